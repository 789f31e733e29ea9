"""What there is to see: each screen with the match, the seat and the clicks that lead to it."""

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random

from playwright.async_api import Page

from app.games import games
from tools.shots.scene import Scene, Showcase, open_legend, press, tab
from tools.shots.stage import PLAYERS, Stage

SHOWN: dict[str, Showcase] = {
    key: import_module(f"tools.shots.{key}").SHOWN
    for key in games()
    if (Path(__file__).parent / key).is_dir()
}
"""The games that have a folder here."""
FIRST = next(iter(SHOWN))
PIN = "1812"


async def scenes(stage: Stage, wanted: Sequence[str] = ()) -> AsyncIterator[Scene]:
    """Set up every scene, or those at least whose names begin with what is wanted."""
    yield Scene("home-new", "/")
    async for scene in doors(stage):
        yield scene
    async for scene in curtains(stage):
        yield scene
    for game in SHOWN:
        if not wanted or any(w.startswith(game) or game.startswith(w) for w in wanted):
            async for scene in of_game(stage, game):
                yield replace(scene, name=f"{game}-{scene.name}")
    # Whoever plays most of the games has the fullest list of matches.
    sides = Counter(side for game in SHOWN for side in games()[game].sides)
    yield Scene("home-mine", "/", max(sides, key=lambda side: (sides[side], side)))


async def of_game(stage: Stage, game: str) -> AsyncIterator[Scene]:
    """Show what every game has: its pages, its match in tabs, one that is over; then its own."""
    for path in ("rules", "games"):
        yield Scene(path, f"/{path}/{game}")
    yield Scene("new", f"/new?game={game}")
    side = games()[game].sides[0]
    begun = await stage.match(game)
    for asked in [
        side for side in games()[game].sides if (await stage.frame(begun, side))["choices"]
    ]:
        yield Scene(f"setup-{asked}", f"/m/{begun}", asked)
    match = await stage.match(game, SHOWN[game].position())
    for name in ("places", "log", "chat", "notes", "table"):
        yield Scene(f"tab-{name}", f"/m/{match}", side, tab(name))
    yield Scene("notices", f"/m/{match}", side, notices)
    yield Scene("settings", f"/m/{match}", side, settings_opened)
    yield Scene("keys", f"/m/{match}", side, press("?"))
    yield Scene("legend", f"/m/{match}", side, open_legend)
    async for scene in SHOWN[game].scenes(stage):
        yield scene
    ended = await whole_match(stage, game)
    yield Scene("ended", f"/m/{ended}", side)
    yield Scene("looking-back", f"/m/{ended}", side, look_back)
    yield Scene("ended-passing", f"/m/{ended}")


async def curtains(stage: Stage) -> AsyncIterator[Scene]:
    """Two people at one device: the first PIN, the board behind it, a PIN that is asked for."""
    own, other = games()[FIRST].sides
    friend = PLAYERS[other]
    first, chosen = [await stage.match(FIRST, shared=True, friend=friend) for _ in range(2)]
    await stage.curtain(chosen, own, "pin", side=own, pin=PIN)
    await stage.curtain(chosen, own, "close")
    yield Scene("curtain-first", f"/curtain/{first}", own)
    yield Scene("curtain-pin", f"/curtain/{chosen}", own)
    yield Scene("curtain-open", f"/curtain/{chosen}", own, open_curtain)


async def doors(stage: Stage) -> AsyncIterator[Scene]:
    """The pages before a match, and those of what went wrong."""
    match, invitation = await stage.invitation(FIRST)
    yield Scene("invitation", f"/m/{match}", games()[FIRST].sides[0])
    yield Scene("sit", invitation)
    listed, _ = await stage.invitation(FIRST, offered=True)
    yield Scene("offers", "/offers")
    yield Scene("offered", f"/m/{listed}", games()[FIRST].sides[0])
    begun = await stage.match(FIRST, SHOWN[FIRST].position())
    yield Scene("watch", f"/watch/{begun}#x")
    yield Scene("device", f"/device/{begun}#x")
    yield Scene("passing", f"/m/{begun}")
    closed = await stage.match(FIRST, watch="nobody")
    yield Scene("no-seat", f"/m/{closed}")
    yield Scene("not-found", "/nothing")


async def notices(page: Page) -> None:
    """Open the Match tab where it asks about notices."""
    await page.click("#tab-table")
    await page.locator(".notices").scroll_into_view_if_needed()


async def settings_opened(page: Page) -> None:
    """Open the sheet of settings."""
    await page.click("[data-do=settings]")


async def look_back(page: Page) -> None:
    """Look at the middle of a match that is over."""
    await page.click("[data-do=history]")
    slider = page.locator(".slider")
    await slider.focus()
    await slider.press("Home")
    for _ in range(4):
        await slider.press("PageUp")


async def open_curtain(page: Page) -> None:
    """Take the device that two share."""
    await page.locator(".hand-over:visible input").fill(PIN)
    await page.wait_for_url("**/m/*")
    await page.wait_for_selector("body.ready")


async def whole_match(stage: Stage, game: str) -> str:
    """Play a match to its end, by chance."""
    match, rng = await stage.match(game), Random(1812)
    while True:
        for side in games()[game].sides:
            frame = await stage.frame(match, side)
            if frame["outcome"]:
                return match
            if frame["choices"]:
                choice = rng.choice(frame["choices"]["actions"])
                await stage.act(match, side, choice["action"])
