"""Madison on a phone: what a press opens has a finger's size once the map has come nearer."""

import pytest

from app.games.madison.actions import UseCard
from app.games.madison.board import GB
from tests.browser.madison.table import shown_at
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

WIDEST = """() => Math.max(...[...document.querySelectorAll("#pieces .face")].map(
  (node) => node.getBoundingClientRect().width))"""
PRESSED = "#pieces [data-stack='kingston/gb'] .free"


async def test_a_stack_that_opened_as_the_map_came_nearer_is_laid_out_for_where_it_came_to_rest(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**PHONE)
    state = positions.fall_of_1812(GB)
    await shown_at(sqlite_server, page, state, GB, UseCard("3", "units"))
    await page.locator(".tools-button").tap()
    await page.locator("[data-do='zoom-all']").tap()
    await page.wait_for_timeout(400)
    for _ in range(2):
        await page.locator(PRESSED).last.tap(force=True)
        await page.wait_for_timeout(1200)
        assert await page.evaluate(WIDEST) < 60
