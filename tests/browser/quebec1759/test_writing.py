"""Orders in writing on the page, in the shorthand of Quebec 1759 (9.3)."""

from random import Random
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tests.api.generic_client import Seats, bearer, begin, command, post
from tests.browser.table import enter
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, http_client

pytestmark = pytest.mark.browser


async def orders_due(server: Running) -> tuple[Seats, str]:
    """Begin a match, let the French set up by chance, and give the British another way in."""
    async with http_client(server.url) as client:
        seats = await begin(client, "quebec1759", "gb")
        path, rng = f"/api/matches/{seats.match}", Random(1)
        while True:
            frame: dict[str, Any] = (
                await client.get(path, headers=bearer(seats.tokens["fr"]))
            ).json()
            if frame["view"]["turn_number"]:
                break
            await post(client, f"{path}/act", command(frame, rng), seats.tokens["fr"])
        made = await post(client, f"{path}/devices", {}, seats.tokens["gb"])
    return seats, made["link"]


async def opened(page: Page) -> Locator:
    """Open the field for orders."""
    await page.get_by_text("Or write it").click()
    line = page.locator("#typed")
    await expect(line).to_be_focused()
    return line


async def test_who_points_sees_no_short_forms_and_who_writes_sees_them_from_then_on(
    sqlite_server: Running, new_page: NewPage
) -> None:
    _, link = await orders_due(sqlite_server)
    page = await enter(await new_page(), link)
    await expect(page.get_by_text("Or write it")).to_be_visible()
    await expect(page.locator("#typed")).to_be_hidden()
    line = await opened(page)
    await line.fill("2 or-le")
    await line.press("Enter")
    code = page.locator(".draft code")
    await expect(code).to_have_text("2 OR-LE")
    await page.get_by_text("Or write it").click()
    await expect(page.locator(".draft li")).to_contain_text("2 blocks from")
    await expect(code).to_have_count(0)
    await page.get_by_text("Or write it").click()
    await page.reload()
    await expect(line).to_be_visible()
    await expect(code).to_have_text("2 OR-LE")


async def test_a_whole_order_is_written_in_one_line(
    sqlite_server: Running, new_page: NewPage
) -> None:
    _, link = await orders_due(sqlite_server)
    page = await enter(await new_page(), link)
    line = await opened(page)
    await line.fill("2 or-le, 9 or-be")
    await line.press("Enter")
    note = page.locator(".note")
    await expect(note).to_contain_text("7.4")
    await expect(line).to_have_value("2 or-le, 9 or-be")
    await line.fill("2 or-le, 2 or-b")
    await page.get_by_role("button", name="2 OR-BE 2 blocks").click()
    await expect(line).to_have_value("2 or-le, 2 OR-BE")
    await line.press("Enter")
    await expect(line).to_have_value("")
    await expect(page.get_by_text("2 OR-LE")).to_be_visible()
    await expect(page.get_by_text("2 OR-BE")).to_be_visible()


@pytest.mark.long
async def test_who_writes_an_order_letter_by_letter_keeps_the_field(
    sqlite_server: Running, new_page: NewPage
) -> None:
    """The next letter goes there still, though each changes what stands above the field."""
    _, link = await orders_due(sqlite_server)
    page = await enter(await new_page(), link)
    line = await opened(page)
    await line.focus()
    for so_far in ("4", "4 ", "4 O", "4 OR", "4 OR-", "4 OR-B", "4 OR-BE"):
        await page.keyboard.type(so_far[-1])
        await expect(line).to_have_value(so_far)
        await expect(line).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(line).to_have_value("")
    await expect(page.get_by_text("4 OR-BE")).to_be_visible()
    await expect(line).to_be_focused()
