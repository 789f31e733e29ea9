"""Chapter 13: supply lines over land and lakes, and who is cut off from their sources."""

from collections.abc import Iterable

from app.engine.ledger import rule
from app.engine.memo import derived
from app.engine.values import Side
from app.games.madison.board import SIDES, TWINS, Board, other
from app.games.madison.control import lakes_ruled
from app.games.madison.position import Position
from app.kit.blocks import Armies

Reach = dict[Side, frozenset[str]]
"""Spaces by side."""


Lines = dict[Side, tuple[frozenset[str], frozenset[str]]]
"""By side the spaces that lines from its sources pass, and those that lines from depots do."""


def supplied_spaces(position: Position, side: Side) -> frozenset[str]:
    """Return the spaces from which a side can trace a line to a source."""
    fed, stored = _lines(position)[side]
    return fed | _at_home(position.board, stored, side)


def _lines(position: Position) -> Lines:
    lakes = lakes_ruled(position)
    return derived(position, _traced, position.board, position.seized, position.depots, lakes)


def _traced(
    board: Board, held: dict[str, Side], depots: dict[str, Side], lakes: dict[str, Side]
) -> Lines:
    own = {side: [at for at, owner in depots.items() if owner == side] for side in SIDES}
    return {
        side: (
            _reached(board, held, lakes, side, board.sources[side]),
            _reached(board, held, lakes, side, own[side]),
        )
        for side in SIDES
    }


@rule("13.2", "13.21", "13.22", "13.31", "13.35", "13.53")
def _reached(
    board: Board, held: dict[str, Side], lakes: dict[str, Side], side: Side, sources: Iterable[str]
) -> frozenset[str]:
    """Trace from some sources at once, by land and over lakes, as far as lines go."""
    reached = {space for space in sources if _is_open(board, held, space, side)}
    queue, crossed = [*reached], set[str]()
    while queue:
        here = queue.pop()
        near: Iterable[str] = board.near[here]
        for lake in _lakes(board, here, lakes, side):
            if lake not in crossed:
                crossed.add(lake)
                near = (*near, *board.ports[lake])
        for to in near:
            if to not in reached and _is_open(board, held, to, side):
                reached.add(to)
                queue.append(to)
    return frozenset(reached)


@rule("13.51", "A42")
def _at_home(board: Board, spaces: Iterable[str], side: Side) -> frozenset[str]:
    """Return those spaces in a side's own territory: a depot is a source to nobody beyond it."""
    return frozenset(space for space in spaces if board.spaces[space].side == side)


@rule("13.32", "13.33", "13.34")
def _is_open(board: Board, held: dict[str, Side], space: str, side: Side) -> bool:
    """Whether a line may pass a space: it is under the side's control (4.14)."""
    return (held.get(space) or board.spaces[space].side) == side


@rule("13.35", "A25", "A26")
def _lakes(board: Board, here: str, lakes: dict[str, Side], side: Side) -> tuple[str, ...]:
    """List the lakes that carry a line on from a lakeside space: none that the enemy controls."""
    lake = board.spaces[here].lake
    if not lake or lakes.get(lake) == other(side):
        return ()
    twin = TWINS.get(lake, "")
    return (lake, twin) if twin and lakes.get(twin) != other(side) else (lake,)


@rule("13.1", "13.31")
def is_supplied(position: Position, piece: str) -> bool:
    """Whether a unit can trace a line: from a space where it stands, whoever controls that."""
    own = position.blocks[piece]
    return own.at in supplied_at(position, own.side)


def supplied_at(position: Position, side: Side) -> frozenset[str]:
    """Return the spaces in which a side's units are in supply."""
    return _supplied(position)[side]


def _supplied(position: Position) -> Reach:
    return derived(position, _edged, position.board, _lines(position))


def _edged(board: Board, lines: Lines) -> Reach:
    return {
        side: _with_edges(board, fed) | _at_home(board, _with_edges(board, stored), side)
        for side, (fed, stored) in lines.items()
    }


def _with_edges(board: Board, reached: frozenset[str]) -> frozenset[str]:
    """Add the spaces next to a line: a unit there traces into it, whoever controls its space.

    A25 Over a lake it would have to control it.
    """
    return reached | {to for here in reached for to in board.near[here]}


def unsupplied(position: Position) -> tuple[str, ...]:
    """List the land units on the map that are out of supply, by id."""
    return derived(position, _unsupplied, position.board, position.armies, _supplied(position))


def _unsupplied(board: Board, armies: Armies, supplied: Reach) -> tuple[str, ...]:
    return tuple(
        sorted(
            piece
            for side, places in armies.items()
            for at, pieces in places.items()
            if at in board.spaces and at not in supplied[side]
            for piece in pieces
            if board.roster[piece].is_land
        )
    )
