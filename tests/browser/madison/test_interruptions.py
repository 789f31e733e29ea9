"""Mr. Madison's War: what the enemy does against a move is told over the question."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.engine.values import State
from app.games.madison.actions import Evade, March, NameLeader, Pass, React, Take, UseCard
from app.games.madison.board import GB, US
from app.games.madison.game import GAME
from tests.browser.madison.table import shown_at
from tests.browser.staging import Played, shown
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tests.games.madison.positions import position
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

NOTICE = ".interruption"
COVERED = """() => {
  const own = document.querySelector('.interruption').getBoundingClientRect();
  const others = [...document.querySelectorAll('.answers .button, #map, .strategy-card')];
  return others.map((node) => node.getBoundingClientRect()).filter((box) =>
    box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top
  ).length;
}"""


def with_hand(*cards: str) -> State:
    """Return the fall of 1812, Britain holding some cards."""
    return position(positions.ARMIES, US, hand=positions.HANDS[US], enemy_hand=cards).state


async def never_covered(page: Page) -> None:
    """Expect nothing that is pressed to lie under the notice."""
    assert await page.evaluate(COVERED) == 0


@pytest.mark.parametrize("size", others_later([PHONE, {}]))
async def test_defenders_who_retreat_before_combat_are_told_of_until_something_is_decided(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    page = await new_page(reduced_motion="reduce", **size)
    stage = await shown_at(sqlite_server, page, positions.evading_at_queenston())
    await expect(page.locator(NOTICE)).to_have_count(0)
    stage.act(GB, Evade("beaver_dams"))
    stage.tell()
    notice = page.locator(NOTICE)
    await expect(notice.locator("h3")).to_have_text(
        "Britain retreats before your attack: there is no battle"
    )
    await expect(notice).to_contain_text("Beaver Dams")
    await expect(notice).to_be_in_viewport(ratio=1)
    await never_covered(page)
    await page.locator(".answers .button", has_text="Done moving").click()
    await expect(notice).to_have_count(0)


@pytest.mark.parametrize("size", others_later([PHONE, {}]))
async def test_a_card_that_stops_a_move_is_told_of_with_what_it_says_and_put_away_by_a_press(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    page = await new_page(reduced_motion="reduce", **size)
    stage = await shown_at(sqlite_server, page, with_hand("14"))
    stage.act(US, UseCard("2", "leader"), NameLeader("chauncey", water=True))
    stage.act(GB, React("14"))
    stage.tell()
    notice = page.locator(NOTICE)
    await expect(notice.locator("h3")).to_have_text("Britain interrupts your move with a card")
    await expect(notice).to_contain_text("Contrary Winds")
    await expect(notice).to_contain_text("does not move")
    await expect(notice).to_contain_text("The force at Sackets Harbour does not act")
    await expect(notice).to_be_in_viewport(ratio=1)
    await never_covered(page)
    await notice.locator("h3").click()
    await expect(notice).to_have_count(0)


@pytest.mark.parametrize("is_pressed", others_later([True, False]))
async def test_what_was_read_or_answered_does_not_come_back_with_the_page(
    sqlite_server: Running, new_page: NewPage, is_pressed: bool
) -> None:
    page = await new_page(reduced_motion="reduce", **PHONE)
    stage = await shown_at(sqlite_server, page, positions.evading_at_queenston())
    stage.act(GB, Evade("beaver_dams"))
    stage.tell()
    notice = page.locator(NOTICE)
    await expect(notice).to_be_visible()
    await page.reload()
    await expect(notice).to_be_visible()
    if is_pressed:
        await notice.locator("h3").click()
    else:
        await page.locator(".answers .button", has_text="Done moving").click()
    await expect(notice).to_have_count(0)
    await page.reload()
    await page.wait_for_selector(".asked")
    await expect(page.locator("#calendar")).not_to_be_empty()
    await expect(notice).to_have_count(0)


async def test_who_interrupts_and_who_watches_has_no_notice(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce")
    stage = Played.at(with_hand("14", "13"), GB, GAME)
    await shown(sqlite_server, page, stage)
    stage.act(US, UseCard("2", "leader"), NameLeader("chauncey", water=True))
    stage.act(GB, React("14"))
    stage.tell()
    await expect(page.locator(".latest")).to_contain_text("Contrary Winds")
    await expect(page.locator(NOTICE)).to_have_count(0)


async def test_a_cancelled_attack_is_told_of_and_before_an_attack_that_one_may_be(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce")
    stage = await shown_at(sqlite_server, page, with_hand("33"))
    stage.act(US, UseCard("2", "leader"), NameLeader("vanrensselaer"))
    while stage.choices(GB):
        stage.act(GB, Pass())
    stage.act(US, Take("us_13"))
    stage.tell()
    await expect(page.locator(".warned:not(.first)")).to_contain_text("Defenders may first retreat")
    stage.act(US, March("queenston"))
    stage.act(GB, React("33"))
    stage.tell()
    await expect(page.locator(NOTICE)).to_contain_text("The attack on Queenston does not happen")


CALEDONIA = "buffalo: us us_13; ft_malden: gb v_caledonia_gb, gb v_hunter; card: us v_caledonia_us"


@pytest.mark.parametrize("size", others_later([PHONE, {}]))
async def test_what_the_dice_of_an_event_came_to_is_told_after_the_enemy_has_played_on(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    page = await new_page(reduced_motion="reduce", **size)
    start = position(CALEDONIA, US, hand=("15", "2"), enemy_hand=("3",)).state
    stage = await shown_at(sqlite_server, page, start)
    stage.act(US, UseCard("15", "event"), dice=(6,))
    stage.act(GB, UseCard("3", "hold"))
    stage.tell()
    notice = page.locator(NOTICE)
    await expect(notice.locator("h3")).to_have_text(
        "Your event, Cutting Out the Caledonia: what came of it"
    )
    await expect(notice.locator(".dice")).to_have_count(1)
    await expect(notice).to_contain_text("Caledonia (captured) arrives at Buffalo")
    await expect(notice).not_to_contain_text("face down")
    await expect(notice).to_be_in_viewport(ratio=1)
    await never_covered(page)
    await notice.locator("h3").click()
    await expect(notice).to_have_count(0)
