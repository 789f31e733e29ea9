"""A newcomer's first match: the coach, an open match seen from elsewhere, a battle on a phone."""

import json
from random import Random
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.api.generic_client import command
from tests.browser.table import at_match, begin, caught_up, enter, live, make_match, posted, seated
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

# One look: what was counted first might be gone when the rest is.
ASKED_IN_BATTLE = """() => {
  const isAsked = [".battle-card.few", ".asked.mine"].every((at) => document.querySelector(at));
  const answers = isAsked ? [...document.querySelectorAll(".answers button")] : [];
  const isBelow = (node) => node.getBoundingClientRect().bottom > innerHeight;
  const words = (nodes) => nodes.map((node) => node.textContent);
  return { offered: words(answers), below: words(answers.filter(isBelow)) };
}"""


async def settled(page: Page) -> dict[str, Any]:
    """Look again until nothing lies below the screen."""
    while True:
        look: dict[str, Any] = await page.evaluate(ASKED_IN_BATTLE)
        if not look["below"]:
            return look
        print(look)
        await caught_up(page)


async def play_now(sqlite_server: Running, page: Page) -> None:
    """Press the one button of the home page."""
    await page.goto(sqlite_server.url)
    await page.click("#play-now")
    await page.wait_for_url("**/m/*")
    await live(page)


async def test_the_coach_goes_along_with_the_first_moves(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page()
    await play_now(sqlite_server, page)
    now = page.locator(".coach [aria-current=step]")
    await expect(now).to_contain_text("Take one of your blocks")
    await page.locator(".tray-block").first.click()
    await expect(now).to_contain_text("lit town")
    await page.get_by_role("button", name="Do the rest as suggested").click()
    await expect(page.locator(".answers .main button")).to_be_visible()
    await expect(now).to_contain_text("press Done")


@pytest.mark.long
async def test_a_coach_that_was_put_away_stays_away(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(locale="ja")
    await play_now(sqlite_server, page)
    await expect(page.locator(".coach")).to_contain_text("自軍のユニットを取ります")
    await page.locator("[data-do=coach-away]").click()
    await expect(page.locator(".coach")).to_have_count(0)
    await page.reload()
    await live(page)
    await expect(page.locator(".asked.mine")).to_be_visible()
    await expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.long
async def test_the_second_match_of_a_game_has_no_coach(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page()
    await play_now(sqlite_server, page)
    await expect(page.locator(".coach")).to_be_visible()
    await at_match(sqlite_server, page, "war1812", machine="commander", side="us")
    await expect(page.locator(".asked.mine")).to_be_visible()
    await expect(page.locator(".coach")).to_have_count(0)
    # Another game has its own first match.
    await at_match(sqlite_server, page, "quebec1759", machine="commander", side="fr")
    await expect(page.locator(".asked.mine")).to_be_visible()
    await expect(page.locator(".coach")).to_be_visible()


@pytest.mark.long
async def test_a_bystander_at_an_open_match_is_told_what_he_sees(
    sqlite_server: Running, new_page: NewPage
) -> None:
    made = await make_match(sqlite_server, await new_page())
    bystander = await enter(await new_page(), made.watch)
    await expect(bystander.locator("#turn")).to_contain_text("waits for its second player")
    await expect(bystander.locator("#turn button")).to_have_count(0)
    await expect(bystander.get_by_role("tab")).to_have_count(0)
    await expect(made.page.get_by_role("tab")).to_have_text(["Chat", "Notes", "Match"])
    await made.page.get_by_role("tab", name="Match").click()
    await expect(made.page.locator("#tab-body")).to_contain_text("Your devices")
    await enter(await new_page(), made.invitation, "Bob")
    await expect(bystander.get_by_role("tab")).to_have_count(5)


@pytest.mark.long
async def test_the_maker_without_his_link_learns_why(
    sqlite_server: Running, new_page: NewPage
) -> None:
    made = await make_match(sqlite_server, await new_page())
    await made.page.evaluate("sessionStorage.clear()")
    await made.page.reload()
    await live(made.page)
    await expect(made.page.locator("#turn")).to_contain_text("made in another browser")
    await made.page.get_by_role("button", name="Make a new invitation").click()
    await expect(made.page.locator(".link-row .link").first).to_be_visible()


@pytest.mark.long
async def test_a_phone_shows_what_is_asked_in_a_battle_without_scrolling(
    sqlite_server: Running, new_page: NewPage
) -> None:
    players = await seated(sqlite_server, new_page, **PHONE, reduced_motion="reduce")
    path, rng, asked = players[0].url.replace("/m/", "/api/matches/"), Random(5), 0
    while asked <= 4:
        for page in players:
            frame = await (await page.request.get(path)).json()
            assert frame["status"] == "running"
            if not frame["choices"]:
                continue
            if frame["view"].get("battle") and len(frame["choices"]["actions"]) <= 3:
                await page.wait_for_selector(".battle-card.few")
                await page.wait_for_selector(".asked.mine")
                # What is said beside the grip goes once the question is in sight, a moment later.
                look = await settled(page)
                assert look["offered"]
                # The place of the main answer, under the thumb at the foot, is no retreat's.
                main = await page.locator(".answers > .main").all_inner_texts()
                assert not any(text.startswith("Retreat") for text in main), look
                asked += 1
            # By the server's choices: pages that press buttons take five times as long to a battle.
            sent = command(frame, rng)
            await posted(sqlite_server, page, f"{path.removeprefix(sqlite_server.url)}/act", sent)


async def test_at_the_end_a_player_sees_everything_at_once(
    sqlite_server: Running, new_page: NewPage
) -> None:
    us, _gb, made = await begin(sqlite_server, new_page)
    path = made.page.url.replace("/m/", "/api/matches/")
    answer = await us.request.get(path)
    before = json.loads(await answer.text())
    assert all(name.startswith("us") for name in before["view"]["blocks"])
    await us.click("#tab-table")
    await us.get_by_role("button", name="Resign").click()
    await us.get_by_role("button", name="Yes, resign").click()
    await expect(us.locator(".outcome")).to_be_visible()
    after = json.loads(await (await us.request.get(path)).text())
    assert any(name.startswith("gb") for name in after["view"]["blocks"])
    assert after["viewer"] == "us"
