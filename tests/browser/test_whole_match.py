"""A whole match through the page, with all that happens to players on the way."""

import asyncio
from collections import Counter

import pytest
from playwright.async_api import Page

from tests.browser.table import Wire, begin, device_link, drive, enter, live, step
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

MAX_PRESSED = 3000
"""How many answers both players may give until the match has ended."""
EAGERNESS = 0.62
"""How often a player moves another piece before they press a button."""

SHOWN = "#pieces .cv:not(.ghost .cv)"
"""A strength that is shown; what was seen in a battle is drawn on a blank block as a ghost."""
FACES_SEEN = f"""() => document.querySelector(".outcome")
  ? 0 : document.querySelectorAll("{SHOWN}").length"""
"""How many strengths a page shows while the match goes on: its end may come between two looks."""


async def reload(page: Page) -> Page:
    """Load the page anew."""
    await page.reload()
    await live(page)
    return page


async def lose_the_network(page: Page) -> Page:
    """Be cut off for a moment: the page says so, does nothing, and comes back by itself."""
    await page.context.set_offline(True)
    await page.wait_for_selector("#live:not([data-state=live])")
    assert await step(page, EAGERNESS) == "busy"
    await page.context.set_offline(False)
    await live(page)
    return page


async def change_device(page: Page, new_page: NewPage) -> Page:
    """Go on in another browser by a device link; the old page is closed."""
    link = await device_link(page)
    assert "/device/" in link
    other = await enter(await new_page(), link)
    await page.close()
    return other


@pytest.mark.long
async def test_two_browsers_play_a_whole_match_while_a_third_watches(
    sqlite_server: Running, new_page: NewPage
) -> None:
    # The motions have tests of their own; the spectator sees them.
    ann, bob, made = await begin(sqlite_server, new_page, reduced_motion="reduce")
    watcher = await new_page()
    wire = Wire().listen(watcher)
    await enter(watcher, made.watch)
    await drive(ann, 7)
    await drive(bob, 11)
    done: Counter[str] = Counter()
    while done["pressed"] < MAX_PRESSED:
        steps = [await step(page, EAGERNESS) for page in (ann, bob)]
        done.update(steps)
        assert "stuck" not in steps, await ann.inner_text("#turn")
        if steps == ["ended", "ended"]:
            break
        moves = done["pressed"] + done["pointed"]
        if moves > 40 and not done["reloaded"]:
            done["reloaded"] += 1
            await drive(await reload(bob), 12)
        elif moves > 70 and not done["cut off"]:
            done["cut off"] += 1
            await lose_the_network(bob)
        elif moves > 100 and not done["moved"]:
            done["moved"] += 1
            bob = await change_device(bob, new_page)
            await drive(bob, 13)
        assert await watcher.evaluate(FACES_SEEN) == 0
        await asyncio.sleep(0.01)
    assert min(done["reloaded"], done["cut off"], done["moved"]) == 1, done
    assert await ann.locator(".outcome").count() == 1, done
    assert wire.received
    assert not wire.names_a_block()
    for page in (ann, bob, watcher):
        await page.wait_for_selector(".outcome")
    assert await ann.inner_text(".outcome") == await watcher.inner_text(".outcome")
    await look_back(watcher)


async def look_back(page: Page) -> None:
    """Step through the ended match: everything is open now, and what a watcher saw is known."""
    await page.click("[data-do=history]")
    await page.wait_for_selector(".slider")
    await page.click(".steps button:last-child")
    await page.wait_for_selector(SHOWN)
    assert await page.locator("#pieces .block.blank").count() == 0
    await page.click("[data-do=history-eyes][data-value=public]")
    await page.wait_for_selector("#pieces .block.blank")
    assert await page.locator(SHOWN).count() == 0
