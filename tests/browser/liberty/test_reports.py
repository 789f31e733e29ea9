"""How the battles of a turn of Liberty ended: all of them, until each is put away."""

from playwright.async_api import expect

from app.games.liberty.board import AM, GB
from app.games.liberty.game import GAME
from app.kit.turns import Done
from tests.browser.liberty.test_battle import MISSES, PHONE
from tests.browser.staging import Played, shown
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.liberty.positions import position, to
from tools.shots.liberty.positions import raised

RESULT = "#battle > .battle-result"
ROWS = ".battle-reports .battle-result"
HITS = (1, 1, *MISSES[:6])
THREE_ATTACKS = (
    "boston: gb howe, gb guards; albany: gb burgoyne; springfield: am washington 2;"
    "newport: am gates 2; kingston: am maryland-line 2; new-york: am connecticut-line"
)


def three_lost() -> Played:
    """Play a turn in which America loses three battles, until it chooses a card."""
    stage = Played.at(raised(position(THREE_ATTACKS, GB)), AM, GAME)
    ways = {"howe": "springfield", "guards": "newport", "burgoyne": "kingston"}
    stage.act(GB, *(move for block, place in ways.items() for move in to(block, place)), Done())
    while stage.state.turn_number == 1:
        side = GB if stage.choices(GB) else AM
        at = 0 if stage.state.battle else -1
        stage.act(side, stage.choices(side)[at], dice=HITS if side == GB else MISSES)
    return stage


async def test_all_battles_of_a_turn_are_told_and_each_is_put_away(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    await shown(sqlite_server, page, three_lost())
    await expect(page.locator(RESULT)).to_have_count(1)
    await expect(page.locator(ROWS)).to_have_count(2)
    await expect(page.locator(".battles-ended")).to_have_text("3 battles")
    for row in await page.locator(ROWS).all():
        await expect(row).to_contain_text("America: 2 steps lost, 1 block.")
    await expect(page.locator(f"{ROWS} .volley").first).to_be_hidden()
    await page.locator(f"{ROWS} .opens").first.click()
    await expect(page.locator(f"{ROWS} .volley").first).to_be_visible()
    await page.locator(f"{ROWS} [data-do=dismiss]").first.click()
    await expect(page.locator(ROWS)).to_have_count(1)
    await page.locator(f"{RESULT} [data-do=dismiss]").click()
    await expect(page.locator(ROWS)).to_have_count(0)
    await expect(page.locator(RESULT)).to_have_count(1)
    await page.reload()
    await expect(page.locator(RESULT)).to_have_count(1)


async def test_beside_cards_a_phone_has_a_line_of_what_was_lost_that_opens(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await shown(
        sqlite_server, await new_page(reduced_motion="reduce", **PHONE), three_lost()
    )
    costs, dice = page.locator(f"{RESULT} > p"), page.locator(f"{RESULT} .volley").first
    await expect(costs).to_be_visible()
    await expect(dice).to_be_hidden()
    card = await page.locator(RESULT).bounding_box()
    assert card
    assert card["width"] == 390
    assert card["height"] < 56
    await costs.tap(force=True)
    await expect(dice).to_be_visible()
    await costs.tap(force=True)
    await expect(dice).to_be_hidden()
