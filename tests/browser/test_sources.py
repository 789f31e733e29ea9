"""The client's sources play as they stand, unbundled: what a developer's server sends."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from app.games import games
from proofs.processes import NO_LIMITS, serving
from tests.browser.process import play_on, sat_down
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import others_later

pytestmark = pytest.mark.browser

LOADED = "() => performance.getEntriesByType('resource').map(one => one.name)"


@pytest.fixture(scope="module")
async def address(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """The address of a server that sends the sources, whether or not they are bundled, too."""
    folder = tmp_path_factory.mktemp("sources")
    url = f"sqlite:///{folder / 'sources.sqlite3'}"
    settings = {**NO_LIMITS, "BUNDLE": "false"}
    async with serving(url, folder / "log", settings=settings) as server:
        yield f"http://127.0.0.1:{server.port}"


@pytest.mark.parametrize("game", others_later(sorted(games(), reverse=True)))
async def test_the_sources_of_a_games_page_play(address: str, new_page: NewPage, game: str) -> None:
    async with AsyncExitStack() as stack:
        match, (player, _) = await sat_down(address, game, stack)
        page = await new_page(reduced_motion="reduce")
        await play_on(page, address, match, player)
        loaded = await page.evaluate(LOADED)
        assert sum(name.endswith(".js") for name in loaded) > 50, "these are bundled"
