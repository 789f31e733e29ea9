"""Mr. Madison's War staged for the page: what a side is shown, and what both do in it."""

from typing import Any

from playwright.async_api import Page

from app.engine.values import State
from app.games.madison.actions import March, Pass, Stand
from app.games.madison.board import GB, US
from app.games.madison.game import GAME
from tests.browser.staging import Played, shown
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running


async def shown_at(server: Running, page: Page, state: State, side: str = US, *acts: Any) -> Played:
    """Show a side a position in which it has acted, on a page."""
    stage = Played.at(state, side, GAME)
    stage.act(side, *acts)
    await shown(server, page, stage)
    await page.wait_for_selector(".asked")
    return stage


async def at(
    server: Running, new_page: NewPage, state: State, side: str = US, *acts: Any, **more: Any
) -> tuple[Page, Played]:
    """Show a side a position in which it has acted, on a page of its own that does not move."""
    page = await new_page(reduced_motion="reduce", **more)
    return page, await shown_at(server, page, state, side, *acts)


def let_pass(stage: Played) -> None:
    """Have nobody react."""
    while any(Pass() in stage.choices(side) for side in (US, GB)):
        side = next(side for side in (US, GB) if Pass() in stage.choices(side))
        stage.act(side, Pass())


def attack_queenston(stage: Played) -> None:
    """Have those who act march to Queenston, where the defenders stand."""
    stage.act(US, March("queenston"))
    let_pass(stage)
    stage.act(GB, Stand())
    let_pass(stage)
