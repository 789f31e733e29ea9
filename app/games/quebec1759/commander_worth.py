"""What a position of Quebec 1759 is worth to the British, as the Commander sees it, in CV.

The British win by standing on Abraham in the end (5.1). So what counts is the strength that each
side can bring there in time, and what its next order could take from the other.
"""

from functools import cache
from typing import NamedTuple

from app.engine.values import Side
from app.games.quebec1759.board import FR, GB, LEADER_WALK, RIVER, ROAD, Board, other
from app.games.quebec1759.commander_field import Field, boats, is_for_the_taking
from app.games.quebec1759.commander_foresight import MILITIA_CV, refuge_by_road
from app.games.quebec1759.commander_odds import odds
from app.games.quebec1759.ways import ways_from

WON = 100.0
"""What a match is worth."""
BALANCE = 80.0
"""What it is worth to have all the strength that can come to Abraham; by how much more counts."""
COUNT = 0.2
"""What a CV is worth wherever it stands."""
TO_ABRAHAM = {
    GB: {
        "AB": (1.1, 0), "SI": (1.0, 1), "SF": (1.0, 1), "CR": (0.9, 2), "SC": (0.8, 1),
        "ET": (0.75, 2), "BE": (0.7, 2), "LE": (0.65, 3), "MO": (0.6, 3), "OR": (0.5, 4),
    },
    FR: {
        "AB": (1.0, 0), "SI": (0.97, 1), "SF": (0.97, 1), "SC": (0.97, 1), "CR": (0.9, 2),
        "BE": (0.9, 2), "MO": (0.75, 3), "ET": (0.5, 3), "LE": (0.5, 3), "OR": (0.3, 4),
    },
}  # fmt: skip
"""What share of a block's strength counts at Abraham, by where it stands, and how many turns it
needs to get there with all that go the same way.
"""
LATE = 0.2
"""What share of that is left where too few turns are left."""
LEISURE = 16
"""With so many turns left nobody is in haste."""
HASTE = 8.0
"""With so many turns less it counts twice how far there is to go."""
SHIP_UPRIVER = 0.6
"""What a ship upriver is worth, as long as British stand at that shore to be carried."""
SAFE_ARMY = 32.0
"""With less CV than this the British fear for their army (5.2)."""
FEAR = 0.8
"""What each CV less than that is worth beside."""
SUPPLY = 0.5
"""What share of the militia that Montreal would still lose is counted while Cap Rouge is held."""
HOPELESS = 0.6
"""Who has less than this share of the CV of an enemy is not thought to attack."""
HELD = 12.0
"""What it is worth to hold Abraham when one turn is left; the more there are, the less (5.1)."""
NEXT = 0.5
"""What share of its best attack of the next turn each side is taken to make."""


def worth(board: Board, field: Field) -> float:
    """Return what a position after a turn is worth to the British."""
    army = sum(field.cv[GB].values())
    if army < board.sheet.victory.cv:
        return -WON
    held = board.objective in field.blocks[GB] and board.objective not in field.blocks[FR]
    if not field.left:
        return WON if held else -WON
    strength = {side: 1 + _at_hand(field, side) for side in (GB, FR)}
    return (
        BALANCE * (strength[GB] - strength[FR]) / (strength[GB] + strength[FR])
        + COUNT * (army - sum(field.cv[FR].values()))
        - FEAR * max(0.0, SAFE_ARMY - army)
        + _ships(board, field)
        + _supply(board, field)
        + HELD * held / field.left
        + NEXT * (best_attack(board, field, GB) - best_attack(board, field, FR))
    )


@cache
def _weights(side: Side, left: int) -> dict[str, float]:
    """Return what share of a side's strength counts in each zone, with so many turns left."""
    haste = 1 + max(0, LEISURE - left) / HASTE
    return {
        zone: share**haste * (LATE if left < turns else 1)
        for zone, (share, turns) in TO_ABRAHAM[side].items()
    }


def _at_hand(field: Field, side: Side) -> float:
    weights = _weights(side, field.left)
    return sum(cv * weights[zone] for zone, cv in field.cv[side].items())


def _ships(board: Board, field: Field) -> float:
    """British above the town need ships, and others do not."""
    ashore = sum(
        count
        for zone, count in field.blocks[GB].items()
        if board.zones[zone].river == board.upstream
    )
    return SHIP_UPRIVER * min(field.ships.get(board.upstream, 0), ashore)


def _supply(board: Board, field: Field) -> float:
    if board.supply not in field.blocks[GB] or board.supply in field.blocks[FR]:
        return 0
    return SUPPLY * MILITIA_CV * min(field.montreal, field.left)


def best_attack(board: Board, field: Field, side: Side) -> float:
    """Return what a side's best attack of the next turn would gain in CV, 0 if there is none."""
    best, targets = 0.0, field.blocks[other(side)]
    ways = ways_from(board)
    for origin in field.blocks[side]:
        for to, way in ways[origin]:
            if way == LEADER_WALK:
                continue
            if to in targets:
                best = max(best, _gain(board, field, side, _Attack(origin, to, way)))
            elif side == GB and is_for_the_taking(board, field, to):
                best = max(best, _prize(board, field, side, to))
    return best


class _Attack(NamedTuple):
    origin: str
    to: str
    way: str


def _gain(board: Board, field: Field, side: Side, attack: _Attack) -> float:
    """Return what an attack would take from the enemy, less what it would cost, in CV."""
    origin, to, way = attack
    enemy = other(side)
    own, against = field.cv[side].get(origin, 0), field.cv[enemy].get(to, 0)
    if way == RIVER:
        own *= min(1.0, boats(board, field, side, origin) / field.blocks[side][origin])
    if own < against * HOPELESS:
        return 0
    refuge = refuge_by_road(board, field, enemy, to, origin)
    found = odds(round(own), round(against), landing=way != ROAD, exit_by_road=bool(refuge))
    lost_own = 1 - found.won * found.attack_won - (1 - found.won) * found.attack_lost
    lost_enemy = 1 - found.won * found.defence_won - (1 - found.won) * found.defence_lost
    return against * lost_enemy - own * lost_own + found.won * _prize(board, field, side, to)


def _prize(board: Board, field: Field, side: Side, zone: str) -> float:
    """Return the CV of the militia that goes home if the British come into a zone (20, 21)."""
    if side == FR:
        return 0
    cut = SUPPLY * min(field.montreal, field.left) if zone == board.supply else 0
    return MILITIA_CV * ((field.quebec > 0 and zone not in field.occupied) + cut)
