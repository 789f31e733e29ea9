"""The Commander of War of 1812 and its plan of a turn: which blocks of one town go where.

The plan is found from the position in which the turn began, so that it is the same at every step.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from app.engine.memo import cached, cached_by_key
from app.games.war1812.board import INDIAN, INFANTRY, other
from app.games.war1812.commander_guards import (
    enemies,
    exposure,
    passing,
    stake,
    steps,
    stood,
    strength,
    threats,
)
from app.games.war1812.commander_odds import A_STEP, attack_gain
from app.games.war1812.state import WAITING
from app.games.war1812.view import View1812, own_turn, shown_fleet

URGENCY = 2.0
"""How much more a town is worth in the last move of a match: a block has no use any more."""
LESSER = 0.35
"""How much each threat but the greatest counts: the enemy moves one group a turn (9.1)."""
PROSPECT = 0.4
"""How much an attack counts that could be made next turn."""
LESSER_PROSPECT = 0.3
"""How much each of these but the best counts."""
DEFENDED = 1.25
"""How much more a defender's CV is worth, who fires first, in judging an attack to come."""
A_ROAD = 0.08
"""What it is worth that one CV is a road nearer to the enemy."""
FRESH = 1.0
"""What it is worth that reinforcements that waited come in (14.2), in points."""
WORTHWHILE = 0.12
"""What a plan, or an addition to it, must gain at least, in points."""
MASSING = 3
"""How steeply the hope of an attack grows with its strength: two halves do little alone."""
OWN_LOSS = 0.5
"""How many CV each CV of a beaten defence is expected to cost those who take a town."""
WINTER_NEARS = {8: 0.4, 9: 0.7, 10: 1.0}
"""How much it counts that a town can't feed its army in winter (13.2), by campaign turn."""
A_BLOCK = 1.6
"""What it costs to lose a whole block, in points."""
NEXT_YEAR = 0.5
"""How much an attack next turn counts after a winter, with its reinforcements."""
UNANSWERED = 0.4
"""How much the enemy's next turn counts, and the one after it, if a winter comes first."""


MAX_GROUNDS = 8
"""How many turns are remembered that were thought through: what is imagined goes from one to the
other and back."""


class Party(msgspec.Struct, frozen=True):
    """Blocks that go from one town to another."""

    to: str
    blocks: tuple[str, ...]
    by_sea: bool = False


class Plan(msgspec.Struct, frozen=True):
    """What a group of one town does in a turn, and what that gains."""

    gain: float = 0.0
    origin: str = ""
    parties: tuple[Party, ...] = ()

    @property
    def by_sea(self) -> bool:
        """Whether it takes the naval phase too (12.1)."""
        return any(party.by_sea for party in self.parties)


NO_PLAN = Plan()


@cached
def plans(view: View1812) -> tuple[Plan, ...]:
    """Return the best plan by land and the best that goes by sea, as far as there are any.

    They go on with what was done of this turn, be it part of the best of all or not.
    """
    simple, best = _thought_of(Ground(view))
    begun = tuple(plan for plan in best if _goes_on(view, plan.parties))
    return begun or _best(plan for plan in simple if _goes_on(view, plan.parties))


class Ground:
    """All that a plan of a turn is made from: it stays the same while the army moves.

    Two views with the same ground are equal here, so that a turn is thought through only once.
    """

    def __init__(self, view: View1812) -> None:
        turn, enemy = own_turn(view), other(view.side)
        self.view = view
        self._key = (
            view.board,
            (view.side, view.year, view.campaign_turn, view.first),
            bool(turn.built or turn.repaired or turn.sailed),
            tuple(view.fleets.items()),
            tuple([(town.holder, town.army.get(enemy, 0)) for town in view.towns.values()]),
            tuple([(own.kind, own.cv) for own in view.blocks.values()]),
            tuple(stood(view).items()),
        )

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ground) and self._key == other._key


@lru_cache(maxsize=MAX_GROUNDS)
def _thought_of(ground: Ground) -> tuple[tuple[Plan, ...], tuple[Plan, ...]]:
    """Return all plans in which a group goes to one town, and the best of them with additions."""
    view = ground.view
    simple = tuple(
        Plan(_gain(view, origin, (party,)), origin, (party,))
        for origin, blocks in stood(view).items()
        for party in _parties(view, origin, blocks)
    )
    return simple, tuple(_extended(view, plan) for plan in _best(simple))


def _best(simple: Iterable[Plan]) -> tuple[Plan, ...]:
    """Return the best plan by land and the best by sea, as far as any gains something."""
    best: dict[bool, Plan] = {}
    for plan in simple:
        if plan.gain > best.get(plan.by_sea, NO_PLAN).gain:
            best[plan.by_sea] = plan
    return tuple(best.values())


