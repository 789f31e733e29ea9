"""Quebec 1759: with more blocks in hand than boats carry nothing is lit that would be refused."""

import pytest
from playwright.async_api import expect

from app.games.quebec1759.board import FR, GB
from tests.browser.staging import Played, shown
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.quebec1759.turns import GAME, turn
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


async def test_on_a_phone_all_numbers_of_who_goes_and_what_lets_go_lie_in_sight(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", **PHONE)
    ten = "AB: FR-SAR FR-ROU FR-LAN FR-GUY FR-BEA FR-M1 FR-M2 FR-M3 FR-Q1 FR-Q2"
    stage = Played.at(turn(ten, number=3).state, FR, GAME)
    await shown(sqlite_server, page, stage)
    await expect(page.locator("#zone-AB.free")).to_have_count(1)
    for name in ("zone:AB", "zone:SC"):
        await page.evaluate(PRESS, name)
    numbers = page.locator("#tip .number")
    await expect(numbers).to_have_count(10)
    for button in await page.locator("#tip .button").all():
        await expect(button).to_be_in_viewport(ratio=1)
    tip = page.locator("#tip")
    assert await tip.evaluate("(tip) => tip.scrollHeight - tip.clientHeight") <= 0
