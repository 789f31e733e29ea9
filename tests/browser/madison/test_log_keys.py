"""Mr. Madison's War by keys: the log is one stop, the hand has a key, and looking back is read."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.madison.board import US
from tests.browser.madison.table import at, attack_queenston
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
FOCUSED = "document.activeElement.closest('#tab-body .log li')?.dataset.key"
STOPS = "#tab-body .log :is(button, a):not([tabindex='-1'])"


async def focused(page: Page) -> Any:
    """Return the number of the log's line that has the focus, None for none."""
    return await page.evaluate(FOCUSED)


async def test_the_log_is_one_stop_and_arrow_keys_go_from_line_to_line(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await at(sqlite_server, new_page, positions.march_from_lewiston(), US, **WIDE)
    attack_queenston(stage)
    stage.tell()
    await page.keyboard.press("l")
    lines = page.locator("#tab-body .log li")
    await expect(lines.nth(3)).to_be_attached(timeout=5000)
    await expect(page.locator(STOPS)).to_have_count(1)
    await page.locator(STOPS).focus()
    first = await focused(page)
    await page.keyboard.press("ArrowDown")
    second = await focused(page)
    assert first
    assert second
    assert int(second) < int(first)
    await page.keyboard.press("ArrowRight")
    assert await page.evaluate("document.activeElement.matches('a.rule')")
    await page.keyboard.press("ArrowUp")
    assert await focused(page) == first
    await expect(page.locator(STOPS)).to_have_count(1)
    # What follows in the tab order stands outside of the lines.
    await page.keyboard.press("Tab")
    assert await focused(page) is None


async def test_a_key_leads_to_the_hand_and_the_sheet_of_keys_names_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.fall_of_1812(), US, **WIDE)
    await page.keyboard.press("h")
    assert await page.evaluate("document.activeElement.matches('.strategy-card')")
    await page.keyboard.press("?")
    await expect(page.locator(".key-sheet[open]")).to_contain_text("go to your cards")
