"""The screens of Mr. Madison's War: cards, marches, battles, lakes."""

from collections.abc import AsyncIterator
from typing import Any

from app.engine.values import Side, State
from app.games.madison.actions import OpenOrders, UseCard
from app.games.madison.board import GB, US
from tools.shots.madison import positions
from tools.shots.scene import Scene, open_legend, tab
from tools.shots.stage import Stage

KEY = "madison"


async def scenes(stage: Stage) -> AsyncIterator[Scene]:
    """Set up every scene."""
    fall = await staged(stage, positions.fall_of_1812(), US)
    for viewer in (US, GB, "public"):
        yield Scene(f"fall-{viewer}", fall, viewer)
    yield Scene("fall-score", fall, US, tab("score"))
    yield Scene("legend", fall, US, open_legend)
    led = await staged(stage, positions.fall_of_1812(), US, UseCard("13", "leader"))
    yield Scene("force", led, US)
    yield Scene("march", await staged(stage, positions.march_from_lewiston(), US), US)
    fought = await staged(stage, positions.battle_of_queenston(), US)
    for viewer in (US, GB, "public"):
        yield Scene(f"battle-{viewer}", fought, viewer)
    afloat = await staged(stage, positions.battle_of_lake_ontario(), US)
    yield Scene("naval", afloat, US)
    window = await staged(stage, positions.window_over_the_niagara(), GB)
    yield Scene("window", window, GB)
    yield Scene("orders", await staged(stage, positions.fall_of_1812(), US, OpenOrders()), US)


async def staged(stage: Stage, position: State | None, side: Side, *actions: Any) -> str:
    """Have a side act in a position; give the address of the match."""
    match = await stage.match(KEY, position)
    await stage.act(match, side, *actions)
    return f"/m/{match}"
