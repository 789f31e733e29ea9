"""All matches of a browser go to another device by one link."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.api.generic_client import entropy
from tests.browser.table import live, make_match, posted
from tests.browser.test_access import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


async def make_another(server: Running, page: Page) -> None:
    """Make a match for a page's browser; by its own form it would draw the same numbers again."""
    wanted = {"game": "war1812", "side": "us", "entropy": entropy()}
    await posted(server, page, "/api/matches", wanted)


async def made_link(page: Page) -> str:
    """Have the page make a link, and return it."""
    await page.get_by_role("button", name="Make the link").click()
    field = page.locator("#made .link")
    await expect(field).to_have_value(re.compile("/device#"))
    return await field.input_value()


async def test_a_phone_has_all_matches_by_one_link(
    sqlite_server: Running, new_page: NewPage
) -> None:
    desk = await new_page()
    await desk.goto(f"{sqlite_server.url}/device")
    await expect(desk.get_by_text("This browser has no seat in any match yet.")).to_be_visible()
    await expect(desk.locator("#making")).to_have_count(0)
    await make_match(sqlite_server, desk)
    await make_another(sqlite_server, desk)
    await desk.goto(sqlite_server.url)
    await desk.get_by_role("link", name="Play on another device").click()
    await expect(desk.locator(".lead").first).to_contain_text("your seats in all your 2 matches")
    await expect(desk.locator("#made")).to_be_hidden()
    link = await made_link(desk)
    # The test's server is known by a name that is this computer's alone.
    await expect(desk.get_by_text("Only this computer can open the link")).to_be_visible()

    phone = await new_page(**PHONE)
    await phone.goto(link)
    await expect(phone.get_by_role("heading", level=1)).to_have_text("Your matches on this device")
    await phone.get_by_role("button", name="Take my seats here").click()
    await phone.wait_for_url(re.compile(r"/$"))
    await expect(phone.locator(".match")).to_have_count(2)
    await phone.locator(".match a").first.click()
    await live(phone)
    assert await phone.locator("html").get_attribute("lang") == "en"

    # Used up: said in words, and nothing is taken.
    other = await new_page()
    await other.goto(link)
    await other.get_by_role("button", name="Take my seats here").click()
    await expect(other.locator("#problem")).to_contain_text("This link is not valid")


async def test_a_device_that_plays_some_of_them_is_told_so(
    sqlite_server: Running, new_page: NewPage
) -> None:
    desk, friend = await new_page(), await new_page()
    made = await make_match(sqlite_server, desk)
    await friend.goto(made.invitation)
    await friend.click("#door [type=submit]")
    await friend.wait_for_url("**/m/*")
    await make_another(sqlite_server, desk)
    await desk.goto(f"{sqlite_server.url}/device")
    link = await made_link(desk)

    await friend.goto(link)
    await friend.get_by_role("button", name="Take my seats here").click()
    await expect(friend.get_by_text("but for those that this device plays already")).to_be_visible()
    await expect(friend.locator("#taking")).to_have_count(0)
    await friend.get_by_role("link", name="To the home page").click()
    await expect(friend.locator(".match")).to_have_count(2)
