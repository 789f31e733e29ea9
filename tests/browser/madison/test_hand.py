"""Mr. Madison's War: the hand lies still, and an answer tells what it commits to."""

import re
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.async_api import expect

from app.engine.memo import replaced
from app.games.madison.actions import NameLeader, Pass, Take, UseCard
from app.games.madison.board import GB, US
from tests.browser.madison.table import at
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tests.games.madison.positions import led, position
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
BOXES = """() => [
  ...document.querySelectorAll('.strategy-card, .board, #turn, .tabs'),
].map((node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x, y, width, height];
})"""


@pytest.mark.long
async def test_nothing_moves_under_a_mouse_on_the_hand_and_the_card_is_read_in_full(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.fall_of_1812())
    before = await page.evaluate(BOXES)
    cards = page.locator(".strategy-card")
    places = []
    for nth in range(await cards.count()):
        await cards.nth(nth).hover()
        large = cards.nth(nth).locator(".card-open")
        await expect(large).to_be_visible()
        await expect(page.locator(".card-open:visible")).to_have_count(1)
        box = await large.bounding_box()
        assert box
        places.append((box["x"], box["y"] + box["height"]))
        assert await page.evaluate(BOXES) == before
    assert len(set(places)) == 1


async def test_a_card_says_in_words_what_each_of_its_signs_means(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.fall_of_1812())
    card = page.locator(".strategy-card").first
    await card.click()
    uses = card.locator(".card-use")
    assert await uses.count() == await card.locator(".card-signs > *").count() > 0
    name = await card.get_attribute("aria-label")
    for words in await uses.all_inner_texts():
        assert words in (name or "")


async def test_a_pressed_card_stands_in_full_beside_its_uses_which_bear_its_signs(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.fall_of_1812(), **DESK)
    for nth in range(await page.locator(".strategy-card").count()):
        card = page.locator(".strategy-card").nth(nth)
        await card.click()
        uses = page.locator(".answers .here .button")
        signs = await card.locator(".card-signs > *").count()
        await expect(uses).to_have_count(signs)
        await expect(page.locator(".answers .here .button > .use-box")).to_have_count(signs)
        assert all(await page.locator(".answers .here .hint").all_inner_texts())
        large, last = [await one.bounding_box() for one in (card.locator(".card-open"), uses.last)]
        name = await card.locator(".card-open .card-name").bounding_box()
        assert large
        assert last
        assert name
        await page.mouse.move(400, 400)
        await expect(card.locator(".card-open")).to_be_visible()
        assert last["y"] + last["height"] <= name["y"]
        assert name["y"] > 0


EDGE = "() => document.querySelector('.tabs').getBoundingClientRect().top"


@pytest.mark.long
async def test_the_tabs_edge_stays_where_it_is_from_one_question_to_the_next(
    sqlite_server: Running, new_page: NewPage
) -> None:
    fall = positions.fall_of_1812()
    edges = set()
    for state, side, *acts in (
        (fall, US),
        (fall, US, UseCard("2", "leader")),
        (positions.march_from_lewiston(), US),
        (positions.evading_at_queenston(), GB),
        (positions.battle_of_lake_ontario(), US),
    ):
        page, _ = await at(sqlite_server, new_page, state, side, *acts, **DESK)
        edges.add(round(await page.evaluate(EDGE)))
    assert len(edges) == 1


