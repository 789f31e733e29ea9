"""What a viewer of a block game sees of the blocks of others: those that a battle has turned up."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from app.engine.memory import TurnedUp
from app.engine.values import Side
from app.kit.battle import LineBlock
from app.kit.board import BlockBoard
from app.kit.views import BlockView, hidden_sides


def turned_up(
    view: BlockView[Any], at: str, lines: Mapping[Side, Iterable[LineBlock]]
) -> Iterator[TurnedUp]:
    """List the blocks of others that lie face up in a battle's lines."""
    for side in hidden_sides(view):
        for block in lines.get(side, ()):
            if block.kind:
                yield face_at(view.board, side, at, block)


def from_behind(view: BlockView[Any]) -> tuple[TurnedUp, ...]:
    """List the blocks that a view shows from behind, as they would be if they were turned up."""
    roster = view.board.roster
    return tuple(
        face_at(view.board, roster[block].side, own.at, own) for block, own in view.blocks.items()
    )


def face_at(board: BlockBoard[Any], side: Side, at: str, face: Any) -> TurnedUp:
    """Return a block of a side in a place by what shows on it: its kind, group, max and cv."""
    alike = _roster(board)[side, face.kind, face.group, face.max]
    return TurnedUp(side, at, face.kind, face.group, face.max, face.cv, alike)


@cache
def _roster(board: BlockBoard[Any]) -> Counter[tuple[Side, str, str, int]]:
    """Count the blocks that show the same face, strength aside."""
    blocks = board.roster.values()
    return Counter((b.side, b.kind, getattr(b, "group", ""), b.max) for b in blocks)
