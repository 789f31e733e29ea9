"""A screen to be looked at: how one comes to it, and the clicks that several have in common."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

from playwright.async_api import Page

from app.engine.values import Action, State
from tools.shots.stage import Stage

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


@dataclass(frozen=True)
class Showcase:
    """What a game has to show: a position, the part of its map where it is best, its scenes.

    `part`: left, top, width and height, in the units of the map. `plan`: what the first of its
    sides has in mind in that position, as it is drawn in the README. `crowded`: a position with
    more on the map.
    """

    position: Callable[[], State]
    part: tuple[int, int, int, int]
    scenes: Callable[[Stage], AsyncIterator[Scene]]
    plan: tuple[Action, ...] = ()
    crowded: Callable[[], State] | None = None

    @property
    def fullest(self) -> Callable[[], State]:
        """The position with the most on its map."""
        return self.crowded or self.position


def tab(name: str) -> Clicks:
    """Open a tab of the panel."""

    async def open_tab(page: Page) -> None:
        await page.click(f"#tab-{name}")

    return open_tab


def press(key: str) -> Clicks:
    """Press a key."""

    async def press_key(page: Page) -> None:
        await page.keyboard.press(key)

    return press_key


def hold(nth: int) -> Clicks:
    """Take a block in hand, so that its ways light up."""

    async def hold_it(page: Page) -> None:
        await page.locator("#pieces .piece.free").nth(nth).dispatch_event("click")

    return hold_it


async def open_legend(page: Page) -> None:
    """Open the key to the map."""
    tools = page.locator("[data-do=tools]")
    if await tools.is_visible():
        await tools.click()
    await page.click("[data-do=legend]")
