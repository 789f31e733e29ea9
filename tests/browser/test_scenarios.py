"""A game's scenarios can be chosen, and both players are told which one they play."""

import pytest
from playwright.async_api import expect

from app.games import games
from tests.browser.table import live
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = pytest.mark.browser

SEVERAL = sorted(key for key, game in games().items() if len(game.scenarios) > 1)


@pytest.mark.parametrize("key", SEVERAL)
async def test_the_chosen_scenario_is_played_and_named(
    sqlite_server: Running, new_page: NewPage, key: str
) -> None:
    page, friend = await new_page(), await new_page()
    chosen = games()[key].scenarios[-1]
    await page.goto(f"{sqlite_server.url}/new?game={key}")
    await page.check(f"#new input[name=scenario][value='{chosen}']")
    await page.click("button[type=submit][form=new]")
    await page.wait_for_url("**/m/*")
    shown = (await sqlite_server.client.get("/api/games")).json()["games"]
    assert chosen in next(game for game in shown if game["key"] == key)["scenarios"]
    invitation = await page.locator("#invite input, input[readonly]").first.input_value()
    await friend.goto(invitation)
    await expect(friend.locator("main")).to_contain_text("Scenario: 1814")
    await friend.click("main button[type=submit]")
    await live(page)
    await page.get_by_role("tab", name="Match").click()
    await expect(page.get_by_text("Scenario: 1814")).to_be_visible()


async def test_a_game_of_one_scenario_asks_for_none(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page()
    only = next(key for key in games() if key not in SEVERAL)
    await page.goto(f"{sqlite_server.url}/new?game={only}")
    await expect(page.locator("#new input[name=side]").first).to_be_visible()
    await expect(page.locator("#new input[name=scenario]")).to_have_count(0)
