"""What cards have left in force, asked by the chapters that it matters to."""

from app.engine.values import Side
from app.games.madison.position import Position


def names_in_force(position: Position, kind: str, side: Side) -> frozenset[str]:
    """Return the names of all effects of a kind on a side, in this card play or beyond it."""
    of_play = position.play.effects if position.play else ()
    found = (e for e in (*of_play, *position.effects) if (e.kind, e.side) == (kind, side))
    return frozenset(name for effect in found for name in effect.names)


def hinders(position: Position, side: Side, lake: str) -> bool:
    """Whether a side controls a lake against landings, lift and retreats by water of the enemy."""
    if position.lakes.get(lake) != side:
        return False
    return lake not in names_in_force(position, "open-lake", side)


def may_build(position: Position, side: Side, lake: str) -> bool:
    """Whether no card keeps a side from building and repairing on a lake."""
    return lake not in names_in_force(position, "no-build", side)


def quarters(position: Position, side: Side, space: str) -> int:
    """Return how many more units of a side winter in a space by cards, or fewer."""
    return sum(
        effect.n
        for effect in position.effects
        if (effect.kind, effect.side) == ("quarters", side) and space in effect.names
    )


def is_postponed(position: Position, piece: str) -> bool:
    """Whether a card has put the arrival of a unit off to the next phase of reinforcements."""
    return any(effect.kind == "delay" and piece in effect.names for effect in position.effects)