async def test_activating_says_on_the_button_that_it_is_for_good_and_who_is_too_slow(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await at(
        sqlite_server, new_page, positions.fall_of_1812(), US, UseCard("13", "leader")
    )
    buttons = page.locator(".answers [data-choice]")
    assert await buttons.count() > 0
    for words in await buttons.all_inner_texts():
        assert words.startswith("Activate ")
        assert "(no undo)" in words
    await expect(page.locator(".warned")).to_contain_text("Dearborn")
    assert not stage.pressed


async def test_a_window_with_nothing_to_play_says_so_and_why_it_is_asked(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await at(sqlite_server, new_page, positions.window_over_the_niagara(), GB)
    assert Pass() in stage.choices(GB)
    await expect(page.locator(".warned")).to_contain_text("nothing that can be played here: pass")
    await expect(page.locator(".warned")).to_contain_text("can’t tell what you hold")


async def test_the_space_that_one_is_asked_about_is_marked_and_a_reaction_says_what_it_does(
    sqlite_server: Running, new_page: NewPage
) -> None:
    wet = position(
        "lewiston: us vanrensselaer, us us_13; queenston: gb gb_lincoln",
        "us",
        hand=("2", "28"),
        enemy_hand=("13", "3"),
    )
    named = wet.play("us", UseCard("2", "leader"), NameLeader("vanrensselaer")).state
    page, stage = await at(sqlite_server, new_page, named, GB, **DESK)
    await expect(page.locator("#fight .fight-ring")).to_have_count(1)
    play = page.locator(".answers .button", has_text="Play Heavy Rain")
    await expect(play.locator(".hint")).to_be_visible()
    assert stage.frame()["view"]["ask"] == "react"
    page, _ = await at(sqlite_server, new_page, positions.evading_at_queenston(), GB, **DESK)
    await expect(page.locator("#fight .fight-ring")).to_have_count(1)


async def test_an_attack_outshines_the_end_of_the_moves_only_with_a_fair_chance(
    sqlite_server: Running, new_page: NewPage
) -> None:
    fair = positions.march_from_lewiston()
    # With more to fight against, it rather fails.
    joined = replace(fair.blocks["gb_41"], at="queenston")
    vain = replaced(fair, blocks={**fair.blocks, "gb_41": joined})
    for state, count in ((vain, 0), (fair, 1)):
        page, _ = await at(sqlite_server, new_page, state)
        attack = page.locator(".answers .button", has_text="Attack Queenston")
        await expect(attack).to_be_visible()
        await expect(page.locator(".answers .primary")).to_have_count(count)
        await expect(attack.and_(page.locator(".primary"))).to_have_count(count)


async def test_an_attack_stands_above_the_end_of_the_moves_and_a_phone_reaches_the_hand_by_a_tap(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.march_from_lewiston(), US, **PHONE)
    attack = page.locator(".answers .button", has_text="Attack Queenston")
    await expect(attack).to_have_count(1)
    await expect(attack).to_contain_text("Attack Queenston: strength ")
    await expect(attack).to_contain_text(" to the dice")
    told = page.locator(".warned", has_text="Queenston")
    await expect(told).to_contain_text("Over an invasion route: −1")
    await expect(told).to_contain_text(
        "Movement points left: 6 for the slowest, 10 for the fastest."
    )
    await expect(attack).to_contain_text("Fails 28%")
    done = page.locator(".answers .button", has_text="Done moving")
    above, below = [await one.bounding_box() for one in (attack, done)]
    assert above
    assert below
    assert above["y"] < below["y"]
    card = page.locator(".strategy-card").first
    await expect(card).not_to_be_in_viewport()
    await expect(page.locator("#to-hand")).to_have_text("Cards: 7")
    await page.locator("#to-hand").tap()
    await expect(card).to_be_in_viewport()


@pytest.mark.parametrize("size", others_later([PHONE, DESK]))
async def test_the_card_in_play_is_marked_in_the_hand_and_moves_no_other(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    page, stage = await at(
        sqlite_server, new_page, positions.fall_of_1812(), US, UseCard("2", "leader"), **size
    )
    marked = page.locator(".strategy-card.in-play")
    await expect(marked).to_have_count(1)
    await expect(marked).to_have_attribute("data-key", "card:2")
    await expect(marked).to_have_attribute("aria-label", re.compile(r"\(in play\)$"))
    if size is PHONE:
        await page.locator("#to-hand").tap()
    await expect(marked.locator(".card-mark")).to_be_visible()
    boxes = await page.evaluate(
        "[...document.querySelectorAll('.strategy-card')].map((node) => node.offsetHeight)"
    )
    assert len(set(boxes)) <= (2 if size is PHONE else 1)
    stage.act(US, NameLeader("vanrensselaer"))
    stage.tell()
    await expect(marked).to_have_count(0)


async def test_nobody_is_told_to_press_a_lit_space_where_none_is_lit(
    sqlite_server: Running, new_page: NewPage
) -> None:
    named = led(
        position("sackets_harbour: us chauncey, us v_oneida", US), US, "chauncey", water=True
    )
    page, stage = await at(sqlite_server, new_page, named.state, US, **PHONE)
    prompt = page.locator("#prompt")
    await expect(page.locator("#map .lit")).to_have_count(0)
    await expect(prompt).to_contain_text("no space is lit yet: press who goes along")
    stage.act(US, Take("v_oneida"))
    stage.tell()
    await expect(page.locator("#map .lit").first).to_be_attached()
    await expect(prompt).to_contain_text("press a lit space to move there")


def handed(*cards: str, side: str = US) -> Any:
    """Return the fall of 1812 with other cards in hand."""
    begun = positions.fall_of_1812(side)
    hands = {**begun.cards.hands, side: cards}
    return replaced(begun, cards=replace(begun.cards, hands=hands))


@pytest.mark.parametrize("size", others_later([DESK, PHONE]))
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("94", "Its event is for winter only: hold it face down to play it then."),
        ("26", "Its event is for Britain: you have its number only."),
        ("49", "Its event is for a battle."),
        ("13", "Its event answers what the enemy does."),
        ("45", "Its event has no use now"),
    ],
)
async def test_a_card_says_why_its_event_can_not_be_used(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any], card: str, why: str
) -> None:
    viewer = GB if card == "94" else US
    page, _ = await at(sqlite_server, new_page, handed(card, side=viewer), viewer, **size)
    pressed = page.locator(f".strategy-card[data-key='card:{card}']")
    assert why in (await pressed.get_attribute("aria-label") or "")
    await pressed.click()
    read = page.locator(".card-read" if size is PHONE else ".strategy-card .card-open")
    await expect(read).to_contain_text(why)


async def test_a_card_whose_event_can_be_used_says_nothing_of_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, handed("7", "2"), US, **DESK)
    await expect(page.locator(".strategy-card")).to_have_count(2)
    await expect(page.locator(".card-why")).to_have_count(0)
