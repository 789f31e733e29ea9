"""The Commander of Mr. Madison's War and its forces: which leader is best sent, and who goes on."""

from heapq import heappop, heappush
from math import inf

from app.engine.memo import cached, cached_by_key
from app.games.madison.board import INDIAN, LEADER, TECUMSEH, PrintedCounter
from app.games.madison.commander_guards import A_PLAY
from app.games.madison.commander_odds import held_by_enemy, ways
from app.games.madison.commander_plans import hope
from app.games.madison.commander_raids import (
    NOTHING,
    Command,
    Raid,
    best_raid,
    pool_of,
    strength_in,
)
from app.games.madison.effects.in_force import may_attack
from app.games.madison.operations.limits import reach, spent_by
from app.games.madison.position import leaders_at, on_map, play_of
from app.games.madison.view import ViewMadison

LEADER_POINTS = 10
"""How many movement points a leader has (3.34)."""
BESIDE = A_PLAY
"""How many movement points are left to a leader who has walked to a force, at least."""
BASES = 2
"""How many forces a leader looks at beside the one where they are."""
UNLED_BASES = 2
"""How many spaces are looked at for a march without a leader."""
AWAY = 0.2
"""By how much a march that begins elsewhere must be better."""


@cached
def raids_by_leader(view: ViewMadison) -> dict[str, Raid]:
    """Return the best march of each leader on land, with who is there or with others nearby."""
    roster, found = view.board.roster, dict[str, Raid]()
    for at, pieces in on_map(view, view.side):
        leaders = [piece for piece in pieces if roster[piece].kind == LEADER]
        for leader in leaders if at in view.board.spaces else ():
            if not any(_is_better(roster[one], roster[leader]) for one in leaders):
                found[leader] = led_by(view, leader, at, LEADER_POINTS)
    return found


def _is_better(one: PrintedCounter, other: PrintedCounter) -> bool:
    """Whether a leader does all that another one does, and is asked first when they are equal."""
    is_more = (one.limit, one.modifier, one.id) > (other.limit, other.modifier, other.id)
    return is_more and _is_as_good(one, other)


def _is_as_good(one: PrintedCounter, other: PrintedCounter) -> bool:
    """Whether a leader commands as many units by as low a card, and fights as well as another."""
    is_able = one.limit >= other.limit and one.modifier >= other.modifier
    return is_able and one.command <= other.command and TECUMSEH not in (one.id, other.id)


def led_by(view: ViewMadison, leader: str, at: str, mp: int) -> Raid:
    """Return the best march of a leader who has so many movement points left."""
    best = NOTHING
    for root, cost in _bases(view, leader, at, mp):
        raid = from_root(view, (leader, root, min(A_PLAY, mp - cost)))
        # Near ones first: a march that begins with a walk must be better.
        if raid.worth > best.worth + AWAY * (root != at):
            best = raid
    return best


def _bases(view: ViewMadison, leader: str, at: str, mp: int) -> list[tuple[str, int]]:
    """List where a leader could take units up: where they are, and nearby."""
    seen = _spaces_within(view, at, mp - BESIDE)
    passed = {*(play.moved[leader].path if (play := view.play) and leader in play.moved else ())}
    away = [
        (-strength_in(view, pool_of(view, root)), root, cost)
        for root, cost in seen.items()
        if root not in (at, *passed) and not _has_leader(view, root, leader)
    ]
    return [(at, 0), *((root, cost) for strong, root, cost in sorted(away)[:BASES] if strong)]


def _has_leader(view: ViewMadison, root: str, leader: str) -> bool:
    """Whether the units of a space have a leader of their own who is as good."""
    roster = view.board.roster
    there = (roster[one] for one in leaders_at(view, root, view.side))
    return any(one.kind == LEADER and _is_as_good(one, roster[leader]) for one in there)


@cached_by_key
def from_root(view: ViewMadison, case: tuple[str, str, int]) -> Raid:
    """Return the best march that a leader can begin in a space, with so many points left."""
    leader, root, mp = case
    sheet = view.board.roster[leader]
    pool = pool_of(view, root)
    if leader == TECUMSEH:
        pool = tuple(unit for unit in pool if view.board.roster[unit].kind == INDIAN)
    limit = sheet.limit or len(pool)
    return _raid_by(view, (root, pool[:limit], sheet.modifier, mp))


