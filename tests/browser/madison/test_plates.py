"""Madison: names and numbers of leaders can be read, whatever may be done with them."""

from typing import Any

import pytest
from playwright.async_api import expect

from app.games.madison.actions import UseCard
from app.games.madison.board import US
from tests.browser.madison.table import at
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
STROKES = """() => [...document.querySelectorAll("#pieces .free.leader :is(text, .sash)")].map(
  (node) => getComputedStyle(node).stroke)"""
COVERED = """() => [...document.querySelectorAll("#pieces .leader .sash")].filter((node) => {
  const { left, width, bottom } = node.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, bottom - 0.4);
  return hit?.closest("#pieces .piece") && !hit.closest(".leader");
}).map((node) => node.parentElement.getAttribute("aria-label"))"""
"""The leaders of whose names a counter before them covers the lower edge."""


@pytest.mark.parametrize("size", others_later([WIDE, PHONE]))
async def test_the_plate_of_a_leader_who_may_be_named_is_without_strokes_and_clear(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    state = positions.fall_of_1812()
    page, _ = await at(sqlite_server, new_page, state, US, UseCard("2", "leader"), **size)
    await expect(page.locator("#pieces .free.leader").first).to_be_visible()
    assert set(await page.evaluate(STROKES)) == {"none"}
    assert await page.evaluate(COVERED) == []
