"""What there is to see: each screen with the match, the seat and the clicks that lead to it."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from random import Random

from playwright.async_api import Page

from app.games.war1812.state import Ask
from tools.shots import positions
from tools.shots.stage import PLAYERS, Stage

PIN = "1812"
Clicks = Callable[[Page], Awaitable[None]]


async def nothing(page: Page) -> None:
    """Click nothing."""


@dataclass(frozen=True)
class Scene:
    """A screen: its address, who looks at it, and what is clicked before the picture."""

    name: str
    path: str
    viewer: str = ""
    clicks: Clicks = nothing


def tab(name: str) -> Clicks:
    """Open a tab of the panel."""

    async def open_tab(page: Page) -> None:
        await page.click(f"#tab-{name}")

    return open_tab


async def hold_a_block(page: Page) -> None:
    """Take a block in hand, so that its ways light up."""
    await page.locator("#pieces .piece.free").nth(4).dispatch_event("click")


async def notices(page: Page) -> None:
    """Open the Match tab where it asks about notices."""
    await page.click("#tab-table")
    await page.locator(".notices").scroll_into_view_if_needed()


async def look_back(page: Page) -> None:
    """Look at the middle of a match that is over."""
    await page.click("[data-do=history]")
    slider = page.locator(".slider")
    await slider.focus()
    await slider.press("Home")
    for _ in range(4):
        await slider.press("PageUp")


def press(key: str) -> Clicks:
    """Press a key."""

    async def press_key(page: Page) -> None:
        await page.keyboard.press(key)

    return press_key


async def open_legend(page: Page) -> None:
    """Open the key to the map."""
    await page.click("[data-do=legend]")


async def open_curtain(page: Page) -> None:
    """Take the device that two share."""
    await page.locator(".hand-over:visible input").fill(PIN)
    await page.wait_for_url("**/m/*")
    await page.wait_for_selector("body.ready")


async def scenes(stage: Stage) -> AsyncIterator[Scene]:
    """Set up every scene."""
    yield Scene("home-new", "/")
    async for scene in tables(stage):
        yield scene
    async for scene in battles(stage):
        yield scene
    async for scene in doors(stage):
        yield scene
    async for scene in curtains(stage):
        yield scene
    ended = await whole_match(stage)
    yield Scene("ended", f"/m/{ended}", "us")
    yield Scene("looking-back", f"/m/{ended}", "us", look_back)
    yield Scene("ended-passing", f"/m/{ended}")
    yield Scene("home-mine", "/", "us")
    for path in ("new", "rules/war1812", "games/war1812"):
        yield Scene(path.partition("/")[0], f"/{path}")


async def tables(stage: Stage) -> AsyncIterator[Scene]:
    """The board: set-up, planning, waiting, watching, winter, empty and full."""
    yield Scene("setup", f"/m/{await stage.match()}", "us")
    yield Scene("setup-machine", f"/m/{await stage.match(machine='commander')}", "us")
    spring = await stage.match(positions.spring_of_1813())
    yield Scene("turn", f"/m/{spring}", "us")
    yield Scene("turn-held", f"/m/{spring}", "us", hold_a_block)
    yield Scene("waiting", f"/m/{spring}", "gb")
    yield Scene("watching", f"/m/{spring}", "public")
    for name in ("places", "log", "chat", "notes", "table"):
        yield Scene(f"tab-{name}", f"/m/{spring}", "us", tab(name))
    yield Scene("notices", f"/m/{spring}", "us", notices)
    yield Scene("keys", f"/m/{spring}", "us", press("?"))
    yield Scene("legend", f"/m/{spring}", "us", open_legend)
    planning = await stage.match(positions.spring_of_1813())
    for _ in range(3):
        frame = await stage.frame(planning, "us")
        steps = [choice for choice in frame["choices"]["actions"] if not choice["final"]]
        await stage.act(planning, "us", Random(4).choice(steps))
    yield Scene("planning", f"/m/{planning}", "us")
    yield Scene("fullest", f"/m/{await stage.match(positions.fullest())}", "us")
    match = await stage.match(positions.reinforced())
    yield Scene("reinforcements", f"/m/{match}", "us")
    for ask in (Ask.QUARTERS, Ask.PORTS):
        match = await stage.match(positions.winter(ask))
        yield Scene(f"winter-{ask}", f"/m/{match}", "us")
    yield Scene("winter-split", f"/m/{await stage.match(positions.short_pool())}", "us")


async def battles(stage: Stage) -> AsyncIterator[Scene]:
    """Battles on land and water, as both sides and a bystander see them."""
    met = await stage.match(positions.met_at_buffalo())
    yield Scene("battle-met", f"/m/{met}", "us")
    hits = await stage.match(positions.hits_to_take())
    yield Scene("battle-hits", f"/m/{hits}", "gb")
    yield Scene("battle-hits-public", f"/m/{hits}", "public")
    twelve = await stage.match(positions.battle_of_twelve())
    yield Scene("battle-twelve", f"/m/{twelve}", "us")
    yield Scene("battle-naval", f"/m/{await stage.match(positions.fleets_met())}", "us")


async def curtains(stage: Stage) -> AsyncIterator[Scene]:
    """Two people at one device: the first PIN, the board behind it, a PIN that is asked for."""
    here = {"shared": True, "friend": PLAYERS["gb"]}
    first, chosen = [await stage.match(**here) for _ in range(2)]
    await stage.curtain(chosen, "pin", side="us", pin=PIN)
    await stage.curtain(chosen, "close")
    yield Scene("curtain-first", f"/curtain/{first}", "us")
    yield Scene("curtain-pin", f"/curtain/{chosen}", "us")
    yield Scene("curtain-open", f"/curtain/{chosen}", "us", open_curtain)


async def doors(stage: Stage) -> AsyncIterator[Scene]:
    """The pages before a match, and those of what went wrong."""
    match, invitation = await stage.invitation()
    yield Scene("invitation", f"/m/{match}", "us")
    yield Scene("sit", invitation)
    spring = await stage.match(positions.spring_of_1813())
    yield Scene("watch", f"/watch/{spring}#x")
    yield Scene("device", f"/device/{spring}#x")
    yield Scene("passing", f"/m/{spring}")
    closed = await stage.match(watch="nobody")
    yield Scene("no-seat", f"/m/{closed}")
    yield Scene("not-found", "/nothing")


async def whole_match(stage: Stage) -> str:
    """Play a match to its end, by chance."""
    match, rng = await stage.match(), Random(1812)
    while True:
        for side in ("us", "gb"):
            frame = await stage.frame(match, side)
            if frame["outcome"]:
                return match
            if frame["choices"]:
                await stage.act(match, side, rng.choice(frame["choices"]["actions"]))
