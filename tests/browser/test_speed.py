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
from tests.fixtures.bounds import WithinBounds
from tests.fixtures.browser import NewPage
from tests.fixtures.patience import patient
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
async def test_unbundled_a_match_weighs_no_more_than_it_did_and_is_drawn_at_once(
    loads: list[Load], within_bounds: WithinBounds
) -> None:
    assert all(load.weight > 100_000 for load in loads)
    within_bounds("unbundled: requests of a first load", median(one.requests for one in loads))
    within_bounds(
        "unbundled: bytes of a first load", round(median(one.weight for one in loads), -3)
    )
    within_bounds("unbundled: bytes of fonts", round(median(one.fonts for one in loads), -3))
    assert median(load.processor for load in loads) < patient(700)


async def test_twice_the_blocks_of_the_largest_game_stand_on_the_crowded_board(
    crowded: Page, crowd: Crowd
) -> None:
    assert len(crowd.frame["view"]["blocks"]) >= 2 * 37
    assert await crowded.locator("#pieces .piece.block").count() >= 2 * 37


@pytest.mark.long
async def test_a_click_is_answered_within_a_frame(crowded: Page, crowd: Crowd) -> None:
    costs = await clicks(crowded, crowd)
    assert median(costs["take"]) < patient(4 * 16)
    # Drawn twice, when it is sent and when it is answered.
    assert median(costs["put"]) < patient(8 * 16)


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
