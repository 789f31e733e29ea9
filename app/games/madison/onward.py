"""How far those in hand could march beyond their next step, all together and without a fight.

Vessels come to all ports of their lake by one step. Each way is the cheapest to where it ends,
through friendly spaces if it can; a press on its end then takes all of its steps. It is worked out
from the view alone, as what a force could reach before it is named.
"""

from collections.abc import Iterator
from heapq import heappop, heappush

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.values import Shown
from app.games.madison import actions as a
from app.games.madison.control import is_friendly
from app.games.madison.events import PiecesMoved
from app.games.madison.operations import limits, movement
from app.games.madison.position import pieces_at, play_of
from app.games.madison.state import Situation
from app.games.madison.supply import supplied_at
from app.games.madison.view import ViewMadison

Rank = tuple[int, int, int]
"""What a way costs, how many spaces on it are not friendly, and in which order it was met."""


class Onward(Shown, frozen=True):
    """The ways of those in hand by land: the steps to each place, of one or more.

    `unsupplied`: the places among them where units would be out of supply.
    """

    paths: dict[str, tuple[str, ...]]
    unsupplied: tuple[str, ...] = ()


@rule("9.1", "9.2")
def onward(view: ViewMadison, state: Situation) -> Onward:
    """Find all places that those in hand can come to together where no enemy stands."""
    group = play_of(view).group
    home = view.blocks[group[0]].at
    paths, cut = dict[str, tuple[str, ...]](), list[str]()
    waiting: list[tuple[Rank, tuple[str, ...], Situation]] = [((0, 0, 0), (), state)]
    met = 0
    while waiting:
        (_, hostile, _), path, here = heappop(waiting)
        at = path[-1] if path else home
        if at in paths or (path and at == home):
            continue
        if path:
            paths[at] = path
            if _is_cut_off(here, at):
                cut.append(at)
        for to, after in _steps(_seen(view, here), here):
            met += 1
            spent = max(limits.spent_by(play_of(after), piece) for piece in group)
            rank = spent, hostile + (not is_friendly(here, to, view.side)), met
            heappush(waiting, (rank, (*path, to), after))
    return Onward(paths, tuple(sorted(cut)))


@rule("13.1")
def _is_cut_off(state: Situation, at: str) -> bool:
    """Whether units among those in hand would be out of supply."""
    play, board = play_of(state), state.board
    units = [piece for piece in play.group if piece in board.land]
    return bool(units) and at in board.spaces and at not in supplied_at(state, play.side)


def _steps(view: ViewMadison, state: Situation) -> Iterator[tuple[str, Situation]]:
    """Take each next step that all in hand can take, where no enemy stands."""
    play = play_of(view)
    for to, link in movement.ways_on(view, play).items():
        if pieces_at(view, to, view.enemy) or movement.refuse_march(view, a.March(to)):
            continue
        yield to, PiecesMoved(play.group, to, link.kind, link.cost).apply(state)


def _seen(view: ViewMadison, state: Situation) -> ViewMadison:
    parts = {"blocks": state.blocks, "play": state.play, "seized": state.seized}
    return replaced(view, **parts)
