"""The Commander of Mr. Madison's War and what it holds: what a space is worth, and how surely."""

from collections.abc import Iterable, Mapping
from functools import cache
from heapq import heappop, heappush
from typing import NamedTuple

from app.engine.memo import cached, cached_by_key
from app.games.madison.board import FOREST, INDIAN, INVASION, QUEBEC, US, A, Board
from app.games.madison.calendar import is_fall, year_of
from app.games.madison.commander_odds import (
    STURDY,
    chances,
    fort_at,
    odds,
    own_units,
    punches,
    ways,
)
from app.games.madison.control import INDIANS_HOLD, value_of
from app.games.madison.operations.leading import seniors
from app.games.madison.position import leaders_at, strength_of, units_at
from app.games.madison.supply import supplied_at
from app.games.madison.victory import LAST_YEAR_OF_QUEBEC
from app.games.madison.view import ViewMadison
from app.games.madison.winter import shelter

A_PLAY = 6
"""How many movement points a unit has for a play (3.16)."""
WINS_ALL = 20
"""What Quebec is worth as long as it decides the war (17.31), in points."""
A_SOURCE = 2
"""What an American source is worth beside its points: three decide the war (17.32)."""
UNLED = 3
"""How many units the enemy can move out of a space without a leader (8.61)."""
ANSWERS = 0.6
"""How likely the enemy is thought to take a town that they can, as long as they have cards."""
A_CARD = 0.12
"""How likely they are in the last turn, for each card that they have left."""
CUT_OFF = 0.35
"""Which part of a town's worth is counted where the force in it is out of supply (4.32)."""
STEP = 0.35
"""What a step of a unit is worth, in points."""
SIDES_OF_A_UNIT = 2
"""How many steps a unit loses that perishes."""
LAST_TURN = "1814_SF"
"""The last turn in which anybody marches (4.21)."""


class Blow(NamedTuple):
    """An attack that the enemy could make on a space by one card.

    `modifier`: of its leader; `invades`: it comes by an invasion route.
    """

    strength: int
    modifier: int
    invades: bool


@cached
def answers(view: ViewMadison) -> float:
    """Return how likely the enemy is thought to take a town that they can."""
    if view.turn != LAST_TURN:
        return ANSWERS
    return min(ANSWERS, A_CARD * view.cards.counts.get(view.enemy, 0))


@cached_by_key
def stake(view: ViewMadison, at: str) -> float:
    """Return what it is worth to hold a space, in points."""
    side = view.board.spaces[at].side
    if at == QUEBEC and year_of(view.turn) <= LAST_YEAR_OF_QUEBEC:
        return WINS_ALL
    is_source = side == US and at in view.board.sources[US]
    return value_of(view, at) + (A_SOURCE if is_source else 0)


def controls(view: ViewMadison, units: Iterable[str], at: str) -> bool:
    """Whether units of one's own would control a space of the enemy's (4.14, 4.15)."""
    value, units = value_of(view, at), tuple(units)
    if not units or (value > INDIANS_HOLD and all(_is_indian(view, unit) for unit in units)):
        return False
    return sum(strength_of(view, unit) for unit in units) >= value


def _is_indian(view: ViewMadison, unit: str) -> bool:
    return view.board.roster[unit].kind == INDIAN


def worth_held(view: ViewMadison, at: str, units: tuple[str, ...], *, fed: bool) -> float:
    """Return what a space is worth to the side with these units in it: what they hold or risk."""
    strength = sum(strength_of(view, unit) for unit in units)
    risk = answers(view) * loss_chance(view, (at, strength)) if stake(view, at) else 0.0
    cold = _cold(view, at, len(units))
    if view.board.spaces[at].side == view.side:
        is_lost = not units and view.seized.get(at) == view.enemy
        return -(1 if is_lost else risk) * stake(view, at) - cold
    if not controls(view, units, at):
        return -cold
    return stake(view, at) * (1 - risk) * (1 if fed else CUT_OFF) - cold


@cached_by_key
def worth_now(view: ViewMadison, case: tuple[str, bool]) -> float:
    """Return what a space is worth to the side as it is, in supply or not."""
    at, fed = case
    return worth_held(view, at, own_units(view).get(at, ()), fed=fed)


@cached
def _chill(view: ViewMadison) -> float:
    """Return how near the winter is, 0 to 1: units beyond a space's quarters are worn (16.2)."""
    if not is_fall(view.turn) or view.turn == LAST_TURN:
        return 0.0
    return 1 / (1 + len(view.cards.hand))


