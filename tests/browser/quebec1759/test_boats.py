"""Quebec 1759: with more blocks in hand than boats carry nothing is lit that would be refused."""

import pytest
from playwright.async_api import expect

from app.games.quebec1759.board import GB
from tests.browser.staging import Played, shown
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.quebec1759.turns import GAME
from tools.shots.quebec1759 import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

BOATS = 3
PRESS = """(name) => document.querySelector(`#map [data-names~="${name}"]`)
  .dispatchEvent(new MouseEvent("click", { bubbles: true }))"""


async def test_who_holds_more_than_boats_carry_is_left_with_as_many_as_can_go(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", **PHONE)
    stage = Played.at(positions.september(), GB, GAME)
    await shown(sqlite_server, page, stage)
    lit, over_the_river = page.locator("#map .spot.lit"), page.locator("#zone-SI.lit")
    await page.evaluate(PRESS, "block:BR-35")
    await expect(over_the_river).to_have_count(1)
    await page.click("[data-do=all-here]")
    await expect(lit).to_have_count(1)
    await expect(lit).to_have_attribute("data-names", "zone:LE")
    await page.evaluate(PRESS, "zone:SI")
    await expect(page.locator("#tip .why")).to_contain_text(f"Boats carry only {BOATS} of these")
    await expect(over_the_river).to_have_count(1)
    assert not stage.pressed
    await page.evaluate(PRESS, "zone:SI")
    await expect(page.locator(".draft")).to_contain_text(f"{BOATS} steps")
    assert stage.pressed == ["send"] * BOATS
