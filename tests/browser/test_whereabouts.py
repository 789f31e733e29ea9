"""The page of Quebec 1759 tells of the Ottawa once both sides know where they are."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.quebec1759.test_columns import Theatre, frame, view
from tests.fixtures.serving import Running

pytestmark = pytest.mark.browser


async def test_where_both_know_the_ottawa_to_be_is_told(sqlite_server: Running, page: Page) -> None:
    theatre = Theatre(page)
    known = page.get_by_text("The Ottawa are at")
    await theatre.open(sqlite_server, frame(view(None) | {"ottawa_zones": ["CR"]}, []))
    await page.click("#tab-score")
    await expect(known).to_have_text("The Ottawa are at Cap Rouge, as both sides know.")
    theatre.show(frame(view(None) | {"ottawa_zones": ["CR", "SF"]}, [], 2))
    await expect(known).to_have_count(0)
