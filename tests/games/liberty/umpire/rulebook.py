"""The umpire's rulebook: the map and the printed blocks, and every number of the rules.

Of the game it reads no more than the data file, as it lies there. Ratings, limits, thresholds and
choke points are written out once more, from the rulebook and the rulings.
"""

import json
from importlib import resources
from itertools import pairwise
from typing import Any, NamedTuple

RAW: Any = json.loads(resources.files("app.games.liberty").joinpath("data/board.json").read_text())

GB, AM = "gb", "am"
FOE = {GB: AM, AM: GB}
ATLANTIC = "ATL"
POOL, FRENCH_POOL, PRISON, DRAWN = "pool", "french-pool", "prison", "drawn"

FIRST_YEAR, LAST_YEAR = 1775, 1783
TURNS, SHORT_YEAR = 5, 3
BRITISH_WIN, AMERICAN_WIN, DRAW_FROM = 30, 11, 25
"""11.1, A1: points at the end of a year, no fewer than 30 or no more than 11."""
ROUNDS = 3
BY_SEA = 3
"""8.4, 8.5: ground blocks in a sea attack, or in a sea retreat of a round."""
INDIES_HOLD = 2
"""9.1: blocks in a port of the West Indies before France enters."""
RIVER_REACH = 2
MARCH_COSTS_ON = 3
CLOSED_BY_WEATHER = {1: "north", 2: "south"}
FRANCE_ON = 8
FRANCE_TABLE = {1776: 11, 1777: 8, 1778: 5}
"""9.0, by option; from 1779 on France enters by itself."""
CHOKED_BY = {"E11": "F13", "D12": "F13", "E10": "F11"}
"""11.3: Yorktown closes Baltimore and Alexandria, Dover closes Philadelphia."""


class Printed(NamedTuple):
    """What is printed on a block, and the town of Indians."""

    side: str
    nation: str
    kind: str
    max: int
    letter: str
    hits: int
    reach: int
    home: str


RATINGS = {
    "leader": ("C", 3, 1),
    "guards": ("C", 4, 1),
    "continental": ("C", 2, 1),
    "militia": ("C", 1, 1),
    "light-infantry": ("B", 2, 1),
    "rifle": ("B", 3, 1),
    "dragoon": ("B", 2, 2),
    "warship": ("A", 2, 2),
    "indian": ("B", 1, 1),
}
"""2.21 to 2.25: letter, highest die that hits, hexes."""
HITS_AT_HOME = 2
STANDS_AT, CHARGES_AT, GUARDS_CHARGE_AT = 2, 3, 5
"""7.31, by option: up to what a block hits that stands or charges."""


def _printed(raw: Any) -> Printed:
    foot = ("C", 1 if raw["nation"] == "loyalist" else 2, 1)
    letter, hits, reach = RATINGS.get(raw["kind"], foot)
    of_blocks = raw["side"], raw["nation"], raw["kind"], raw["max"]
    return Printed(*of_blocks, letter, hits, reach, raw.get("home", ""))


BLOCKS: dict[str, Printed] = {raw["id"]: _printed(raw) for raw in RAW["blocks"]}
CARDS: dict[str, tuple[str, int]] = {raw["id"]: (raw["kind"], raw["value"]) for raw in RAW["cards"]}
START: dict[str, tuple[str, int]] = {r["block"]: (r["at"], r["cv"]) for r in RAW["start"]}

HALF: dict[str, str] = {raw["id"]: raw["half"] for raw in RAW["hexes"]}
WATER = {raw["id"] for raw in RAW["hexes"] if raw.get("water")}
LAND = HALF.keys() - WATER
INDIES: dict[str, str] = {raw["id"]: raw["side"] for raw in RAW["west_indies"]}
BOXES = {ATLANTIC, *INDIES}
ON_MAP = LAND | BOXES
HALF |= dict.fromkeys(INDIES, "south")


class Town(NamedTuple):
    """A town: whose it is while empty (1.2), its value, whether it is a port."""

    side: str
    value: int
    port: bool
    color: str


def _towns() -> dict[str, Town]:
    found = {raw["id"]: raw["town"] for raw in RAW["hexes"] if raw.get("town")}
    towns = {
        at: Town(AM if t["side"] == AM else GB, t["value"], t["port"], t["side"])
        for at, t in found.items()
    }
    return towns | {at: Town(side, 3, True, side) for at, side in INDIES.items()}


TOWNS = _towns()
PORTS = {at for at, town in TOWNS.items() if town.port}

Pair = frozenset[str]
SIDES: dict[Pair, Any] = {frozenset((raw["a"], raw["b"])): raw for raw in RAW["sides"]}
NEAR: dict[str, set[str]] = {at: set() for at in HALF}
for _a, _b in SIDES:
    NEAR[_a].add(_b)
    NEAR[_b].add(_a)
RIVERS: dict[Pair, str] = {
    frozenset(step): raw["id"] for raw in RAW["rivers"] for step in pairwise(raw["path"])
}
WILDERNESS = {
    at
    for at in LAND
    if sum(SIDES[frozenset((at, to))]["terrain"] == "forest" for to in NEAR[at]) >= 2
}
"""1.4."""


def sea_ways(at: str) -> set[str]:
    """Return where the sea leads from a place: 5.7, and 9.1 between the West Indies."""
    if at == ATLANTIC:
        return PORTS
    if at not in PORTS:
        return set()
    return BOXES - {at} if at in INDIES else {ATLANTIC}


Path = tuple[str, ...]


def pairs(path: Path) -> list[Pair]:
    """List the sides that a path crosses."""
    return [frozenset(step) for step in pairwise(path)]


def limit(pair: Pair) -> int:
    """Return how many ground blocks of a player a side takes (5.2, A8, A9)."""
    if SIDES[pair]["terrain"] == "clear":
        return 4
    return 3 if pair in RIVERS else 2


def is_walkable(pair: Pair) -> bool:
    """Whether ground blocks cross a side in a normal move (1.1)."""
    return pair in SIDES and SIDES[pair]["terrain"] in ("clear", "forest")


def is_sailable(pair: Pair) -> bool:
    """Whether warships cross a side (1.1)."""
    return pair in SIDES and bool(SIDES[pair].get("ship"))


def stops(pair: Pair) -> bool:
    """Whether crossing a side ends a move (5.2, A7)."""
    return SIDES[pair]["terrain"] == "forest" and pair not in RIVERS


def follows_a_river(path: Path) -> bool:
    """Whether a path keeps to one river or shore for no more than two hexes (5.6, A15)."""
    rivers = {RIVERS.get(pair, "") for pair in pairs(path)}
    return len(path) - 1 <= RIVER_REACH and len(rivers) == 1 and "" not in rivers


def walks(sheet: Printed, path: Path, reach: int) -> bool:
    """Whether a ground block may walk a path: land, no forest before its end, so many hexes."""
    crossed = pairs(path)
    if len(crossed) > reach or not all(map(is_walkable, crossed)):
        return False
    return sheet.kind == "indian" or not any(map(stops, crossed[:-1]))
