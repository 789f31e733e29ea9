"""What cards have left in force, asked by the chapters that it matters to."""

from app.engine.values import Side
from app.games.madison.control import lakes_ruled
from app.games.madison.position import Position

# Kinds of effects
PIN = "pin"
"""Who starts in a space, or comes there, goes only so far from it."""
BAR = "bar"
"""Units of some types stay out of enemy territory."""
NO_ATTACK = "no-attack"
"""A side attacks nobody."""
OPEN_LAKE = "open-lake"
"""A side's control of a lake hinders nobody."""
NO_BUILD = "no-build"
"""A side neither builds nor repairs on a lake."""
QUARTERS = "quarters"
"""More units of a side, or fewer, winter in a space."""
DELAY = "delay"
"""Reinforcements are put off by a turn."""


def names_in_force(position: Position, kind: str, side: Side) -> frozenset[str]:
    """Return the names of all effects of a kind on a side, in this card play or beyond it."""
    of_play = position.play.effects if position.play else ()
    found = (e for e in (*of_play, *position.effects) if (e.kind, e.side) == (kind, side))
    return frozenset(name for effect in found for name in effect.names)


def hinders(position: Position, side: Side, lake: str) -> bool:
    """Whether a side controls a lake against landings, lift and retreats by water of the enemy."""
    if lakes_ruled(position).get(lake) != side:
        return False
    return lake not in names_in_force(position, OPEN_LAKE, side)


def may_attack(position: Position, side: Side) -> bool:
    """Whether no card keeps a side from attacking, by land or on water."""
    of_play = position.play.effects if position.play else ()
    effects = (*of_play, *position.effects)
    return not any((one.kind, one.side) == (NO_ATTACK, side) for one in effects)


def may_build(position: Position, side: Side, lake: str) -> bool:
    """Whether no card keeps a side from building and repairing on a lake."""
    return lake not in names_in_force(position, NO_BUILD, side)


def quarters(position: Position, side: Side, space: str) -> int:
    """Return how many more units of a side winter in a space by cards, or fewer."""
    return sum(
        effect.n
        for effect in position.effects
        if (effect.kind, effect.side) == (QUARTERS, side) and space in effect.names
    )


def is_postponed(position: Position, piece: str) -> bool:
    """Whether a card has put the arrival of a unit off to the next phase of reinforcements."""
    return any(effect.kind == DELAY and piece in effect.names for effect in position.effects)
