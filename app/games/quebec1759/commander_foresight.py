"""What the Commander of Quebec 1759 expects of two orders that are carried out together."""

from collections.abc import Iterator
from typing import NamedTuple

from app.engine.memo import cached
from app.engine.values import Side
from app.games.quebec1759.board import FR, GB, ROAD, SIDES, Board, other
from app.games.quebec1759.commander_field import Field, Plan, Spread, boats
from app.games.quebec1759.commander_odds import SIX, Odds, odds

MILITIA_CV = 1.7
"""The CV of a militia block that goes home (20, 21): the French choose the weakest."""
RAID_DICE = 2
"""Dice for each CV of the Ottawa in a raid (22.2)."""
DOUBT = 0.005
"""What is less likely is not followed further."""
FEWEST = 0.9
"""With less of a block than this nobody is left in a zone: numbers are not rounded."""

Outcome = tuple[float, Field]
"""How likely a position is, and the position."""


class _Attack(NamedTuple):
    """A battle that is due: who attacks from where, `landing` if any of them come over water."""

    zone: str
    attacker: Side
    origin: str
    landing: bool


def outcomes(board: Board, field: Field, orders: dict[Side, Plan]) -> list[Outcome]:
    """List what can come of both orders: with each battle either side may have won."""
    orders = _turned_back(orders)
    moved = _sailed(board, _moved(field, orders), orders[GB].ships)
    raided = _raided(field, moved, orders[FR].ottawa)
    positions = [(1.0, raided)]
    for attack in _attacks(field, raided, orders):
        positions = [
            (chance * share, after)
            for chance, before in positions
            for share, after in _fought(board, before, attack)
            if chance * share > DOUBT
        ]
    return [(chance, _gone_home(board, after)) for chance, after in positions]


def _turned_back(orders: dict[Side, Plan]) -> dict[Side, Plan]:
    """Forces that move at each other meet: the smaller one does not get there (11.1)."""
    meeting = {
        side: [march.blocks for march in plan.marches if march.to == orders[other(side)].origin]
        for side, plan in orders.items()
    }
    if not (meeting[GB] and meeting[FR]):
        return orders
    turned = GB if sum(meeting[GB]) < sum(meeting[FR]) else FR
    goal, plan = orders[other(turned)].origin, orders[turned]
    kept = tuple(march for march in plan.marches if march.to != goal)
    return {**orders, turned: plan._replace(marches=kept)}


def _moved(field: Field, orders: dict[Side, Plan]) -> Field:
    cv: Spread = {side: dict(field.cv[side]) for side in SIDES}
    blocks: Spread = {side: dict(field.blocks[side]) for side in SIDES}
    for side, plan in orders.items():
        for march in plan.marches:
            _shift(blocks[side], plan.origin, march.to, march.blocks)
            _shift(cv[side], plan.origin, march.to, march.cv)
        for zone in [zone for zone, count in blocks[side].items() if count < FEWEST]:
            del blocks[side][zone]
            cv[side].pop(zone, None)
    return field._replace(cv=cv, blocks=blocks)


def _sailed(board: Board, field: Field, upriver: int) -> Field:
    """Ships go up, or down if the number is negative; blocks of this turn's orders went before."""
    if not upriver:
        return field
    ships = dict(field.ships)
    ships[board.upstream] = ships.get(board.upstream, 0) + upriver
    ships[board.downstream] = ships.get(board.downstream, 0) - upriver
    return field._replace(ships=ships)


def _shift(spread: dict[str, float], origin: str, to: str, amount: float) -> None:
    spread[origin] -= amount
    spread[to] = spread.get(to, 0) + amount


def _raided(before: Field, field: Field, zone: str) -> Field:
    """The Ottawa raid, are fired at if light troops stand there, and go back (22.2)."""
    british = field.cv[GB].get(zone, 0)
    if not zone or not british:
        return field
    hits = min(british, field.ottawa * RAID_DICE * SIX)
    answered = min(field.ottawa, (british - hits) * SIX * before.answer.get(zone, 0))
    home = field.ottawa_at or max(field.cv[FR], key=lambda z: field.cv[FR][z])
    lost = min(answered, field.cv[FR].get(home, 0))
    cv = {
        GB: {**field.cv[GB], zone: british - hits},
        FR: {**field.cv[FR], home: field.cv[FR].get(home, 0) - lost},
    }
    return field._replace(cv=cv, ottawa=field.ottawa - answered)


