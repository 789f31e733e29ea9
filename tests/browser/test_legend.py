"""The key to the map: opens over the board, names every sign, closes again."""

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import expect

from tests.browser.table import alone
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


async def test_the_key_names_every_sign_and_gives_the_board_back(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page)
    await ann.get_by_role("button", name="Key", exact=True).click()
    sheet = ann.get_by_role("dialog", name="Key to the map")
    signs = sheet.get_by_role("listitem")
    await expect(sheet).to_be_visible()
    assert await signs.count() == 17
    for sign in await signs.all():
        assert await sign.inner_text()
        box = await sign.locator("svg").bounding_box()
        assert box
        assert min(box["width"], box["height"]) > 15
    found = await Axe().run(ann, context=".legend")
    assert not found.response["violations"]
    await ann.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
    assert await ann.get_by_role("button", name="Key", exact=True).is_visible()


async def test_the_key_shows_a_town_that_the_enemy_holds_in_their_colour(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page)
    await ann.get_by_role("button", name="Key", exact=True).click()
    town = ann.locator(".legend .town.taken")
    number, ground = [
        await town.locator(part).evaluate("(node) => getComputedStyle(node).fill")
        for part in (".value", ".mark")
    ]
    assert number != ground
    american = ann.locator(".legend .town.us .mark").first
    assert ground == await american.evaluate("(node) => getComputedStyle(node).stroke")
