"""Mr. Madison's War: each thing is told once, whole, and where there is room for it."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.madison.actions import Evade, Lead, NameLeader, UseCard
from app.games.madison.board import GB, US
from app.games.madison.game import GAME
from tests.browser.madison.table import at, attack_queenston, shown_at
from tests.browser.staging import Played, shown
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.madison.positions import position
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PICTURES = Path("static/games/madison/img")
UNCOVERED = """() => {
  const box = document.querySelector(".interruption").getBoundingClientRect();
  const asked = document.querySelector("#turn > .asked").getBoundingClientRect();
  return asked.top >= box.bottom;
}"""
OVER_WORDS = """() => {
  const line = [...document.querySelectorAll("#battle .volley p")].at(-1);
  const dice = line?.parentElement.querySelectorAll(".die") ?? [];
  const { bottom } = line?.getBoundingClientRect() ?? { bottom: 0 };
  if (dice.length) (window.tops ??= []).push(...[...dice].map((die) =>
    bottom - (die.getBoundingClientRect().top + die.getBoundingClientRect().bottom) / 2));
  if (dice.length) (window.states ??= []).push(document.querySelector(".battle-state").textContent);
  requestAnimationFrame(() => window.watch());
}"""


async def test_a_phone_reads_a_reaction_once_with_its_button_as_wide_as_the_card(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", **PHONE)
    hand = position(positions.ARMIES, US, hand=positions.HANDS[US], enemy_hand=("14", "13"))
    stage = Played.at(hand.state, GB, GAME)
    await shown(sqlite_server, page, stage)
    stage.act(US, UseCard("2", "leader"), NameLeader("chauncey", water=True))
    stage.tell()
    await page.locator(".strategy-card.free").first.tap()
    read = page.locator(".card-read")
    await expect(read).to_be_visible()
    button = page.locator(".answers .here .button", has_text="Contrary Winds")
    await expect(button.locator(".hint")).to_be_hidden()
    boxes = [await one.bounding_box() for one in (read, button)]
    assert boxes[0]
    assert boxes[1]
    assert abs(boxes[0]["width"] - boxes[1]["width"]) < 2


@pytest.mark.long
async def test_the_question_covers_nothing_of_what_the_enemy_did(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await at(sqlite_server, new_page, positions.evading_at_queenston(), US, **PHONE)
    stage.act(GB, Evade("beaver_dams"))
    stage.tell()
    await expect(page.locator(".interruption")).to_be_visible()
    assert await page.evaluate(UNCOVERED)


@pytest.mark.long
async def test_who_has_no_mouse_is_not_told_to_point(
    sqlite_server: Running, new_page: NewPage
) -> None:
    fall = positions.fall_of_1812()
    for size, words in ((PHONE, "Press one to see"), (WIDE, "Point at one to see")):
        page, _ = await at(sqlite_server, new_page, fall, US, UseCard("2", "campaign"), **size)
        await expect(page.locator(".warned")).to_contain_text(words)


async def test_the_head_of_the_page_says_how_many_cards_either_side_holds(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await at(sqlite_server, new_page, positions.fall_of_1812(), US, **WIDE)
    counts = stage.frame()["view"]["cards"]["counts"]
    for side in (US, GB):
        held = page.locator(f"#calendar .total.{side} .hand-count")
        await expect(held).to_be_in_viewport(ratio=1)
        await expect(held).to_have_text(str(counts[side]))
        in_table = page.locator(f".reserves tr:has(th.{side}) .backs b")
        await expect(in_table).to_have_text(str(counts[side]))


async def before_the_roll(sqlite_server: Running, new_page: NewPage) -> tuple[Page, Played]:
    """Attack Queenston, until the Americans name who leads."""
    page = await new_page(**WIDE)
    stage = await shown_at(sqlite_server, page, positions.march_from_lewiston())
    attack_queenston(stage)
    stage.tell()
    await expect(page.locator(".balance")).to_be_visible(timeout=15000)
    return page, stage


@pytest.mark.long
async def test_dice_fall_beside_their_words_and_what_they_bring_is_said_after(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await before_the_roll(sqlite_server, new_page)
    await page.evaluate(f"window.watch = {OVER_WORDS}; window.watch()")
    stage.act(US, next(one for one in stage.choices(US) if isinstance(one, Lead)), dice=(2, 6))
    if stage.choices(GB) and isinstance(stage.choices(GB)[0], Lead):
        stage.act(GB, stage.choices(GB)[0], dice=(6, 6))
    stage.tell()
    await expect(page.locator("#battle .die").first).to_be_visible(timeout=15000)
    await expect(page.locator(".battle-state")).not_to_have_text(re.compile("Round"), timeout=15000)
    assert max(await page.evaluate("window.tops")) < 0
    assert "ound" in (await page.evaluate("window.states"))[0]


COLOURED_LATER = """() => {
  const animate = Element.prototype.animate;
  window.later = new Set();
  Element.prototype.animate = function (frames, how) {
    if (frames[0]?.stroke === "transparent") window.later.add(this.getAttribute("class"));
    return animate.call(this, frames, how);
  };
}"""


async def test_the_chart_marks_a_roll_once_its_dice_lie_still(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await before_the_roll(sqlite_server, new_page)
    await page.evaluate(COLOURED_LATER)
    stage.act(US, next(one for one in stage.choices(US) if isinstance(one, Lead)), dice=(2, 6))
    stage.tell()
    await page.wait_for_selector("#battle .bar.rolled")
    await expect(page.locator("#battle .die").first).to_be_visible(timeout=15000)
    [marked] = await page.evaluate("() => [...window.later]")
    assert marked.endswith(" rolled")


def test_the_letters_of_the_rules_pictures_are_not_painted_over() -> None:
    for picture in PICTURES.glob("*.svg"):
        for text in re.findall(r"<text [^>]*stroke=[^>]*>", picture.read_text()):
            assert 'paint-order="stroke"' in text
