"""The moves of a turn as they could have been, for `imagine`: only their number is known."""

from collections.abc import Mapping

from app.games.war1812.board import ARMY
from app.games.war1812.state import Block, Moved, Sailed, Turn
from app.games.war1812.view import Arrow, Board1812, TurnView


def imagined_turn(view: Board1812, blocks: Mapping[str, Block], ways: Mapping[str, Arrow]) -> Turn:
    """Give this turn's record: the viewer's own moves as they were, the enemy's ways shared out.

    `ways` are those of blocks that stand where their way ended; the ways left over are those of
    blocks that have retreated or died since, and go to any others.
    """
    shown = view.turn
    if shown.moves:
        moved = {b: Moved(m.path, m.by_sea, m.entered) for b, m in shown.moves.items()}
    else:
        moved = {b: _moved(way) for b, way in ways.items()}
        rest = [b for b in ARMY.get(shown.mover, ()) if b not in moved and b in blocks]
        moved |= _shared_out(shown, moved, rest)
    marching = {b: m.march for b, m in shown.moves.items() if m.march}
    return _turn(shown, moved, marching)


def imagined_last_turn(view: Board1812) -> Turn:
    """Give the record of the turn before: which block took which way doesn't matter any more."""
    shown = view.last_turn
    return _turn(shown, _shared_out(shown, {}, list(ARMY.get(shown.mover, ()))), {})


def _shared_out(
    shown: TurnView, placed: Mapping[str, Moved], blocks: list[str]
) -> dict[str, Moved]:
    taken = list(placed.values())
    moved: dict[str, Moved] = {}
    for arrow in shown.arrows:
        way = _moved(arrow)
        for _ in range(arrow.count - taken.count(way)):
            moved[blocks.pop()] = way
    return moved


def _moved(arrow: Arrow) -> Moved:
    return Moved(arrow.path, arrow.by_sea, arrow.entered)


def _turn(shown: TurnView, moved: dict[str, Moved], marching: dict[str, str]) -> Turn:
    return Turn(
        mover=shown.mover,
        built=shown.built,
        repaired=shown.repaired,
        sailed=tuple(Sailed(s.origin, s.to, s.operational) for s in shown.sailed),
        moved=dict(sorted(moved.items())),
        marching=marching,
        landless=shown.landless,
    )
