"""The page of a match that nobody has joined yet."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.table import enter, live, make_match
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

ONLY_HERE = "Only this computer can open the link"
OTHER_TAILS = ("%20", "。", "&utm_source=x")


async def test_a_link_that_works_on_this_computer_alone_says_so(
    sqlite_server: Running, page: Page
) -> None:
    made = await make_match(sqlite_server, page)
    assert "//127.0.0.1:" in made.invitation
    await expect(page.get_by_text(ONLY_HERE)).to_be_visible()


@pytest.mark.long
async def test_an_invitation_opened_again_leads_to_ones_own_match(
    sqlite_server: Running, new_page: NewPage
) -> None:
    made = await make_match(sqlite_server, await new_page())
    guest = await enter(await new_page(), made.invitation, "Bob")
    for page in (made.page, guest):
        await page.goto(made.invitation)
        await expect(page.locator("form")).to_have_count(0)
        await page.get_by_role("link", name="Your match").click()
        await live(page)


@pytest.mark.parametrize(
    "tail", [")", "%", *(pytest.param(tail, marks=pytest.mark.long) for tail in OTHER_TAILS)]
)
async def test_what_a_program_takes_for_a_part_of_a_link_changes_nothing(
    sqlite_server: Running, new_page: NewPage, tail: str
) -> None:
    made = await make_match(sqlite_server, await new_page())
    guest = await enter(await new_page(), made.invitation + tail, "Bob")
    watcher = await enter(await new_page(), made.watch + tail)
    for page in (guest, watcher):
        assert page.url == made.page.url


async def test_a_link_that_was_cut_short_accuses_nobody(
    sqlite_server: Running, new_page: NewPage
) -> None:
    made = await make_match(sqlite_server, await new_page())
    guest = await new_page()
    await guest.goto(made.invitation[:-9])
    await expect(guest.locator("#door [type=submit]")).to_be_enabled()
    await expect(guest.locator("[data-promise=broken]")).to_be_hidden()
    await guest.locator("#door summary").click()
    await expect(guest.locator("[data-promise=cut]")).to_be_visible()
    await guest.goto("about:blank")
    await guest.goto(made.invitation[:-65] + "." + "0" * 20)
    await expect(guest.locator("[data-promise=broken]")).to_be_visible()
    await expect(guest.locator("#door [type=submit]")).to_be_disabled()


async def test_a_page_that_the_browser_kept_is_loaded_again(
    sqlite_server: Running, page: Page
) -> None:
    kept = "dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))"
    await page.goto(sqlite_server.url)
    async with page.expect_navigation():
        await page.evaluate(kept)
    await page.goto(f"{sqlite_server.url}/new")
    await page.fill("input[name=name]", "Ann")
    await page.evaluate(kept)
    await expect(page.locator("input[name=name]")).to_have_value("Ann")
