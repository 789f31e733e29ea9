"""Mr. Madison's War: a battle on the page and how it ended, and what can be built."""

import re
from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from app.engine.memo import replaced
from app.engine.values import State
from app.games.madison.actions import Lead, NameLeader, Pass, Sail, Take, UseCard
from app.games.madison.board import GB, US
from app.games.madison.game import GAME
from app.kit.turns import Done
from tests.browser.madison.table import attack_queenston, let_pass, shown_at
from tests.browser.staging import Played, shown
from tests.browser.test_touch import PHONE, drawn, thumb
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.madison.test_rules_15_construction import building
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(120)]

BALANCE = """() => {
  const [bar, ...shares] = [...document.querySelectorAll(".balance, .balance rect")];
  const whole = bar.getBoundingClientRect().width;
  const chart = [...document.querySelectorAll(".chances rect")].map(fillOf);
  function fillOf(node) { return getComputedStyle(node).fill; }
  return shares.map((node) => ({
    part: node.getBoundingClientRect().width / whole,
    side: node.getAttribute("class"),
    isOfChart: chart.includes(fillOf(node)),
  }));
}"""


async def at(
    server: Running, page: Page, state: State, side: str = US
) -> tuple[Page, Played, list[str]]:
    """Show a side a position, and list what the browser says about it."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    stage = await shown_at(server, page, state, side)
    return page, stage, said


def fought_out(stage: Played, *dice: int) -> None:
    """Sail out, and answer for both sides until no battle is fought any more."""
    stage.act(US, UseCard("2", "leader"), NameLeader("chauncey", water=True))
    let_pass(stage)
    stage.act(US, Take("v_oneida"), Take("v_conquest"), Take("v_julia"), Sail("box_ontario"))
    let_pass(stage)
    while stage.state.battle or stage.state.naval:
        side = next(one for one in (US, GB) if stage.choices(one))
        stage.act(side, stage.choices(side)[0], dice=dice)


async def test_the_balance_of_a_battle_is_drawn_in_the_sides_colours_and_nothing_is_blocked(
    sqlite_server: Running, new_page: NewPage
) -> None:
    for state in (positions.battle_of_queenston(), positions.battle_of_lake_ontario()):
        page, stage, said = await at(sqlite_server, await new_page(), state)
        await expect(page.locator(".balance")).to_be_visible()
        forecast = stage.frame()["view"]["forecast"]
        attack, defence = forecast["attack"], forecast["defence"]
        shares = await page.evaluate(BALANCE)
        assert [one["side"] for one in shares] == [US, GB]
        assert shares[0]["part"] == pytest.approx(attack / (attack + defence), abs=0.01)
        assert not any(one["isOfChart"] for one in shares)
        assert not [text for text in said if "Content Security Policy" in text]


async def test_the_lead_ship_is_pressed_in_the_battle_and_the_chart_is_labelled(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage, _ = await at(sqlite_server, await new_page(), positions.battle_of_lake_ontario())
    await expect(page.locator(".warned")).to_contain_text("it is damaged first")
    await expect(page.locator(".chart-words")).to_contain_text("One die")
    results = page.locator(".naval-results li")
    await expect(results).to_have_count(4)
    await expect(results.filter(has_text="Britain: ")).to_have_count(4)
    answers = page.locator(".answers .button")
    await expect(answers).to_have_count(3)
    for ship in ("Julia", "Oneida"):
        await page.locator(".line-block", has_text=ship).click()
        picked = page.locator(".line-block.picked")
        await expect(picked).to_contain_text(ship)
        await expect(picked.locator(".in-hand-tick")).to_have_count(1)
        await expect(answers).to_have_count(1)
        await expect(answers).to_contain_text(f"{ship} (class ")
        await expect(page.locator("#tip")).to_be_hidden()
    assert not stage.pressed
    await answers.click()
    await expect(page.locator(".line-block.picked")).to_have_count(0)
    assert stage.pressed == ["lead"]


@pytest.mark.parametrize("size", [{}, PHONE])
async def test_ships_in_battle_bear_their_names_and_none_is_cut_off(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    state = positions.battle_of_lake_ontario()
    page, _, _ = await at(sqlite_server, await new_page(**size), state)
    names = page.locator(".line-name")
    await expect(names).to_have_text(["Conquest", "Julia", "Oneida", "Royal George"])
    boxes = [box for one in await names.all() if (box := await one.bounding_box())]
    assert len(boxes) == 4
    for one, other in combinations(boxes, 2):
        is_beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
        is_above = one["y"] + one["height"] <= other["y"]
        assert is_beside or is_above, (one, other)


async def test_units_bear_their_names_at_a_desk_and_what_nobody_is_asked_about_is_told(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    page, stage, _ = await at(sqlite_server, page, positions.battle_of_queenston())
    names = page.locator("#battle .line-name")
    await expect(names).to_have_text(["13th Infantry", "Niagara Militia (N.Y.)", "Lincoln Militia"])
    for name in await names.all():
        await expect(name).to_be_visible()
    await expect(page.locator("#battle .line.us")).not_to_have_css("box-shadow", "none")
    stage.act(US, Lead("us_13"), dice=(4, 4))
    state = stage.state
    reduced = replace(state.blocks["us_niagara"], cv=1)
    stage.headless = Played.at(
        replaced(state, blocks={**state.blocks, "us_niagara": reduced}), US, GAME
    ).headless
    stage.tell()
    notes = page.locator("#battle .battle-notes li")
    await expect(notes.first).to_contain_text("reduced unit adds nothing to their strength")
    # What the enemy is asked about bears no rim of what may be pressed.
    await expect(page.locator("#battle .line.gb")).to_have_class("line gb active theirs")
    await expect(page.locator("#battle .line.gb")).to_have_css("box-shadow", "none")
    await expect(page.locator("#battle .story li", has_text="Odds")).to_have_count(0)


@pytest.mark.parametrize("size", [{}, PHONE])
async def test_who_led_is_told_where_nobody_was_asked(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    page = await new_page(reduced_motion="reduce", **size)
    page, stage, _ = await at(sqlite_server, page, positions.march_from_lewiston())
    attack_queenston(stage)
    stage.act(US, Lead("us_13"), dice=(4, 4))
    assert stage.state.battle
    stage.tell()
    notes = page.locator("#battle .battle-notes li")
    await expect(notes).to_contain_text(
        ["United States: 13th Infantry (class B), Britain: Lincoln Militia (class C)"]
    )


@pytest.mark.parametrize("size", [{}, PHONE])
async def test_how_a_battle_ended_is_read_with_its_dice_until_the_next_card_is_played(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    page = await new_page(reduced_motion="reduce", **size)
    page, stage, _ = await at(sqlite_server, page, positions.fall_of_1812())
    fought_out(stage, 3)
    stage.tell()
    result = page.locator(".battle-result")
    await expect(result.locator("h2")).to_have_text(re.compile("wins the battle: Lake Ontario"))
    await expect(result).to_contain_text("damaged")
    await expect(result).not_to_contain_text("reduced")
    await expect(result.locator(".die")).to_have_count(1)
    await expect(result.locator(".drm li")).to_have_count(3)
    while stage.frame()["view"]["ask"] != "play":
        side = next(one for one in (US, GB) if stage.choices(one))
        ends = [one for one in stage.choices(side) if isinstance(one, Pass | Done)]
        stage.act(side, (ends or stage.choices(side))[0])
    stage.tell()
    await expect(result.locator(".die")).to_be_visible()
    box = await result.bounding_box()
    view = page.viewport_size
    assert box
    assert view
    assert box["x"] + box["width"] <= view["width"]
    for part in ("h2", "p", ".die", ".button"):
        own = await result.locator(part).first.bounding_box()
        assert own
        assert box["y"] < own["y"]
        assert own["y"] + own["height"] < box["y"] + box["height"]
    await result.locator("[data-do=dismiss]").click()
    await expect(result).to_have_count(0)


COVERED = """() => {
  const card = document.querySelector(".battle-result").getBoundingClientRect();
  const parts = document.querySelectorAll("#map .town .mark, #map .town-name, #pieces .face");
  return [...parts].filter((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return left < card.right && right > card.left && top < card.bottom && bottom > card.top;
  }).length;
}"""


async def test_how_a_battle_ended_covers_no_space_of_the_map(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    page, stage, _ = await at(sqlite_server, page, positions.fall_of_1812())
    fought_out(stage, 3)
    stage.tell()
    await expect(page.locator(".battle-result p").first).to_be_visible()
    await page.wait_for_timeout(300)
    assert await page.evaluate(COVERED) == 0


@pytest.mark.parametrize("size", [{}, PHONE])
async def test_how_a_battle_ended_gives_way_once_the_next_question_is_answered(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    page = await new_page(reduced_motion="reduce", **size)
    page, stage, _ = await at(sqlite_server, page, positions.march_from_lewiston())
    attack_queenston(stage)
    stage.act(US, Lead("us_13"), dice=(6, 6))
    assert not stage.state.battle
    stage.act(GB, UseCard("3", "leader"), NameLeader("brock"))
    stage.tell()
    result = page.locator(".battle-result")
    await expect(result.locator("p").first).to_be_visible()
    await page.locator(".answers .button", has_text="Pass").first.click()
    await expect(result.locator("p").first).to_be_hidden()
    await expect(result).to_be_hidden()


async def test_what_can_be_built_or_mended_is_more_prominent_than_the_end(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = building(card="38").state
    page, _, _ = await at(sqlite_server, await new_page(), state, GB)
    deed = page.locator(".answers .button", has_text="Repair").first
    done = page.locator(".answers .button", has_text="Done")
    await expect(deed).to_have_class(re.compile(r"\bprimary\b"))
    await expect(done).not_to_have_class(re.compile(r"\bprimary\b"))
    await expect(page.locator(".answers .primary")).to_have_count(1)
    await expect(page.locator(".answers")).to_contain_text(
        "Build Beresford, schooner on Lake Ontario, at Kingston: costs ½"
    )


async def test_a_tap_shows_who_stands_in_a_stack_that_cannot_be_used_and_another_closes_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage, _ = await at(sqlite_server, await new_page(**PHONE), positions.fall_of_1812())
    stage.act(US, UseCard("2", "leader"))
    stage.tell()
    await drawn(page)
    await thumb(page, page.locator("#pieces [data-stack='ft_malden/gb'] .face").last)
    rows = page.locator(".tip .company li")
    await expect(rows).to_have_count(9, timeout=5000)
    await expect(rows.filter(has_text="Tecumseh")).to_contain_text("★")
    await expect(page.locator(".tip [role=alert]")).to_have_count(0)
    board = await page.locator("#map").bounding_box()
    assert board
    await page.touchscreen.tap(board["x"] + 6, board["y"] + 6)
    await expect(rows).to_have_count(0)


async def test_the_map_keeps_its_place_when_the_dice_have_fallen(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page, stage, _ = await at(sqlite_server, page, positions.march_from_lewiston())
    attack_queenston(stage)
    stage.tell()
    await expect(page.locator(".battle-card")).to_be_visible(timeout=5000)
    await expect(page.locator(".balance")).to_be_visible(timeout=5000)
    before = await page.get_attribute("#map svg", "viewBox")
    lead = next(one for one in stage.choices(US) if isinstance(one, Lead))
    stage.act(US, lead, dice=(4, 4))
    assert stage.state.battle
    stage.tell()
    await expect(page.locator(".battle-card .die").first).to_be_visible(timeout=5000)
    assert await page.get_attribute("#map svg", "viewBox") == before


async def test_a_battle_that_opens_leaves_the_map_where_it_is(
    sqlite_server: Running, new_page: NewPage
) -> None:
    for state in (positions.battle_of_queenston(), positions.battle_of_lake_ontario()):
        page = await new_page(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
        stage = Played.at(positions.fall_of_1812(), US, GAME)
        await shown(sqlite_server, page, stage)
        await page.wait_for_selector(".asked.mine")
        before = await page.locator("#map svg").first.get_attribute("viewBox")
        stage.headless = Played.at(state, US, GAME).headless
        stage.tell()
        await expect(page.locator(".balance")).to_be_visible()
        assert await page.locator("#map svg").first.get_attribute("viewBox") == before
        card = await page.locator("#battle").bounding_box()
        fight = await page.locator("#fight > *").first.bounding_box()
        assert card
        assert fight
        middle = fight["x"] + fight["width"] / 2
        is_beside = not card["x"] < middle < card["x"] + card["width"]
        assert is_beside or not card["y"] < fight["y"] < card["y"] + card["height"]
