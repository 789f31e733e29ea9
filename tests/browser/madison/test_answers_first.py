"""Mr. Madison's War: what answers a question stands with it, and is marked where it is chosen."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.engine.values import State
from app.games.madison.actions import NameLeader, Sail, Take, UseCard
from app.games.madison.board import GB, US
from tests.browser.madison.table import at
from tests.browser.madison.test_in_sight import all_seen
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tests.games.madison.positions import activated, position
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

FRAMED = """() => [...document.querySelectorAll('.strategy-card')].map((card) => {
  const gold = getComputedStyle(document.body).getPropertyValue('--lit').trim();
  const probe = document.createElement('i');
  probe.style.color = gold;
  document.body.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  return getComputedStyle(card).boxShadow.startsWith(color) ? card.dataset.key : '';
}).filter(Boolean)"""


def with_winds() -> State:
    """Return the fall of 1812, Britain holding winds among other cards."""
    hand = ("1", "14", "32", "17", "45", "20", "3")
    return position(positions.ARMIES, US, hand=positions.HANDS[US], enemy_hand=hand).state


async def warned_by_winds(server: Running, new_page: NewPage, size: dict[str, Any]) -> Page:
    """Show Britain that ships are activated, which Contrary Winds would stop."""
    acts = (UseCard("2", "leader"), NameLeader("chauncey", water=True))
    page, stage = await at(server, new_page, with_winds(), GB, **size)
    stage.act(US, *acts)
    stage.tell()
    await expect(page.locator("#prompt")).to_contain_text("the enemy activates vessels")
    return page


@pytest.mark.parametrize("size", others_later([PHONE, {}]))
async def test_the_card_that_answers_is_named_framed_and_in_sight_with_the_question(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    page = await warned_by_winds(sqlite_server, new_page, size)
    await expect(page.locator("#turn > .warned")).to_have_text("Contrary Winds can answer this.")
    assert await all_seen(page, "#prompt, .answers [data-key*=react], .answers > .main .button")
    assert await page.evaluate(FRAMED) == ["card:14"]


async def test_who_plays_a_card_of_their_choice_has_none_framed(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, with_winds(), US)
    await expect(page.locator(".strategy-card.free")).not_to_have_count(0)
    assert await page.evaluate(FRAMED) == []


@pytest.mark.parametrize("size", others_later([PHONE, {}]))
async def test_the_ports_of_beaten_ships_are_in_sight_with_the_question(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    ships = (
        "oswego: us v_madison; box_ontario: gb v_royal_george; york: gb gb_41; kingston: gb gb_8"
    )
    begun = activated(position(ships, US, turn="1814_SS"), US, "v_madison")
    page, stage = await at(sqlite_server, new_page, begun.state, GB, **size)
    stage.act(US, Take("v_madison"), Sail("box_ontario"), dice=(5,))
    stage.tell()
    await expect(page.locator("#prompt")).to_contain_text("to which port")
    await expect(page.locator(".battle-result")).to_be_visible()
    assert await all_seen(page, "#prompt, .answers .button")