def _attacks(before: Field, field: Field, orders: dict[Side, Plan]) -> Iterator[_Attack]:
    """List the battles that are due; the French defend what nobody held (11.1)."""
    for zone in field.blocks[GB]:
        if zone not in field.blocks[FR]:
            continue
        attacker = FR if zone in before.blocks[GB] else GB
        plan = orders[attacker]
        over_water = any(march.to == zone and march.way != ROAD for march in plan.marches)
        yield _Attack(zone, attacker, plan.origin, over_water)


def _fought(board: Board, field: Field, attack: _Attack) -> Iterator[Outcome]:
    """Return the position if the attackers win, and if they do not."""
    zone, side, enemy = attack.zone, attack.attacker, other(attack.attacker)
    own, against = field.cv[side].get(zone, 0), field.cv[enemy].get(zone, 0)
    refuge = refuge_by_road(board, field, enemy, zone, attack.origin)
    by_road = bool(refuge) and (zone != board.objective or field.left > 0)
    found = odds(round(own), round(against), landing=attack.landing, exit_by_road=by_road)
    refuge = refuge or _refuge_over_water(board, field, enemy, attack)
    back = attack.origin if attack.origin not in field.blocks[enemy] else ""
    yield found.won, _settled(field, attack, found, enemy, refuge)
    yield 1 - found.won, _settled(field, attack, found, side, back)


def _settled(field: Field, attack: _Attack, found: Odds, loser: Side, refuge: str) -> Field:
    """Return the position after a battle that `loser` has lost and left for a refuge."""
    zone, side = attack.zone, attack.attacker
    kept = {
        side: found.attack_lost if loser == side else found.attack_won,
        other(side): found.defence_won if loser != side else found.defence_lost,
    }
    cv = {each: dict(field.cv[each]) for each in SIDES}
    blocks = {each: dict(field.blocks[each]) for each in SIDES}
    for each in SIDES:
        cv[each][zone] = cv[each].get(zone, 0) * kept[each]
    saved, number = cv[loser].pop(zone), blocks[loser].pop(zone)
    if refuge:
        cv[loser][refuge] = cv[loser].get(refuge, 0) + saved
        blocks[loser][refuge] = blocks[loser].get(refuge, 0) + number
    return field._replace(cv=cv, blocks=blocks)


def refuge_by_road(board: Board, field: Field, side: Side, zone: str, origin: str) -> str:
    """Name the zone with most friends to which a defender can leave by road, "" for none (15.2)."""
    enemies, best, most = field.blocks[other(side)], "", -1.0
    for near in _by_road(board)[zone]:
        if near != origin and near not in enemies and field.cv[side].get(near, 0) > most:
            best, most = near, field.cv[side].get(near, 0)
    return best


def _refuge_over_water(board: Board, field: Field, side: Side, attack: _Attack) -> str:
    """Name a zone to which a defender can leave by river or over the St. Charles (17.2, 19)."""
    zone, afloat = attack.zone, boats(board, field, side, attack.zone) > 0
    open_to = [
        near
        for near in board.zones
        if near not in field.blocks[other(side)]
        and near != attack.origin
        and (board.road_between(zone, near) or (afloat and board.on_one_river(zone, near)))
    ]
    return max(open_to, key=lambda near: field.cv[side].get(near, 0), default="")


@cached
def _by_road(board: Board) -> dict[str, tuple[str, ...]]:
    """Return where roads lead from each zone that do not cross the St. Charles (19)."""
    return {
        zone: tuple(near for near in sheet.roads if board.road_between(zone, near) == ROAD)
        for zone, sheet in board.zones.items()
    }


def _gone_home(board: Board, field: Field) -> Field:
    """Militia goes home from zones that the British have taken, and while they hold Cap Rouge."""
    taken = [
        zone
        for zone in field.blocks[GB]
        if zone not in field.blocks[FR] and zone not in field.occupied and zone != board.island
    ]
    quebec = min(len(taken), field.quebec)
    cut = board.supply in field.blocks[GB] and board.supply not in field.blocks[FR]
    montreal = int(cut and field.montreal > 0 and field.left > 0)
    lost = (quebec + montreal) * MILITIA_CV
    if not lost:
        return field
    french = field.cv[FR]
    left = 1 - min(1.0, lost / max(1.0, sum(french.values())))
    return field._replace(
        cv={GB: field.cv[GB], FR: {zone: cv * left for zone, cv in french.items()}},
        occupied=field.occupied | set(taken),
        quebec=field.quebec - quebec,
        montreal=field.montreal - montreal,
    )
