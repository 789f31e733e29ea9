"""The moves of a turn as they could have been, for `imagine`: only their number is known."""

from collections.abc import Iterator, Mapping

from app.engine.memo import replaced
from app.games.war1812 import actions as a
from app.games.war1812.board import Board
from app.games.war1812.state import (
    WAITING,
    Fleet,
    PathTaken,
    Sailed,
    Situation,
    Turn,
    with_fleet,
    with_ships_moved,
)
from app.games.war1812.view import Arrow, OwnMove, TurnView, View1812
from app.kit.blocks import Block, with_block
from app.kit.imagined import as_shown


def imagined_turn(
    board: Board,
    shown: TurnView,
    blocks: Mapping[str, Block],
    ways: Mapping[str, Arrow],
    orders: Mapping[str, Arrow],
) -> Turn:
    """Return a turn's record: the viewer's own moves as they were, the enemy's ways shared out.

    `ways` are those of blocks that stand where their way ended; the ways left over are those of
    blocks that have retreated or died since, and go to any others. `orders` are still to be
    carried out (19).
    """
    army = board.army.get(shown.mover, ())
    own = {b: m.march for b, m in shown.moves.items() if m.march}
    if shown.moves:
        moved = {b: as_shown(PathTaken, move) for b, move in shown.moves.items()}
    else:
        moved = {b: as_shown(PathTaken, way) for b, way in ways.items() if b in army}
        rest = [b for b in army if b not in moved and b in blocks and b not in orders]
        moved |= _shared_out(shown, moved, rest)
    hidden = {b: order for b, order in orders.items() if b in army}
    marching = own | {b: order.path[-1] for b, order in hidden.items() if not order.by_sea}
    embarking = {b: order.path[-1] for b, order in hidden.items() if order.by_sea}
    return _turn(shown, moved, marching, dict(shown.embarking) | embarking)


def imagined_last_turn(board: Board, shown: TurnView) -> Turn:
    """Return the record of the turn before: which block took which way doesn't matter any more."""
    army = list(board.army.get(shown.mover, ()))
    return _turn(shown, _shared_out(shown, {}, army), {}, {})


def _shared_out(
    shown: TurnView, placed: Mapping[str, PathTaken], blocks: list[str]
) -> dict[str, PathTaken]:
    taken = list(placed.values())
    moved: dict[str, PathTaken] = {}
    for arrow in shown.arrows:
        way = as_shown(PathTaken, arrow)
        for _ in range(arrow.count - taken.count(way)):
            moved[blocks.pop()] = way
    return moved


def _turn(
    shown: TurnView,
    moved: dict[str, PathTaken],
    marching: dict[str, str],
    embarking: dict[str, str],
) -> Turn:
    return as_shown(
        Turn,
        shown,
        sailed=tuple(as_shown(Sailed, ship) for ship in shown.sailed),
        moved=dict(sorted(moved.items())),
        marching=marching,
        embarking=embarking,
        carriers=as_shown(Fleet, shown.carriers),
    )


def with_orders(view: View1812, state: Situation) -> Situation:
    """Take back what the viewer's own orders would move, and write them down instead (19.1)."""
    turn, side = view.turn, view.side
    for block, move in turn.moves.items():
        at = WAITING + move.path[0] if move.entered else move.path[0]
        state = with_block(state, block, at=at)
    for sailed in turn.sailed:
        ship = {"operational" if sailed.operational else "damaged": 1}
        state = with_ships_moved(state, sailed.to, sailed.origin, side, **ship)
    if turn.built:
        state = with_fleet(state, turn.built, side, damaged=-1)
        state = replaced(state, spare={**state.spare, side: state.spare[side] + 1})
    if turn.repaired:
        state = with_fleet(state, turn.repaired, side, operational=-1, damaged=1)
    written = tuple(_written(turn))
    return replaced(state, turn=Turn(), orders={side: written} if written else {})


def _written(turn: TurnView) -> Iterator[a.Order]:
    if turn.built:
        yield a.Build(turn.built)
    if turn.repaired:
        yield a.Repair(turn.repaired)
    for sailed in turn.sailed:
        yield a.Sail(sailed.origin, sailed.to, sailed.operational)
    for block, move in turn.moves.items():
        yield from _written_for(block, move)


def _written_for(block: str, move: OwnMove) -> Iterator[a.Order]:
    if move.by_sea:
        yield a.Embark(block, move.path[-1])
    elif move.entered:
        yield a.Enter(block)
    else:
        yield from (a.March(block, to) for to in move.path[1:])
    if move.march:
        yield a.ForceMarch(block, move.march)
