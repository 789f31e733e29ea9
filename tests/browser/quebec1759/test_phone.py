"""Quebec 1759 on a phone, whose panel is a sheet that scrolls under the map."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.quebec1759.actions import Part, SendOttawa
from app.games.quebec1759.battle_actions import Fire
from app.games.quebec1759.board import FR, GB
from app.games.quebec1759.state import Situation
from app.kit.turns import Done
from tests.browser.quebec1759.test_columns import OWN, SETTING_UP, Theatre, deployments, frame, view
from tests.browser.staging import Played, Stage, shown
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.quebec1759.battles import columns, misses
from tests.games.quebec1759.turns import GAME, turn
from tools.shots.quebec1759.positions import (
    AROUND,
    FRENCH_LINE,
    ON_THE_PLAINS,
    columns_open,
    met_on_the_plains,
    now,
    september,
)

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DONE = {"action": {"type": "done"}, "final": True, "typed": "done", "label": {"key": "board-undo"}}
HALT = {"action": {"type": "halt"}, "final": True, "label": {"key": "board-undo"}}
SCROLL = "document.querySelector('div.sheet').scrollTop"


async def on_a_phone(server: Running, new_page: NewPage, first: dict[str, Any]) -> Theatre:
    theatre = Theatre(await new_page(**PHONE))
    await theatre.open(server, first)
    return theatre


def asked(key: str, v: int) -> dict[str, Any]:
    shown = frame(view(None), [HALT, *deployments("BR-15", "BR-LI")], v)
    return shown | {"choices": shown["choices"] | {"prompt": {"key": key}}}


async def scroll(page: Page, by: int) -> None:
    await page.evaluate("by => document.querySelector('div.sheet').scrollTo(0, by)", by)


async def test_who_answers_far_down_sees_the_next_question(
    sqlite_server: Running, new_page: NewPage
) -> None:
    theatre = await on_a_phone(sqlite_server, new_page, asked("quebec1759-ask-orders", 1))
    page = theatre.page
    await page.click("[data-do=many]")
    await expect(page.locator("[data-do=many].on")).to_have_count(1)
    await scroll(page, 150)
    # Another frame of the same question moves nothing.
    again = asked("quebec1759-ask-orders", 2)
    theatre.show(again | {"view": again["view"] | {"turn_number": 4}})
    await expect(page.locator(".turns .now")).to_have_text("4")
    assert await page.evaluate(SCROLL) == 150
    theatre.show(asked("quebec1759-ask-picks", 3))
    await expect(page.locator("[data-do=many]:not(.on)")).to_have_count(1)
    await expect(page.locator("#to-turn")).to_be_hidden()
    assert await page.evaluate(SCROLL) == 0


async def test_a_battle_that_scrolls_up_behind_the_map_does_not_move_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    first = frame(view(SETTING_UP), deployments("BR-15", "BR-LI"))
    theatre = await on_a_phone(sqlite_server, new_page, first)
    page = theatre.page
    mark = page.locator("#zone-BE .mark")
    before = await mark.bounding_box()
    await scroll(page, 120)
    await page.locator('#battle [data-names="block:BR-15"]').dispatch_event("click")
    await expect(page.locator("#battle .near .post.lit")).to_have_count(4)
    assert await mark.bounding_box() == before


HEIGHT = "document.querySelector('#battle').getBoundingClientRect().height"


async def test_a_card_is_as_high_while_armies_are_set_up_as_when_they_fire(
    sqlite_server: Running, new_page: NewPage
) -> None:
    heights = set()
    for position in (met_on_the_plains(), columns_open()):
        page = await shown(sqlite_server, await new_page(**PHONE), Stage.at(position, FR, GAME))
        await page.wait_for_selector(".battle-card")
        heights.add(await page.evaluate(HEIGHT))
    assert len(heights) == 1
    for button in await page.locator(".answers .button").all():
        await expect(button).to_be_in_viewport(ratio=1)


async def test_a_tray_is_ordered_by_kind_and_strength_and_hands_out_in_that_order(
    sqlite_server: Running, new_page: NewPage
) -> None:
    more = {"BR-D1": {"kind": "detachment", "group": "", "max": 1, "cv": 1, "at": "hand"}}
    weak = {"BR-2RA": OWN["BR-15"] | {"max": 3, "cv": 3}}
    hand = more | weak | OWN
    blocks = {id_: block | {"at": "hand"} for id_, block in hand.items()}
    places = [
        {
            "action": {"type": "place", "block": id_, "at": "BE"},
            "final": False,
            "subject": f"block:{id_}",
            "target": "zone:BE",
        }
        for id_ in blocks
    ]
    theatre = await on_a_phone(
        sqlite_server, new_page, frame(view(None) | {"blocks": blocks}, places)
    )
    page = theatre.page
    tray = page.locator(".tray-block")
    await expect(tray).to_have_count(5)
    order = ["BR-WOLFE", "BR-15", "BR-2RA", "BR-LI", "BR-D1"]
    assert [await one.get_attribute("data-key") for one in await tray.all()] == order
    # One is placed: the next that the tray shows comes to hand.
    await tray.first.tap()
    await page.locator("#zone-BE").dispatch_event("click")
    await expect(page.locator("body.busy")).to_have_count(1)
    left = blocks | {"BR-WOLFE": OWN["BR-WOLFE"]}
    theatre.show(frame(view(None) | {"blocks": left}, places[:3] + places[4:], 2))
    await expect(page.locator(".tray-block.held")).to_have_attribute("data-key", "BR-15")


async def test_the_field_for_orders_says_what_ends_them_when_nothing_else_can_be_written(
    sqlite_server: Running, new_page: NewPage
) -> None:
    theatre = await on_a_phone(sqlite_server, new_page, frame(view(None), [DONE]))
    await expect(theatre.page.locator("#typed")).to_have_attribute("placeholder", "like done")


async def test_who_cannot_see_a_seal_is_told_what_was_agreed_about_waiting(
    sqlite_server: Running, new_page: NewPage
) -> None:
    awaiting = [
        {"side": side, "message": {"key": "board-undo"}, "sealed": True} for side in ("gb", "fr")
    ]
    claim = {"days": 7, "by": "", "claimable_at": 0}
    open_ = asked("quebec1759-ask-orders", 1) | {"awaiting": awaiting, "claim": claim}
    theatre = await on_a_phone(sqlite_server, new_page, open_)
    terms = theatre.page.locator(".asked .small")
    await expect(theatre.page.locator(".asked.mine")).to_contain_text("France Undo")
    await expect(terms).to_have_count(0)
    theatre.show(open_ | {"v": 2, "options": {"ready": "hidden"}})
    await expect(terms).to_contain_text("for 7 days may claim the match")


WITHIN = """() => {
  const [ghost, map] = ["#ghosts .piece", "#board"].map((one) =>
    document.querySelector(one)?.getBoundingClientRect());
  if (!ghost) return false;
  const [x, y] = [ghost.x + ghost.width / 2, ghost.y + ghost.height / 2];
  return x > map.left && x < map.right && y > map.top && y < map.bottom;
}"""
SEEN = "document.querySelector('#map svg').getAttribute('viewBox')"


async def test_the_map_shows_where_the_enemy_goes_then_what_is_asked(
    sqlite_server: Running, new_page: NewPage
) -> None:
    begun = turn("OR: BR-15 BR-28; SF: FR-SAR FR-ROU", ships_up=0, number=3).state
    stage = Stage.at(begun, GB, GAME)
    for side in (FR, GB):
        stage.act(side, Done())
    page = await shown(sqlite_server, await new_page(**PHONE), stage)
    before = await page.evaluate(SEEN)
    stage.act(FR, Part("SF", "CR", "road", 2), Done())
    stage.act(GB, Done())
    stage.tell()
    await page.wait_for_function(WITHIN, timeout=20_000)
    assert await page.evaluate(SEEN) != before
    await page.wait_for_selector("#ghosts:not([data-playing])", state="attached")
    await expect(page.locator("#zone-OR .mark")).to_be_in_viewport(ratio=1)


async def test_the_map_shows_both_orders_once_they_are_open(
    sqlite_server: Running, new_page: NewPage
) -> None:
    begun = turn("OR: BR-15 BR-28; SC: FR-SAR FR-ROU", ships_up=0, number=3).state
    stage = Stage.at(begun, GB, GAME)
    page = await shown(sqlite_server, await new_page(**PHONE), stage)
    stage.act(FR, Part("SC", "AB", "crossing", 1), Done())
    stage.act(GB, Part("OR", "MO", "river", 1), Done())
    stage.tell()
    await expect(page.locator("#turn h2").first).to_contain_text("Orders are open")
    for zone in ("OR", "MO", "SC", "AB"):
        await expect(page.locator(f"#zone-{zone} .mark")).to_be_in_viewport(ratio=1)


async def test_a_phone_held_sideways_keeps_its_whole_map_beside_a_battle(
    sqlite_server: Running, new_page: NewPage
) -> None:
    sideways = PHONE | {"viewport": {"width": 844, "height": 390}}
    stage = Stage.at(columns_open(), GB, GAME)
    page = await shown(sqlite_server, await new_page(**sideways), stage)
    await page.wait_for_selector(".battle-card")
    board = await page.locator("#board").bounding_box()
    assert board
    assert board["height"] > 300


async def test_an_order_to_the_ottawa_is_in_sight_on_the_map_and_in_the_plan(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(september(), FR, GAME)
    stage.act(FR, SendOttawa("LE"))
    page = await shown(sqlite_server, await new_page(**PHONE), stage)
    await expect(page.locator(".draft li")).to_contain_text("Levis")
    await expect(page.locator("#marks .arrow.now.fr")).to_have_count(1)
    step, ends = [page.locator(one) for one in (".draft li", ".answers .main")]
    # What ends the step lies over the sheet.
    [plan, end] = [await one.bounding_box() for one in (step, ends)]
    assert plan
    assert end
    assert plan["y"] + plan["height"] <= end["y"]


LYING_OUTSIDE = """() => {
  const map = document.querySelector("#map").getBoundingClientRect();
  return [...document.querySelectorAll("#pieces [data-stack='OR/gb'] .face")].filter((node) => {
    const {left, right, top, bottom} = node.getBoundingClientRect();
    return left < map.left || right > map.right || top < map.top || bottom > map.bottom;
  }).length;
}"""
NARROWEST = """() => Math.min(
  ...[...document.querySelectorAll("#pieces [data-stack='OR/gb'] .face")]
    .map((node) => node.getBoundingClientRect().width))"""
AT_REST = """Promise.allSettled(document.getAnimations()
  .filter((one) => one.effect.getTiming().iterations !== Infinity)
  .map((one) => one.finished))"""


async def test_the_first_tap_on_a_large_stack_opens_it_for_fingers_and_takes_nothing(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(turn("OR: BR-15").state, GB, GAME)
    page = await shown(sqlite_server, await new_page(**PHONE), stage)
    front = page.locator("#pieces [data-key='BR-D7'] .face")
    await front.tap()
    await page.wait_for_function(f"() => ({NARROWEST})() >= 40")
    await page.evaluate(AT_REST)
    assert await page.evaluate(LYING_OUTSIDE) == 0
    await expect(page.locator(".piece.held")).to_have_count(0)
    # What opens under a finger is not meant by it yet.
    await page.wait_for_timeout(300)
    await front.tap()
    await expect(page.locator(".piece.held")).to_have_count(1)


async def test_an_open_stack_keeps_a_fingers_size_when_the_map_is_made_larger(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(turn("OR: BR-15").state, GB, GAME)
    page = await shown(sqlite_server, await new_page(**PHONE), stage)
    front = page.locator("#pieces [data-key='BR-D7'] .face")
    await front.tap()
    await page.wait_for_function(f"() => ({NARROWEST})() >= 40")
    await page.locator("#map svg").dispatch_event(
        "wheel", {"deltaY": -500, "clientX": 195, "clientY": 250, "bubbles": True}
    )
    await page.wait_for_function(f"() => ({NARROWEST})() <= 56")


async def test_a_large_stack_opens_within_the_map_beside_the_panel(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(turn("OR: BR-15").state, GB, GAME)
    wide = {"viewport": {"width": 1440, "height": 900}}
    page = await shown(sqlite_server, await new_page(**wide), stage)
    front = page.locator("#pieces [data-key='BR-D7'] .face")
    closed = await page.locator("#pieces [data-key='BR-15'] .face").bounding_box()
    await front.hover()
    await page.wait_for_function(
        """(before) => document.querySelector("#pieces [data-key='BR-15'] .face")
          .getBoundingClientRect().x < before - 20""",
        arg=closed["x"] if closed else 0,
    )
    await page.evaluate(AT_REST)
    assert await page.evaluate(LYING_OUTSIDE) == 0


def five_in_a_column() -> Situation:
    """The French have fired at five British blocks in one column."""
    line = ("infantry infantry infantry detachment detachment", "infantry leader", "light-infantry")
    stood = columns("AB", ON_THE_PLAINS, gb=line, fr=FRENCH_LINE, **AROUND)
    return now(stood.play(FR, Fire(), dice=[6, 2, 6, 4, 1, *misses(13)]))


async def test_what_gives_out_all_hits_at_once_stands_on_the_first_screen(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(five_in_a_column(), GB, GAME)
    page = await shown(sqlite_server, await new_page(**PHONE), stage)
    await page.wait_for_selector(".battle-card")
    await expect(page.locator(".answers .blocks .button")).to_have_count(5)
    await expect(page.locator(".answers .along .button")).to_be_in_viewport(ratio=1)
    along, first = [page.locator(f".answers .{one} .button").first for one in ("along", "blocks")]
    [above, below] = [await one.bounding_box() for one in (along, first)]
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]


async def test_what_the_enemy_did_gives_way_to_the_question_once_something_was_answered(
    sqlite_server: Running, new_page: NewPage
) -> None:
    begun = turn("OR: BR-15 BR-28; SF: FR-SAR FR-ROU", number=3).state
    stage = Played.at(begun, GB, GAME)
    stage.act(FR, Part("SF", "CR", "road", 2), Done())
    stage.act(GB, Done())
    page = await shown(sqlite_server, await new_page(**PHONE), stage)
    deed = page.locator(".asked .enemy-deed")
    await expect(deed).to_contain_text("Cap Rouge")
    await page.locator("#pieces [data-key='BR-15'] .piece").dispatch_event("click")
    await page.locator("#zone-LE").dispatch_event("click")
    await expect(page.locator(".draft li")).to_have_count(1)
    await expect(deed).to_have_count(0)
    # Nor does it come back with the page.
    await page.reload()
    await expect(page.locator(".draft li")).to_have_count(1)
    await expect(deed).to_have_count(0)
