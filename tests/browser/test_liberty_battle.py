"""A battle of Liberty on its page: each block answers by a button, and the battle is in sight."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.liberty.actions import Done, Move
from app.games.liberty.board import AM, GB
from app.games.liberty.game import GAME
from tests.browser.staging import Played, shown
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tools.shots.liberty.positions import summer_of_1777, volley_of_morristown

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
MISSES = (6,) * 12


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


async def test_a_retreat_is_called_one(sqlite_server: Running, new_page: NewPage) -> None:
    page = await new_page(reduced_motion="reduce")
    stage = await volley(sqlite_server, page)
    await page.get_by_role("button", name="Retreat to …").click()
    ways = page.locator(".ways-of").first
    await expect(ways).to_contain_text("Maryland Line")
    await ways.get_by_role("button", name="Retreat to New Brunswick").click()
    await expect(page.locator(".answers .blocks button")).to_have_count(1)
    assert stage.pressed == ["leave"]


async def test_a_battle_is_told_when_it_is_decided_while_its_winner_regroups(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(summer_of_1777(), AM, GAME)
    marches = [Move(block, "E8") for block in ("howe", "welch-fusiliers", "knyphausen")]
    stage.act(GB, *marches, Done())
    stage.act(GB, Done())
    stage.act(AM, Done())
    while stage.state.battle is None:
        stage.act(AM, stage.choices(AM)[-1])
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce"), stage)
    await page.wait_for_selector(".battle-card")
    while stage.state.battle.stage != "regroup":
        # The American leaves wherever they may, Britain fires and misses.
        side, at = (AM, -1) if stage.choices(AM) else (GB, 0)
        stage.act(side, stage.choices(side)[at], dice=MISSES)
    stage.tell()
    await expect(page.locator(".battle-result h2")).to_have_text("Britain holds Morristown")
    await expect(page.locator(".latest")).to_contain_text("Britain holds the field: Morristown")


async def test_the_battle_stands_over_its_question_however_far_one_scrolls(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**PHONE)
    await volley(sqlite_server, page)
    first = await page.locator(".answers .series button").bounding_box()
    assert first
    assert first["y"] + first["height"] < 844
    await page.locator(".sheet").evaluate("(sheet) => { sheet.scrollTop = sheet.scrollHeight }")
    await page.wait_for_timeout(100)
    card, grip = [await page.locator(one).bounding_box() for one in (".battle-card", ".grip")]
    assert card
    assert grip
    assert card["y"] >= grip["y"] + grip["height"] - 1
