"""Orders tell nothing unseen (19): worlds that look alike to a viewer go on alike.

Random play seldom comes to a crossing that may be called off; the leak proof looks at all else.
"""

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from app.games.war1812 import projection
from app.games.war1812.actions import Done, Embark, ForceMarch, March, Sail, Settle, StayBehind
from app.games.war1812.state import Situation, Turn
from app.games.war1812.view import Arrow
from app.kit.blocks import army
from proofs.headless import HeadlessMatch, opened
from proofs.worlds import (
    Leak,
    Revealed,
    Untranslatable,
    caught_up,
    differing_facts,
    played_on,
    split,
)
from tests.games.war1812.at_once import (
    AT_ONCE,
    CROSSING,
    LAKE,
    ONE_HIT,
    go,
    invaded,
    position,
    revealed,
    withdrawn,
)
from tests.games.war1812.positions import GAME

Act = tuple[str, Any]

REST = "; detroit: us infantry 3, us dragoon; buffalo: us infantry 2; london: gb infantry 4 3 2"
"""More blocks, so that there are others to mistake one for."""


def at_orders() -> tuple[Situation, list[Act]]:
    """Orders with a passage over a lake and a forced march, against ships that sail out."""
    state = position(LAKE + REST)
    first, second = army(state, "oswego", "us")
    acts = [
        ("us", Embark(first, "york")),
        ("us", March(second, "utica")),
        ("us", ForceMarch(second, "albany")),
        ("us", Done()),
        ("gb", Sail("kingston", "lake-ontario", True)),
        *[("gb", march) for march in go(state, "gb", "london > york x2")],
        ("gb", Done()),
    ]
    return state, acts


def at_a_crossing() -> tuple[Situation, list[Act]]:
    """A ship was damaged: one of two blocks stays behind."""
    state = withdrawn(invaded(ONE_HIT)).state
    return state, [("us", StayBehind(army(state, "oswego", "us")[0])), ("us", Done())]


def at_a_meeting() -> tuple[Situation, list[Act]]:
    """Two forces would change places."""
    state = position(CROSSING + REST)
    ways = ("sackets-harbor > kingston", "kingston > sackets-harbor x2")
    orders = go(state, "us", ways[0]), go(state, "gb", ways[1])
    return revealed(state, *orders, dice=[1, 1, 6, 5, 3, 4]).state, [("us", Settle("kingston"))]


def lone_at(state: Situation) -> HeadlessMatch:
    headless = opened(GAME, "orders", AT_ONCE)
    match = msgspec.structs.replace(headless.state.match, state=state)
    return replace(headless, state=replace(headless.state, match=match))


@pytest.mark.parametrize("viewer", ["us", "gb", "public"])
@pytest.mark.parametrize("moment", [at_orders, at_a_crossing, at_a_meeting])
def test_worlds_that_look_alike_go_on_alike(moment, viewer):
    state, acts = moment()
    facts = survived = 0
    for seed in range(30):
        worlds = caught_up(split(lone_at(state), viewer, Random(seed)))
        facts += differing_facts(worlds)
        try:
            for side, action in acts:
                worlds = played_on(worlds, side, action)
                survived += 1
        except (Untranslatable, Revealed):
            continue
    assert facts > 30
    assert survived > 20


def test_orders_that_told_the_strength_under_them_would_be_seen(monkeypatch):
    def leaky(state: Situation, turn: Turn) -> tuple[Arrow, ...]:
        strength = sum(state.blocks[block].cv for block in turn.embarking)
        return tuple(replaced(arrow, count=strength) for arrow in real(state, turn))

    real, replaced = projection._ordered, msgspec.structs.replace
    state, _ = at_a_crossing()
    monkeypatch.setattr(projection, "_ordered", leaky)
    caught = 0
    for seed in range(20):
        try:
            split(lone_at(state), "gb", Random(seed))
        except Leak:
            caught += 1
    assert caught > 5
