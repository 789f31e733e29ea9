"""The client's sources play as they stand, unbundled: what a developer's server sends."""

import pytest

from app.games import games
from tests.api.generic_client import entropy
from tests.browser.table import at_match, drive, live, posted, step
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import running
from tests.fixtures.waiting import answers_true

pytestmark = pytest.mark.browser

ACTIONS = 4
"""So many of both players have to come through."""


@pytest.mark.parametrize("key", sorted(games()))
async def test_the_sources_of_a_games_page_play(
    sqlite_url: str, new_page: NewPage, key: str
) -> None:
    async with running(sqlite_url, bundle=False) as server:
        ann, bob = [await new_page(reduced_motion="reduce") for _ in range(2)]
        made = await at_match(server, ann, key, side=games()[key].sides[0])
        path = f"/api/matches/{made['match']}"
        guest = {"invitation": made["invitation"], "entropy": entropy()}
        await posted(server, bob, f"{path}/sit", guest)
        await bob.goto(f"{server.url}/m/{made['match']}")
        await bob.wait_for_load_state()
        loaded = await bob.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
        assert sum(name.endswith(".js") for name in loaded) > 50, "these are bundled"
        for page, seed in ((ann, 7), (bob, 11)):
            await live(page)
            await drive(page, seed)

        async def version() -> int:
            frame = await (await ann.request.get(f"{server.url}{path}")).json()
            return int(frame["v"])

        async def has_gone_on() -> bool:
            assert "stuck" not in [await step(page, 0.6) for page in (ann, bob)]
            return await version() >= began + ACTIONS

        began = await version()
        await answers_true(has_gone_on)
