"""On a phone what ends the step lies whole and free, whatever the sheet is like."""

import pytest
from playwright.async_api import Page, expect

from app.games.quebec1759.board import FR, GB
from tests.browser.staging import Stage, shown
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.quebec1759.turns import GAME
from tools.shots.quebec1759 import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

HIDDEN = """() => {
  const button = document.querySelector(".answers .main .button");
  const { left, top, width, height } = button.getBoundingClientRect();
  const parts = [0.05, 0.5, 0.95].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [x, y]));
  return parts.filter(([x, y]) =>
    !button.contains(document.elementFromPoint(left + width * x, top + height * y))).length;
}"""
HEIGHT = """() => document.querySelector(".board").getBoundingClientRect().height"""


async def drag_the_grip(page: Page, by: float) -> None:
    """Make the map higher by so many pixels, and the sheet lower."""
    grip = await page.locator(".grip").bounding_box()
    assert grip
    spot = grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2
    await page.mouse.move(*spot)
    await page.mouse.down()
    await page.mouse.move(spot[0], spot[1] + by, steps=4)
    await page.mouse.up()


@pytest.mark.parametrize("is_battle", [False, True])
async def test_what_ends_the_step_is_free_at_every_size_of_the_sheet_and_over_the_log(
    sqlite_server: Running, new_page: NewPage, is_battle: bool
) -> None:
    page = await new_page(reduced_motion="reduce", **PHONE)
    state = positions.columns_open() if is_battle else positions.september()
    await shown(sqlite_server, page, Stage.at(state, FR if is_battle else GB, GAME))
    await expect(page.locator(".answers .main .button")).to_have_count(1)
    for by in (-200, 120, 120, 120, 200):
        await drag_the_grip(page, by)
        assert await page.evaluate(HIDDEN) == 0, await page.evaluate(HEIGHT)
    await page.locator("#tab-log").dispatch_event("click")
    await expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    for by in (0, -120, -120, -300):
        await drag_the_grip(page, by)
        assert await page.evaluate(HIDDEN) == 0, await page.evaluate(HEIGHT)
