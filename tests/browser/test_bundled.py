"""A bundled match's page comes in few requests, and plays as the sources do."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from playwright.async_api import Browser

from app import games
from proofs.processes import NO_LIMITS, serving
from tests.api.generic_client import entropy, post
from tests.browser.measure import VIEWPORT, visits
from tests.browser.table import drive, live, step
from tests.fixtures.browser import NewPage
from tests.fixtures.checkout import BUNDLED
from tests.fixtures.serving import http_client
from tests.fixtures.waiting import answers_true

pytestmark = pytest.mark.browser

GAMES = sorted(games.games())
COOKIE = "vedette"


async def sat_down(address: str, game: str, stack: AsyncExitStack) -> tuple[str, httpx.AsyncClient]:
    """Make a match between two browsers: its id, and the one that is asked first."""
    headers = {"Origin": address, "Sec-Fetch-Site": "same-origin"}
    ann, bob = [
        await stack.enter_async_context(http_client(address, headers=headers)) for _ in range(2)
    ]
    made = await post(
        ann, "/api/matches", {"game": game, "side": games.game(game).sides[0], "entropy": entropy()}
    )
    path = f"/api/matches/{made['match']}"
    await post(bob, f"{path}/sit", {"invitation": made["invitation"], "entropy": entropy()})
    asked = (await ann.get(path)).json()["choices"]
    return made["match"], ann if asked else bob


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
async def test_a_first_load_takes_at_most_20_requests_and_plays(
    address: str, browser: Browser, new_page: NewPage, game: str
) -> None:
    async with AsyncExitStack() as stack:
        match, player = await sat_down(address, game, stack)
        cookie = player.cookies[COOKIE]
        first, again = await visits(browser, f"{address}/m/{match}", cookie, 2)
        print(f"{game}: {first}, then {again}")
        assert 10 < first.requests <= 20
        assert 50_000 < first.weight < 220_000
        assert again.requests <= 2
        page = await new_page(viewport=VIEWPORT, reduced_motion="reduce")
        await page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])
        await page.goto(f"{address}/m/{match}")
        await live(page)
        await drive(page, 7)
        before = (await player.get(f"/api/matches/{match}")).json()["v"]

        async def has_acted() -> bool:
            assert await step(page, 1) != "stuck"
            return bool((await player.get(f"/api/matches/{match}")).json()["v"] > before)

        await answers_true(has_acted)
