"""Mr. Madison's War: what opens over the page is closed by Esc, and the focus goes back."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.madison.table import at
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


@pytest.mark.parametrize("by", others_later(["mouse", "key"]))
async def test_esc_closes_the_standing_orders_and_the_focus_goes_back(
    sqlite_server: Running, new_page: NewPage, by: str
) -> None:
    page, stage = await at(sqlite_server, new_page, positions.fall_of_1812(), **DESK)
    button = page.get_by_role("button", name="Standing orders")
    for _ in range(2):
        await (button.click() if by == "mouse" else button.press("Enter"))
        await expect(page.locator(".asked")).to_contain_text("when do you not want to be asked")
        await page.keyboard.press("Escape")
        await expect(page.locator(".asked")).to_contain_text("Play a card", timeout=5000)
        await expect(button).to_be_focused(timeout=5000)
    assert stage.pressed == ["open-orders", "close-orders"] * 2


@pytest.mark.parametrize("name", others_later(["Key", "Settings"]))
async def test_esc_closes_a_sheet_and_the_focus_goes_back(
    sqlite_server: Running, new_page: NewPage, name: str
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.fall_of_1812(), **DESK)
    does = "legend" if name == "Key" else "settings"
    button = page.locator(f"button[data-do={does}]:visible").first
    await button.click()
    sheet = page.locator("dialog[open]")
    await expect(sheet).to_have_count(1)
    await page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
    await expect(button).to_be_focused(timeout=5000)


@pytest.mark.long
async def test_esc_puts_a_pressed_card_away_and_the_focus_stays_on_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.fall_of_1812(), **DESK)
    card = page.locator(".strategy-card").first
    await card.press("Enter")
    await expect(page.locator(".strategy-card.held")).to_have_count(1)
    await page.keyboard.press("Escape")
    await expect(page.locator(".strategy-card.held")).to_have_count(0)
    await expect(card).to_be_focused(timeout=5000)
