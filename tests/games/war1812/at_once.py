"""Turns in which both sides move at once (19): positions, orders and what comes of them."""

from collections.abc import Iterable
from typing import Any

from app.games.war1812.actions import Done, Embark, ForceMarch, March, Sail, Withdraw
from app.games.war1812.options import MOVEMENT, SIMULTANEOUS
from app.games.war1812.state import Situation
from app.kit.blocks import army
from tests.games.war1812.positions import Played, play
from tests.games.war1812.positions import position as in_turn

AT_ONCE = {MOVEMENT: SIMULTANEOUS}


def position(text: str, *, campaign_turn: int = 3) -> Situation:
    """A position at the beginning of a turn in which both sides move at once."""
    return in_turn(text, campaign_turn=campaign_turn, movement=SIMULTANEOUS)


def go(state: Situation, side: str, *ways: str) -> list[Any]:
    """Orders in one line each: "york > fort-george 2", "erie ~ buffalo", "york > london > york"."""
    orders: list[Any] = []
    used: set[str] = set()
    for way in ways:
        path, _, count = way.partition(" x")
        by_sea = "~" in path
        origin, *towns = path.replace("~", ">").replace(" ", "").split(">")
        free = [b for b in army(state, origin, side) if b not in used]
        for taken in free[: int(count) if count else None]:
            used.add(taken)
            kind = Embark if by_sea else March
            orders += [kind(taken, town) for town in towns]
    return orders


def revealed(
    state: Situation, us: Iterable[Any] = (), gb: Iterable[Any] = (), dice: Iterable[int] = ()
) -> Played:
    """Write and seal both sides' orders; return all that comes of it."""
    written = play(state, "us", *us, Done()).state
    return play(written, "gb", *gb, Done(), dice=dice)


CROSSING = "sackets-harbor: us infantry 4 3; kingston: gb infantry 4 3 2"
"""The rulebook's example."""
LAKE = "oswego: us infantry 4 3; lake-ontario: us 2; kingston: gb ships 2; york: gb infantry 2"


def invaded(dice: Iterable[int], *, march: bool = False) -> Played:
    """Two American blocks are to be carried to York, as two British ships sail out."""
    state = position(LAKE)
    orders = go(state, "us", "oswego ~ york")
    if march:
        first, second = army(state, "oswego", "us")
        orders = [Embark(first, "york"), March(second, "utica"), ForceMarch(second, "albany")]
    out = [Sail("kingston", "lake-ontario", True)] * 2
    return revealed(state, orders, out, dice=dice)


def withdrawn(fighting: Played, dice: Iterable[int] = ()) -> Played:
    """The British fleet goes back."""
    return fighting.play("gb", Withdraw("kingston"), dice=dice)


ONE_HIT = [1, 1, 1, 1, 6, 1, 1, 1]
"""The third volley die of the British hits: an American ship is damaged."""
