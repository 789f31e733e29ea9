"""Liberty on its page: cards are played face down and turned together, the map fits its window."""

import asyncio
import json

import pytest
from playwright.async_api import Page, expect

from app.games.liberty.actions import Move
from app.games.liberty.board import ATLANTIC, GB
from app.games.liberty.game import GAME
from app.kit.turns import Done
from tests.api.generic_client import entropy
from tests.browser.staging import Stage, shown
from tests.browser.table import Wire, at_match, live, posted
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.liberty.positions import NAMES, position
from tools.shots.liberty.positions import raised, summer_of_1777

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

HAND = "#tray .hand-card"


async def begun(server: Running, new_page: NewPage) -> tuple[Page, Page, Wire]:
    """Open the British player's page and the American's, with all that the American is sent."""
    ann, bob = await new_page(), await new_page()
    heard = Wire().listen(bob)
    made = await at_match(server, ann, "liberty", side="gb")
    guest = {"invitation": made["invitation"], "name": "Bob", "entropy": entropy()}
    await posted(server, bob, f"/api/matches/{made['match']}/sit", guest)
    await bob.goto(f"{server.url}/m/{made['match']}")
    await asyncio.gather(live(bob), ann.wait_for_selector(".asked.mine"))
    return ann, bob, heard


async def cards_of(page: Page) -> list[str]:
    """The names of the cards in hand: "card:a3-1"."""
    return [await card.get_attribute("data-names") or "" for card in await page.locator(HAND).all()]


async def test_3_0_cards_are_played_unseen_and_turned_up_together(
    own_sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob, heard = await begun(own_sqlite_server, new_page)
    await expect(ann.locator(HAND)).to_have_count(5)
    await expect(bob.locator(HAND)).to_have_count(5)
    hers = await cards_of(ann)
    await ann.locator(HAND).first.click()
    await expect(ann.locator(".hand-card.held")).to_have_count(1)
    await ann.locator(".answers .here button").click()
    await expect(ann.locator("[data-do=unseal]")).to_be_visible()
    assert not await ann.locator(".shown-cards li").count()
    sent = "".join(heard.received)
    assert not [card for card in hers if json.dumps(card.partition(":")[2]) in sent]
    await bob.locator(HAND).last.click()
    await bob.locator(".answers .here button").click()
    for page in (ann, bob):
        await expect(page.locator(".shown-cards li")).to_have_count(2)
        await expect(page.locator(HAND)).to_have_count(4)


@pytest.mark.long
async def test_a_card_is_chosen_and_taken_back_with_the_keyboard(
    own_sqlite_server: Running, new_page: NewPage
) -> None:
    ann, _, _ = await begun(own_sqlite_server, new_page)
    await ann.locator(HAND).nth(2).focus()
    await ann.keyboard.press("Enter")
    await ann.locator(".answers .here button").focus()
    await ann.keyboard.press("Enter")
    # A frame may come before the acknowledgment: until then the button takes no focus.
    await expect(ann.locator("[data-do=unseal]")).to_be_enabled()
    await ann.locator("[data-do=unseal]").focus()
    await ann.keyboard.press("Enter")
    await expect(ann.locator(f"{HAND}:not(:disabled)")).to_have_count(5)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
async def test_the_map_lies_or_stands_as_the_window_does(
    own_sqlite_server: Running, new_page: NewPage, width: int, height: int
) -> None:
    page = await new_page(viewport={"width": width, "height": height})
    await at_match(own_sqlite_server, page, "liberty", side="am")
    left, top, right, bottom = await page.evaluate(
        "() => { const { x, y, width, height } = document.querySelector('#neatline rect')"
        ".getBBox(); return [x, y, x + width, y + height]; }"
    )
    assert (right - left > bottom - top) is (width > height)
    await expect(page.locator("#hex-G5")).to_have_count(1)


async def test_the_towns_that_count_for_britain_add_up_to_the_score(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(summer_of_1777(), "gb", GAME)
    page = await shown(sqlite_server, await new_page(), stage)
    await expect(page.locator(".towns .am")).not_to_have_count(0)
    worth = await page.locator(".towns .gb .worth").all_inner_texts()
    score = await page.locator(".total.gb b").inner_text()
    assert sum(map(int, worth)) == int(score) > 0
    taken = page.locator(".towns .gb.changed")
    await expect(taken.filter(has_text="New York")).to_contain_text("taken from the enemy")


async def test_5_3_score_and_map_agree_on_who_holds_a_town_until_the_turn_ends(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "boston: gb howe; newport: gb rall; springfield: am gates"
    stage = Stage.at(raised(position(text, GB, year=1777, turn=3)), GB, GAME)
    stage.act(GB, Move("rall", ATLANTIC), Done())
    page = await shown(sqlite_server, await new_page(), stage)
    await expect(page.locator(".total.gb b")).to_have_text("16")
    await expect(page.locator(".total.gb i")).to_contain_text("14?")
    newport = NAMES["newport"]
    await expect(page.locator(f"#hex-{newport}")).to_have_attribute("data-holder", "gb")
    chip = page.locator(f".towns .gb[data-key={newport}]")
    await expect(chip).to_contain_text("passes to America")
