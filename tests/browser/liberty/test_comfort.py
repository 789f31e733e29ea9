"""Liberty played in comfort: winter is told ahead, ships lead, prisoners have a sheet."""

import re
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from app.engine.resolution import PendingDecision
from app.games.liberty.actions import Move
from app.games.liberty.board import AM, GB
from app.games.liberty.game import GAME
from app.games.liberty.state import PRISON, Ask, Phase, Situation, Trade, with_turn
from app.kit.blocks import with_block
from app.kit.turns import Done
from tests.browser.staging import Played, shown
from tests.browser.table import at_match
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.liberty.positions import NAMES, position
from tools.shots.liberty.positions import raised, summer_of_1777

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(120)]

AT_SEA = (
    "atlantic: gb howe 4, gb welch-fusiliers 3, gb channel-squadron 3; new-york: gb cornwallis 3;"
    "boston: am massachusetts-militia 2; kingston: gb riedesel 3, gb royal-fusiliers"
)


def autumn(text: str = AT_SEA) -> Situation:
    """The last turn of a year."""
    return raised(position(text, GB, year=1777, turn=5))


def winter(ask: Ask, phase: Phase, stage: str) -> Situation:
    """Return what the British are asked in winter."""
    asked = replace(autumn(), awaiting=(PendingDecision(GB, ask),), phase=phase)
    return with_turn(asked, stage=stage)


async def at(
    server: Running, new_page: NewPage, state: Situation, **more: Any
) -> tuple[Page, Played]:
    """Show the British a position that is played on."""
    stage = Played.at(state, GB, GAME)
    page = await shown(server, await new_page(reduced_motion="reduce", **more), stage)
    await page.wait_for_selector(".asked.mine")
    return page, stage


BEYOND = """() => [...document.querySelectorAll("header.bar *")].filter((node) => {
  const { right, width } = node.getBoundingClientRect();
  const isCut = node.matches(".sky, .phases li") && node.scrollWidth > node.clientWidth + 1;
  return width > 1 && (right > innerWidth + 0.5 || isCut);
}).map((node) => node.className || node.tagName)"""


async def take(page: Page, *blocks: str) -> None:
    """Take blocks in hand, all of them together."""
    for nth, block in enumerate(blocks):
        piece = page.locator(f"#pieces [data-names~='block:{block}']")
        await piece.dispatch_event("click", {"ctrlKey": nth > 0})


