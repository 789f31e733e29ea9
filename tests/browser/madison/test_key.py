"""Mr. Madison's War: the Key has every sign that is drawn on the map and on its counters."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.madison.table import at
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SIGNS = (
    ".token.ruin",
    ".token.fort",
    ".token.depot",
    ".token.toll",
    ".counter[data-kind=sloop]",
    ".counter[data-kind=corvette]",
    ".counter[data-kind=ship-of-the-line]",
    ".counter .letter",
    ".in-hand-tick",
    ".counter.moved",
    ".town .ring",
    ".town.taken",
    ".town.lit",
    ".town.foreseen",
    ".fight-ring",
    "[data-holder] > .box-edge",
    ".sea-way",
    ".arrow.now",
    ".tether",
)
"""What may be drawn, beside what the drawn map and the counters have of each kind."""


@pytest.mark.long
@pytest.mark.parametrize("size", others_later([WIDE, PHONE]))
async def test_the_key_has_every_sign(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.fall_of_1812(), **size)
    await page.locator("[data-do=legend]").first.evaluate("node => node.click()")
    sheet = page.get_by_role("dialog", name="Key to the map")
    await expect(sheet).to_be_visible()
    missing = [sign for sign in SIGNS if not await sheet.locator(sign).count()]
    assert missing == []
    for sign in await sheet.get_by_role("listitem").all():
        assert await sign.inner_text()
        box = await sign.locator("svg").bounding_box()
        assert box
        assert min(box["width"], box["height"]) > 15
    wide = await sheet.evaluate("node => node.scrollWidth - node.clientWidth")
    assert wide <= 0
    await page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
