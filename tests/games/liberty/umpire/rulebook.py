"""The umpire's rulebook: the map and the printed blocks, and every number of the rules.

It reads nothing of the game's. What is printed stands in `tables`; ratings, limits, thresholds and
choke points are written out once more, from the rulebook and the rulings.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from tests.games.liberty.umpire import tables

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


def _items(text: str) -> list[str]:
    """Split a table at its commas."""
    return [item.strip() for item in text.replace("\n", " ").split(",") if item.strip()]


def _numbered(text: str) -> Iterator[tuple[str, str]]:
    """Split a table into names and what stands behind them: "Quebec 2*"."""
    for item in _items(text):
        name, _, number = item.rpartition(" ")
        yield name, number


def _named(text: str) -> dict[str, str]:
    """Split a table of hexes into names and ids: "E1 Quebec"."""
    return {name: at for at, name in (item.split(" ", 1) for item in _items(text))}


_LAND, _WATER = _named(tables.LAND), _named(tables.WATER)
INDIES: dict[str, str] = {"BWI": GB, "FWI": AM}
HEXES = _LAND | _WATER | {at: at for at in INDIES}
"""Places by their names."""
LAND, WATER = {*_LAND.values()}, {*_WATER.values()}
BOXES = {ATLANTIC, *INDIES}
ON_MAP = LAND | BOXES
HALF = {
    at: "north" if int(at[1:]) <= tables.NORTH_ENDS else "south" for at in sorted(LAND | WATER)
} | dict.fromkeys(INDIES, "south")
"""4.0."""


def _blocks(side: str, text: str) -> Iterator[tuple[str, Printed]]:
    for line in text.strip().splitlines():
        heading, blocks = line.split(": ")
        nation, kind = heading.split(" ")
        foot = ("C", 1 if nation == "loyalist" else 2, 1)
        for block, most in _numbered(blocks):
            home = HEXES[block.capitalize()] if kind == "indian" else ""
            yield block, Printed(side, nation, kind, int(most), *RATINGS.get(kind, foot), home)


BLOCKS = dict([*_blocks(GB, tables.BRITISH_ARMY), *_blocks(AM, tables.AMERICAN_ARMY)])
CARDS = {
    f"{kind[0]}{value}-{n}": (kind, value)
    for kind, split in (("action", tables.ACTION_CARDS), ("supply", tables.SUPPLY_CARDS))
    for value, count in split.items()
    for n in range(1, count + 1)
}
START = {
    block: (HEXES[place], int(cv))
    for place, blocks in (line.split(": ") for line in tables.SET_UP.strip().splitlines())
    for block, cv in _numbered(blocks)
}
"""12.0."""


class Town(NamedTuple):
    """A town: whose it is while empty (1.2), its value, whether it is a port."""

    side: str
    value: int
    port: bool
    color: str


def _towns(color: str, text: str) -> dict[str, Town]:
    """1.2: red and orange towns are friendly to the British."""
    side = AM if color == AM else GB
    return {
        HEXES[name]: Town(side, int(value.rstrip("*")), value.endswith("*"), color)
        for name, value in _numbered(text)
    }


TOWNS = (
    _towns(GB, tables.RED)
    | _towns("indian", tables.ORANGE)
    | _towns(AM, tables.BLUE)
    | {at: Town(side, 3, True, side) for at, side in INDIES.items()}
)
PORTS = {at for at, town in TOWNS.items() if town.port}

Pair = frozenset[str]


def _around(at: str) -> Iterator[str]:
    """Yield the six hexes around one, on the board or not: every second row is shifted (1.1)."""
    column, row = ord(at[0]), int(at[1:])
    shift = 0 if row % 2 else 1
    for to in (column - 1, row), (column + 1, row):
        yield f"{chr(to[0])}{to[1]}"
    for beyond in (row - 1, row + 1):
        yield f"{chr(column - 1 + shift)}{beyond}"
        yield f"{chr(column + shift)}{beyond}"


NEAR = {at: {to for to in _around(at) if to in LAND | WATER} for at in sorted(LAND | WATER)}
SIDES: set[Pair] = {frozenset((at, to)) for at in NEAR for to in NEAR[at]}


def _sides(text: str) -> set[Pair]:
    """Return the sides of a table: "Concord: Portsmouth, Boston; Portsmouth: Boston"."""
    groups = (group.split(":") for group in text.replace("\n", " ").split(";"))
    return {
        frozenset((HEXES[name.strip()], HEXES[other]))
        for name, others in groups
        for other in _items(others)
    }


CLEAR, COASTAL = _sides(tables.CLEAR), _sides(tables.COASTAL)
_ON_WATER = _sides(tables.OVER_LAKES) | _sides(tables.OVER_SEA)
FOREST = {pair for pair in SIDES if pair <= LAND} - CLEAR - _ON_WATER
"""1.1, 5.2: forest or swamp."""
_OPEN_SEA = {pair for pair in SIDES if pair & WATER} | _sides(tables.OVER_SEA)
SAILABLE = COASTAL | _OPEN_SEA - _sides(tables.OVER_LAKES) - _sides(tables.NO_PASSAGE)
RIVERS: dict[Pair, str] = {
    frozenset(step): name
    for name, hexes in (line.split(": ") for line in tables.RIVERS.strip().splitlines())
    for step in pairwise([HEXES[at] for at in _items(hexes)])
}
WILDERNESS = {at for at in LAND if sum(frozenset((at, to)) in FOREST for to in NEAR[at]) >= 2}
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
    if pair in CLEAR:
        return 4
    return 3 if pair in RIVERS else 2


def is_walkable(pair: Pair) -> bool:
    """Whether ground blocks cross a side in a normal move (1.1)."""
    return pair in CLEAR or pair in FOREST


def is_sailable(pair: Pair) -> bool:
    """Whether warships cross a side (1.1)."""
    return pair in SAILABLE


def stops(pair: Pair) -> bool:
    """Whether crossing a side ends a move (5.2, A7)."""
    return pair in FOREST and pair not in RIVERS


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
