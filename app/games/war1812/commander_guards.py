"""The Commander of War of 1812 and its towns: what they are worth, and what the enemy could take.

All of it is seen as it was when the turn began, whatever of it has been drafted.
"""

from collections.abc import Iterator
from functools import cache

import msgspec

from app.engine.memo import cached, cached_by_key
from app.engine.values import Side
from app.games.war1812.board import US, Board, other
from app.games.war1812.commander_odds import EXPECTED_CV, attack_gain
from app.games.war1812.state import WAITING
from app.games.war1812.view import View1812, own_turn, shown_fleet

A_SHIP = 0.8
"""What a ship in a town is worth to the side that takes the town (8.4), in points."""
PASSING = 5 / 6
"""The share of American blocks that go on over the border into Canada (17)."""
EMPTY = 2.0
"""How much more the loss of a town counts that one block could take, with nobody to win it back."""
HELPED = 1.25
"""The same where an army stands near enough to win it back."""


class Force(msgspec.Struct, frozen=True):
    """An army that could attack a town, in CV; `landing`: over a lake."""

    strength: float
    landing: bool = False


def origin_of(view: View1812, block: str) -> str:
    """Return where a block of the viewer's stood when the turn began."""
    move = own_turn(view).moves.get(block)
    if move is None:
        return view.blocks[block].at
    return WAITING + move.path[0] if move.entered else move.path[0]


@cached
def stood(view: View1812) -> dict[str, tuple[str, ...]]:
    """Return the viewer's blocks by the towns in which they began the turn."""
    places: dict[str, tuple[str, ...]] = {}
    for block in view.blocks:
        at = origin_of(view, block)
        places[at] = (*places.get(at, ()), block)
    return places


def strength(view: View1812, blocks: tuple[str, ...]) -> int:
    """Add up CVs."""
    return sum([view.blocks[block].cv for block in blocks])


def enemies(view: View1812, town: str) -> float:
    """Return what the enemy's army in a town is taken to be worth, in CV."""
    return EXPECTED_CV * view.towns[town].army.get(other(view.side), 0)


@cached_by_key
def stake(view: View1812, town: str) -> float:
    """Return what it is worth, in points, that a town changes hands."""
    holder = view.towns[town].holder
    return view.board.towns[town].value + A_SHIP * shown_fleet(view, town, holder).ships


def passing(board: Board, side: Side, origin: str, to: str) -> float:
    """Return the share of an army that is expected to cross to a town by land (17)."""
    is_marching = side == US and origin in board.towns
    return PASSING if is_marching and board.crosses_into_canada((origin, to)) else 1.0


@cached_by_key
def threats(view: View1812, town: str) -> tuple[Force, ...]:
    """List the enemy's armies that could attack a town in one turn."""
    return (*_by_land(view, town), *_by_sea(view, town))


def _by_land(view: View1812, town: str) -> Iterator[Force]:
    for near in view.board.neighbours[town]:
        if army := enemies(view, near):
            yield Force(army * passing(view.board, other(view.side), near, town))


def _by_sea(view: View1812, town: str) -> Iterator[Force]:
    lake, enemy = view.board.towns[town].lake, other(view.side)
    if not lake or not (ships := shown_fleet(view, lake, enemy).operational):
        return
    for port in view.board.lakes[lake].towns:
        if port != town and (army := view.towns[port].army.get(enemy, 0)):
            yield Force(EXPECTED_CV * min(ships, army), True)


def exposure(view: View1812, town: str, guard: float) -> float:
    """Return what the enemy can expect to gain by the best attack on a town so guarded."""
    return _danger(view, (town, round(guard)))


@cached_by_key
def _danger(view: View1812, guarded: tuple[str, int]) -> float:
    town, guard = guarded
    prize, attacks = stake(view, town), threats(view, town)
    if not guard:
        # Any one block could take it, so that the enemy need not leave their own town.
        return prize * _temptation(view, town) if attacks else 0.0
    gains = [attack_gain(one.strength, guard, prize, landing=one.landing) for one in attacks]
    return max([0.0, *gains])


def _temptation(view: View1812, town: str) -> float:
    """Return how much more the loss of a town counts if it is empty."""
    return HELPED if any(near in stood(view) for near in view.board.neighbours[town]) else EMPTY


@cache
def steps(board: Board, origin: str) -> dict[str, int]:
    """Count the roads from a town to every other."""
    counted, near = {origin: 0}, [origin]
    while near:
        near = sorted({n for t in near for n in board.neighbours[t]} - counted.keys())
        counted.update({town: max(counted.values()) + 1 for town in near})
    return counted
