"""A match at a server in a process of its own, which the tests reach by its address alone."""

from contextlib import AsyncExitStack

import httpx
from playwright.async_api import Page

from app.games import games
from tests.api.generic_client import entropy, post
from tests.browser.table import drive, live, step
from tests.fixtures.serving import http_client
from tests.fixtures.waiting import answers_true

COOKIE = "vedette"


async def sat_down(address: str, game: str, stack: AsyncExitStack) -> tuple[str, httpx.AsyncClient]:
    """Make a match between two browsers: its id, and the one that is asked first."""
    headers = {"Origin": address, "Sec-Fetch-Site": "same-origin"}
    ann, bob = [
        await stack.enter_async_context(http_client(address, headers=headers)) for _ in range(2)
    ]
    made = await post(
        ann, "/api/matches", {"game": game, "side": games()[game].sides[0], "entropy": entropy()}
    )
    path = f"/api/matches/{made['match']}"
    await post(bob, f"{path}/sit", {"invitation": made["invitation"], "entropy": entropy()})
    asked = (await ann.get(path)).json()["choices"]
    return made["match"], ann if asked else bob


async def play_on(page: Page, address: str, match: str, player: httpx.AsyncClient) -> None:
    """Open a player's page and press what is lit until an action of theirs has come through."""
    cookie = player.cookies[COOKIE]
    await page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])
    await page.goto(f"{address}/m/{match}")
    await live(page)
    await drive(page, 7)
    before = (await player.get(f"/api/matches/{match}")).json()["v"]

    async def has_acted() -> bool:
        assert await step(page, 1) != "stuck"
        return bool((await player.get(f"/api/matches/{match}")).json()["v"] > before)

    await answers_true(has_acted)
