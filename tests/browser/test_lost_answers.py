"""A seat or a match whose answer is lost on its way is there when it is asked for again."""

import re

import pytest
from playwright.async_api import Page, Route, expect

from tests.browser.table import device_link, live, make_match
from tests.browser.test_devices import made_link
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

NO_ANSWER = "The server does not answer."


async def lose_one_answer(page: Page, path: str) -> None:
    """Take the next request to a path to the server, and lose what it answers, cookies included."""

    async def lose(route: Route) -> None:
        await route.fetch()
        await page.context.clear_cookies()
        await route.abort()

    await page.route(path, lose, times=1)


async def press_twice(page: Page) -> None:
    """Press a form's button; its answer is lost; press again."""
    button = page.locator("button[type=submit]")
    await button.click()
    await expect(page.locator("#problem")).to_contain_text(NO_ANSWER)
    await button.click()
    await page.wait_for_url("**/m/*")
    await live(page)


@pytest.mark.parametrize("is_reloaded", [False, True])
async def test_a_guest_whose_answer_was_lost_sits_down(
    sqlite_server: Running, new_page: NewPage, is_reloaded: bool
) -> None:
    made = await make_match(sqlite_server, await new_page())
    guest = await new_page()
    await lose_one_answer(guest, "**/sit")
    await guest.goto(made.invitation)
    await guest.fill("input[name=name]", "Bob")
    if is_reloaded:
        await guest.click("#door [type=submit]")
        await expect(guest.locator("#problem")).to_contain_text(NO_ANSWER)
        await guest.reload()
        await expect(guest.locator("#taken")).to_be_hidden()
        await expect(guest.locator("#entrance h1")).to_have_text("War of 1812")
        await guest.click("#door [type=submit]")
        await guest.wait_for_url("**/m/*")
        await live(guest)
    else:
        await press_twice(guest)
    await expect(guest.locator("#fault")).to_be_hidden()
    await made.page.wait_for_selector(".asked.mine")


async def test_a_device_whose_answer_was_lost_has_the_seat(
    sqlite_server: Running, new_page: NewPage
) -> None:
    made = await make_match(sqlite_server, await new_page())
    link = await device_link(made.page)
    phone = await new_page()
    await lose_one_answer(phone, "**/device")
    await phone.goto(link)
    await press_twice(phone)
    assert phone.url == made.page.url


async def test_a_device_whose_answer_was_lost_has_all_seats(
    sqlite_server: Running, new_page: NewPage
) -> None:
    desk, phone = await new_page(), await new_page()
    await make_match(sqlite_server, desk)
    await desk.goto(f"{sqlite_server.url}/device")
    await phone.goto(await made_link(desk))
    await lose_one_answer(phone, "**/api/device")
    await phone.get_by_role("button", name="Take my seats here").click()
    await expect(phone.locator("#problem")).to_contain_text(NO_ANSWER)
    await phone.get_by_role("button", name="Take my seats here").click()
    await expect(phone.locator(".match")).to_have_count(1)


async def test_a_match_whose_answer_was_lost_is_made_once(
    sqlite_server: Running, page: Page
) -> None:
    await page.goto(f"{sqlite_server.url}/new")
    made: list[str] = []

    async def note(route: Route) -> None:
        answer = await route.fetch()
        made.append((await answer.json())["match"])
        if len(made) == 1:
            await page.context.clear_cookies()
            await route.abort()
        else:
            await route.fulfill(response=answer)

    await page.route("**/api/matches", note)
    await press_twice(page)
    assert len(made) == 2
    assert len(set(made)) == 1
    assert page.url.endswith(made[0])
    await expect(page.locator(".link-row .link").first).to_have_value(
        re.compile(f"^{sqlite_server.url}/sit/{made[0]}#")
    )


async def test_a_double_click_makes_one_match(sqlite_server: Running, page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    await page.goto(f"{sqlite_server.url}/new")
    await page.dblclick("button[type=submit]")
    await page.wait_for_url("**/m/*")
    assert asked.count(f"POST {sqlite_server.url}/api/matches") == 1


@pytest.mark.parametrize("address", ["/new", "/sit", "/device"])
async def test_nothing_that_was_typed_stands_in_the_address_before_the_script_is_there(
    sqlite_server: Running, new_page: NewPage, address: str
) -> None:
    made = await make_match(sqlite_server, await new_page())
    links = {"/new": f"{sqlite_server.url}/new", "/sit": made.invitation}
    page = await new_page(java_script_enabled=False)
    await page.goto(links.get(address) or made.invitation.replace("/sit/", "/device/"))
    await expect(page.locator("[type=submit]")).to_be_disabled()
    if address != "/device":
        await page.fill("input[name=name]", "Bob")
        await page.press("input[name=name]", "Enter")
    assert "Bob" not in page.url
    await expect(page.locator("noscript p")).to_be_visible()
