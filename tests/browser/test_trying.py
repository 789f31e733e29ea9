"""A board of one's own: pieces are moved freely, nothing is sent, and the match stays as it is."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.war1812.actions import Done
from tests.browser.staging import Played, shown
from tests.browser.test_access import DESK, PHONE, faults
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tests.games.war1812.positions import block, marches, position

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

KEPT = """() => Object.fromEntries([...document.querySelectorAll("#pieces > [data-key]")].map(
  (node) => [node.dataset.key, node.getAttribute("transform")]))"""
"""Where each piece stands."""


def begun() -> Played:
    """Both sides next to each other, the American to move."""
    return Played.at(
        position("buffalo: us infantry 4 3; fort-erie: gb infantry 4 2", mover="us"), "us"
    )


async def try_out(page: Page) -> None:
    """Begin a board of one's own."""
    await page.click("#tab-table")
    await page.get_by_role("button", name="Try moves out").click()
    await expect(page.locator(".trying h2")).to_be_in_viewport()


@pytest.mark.parametrize("size", others_later([DESK, PHONE]))
async def test_pieces_of_both_sides_are_tried_out_and_nothing_is_sent(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    stage = begun()
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce", **size), stage)
    before = await page.evaluate(KEPT)
    await try_out(page)
    own = block(stage.state, "us", "buffalo", cv=4)
    enemy = page.locator("#pieces .block.gb").first
    for piece, town in (
        (page.locator(f"#pieces [data-names~='block:{own}']"), "york"),
        (enemy, "erie"),
    ):
        await piece.dispatch_event("click", {"bubbles": True})
        await page.locator(f"#towns [data-names~='town:{town}'] .mark").click(force=True)
    await expect(page.locator("#pieces .tried")).to_have_count(2)
    await expect(page.locator(".trying [role=status]")).to_contain_text("2 moves")
    await page.keyboard.press("d")
    found = await faults(page)
    assert not found, "\\n".join(found)
    await page.get_by_role("button", name="Undo").click()
    await expect(page.locator("#pieces .tried")).to_have_count(1)
    await page.get_by_role("button", name="Back to the match").click()
    await expect(page.locator("#pieces .tried")).to_have_count(0)
    assert await page.evaluate(KEPT) == before
    assert stage.pressed == []


async def test_the_match_goes_on_beneath_it(sqlite_server: Running, new_page: NewPage) -> None:
    stage = begun()
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce", **DESK), stage)
    await try_out(page)
    stage.act("us", *marches(stage.state, "buffalo", "fort-erie"), Done())
    stage.tell()
    await expect(page.locator(".trying")).to_be_visible()
    await page.get_by_role("button", name="Back to the match").click()
    await page.wait_for_selector(".battle-card")
