"""Quebec 1759: what a way over the water costs is told before the order is sealed."""

import pytest
from playwright.async_api import expect

from app.games.quebec1759.actions import Part
from app.games.quebec1759.board import FR, GB
from tests.browser.quebec1759.test_boats import PRESS
from tests.browser.staging import Played, shown
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.quebec1759.turns import GAME, turn

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

HELD = "BE: FR-SAR FR-ROU FR-LAN; SC: FR-MAR FR-Q1; AB: BR-15 BR-28"


async def test_17_1_a_landing_is_told_where_boats_are_counted_and_beside_the_order(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    stage = Played.at(turn(HELD).state, GB, GAME)
    await shown(sqlite_server, page, stage)
    await expect(page.locator("#zone-OR.free")).to_have_count(1)
    await page.evaluate(PRESS, "zone:OR")
    await page.evaluate(PRESS, "zone:BE")
    price = page.locator("#tip .price")
    await expect(price).to_contain_text("the enemy at Beauport fires double")
    await expect(price.locator(".rule")).to_have_text("17.1")
    await page.locator("#tip .number").nth(0).click()
    warned = page.locator("#turn .warned li")
    await expect(warned).to_contain_text("the enemy at Beauport fires double")
    await expect(warned.locator(".rule")).to_have_text("17.1")
    # Nobody waits at Levis.
    await expect(page.locator("#zone-OR.free")).to_have_count(1)
    await page.evaluate(PRESS, "zone:OR")
    await page.evaluate(PRESS, "zone:LE")
    await expect(page.locator("#tip .number")).not_to_have_count(0)
    await expect(price).to_have_count(0)


async def test_19_so_is_a_way_over_the_st_charles(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", viewport={"width": 1440, "height": 900})
    stage = Played.at(turn(HELD).state, FR, GAME)
    stage.act(FR, Part("SC", "AB", "crossing", 2))
    await shown(sqlite_server, page, stage)
    warned = page.locator("#turn .warned li")
    await expect(warned).to_contain_text("the enemy at Abraham fires double")
    await expect(warned.locator(".rule")).to_have_text("19")
