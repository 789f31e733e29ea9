"""The page on which a player says where they are told of their turns: leave, try, remove."""

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.table import make_match
from tests.browser.test_access import DESK, PHONE, faults, whole_width
from tests.fixtures.browser import NewPage
from tests.fixtures.receiver import Receiver, receiving
from tests.fixtures.serving import Running, running

pytestmark = pytest.mark.browser


@dataclass
class Place:
    """A server that may call a receiver of this machine."""

    server: Running
    receiver: Receiver

    async def seated(self, page: Page) -> None:
        """Seat a browser at a match, and open the page."""
        await make_match(self.server, page)
        await page.goto(f"{self.server.url}/notices")


@pytest.fixture
async def place(sqlite_url: str) -> AsyncIterator[Place]:
    async with receiving() as receiver:
        hosts = f"127.0.0.1:{receiver.port}"
        async with running(sqlite_url, webhook_hosts=hosts) as server:
            yield Place(server, receiver)


@pytest.mark.parametrize("device", [DESK, PHONE])
async def test_an_address_is_left_tried_and_removed(
    place: Place, new_page: NewPage, device: dict[str, Any]
) -> None:
    page = await new_page(**device)
    await place.seated(page)
    assert not await faults(page)
    assert await whole_width(page)
    await page.get_by_label("Phone (ntfy)").check()
    await expect(page.get_by_text("Install the app ntfy")).to_be_visible()
    await page.get_by_label("Address").fill(place.receiver.url("/my-topic"))
    await page.keyboard.press("Enter")
    row = page.locator(".webhook")
    await expect(row).to_contain_text("Took its last notice on")
    assert not await faults(page)
    [first] = place.receiver.taken()
    assert first.json["message"] == "Here you will be told when it is your move."
    assert "my-topic" not in await page.content()
    async with page.expect_navigation():
        await row.get_by_role("button", name="Send a test").click()
    assert len(place.receiver.taken()) == 1
    await row.get_by_role("button", name="Remove").click()
    await expect(row).to_have_count(0)


async def test_what_is_refused_is_said_and_stays_in_the_form(
    place: Place, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    await place.seated(page)
    place.receiver.status = 403
    field = page.get_by_label("Address")
    for address, words in (
        (place.receiver.url(), "the notice was refused"),
        ("https://10.0.0.1/", "Nobody answers there"),
        ("http://vedette.example/", "no address that can be called"),
    ):
        await field.fill(address)
        await page.get_by_role("button", name="Try and keep it").click()
        await expect(page.get_by_role("alert").filter(has_text=words)).to_be_visible()
        await expect(field).to_have_value(address)
    await expect(page.locator(".webhook")).to_have_count(0)


async def test_an_address_tells_what_it_is(place: Place, new_page: NewPage) -> None:
    page = await new_page(**DESK)
    await place.seated(page)
    for address, name in (
        ("https://hooks.slack.com/services/a", "Slack"),
        ("https://ntfy.sh/a", "Phone (ntfy)"),
        ("https://discord.com/api/webhooks/1/a", "Discord"),
    ):
        await page.get_by_label("Address").fill(address)
        await expect(page.get_by_label(name, exact=True)).to_be_checked()


async def test_the_key_of_a_program_is_shown_once(place: Place, new_page: NewPage) -> None:
    page = await new_page(**DESK)
    await place.seated(page)
    await page.get_by_label("A program").check()
    await page.get_by_label("Address").fill(place.receiver.url())
    await page.get_by_role("button", name="Try and keep it").click()
    key = page.get_by_label("Key of the signatures")
    await expect(key).to_have_value(re.compile("^whsec_"))
    await page.get_by_role("link", name="I have kept it").click()
    await expect(page.locator(".webhook")).to_have_count(1)
    assert "whsec_" not in await page.content()


async def test_who_has_no_seat_is_told_so(place: Place, new_page: NewPage) -> None:
    page = await new_page(**PHONE)
    await page.goto(f"{place.server.url}/notices")
    await expect(page.get_by_text("This browser has no seat in any match yet.")).to_be_visible()
    assert not await faults(page)
