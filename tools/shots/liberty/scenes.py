"""The screens of Liberty: cards, marches, battles, winter."""

from collections.abc import AsyncIterator
from typing import Any

from playwright.async_api import Page

from app.engine.values import Side, State
from app.games.liberty.actions import Move
from app.games.liberty.board import AM, GB
from tools.shots.liberty import positions
from tools.shots.scene import Scene, hold, open_legend, tab
from tools.shots.stage import Stage

KEY = "liberty"


async def scenes(stage: Stage) -> AsyncIterator[Scene]:
    """Set up every scene."""
    begun = await staged(stage, None, GB)
    for viewer in (GB, AM, "public"):
        yield Scene(f"cards-{viewer}", begun, viewer)
    summer = await staged(stage, positions.summer_of_1777(), GB)
    yield Scene("move", summer, GB)
    yield Scene("move-held", summer, GB, hold(0))
    yield Scene("move-score", summer, GB, tab("score"))
    yield Scene("legend", summer, GB, open_legend)
    march = Move("howe", "E8")
    yield Scene("move-planned", await staged(stage, positions.summer_of_1777(), GB, march), GB)
    fought = await staged(stage, positions.battle_of_morristown(), AM)
    for viewer in (GB, AM, "public"):
        yield Scene(f"battle-{viewer}", fought, viewer)
    volley = await staged(stage, positions.volley_of_morristown(), AM)
    yield Scene("battle-volley", volley, AM)
    yield Scene("battle-leaving", volley, AM, leave)


async def leave(page: Page) -> None:
    """List the ways out of a battle."""
    await page.click("[data-do=leaving]")


async def staged(stage: Stage, position: State | None, side: Side, *actions: Any) -> str:
    """Have a side act in a position; give the address of the match."""
    match = await stage.match(KEY, position)
    await stage.act(match, side, *actions)
    return f"/m/{match}"