async def test_winter_is_told_ahead_on_the_map_in_words_and_before_done(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await at(sqlite_server, new_page, autumn())
    await expect(page.locator(".warned")).to_contain_text("your 3 blocks in the Atlantic")
    await expect(page.locator(".warned")).to_contain_text("Kingston feeds 0 and has 2: 2 starve")
    await expect(page.locator(".badge")).to_have_text(["❄ −2", "❄ −3"])
    done = page.locator(".answers .button", has_text="go on to build")
    await done.click()
    await expect(page.locator(".button.sure")).to_have_text(
        "Press again: winter takes 3 blocks at sea"
    )
    assert not stage.pressed


async def test_a_ship_leads_the_troops_that_are_taken_with_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await at(sqlite_server, new_page, autumn())
    await take(page, "howe", "welch-fusiliers", "channel-squadron")
    boston = page.locator(f"#hex-{NAMES['boston']}")
    await expect(boston).to_have_class(re.compile("lit"))
    await boston.dispatch_event("click")
    await expect(page.locator(".draft ol li")).to_have_count(3)
    assert stage.pressed == ["move"] * 3


async def test_it_is_said_where_those_in_hand_can_go_together(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, autumn())
    await take(page, "howe", "welch-fusiliers", "channel-squadron")
    said = page.locator("#said p").last
    await expect(said).to_contain_text("Howe, leader, 4 of 4, C3; 23rd Foot")
    await expect(said).to_contain_text("Channel Squadron")
    lit = await page.locator(".spot.lit").count()
    await expect(said).to_contain_text(f". {lit} places to go")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
async def test_what_comes_into_the_header_moves_nothing_in_it(
    sqlite_server: Running, new_page: NewPage, width: int, height: int
) -> None:
    state = summer_of_1777()
    boxes = []
    for weather in (0, 3, 1):
        size = {"width": width, "height": height}
        known = with_turn(state, weather=weather)
        page, _ = await at(sqlite_server, new_page, known, viewport=size)
        chip = page.locator(".sky.none" if not weather else ".sky:not(.none)")
        await expect(chip).to_have_count(1)
        parts = [page.locator(one) for one in (".turns", ".phases .now", ".totals b")]
        boxes.append([await part.bounding_box() for part in parts])
    assert boxes[0] == boxes[1] == boxes[2]


@pytest.mark.parametrize("width", [390, 1440, 1920])
async def test_what_a_plan_makes_of_the_score_stands_beside_it_in_the_worst_weather(
    sqlite_server: Running, new_page: NewPage, width: int
) -> None:
    text = "new-york: gb howe 4; philadelphia: gb welch-fusiliers 3; boston: am gates 3"
    state = with_turn(raised(position(text, GB, year=1777, turn=3)), weather=2)
    size = {"width": width, "height": 900}
    page, stage = await at(sqlite_server, new_page, state, viewport=size)
    header = page.locator("header.bar")
    before = await header.bounding_box()
    stage.act(GB, Move("howe", "E8"))
    stage.tell()
    await expect(page.locator(".totals i")).to_be_visible()
    assert await header.bounding_box() == before
    assert await page.evaluate(BEYOND) == []


LAIN_OVER = """() => {
  const parts = [...document.querySelectorAll(".years, .turns, .sky, .phases .now, .total")];
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width);
  return boxes.slice(1).filter(({ left }, n) => left < boxes[n].right).length;
}"""


@pytest.mark.parametrize("locale", ["en", "ja"])
@pytest.mark.parametrize("width", [360, 390])
async def test_no_part_of_a_phones_header_lies_over_another(
    sqlite_server: Running, new_page: NewPage, width: int, locale: str
) -> None:
    text = "new-york: gb howe 4; philadelphia: gb welch-fusiliers 3; boston: am gates 3"
    drawn = raised(position(text, GB, first="am", year=1777, turn=3))
    size = {"width": width, "height": 844}
    page, stage = await at(
        sqlite_server, new_page, with_turn(drawn, weather=2), viewport=size, locale=locale
    )
    stage.act(GB, Move("howe", "E8"))
    stage.tell()
    await expect(page.locator(".totals i")).to_be_visible()
    assert await page.evaluate(BEYOND) == []
    assert await page.evaluate(LAIN_OVER) == 0


async def test_a_suggested_step_says_why(sqlite_server: Running, new_page: NewPage) -> None:
    page = await new_page(reduced_motion="reduce")
    await at_match(sqlite_server, page, "liberty", side="gb", machine="commander")
    await page.locator("#tray .hand-card:enabled").first.wait_for()
    await page.click("[data-do=suggest]")
    await expect(page.locator(".help [role=status]")).to_contain_text(
        re.compile(r"would now choose: .*(It has \d action|Blocks in towns lack strength)")
    )


async def test_a_card_that_is_pressed_again_is_let_go(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce")
    await at_match(sqlite_server, page, "liberty", side="gb", machine="random")
    card = page.locator("#tray .hand-card:enabled").first
    await card.click()
    await expect(page.locator(".hand-card.held")).to_have_count(1)
    await card.click()
    await expect(page.locator(".hand-card.held")).to_have_count(0)


async def to_choose_a_card(
    server: Running, new_page: NewPage, *, hand: tuple[str, ...] = ("a1-1", "a3-1")
) -> tuple[Page, Played]:
    """Show the British their hand, of which a card is to be played."""
    state = summer_of_1777()
    asked = tuple(PendingDecision(side, Ask.CARD) for side in (GB, AM))
    cards = replace(state.cards, hands={GB: hand, AM: ("a2-1",)}, turned={})
    state = replace(state, phase=Phase.CARDS, awaiting=asked, cards=cards)
    return await at(server, new_page, state, viewport={"width": 1440, "height": 900})


async def test_a_card_is_played_by_a_double_click(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await to_choose_a_card(sqlite_server, new_page)
    await page.locator(".hand-card:enabled").first.dblclick()
    await expect(page.locator(".hand-card:enabled")).to_have_count(0)
    assert stage.pressed == ["play-card"]


async def test_a_chosen_card_is_played_by_enter(sqlite_server: Running, new_page: NewPage) -> None:
    page, stage = await to_choose_a_card(sqlite_server, new_page)
    await page.locator(".hand-card:enabled").first.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".hand-card.held")).to_have_count(1)
    assert stage.pressed == []
    await page.keyboard.press("Enter")
    await expect(page.locator(".hand-card:enabled")).to_have_count(0)
    assert stage.pressed == ["play-card"]


async def test_the_last_card_is_asked_about_beside_it_as_all_others_are(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await to_choose_a_card(sqlite_server, new_page, hand=("a1-1",))
    await page.locator(".hand-card:enabled").click()
    button = page.locator(".play-here button")
    await expect(button).to_be_enabled()
    assert stage.pressed == []
    card, play = [await one.bounding_box() for one in (page.locator(".hand-card.held"), button)]
    assert card
    assert play
    assert 0 <= play["x"] - card["x"] - card["width"] < 100
    await button.click()
    await expect(page.locator(".hand-card:enabled")).to_have_count(0)
    assert stage.pressed == ["play-card"]


async def test_prisoners_lie_behind_one_button_with_their_names(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = summer_of_1777()
    for block in ("rall", "gates"):
        state = with_block(state, block, at=PRISON)
    page, stage = await at(sqlite_server, new_page, state)
    await expect(page.locator(".answers .button")).to_have_count(2)
    await page.get_by_role("button", name="Prisoners (2)").click()
    await page.get_by_role("button", name="Offer to set Gates free").click()
    await page.get_by_role("button", name="Ask for Rall").click()
    await expect(page.locator(".bargain .offer")).to_have_text(
        "Your offer so far: Gates for Rall (Hessians)"
    )
    assert stage.pressed == ["give", "want"]


async def test_an_offer_in_winter_is_made_by_one_press(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = winter(Ask.EXCHANGE, Phase.EXCHANGE, "exchanged")
    for block in ("rall", "gates"):
        state = with_block(state, block, at=PRISON)
    page, stage = await at(sqlite_server, new_page, state)
    await page.get_by_role("button", name="Offer to set Gates free").click()
    await page.get_by_role("button", name="Ask for Rall").click()
    await page.get_by_role("button", name="Make the offer").click()
    await expect(page.locator(".asked.mine")).to_have_count(0)
    assert stage.pressed == ["give", "want", "offer-trade", "done"]


async def test_who_takes_a_block_leaves_the_prisoners_and_has_what_moves_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = with_block(summer_of_1777(), "gates", at=PRISON)
    page, _ = await at(sqlite_server, new_page, state)
    sheet = page.locator("[data-do=bargain]")
    await sheet.click()
    await expect(sheet).to_have_attribute("aria-expanded", "true")
    await page.keyboard.press("Escape")
    await expect(sheet).to_have_attribute("aria-expanded", "false")
    await sheet.click()
    await take(page, "howe")
    await expect(sheet).to_have_attribute("aria-expanded", "false")
    await expect(page.locator(".in-hand")).to_contain_text("Howe")
    await sheet.click()
    await expect(page.locator(".in-hand")).to_have_count(0)
    await take(page, "howe")
    await page.locator(f"#hex-{NAMES['new-haven']}").dispatch_event("click")
    # Prisoners are spoken of before anything else of a draft.
    await expect(sheet).to_have_count(0)
    await take(page, "knyphausen")
    await expect(page.locator(".in-hand")).to_contain_text("Knyphausen")


async def test_an_offer_that_waits_in_winter_is_answered_on_a_phones_first_screen(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = winter(Ask.EXCHANGE, Phase.EXCHANGE, "exchanged")
    for block in ("rall", "gates"):
        state = with_block(state, block, at=PRISON)
    offer = Trade("am", ("rall",), ("gates",), open=True)
    size = {"width": 390, "height": 844}
    page, stage = await at(sqlite_server, new_page, with_turn(state, trade=offer), viewport=size)
    await expect(page.locator(".offer")).to_have_text("America offers: Rall (Hessians) for Gates")
    accept = page.get_by_role("button", name="Accept the exchange")
    box = await accept.bounding_box()
    assert box
    assert box["y"] + box["height"] <= 844
    await accept.click()
    await expect(page.get_by_role("button", name="Done with prisoners")).to_have_count(1)
    assert stage.pressed == ["answer-trade"]


async def test_a_hex_without_a_town_is_named_on_the_map_where_blocks_stand(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, autumn())
    name = page.locator(f"#hex-{NAMES['catskills']} .town-name")
    await expect(name).to_have_class(re.compile("crowded"))
    await take(page, "riedesel")
    await page.locator(f"#hex-{NAMES['catskills']}").dispatch_event("click")
    await expect(page.locator(".draft ol li")).to_contain_text("to Catskills")
    await expect(name).not_to_have_class(re.compile("crowded"))


async def test_in_winter_those_light_up_whose_place_cannot_feed_them(
    sqlite_server: Running, new_page: NewPage
) -> None:
    asked = winter(Ask.DISBAND, Phase.DISBAND, "disbanded")
    page, _ = await at(sqlite_server, new_page, asked)
    free = page.locator("#pieces .piece.free")
    await expect(free).to_have_count(2)
    await expect(page.locator(".warned")).to_have_text("Kingston feeds 0 and has 2: 2 starve")
    await page.get_by_role("button", name="Done: disband nobody").click()
    await expect(page.locator(".button.sure")).to_contain_text("2 blocks will starve")


async def test_what_nothing_feeds_is_lost_by_one_press(
    sqlite_server: Running, new_page: NewPage
) -> None:
    asked = winter(Ask.ATTRITION, Phase.ATTRITION, GB)
    page, stage = await at(sqlite_server, new_page, asked)
    await page.get_by_role("button", name="Nothing feeds them: 2 blocks are lost").click()
    await expect(page.locator(".asked.mine")).to_contain_text("Choose a card")
    assert stage.pressed == ["lose", "lose", "done"]


async def test_of_two_battles_one_press_fixes_the_order(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), GB, GAME)
    for block, to in (("howe", "morristown"), ("burgoyne", "albany")):
        stage.act(GB, Move(block, NAMES[to]))
    stage.act(GB, Done())
    while stage.state.phase != Phase.BATTLES:
        side = stage.state.awaiting[0].side
        stage.act(side, stage.choices(side)[-1])
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce"), stage)
    await page.get_by_role("button", name=re.compile("Next: .+, then ")).first.click()
    await page.wait_for_selector(".battle-card")
    assert stage.pressed == ["put-next", "put-next", "done"]


async def test_weather_stands_in_the_header_and_is_said(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, with_turn(summer_of_1777(), weather=1))
    await expect(page.locator(".sky.north")).to_contain_text("Bad weather: North")
    said = await page.locator(".calendar").get_attribute("aria-label")
    assert said
    assert "no attack begins or ends there" in said


async def test_a_mouse_that_rests_on_a_block_has_it_told(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, summer_of_1777())
    await page.locator("#pieces [data-names~='block:howe']").hover(force=True)
    await expect(page.locator("#tip .hover")).to_contain_text("fires in class C")
    await page.mouse.move(5, 5)
    await expect(page.locator("#tip")).to_be_hidden()


async def test_a_plan_shows_more_than_one_of_its_steps_on_a_low_screen(
    sqlite_server: Running, new_page: NewPage
) -> None:
    low = {"viewport": {"width": 1280, "height": 720}}
    page, stage = await at(sqlite_server, new_page, summer_of_1777(), **low)
    for _ in range(6):
        stage.act(GB, next(one for one in stage.choices(GB) if isinstance(one, Move)))
    stage.tell()
    # What is in hand takes the room that is left.
    await page.locator("#pieces .free").first.dispatch_event("click")
    await expect(page.locator(".in-hand")).to_be_visible()
    steps = await page.locator(".draft ol").bounding_box()
    one = await page.locator(".draft li").first.bounding_box()
    assert steps
    assert one
    assert steps["height"] > 3 * one["height"]


BESIDE = 85
"""How far two neighbouring places lie from each other at most, in pixels."""
COVERED = """([id, near]) => {
  const box = (node) => node.getBoundingClientRect();
  const [at, tip] = [`#${id} .mark`, "#tip"].map((one) => box(document.querySelector(one)));
  return [...document.querySelectorAll("#map .spot .mark")].map(box).filter((one) =>
    Math.hypot(one.left - at.left, one.top - at.top) < near && one.left < tip.right
    && one.right > tip.left && one.top < tip.bottom && one.bottom > tip.top).length;
}"""


async def test_what_a_place_is_covers_none_of_its_neighbours(
    sqlite_server: Running, new_page: NewPage
) -> None:
    desk = {"viewport": {"width": 1440, "height": 900}}
    page, _ = await at(sqlite_server, new_page, summer_of_1777(), **desk)
    ids = await page.locator("#map .spot:has(.mark)").evaluate_all("all => all.map(({ id }) => id)")
    for one in ids[4::20]:
        mark = await page.locator(f"#{one} .mark").bounding_box()
        assert mark
        await page.mouse.move(mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2)
        await expect(page.locator("#tip .hover")).to_be_visible()
        assert await page.evaluate(COVERED, [one, BESIDE]) == 0, one
        await page.mouse.move(5, 5)
        await expect(page.locator("#tip .hover")).to_be_hidden()
