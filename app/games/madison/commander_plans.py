"""The Commander of Mr. Madison's War and its hopes: what a force could win from where it stands."""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from app.engine.memo import cached, cached_by_key
from app.games.madison.board import CLASSES, COSTS, B
from app.games.madison.commander_guards import (
    LAST_TURN,
    answers,
    blows_by_place,
    loss_chance,
    stake,
)
from app.games.madison.commander_odds import (
    STURDY,
    chances,
    defence_of,
    held_by_enemy,
    odds,
    own_units,
    ways,
)
from app.games.madison.control import controller, value_of
from app.games.madison.position import strength_of
from app.games.madison.view import ViewMadison

FADING = 0.9
"""What is left of a hope for each movement point that it is away."""
FADES = tuple(FADING**points for points in range(max(COSTS.values())))
"""What is left of it beyond a link of so many points."""
HALTED = 0.5
"""What is left of it where a battle must be won on the way."""
SIZES = (1, 3, 6, 12, 20, 32)
"""The strengths of forces for which hopes are reckoned: of each the one that is not above it."""
HOPE = 0.5
"""How much of a hope is counted beside what is won at once."""
A_FUTURE = 3
"""With fewer cards than these in the last turn hopes count less."""
USUAL = CLASSES.index(B)
"""The class of most units that lead an attack (3.11)."""


class Prize(NamedTuple):
    """A space to be won, or to be saved: what it is worth, and who of one's own is there."""

    at: str
    worth: float
    value: int
    is_own: bool
    strength: int


def hope(view: ViewMadison, at: str, strength: float) -> float:
    """Return what a force could win from a space in plays to come, in points."""
    size = max((one for one in SIZES if one <= strength), default=0)
    return _patience(view) * _hopes(view, size).get(at, 0.0) if size else 0.0


@cached
def _patience(view: ViewMadison) -> float:
    """Return how much a hope counts: nothing once the last card is played."""
    if view.turn != LAST_TURN:
        return HOPE
    return HOPE * min(1.0, len(view.cards.hand) / A_FUTURE)


@cached_by_key
def _hopes(view: ViewMadison, size: int) -> dict[str, float]:
    """Return by space what a force of a size could win from there: the nearer, the more."""
    waiting = [(-worth, to) for to, worth in _goals(view, size)]
    waiting.sort()
    found: dict[str, float] = {}
    out = ways(view.board)
    while waiting:
        worth, here = heappop(waiting)
        if here in found:
            continue
        found[here] = -worth
        passing = worth * _passage(view, here, size)
        for to, points, _ in out[here]:
            if to not in found:
                heappush(waiting, (passing * FADES[points], to))
    return found


def _passage(view: ViewMadison, at: str, size: int) -> float:
    """Return what is left of a hope that lies behind a space."""
    if at not in held_by_enemy(view):
        return 1.0
    return HALTED * _wins(view, at, size)


def _goals(view: ViewMadison, size: int) -> Iterator[tuple[str, float]]:
    """List what a force of a size could take, or save, and what that is worth."""
    for prize in _prizes(view):
        if prize.is_own:
            risk = loss_chance(view, (prize.at, prize.strength))
            left = loss_chance(view, (prize.at, prize.strength + size)) if risk else 0.0
            if risk > left:
                yield prize.at, prize.worth * answers(view) * (risk - left)
        elif size >= prize.value:
            kept = 1 - answers(view) * loss_chance(view, (prize.at, size))
            yield prize.at, prize.worth * kept * _wins(view, prize.at, size)


@cached
def _prizes(view: ViewMadison) -> list[Prize]:
    """List the spaces that are worth taking, or that the enemy could attack."""
    found = []
    for at in view.board.spaces:
        is_own = controller(view, at) == view.side
        if (worth := stake(view, at)) and not (is_own and at not in blows_by_place(view)):
            own = sum(strength_of(view, unit) for unit in own_units(view).get(at, ()))
            found.append(Prize(at, worth, value_of(view, at), is_own, own))
    return found


def _wins(view: ViewMadison, at: str, size: int) -> float:
    """Return how likely a force of a size wins a space."""
    if at not in held_by_enemy(view):
        return 1.0
    defence = defence_of(view, at)
    drm = odds(view.board, size, defence.strength) + defence.always + USUAL - defence.rank
    return chances(view.board, drm + defence.first, drm, defence.has_fort, STURDY).win
