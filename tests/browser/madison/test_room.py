"""Mr. Madison's War: what is asked has the room that it needs, and what is looked at lies still."""

from typing import Any

import pytest
from playwright.async_api import expect

from app.games.madison.actions import UseCard
from app.games.madison.board import US
from tests.browser.madison.table import at
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
# What is pressed at its middle is the button itself, not what lies over it.
EDGES = """() => [...document.querySelectorAll(".tabs, #turn .main, .answers button")]
  .map((node) => { const { x, y } = node.getBoundingClientRect(); return [x, y]; })"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll("#turn button")].filter((button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const pressed = [2, height / 2, height - 2].map((y) =>
    document.elementFromPoint(left + width / 2, top + y));
  return !pressed.every((node) => button.contains(node));
}).map((button) => button.textContent)"""


async def test_every_answer_and_every_way_back_stands_in_sight_beside_the_map(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await at(sqlite_server, new_page, positions.fall_of_1812(), **DESK)
    await expect(page.locator(".coach")).to_be_visible()
    await page.locator(".strategy-card").nth(2).click()
    await expect(page.locator(".answers .here .button")).to_have_count(6)
    assert await page.evaluate(OUT_OF_SIGHT) == []
    stage.act(US, UseCard("2", "leader"))
    stage.tell()
    await expect(page.locator("#turn [data-do=undo], .draft .button")).to_have_count(2)
    assert await page.locator(".answers .button").count() > 5
    assert await page.evaluate(OUT_OF_SIGHT) == []
    # Who reads a tab has most of the room, and all is where it was once they press elsewhere.
    places = await page.evaluate(EDGES)
    body = page.locator("#tab-body")
    for tab in ("log", "places", "score"):
        await page.click(f"#tab-{tab}")
        box = await body.bounding_box()
        assert box
        assert box["height"] > 440
        await expect(page.locator("#prompt")).to_be_in_viewport()
    await page.locator("#prompt").click()
    assert await page.evaluate(EDGES) == places


FADE = """() => {
  const main = document.querySelector('.answers > .main');
  const { height, paddingTop } = getComputedStyle(main, '::before');
  return [parseFloat(height) + parseFloat(paddingTop), getComputedStyle(main).backgroundImage];
}"""


async def test_what_does_not_fit_is_said_to_be_below(
    sqlite_server: Running, new_page: NewPage
) -> None:
    low: dict[str, Any] = {"viewport": {"width": 1440, "height": 640}}
    page, _ = await at(sqlite_server, new_page, positions.march_from_lewiston(), **low)
    turn = page.locator("#turn")
    await expect(turn).to_have_class("has-more")
    words = await page.evaluate(
        "getComputedStyle(document.querySelector('.answers > .main'), '::before').content"
    )
    assert words == '"More below ▾"'
    # What is scrolled fades over a line's height: none is cut in half, nor shows under the words.
    high, under = await page.evaluate(FADE)
    assert high > 40
    assert under == "none"
    # A press on the words goes further.
    main = await page.locator(".answers > .main").bounding_box()
    assert main
    for _ in range(4):
        await page.mouse.click(main["x"] + main["width"] - 30, main["y"] - 8)
    await expect(turn).not_to_have_class("has-more")


@pytest.mark.long
async def test_a_hint_takes_a_line_or_two(sqlite_server: Running, new_page: NewPage) -> None:
    page, stage = await at(sqlite_server, new_page, positions.fall_of_1812(), **DESK)
    for act in (None, UseCard("2", "leader")):
        if act:
            stage.act(US, act)
            stage.tell()
            await expect(page.locator(".coach")).to_contain_text("Activate")
        box = await page.locator(".coach").bounding_box()
        assert box
        assert box["height"] < 50
    fought, _ = await at(sqlite_server, new_page, positions.battle_of_queenston(), **DESK)
    box = await fought.locator(".coach").bounding_box()
    assert box
    assert box["height"] < 60
