"""What the Commander of Quebec 1759 makes of a view: who stands where, as far as it can tell.

Own blocks are known; of the enemy's each is taken to have its share of what all have (2.3). Plans
are whole orders of a turn, of either side.
"""

from collections.abc import Mapping
from typing import NamedTuple

from app.engine.memo import cached, cached_by_key
from app.engine.values import Side
from app.games.quebec1759.board import (
    FR,
    GB,
    LEADER_WALK,
    LIGHT_INFANTRY,
    MONTREAL,
    OTTAWA,
    QUEBEC,
    RANGERS,
    RIVER,
    SIDES,
    Board,
    other,
)
from app.games.quebec1759.orders import DOWN, movable
from app.games.quebec1759.view import View1759, own_order
from app.games.quebec1759.ways import ways_from
from app.kit.views import own_at

OTTAWA_GUESSED = 3.0
"""The CV that the British take the Ottawa to have."""
IN_FRONT = 1.25
"""How many times as strong as the average a British block off the island is taken to be."""
WORTH_HALVING = 4
"""Half a force is thought of from so many blocks on."""
Spread = dict[Side, dict[str, float]]
"""Something of each side by zone."""


class Field(NamedTuple):
    """A position as a side may guess it.

    `cv`, `blocks`: of each side by zone, but for zones with none. `ships`: by river area.
    `ottawa`: their CV, part of the French at `ottawa_at`, which is "" where nobody knows it.
    `answer`: how likely British in a zone can fire back at them (22.2). `quebec`, `montreal`: how
    many militia blocks are left. `left`: how many turns there are after this one.
    """

    cv: Spread
    blocks: Spread
    ships: Mapping[str, int]
    occupied: frozenset[str]
    ottawa: float
    ottawa_at: str
    answer: Mapping[str, float]
    quebec: int
    montreal: int
    left: int
    boats: bool = True


class March(NamedTuple):
    """A part of an order: so many blocks with so much CV to a zone, by a way."""

    to: str
    way: str
    blocks: int
    cv: float


class Plan(NamedTuple):
    """An order of a turn. `ships`: how many go upriver, or if negative down (8.1)."""

    origin: str = ""
    marches: tuple[March, ...] = ()
    ships: int = 0
    ottawa: str = ""


HALT = Plan()


@cached
def field_of(view: View1759) -> Field:
    """Return the position as the viewer may guess it."""
    board, enemy = view.board, other(view.side)
    own_cv = {zone: float(_strength(view, zone)) for zone in board.zones if own_at(view, zone)}
    cvs = {view.side: own_cv, enemy: _guessed(view, enemy)}
    blocks = {
        side: {
            zone: float(shown.army[side])
            for zone, shown in view.zones.items()
            if side in shown.army
        }
        for side in SIDES
    }
    ottawa = view.blocks.get(board.ottawa)
    alive = ottawa is not None if view.side == FR else not _is_ottawa_lost(view)
    return Field(
        cv=cvs,
        blocks=blocks,
        ships=view.ships,
        occupied=frozenset(zone for zone, shown in view.zones.items() if shown.occupied),
        ottawa=float(ottawa.cv) if ottawa else OTTAWA_GUESSED * alive,
        ottawa_at=ottawa.at if ottawa else "",
        answer={zone: _answers(view, zone) for zone in blocks[GB]},
        quebec=_militia_left(view, QUEBEC),
        montreal=_militia_left(view, MONTREAL),
        left=board.sheet.calendar.turns - view.turn_number,
        boats=not view.tide_bars_river,
    )


def _strength(view: View1759, zone: str) -> int:
    return sum(view.blocks[block].cv for block in own_at(view, zone))


def _guessed(view: View1759, side: Side) -> dict[str, float]:
    """Share out a side's CV, which is known in all, by where its blocks stand."""
    shares = {
        zone: shown.army[side] * (IN_FRONT if side == GB and zone != view.board.island else 1)
        for zone, shown in view.zones.items()
        if side in shown.army
    }
    whole = view.cv[side] / max(1.0, sum(shares.values()))
    return {zone: share * whole for zone, share in shares.items()}


def _is_ottawa_lost(view: View1759) -> bool:
    return any(face.kind == OTTAWA for face in view.lost.get(FR, ()))


def _militia_left(view: View1759, group: str) -> int:
    """Count the militia of a group that have not been lost."""
    lost = sum(face.count for face in view.lost.get(FR, ()) if face.group == group)
    return sum(sheet.group == group for sheet in view.board.roster.values()) - lost


