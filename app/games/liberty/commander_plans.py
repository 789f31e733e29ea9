"""The plans of the simple player of Liberty: what each step of the turn is worth.

A plan moves some blocks, of one group or of several that attack together. It gains what the places
are worth after it, less what they are worth before it and what its actions could do otherwise. As
each step is weighed anew with what is drafted already, what is begun is carried on.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from app.engine.memo import cached
from app.games.liberty.battle_state import MAX_BY_SEA
from app.games.liberty.board import AM, ATLANTIC, GB, WARSHIP, side_key
from app.games.liberty.commander_reach import comes_from, marches, paths_of
from app.games.liberty.commander_worth import Stack, guard_worth, material, prospect, value_at
from app.games.liberty.control import is_enemys
from app.games.liberty.groups import actions_left, group_on, groups
from app.games.liberty.paths import Path
from app.games.liberty.sea import refuse_sailor
from app.games.liberty.state import OFF_MAP
from app.games.liberty.view import ViewLiberty, counter, crossings, standing
from app.kit.views import own_at

AN_ACTION = 0.4
"""What a plan must gain for each action that it takes."""
TO_BUILD = {GB: (0.8, 0.8, 0.8, 0.2, 0.0), AM: (0.4, 0.4, 0.4, 0.4, 0.2)}
"""By side and turn, what it is worth to build a block by an action, beside what it guards."""
A_GUARD = 0.9
"""The most that counts of what a new block guards: where it stands it can be beaten."""
TIRING = 0.5
"""The chance that a forced march takes a step (5.5)."""
MANY_AT_SEA = 5
"""So many blocks in the Atlantic are enough to land for more than a turn."""
ANOTHER = 0.5
"""What a further block of a group is thought to gain where one has gone already."""
BEGUN = 1.0
"""How much rather an attack is carried on that is begun than another one made."""


class Way(NamedTuple):
    """A way that a block could take, and what it costs to march."""

    block: str
    path: Path
    cost: float

    @property
    def to(self) -> str:
        """Where it ends."""
        return self.path[-1]


@cached
def steps_worth(view: ViewLiberty) -> dict[tuple[str, str], float]:
    """Return what each next step of the viewer's blocks is worth, by block and place."""
    found: dict[tuple[str, str], float] = {}
    for ways, gain in _plans(view):
        for way in ways:
            step = way.block, way.path[1]
            found[step] = max(gain, found.get(step, gain))
    return found


def _plans(view: ViewLiberty) -> Iterator[tuple[Iterable[Way], float]]:
    ways = _all_ways(view)
    yield from _shifts(view, ways)
    yield from _sailings(view, ways)
    by_target: dict[str, list[Way]] = {}
    for way in ways:
        if _is_assault(view, way):
            by_target.setdefault(way.to, []).append(way)
    for target, coming in by_target.items():
        yield from _assaults(view, target, coming)


def _all_ways(view: ViewLiberty) -> list[Way]:
    return [
        Way(block, path, TIRING * _a_step(view, block) if marches(view, block, path) else 0.0)
        for block, own in view.blocks.items()
        if own.at not in OFF_MAP and counter(view, block).side == view.side
        for path in paths_of(view, block)
    ]


def _a_step(view: ViewLiberty, block: str) -> float:
    """Return what a block loses with a step: with its last one all that it is worth."""
    own = view.blocks[block]
    return material(view, block) / own.cv if own.cv else 0.0


def _is_assault(view: ViewLiberty, way: Way) -> bool:
    """Whether a way leads to enemies, or ashore where it needs a landing (8.4)."""
    if way.to == ATLANTIC:
        return False
    by_sea = way.path[0] == ATLANTIC and is_enemys(view, way.to, view.side)
    return by_sea or standing(view, way.to, view.enemy) > 0


def _shifts(view: ViewLiberty, ways: list[Way]) -> Iterator[tuple[Iterable[Way], float]]:
    """Plans by which blocks of one group go where nobody fights, each to the best place."""
    best: dict[tuple[str, ...], dict[str, tuple[float, Way]]] = {}
    for way in ways:
        if _is_assault(view, way):
            continue
        gain = gain_of(view, [way])
        of_group = best.setdefault(group_on(way.path), {})
        if way.block not in of_group or gain > of_group[way.block][0]:
            of_group[way.block] = gain, way
    for group, of_group in best.items():
        ranked = sorted(of_group.values(), key=lambda one: (-one[0], one[1].block))
        sure = sum(max(0.0, gain) * (ANOTHER if n else 1) for n, (gain, _) in enumerate(ranked))
        price = price_of(view, {group})
        for gain, way in ranked:
            yield [way], gain if price == 0 else min(gain, sure - price)


def _sailings(view: ViewLiberty, ways: list[Way]) -> Iterator[tuple[Iterable[Way], float]]:
    """Plans by which warships put to sea together with troops, from more and more of a port."""
    by_port: dict[str, list[Way]] = {}
    for way in ways:
        if way.to == ATLANTIC:
            by_port.setdefault(way.path[0], []).append(way)
    for coming in by_port.values():
        coming.sort(key=lambda way: (counter(view, way.block).kind != WARSHIP, way.block))
        price = price_of(view, [group_on(coming[0].path)])
        for size in range(2, len(coming) + 1):
            yield coming[:size], gain_of(view, coming[:size]) - price


