"""Two players and a spectator, each in a browser of their own."""

import asyncio
import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Page, WebSocket, expect

from proofs.unpacking import FrameReader
from tests.api.generic_client import command, entropy, post
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

DRIVER = (Path(__file__).parent / "driver.js").read_text("utf-8")
BLOCK_ID = re.compile(r'"(?:us|gb)\d\d"')


@dataclass
class Invited:
    """A match that its creator has made: their page, and the links that they may give away."""

    page: Page
    invitation: str
    watch: str


async def make_match(
    server: Running, page: Page, side: str = "us", name: str = "Ann", *, address: str = ""
) -> Invited:
    """Make a match by the page's own form. `address`: another one of the same server."""
    await page.goto(f"{address or server.url}/new")
    await page.check(f"input[name=side][value={side}]")
    await page.fill("input[name=name]", name)
    await page.click("button[type=submit]")
    await page.wait_for_url("**/m/*")
    links = page.locator(".link-row .link")
    return Invited(page, await links.nth(0).input_value(), await links.nth(1).input_value())


async def enter(page: Page, link: str, name: str = "") -> Page:
    """Go through a link's door."""
    await page.goto(link)
    if name:
        await page.fill("input[name=name]", name)
    await page.click("#door button[type=submit]")
    await page.wait_for_url("**/m/*")
    await live(page)
    return page


async def device_link(page: Page) -> str:
    """Ask for a link for another device."""
    await page.click("#tab-table")
    # A press on what is just drawn anew is lost.
    await expect(page.locator(".devices li")).not_to_have_count(0)
    await page.click("[data-do=device-link]")
    return await page.get_by_label("Link for your other device").input_value()


async def live(page: Page) -> None:
    """Wait until the page is live and drawn."""
    await page.wait_for_selector("#live[data-state=live]")
    await page.wait_for_selector("body.ready")


ENDED = re.compile(r'"status"(:|\],)"ended"')
"""In the frame that opens the board, or in the changes that make it of the one before."""
FRAME = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


async def caught_up(page: Page) -> None:
    """Wait until a page has taken in and drawn what reached it; what it sends for it is sent."""
    for _ in range(3):
        await page.evaluate(FRAME)


async def begin(server: Running, new_page: NewPage, **options: Any) -> tuple[Page, Page, Invited]:
    """Make a match and sit down: the American, the British player."""
    made = await make_match(server, await new_page(**options))
    guest = await enter(await new_page(**options), made.invitation, "Bob")
    await made.page.wait_for_selector(".asked.mine")
    return made.page, guest, made


async def at_match(server: Running, page: Page, game: str, **more: Any) -> dict[str, Any]:
    """Make a match and open its page, without the form that `make_match` fills in."""
    wanted = {"game": game, "name": "Ann", "entropy": entropy(), **more}
    made = await posted(server, page, "/api/matches", wanted)
    await page.goto(f"{server.url}/m/{made['match']}")
    await live(page)
    return made


async def posted(server: Running, page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Call the server with a page's cookies; they are the page's when it answers.

    Where the disk was too slow, it is asked once more, as its answer says.
    """
    headers = {"Origin": server.url}
    answer = await page.request.post(f"{server.url}{path}", data=body, headers=headers)
    if answer.status == 503:
        answer = await page.request.post(f"{server.url}{path}", data=body, headers=headers)
    assert answer.ok, await answer.text()
    content: dict[str, Any] = await answer.json()
    return content


async def alone(server: Running, new_page: NewPage, **options: Any) -> Page:
    """Open the American's page of a match whose British player has none."""
    page = await new_page(**options)
    made = await at_match(server, page, "war1812", side="us")
    guest = {"invitation": made["invitation"], "name": "Bob", "entropy": entropy()}
    await post(server.client, f"/api/matches/{made['match']}/sit", guest)
    await page.wait_for_selector(".asked.mine")
    return page


async def seated(server: Running, new_page: NewPage, **options: Any) -> tuple[Page, Page]:
    """Open the pages of both players of a match, without the forms that `begin` fills in."""
    ann, bob = await new_page(**options), await new_page(**options)
    made = await at_match(server, ann, "war1812", side="us")
    guest = {"invitation": made["invitation"], "name": "Bob", "entropy": entropy()}
    await posted(server, bob, f"/api/matches/{made['match']}/sit", guest)
    await bob.goto(f"{server.url}/m/{made['match']}")
    await asyncio.gather(live(bob), ann.wait_for_selector(".asked.mine"))
    return ann, bob


async def drive(page: Page, seed: int) -> None:
    """Teach a page to play by itself."""
    await page.evaluate(DRIVER, seed)


async def step(page: Page, eagerness: float) -> str:
    """Take one step on a page."""
    done: str = await page.evaluate("eagerness => takeOneStep(eagerness)", eagerness)
    return done


async def play_a_round(server: Running, players: tuple[Page, Page], rng: Random) -> None:
    """Have each player in turn who is asked something choose by chance, without their page."""
    path = players[0].url.replace("/m/", "/api/matches/")
    for page in players:
        frame = await (await page.request.get(path)).json()
        if frame["status"] == "running" and frame["choices"]:
            act = f"{path.removeprefix(server.url)}/act"
            await posted(server, page, act, command(frame, rng))


@dataclass
class Wire:
    """What a page's sockets were sent."""

    received: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> "Wire":
        """Listen from now on."""

        def opened(socket: WebSocket) -> None:
            frames = FrameReader()

            def received(data: str | bytes) -> None:
                frames.read(data if isinstance(data, bytes) else data.encode())
                self.received.append(frames.text.decode())

            socket.on("framereceived", received)

        page.on("websocket", opened)
        return self

    def names_a_block(self) -> bool:
        """Whether a message before the end, which opens the board, holds a block's id."""
        hiding = [text for text in self.received if not ENDED.search(text)]
        assert hiding
        return any(BLOCK_ID.search(text) for text in hiding)
