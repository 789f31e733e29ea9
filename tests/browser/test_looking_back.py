"""Looking back at a running match: what was seen is seen again, and who was away is told."""

import asyncio
import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.table import begin, drive, step
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

EAGERNESS = 0.6
MOMENT = ".replay p"
NO_NEWS = {"war1812-line-player-turn", "war1812-line-orders"}
"""Lines that say who is asked next: nobody is told of them alone."""


async def lines(page: Page) -> int:
    """How many lines of its log a page shows, with the tab open."""
    return await page.locator("#tab-body .log li").count()


async def at_play(server: Running, new_page: NewPage, until: int) -> tuple[Page, Page]:
    """Two players who have played until the log tells so many lines."""
    ann, bob, _ = await begin(server, new_page, reduced_motion="reduce")
    await drive(ann, 7)
    await drive(bob, 11)
    await played((ann, bob), until)
    return ann, bob


async def played(players: tuple[Page, Page], until: int) -> None:
    """Have two players go on until the first one's log tells so many lines."""
    await players[0].click("#tab-log")
    while await lines(players[0]) < until:
        for page in players:
            await step(page, EAGERNESS)
        await asyncio.sleep(0.01)


async def told_of_the_enemy(page: Page, since: int) -> int:
    """How many lines of a log, from one on, tell of the other side's marches and battles."""
    path = page.url.replace("/m/", "/api/matches/")
    frame = await (await page.request.get(path)).json()
    other = {"us": "gb", "gb": "us"}[frame["viewer"]]
    news = [line for line in frame["log"] if line["message"]["key"] not in NO_NEWS]
    return sum(line["n"] >= since and line.get("side") == other for line in news)


def unknown_line(kept: dict[str, str]) -> int:
    """The first line of the log that a page had not shown yet, by what its browser kept."""
    (line,) = (value for name, value in kept.items() if name.startswith("vedette:left:"))
    return int(line)


@pytest.mark.long
async def test_a_turn_is_watched_again_while_nothing_can_be_decided(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, _ = await at_play(sqlite_server, new_page, 12)
    now = await ann.locator("#calendar").inner_text()
    await ann.click("[data-do=history-from]")
    await expect(ann.locator(MOMENT)).to_be_visible()
    await ann.click("[data-do=history-play]")
    await ann.click(".steps [data-do=history] >> nth=0")
    await expect(ann.locator(MOMENT)).to_contain_text("Moment 1 of")
    assert await ann.locator(".asked, .answers, #pieces .free, .spot.lit").count() == 0
    # It goes on by itself from any moment, and ends with what stands now.
    await ann.locator(".slider").evaluate("node => node.value = node.max")
    await ann.locator(".slider").dispatch_event("change")
    await ann.click("[data-do=history-play]")
    await expect(ann.locator(MOMENT)).to_have_count(0, timeout=60_000)
    assert await ann.locator("#calendar").inner_text() == now


async def test_who_was_away_is_told_what_happened_meanwhile(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob = await at_play(sqlite_server, new_page, 4)
    address = ann.url
    # Another page of the same person goes on; the first one is looked at again later.
    other = await ann.context.new_page()
    await other.goto(address)
    known = await ann.evaluate("() => ({...localStorage})")
    await ann.goto("about:blank")
    await other.wait_for_selector(".asked")
    await drive(other, 13)
    await played((other, bob), 14)
    while await told_of_the_enemy(other, unknown_line(known)) < 2:
        for page in (other, bob):
            await step(page, EAGERNESS)
        await asyncio.sleep(0.01)
    # First gone, lest a motion that ends keeps in mind again what was seen.
    await other.close()
    await ann.goto(f"{sqlite_server.url}/")
    await ann.evaluate("known => Object.assign(localStorage, known)", known)
    await ann.goto(address)
    told = ann.locator(".meanwhile")
    await expect(told).to_be_visible()
    assert await told.locator("li").count() > 1
    await told.locator("[data-do=since-away]").click()
    await expect(told).to_have_count(0)
    await ann.reload()
    await ann.wait_for_selector("body.ready")
    await expect(ann.locator("#turn > *").first).to_be_visible()
    await expect(told).to_have_count(0)


@pytest.mark.long
async def test_a_phone_reads_what_a_moment_told_from_its_beginning(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, _ = await at_play(sqlite_server, new_page, 30)
    await ann.set_viewport_size({"width": 390, "height": 844})
    await ann.click("#tab-log")
    last = ann.locator("#tab-body button.line-words").last
    await last.scroll_into_view_if_needed()
    await last.click()
    await expect(ann.locator(MOMENT)).to_be_visible()
    await expect(ann.locator("#tab-body .log li").first).to_be_in_viewport(ratio=1, timeout=5000)


@pytest.mark.long
async def test_a_line_of_the_log_leads_to_its_moment_and_a_phone_tells_it_over_the_map(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, _ = await at_play(sqlite_server, new_page, 12)
    # What was told last: now is a moment too, and the last of all.
    await ann.locator("#tab-body button.line-words").first.click()
    await expect(ann.locator(MOMENT)).to_have_text(re.compile(r"^Moment (\d+) of \1$"))
    # What it tells came not before all turns, though no turn of those told begins with it.
    await expect(ann.get_by_role("heading", name="Before the first turn")).to_have_count(0)
    await ann.click("[data-do=history-end]")
    line = ann.locator("#tab-body button.line-words", has_text="has set up").last
    told = await line.inner_text()
    await line.click()
    await expect(ann.locator(MOMENT)).to_be_visible()
    await expect(ann.locator("#tab-body .line-words", has_text=told)).not_to_have_count(0)
    await expect(ann.locator(".stage-notice")).not_to_be_visible()
    await ann.set_viewport_size({"width": 390, "height": 844})
    await expect(ann.locator(".stage-notice .caption").last).to_be_visible()
    await ann.click("[data-do=history-end]")
    await expect(ann.locator(".stage-notice .caption")).to_have_count(0)