def gain_of(view: ViewLiberty, ways: list[Way]) -> float:
    """Return what the places about are worth more when some blocks have gone their ways."""
    changed: dict[str, Stack] = {}
    for way in ways:
        origin = way.path[0]
        if origin in OFF_MAP:
            changed[way.to] = tuple(sorted((*own_at(view, way.to), way.block)))
            continue
        leaving = changed.get(origin, tuple(own_at(view, origin)))
        changed[origin] = tuple(block for block in leaving if block != way.block)
        changed[way.to] = tuple(sorted((*changed.get(way.to, own_at(view, way.to)), way.block)))
    gain = -sum(way.cost for way in ways)
    for place, stack in changed.items():
        gain += value_at(view, (place, stack)) - value_at(view, (place, tuple(own_at(view, place))))
    return gain + _prospects(view, changed)


def gain_of_block(view: ViewLiberty, block: str, to: str) -> float:
    """Return what the places about are worth more when a block has gone, or is built, somewhere."""
    return gain_of(view, [Way(block, (view.blocks[block].at, to), 0.0)])


def _prospects(view: ViewLiberty, changed: Mapping[str, Stack]) -> float:
    """Return what more the next turn's attacks are worth."""
    about = dict.fromkeys(
        target
        for place in changed
        for target in view.board.near.get(place, ())
        if standing(view, target, view.enemy) and target not in changed
    )
    gain = 0.0
    for target in about:
        near = dict(comes_from(view.board, target))
        beside = tuple((at, stack) for at, stack in changed.items() if at in near)
        gain += prospect(view, (target, beside)) - prospect(view, (target, ()))
    return gain


def price_of(view: ViewLiberty, taken: Iterable[tuple[str, ...]]) -> float:
    """Return what the actions of these groups could do otherwise; what has moved costs nothing."""
    fresh = sum(group not in groups(view) for group in taken)
    return fresh * _price_of_action(view)


@cached
def _price_of_action(view: ViewLiberty) -> float:
    if not view.pool.get(view.side):
        return AN_ACTION
    by_turn = TO_BUILD[view.side]
    price = by_turn[min(view.turn_number, len(by_turn)) - 1]
    if view.side == GB and standing(view, ATLANTIC, GB) >= MANY_AT_SEA:
        price /= 2
    if view.side == AM:
        price += min(A_GUARD, guard_worth(view))
    return max(AN_ACTION, price)


def _assaults(
    view: ViewLiberty, target: str, coming: list[Way]
) -> Iterator[tuple[Iterable[Way], float]]:
    """Plans that attack a place from the sea, or by land from more and more hexes."""
    by_sea = [way for way in coming if way.path[0] in view.board.boxes]
    if by_sea:
        yield from _landings(view, by_sea)
        # 8.4 A sea attack is made alone.
        if len(by_sea) == len(coming):
            return
    parties = _parties(view, [way for way in coming if way not in by_sea])
    force: list[Way] = []
    for party in parties:
        fresh = {group_on(way.path) for way in (*force, *party)} - groups(view)
        if len(fresh) > actions_left(view):
            continue
        for size in range(1, len(party) + 1):
            ways = [*force, *party[:size]]
            taken = {group_on(way.path) for way in ways}
            gain = gain_of(view, ways) - price_of(view, sorted(taken))
            yield ways, gain + BEGUN * (gain > 0 and bool(own_at(view, target)))
        force += party


def _parties(view: ViewLiberty, ways: list[Way]) -> list[list[Way]]:
    """List who could come from each hex, the strongest first, as many as may cross its side."""
    by_origin: dict[str, dict[str, Way]] = {}
    for way in ways:
        of_origin = by_origin.setdefault(way.path[0], {})
        if way.block not in of_origin or way.cost < of_origin[way.block].cost:
            of_origin[way.block] = way
    parties = [_in_order(view, of_origin.values()) for of_origin in by_origin.values()]
    return sorted(parties, key=lambda party: -sum(material(view, way.block) for way in party))


def _in_order(view: ViewLiberty, ways: Iterable[Way]) -> list[Way]:
    """List who of a hex goes, the worthiest first, as many as may cross each side (5.2)."""
    room: dict[str, int] = {}
    party = []
    for way in sorted(ways, key=lambda way: (-material(view, way.block), way.block)):
        a, b = way.path[-2:]
        key, side = side_key(a, b), view.board.side(a, b)
        left = room.get(key, (side.limit if side else 0) - crossings(view).get(key, 0))
        if counter(view, way.block).kind != WARSHIP:
            if left <= 0:
                continue
            room[key] = left - 1
        party.append(way)
    return party


def _landings(view: ViewLiberty, ways: list[Way]) -> Iterator[tuple[Iterable[Way], float]]:
    """Plans that land in a port: a warship with none, or up to three blocks.

    Those who need a warship are not offered before it has gone, but count on it (8.4).
    """
    ships = [way for way in ways if counter(view, way.block).kind == WARSHIP]
    ships.sort(key=lambda way: (view.blocks[way.block].cv, way.block))
    ground = [way for way in ways if way not in ships]
    path = ways[0].path
    if ships:
        ground = [Way(block, path, 0.0) for block in _landing_troops(view, path)]
    ground.sort(key=lambda way: (-material(view, way.block), way.block))
    for first in range(max(1, len(ground))):
        for size in range(min(MAX_BY_SEA, len(ground) - first) + 1):
            force = [*ships[:1], *ground[first : first + size]]
            if force:
                price = price_of(view, [group_on(path)])
                yield force, gain_of(view, force) - price


def _landing_troops(view: ViewLiberty, path: Path) -> list[str]:
    return [
        block
        for block in own_at(view, path[0])
        if counter(view, block).kind != WARSHIP and not refuse_sailor(view, block, path[-1])
    ]
