"""The simple player of Mr. Madison's War and its towns: who stays to hold them."""

from collections.abc import Iterator
from functools import cache
from heapq import heappop, heappush
from math import ceil

from app.engine.memo import cached_by_key
from app.games.madison.board import GB, INDIAN, QUEBEC, Board
from app.games.madison.calendar import year_of
from app.games.madison.combat.odds import attack_strength, defence_strength
from app.games.madison.control import INDIANS_HOLD, value_of
from app.games.madison.forts import defending_fort
from app.games.madison.play_state import Play
from app.games.madison.position import is_reduced, strength_of, units_at
from app.games.madison.victory import LAST_YEAR_OF_QUEBEC
from app.games.madison.view import ViewMadison

BOLD = 1.5
"""An attack is made with at least this many times the strength of the defence."""
A_PLAY = 6
"""How many movement points a unit has for a play (3.16)."""
A_TOWN = 2
"""What a space is worth that a garrison stays in for fear of an attack."""
GARRISON = 10
"""How strong the garrison of Quebec stays while Quebec decides the war (17.31)."""
SPARE = 4
"""A force goes on after it has left a guard if so much strength or more is left of it."""


@cached_by_key
def spare(view: ViewMadison, at: str) -> list[str]:
    """List the full units of a space that need not stay, the strongest first."""
    units = [unit for unit in units_at(view, at, view.side) if not is_reduced(view, unit)]
    going: list[str] = []
    for unit in sorted(units, key=lambda one: (-strength_of(view, one), one)):
        if _staying(view, (*going, unit), at) >= _guard(view, at):
            going.append(unit)
    return going


def must_stay(view: ViewMadison, play: Play, piece: str) -> bool:
    """Whether a unit in hand is to hold a town that its force has taken, and enough can go on."""
    at = view.blocks[piece].at
    if not view.board.roster[piece].is_land or view.board.spaces[at].side == view.side:
        return False
    going = [unit for unit in spare(view, at) if unit in play.group]
    is_needed = piece not in going and not is_reduced(view, piece)
    return is_needed and sum(strength_of(view, unit) for unit in going) >= SPARE


def leaves_town(view: ViewMadison, play: Play, at: str) -> bool:
    """Whether a town that was taken would be lost if the group in hand went on."""
    return _staying(view, play.group, at) < _guard(view, at)


@cached_by_key
def _guard(view: ViewMadison, at: str) -> int:
    """Return how much strength stays in a space: what holds an enemy town; a unit in one's own."""
    space = view.board.spaces[at]
    if at == QUEBEC and view.side == GB and year_of(view.turn) <= LAST_YEAR_OF_QUEBEC:
        return GARRISON
    if space.side != view.side:
        return value_of(view, at)
    if value_of(view, at) >= A_TOWN and (threat := threat_to(view, at)):
        fort = defending_fort(view, at)
        return max(1, ceil(threat / BOLD) - (fort.strength if fort else 0))
    return int(at in view.board.sources[view.side])


def _staying(view: ViewMadison, going: tuple[str, ...], at: str) -> int:
    """Return how strong those are who stay in a space when some go."""
    units = [unit for unit in units_at(view, at, view.side) if unit not in going]
    return sum(_holding(view, unit, at) for unit in units)


def _holding(view: ViewMadison, unit: str, at: str) -> int:
    """Return what a unit does for the control of a space: Indians hold no town (4.15)."""
    is_town = value_of(view, at) > INDIANS_HOLD
    is_useless = is_town and view.board.roster[unit].kind == INDIAN
    return 0 if is_useless else strength_of(view, unit)


def is_endangered(view: ViewMadison, at: str, more: float = 0) -> bool:
    """Whether a town of one's own would fall to an attack, even if so much strength comes to it."""
    if view.board.spaces[at].side != view.side or value_of(view, at) < A_TOWN:
        return False
    return threat_to(view, at) >= BOLD * (defence_strength(view, at, view.side) + more)


@cached_by_key
def threat_to(view: ViewMadison, at: str) -> float:
    """Return how strong the strongest enemy force is that could attack a space by one card."""
    forces = (units_at(view, near, view.enemy) for near in _nearby(view.board)[at])
    return max((attack_strength(view, units) for units in forces if units), default=0)


@cache
def _nearby(board: Board) -> dict[str, tuple[str, ...]]:
    """Return from where units could come to each space in one play."""
    return {at: tuple(_within(board, at)) for at in board.spaces}


def _within(board: Board, start: str) -> Iterator[str]:
    waiting, seen = [(0, start)], set[str]()
    while waiting:
        cost, here = heappop(waiting)
        if here not in seen:
            seen.add(here)
            yield here
            for to, link in board.near[here].items():
                if cost + link.cost <= A_PLAY:
                    heappush(waiting, (cost + link.cost, to))
