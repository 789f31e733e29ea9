"""Questions and news of Liberty lie in sight, and pieces in hand stay there."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.liberty.actions import Build, Move
from app.games.liberty.board import AM, GB
from app.games.liberty.game import GAME
from app.games.liberty.state import PRISON
from app.kit.blocks import with_block
from app.kit.turns import Done
from tests.browser.liberty.test_battle import MISSES, PHONE, marched
from tests.browser.staging import Played, Stage, shown
from tests.browser.table import caught_up
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.liberty.positions import NAMES, position
from tools.shots.liberty.positions import raised, summer_of_1777

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

RESULT = ".battle-result"
SETTLING_MS = 800


async def won(server: Running, new_page: NewPage, **more: Any) -> Page:
    """Show a British player who has won a battle and may regroup."""
    stage = Played.at(summer_of_1777(), GB, GAME)
    marched(stage)
    while stage.state.battle.stage != "regroup":
        side, at = (AM, -1) if stage.choices(AM) else (GB, 0)
        stage.act(side, stage.choices(side)[at], dice=MISSES)
    page = await shown(server, await new_page(reduced_motion="reduce", **more), stage)
    await page.wait_for_selector(RESULT)
    return page


async def lines_of(page: Page) -> int:
    """Count the lines of what a battle cost."""
    found: int = await page.locator(f"{RESULT} > p").evaluate(
        "(one) => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight))"
    )
    return found


async def all_seen(page: Page, selector: str) -> None:
    """Expect all that a selector finds to lie on the screen."""
    await caught_up(page)
    assert await page.locator(selector).count(), selector
    for node in await page.locator(selector).all():
        box = await node.bounding_box()
        assert box, selector
        assert box["y"] + box["height"] <= 844, selector


async def test_a_card_is_played_in_the_strip_under_an_enlarged_map(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await won(sqlite_server, new_page, **PHONE)
    await page.click(".grip")
    await all_seen(page, ".answers .main button, .battle-result h2, .battle-result button")
    await page.locator(".answers .main button").click()
    await page.locator(".hand-card").first.click()
    await all_seen(page, ".hand-card, .answers .here button, [data-do=let-go]")


async def test_a_result_is_one_line_once_something_was_answered(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await won(sqlite_server, new_page, **PHONE)
    await expect(page.locator(f"{RESULT} p")).to_be_visible()
    await page.locator(".answers .main button").click()
    await page.wait_for_selector(".hand-card:enabled")
    await expect(page.locator(f"{RESULT} h2")).to_be_visible()
    assert await lines_of(page) == 1
    await page.click(".grip")
    await expect(page.locator(RESULT)).to_be_hidden()


async def test_after_an_enemys_victory_a_chosen_card_and_its_button_are_both_in_sight(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), AM, GAME)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce", **PHONE), stage)
    marched(stage)
    while stage.state.battle:
        # America retreats from its battle, and Britain stays where it has won.
        side, at = (AM, -1) if stage.choices(AM) else (GB, -1)
        stage.act(side, stage.choices(side)[at], dice=MISSES)
    stage.tell()
    await page.locator(".hand-card:enabled").nth(1).click()
    await caught_up(page)
    card, button = [
        await page.locator(one).bounding_box() for one in (".hand-card.held", ".answers .here")
    ]
    assert card
    assert button
    assert card["y"] + card["height"] <= button["y"]
    assert button["y"] + button["height"] <= 844
    await expect(page.locator(f"{RESULT} h2")).to_be_visible()
    assert await lines_of(page) == 1
    await expect(page.locator(".enemy-deed")).to_have_count(0)


async def test_the_ways_from_a_battle_that_was_won_lie_under_its_question(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await won(sqlite_server, new_page, **PHONE)
    await page.get_by_role("button", name="Move on to …").click()
    await caught_up(page)
    ways = await page.locator(".ways-of button").all()
    done = await page.locator(".answers .main").bounding_box()
    assert done
    assert len(ways) == 3
    for way in ways:
        box = await way.bounding_box()
        assert box
        assert box["y"] + box["height"] <= done["y"]


async def test_6_0_a_new_block_has_its_strip_and_goes_to_its_only_place_by_one_press(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), GB, GAME)
    stage.act(GB, Done())
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce", **PHONE), stage)
    card = page.locator(".hand-card").first
    before = await card.bounding_box()
    stage.act(GB, Build())
    stage.tell()
    await page.wait_for_selector(".tray-block:enabled")
    await caught_up(page)
    after, asked = await card.bounding_box(), await page.locator(".asked").bounding_box()
    assert before
    assert after
    assert asked
    assert (after["y"], after["height"]) == (before["y"], before["height"])
    assert after["y"] + after["height"] < asked["y"]
    await page.locator(".map .spot.lit").dispatch_event("click")
    await expect(page.locator(".tray-block")).to_have_count(0)
    assert stage.pressed == ["deploy"]


async def test_6_0_a_new_block_that_was_put_down_goes_where_one_presses(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), GB, GAME)
    stage.act(GB, Done())
    stage.act(GB, Build())
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce"), stage)
    await expect(page.locator(".in-hand")).to_be_visible()
    await expect(page.locator("[data-do=let-go]")).to_have_count(0)
    name = await page.locator(".map .spot.lit").first.get_attribute("data-names")
    await page.keyboard.press("Escape")
    await expect(page.locator(".map .spot.lit")).to_have_count(0)
    await page.locator(f".map .spot[data-names='{name}']").dispatch_event("click")
    await expect(page.locator(".tray-block")).to_have_count(0)
    assert stage.pressed == ["deploy"]


async def test_a_battle_that_begins_has_the_sheets_width_and_its_place_in_sight(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), GB, GAME)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce", **PHONE), stage)
    await page.click(".grip")
    marched(stage)
    stage.tell()
    await page.wait_for_selector(".battle-card")
    await caught_up(page)
    card, pane, ring = [
        await page.locator(one).bounding_box()
        for one in ("#battle", "#board", "#fight .fight-ring")
    ]
    assert card
    assert pane
    assert ring
    assert card["width"] == pane["width"] == 390
    assert ring["y"] >= pane["y"]
    assert ring["y"] + ring["height"] <= pane["y"] + pane["height"]


async def after_three_marches(server: Running, new_page: NewPage) -> Page:
    """Show an American player, with prisoners to speak of, what the British have just done."""
    state = with_block(summer_of_1777(), "rall", at=PRISON)
    stage = Played.at(state, AM, GAME)
    page = await shown(server, await new_page(reduced_motion="reduce", **PHONE), stage)
    stage.act(GB, Move("howe", NAMES["new-haven"]), Move("burgoyne", NAMES["albany"]))
    stage.act(GB, Move("26th-foot", NAMES["jacques-cartier"]), Done())
    stage.act(GB, *([Done()] if stage.choices(GB) else []))
    stage.tell()
    await expect(page.locator(".enemy-deed li")).to_have_count(3)
    return page


async def test_what_is_done_with_a_block_in_hand_lies_over_what_ends_the_step(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await after_three_marches(sqlite_server, new_page)
    await page.locator("#pieces [data-names~='block:washington']").dispatch_event("click")
    await caught_up(page)
    foot = await page.locator(".answers > .main").bounding_box()
    assert foot
    for button in await page.locator(".in-hand .button").all():
        box = await button.bounding_box()
        assert box
        assert box["y"] + box["height"] <= foot["y"]


async def test_what_helps_to_answer_and_is_covered_is_told_to_lie_below(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await after_three_marches(sqlite_server, new_page)
    await expect(page.locator(".sheet.has-more")).to_have_count(0)
    foot, other, helps = [
        await page.locator(one).bounding_box()
        for one in (".answers > .main", ".answers .bargain", ".help .row")
    ]
    assert foot
    assert other
    assert helps
    assert helps["y"] + helps["height"] <= foot["y"]
    # Where all but what helps is in sight.
    by = foot["y"] - other["y"] - other["height"]
    await page.locator(".sheet").evaluate("(one, by) => { one.style.paddingTop = `${by}px` }", by)
    await expect(page.locator(".sheet.has-more")).to_have_count(1)


async def test_under_an_enlarged_map_all_that_is_pressed_is_seen_beside_what_the_enemy_did(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await after_three_marches(sqlite_server, new_page)
    await page.click(".grip")
    await all_seen(page, ".answers .main button")
    await page.locator("#pieces [data-names~='block:washington']").dispatch_event("click")
    await all_seen(page, ".answers .main button, .in-hand .row .button:not(.toggle)")


# Of some hexes those of which the half beyond their town is cut.
NOT_SEEN = """(places) => {
  const half = 40;
  const pane = document.querySelector("#board").getBoundingClientRect();
  const isSeen = ({ left, right, top, bottom }) => left - half >= pane.left
    && right + half <= pane.right && top - half >= pane.top && bottom + half <= pane.bottom;
  return places.filter((id) => !isSeen(
    document.querySelector(`#hex-${id} .mark`).getBoundingClientRect()));
}"""


async def test_a_map_that_was_made_small_frames_a_battle_with_the_hexes_about_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), GB, GAME)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce", **PHONE), stage)
    await page.wait_for_selector("#pieces .piece")
    for _ in range(8):
        await page.locator("[data-do=zoom-out]").dispatch_event("click")
    # What somebody moves just now stays in their hand.
    await page.wait_for_timeout(SETTLING_MS)
    marched(stage)
    while not stage.choices(GB):
        stage.act(AM, stage.choices(AM)[0], dice=MISSES)
    stage.tell()
    await page.wait_for_selector(".battle-card")
    await caught_up(page)
    about = ("morristown", "kingston", "wyoming", "reading", "new-brunswick", "new-york")
    assert await page.evaluate(NOT_SEEN, [NAMES[one] for one in about]) == []
    seen = await page.get_attribute("#map svg", "viewBox")
    assert seen
    # The map is at least as wide as its window.
    assert 390 / float(seen.split()[2]) > 0.7


async def test_a_press_on_open_sea_keeps_what_is_in_hand_and_says_why(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), GB, GAME)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce"), stage)
    await page.locator("#pieces [data-names~='block:howe']").dispatch_event("click")
    await expect(page.locator(".in-hand")).to_contain_text("Howe")
    await page.locator("#map > svg").dispatch_event("click")
    await expect(page.locator(".note")).to_contain_text("no place to go")
    await expect(page.locator(".in-hand")).to_contain_text("Howe")


async def test_the_number_of_hidden_blocks_is_none_of_a_towns_worth(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "newport: gb howe 4, gb rall 3, gb knyphausen 3, gb riedesel 3; kingston: am gates 3"
    stage = Stage.at(raised(position(text, AM, year=1777, turn=3)), AM, GAME)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce"), stage)
    crowd = page.locator("#pieces .blank")
    await expect(crowd.locator(".count")).to_have_text("×4")
    await expect(crowd.locator("circle")).to_have_count(0)


async def test_of_a_block_that_was_seen_the_figure_alone_is_drawn_large_enough_to_be_read(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(summer_of_1777(), AM, GAME)
    page = await new_page(reduced_motion="reduce", **PHONE)
    at = NAMES["quebec"]
    piece = {"side": "gb", "kind": "foot", "group": "26th-foot", "cv": 2, "max": 3, "at": at}
    when = {"key": "liberty-line-turn", "params": {"year": "1777", "turn": 2}}
    told = {"sightings": [{"piece": piece, "when": when, "line": 1, "at": [at]}]}
    await page.route("**/memory", lambda route: route.fulfill(json=told))
    await shown(sqlite_server, page, stage)
    seen = page.locator("#pieces .ghost text").filter(visible=True)
    await expect(seen).to_have_text(["2"])
    box = await seen.bounding_box()
    assert box
    assert box["height"] >= 14
