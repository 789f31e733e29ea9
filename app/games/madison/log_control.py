"""The log of what changes hands: spaces taken, taken back and given up, and units cut off."""

from collections import Counter
from collections.abc import Iterable

from app.engine.log_lines import remark
from app.engine.values import Event, Remark
from app.engine.words import side_name
from app.games.madison.board import other
from app.games.madison.combat.events import BattleFought, Retreated
from app.games.madison.control import controller, value_of
from app.games.madison.events import (
    DepotsRemoved,
    LakeChanged,
    PiecesPlaced,
    PiecesRemoved,
    StepsLost,
)
from app.games.madison.position import play_of, units_at
from app.games.madison.state import Situation, with_pieces
from app.games.madison.supply import unsupplied
from app.games.madison.words import place_name

SETTLING = (
    BattleFought,
    Retreated,
    PiecesPlaced,
    PiecesRemoved,
    StepsLost,
    LakeChanged,
    DepotsRemoved,
)
"""Events after which a space may be under another side's control or units out of supply, beside
marches. Who are all lost on their retreat have no line for that: what it costs is told of a loss.
"""


def by_event(event: Event, before: Situation) -> Iterable[Remark]:
    """Describe what an event gives to another side or cuts off, but for steps of a march."""
    is_flip = isinstance(event, StepsLost) and not event.lost
    if isinstance(event, SETTLING) and not is_flip:
        yield from _changes(before, event.apply(before))


def by_steps(before: Situation) -> Iterable[Remark]:
    """Describe what the steps not yet in the log have given to another side or cut off."""
    moved = play_of(before).moved
    whence = {
        piece: {"at": taken.path[taken.told - 1]}
        for piece, taken in moved.items()
        if len(taken.path) > taken.told
    }
    if whence:
        yield from _changes(with_pieces(before, whence), before)


def _changes(earlier: Situation, later: Situation) -> Iterable[Remark]:
    yield from _control(earlier, later)
    yield from _cut_off(earlier, later)


def _control(earlier: Situation, later: Situation) -> Iterable[Remark]:
    """4.14, 4.17: each space that another side controls now, and what that is worth."""
    if earlier.seized == later.seized:
        return
    for space in sorted({*earlier.seized, *later.seized}):
        side = controller(later, space)
        if side == controller(earlier, space):
            continue
        at, points = place_name(space), value_of(later, space)
        if later.board.spaces[space].side != side:
            key, told = "takes", side
        elif units_at(later, space, side):
            key, told = "takes-back", side
        else:
            key, told = "gives-up", other(side)
        names = {"side": side_name(told), "loser": side_name(other(side)), "at": at}
        yield remark("4.14", f"madison-line-{key}", points=points, **names)


def _cut_off(earlier: Situation, later: Situation) -> Iterable[Remark]:
    """13.1: who is out of supply, and was not."""
    cut = set(unsupplied(later)).difference(unsupplied(earlier))
    places = Counter((later.blocks[piece].side, later.blocks[piece].at) for piece in cut)
    for (side, at), count in sorted(places.items()):
        names = {"side": side_name(side), "at": place_name(at)}
        yield remark("13.1", "madison-line-cut-off", count=count, **names)
