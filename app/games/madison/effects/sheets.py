"""Operations and conditions as they stand on a card, and whose side is meant."""

from collections.abc import Iterator, Mapping
from typing import Any

from app.engine.values import Side
from app.games.madison.board import DRAGOON, REGULAR, Board, Card, other

Op = Mapping[str, Any]
"""An operation or a condition as the board sheet has it."""

BOTH = "both"
ROW, OPTION, OTHERWISE = "row", "option", "otherwise"
"""Parts of a path to operations that stand inside another one."""


def op_at(board: Board, card: str, path: str) -> Op:
    """Return the operation of a card that a path leads to: "op-2", or "op-0/row/1/0"."""
    first, *parts = path.split("/")
    op: Op = board.cards[card].ops[number_in(first)]
    while parts:
        kind = parts.pop(0)
        if kind == OTHERWISE:
            inner = op[OTHERWISE]
        elif kind == OPTION:
            inner = op["options"][int(parts.pop(0))]
        else:
            inner = op["table"][int(parts.pop(0))][2]
        op = inner[int(parts.pop(0))]
    return op


def number_in(name: str) -> int:
    """Return the number in "op-2": a bare one could be taken for a card's."""
    return int(name.rpartition("-")[2])


def paths_inside(path: str, kind: str, ops: list[Op], at: int | None = None) -> tuple[str, ...]:
    """Return the paths of operations that stand inside another one."""
    inner = f"{path}/{kind}" if at is None else f"{path}/{kind}/{at}"
    return tuple(f"{inner}/{n}" for n in range(len(ops)))


def paths_of(card: Card) -> Iterator[tuple[str, Op]]:
    """List the operations of a card with their paths."""
    for n, op in enumerate(card.ops):
        yield f"op-{n}", op


def side_meant(named: str, side: Side) -> Side:
    """Return the side that a card means, which `side` plays."""
    match named:
        case "self":
            return side
        case "enemy":
            return other(side)
        case _:
            return named


def kinds_meant(types: list[str]) -> frozenset[str]:
    """Return the kinds of units that a card means: dragoons are regulars (3.11)."""
    return frozenset((*types, DRAGOON) if REGULAR in types else types)


def is_for(card: Card, side: Side) -> bool:
    """Whether a side may use what a card says beside its value (8.21)."""
    return card.side in (BOTH, side)