def _goes_on(view: View1812, parties: tuple[Party, ...]) -> bool:
    """Whether all that the army did of this turn is part of a plan."""
    return all(
        any(
            block in party.blocks and (move.path[-1], move.by_sea) == (party.to, party.by_sea)
            for party in parties
        )
        for block, move in own_turn(view).moves.items()
    )


def _parties(view: View1812, origin: str, blocks: tuple[str, ...]) -> Iterator[Party]:
    """List the groups that could go from a town, each to every place it could go to."""
    board = view.board
    if origin.startswith(WAITING):
        for group in _groups(view, blocks):
            yield Party(origin.removeprefix(WAITING), group)
    elif origin in board.towns:
        groups = list(_groups(view, blocks))
        for to in board.neighbours[origin]:
            for group in groups:
                yield Party(to, group)
        yield from _passages(view, origin, blocks)


def _groups(view: View1812, blocks: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """List groups of some blocks: so many of the strongest, or so many of the weakest."""
    ranked = sorted(blocks, key=lambda b: (-view.blocks[b].cv, b))
    seen = set[tuple[tuple[str, int], ...]]()
    for count in range(1, len(ranked) + 1):
        for group in (ranked[:count], ranked[-count:]):
            faces = tuple((view.blocks[b].kind, view.blocks[b].cv) for b in group)
            if faces not in seen:
                seen.add(faces)
                yield tuple(group)


def _passages(view: View1812, origin: str, blocks: tuple[str, ...]) -> Iterator[Party]:
    """List the groups that the ships on a lake could carry (12.2)."""
    turn, board = own_turn(view), view.board
    lake = board.towns[origin].lake
    if not lake or turn.built or turn.repaired or turn.sailed:
        return
    ships = shown_fleet(view, lake, view.side).operational
    able = tuple(block for block in blocks if view.blocks[block].kind == INFANTRY)
    if not ships:
        return
    groups = [group for group in _groups(view, able) if len(group) <= ships]
    for to in board.lakes[lake].towns:
        if to != origin:
            for group in groups:
                yield Party(to, group, True)


def _extended(view: View1812, plan: Plan) -> Plan:
    """Add whatever else of the same town could go somewhere with profit."""
    while True:
        going = {block for party in plan.parties for block in party.blocks}
        left = tuple(b for b in stood(view)[plan.origin] if b not in going)
        towns = {party.to for party in plan.parties}
        more = [
            Plan(_gain(view, plan.origin, parties), plan.origin, parties)
            for party in _parties(view, plan.origin, left)
            if party.to not in towns and not party.by_sea
            for parties in [(*plan.parties, party)]
        ]
        best = max(more, key=lambda one: one.gain, default=plan)
        if best.gain <= plan.gain + WORTHWHILE:
            return plan
        plan = best


def _gain(view: View1812, origin: str, parties: tuple[Party, ...]) -> float:
    """Return what a plan is worth more than to do nothing."""
    going = {block for party in parties for block in party.blocks}
    staying = tuple(block for block in stood(view)[origin] if block not in going)
    changed = {origin: float(strength(view, staying))} if origin in view.board.towns else {}
    gained = sum([_arrival(view, origin, party, changed) for party in parties])
    gained += _approach(view, origin, parties)
    gained -= _given_up(view, origin, staying) + _crowding(view, origin, parties)
    return gained + _outlook(view, changed) - _outlook_now(view)


@cached
def _armies(view: View1812) -> dict[str, float]:
    """Return the viewer's CV in every town where they have any."""
    return {
        town: float(strength(view, blocks))
        for town, blocks in stood(view).items()
        if town in view.board.towns
    }


def _arrival(view: View1812, origin: str, party: Party, changed: dict[str, float]) -> float:
    """Return what the arrival itself gains; put those who will stand there into `changed`."""
    board, to = view.board, party.to
    coming = float(strength(view, party.blocks))
    is_fit = any(view.blocks[block].kind != INDIAN for block in party.blocks)
    if not party.by_sea and origin in board.towns:
        coming *= passing(board, view.side, origin, to)
    if view.towns[to].holder == view.side and not enemies(view, to):
        changed[to] = _armies(view).get(to, 0.0) + coming
        return 0.0
    if not is_fit:
        return -A_BLOCK
    defence = enemies(view, to)
    prize = stake(view, to) * (1 if any(pressure(view)) else URGENCY)
    won = attack_gain(coming, defence, prize, landing=party.by_sea)
    changed[to] = max(1.0, coming - OWN_LOSS * defence)
    return won


def _given_up(view: View1812, origin: str, staying: tuple[str, ...]) -> float:
    """Return what is lost by who leaves: an enemy town (1.2), an Indian left alone (15)."""
    if origin not in view.board.towns or any(view.blocks[b].kind != INDIAN for b in staying):
        return 0.0
    is_theirs = view.board.towns[origin].side != view.side
    return A_BLOCK * len(staying) + (stake(view, origin) if is_theirs else 0.0)


def _approach(view: View1812, origin: str, parties: tuple[Party, ...]) -> float:
    """Return what it is worth to come nearer to the enemy."""
    if origin not in view.board.towns:
        return FRESH
    return sum(
        A_ROAD
        * strength(view, party.blocks)
        * (to_the_front(view, origin) - to_the_front(view, party.to))
        for party in parties
    )


@cached_by_key
def to_the_front(view: View1812, town: str) -> int:
    """Count the roads to the nearest town that is the enemy's."""
    away = steps(view.board, town)
    return min([away[t] for t, shown in view.towns.items() if shown.holder != view.side], default=0)


def _crowding(view: View1812, origin: str, parties: tuple[Party, ...]) -> float:
    """Return what winter quarters cost more than if all stayed."""
    share = WINTER_NEARS.get(view.campaign_turn, 0.0)
    if not share or view.year == view.board.sheet.calendar.years[-1]:
        return 0.0
    coming = {party.to: len(party.blocks) for party in parties}
    coming[origin] = -sum(coming.values())
    return share * sum(
        _excess(view, town, more) - _excess(view, town)
        for town, more in coming.items()
        if town in view.board.towns
    )


def _excess(view: View1812, town: str, more: int = 0) -> float:
    """Return what winter costs in a town if so many more blocks stand there."""
    sheet = view.board.towns[town]
    cost = A_STEP if sheet.side == view.side else A_BLOCK
    return cost * max(0, len(stood(view).get(town, ())) + more - sheet.value)


@cached
def _outlook_now(view: View1812) -> float:
    return _outlook(view, {})


@cached
def _exposed(view: View1812) -> dict[str, float]:
    """Return what the enemy could gain in each town of the viewer's, were nothing done."""
    armies = _armies(view)
    return {
        town: exposure(view, town, armies.get(town, 0.0))
        for town, shown in view.towns.items()
        if shown.holder == view.side and threats(view, town)
    }


@cached
def _hopes(view: View1812) -> dict[str, float]:
    """Return what each army of the viewer's could hope to gain, were nothing done."""
    return {town: _hope(view, town, army) for town, army in _armies(view).items()}


def _outlook(view: View1812, changed: dict[str, float]) -> float:
    """Return what can be taken next: by the viewer less by the enemy, with these armies changed."""
    reply, sequel = pressure(view)
    exposed, hopes = {**_exposed(view)}, {**_hopes(view)}
    for town, army in changed.items():
        exposed[town] = exposure(view, town, army)
        hopes[town] = _hope(view, town, army)
    gains, losses = _weighed(hopes, LESSER_PROSPECT), _weighed(exposed, LESSER)
    return sequel * PROSPECT * gains - reply * losses


def _weighed(values: dict[str, float], lesser: float) -> float:
    """Return the greatest of these and a share of the others."""
    greatest = max(values.values(), default=0.0)
    return greatest + lesser * (sum(values.values()) - greatest)


def _hope(view: View1812, town: str, army: float) -> float:
    return _best_attack(view, (town, army))


@cached_by_key
def _best_attack(view: View1812, of: tuple[str, float]) -> float:
    """Return what an army may gain by the best attack to come."""
    town, army = of
    if not army:
        return 0.0
    return max([_soft(view, town, to, army) for to in view.board.neighbours[town]], default=0.0)


def _soft(view: View1812, town: str, to: str, army: float) -> float:
    """Return what an attack to come may gain: the more, the more of an army there is for it."""
    if view.towns[to].holder == view.side:
        return 0.0
    own = (army * passing(view.board, view.side, town, to)) ** MASSING
    against = (DEFENDED * enemies(view, to)) ** MASSING
    return stake(view, to) * own / (own + against)


@cached
def pressure(view: View1812) -> tuple[float, float]:
    """Return how much the enemy's next turn and one's own after it count.

    The last turn of a match is not answered, that of a year only after the points were counted.
    """
    calendar = view.board.sheet.calendar
    if view.campaign_turn < calendar.turns:
        return 1.0, 1.0
    is_last = view.year == calendar.years[-1]
    if view.first == view.side or not view.first:
        return 1.0, 0.0 if is_last else NEXT_YEAR
    return (0.0, 0.0) if is_last else (UNANSWERED, UNANSWERED)
