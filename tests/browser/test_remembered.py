"""What was seen of a block is drawn on it once it is blank again, and told where it stands."""

from random import Random
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.staging import Stage, shown
from tests.browser.table import play_a_round, seated
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.war1812.positions import position

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

MAX_MATCHES = 8
MAX_CROWD = 3
"""More blank blocks in a place are drawn as one, which shows nobody's face."""


async def remembering(server: Running, new_page: NewPage) -> tuple[Page, str]:
    """Open the page of a player who has seen a block that stands somewhere for sure; its place."""
    for seed in range(MAX_MATCHES):
        players = await seated(server, new_page, reduced_motion="reduce")
        path, rng = players[0].url.replace("/m/", "/api/matches/"), Random(seed)
        for _ in range(150):
            await play_a_round(server, players, rng)
            frame = await (await players[0].request.get(path)).json()
            if frame["status"] != "running":
                break
            if place := await sure_place(players[0], path, frame):
                return players[0], place
    raise AssertionError("in no match anybody remembers anything")


async def sure_place(page: Page, path: str, frame: dict[str, Any]) -> str:
    """Return where a block stands that was seen, hidden among few; "" for nowhere."""
    if frame["view"].get("battle") or frame["view"].get("naval"):
        return ""
    memory = await (await page.request.get(f"{path}/memory")).json()
    towns = frame["view"]["towns"]
    sure = [one["at"][0] for one in memory.get("sightings", ()) if len(one["at"]) == 1]
    return next((at for at in sure if towns[at]["army"].get("gb", 0) <= MAX_CROWD), "")


@pytest.mark.long
async def test_a_block_that_was_seen_is_drawn_and_told_until_it_is_switched_off(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, place = await remembering(sqlite_server, new_page)
    ghost = page.locator(f'#pieces [data-key^="gb@{place}#"] .ghost:not(.perhaps)')
    await expect(ghost.first).to_be_attached()
    await page.click("#tab-places")
    told = page.locator(f'.place[data-place="{place}"] .here')
    await expect(told).to_contain_text(", turn ")
    await page.click(".bar [data-do=settings]")
    switch = page.get_by_role("button", name="Draw on hidden blocks")
    await expect(switch).to_have_attribute("aria-pressed", "true")
    await switch.click()
    await expect(page.locator("#pieces .ghost")).to_have_count(0)
    await page.reload()
    await page.wait_for_selector("#pieces .piece")
    await page.click(".bar [data-do=settings]")
    await expect(switch).to_have_attribute("aria-pressed", "false")
    await switch.click()
    await expect(ghost.first).to_be_attached()


@pytest.mark.long
async def test_after_the_end_a_side_s_eyes_show_what_it_remembered(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, place = await remembering(sqlite_server, new_page)
    await page.click("#tab-table")
    await page.get_by_role("button", name="Resign").click()
    await page.get_by_role("button", name="Yes, resign").click()
    await expect(page.locator(".outcome")).to_be_visible()
    await page.click("[data-do=history]")
    await page.click(".steps button:last-child")
    await expect(page.locator("#pieces .block.blank")).to_have_count(0)
    await page.click("[data-do=history-eyes][data-value=us]")
    ghost = page.locator(f'#pieces [data-key^="gb@{place}#"] .ghost:not(.perhaps)')
    await expect(ghost.first).to_be_attached()


async def test_a_block_that_may_stand_in_a_few_places_is_drawn_in_doubt_and_in_many_not_at_all(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce")
    towns = ["york", "london", "kingston", "montreal"]
    army = "; ".join(f"{town}: gb infantry 2" for town in towns)
    stage = Stage.at(position(f"buffalo: us infantry 4; {army}"), "us")
    told = {"sightings": [seen(2, "york"), seen(3, *towns[1:3]), seen(4, *towns)]}
    await page.route("**/memory", lambda route: route.fulfill(json=told))
    await shown(sqlite_server, page, stage)
    at = [page.locator(f'#pieces [data-key^="gb@{town}#"]') for town in towns]
    await expect(at[0].locator(".ghost:not(.perhaps)")).to_have_count(1)
    for block in at[1:3]:
        await expect(block.locator(".ghost.perhaps")).to_have_count(1)
        await expect(block.locator(".doubt")).to_have_text("?")
    await expect(page.locator("#pieces .ghost")).to_have_count(3)


def seen(cv: int, *towns: str) -> dict[str, Any]:
    """Return a sighting of British infantry that may stand in some towns."""
    piece = {"side": "gb", "kind": "infantry", "group": "", "cv": cv, "max": 4, "at": towns[0]}
    when = {"key": "war1812-line-turn", "params": {"year": 1812, "turn": 1}}
    return {"piece": piece, "when": when, "line": 1, "at": list(towns)}
