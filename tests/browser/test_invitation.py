"""The page of a match that nobody has joined yet."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.table import enter, live, make_match
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

ONLY_HERE = "Only this computer can open the link"


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
