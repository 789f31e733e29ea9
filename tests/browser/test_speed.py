"""A match's page is light, is there at once, and answers a click at once.

The bounds are twice and more what docs/performance.md tells, since tests share their machine.
"""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from statistics import median

import pytest
from playwright.async_api import Browser, Page

from tests.browser.crowd import Crowd
from tests.browser.measure import (
    VIEWPORT,
    Load,
    all_painted,
    clicks,
    first_load,
    painted,
    styled,
    table,
)
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = pytest.mark.browser


@pytest.fixture
async def loads(sqlite_server: Running, browser: Browser) -> AsyncIterator[list[Load]]:
    async with AsyncExitStack() as stack:
        address, cookie = await table(sqlite_server, browser, stack)
        yield [await first_load(browser, address, cookie) for _ in range(3)]


@pytest.fixture
async def crowd() -> Crowd:
    return Crowd()


@pytest.fixture
async def crowded(sqlite_server: Running, new_page: NewPage, crowd: Crowd) -> Page:
    page = await new_page(viewport=VIEWPORT)
    await crowd.show(sqlite_server, page)
    return page


@pytest.mark.long
async def test_unbundled_a_match_weighs_less_than_375_kb_before_fonts_and_is_drawn_at_once(
    loads: list[Load],
) -> None:
    for load in loads:
        assert load.requests < 150
        assert 100_000 < load.weight < 375_000
        assert load.fonts < 90_000
    assert median(load.processor for load in loads) < 700


async def test_twice_the_blocks_of_the_largest_game_stand_on_the_crowded_board(
    crowded: Page, crowd: Crowd
) -> None:
    assert len(crowd.frame["view"]["blocks"]) >= 2 * 37
    assert await crowded.locator("#pieces .piece.block").count() >= 2 * 37


@pytest.mark.long
async def test_a_click_is_answered_within_a_frame(crowded: Page, crowd: Crowd) -> None:
    costs = await clicks(crowded, crowd)
    assert median(costs["take"]) < 4 * 16
    # Drawn twice, when it is sent and when it is answered.
    assert median(costs["put"]) < 8 * 16


async def test_a_click_styles_what_it_changes_and_not_the_map(
    browser: Browser, crowded: Page, crowd: Crowd
) -> None:
    block, town = crowd.marches()[0]
    everything = await crowded.locator("*").count()
    assert everything > 1500
    assert await styled(browser, crowded, block) < everything / 5
    assert await styled(browser, crowded, town) < everything / 5


async def test_a_click_has_no_more_painted_anew_than_it_changes(
    browser: Browser, crowded: Page, crowd: Crowd
) -> None:
    block, _ = crowd.marches()[0]
    everything = await painted(browser, crowded, "do:zoom-in")
    await all_painted(browser, crowded)
    await painted(browser, crowded, "do:zoom-all")
    await all_painted(browser, crowded)
    assert everything > 15
    assert 0 < await painted(browser, crowded, block) < 0.75 * everything