@cached_by_key
def _raid_by(view: ViewMadison, case: tuple[str, tuple[str, ...], int, int]) -> Raid:
    """Return the best march by who can go and who leads: the same for many leaders of a space."""
    root, pool, modifier, mp = case
    command = Command(len(pool), modifier, mp, peaceful=not may_attack(view, view.side))
    return best_raid(view, root, pool, command) if pool else NOTHING


@cached_by_key
def raid_of_units(view: ViewMadison, count: int) -> Raid:
    """Return the best march of so many units without a leader (8.61)."""
    best = NOTHING
    places = [at for at, _ in on_map(view, view.side) if at in view.board.spaces]
    places.sort(key=lambda at: (-hope(view, at, strength_in(view, pool_of(view, at)[:count])), at))
    for at in places[:UNLED_BASES]:
        raid = _raid_by(view, (at, pool_of(view, at)[:count], 0, A_PLAY))
        if raid.worth > best.worth:
            best = raid
    return best


def place_of_force(view: ViewMadison) -> str:
    """Return where the force under way is, "" if nobody is in hand."""
    play = play_of(view)
    one = play.force.leader or next(iter(play.group), "")
    return view.blocks[one].at if one else ""


@cached
def intent(view: ViewMadison) -> Raid:
    """Return the best march for the force under way, from where it has come."""
    play = play_of(view)
    force = play.force
    at = place_of_force(view)
    if at not in view.board.spaces:
        return NOTHING
    left = (
        reach(view, force, force.leader) - spent_by(play, force.leader) if force.leader else A_PLAY
    )
    best = NOTHING
    movers = [unit for unit in _movers(view, at) if not _has_stopped(view, unit)]
    for spent in sorted({spent_by(play, unit) for unit in movers}):
        pool = tuple(unit for unit in movers if spent_by(play, unit) <= spent)
        points = min(reach(view, force, unit) for unit in pool) - spent
        best = max(best, _march_on(view, at, pool, min(points, left)), key=lambda raid: raid.worth)
    if force.leader and not any(piece in view.board.land for piece in (*play.group, *play.moved)):
        away = led_by(view, force.leader, at, left)
        if away.root != at and away.worth > best.worth + AWAY:
            return away
    return best


def _march_on(view: ViewMadison, at: str, pool: tuple[str, ...], mp: int) -> Raid:
    play = play_of(view)
    sheet = view.board.roster[play.force.leader] if play.force.leader else None
    limit = play.force.limit or (sheet.limit if sheet else 0) or len(pool)
    is_peaceful = play.force.peaceful or not may_attack(view, view.side)
    passed = tuple(at for unit in pool if unit in play.moved for at in play.moved[unit].path)
    modifier = sheet.modifier if sheet else 0
    command = Command(limit, modifier, mp, play.fought, is_peaceful, passed)
    return best_raid(view, at, pool, command)


def _movers(view: ViewMadison, at: str) -> tuple[str, ...]:
    """List the units of a space whom the force under way can move."""
    play, pool = play_of(view), pool_of(view, at)
    if play.force.kind == "units":
        return tuple(unit for unit in pool if unit in play.force.pieces)
    if play.force.leader == TECUMSEH:
        return tuple(unit for unit in pool if view.board.roster[unit].kind == INDIAN)
    return pool


def _has_stopped(view: ViewMadison, unit: str) -> bool:
    play = play_of(view)
    moved = play.moved.get(unit)
    return unit in play.done or (moved is not None and moved.stopped)


def step_to(view: ViewMadison, at: str, root: str) -> str:
    """Return the next space on the way to where a leader takes up a force."""
    seen = _spaces_within(view, root)
    near = [(seen[to] + points, to) for to, points, _ in ways(view.board)[at] if to in seen]
    return min(near)[1] if near else ""


def _spaces_within(view: ViewMadison, start: str, limit: float = inf) -> dict[str, int]:
    """Return the movement points to each space within a limit, around the enemy's spaces."""
    waiting, seen = [(0, start)], dict[str, int]()
    while waiting:
        cost, here = heappop(waiting)
        if here in seen:
            continue
        seen[here] = cost
        for to, points, _ in ways(view.board)[here]:
            near = cost + points
            if to not in seen and near <= limit and to not in held_by_enemy(view):
                heappush(waiting, (near, to))
    return seen
