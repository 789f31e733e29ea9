"""The home page in a browser: one click to play, and the fog that is shown."""

import re

import pytest
from playwright.async_api import Page, expect

from app.games import games
from tests.api.generic_client import entropy, post
from tests.browser.table import live, posted
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = pytest.mark.browser


async def test_a_lone_visitor_plays_after_one_click(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page()
    await page.goto(sqlite_server.url)
    await page.click("#play-now")
    await page.wait_for_url("**/m/*")
    await live(page)
    await page.wait_for_selector(".asked.mine")


@pytest.mark.parametrize("game", games())
async def test_every_game_on_the_table_is_played_after_one_click(
    sqlite_server: Running, new_page: NewPage, game: str
) -> None:
    page = await new_page()
    await page.goto(sqlite_server.url)
    await page.click(f".table [data-game={game}]")
    await page.wait_for_url("**/m/*")
    await live(page)
    assert await page.locator(f"link[as=fetch][href*='games/{game}/map.svg']").count() == 1


@pytest.mark.parametrize("game", games())
async def test_a_match_begins_at_once_from_a_games_own_page(
    sqlite_server: Running, new_page: NewPage, game: str
) -> None:
    page = await new_page()
    await page.goto(f"{sqlite_server.url}/games/{game}")
    button = page.locator(f".about > .row [data-game={game}]")
    assert await button.locator("small").inner_text() == "side drawn by lot · The Commander"
    await button.click()
    await page.wait_for_url("**/m/*")
    await live(page)
    assert await page.locator(f"link[as=fetch][href*='games/{game}/map.svg']").count() == 1


async def test_the_machine_that_was_chosen_last_is_kept_for_playing_now(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page()
    await page.goto(sqlite_server.url)
    await expect(page.locator("#play-now small")).to_contain_text("The Commander")
    await page.goto(f"{sqlite_server.url}/new?game=liberty")
    await page.check("input[name=machine][value=recruit]")
    await page.click(".make button")
    await page.wait_for_url("**/m/*")
    await page.goto(sqlite_server.url)
    for button in await page.locator("[data-machine]:has([data-strength=recruit])").all():
        await expect(button.locator("small")).to_have_text(
            re.compile("The Recruit$"), use_inner_text=True
        )
    await page.click("#play-now")
    await page.wait_for_url("**/m/*")
    await live(page)
    await expect(page.locator(".bar-title")).to_contain_text("The Recruit")


async def test_game_and_side_that_were_chosen_last_are_kept_and_a_friend_is_invited_all_the_same(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page()
    await page.goto(sqlite_server.url)
    small = page.locator("#play-now small")
    await expect(small).to_have_text(
        "War of 1812 · side drawn by lot · The Commander", use_inner_text=True
    )
    await page.goto(f"{sqlite_server.url}/new?game=quebec1759")
    await expect(page.locator("input[name=machine][value='']")).to_be_checked()
    await page.check("input[name=machine][value=recruit]")
    await page.check("input[name=side][value=fr]")
    await page.click(".make button")
    await page.wait_for_url("**/m/*")
    await page.goto(f"{sqlite_server.url}/new?game=quebec1759")
    for chosen in ("machine][value=recruit", "side][value=fr"):
        await expect(page.locator(f"input[name={chosen}]")).to_be_checked()
    await page.goto(sqlite_server.url)
    await expect(small).to_have_text("Quebec 1759 · France · The Recruit", use_inner_text=True)
    await page.get_by_role("link", name="Invite a friend").click()
    await page.get_by_role("link", name="Liberty", exact=False).first.click()
    await page.wait_for_url("**/new?game=liberty#friend")
    await expect(page.locator("input[name=machine][value='']")).to_be_checked()
    await page.goto(sqlite_server.url)
    await page.click("#play-now")
    await page.wait_for_url("**/m/*")
    await live(page)
    await expect(page.locator(".bar-title")).to_contain_text("Quebec 1759")
    await expect(page.locator("#you")).to_contain_text("France")


@pytest.mark.parametrize("script", [True, False])
async def test_the_fog_is_seen_through_three_pairs_of_eyes(
    sqlite_server: Running, new_page: NewPage, script: bool
) -> None:
    page = await new_page(java_script_enabled=script)
    await page.goto(sqlite_server.url)
    for eyes in ("gb", "public", "us"):
        await page.check(f"input[name=eyes][value={eyes}]")
        shown = page.locator(".seen:visible img")
        await expect(shown).to_have_count(1)
        await expect(shown).to_have_attribute("src", re.compile(f"fog-{eyes}-"))
        assert await page.locator("#play-now").get_attribute("href") == "/new"


async def test_the_form_shows_its_game_with_the_eyes_of_the_side_that_is_chosen(
    sqlite_server: Running, page: Page
) -> None:
    await page.goto(f"{sqlite_server.url}/new")
    for side, eyes in (("gb", "gb"), ("us", "us"), ("random", "public")):
        await page.check(f"input[name=side][value={side}]")
        shown = page.locator(".chosen-game img:visible")
        await expect(shown).to_have_count(1)
        await expect(shown).to_have_attribute("src", re.compile(f"fog-{eyes}-"))
        await page.wait_for_function(
            "() => [...document.querySelectorAll('.chosen-game figure:not([hidden]) img')]"
            ".every((picture) => picture.complete && picture.naturalWidth)"
        )


LONG = "Bartholomew Featherstonehaugh of Kent"


@pytest.mark.long
async def test_a_long_name_neither_cuts_the_score_nor_leaves_its_card(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, client = await new_page(), sqlite_server.client
    for matches in (1, 2, 3):
        wanted = {"game": "war1812", "side": "us", "name": LONG, "entropy": entropy()}
        made = await posted(sqlite_server, page, "/api/matches", wanted)
        guest = {"invitation": made["invitation"], "name": LONG, "entropy": entropy()}
        await post(client, f"/api/matches/{made['match']}/sit", guest)
        for width in (1440, 390):
            await page.set_viewport_size({"width": width, "height": 900})
            await page.goto(sqlite_server.url)
            await refuse_narrow_cards(page, matches, width)


async def refuse_narrow_cards(page: Page, matches: int, width: int) -> None:
    cards = page.locator(".match")
    await expect(cards).to_have_count(matches)
    for n in range(matches):
        card = await cards.nth(n).bounding_box()
        assert card is not None
        for points in await cards.nth(n).locator(".points").all():
            score = await points.bounding_box()
            assert score is not None
            assert score["x"] + score["width"] <= card["x"] + card["width"] - 4
    # Few matches fill their row all the same.
    last = await cards.nth(matches - 1).bounding_box()
    assert last is not None
    if matches < 3:
        assert last["x"] + last["width"] > width * (0.8 if width > 1000 else 0.9)


async def test_whose_turn_has_ended_is_led_on_to_the_match_that_waits_for_them(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, client = await new_page(), sqlite_server.client
    made = {}
    for side in ("us", "gb"):
        wanted = {"game": "war1812", "side": side, "entropy": entropy()}
        made[side] = await posted(sqlite_server, page, "/api/matches", wanted)
        guest = {"invitation": made[side]["invitation"], "entropy": entropy()}
        await post(client, f"/api/matches/{made[side]['match']}/sit", guest)
    # The Americans set up first (3.3): as the British one waits, as the Americans one does not.
    await page.goto(f"{sqlite_server.url}/m/{made['gb']['match']}")
    await page.get_by_role("link", name="On to the other match that waits for you").click()
    await page.wait_for_url(f"**/m/{made['us']['match']}")
    await page.wait_for_selector(".asked.mine")
    assert await page.locator("[data-key=next-match]").count() == 0
