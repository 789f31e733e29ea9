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


async def sat_down(
    address: str, game: str, stack: AsyncExitStack, **more: object
) -> tuple[str, tuple[httpx.AsyncClient, httpx.AsyncClient]]:
    """Make a match between two browsers: its id, and both, the first to be asked first."""
    headers = {"Origin": address, "Sec-Fetch-Site": "same-origin"}
    ann, bob = [
        await stack.enter_async_context(http_client(address, headers=headers)) for _ in range(2)
    ]
    wanted = {"game": game, "side": games()[game].sides[0], "entropy": entropy(), **more}
    made = await post(ann, "/api/matches", wanted)
    path = f"/api/matches/{made['match']}"
    await post(bob, f"{path}/sit", {"invitation": made["invitation"], "entropy": entropy()})
    asked = (await ann.get(path)).json()["choices"]
    return made["match"], (ann, bob) if asked else (bob, ann)


async def take_seat(page: Page, address: str, match: str, player: httpx.AsyncClient) -> None:
    """Open a player's page of a match, under any address of the server."""
    cookie = player.cookies[COOKIE]
    await page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])
    await page.goto(f"{address}/m/{match}")
    await live(page)


async def play_on(page: Page, address: str, match: str, player: httpx.AsyncClient) -> None:
    """Open a player's page and press what is lit until an action of theirs has come through."""
    await take_seat(page, address, match, player)
    await drive(page, 7)
    before = (await player.get(f"/api/matches/{match}")).json()["v"]

    async def has_acted() -> bool:
        assert await step(page, 1) != "stuck"
        return bool((await player.get(f"/api/matches/{match}")).json()["v"] > before)

    await answers_true(has_acted)
