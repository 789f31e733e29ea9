"""The simple player of Mr. Madison's War and its plans: what a force could win, and how soon."""

from collections.abc import Iterator
from heapq import heappop, heappush

from app.engine.memo import cached
from app.games.madison.board import LEADER, NAVAL_LEADER, QUEBEC, TECUMSEH, US
from app.games.madison.calendar import year_of
from app.games.madison.combat.odds import attack_strength, defence_strength
from app.games.madison.commander_at_sea import gain, lake_to_win
from app.games.madison.commander_guards import (
    A_PLAY,
    BOLD,
    is_endangered,
    spare,
)
from app.games.madison.control import controller, value_of
from app.games.madison.position import on_map, units_at
from app.games.madison.victory import LAST_YEAR_OF_QUEBEC
from app.games.madison.view import ViewMadison

WINS_ALL = 20
"""What Quebec is worth to the US as long as it decides the war (17.31)."""
TO_SAVE = 0.8
"""How much of a town's worth it is to save it from an attack to come."""
FARTHEST = 18
"""How far it looks, in movement points."""


@cached
def prospects(view: ViewMadison) -> dict[str, float]:
    """Return what each leader on the map could win with the force of their space."""
    return {leader: _prospect(view, leader, at) for leader, at in _leaders(view)}


def _leaders(view: ViewMadison) -> Iterator[tuple[str, str]]:
    for at, pieces in on_map(view, view.side):
        for piece in pieces:
            if view.board.roster[piece].is_leader:
                yield piece, at


def _prospect(view: ViewMadison, leader: str, at: str) -> float:
    sheet = view.board.roster[leader]
    if sheet.kind == NAVAL_LEADER:
        return gain(view, view.board.lake_at(at)) if lake_to_win(view, at) else 0
    if sheet.kind != LEADER or leader == TECUMSEH or at not in view.board.spaces:
        return 0
    own = attack_strength(view, spare(view, at)[: sheet.limit])
    wins = dict(_wins(view, at, own, at))
    staying = wins.pop(at, 0.0)
    return max(0.0, max(wins.values(), default=0.0) - staying)


def work(view: ViewMadison, at: str, own: float, home: str) -> float:
    """Return what a force of `home` could take or save from a space: the nearer, the more."""
    return max((won for _, won in _wins(view, at, own, home)), default=0.0)


def _wins(view: ViewMadison, at: str, own: float, home: str) -> Iterator[tuple[str, float]]:
    """List the spaces that a force could go to, and what it is worth to go there."""
    for to, cost in _within_reach(view, at, own) if own else ():
        if worth := _worth(view, to, own, home):
            yield to, worth / (1 + cost / A_PLAY)


def _within_reach(view: ViewMadison, at: str, own: float) -> Iterator[tuple[str, int]]:
    """List the spaces near a force, past enemies that it beats, and their cost in points."""
    waiting, seen = [(0, at)], set[str]()
    while waiting:
        cost, here = heappop(waiting)
        if here in seen:
            continue
        seen.add(here)
        is_held = cost and units_at(view, here, view.enemy)
        if is_held and own < BOLD * defence_strength(view, here, view.enemy):
            continue
        yield here, cost
        for to, link in view.board.near[here].items():
            if to not in seen and cost + link.cost <= FARTHEST:
                heappush(waiting, (cost + link.cost, to))


def _worth(view: ViewMadison, to: str, own: float, home: str) -> float:
    """Return what a space is worth to such a force: nothing if it can't take it."""
    value = value_of(view, to)
    if controller(view, to) == view.side:
        counted = own if to == home else 0
        without, with_it = (is_endangered(view, to, more - counted) for more in (0, own))
        is_saved = without and not with_it
        return TO_SAVE * value if is_saved else 0
    if not value or own < value:
        return 0
    is_all = to == QUEBEC and view.side == US and year_of(view.turn) <= LAST_YEAR_OF_QUEBEC
    return WINS_ALL if is_all else value
