"""The page of a match that nobody has joined yet."""

from playwright.async_api import Page, expect

from tests.browser.table import make_match
from tests.fixtures.serving import Running

ONLY_HERE = "This link works on this computer alone"


async def test_a_link_that_works_on_this_computer_alone_says_so(
    sqlite_server: Running, page: Page
) -> None:
    made = await make_match(sqlite_server, page)
    assert "//127.0.0.1:" in made.invitation
    await expect(page.get_by_text(ONLY_HERE)).to_be_visible()
