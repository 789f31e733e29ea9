"""A bundled match's page comes in few requests, and plays as the sources do."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from playwright.async_api import Browser

from app import games
from proofs.processes import NO_LIMITS, serving
from tests.browser.measure import VIEWPORT, visits
from tests.browser.process import COOKIE, play_on, sat_down
from tests.fixtures.bounds import WithinBounds, is_bounded
from tests.fixtures.browser import NewPage
from tests.fixtures.checkout import BUNDLED

pytestmark = pytest.mark.browser

GAMES = sorted(games.games())


@pytest.fixture(scope="module")
async def address(
    bundled_checkout: Path, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[str]:
    """The address of a server of the bundled checkout."""
    folder = tmp_path_factory.mktemp("bundled")
    url = f"sqlite:///{folder / 'bundled.sqlite3'}"
    settings = {**NO_LIMITS, **BUNDLED}
    async with serving(url, folder / "log", settings=settings, root=bundled_checkout) as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.mark.parametrize("game", GAMES)
async def test_a_first_load_takes_no_more_than_it_did_and_plays(
    address: str, browser: Browser, new_page: NewPage, within_bounds: WithinBounds, game: str
) -> None:
    async with AsyncExitStack() as stack:
        match, (player, _) = await sat_down(address, game, stack)
        cookie = player.cookies[COOKIE]
        first, again = await visits(browser, f"{address}/m/{match}", cookie, 2)
        print(f"{game}: {first}, then {again}")
        assert first.requests > 10
        assert first.weight > 50_000
        if is_bounded(game):
            within_bounds(f"{game}: requests of a first load", first.requests)
            within_bounds(f"{game}: bytes of a first load", round(first.weight, -3))
        assert again.requests <= 2
        page = await new_page(viewport=VIEWPORT, reduced_motion="reduce")
        await play_on(page, address, match, player)
