"""How far a block could go beyond its next step, worked out from its owner's view alone."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.values import Shown
from app.games.liberty.actions import Move
from app.games.liberty.movement import is_attack, path_of, refuse_move
from app.games.liberty.paths import Path, is_march, way_of
from app.games.liberty.state import OFF_MAP, Ask
from app.games.liberty.view import OwnMove, ViewLiberty, counter, own_block


class Way(Shown, frozen=True):
    """A way beyond a step, or a last step by a forced march: the places that it enters, to its end.

    `marches`: whether it ends with a forced march, for which a die is rolled (5.5).
    """

    path: Path
    marches: bool


class Foresight(Shown, frozen=True):
    """The best ways of a block: beyond its next step, or where that is a forced march."""

    ways: tuple[Way, ...]


@rule("5.1", "5.5", "5.6")
def foresee(view: ViewLiberty, selection: str) -> Foresight | None:
    """Return how far a block could go by more than one step; None where it can't move at all.

    Of the ways to a place the best is one without a forced march, then the shortest, then one
    that attacks nothing before its end. Places that a single step leads to are left out, unless
    that step is a forced march.
    """
    kind, _, block = selection.partition(":")
    own = own_block(view, block)
    if view.ask != Ask.MOVE or kind != "block" or own is None or own.at in OFF_MAP:
        return None
    best: dict[str, tuple[tuple[bool, int, int], Way]] = {}
    for steps, marches, attacks in _ways(view, block):
        rank = (marches, len(steps), attacks)
        if steps[-1] not in best or rank < best[steps[-1]][0]:
            best[steps[-1]] = rank, Way(steps, marches)
    return Foresight(tuple(way for _, way in best.values() if len(way.path) > 1 or way.marches))


def _ways(
    view: ViewLiberty, block: str, steps: Path = (), attacks: int = 0
) -> Iterator[tuple[Path, bool, int]]:
    """Go on from where a block stands: yield each way, whether it marches, what it attacks."""
    for to in view.board.near.get(view.blocks[block].at, ()):
        if refuse_move(view, Move(block, to)) is None:
            further = _moved(view, block, to)
            entered = attacks + is_attack(view, to)
            yield (*steps, to), further.moves[block].marches, entered
            yield from _ways(further, block, (*steps, to), entered)


def _moved(view: ViewLiberty, block: str, to: str) -> ViewLiberty:
    """Return what the player would see after a step over the map."""
    own, path = view.blocks[block], (*path_of(view, block), to)
    printed = counter(view, block)
    way = way_of(view.board, printed, path)
    move = OwnMove(path, way, is_march(printed, path, way))
    leaves, enters = (f"{view.side}@{place}" for place in (own.at, to))
    armies = dict(view.armies)
    armies[leaves] -= 1
    armies[enters] = armies.get(enters, 0) + 1
    return replace(
        view,
        blocks=view.blocks | {block: replace(own, at=to)},
        moves=view.moves | {block: move},
        armies={key: count for key, count in armies.items() if count},
    )
