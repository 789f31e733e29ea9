"""What buttons of Quebec 1759 say, beside the map and on it."""

from typing import Any

import pytest
from msgspec.structs import replace
from playwright.async_api import expect

from app.games.quebec1759.board import FR, GB, STANDARD
from proofs.headless import opened
from tests.browser.quebec1759.test_phone import PHONE
from tests.browser.staging import Stage, shown
from tests.browser.table import at_match
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.quebec1759.turns import GAME, turn
from tools.shots.quebec1759.positions import militia_due, september

pytestmark = pytest.mark.browser

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "Quebec militia 4, Quebec militia, 2 of 2: Goes home"), ("ja", "ケベック民兵4")],
)
async def test_the_answer_about_a_block_that_was_pressed_names_it(
    sqlite_server: Running, new_page: NewPage, locale: str, words: str
) -> None:
    stage = Stage.at(militia_due(), FR, GAME)
    page = await shown(sqlite_server, await new_page(**DESK, locale=locale), stage)
    await page.locator("#pieces [data-key='FR-Q4'] .piece").dispatch_event("click")
    await expect(page.locator(".tip .button").first).to_contain_text(words)


async def test_no_more_are_taken_together_than_can_go_and_many_are_counted(
    sqlite_server: Running, new_page: NewPage
) -> None:
    # Boats carry four of the 21 on the island.
    stage = Stage.at(turn("OR: BR-15").state, GB, GAME)
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    await page.locator("#pieces [data-key='BR-15'] .piece").dispatch_event("click")
    await page.get_by_role("button", name="Take 4, as many as can go together").click()
    await expect(page.locator(".piece.held")).to_have_count(4)
    await expect(page.locator("#pieces [data-key='BR-15'] .piece.held")).to_have_count(1)
    stage = Stage.at(september(), FR, GAME)
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    await page.locator("#pieces [data-key='FR-SAR'] .piece").dispatch_event("click")
    await page.get_by_role("button", name="Take all 8").click()
    await expect(page.locator(".in-hand summary")).to_contain_text("8 blocks")


AT_REST = """() => new Promise((resolve) => {
  const box = () => document.querySelector("#map svg").getAttribute("viewBox");
  const look = (since, before) => requestAnimationFrame((now) => {
    const seen = box();
    if (seen !== before) look(now, seen);
    else if (now - since > 100) resolve(true);
    else look(since, before);
  });
  look(performance.now(), box());
})"""
"""Whether the map has come to rest, once it has."""
COVERED = """() => {
  const tip = document.querySelector(".tip").getBoundingClientRect();
  const kept = "#pieces [data-stack='ET/gb'] .face, #zone-LE .mark";
  return [...document.querySelectorAll(kept)].filter((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return left < tip.right && right > tip.left && top < tip.bottom && bottom > tip.top;
  }).length;
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_how_many_go_is_asked_by_numbers_that_hide_neither_them_nor_their_way(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    stage = Stage.at(september(), GB, GAME)
    page = await shown(sqlite_server, await new_page(**size), stage)
    await page.locator("#zone-ET").dispatch_event("click")
    await expect(page.locator(".in-hand")).to_contain_text("Etchemin")
    await page.locator("#zone-LE").dispatch_event("click")
    third = page.locator(".tip").get_by_role("button", name="3 blocks by road")
    await expect(third).to_have_text("3")
    await expect(page.locator(".tip .leads-to")).to_have_text("Levis: … blocks by road")
    # The map comes nearer to what was pressed; the numbers stand for where it comes to rest.
    await page.wait_for_function(AT_REST)
    assert await page.evaluate(COVERED) == 0


RIM = "(face) => getComputedStyle(face).stroke"


async def test_blocks_of_a_tray_are_lit_until_one_is_in_hand_and_places_are(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage(opened(GAME, "stage", {}), FR)
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    faces = page.locator(".tray-block .face")
    await expect(faces).to_have_count(25)
    lit = await faces.nth(1).evaluate(RIM)
    await expect(page.locator("#map .spot.lit")).to_have_count(0)
    await page.locator(".tray-block").first.click()
    await expect(page.locator("#map .spot.lit")).not_to_have_count(0)
    assert await faces.nth(1).evaluate(RIM) != lit


async def test_who_waits_for_the_table_sees_the_map_and_reads_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    made = await at_match(sqlite_server, page, "quebec1759", side="gb", machine="random")
    await page.route("**/api/matches/**", lambda _route: None)
    await page.route_web_socket("**/live", lambda _socket: None)
    await page.goto(f"{sqlite_server.url}/m/{made['match']}")
    await expect(page.locator("#turn")).to_have_text("Joining the table…")
    await expect(page.locator("#zone-AB .mark")).to_be_visible()


GROUND = """(id) => {
  const { left, top, width, height } = document.getElementById(id).getBoundingClientRect();
  return [left + width / 2, top + height / 4];
}"""
RINGED = "() => getComputedStyle(document.activeElement).outlineStyle !== 'none'"


async def test_numbers_that_a_mouse_opened_have_the_focus_and_no_ring(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(september(), GB, GAME)
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    await page.locator("#zone-ET .mark").click()
    # The ground of a zone can't have the focus itself, and a browser may ring what gets it then.
    await page.mouse.click(*await page.evaluate(GROUND, "area-CR"))
    number = page.locator(".tip .number")
    await expect(number.first).to_be_focused()
    assert not await page.evaluate(RINGED)
    await page.keyboard.press("Tab")
    await expect(number.nth(1)).to_be_focused()
    assert await page.evaluate(RINGED)
    # What is drawn anew for another reason takes nobody back to the first.
    second = await number.nth(1).element_handle()
    await page.evaluate("() => document.getElementById('tab-log').click()")
    await page.wait_for_function("(node) => !node.isConnected", arg=second, timeout=9000)
    await expect(number.nth(1)).to_be_focused()


WORN = "OR: BR-15 BR-28 BR-35 BR-43; BE: FR-SAR FR-ROU; CR: FR-OTT; AB: FR-BEA"


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
async def test_who_comes_near_to_losing_reads_at_how_little(
    sqlite_server: Running, new_page: NewPage, device: dict[str, Any]
) -> None:
    worn = " ".join(name for name in STANDARD.army[GB] if name not in WORN)
    few = dict.fromkeys(STANDARD.army[GB], 4)
    stage = Stage.at(turn(WORN, gone=worn, cv=few).state, GB, GAME)
    page = await shown(sqlite_server, await new_page(**device), stage)
    await expect(page.locator(".total.gb")).to_have_text("Britain 16 (loses below 20)")
    whole = Stage.at(turn(WORN).state, GB, GAME)
    page = await shown(sqlite_server, await new_page(**device), whole)
    await expect(page.locator(".total.gb .limit")).to_have_count(0)


async def test_the_block_that_both_know_to_be_the_ottawa_bears_their_sign(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = replace(turn(WORN).state, ottawa_zones=("CR",))
    page = await shown(sqlite_server, await new_page(**DESK), Stage.at(state, GB, GAME))
    known = page.locator("#pieces .piece[aria-label*='The Ottawa, as both sides know']")
    await expect(known).to_have_count(1)
    await expect(known.locator(".ghost")).to_have_count(1)
    await expect(page.locator("#pieces .ghost")).to_have_count(1)
