"""A battle of Liberty on its page: each block answers by a button, and the battle is in sight."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.liberty.actions import Move
from app.games.liberty.board import AM, GB
from app.games.liberty.game import GAME
from app.kit.turns import Done
from tests.browser.staging import Played, shown
from tests.browser.table import at_match, caught_up
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.liberty.test_rules_7_battles import TWO_LEADERS, attack, three_rounds
from tools.shots.liberty.positions import summer_of_1777, volley_of_morristown

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
MISSES = (6,) * 12


def marched(stage: Played) -> None:
    """March Howe out of New York against Washington."""
    marches = [Move(block, "E8") for block in ("howe", "welch-fusiliers", "knyphausen")]
    stage.act(GB, *marches, Done())
    stage.act(GB, Done())
    stage.act(AM, Done())
    while stage.state.battle is None:
        stage.act(AM, stage.choices(AM)[-1])


async def volley(server: Running, page: Page, *dice: int) -> Played:
    """Show the American two blocks that may fire or retreat."""
    stage = Played.at(volley_of_morristown(), AM, GAME)
    stage.dice = list(dice)
    await shown(server, page, stage)
    await page.wait_for_selector(".battle-card")
    return stage


async def test_every_block_that_may_fire_has_a_button_whatever_is_held(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**PHONE)
    await volley(sqlite_server, page)
    fires = page.locator(".answers .blocks button")
    await expect(fires).to_have_text(["Maryland Line fires", "Washington fires"])
    await page.locator(".battle-card button.line-block").first.click()
    await expect(fires).to_have_count(2)
    await page.click("[data-do=let-go]")
    await expect(fires).to_have_count(2)


async def test_all_fire_by_one_press(sqlite_server: Running, new_page: NewPage) -> None:
    page = await new_page(reduced_motion="reduce")
    stage = await volley(sqlite_server, page, *MISSES)
    await page.get_by_role("button", name="Both fire").click()
    await expect(page.locator(".answers .blocks")).to_have_count(0)
    assert stage.pressed == ["fire", "fire"]


async def test_ones_own_roll_lies_there_until_one_goes_on(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), GB, GAME)
    marched(stage)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce"), stage)
    rolled = [page.locator(f".between .volley.{side}") for side in (GB, AM)]
    stage.tell()
    while not (await rolled[0].count() and await rolled[1].count()):
        side = GB if stage.choices(GB) else AM
        stage.act(side, stage.choices(side)[0], dice=MISSES)
        stage.tell()
        await caught_up(page)
    await expect(page.locator(".between .volley")).to_have_count(2)


async def test_a_block_on_the_map_asks_before_it_fires(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce")
    stage = await volley(sqlite_server, page, *MISSES)
    piece = page.locator("#pieces [data-names~='block:washington']")
    await piece.dispatch_event("click")
    await expect(page.locator("#pieces .held[data-names~='block:washington']")).to_have_count(1)
    await piece.dispatch_event("click")
    tip = page.locator("#tip")
    await expect(tip.get_by_role("button", name="Washington fires")).to_be_visible()
    await expect(tip).to_contain_text("once more")
    assert not stage.pressed
    await piece.dispatch_event("click")
    await expect(page.locator(".answers .blocks button")).to_have_count(1)
    assert stage.pressed == ["fire"]


async def test_a_retreat_is_called_one(sqlite_server: Running, new_page: NewPage) -> None:
    page = await new_page(reduced_motion="reduce")
    stage = await volley(sqlite_server, page)
    await page.get_by_role("button", name="Retreat to …").click()
    ways = page.locator(".ways-of").first
    await expect(ways).to_contain_text("Maryland Line")
    await ways.get_by_role("button", name="Retreat to New Brunswick").click()
    await expect(page.locator(".answers .blocks button")).to_have_count(1)
    assert stage.pressed == ["leave"]


async def test_a_forced_retreat_to_the_only_place_takes_one_press(
    sqlite_server: Running, new_page: NewPage
) -> None:
    over = three_rounds(attack(TWO_LEADERS, "howe"))
    stage = Played.at(over.state, GB, GAME)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce"), stage)
    await page.get_by_role("button", name="Retreat to Boston: there is no other way").click()
    await expect(page.locator(".asked.mine")).to_have_count(0)
    assert stage.pressed == ["leave", "done"]


async def test_a_battle_is_told_when_it_is_decided_while_its_winner_regroups(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), AM, GAME)
    marched(stage)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce"), stage)
    await page.wait_for_selector(".battle-card")
    while stage.state.battle.stage != "regroup":
        # The American leaves wherever they may, Britain fires and misses.
        side, at = (AM, -1) if stage.choices(AM) else (GB, 0)
        stage.act(side, stage.choices(side)[at], dice=MISSES)
    stage.tell()
    await expect(page.locator(".battle-result h2")).to_have_text("Britain holds Morristown")
    await expect(page.locator(".latest")).to_contain_text("Britain holds the field: Morristown")
    await expect(page.locator(".battle-result > p")).to_contain_text(
        "(a retreat of its own choice)"
    )


async def test_the_battle_stands_over_its_question_however_far_one_scrolls(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**PHONE)
    await volley(sqlite_server, page)
    first = await page.locator(".answers .series button").bounding_box()
    assert first
    assert first["y"] + first["height"] < 844
    await page.locator(".sheet").evaluate("(sheet) => { sheet.scrollTop = sheet.scrollHeight }")
    await caught_up(page)
    card, grip = [await page.locator(one).bounding_box() for one in (".battle-card", ".grip")]
    assert card
    assert grip
    assert card["y"] >= grip["y"] + grip["height"] - 1


async def test_the_maps_buttons_lie_behind_one_on_a_phone(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**PHONE)
    await volley(sqlite_server, page)
    shown_buttons = page.locator(".zoom button:visible")
    await expect(shown_buttons).to_have_count(1)
    await page.click("[data-do=tools]")
    await expect(shown_buttons).to_have_count(6)


async def test_an_enlarged_map_leaves_a_strip_with_all_that_is_pressed(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), GB, GAME)
    page = await shown(sqlite_server, await new_page(**PHONE), stage)
    await page.click(".grip")
    await page.locator("#pieces [data-names~='block:howe']").dispatch_event("click")
    for name in ("#prompt", "[data-do=all-here]", "[data-do=let-go]", ".answers .main button"):
        box = await page.locator(name).bounding_box()
        assert box, name
        assert box["y"] + box["height"] <= 844, name


@pytest.mark.long
async def test_a_hint_that_was_put_away_leaves_the_others_and_comes_back(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), GB, GAME)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce"), stage)
    await page.get_by_role("button", name="Got it").click()
    await expect(page.locator(".coach")).to_have_count(0)
    await page.click("#tab-table")
    await page.get_by_role("button", name="Show hints again").click()
    await expect(page.locator(".coach")).to_have_count(1)
    await page.get_by_role("button", name="Got it").click()
    marched(stage)
    stage.act(AM, stage.choices(AM)[0], dice=MISSES)
    stage.tell()
    await page.wait_for_selector(".battle-card")
    while not stage.choices(GB):
        stage.act(AM, stage.choices(AM)[0], dice=MISSES)
        stage.tell()
    await expect(page.locator(".coach")).to_contain_text("rolls as many dice")


async def test_the_map_stays_where_it_is_when_a_battle_begins(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), AM, GAME)
    page = await new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    await shown(sqlite_server, page, stage)
    before = await page.get_attribute("#map svg", "viewBox")
    marched(stage)
    stage.tell()
    await page.wait_for_selector(".battle-card")
    await caught_up(page)
    assert await page.get_attribute("#map svg", "viewBox") == before


async def test_a_press_where_nothing_is_asked_says_what_stands_there(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), AM, GAME)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce"), stage)
    await page.locator("#pieces [data-names~='block:gates']").dispatch_event("click")
    await expect(page.locator("#tip")).to_contain_text("Strength 3 of 3")
    await expect(page.locator("#tip")).to_contain_text("Kingston")


async def test_the_key_is_drawn_in_the_viewers_colour_with_its_cards(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), GB, GAME)
    page = await shown(sqlite_server, await new_page(), stage)
    await page.get_by_role("button", name="Key", exact=True).click()
    sheet = page.get_by_role("dialog", name="Key to the map")
    await expect(sheet.get_by_role("listitem").first.locator(".block.gb")).to_have_count(1)
    await expect(sheet.locator(".card-sign")).to_have_count(2)


async def test_no_whole_turn_is_suggested(sqlite_server: Running, new_page: NewPage) -> None:
    page = await new_page()
    await at_match(sqlite_server, page, "liberty", side="gb", machine="commander")
    await page.wait_for_selector(".asked.mine")
    await expect(page.locator("[data-do=suggest]")).to_be_visible()
    await expect(page.locator("[data-do=suggest-rest]")).to_have_count(0)


SIZE_OF_CARD = """() => {
  const [card, field] = ['.battle-card', '.battle-card .field'].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  const rolls = document.querySelectorAll('.between .volley').length;
  return [card.height, Math.max(0, field.bottom - card.bottom), rolls].map(Math.round);
}"""


async def test_the_card_keeps_its_height_from_the_first_shot_to_the_last(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), GB, GAME)
    marched(stage)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce"), stage)
    sizes = []
    while stage.state.battle and stage.state.battle.stage != "regroup":
        stage.tell()
        await page.wait_for_selector(".battle-card")
        await caught_up(page)
        sizes.append(await page.evaluate(SIZE_OF_CARD))
        side = GB if stage.choices(GB) else AM
        stage.act(side, stage.choices(side)[0], dice=(1, *MISSES))
    assert len(sizes) > 6
    assert {(height, beyond) for height, beyond, _ in sizes} == {(sizes[0][0], 0)}
    # From none to those of both sides.
    assert {rolls for _, _, rolls in sizes} == {0, 1, 2}


TOPS = """(kinds) => Object.fromEntries(kinds.map((kind) => {
  const node = document.querySelector(`.answers .${kind} button`);
  return [kind, node && Math.round(node.getBoundingClientRect().top)];
}))"""


async def test_on_a_phone_what_is_pressed_keeps_its_place_from_the_first_shot_to_the_last(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), GB, GAME)
    marched(stage)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce", **PHONE), stage)
    cards, rolls = set(), set()
    tops: dict[str, set[int]] = {"all fire": set(), "one fires": set(), "takes": set()}
    while stage.state.battle:
        stage.tell()
        await caught_up(page)
        if await page.locator("#battle .battle-card").count() and stage.choices(GB):
            card = await page.locator("#battle .battle-card").bounding_box()
            cards.add(card and card["height"])
            rolls.add(await page.locator(".between .volley").count())
            first, blocks = (await page.evaluate(TOPS, ["series", "blocks"])).values()
            is_hit = "takes the hit" in await page.locator("#prompt").inner_text()
            if first:
                tops["all fire"].add(first)
            if blocks and (is_hit or not first):
                tops["takes" if is_hit else "one fires"].add(blocks)
        side = GB if stage.choices(GB) else AM
        # Neither side's first shots miss, so that one rolls after the other and both take hits.
        stage.act(side, stage.choices(side)[0], dice=(6, 6, 1, *MISSES))
    assert {1, 2} <= rolls
    assert len(cards) == 1
    [fire] = tops["all fire"]
    assert tops["one fires"] == {fire}
    # Who presses the first once more presses no single block's answer to the question after it.
    [takes] = tops["takes"]
    assert takes >= fire + 44
