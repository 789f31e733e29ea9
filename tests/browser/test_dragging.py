"""Blocks are put on the map by dragging them out of the tray, as well as by two clicks."""

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.staging import Played, Stage, shown
from tests.browser.table import alone, live
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.war1812.positions import position

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


async def middle(node: Locator) -> tuple[float, float]:
    box = await node.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def drag(page: Page, block: Locator, to: str) -> None:
    """Drag a block to the first place of a kind, as a hand does: in several moves."""
    x, y = await middle(block)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 12, y + 12)
    await expect(page.locator(".dragged")).to_have_count(1)
    await page.mouse.move(*await middle(page.locator(to).first), steps=4)
    await page.mouse.up()
    await expect(page.locator(".dragged")).to_have_count(0)


async def test_a_block_is_dragged_from_the_tray_to_a_lit_place(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, viewport={"width": 1440, "height": 900})
    await live(ann)
    tray = ann.locator(".tray-block")
    before = await tray.count()
    block = ann.locator(".tray-block:not(:disabled)").nth(1)
    name = await block.get_attribute("data-names")
    await drag(ann, block, "#map .lit .reach")
    await expect(tray).to_have_count(before - 1)
    await expect(ann.locator(f".tray-block[data-names='{name}']")).to_have_count(0)


async def test_a_block_let_go_over_nothing_stays_in_the_tray(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, viewport={"width": 1440, "height": 900})
    await live(ann)
    tray = ann.locator(".tray-block")
    before = await tray.count()
    await drag(ann, ann.locator(".tray-block:not(:disabled)").first, "#you")
    await expect(tray).to_have_count(before)
    await expect(ann.locator(".tray-block.held")).to_have_count(0)


async def test_a_block_on_the_map_is_dragged_to_another_town(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "albany: us infantry 2; buffalo: us infantry 4; york: gb infantry 2"
    stage = Played.at(position(text), "us")
    desk = {"viewport": {"width": 1440, "height": 900}}
    page = await shown(sqlite_server, await new_page(**desk), stage)
    block = page.locator("#pieces .piece.free").first
    whole = await page.evaluate("document.querySelector('#map svg').viewBox.baseVal.x")
    await drag(page, block, "#map .town.lit .mark")
    assert await page.evaluate("document.querySelector('#map svg').viewBox.baseVal.x") == whole
    await expect(page.locator(".draft li")).to_have_count(1)
    assert stage.pressed == ["march"]


async def test_a_block_let_go_over_no_town_is_no_longer_in_hand(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(position("buffalo: us infantry 4; york: gb infantry 2"), "us")
    page = await shown(sqlite_server, await new_page(), stage)
    await drag(page, page.locator("#pieces .piece.free").first, "#you")
    await expect(page.locator("#pieces .piece.held")).to_have_count(0)


async def test_a_block_is_taken_by_the_first_press_after_the_map_was_dragged(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(position("buffalo: us infantry 4; york: gb infantry 2"), "us")
    page = await shown(sqlite_server, await new_page(), stage)
    box = await page.locator("#map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.85
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 40, y - 30, steps=4)
    await page.mouse.up()
    block = page.locator("#pieces .piece.free").first
    await page.mouse.click(*await middle(block))
    await expect(page.locator("#pieces .piece.held")).to_have_count(1)
