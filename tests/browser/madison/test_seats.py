"""Mr. Madison's War: what stays where it is lies still on the map while others move off and on."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.madison.table import at
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(120)]

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SEATS = """() => {
  const names = [...document.querySelectorAll("#map .town-name")].map((text) => [
    text.dataset.word,
    `${text.getAttribute("x")} ${text.getAttribute("y")} ${text.classList.contains("crowded")}`,
  ]);
  const pieces = [...document.querySelectorAll("#pieces > [data-key]")].map((node) => [
    node.dataset.key,
    `${node.getAttribute("transform")} ${node.querySelector(".piece").style.transform}`,
  ]);
  return Object.fromEntries([...names, ...pieces]);
}"""
"""Where each name and each piece is on the map."""
MOVED = {"vanrensselaer", "us_niagara", "us_13"}


async def seats(page: Page) -> dict[str, str]:
    """Return where each name and each piece is, once the map has come to rest."""
    await page.wait_for_timeout(600)
    found: dict[str, str] = await page.evaluate(SEATS)
    return found


@pytest.mark.parametrize("size", [WIDE, PHONE])
async def test_what_stays_keeps_its_place_until_the_moves_are_done(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    state = positions.march_from_lewiston()
    page, stage = await at(sqlite_server, new_page, state, **size)
    before = await seats(page)
    for place in ("batavia", "genesee"):
        await page.locator(f"#space-{place} .mark").click(force=True)
        await expect(page.locator(f"#space-{place}.lit")).to_have_count(0, timeout=5000)
        after = await seats(page)
        stirred = {key for key in before if key not in MOVED and after[key] != before[key]}
        assert stirred == set()
    assert stage.pressed == ["march", "march"]
    for place in ("genesee", "batavia"):
        await page.keyboard.press("u")
        await expect(page.locator(f"#space-{place}.lit")).to_have_count(1, timeout=5000)
    assert await seats(page) == before


async def test_who_is_taken_along_stays_where_they_stand(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = positions.led_from_lewiston()
    page, _ = await at(sqlite_server, new_page, state, **WIDE)
    before = await seats(page)
    await page.locator(".answers .along .button").click()
    await expect(page.locator("#pieces .piece.taken")).to_have_count(4)
    assert await seats(page) == before
