"""The real page in Chromium behind a network that dies and comes back."""

import re
from dataclasses import replace
from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.web.guards import COOKIE
from tests.browser.table import begin, drive, live, step
from tests.fixtures.browser import NewPage
from tests.fixtures.patience import patient
from tests.fixtures.serving import Running, running
from tests.network.proxy import network

pytestmark = pytest.mark.browser

BEAT = patient(3)
"""Two clicks fit into one before the page knows that its network is gone, however busy it is."""
MOVE = re.compile("Your move")


@pytest.mark.long
async def test_a_page_says_that_it_is_not_live_and_then_shows_the_truth_in_both_tabs(
    new_page: NewPage, sqlite_url: str
) -> None:
    async with (
        running(sqlite_url, heartbeat_seconds=BEAT) as server,
        network(server.url) as between,
    ):
        ann, _, _ = await begin(replace(server, url=between.url), new_page, locale="en-GB")
        tab = await ann.context.new_page()
        await tab.goto(ann.url)
        await live(tab)
        await expect(ann.locator(".asked .whose").first).to_have_text(MOVE)
        await expect(ann).to_have_title(MOVE)
        await drive(ann, 7)
        between.vanish()
        # What they do before they can know of it is under way until the network is back.
        while await step(ann, 1) not in ("busy", "stuck"):
            assert not await ann.locator(".draft ol li").count()
        assert await ann.evaluate("document.body.classList.contains('busy')")
        for page in (ann, tab):
            await expect(page.locator("#live")).not_to_have_attribute("data-state", "live")
            await expect(page.locator(".asked .whose").first).not_to_have_text(MOVE)
            await expect(page).not_to_have_title(MOVE)
        assert await drafted(server, ann) == []
        between.mend()
        for page in (ann, tab):
            await page.wait_for_selector("#live[data-state=live]")
            await expect(page.locator(".draft ol li")).to_have_count(1)
            await expect(page.locator(".asked .whose").first).to_have_text(MOVE)
            await expect(page).to_have_title(MOVE)
        assert len(await drafted(server, ann)) == 1
        between.vanish()
        await expect(ann.locator("#live")).not_to_have_attribute("data-state", "live")
        await undone(server, ann)
        between.mend()
        for page in (ann, tab):
            await expect(page.locator(".draft ol li")).to_have_count(0)


async def seat(page: Page) -> tuple[str, dict[str, str]]:
    """The address of a page's match, and the cookie that stands for its seat."""
    [cookie] = [c for c in await page.context.cookies() if c["name"] == COOKIE]
    path = f"/api/matches/{page.url.rpartition('/')[2]}"
    return path, {"Cookie": f"{COOKIE}={cookie['value']}"}


async def drafted(server: Running, page: Page) -> list[Any]:
    """The steps of the draft, as another device of the same player sees them."""
    path, cookie = await seat(page)
    draft = (await server.client.get(path, headers=cookie)).json()["draft"]
    return list(draft["steps"]) if draft else []


async def undone(server: Running, page: Page) -> None:
    """Another device takes the step back."""
    path, cookie = await seat(page)
    frame = (await server.client.get(path, headers=cookie)).json()
    body = {"expect": frame["v"], "key": "back"}
    answer = await server.client.post(f"{path}/undo", json=body, headers=cookie)
    assert answer.is_success, answer.text