def _cold(view: ViewMadison, at: str, count: int) -> float:
    """Return what the winter would take from so many units in a space."""
    chill = _chill(view)
    if not chill or not count:
        return 0.0
    room = shelter(view, at, view.side)
    # 16.26 In a space of value 0 all perish.
    return chill * STEP * (max(0, count - room) if room else SIDES_OF_A_UNIT * count)


@cached_by_key
def loss_chance(view: ViewMadison, case: tuple[str, int]) -> float:
    """Return how likely a space would fall if so strong a force were attacked there."""
    at, strength = case
    blows = blows_by_place(view).get(at, ())
    if not blows:
        return 0.0
    if not strength:
        value = value_of(view, at) if view.board.spaces[at].side == view.side else 0
        return float(any(blow.strength >= value for blow in blows))
    fort = fort_at(view, at)
    defence = strength + (fort.strength if fort else 0)
    walls = int(bool(fort and fort.letter == A))
    space, worst = view.board.spaces[at], 0.0
    ground = space.attack - (space.terrain == FOREST and not fort)
    for blow in blows:
        later = odds(view.board, blow.strength, defence) - walls + blow.modifier
        first = later + ground - blow.invades
        won = chances(view.board, first, later, bool(fort), STURDY).win
        worst = max(worst, won)
    return worst


@cached
def blows_by_place(view: ViewMadison) -> dict[str, list[Blow]]:
    """List by space what attacks the enemy could make on it by one card."""
    found: dict[str, list[Blow]] = {}
    for origin in view.armies[view.enemy]:
        if origin not in view.board.spaces:
            continue
        strength, modifier = _led_from(view, origin)
        if strength:
            over_land, invading = (Blow(strength, modifier, invades) for invades in (False, True))
            for to, kind in _reach(view, origin).items():
                found.setdefault(to, []).append(invading if kind == INVASION else over_land)
    return found


def _led_from(view: ViewMadison, origin: str) -> tuple[int, int]:
    """Return how strong a force the enemy could lead out of a space, and its leader's modifier."""
    force, roster = punches(view), view.board.roster
    leaders = seniors(view, leaders_at(view, origin, view.enemy), view.enemy)
    limit = max((roster[one].limit for one in leaders), default=0) or UNLED
    units = sorted((force[unit] for unit in units_at(view, origin, view.enemy)), reverse=True)
    modifier = max((roster[one].modifier for one in leaders), default=0)
    return int(sum(units[:limit])), modifier


def _reach(view: ViewMadison, origin: str) -> Mapping[str, str]:
    """Return where the enemy could come from a space in one play, by what kind of last link.

    They stop where the side's own units are.
    """
    unhindered = _unhindered(view.board, origin)
    met = frozenset(at for at, units in own_units(view).items() if units and at in unhindered)
    return _within_a_play(view.board, origin, met) if met else unhindered


@cache
def _unhindered(board: Board, origin: str) -> Mapping[str, str]:
    """Return where units could come from a space in one play if nobody stood in their way."""
    return _within_a_play(board, origin, frozenset())


def _within_a_play(board: Board, origin: str, stops: frozenset[str]) -> Mapping[str, str]:
    """Return what units reach by their points, each space with the last link; they stop in some."""
    out = ways(board)
    waiting, seen = [(0, origin, "")], dict[str, str]()
    while waiting:
        cost, here, kind = heappop(waiting)
        if here in seen:
            continue
        seen[here] = kind
        if here not in stops:
            for to, points, by in out[here]:
                if to not in seen and cost + points <= A_PLAY:
                    heappush(waiting, (cost + points, to, by))
    del seen[origin]
    return seen


@cached
def fed_spaces(view: ViewMadison) -> frozenset[str]:
    """Return the spaces in which the side's units are in supply."""
    return supplied_at(view, view.side)


def garrison(view: ViewMadison, at: str, units: Iterable[str]) -> tuple[str, ...]:
    """Return the weakest of these units that holds a space, or the strongest that do together."""
    wanted = value_of(view, at)
    able = [unit for unit in units if wanted <= INDIANS_HOLD or not _is_indian(view, unit)]
    able.sort(key=lambda unit: (strength_of(view, unit), unit))
    for unit in able:
        if strength_of(view, unit) >= wanted:
            return (unit,)
    return _together(view, able, wanted)


def _together(view: ViewMadison, able: list[str], wanted: int) -> tuple[str, ...]:
    """Return the strongest units, as many as must be for a strength; none if all are too weak."""
    taken: list[str] = []
    for unit in reversed(able):
        taken.append(unit)
        if sum(strength_of(view, one) for one in taken) >= wanted:
            return tuple(taken)
    return ()
