"""The log of what changes hands: spaces taken, taken back and given up, and units cut off."""

from collections import Counter
from collections.abc import Iterable

from app.engine.log_lines import line_of
from app.engine.values import Event, Line
from app.games.madison.board import other
from app.games.madison.combat.events import BattleFought, Retreated
from app.games.madison.control import controller, value_of
from app.games.madison.events import PiecesPlaced, PiecesRemoved
from app.games.madison.operations.stages import PlayEnded
from app.games.madison.position import play_of, units_at
from app.games.madison.state import Situation, with_pieces
from app.games.madison.supply import unsupplied
from app.games.madison.words import place_name

SETTLING = (BattleFought, Retreated, PiecesPlaced, PiecesRemoved)
"""Events after which a space may be under another side's control, beside marches."""


def by_event(event: Event, before: Situation) -> Iterable[Line]:
    """Describe what an event gives to another side, but for steps of a march."""
    if isinstance(event, SETTLING):
        yield from _changes(before, event.apply(before))
    elif isinstance(event, PlayEnded):
        yield from _cut_off(before)


def by_steps(before: Situation) -> Iterable[Line]:
    """Describe what the steps not yet in the log have given to another side."""
    moved = play_of(before).moved
    whence = {
        piece: {"at": taken.path[taken.told - 1]}
        for piece, taken in moved.items()
        if len(taken.path) > taken.told
    }
    if whence:
        yield from _changes(with_pieces(before, whence), before)


def _changes(earlier: Situation, later: Situation) -> Iterable[Line]:
    """4.14, 4.17: each space that another side controls now, and what that is worth."""
    if earlier.seized == later.seized:
        return
    for space in sorted({*earlier.seized, *later.seized}):
        side = controller(later, space)
        if side == controller(earlier, space):
            continue
        at, points = place_name(space), value_of(later, space)
        if later.board.spaces[space].side != side:
            yield line_of("4.14", "madison-line-takes", side, at=at, points=points)
            continue
        key = "takes-back" if units_at(later, space, side) else "gives-up"
        loser = f"@side-{other(side)}"
        told = side if key == "takes-back" else other(side)
        yield line_of("4.14", f"madison-line-{key}", told, at=at, points=points, loser=loser)


def _cut_off(before: Situation) -> Iterable[Line]:
    """13.1: who is out of supply at a play's end, and was not when it began."""
    cut = [piece for piece in unsupplied(before) if piece not in play_of(before).cut]
    places = Counter((before.blocks[piece].side, before.blocks[piece].at) for piece in cut)
    for (side, at), count in sorted(places.items()):
        yield line_of("13.1", "madison-line-cut-off", side, at=place_name(at), count=count)
