"""The screens of Quebec 1759: set-up, orders, battles in columns, the Ottawa."""

from collections.abc import AsyncIterator
from typing import Any

from playwright.async_api import Page

from app.engine.values import Side, State
from app.games.quebec1759.actions import Part, TakeRaidHit
from app.games.quebec1759.battle_actions import Deploy, Leave, Reinforce
from app.games.quebec1759.board import FR, GB
from app.kit.battle import TakeHit
from app.kit.setup import Place
from app.kit.turns import Done
from tools.shots.quebec1759 import positions
from tools.shots.scene import Scene
from tools.shots.stage import Stage

KEY = "quebec1759"
LANDING = (Part("ET", "AB", "river", 3), Part("ET", "LE", "road", 2))
"""Wolfe's order for the night before the battle."""


async def scenes(stage: Stage) -> AsyncIterator[Scene]:
    """Set up every scene."""
    async for scene in orders(stage):
        yield scene
    async for scene in battles(stage):
        yield scene
    async for scene in ottawa_and_militia(stage):
        yield scene


async def staged(stage: Stage, position: State | None, side: Side, *actions: Any) -> str:
    """Have a side act in a position; give the address of the match."""
    match = await stage.match(KEY, position)
    await stage.act(match, side, *actions)
    return f"/m/{match}"


async def write(page: Page) -> None:
    """Write in the field for orders."""
    await page.locator(".typed summary").click()
    await page.fill("#typed", "3 ET-AB, 2 ET-")


async def orders(stage: Stage) -> AsyncIterator[Scene]:
    """Set-up, and orders from the first letter until all are open."""
    placed = [Place("FR-SAR", "BE"), Place("FR-ROU", "BE"), Place("FR-GUY", "AB")]
    yield Scene("setup-begun", await staged(stage, None, FR, *placed), FR)
    written = await staged(stage, positions.september(), GB, *LANDING)
    yield Scene("orders", written, GB)
    yield Scene("orders-typed", await staged(stage, positions.september(), GB), GB, write)
    sealed = await staged(stage, positions.september(), GB, *LANDING, Done())
    yield Scene("orders-sealed", sealed, GB)
    yield Scene("orders-awaited", sealed, FR)
    yield Scene("orders-watched", sealed, "public")
    opened = await staged(stage, positions.september(), GB, *LANDING, Done())
    await stage.act(opened.removeprefix("/m/"), FR, Part("BE", "SC", "road", 3), Done())
    yield Scene("orders-open", opened, GB)
    yield Scene("orders-open-watched", opened, "public")


async def battles(stage: Stage) -> AsyncIterator[Scene]:
    """A battle from its set-up to a rout, and a retreat by river."""
    placed = [Deploy("FR-BEA", "left"), Deploy("FR-GUY", "center"), Deploy("FR-M1", "right")]
    met = await staged(stage, positions.met_on_the_plains(), FR, *placed)
    yield Scene("battle-setup", met, FR)
    placed = [Deploy("BR-15", "left"), Deploy("BR-35", "center"), Deploy("BR-LI", "right")]
    yield Scene(
        "battle-setup-second", await staged(stage, positions.french_stand(), GB, *placed), GB
    )
    columns = await staged(stage, positions.columns_open(), FR)
    yield Scene("battle-columns", columns, FR)
    yield Scene("battle-columns-public", columns, "public")
    entered = Reinforce("BR-47", "right")
    yield Scene("battle-reserve", await staged(stage, positions.french_fired(), GB, entered), GB)
    hits = await staged(stage, positions.hits_to_take(), GB, TakeHit("BR-15"))
    yield Scene("battle-hits", hits, GB)
    routed = await staged(stage, positions.french_routed(), FR)
    yield Scene("battle-rout", routed, FR)
    yield Scene("battle-rout-public", routed, "public")
    back = await staged(stage, positions.rowed_back(), GB, Leave("BR-43"))
    yield Scene("battle-rowed-back", back, GB)


async def ottawa_and_militia(stage: Stage) -> AsyncIterator[Scene]:
    """Show what the Ottawa do in a camp, and who goes home."""
    yield Scene("ottawa", await staged(stage, positions.ottawa_at_levis(), FR), FR)
    hit = TakeRaidHit("BR-15")
    yield Scene("raid-hits", await staged(stage, positions.raided(), GB, hit), GB)
    yield Scene("militia", await staged(stage, positions.militia_due(), FR), FR)
