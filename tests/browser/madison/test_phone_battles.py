"""Mr. Madison's War on a phone: a battle is seen at once, and buttons say what they do."""

import re

import pytest
from playwright.async_api import expect

from app.engine.values import State
from app.games.madison.actions import Lead, Take
from app.games.madison.board import GB, US
from tests.browser.madison.table import at, attack_queenston
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.madison.positions import led, position
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(120)]

CUT_OFF = """() => {
  const card = document.querySelector("#battle").getBoundingClientRect();
  const kinds = ":is(.line, .line-block, .die, .balance, .ends li)";
  const parts = document.querySelectorAll(`#battle ${kinds}`);
  return [...parts].filter((node) => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    return top < card.top || bottom > card.bottom || left < card.left || right > card.right;
  }).length;
}"""
REGIMENTS = ("us_niagara", "us_13", "us_23", "us_6", "us_15", "us_16")


def large_attack() -> State:
    """Return a position in which seven counters may attack five."""
    there = "us vanrensselaer, " + ", ".join(f"us {one}" for one in REGIMENTS)
    defence = "gb gb_41, gb gb_49, gb gb_lincoln, gb brock, gb gb_norfolk"
    placed = position(f"lewiston: {there}; queenston: {defence}", US, hand=("2",))
    return led(placed, US, "vanrensselaer", "2").play(US, *map(Take, REGIMENTS)).state


@pytest.mark.parametrize("side", [US, GB])
async def test_both_lines_dice_and_chances_of_a_battle_are_seen_at_once(
    sqlite_server: Running, new_page: NewPage, side: str
) -> None:
    for state in (positions.march_from_lewiston(), large_attack()):
        page, stage = await at(sqlite_server, new_page, state, side, **PHONE)
        attack_queenston(stage)
        stage.tell()
        await expect(page.locator(".balance")).to_be_visible()
        assert await page.evaluate(CUT_OFF) == 0
        stage.act(US, Lead("us_13"), dice=(3, 4))
        if Lead("gb_41") in stage.choices(GB):
            stage.act(GB, Lead("gb_41"), dice=(3, 4))
        stage.tell()
        await expect(page.locator("#battle .die")).to_have_count(2)
        assert await page.evaluate(CUT_OFF) == 0


async def test_both_fleets_are_seen_at_once(sqlite_server: Running, new_page: NewPage) -> None:
    page, _ = await at(sqlite_server, new_page, positions.battle_of_lake_ontario(), US, **PHONE)
    await expect(page.locator(".balance")).to_be_visible()
    assert await page.evaluate(CUT_OFF) == 0
    assert await page.evaluate(
        "[...document.querySelectorAll('.line-name')].every((name) =>"
        "  name.scrollWidth <= name.parentElement.clientWidth)"
    )
    leads = page.locator(".answers .button", has_text="Oneida")
    await expect(leads).to_have_text("Oneida (class B) leads, without a card")


async def test_units_in_battle_bear_their_names_and_their_buttons_tell_their_strength(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.battle_of_queenston(), US, **PHONE)
    names = page.locator("#battle .line-name")
    await expect(names).to_have_text(["13th Infantry", "Niagara Militia (N.Y.)", "Lincoln Militia"])
    for name in await names.all():
        await expect(name).to_be_visible()
    leads = page.locator(".answers .button", has_text="13th Infantry")
    await expect(leads).to_have_text("13th Infantry (class B, strength 4) leads, without a card")
    await expect(leads).to_be_in_viewport(ratio=1)


async def test_the_button_of_an_attack_tells_its_odds(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.march_from_lewiston(), US, **PHONE)
    attack = page.locator(".answers .button", has_text="Attack Queenston")
    odds = re.compile(r"Fails\s28%, both lose\s17%, goes on\s14%, succeeds\s42%")
    await expect(attack).to_have_text(odds)
    await expect(attack).to_be_in_viewport(ratio=1)
