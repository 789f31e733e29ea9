"""Quebec 1759: with more blocks in hand than boats carry nothing is lit that would be refused."""

from typing import Any

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


async def test_who_says_how_many_row_over_is_told_why_there_are_no_more(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    stage = Played.at(positions.september(), GB, GAME)
    await shown(sqlite_server, page, stage)
    await expect(page.locator("#zone-ET.free")).to_have_count(1)
    await page.evaluate(PRESS, "zone:ET")
    await page.evaluate(PRESS, "zone:SI")
    await expect(page.locator("#tip .number")).to_have_count(BOATS)
    await expect(page.locator("#tip .limit")).to_have_text(f"Boats carry only {BOATS} more there.")
    await page.click("#tip [data-do=let-go]")
    await page.evaluate(PRESS, "zone:ET")
    await page.evaluate(PRESS, "zone:LE")
    await expect(page.locator("#tip .number")).not_to_have_count(0)
    await expect(page.locator("#tip .limit")).to_have_count(0)


OFF = """([x, y]) => {
  const { left, right, top, bottom } = document.querySelector("#tip").getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}"""


END = """() => {
  const { left, top, right, bottom } = document.querySelector("#river-BA").getBoundingClientRect();
  const steps = Array.from({ length: 60 }, (_, n) => n / 60);
  const spots = steps.flatMap((a) => steps.map((b) =>
    [right - a * (right - left), top + b * (bottom - top)]));
  return spots.find(([x, y]) => document.elementFromPoint(x, y)?.closest("#river-BA"));
}"""


async def test_what_is_to_be_chosen_stands_beside_the_press_on_a_long_river(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    stage = Played.at(positions.september(), GB, GAME)
    await shown(sqlite_server, page, stage)
    await expect(page.locator("#zone-ET.free")).to_have_count(1)
    await page.evaluate(PRESS, "ships:SL")
    await expect(page.locator("#river-BA.lit")).to_have_count(1)
    spot = await page.evaluate(END)
    await page.mouse.click(*spot)
    await expect(page.locator("#tip .button")).not_to_have_count(0)
    assert await page.evaluate(OFF, spot) < 40


CUT = """() => {
  const tip = document.querySelector("#tip").getBoundingClientRect();
  return [...document.querySelectorAll("#tip .button")].filter((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return left < tip.left || right > tip.right || top < tip.top || bottom > tip.bottom;
  }).map((button) => button.textContent);
}"""


@pytest.mark.parametrize("window", [{"viewport": {"width": 1440, "height": 900}}, PHONE])
async def test_how_many_go_by_road_and_by_river_is_asked_in_a_row_each_under_its_name(
    sqlite_server: Running, new_page: NewPage, window: dict[str, Any]
) -> None:
    page = await new_page(reduced_motion="reduce", **window)
    five = turn("CR: FR-SAR FR-ROU FR-GUY FR-BEA FR-M1", ships_up=2, number=5)
    await shown(sqlite_server, page, Played.at(five.state, FR, GAME))
    await expect(page.locator("#zone-CR.free")).to_have_count(1)
    for name in ("zone:CR", "zone:SI"):
        await page.evaluate(PRESS, name)
    await expect(page.locator("#tip .leads-to")).to_have_text("Sillery")
    names, rows = page.locator("#tip .row-name"), page.locator("#tip .numbers")
    await expect(names).to_have_text(["… blocks by road", "… blocks by river"])
    assert await rows.all_inner_texts() == ["1\n2\n3\n4\n5", "1\n2"]
    assert await page.evaluate(CUT) == []


async def test_two_numbers_have_a_title_too(sqlite_server: Running, new_page: NewPage) -> None:
    page = await new_page(reduced_motion="reduce", **PHONE)
    stage = Played.at(turn("OR: BR-15", ships_up=2, number=5).state, GB, GAME)
    await shown(sqlite_server, page, stage)
    await expect(page.locator("#river-SL")).to_have_count(1)
    await page.evaluate(PRESS, "ships:BA")
    await expect(page.locator("#river-SL.lit")).to_have_count(1)
    await page.evaluate(PRESS, "river:SL")
    await expect(page.locator("#tip .leads-to")).to_have_text("St. Laurent: … ships upriver")
    await expect(page.locator("#tip .number")).to_have_count(2)
    assert await page.evaluate(CUT) == []
