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


# Points across a ship at which a press does not mean the piece.
MISSED = """() => [...document.querySelectorAll("#pieces .fleet")].map((ship) => {
  const { left, top, width, height } = ship.getBoundingClientRect();
  const points = [-0.3, 0, 0.3].flatMap((x) => [-0.3, 0, 0.3].map((y) => [0.5 + x, 0.5 + y]));
  return points.filter(([x, y]) => {
    const hit = document.elementFromPoint(left + x * width, top + y * height);
    return !hit?.closest("#pieces");
  }).length;
})"""


async def test_a_press_between_a_ships_sails_means_the_ship(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await shown(sqlite_server, await new_page(**DESK), Stage.at(SHOWN.position(), "us"))
    missed = await page.evaluate(MISSED)
    assert len(missed) > 2
    assert set(missed) == {0}


async def test_a_press_in_the_middle_of_a_mark_means_its_place_or_a_piece(
    sqlite_server: Running, new_page: NewPage
) -> None:
    # A line leads from there to where a stack stands that has no room beside it.
    page = await shown(sqlite_server, await new_page(**DESK), Stage.at(SHOWN.position(), "us"))
    assert await page.locator("#tethers .tether").count() > 2
    assert await page.evaluate(MEANT) == []
