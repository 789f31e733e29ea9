"""The screens of War of 1812: the board through the year, and its battles."""

from collections.abc import AsyncIterator
from random import Random
from typing import Any

from app.games.war1812.state import Ask
from tools.shots.scene import Scene, hold
from tools.shots.stage import Stage
from tools.shots.war1812 import positions

KEY = "war1812"


async def scenes(stage: Stage) -> AsyncIterator[Scene]:
    """Set up every scene."""
    async for scene in tables(stage):
        yield scene
    async for scene in battles(stage):
        yield scene


async def marches_left(stage: Stage, match: str) -> list[dict[str, Any]]:
    """List the marches that a group of the United States still has."""
    frame = await stage.frame(match, "us")
    actions = [choice["action"] for choice in frame["choices"]["actions"]]
    return [action for action in actions if action["type"] == "march"]


async def tables(stage: Stage) -> AsyncIterator[Scene]:
    """The board: planning, waiting, watching, winter, empty and full."""
    machine = await stage.match(KEY, machine="commander")
    yield Scene("setup-machine", f"/m/{machine}", "us")
    spring = await stage.match(KEY, positions.spring_of_1813())
    yield Scene("turn", f"/m/{spring}", "us")
    yield Scene("turn-held", f"/m/{spring}", "us", hold(4))
    yield Scene("waiting", f"/m/{spring}", "gb")
    yield Scene("watching", f"/m/{spring}", "public")
    planning = await stage.match(KEY, positions.spring_of_1813())
    while marches := await marches_left(stage, planning):
        await stage.act(planning, "us", Random(4).choice(marches))
    yield Scene("planning", f"/m/{planning}", "us")
    yield Scene("fullest", f"/m/{await stage.match(KEY, positions.fullest())}", "us")
    match = await stage.match(KEY, positions.reinforced())
    yield Scene("reinforcements", f"/m/{match}", "us")
    for ask in (Ask.QUARTERS, Ask.PORTS):
        match = await stage.match(KEY, positions.winter(ask))
        yield Scene(f"winter-{ask}", f"/m/{match}", "us")
    yield Scene("winter-split", f"/m/{await stage.match(KEY, positions.short_pool())}", "us")


async def battles(stage: Stage) -> AsyncIterator[Scene]:
    """Battles on land and water, as both sides and a bystander see them."""
    met = await stage.match(KEY, positions.met_at_buffalo())
    yield Scene("battle-met", f"/m/{met}", "us")
    hits = await stage.match(KEY, positions.hits_to_take())
    yield Scene("battle-hits", f"/m/{hits}", "gb")
    yield Scene("battle-hits-public", f"/m/{hits}", "public")
    twelve = await stage.match(KEY, positions.battle_of_twelve())
    yield Scene("battle-twelve", f"/m/{twelve}", "us")
    yield Scene("battle-naval", f"/m/{await stage.match(KEY, positions.fleets_met())}", "us")