def _answers(view: View1759, zone: str) -> float:
    """Return how likely light troops stand in a zone, without which nobody fires back (22.2)."""
    if view.side == GB:
        light = (LIGHT_INFANTRY, RANGERS)
        return float(any(view.blocks[block].kind in light for block in own_at(view, zone)))
    roster = view.board.roster.values()
    light_left = sum(sheet.kind in (LIGHT_INFANTRY, RANGERS) for sheet in roster)
    light_left -= sum(
        face.count for face in view.lost.get(GB, ()) if face.kind in (LIGHT_INFANTRY, RANGERS)
    )
    everybody = sum(shown.army.get(GB, 0) for shown in view.zones.values())
    return min(1.0, light_left * view.zones[zone].army.get(GB, 0) / max(1, everybody))


@cached_by_key
def strongest_first(view: View1759, zone: str) -> list[int]:
    """List the CVs of the viewer's blocks that an order can move from a zone."""
    return sorted((view.blocks[block].cv for block in movable(view, zone)), reverse=True)


def drafted(view: View1759) -> Plan:
    """Return what the viewer has written so far, as a plan."""
    order = own_order(view)
    marches = tuple(
        March(part.to, part.way, part.count, _sent(view, order.origin, part.count))
        for part in order.parts
        if part.way != LEADER_WALK
    )
    ships = -order.ships if order.direction == DOWN else order.ships
    return Plan(order.origin, marches, ships, order.ottawa)


def _sent(view: View1759, origin: str, count: int) -> float:
    """Return the CV of so many blocks: the weakest if it is sent alone, else the strongest."""
    cvs = strongest_first(view, origin)
    return float(cvs[-1] if count == 1 else sum(cvs[:count]))


@cached_by_key
def plans(view: View1759, side: Side) -> list[Plan]:
    """List the whole orders of a side that are worth a thought, the viewer's own or the enemy's."""
    field = field_of(view)
    found = [HALT]
    for origin in field.blocks[side]:
        for to, way in ways_from(view.board)[origin]:
            for count in _counts(view, field, side, origin, to, way):
                march = March(to, way, count, _force(view, field, side, origin, count))
                found.append(Plan(origin, (march,)))
                found += _with_one_more(view, field, side, Plan(origin, (march,)))
    if side == GB:
        return found + _sailings(view.board, field)
    return found + [Plan(ottawa=zone) for zone in field.blocks[GB] if field.ottawa > 1]


def _force(view: View1759, field: Field, side: Side, origin: str, count: int) -> float:
    if side == view.side:
        return _sent(view, origin, count)
    return field.cv[side][origin] * count / field.blocks[side][origin]


def _counts(view: View1759, field: Field, side: Side, origin: str, to: str, way: str) -> list[int]:
    """List how many could go: all that can, about half of many, and one to take an open zone.

    Nobody takes a boat where a road leads, or where only a leader could walk.
    """
    board = view.board
    if way == LEADER_WALK or (way == RIVER and board.road_between(origin, to)):
        return []
    most = len(movable(view, origin)) if side == view.side else round(field.blocks[side][origin])
    if way == RIVER:
        most = min(most, boats(board, field, side, origin))
    half = (most + 1) // 2 if most >= WORTH_HALVING else most
    one = most and side == GB and is_for_the_taking(board, field, to)
    return sorted({most, half, 1 if one else most} - {0})


def boats(board: Board, field: Field, side: Side, zone: str) -> int:
    """Return how many blocks of a side the river carries from a zone (7.4, 23)."""
    area = board.zones[zone].river
    if not area or not field.boats:
        return 0
    return board.river_limit(side, area, field.ships.get(area, 0))


def _with_one_more(view: View1759, field: Field, side: Side, plan: Plan) -> list[Plan]:
    """List the plans that also send one block to take an open zone (20)."""
    march, origin = plan.marches[0], plan.origin
    here = field.blocks[side][origin]
    if side == FR or march.blocks < 2:
        return []
    spare = boats(view.board, field, side, origin) - march.blocks * (march.way == RIVER)
    found = []
    for to, way in ways_from(view.board)[origin]:
        if to == march.to or way == LEADER_WALK or not is_for_the_taking(view.board, field, to):
            continue
        fits = march.blocks < here and (way != RIVER or spare > 0)
        count = march.blocks if fits else march.blocks - 1
        first = March(march.to, march.way, count, _force(view, field, side, origin, count))
        found.append(Plan(origin, (first, March(to, way, 1, _force(view, field, side, origin, 1)))))
    return found


def is_for_the_taking(board: Board, field: Field, zone: str) -> bool:
    """Whether the British would send militia home by going to a zone without a fight (20)."""
    return (
        field.quebec > 0
        and zone not in field.occupied
        and zone != board.island
        and zone not in field.blocks[FR]
    )


def _sailings(board: Board, field: Field) -> list[Plan]:
    """List how ships can go: one or two upriver, or all down (8.1)."""
    if not field.boats:
        return []
    down, up = field.ships.get(board.downstream, 0), field.ships.get(board.upstream, 0)
    upriver = [Plan(ships=count) for count in range(1, min(down, board.sheet.navy.up) + 1)]
    return upriver + ([Plan(ships=-up)] if up else [])
