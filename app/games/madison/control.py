"""Chapters 4.14 and 4.15: who controls a space."""

from collections.abc import Iterable

from app.engine.ledger import rule
from app.engine.values import Side
from app.games.madison.board import INDIAN, Board, PrintedCounter, other
from app.games.madison.play_state import Piece
from app.games.madison.position import Position
from app.kit.blocks import Armies

INDIANS_HOLD = 1
"""Indians alone control spaces up to this value (4.15)."""
SETTLED = ("action", "over")
"""Phases in which a lake's marker tells who controls it, with no look into the box."""


@rule("4.13", "A39")
def value_of(position: Position, space: str) -> int:
    """Return what a space is worth: a destroyed town nothing."""
    return 0 if space in position.destroyed else position.board.spaces[space].value


@rule("4.14", "10.1")
def intruder(position: Position) -> Side:
    """Return who controls no space in which both sides stand: the attacker, or a beaten defender.

    A space that is fought for stays with those who were there until they are beaten.
    """
    battle = position.battle
    if battle is not None:
        return battle.defender if battle.retreats == battle.defender else battle.attacker
    return position.play.side if position.play else ""


@rule("4.14", "A8")
def seized(
    board: Board,
    destroyed: tuple[str, ...],
    armies: Armies,
    blocks: dict[str, Piece],
    intruder: Side,
) -> dict[str, Side]:
    """Return the spaces that a side controls in enemy territory."""
    found: dict[str, Side] = {}
    for side, places in armies.items():
        for place, pieces in places.items():
            space = board.spaces.get(place)
            if space is None or space.side == side:
                continue
            units = _land_units(board, pieces)
            if side == intruder and _land_units(board, armies[space.side].get(place, ())):
                continue
            value = 0 if place in destroyed else space.value
            if units and _is_enough(units, value, blocks):
                found[place] = side
    return found


def _land_units(board: Board, pieces: Iterable[str]) -> list[PrintedCounter]:
    return [board.roster[piece] for piece in pieces if piece in board.land]


@rule("4.14", "4.15")
def _is_enough(units: Iterable[PrintedCounter], value: int, blocks: dict[str, Piece]) -> bool:
    """Whether units control a space of the enemy's: their strength is not below its value.

    4.15 Indians alone control no more than a space of value 1.
    """
    if value > INDIANS_HOLD and all(unit.kind == INDIAN for unit in units):
        return False
    shown = (unit.strength if blocks[unit.id].cv == unit.max else unit.reduced for unit in units)
    return sum(shown) >= value


@rule("4.14", "2.18")
def controller(position: Position, space: str) -> Side:
    """Return who controls a space: its owner, unless the enemy is there in strength."""
    return position.seized.get(space) or position.board.spaces[space].side


@rule("11.44", "13.35", "A38")
def lakes_ruled(position: Position) -> dict[str, Side]:
    """Return who controls each lake by vessels in its box: over the winter a marker lies alone.

    In card plays of summer and fall control is settled as it changes (A47). A38 At the end of the
    game a marker counts as vessels.
    """
    if position.phase in SETTLED:
        return position.lakes
    boxes, vessels = position.board.lakes, position.board.vessels
    empty = [
        lake
        for lake, side in position.lakes.items()
        if vessels.isdisjoint(position.armies[side].get(boxes[lake].box, ()))
    ]
    if not empty:
        return position.lakes
    return {lake: side for lake, side in position.lakes.items() if lake not in empty}


def is_friendly(position: Position, space: str, side: Side) -> bool:
    """Whether a side controls a space."""
    return controller(position, space) == side


def is_enemy_ground(position: Position, space: str, side: Side) -> bool:
    """Whether a space is the enemy's territory, whoever controls it (2.18)."""
    return position.board.spaces[space].side == other(side)
