"""The Commander of Mr. Madison's War and its marches: who goes where, who stays on the way."""

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from app.engine.memo import cached_by_key
from app.games.madison.bounds import BOUND
from app.games.madison.commander_guards import (
    A_PLAY,
    STEP,
    controls,
    fed_spaces,
    garrison,
    worth_held,
    worth_now,
)
from app.games.madison.commander_odds import (
    HOPELESS,
    SURE,
    Chances,
    assault,
    held_by_enemy,
    own_units,
    punches,
    ways,
)
from app.games.madison.commander_plans import hope
from app.games.madison.control import is_enemy_ground
from app.games.madison.state import Phase
from app.games.madison.view import ViewMadison


class Command(NamedTuple):
    """Who is moved: by a leader with a `modifier`, or without one; `limit` units at most.

    `mp`: how many movement points are left; `fought`: spaces that may not be attacked (10.22), none
    if it is `peaceful`; `passed`: where the units have come from in this play.
    """

    limit: int
    modifier: int = 0
    mp: int = A_PLAY
    fought: tuple[str, ...] = ()
    peaceful: bool = False
    passed: tuple[str, ...] = ()


class Raid(NamedTuple):
    """A march: what it is worth, who goes from where it begins, where to first, where it ends."""

    worth: float
    root: str = ""
    company: tuple[str, ...] = ()
    to: str = ""
    end: str = ""


NOTHING = Raid(0.0)
FEW = (1, 3)
"""How many units are thought of as a detachment that goes alone."""
FAIR = 0.4
"""How likely an attack must be to win at least."""


class Leg(NamedTuple):
    """How far a march has come: the points it has spent and won, who still goes, how it began.

    `fed`: whether supply follows them to the next space, through what they hold (13.32).
    """

    spent: int
    won: float
    at: str
    units: tuple[str, ...]
    fed: bool
    company: tuple[str, ...]
    first: str
    path: tuple[str, ...]


def best_raid(view: ViewMadison, root: str, pool: tuple[str, ...], command: Command) -> Raid:
    """Return the best march that units of a space can make; NOTHING where they had better stay."""
    best = NOTHING
    chosen = pool[: command.limit]
    before = hope(view, root, strength_in(view, chosen))
    for leg, worth in _legs(view, root, chosen, command):
        gained = worth - before
        if gained > best.worth:
            best = Raid(gained, root, leg.company, leg.first, leg.at)
    return best


@cached_by_key
def pool_of(view: ViewMadison, at: str) -> tuple[str, ...]:
    """List the units of a space that can attack and go anywhere, the strongest first."""
    force = punches(view)
    units = [unit for unit in own_units(view).get(at, ()) if force[unit] and unit not in BOUND]
    return tuple(sorted(units, key=lambda unit: (-force[unit], unit)))


def strength_in(view: ViewMadison, units: Iterable[str]) -> float:
    """Return what units bring to an attack together."""
    force = punches(view)
    return sum(force[unit] for unit in units)


def _legs(
    view: ViewMadison, root: str, pool: tuple[str, ...], command: Command
) -> Iterator[tuple[Leg, float]]:
    """List how a march may end: where it stops, and what it is worth then."""
    waiting = [(0, -leg.won, n, leg) for n, leg in enumerate(_beginnings(view, root, pool))]
    waiting.sort()
    seen: dict[str, float] = {}
    count = len(waiting)
    while waiting:
        *_, leg = heappop(waiting)
        if leg.won <= seen.get(leg.at, float("-inf")):
            continue
        seen[leg.at] = leg.won
        if leg.first:
            yield leg, leg.won + _stay(view, leg)
        for to, points, kind in _ways_on(view, leg, command):
            after = _on(leg, to, points)
            chance = _entry(view, leg, command, to, kind)
            if chance is not SURE:
                if chance.win >= FAIR:
                    yield after, leg.won + _fight(view, leg, to, chance)
                continue
            for one in _passings(view, after):
                heappush(waiting, (one.spent, -one.won, count, one))
                count += 1


def _ways_on(view: ViewMadison, leg: Leg, command: Command) -> Iterator[tuple[str, int, str]]:
    """List where a march can go on to: nowhere twice, and before the war to none of the enemy's."""
    is_peace = view.phase == Phase.PREWAR
    for to, points, kind in ways(view.board)[leg.at]:
        if leg.spent + points > command.mp or to in leg.path or to in command.passed:
            continue
        if not (is_peace and is_enemy_ground(view, to, view.side)):
            yield to, points, kind


def _entry(view: ViewMadison, leg: Leg, command: Command, to: str, kind: str) -> Chances:
    """Return the chances of entering a space: SURE where nobody is, or where they must give way."""
    if to not in held_by_enemy(view):
        return SURE
    if command.peaceful or to in command.fought:
        return HOPELESS
    return assault(view, leg.units, command.modifier, to, kind)


def _on(leg: Leg, to: str, points: int) -> Leg:
    return leg._replace(
        spent=leg.spent + points, at=to, first=leg.first or to, path=(*leg.path, to)
    )


def _beginnings(view: ViewMadison, root: str, pool: tuple[str, ...]) -> Iterator[Leg]:
    """List who may leave a space: all, all but a garrison, or only the strongest few."""
    present = own_units(view).get(root, ())
    fed = root in fed_spaces(view)
    before = worth_now(view, (root, fed))
    guard = garrison(view, root, present)
    going = [pool, tuple(unit for unit in pool if unit not in guard)]
    going += [pool[:count] for count in FEW]
    for units in dict.fromkeys(going):
        if units:
            staying = tuple(unit for unit in present if unit not in units)
            won = worth_held(view, root, staying, fed=fed) - before
            keeps = controls(view, staying, root) or view.board.spaces[root].side == view.side
            yield Leg(0, won, root, units, fed and keeps, units, "", (root,))


def _passings(view: ViewMadison, leg: Leg) -> Iterator[Leg]:
    """List how a force may pass a space: all of it, or all but a garrison that it leaves there."""
    at = leg.at
    home = view.board.spaces[at].side == view.side
    there = own_units(view).get(at, ())
    held = home or controls(view, there, at)
    supplied = at in fed_spaces(view) or leg.fed
    yield leg._replace(fed=supplied and held)
    guard = garrison(view, at, leg.units)
    going = tuple(unit for unit in leg.units if unit not in guard)
    if not guard or not going or (held and there):
        return
    before = worth_now(view, (at, supplied))
    won = worth_held(view, at, (*there, *guard), fed=supplied) - before
    if won > 0:
        yield leg._replace(won=leg.won + won, units=going, fed=supplied)


def _stay(view: ViewMadison, leg: Leg) -> float:
    """Return what it is worth that a force stays in a space, with what it could do from there."""
    there = own_units(view).get(leg.at, ())
    fed = leg.at in fed_spaces(view) or leg.fed
    before = worth_now(view, (leg.at, fed))
    after = worth_held(view, leg.at, (*there, *leg.units), fed=fed)
    return after - before + hope(view, leg.at, strength_in(view, leg.units))


def _fight(view: ViewMadison, leg: Leg, to: str, chance: Chances) -> float:
    """Return what it is worth to attack a space with those who have come to it."""
    fed = to in fed_spaces(view) or leg.fed
    taken = worth_held(view, to, leg.units, fed=fed) - worth_now(view, (to, fed))
    strength = strength_in(view, leg.units)
    won = taken + hope(view, to, strength)
    return (
        chance.win * won
        + (1 - chance.win) * hope(view, leg.at, strength)
        + STEP * (chance.beaten - chance.lost)
    )
