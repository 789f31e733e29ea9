"""A server with matches in any position, and a Chromium to look at them with."""

import logging
import shutil
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import msgspec
import structlog
from playwright.async_api import Browser, BrowserContext, Page, async_playwright

from app.engine.values import Outcome, State
from app.games import games
from app.matches import ids
from tests.api.generic_client import entropy, post
from tests.fixtures.browser import ARGUMENTS, NAMES
from tests.fixtures.serving import Running, running

PLAYERS_NAMES = ("Ann", "Ben", "Eve", "Amy", "Max", "Zoe")
SIDES = dict.fromkeys(side for game in games().values() for side in game.sides)
PLAYERS = dict(zip(SIDES, cycle(PLAYERS_NAMES), strict=False)) | {"public": ""}
"""Who sits at each side, whichever game's, in the order of the shelf."""
COOKIE = "vedette"
LIVE = "#live[data-state=live]"


class Stage:
    """Makes matches by HTTP, puts positions on their tables, and opens pages before them."""

    def __init__(
        self, server: Running, browser: Browser, clients: Mapping[str, httpx.AsyncClient]
    ) -> None:
        self.server = server
        self._browser = browser
        self._clients = clients

    async def match(self, game: str, position: State | None = None, **wanted: Any) -> str:
        """Begin a match between two players, with a spectator beside it; give its id."""
        first, second = games()[game].sides
        body = {"game": game, "side": first, "entropy": entropy(), "name": PLAYERS[first]}
        made = await post(self._clients[first], "/api/matches", body | wanted)
        path = f"/api/matches/{made['match']}"
        if "invitation" in made:
            name = PLAYERS[second]
            guest = {"invitation": made["invitation"], "entropy": entropy(), "name": name}
            await post(self._clients[second], f"{path}/sit", guest)
        if "spectator" in made:
            await post(self._clients["public"], f"{path}/watch", {"secret": made["spectator"]})
        if position is not None:
            await self.put(made["match"], position)
        return str(made["match"])

    async def invitation(self, game: str, **wanted: Any) -> tuple[str, str]:
        """Make a match that waits for a player: its id and the path of its invitation."""
        side = games()[game].sides[0]
        body = {"game": game, "side": side, "entropy": entropy(), "name": PLAYERS[side]}
        made = await post(self._clients[side], "/api/matches", body | wanted)
        return made["match"], f"/sit/{made['match']}#{made['invitation']}"

    async def curtain(self, match: str, viewer: str, what: str, **body: str) -> None:
        """Do something to the curtain of a viewer's device, which two share."""
        path = f"/api/matches/{match}/curtain/{what}"
        (await self._clients[viewer].post(path, json=body or None)).raise_for_status()

    async def put(self, match: str, position: State, outcome: Outcome | None = None) -> None:
        """Put a position on a match's table: everybody sees it as one more version."""
        number = ids.read(match)
        assert number is not None
        loaded = await self.server.site.matches.loaded.get(number)
        before = loaded.state.match
        versions = {viewer: seen + 1 for viewer, seen in before.versions.items()}
        after = msgspec.structs.replace(
            before, state=position, drafts={}, versions=versions, outcome=outcome or before.outcome
        )
        asked = {side: 1 + versions[side] for side in loaded.state.asked}
        loaded.publish(replace(loaded.state, match=after, asked=asked))

    async def act(self, match: str, viewer: str, *actions: Any) -> None:
        """Carry out a viewer's acts, as they are offered."""
        for action in actions:
            frame = await self.frame(match, viewer)
            sent = msgspec.to_builtins(action)
            command = {"expect": frame["v"], "key": entropy()[:16], "action": sent}
            await post(self._clients[viewer], f"/api/matches/{match}/act", command)

    async def frame(self, match: str, viewer: str) -> Any:
        """Get what a viewer sees."""
        return (await self._clients[viewer].get(f"/api/matches/{match}")).json()

    async def open(self, path: str, viewer: str = "", **options: Any) -> Page:
        """Open a page as somebody; "" is a stranger. The caller closes `page.context`."""
        context: BrowserContext = await self._browser.new_context(bypass_csp=True, **options)
        if viewer:
            value = self._clients[viewer].cookies[COOKIE]
            await context.add_cookies([{"name": COOKIE, "value": value, "url": self.server.url}])
        page = await context.new_page()
        await page.goto(self.server.url + path)
        if path.startswith("/m/") and viewer:
            await page.wait_for_selector(LIVE)
            await page.wait_for_selector("body.ready")
        await page.evaluate("document.fonts.ready")
        return page


@asynccontextmanager
async def stage(**settings: Any) -> AsyncIterator[Stage]:
    """Start a server on a free port and Chromium; all is gone at the end of the block."""
    quiet = structlog.make_filtering_bound_logger(logging.WARNING)
    structlog.configure(wrapper_class=quiet)
    path = next(filter(None, map(shutil.which, NAMES)))
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = f"sqlite:///{Path(folder) / 'stage.sqlite3'}"
        server = await stack.enter_async_context(running(database, **settings))
        # The toys of the tests are no games that anybody is shown.
        for toy in server.site.matches.games.keys() - games().keys():
            del server.site.matches.games[toy]  # type: ignore[attr-defined]
        playwright = await stack.enter_async_context(async_playwright())
        browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        stack.push_async_callback(browser.close)
        headers = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
        clients = {
            viewer: await stack.enter_async_context(
                httpx.AsyncClient(base_url=server.url, headers=headers, timeout=30)
            )
            for viewer in PLAYERS
        }
        yield Stage(server, browser, clients)
