"""Mr. Madison's War: what is to be known first stands with the question, before what answers it."""

from typing import Any

import pytest
from playwright.async_api import Locator, expect

from app.games.madison.board import GB, US
from tests.browser.madison.table import at
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

LOW: dict[str, Any] = {"viewport": {"width": 1440, "height": 640}}
LEAVES = "Nobody stays in Lewiston (worth 1): the enemy in Queenston can march in."


async def is_above(one: Locator, other: Locator) -> bool:
    """Whether one part of the page ends over where the other begins."""
    above, below = await one.bounding_box(), await other.bounding_box()
    assert above
    assert below
    return above["y"] + above["height"] <= below["y"]


async def test_a_phone_shows_an_attacks_odds_and_what_a_retreat_gives_up_over_the_answers(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = positions.evading_at_queenston()
    page, _ = await at(sqlite_server, new_page, state, GB, **PHONE)
    first = page.locator("#turn .warned.first")
    await expect(first).to_contain_text("Strength 8 against your 3")
    await expect(first).to_contain_text("The attack fails 42%")
    await expect(first).to_contain_text("A retreat leaves Queenston (worth 1) to the enemy.")
    await expect(first).to_be_in_viewport(ratio=1)
    retreat = page.locator(".answers .button", has_text="Retreat to").first
    await expect(retreat).to_be_in_viewport(ratio=1)
    assert await is_above(first, retreat)
    # All that is added to the dice is unfolded.
    added = page.locator(".warned details p").first
    await expect(added).to_be_hidden()
    await page.locator(".warned summary").tap()
    await expect(added).to_be_visible()


async def test_what_leaving_gives_up_stands_over_the_attack_and_on_the_map_beside_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = positions.led_from_lewiston()
    page, _ = await at(sqlite_server, new_page, state, US, **PHONE)
    await page.locator(".answers .along .button").tap()
    first = page.locator("#turn .warned.first")
    await expect(first).to_contain_text(LEAVES)
    attack = page.locator(".answers .button", has_text="Attack Queenston")
    await expect(first).to_be_in_viewport(ratio=1)
    assert await is_above(first, attack)
    await page.locator("#pieces [data-stack='queenston/gb']").last.tap(force=True)
    popup = page.locator("#tip")
    await expect(popup.locator(".button", has_text="Attack Queenston")).to_be_visible()
    await expect(popup.locator(".warned")).to_contain_text(LEAVES)


@pytest.mark.long
async def test_what_is_added_is_folded_and_undo_stands_in_sight_beside_the_question(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = positions.led_from_lewiston()
    page, _ = await at(sqlite_server, new_page, state, US, **LOW)
    await page.locator(".answers .along .button").click()
    await expect(page.locator(".warned summary")).to_have_text("What is added to the dice")
    await expect(page.locator(".warned details p").first).to_be_hidden()
    undo = page.locator("#turn [data-do=undo]")
    await expect(undo).to_be_in_viewport(ratio=1)
    await undo.click()
    await expect(page.locator(".draft")).to_have_count(0)
