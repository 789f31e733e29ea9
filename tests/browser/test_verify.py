"""Checking a finished match in the browser, from the table and from files."""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Route, expect

from tests.browser.table import begin, live
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

KEPT = Path(__file__).parents[1] / "js" / "data"
SLOW = 0.5  # seconds


async def _slowly(route: Route) -> None:
    await asyncio.sleep(SLOW)
    await route.continue_()


async def test_an_ended_match_is_proved_in_one_click(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob, _ = await begin(sqlite_server, new_page)
    await ann.click("#tab-table")
    await ann.click("[data-do=ask][data-value=resign]")
    await ann.click("[data-do=resign]")
    for page in (ann, bob):
        await live(page)
        await page.wait_for_selector(".outcome")
    await bob.click("#tab-table")
    async with bob.expect_popup() as opened:
        await bob.click("a[href^='/verify']")
    page = await opened.value
    await page.wait_for_selector(".verdict.proved")
    assert await page.locator("#report .bad").count() == 0
    assert await page.locator("#report .good").count() == 8


async def test_files_are_checked_without_leaving_the_device(
    sqlite_server: Running, new_page: NewPage, tmp_path: Path
) -> None:
    page = await new_page()
    await page.route("**/locale/**", _slowly)
    await page.goto(f"{sqlite_server.url}/verify")
    # Pressed before the page can check, it would send the form to the server instead.
    await expect(page.locator("button[type=submit]")).to_be_disabled()
    await expect(page.locator("button[type=submit]")).to_be_enabled()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.set_input_files("input[name=file]", KEPT / "match.json")
    await page.click("button[type=submit]")
    await page.wait_for_selector(".verdict.consistent")
    await page.set_input_files("input[name=receipts]", KEPT / "receipts-first.json")
    await page.click("button[type=submit]")
    await page.wait_for_selector(".verdict.proved")
    twin = tmp_path / "twin.json"
    twin.write_text((KEPT / "match.json").read_text("utf-8").replace("Bob", "Eve"), "utf-8")
    await page.set_input_files("input[name=file]", twin)
    await page.click("button[type=submit]")
    await page.wait_for_selector(".verdict.failed")
    assert "The file is as it was sealed" in await page.inner_text("#report .bad")
    assert asked == []
