"""What a press on the map means."""

import pytest

from tests.browser.staging import Stage, shown
from tests.browser.test_access import DESK
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tools.shots.war1812 import SHOWN

pytestmark = pytest.mark.browser

MEANT = """() => [...document.querySelectorAll("#map .spot:has(.mark)")].flatMap((spot) => {
  const { left, top, width, height } = spot.querySelector(".mark").getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const named = hit?.closest("[data-names]");
  return named || !hit?.closest("#map") ? [] : [`${spot.id}: ${hit.className.baseVal}`];
})"""


async def test_a_press_in_the_middle_of_a_mark_means_its_place_or_a_piece(
    sqlite_server: Running, new_page: NewPage
) -> None:
    # A line leads from there to where a stack stands that has no room beside it.
    page = await shown(sqlite_server, await new_page(**DESK), Stage.at(SHOWN.position(), "us"))
    assert await page.locator("#tethers .tether").count() > 2
    assert await page.evaluate(MEANT) == []
