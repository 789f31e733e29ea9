"""Chapters 1 and 2: zones, roads, river areas and blocks, read from `data/board.json`.

Rule numbers cite Quebec 1759, rules 2.01 (2010).
"""

from importlib import resources

import msgspec
from msgspec.structs import replace

from app.engine.values import Side

GB: Side = "gb"
FR: Side = "fr"
SIDES: tuple[Side, Side] = (GB, FR)

INFANTRY = "infantry"
LIGHT_INFANTRY = "light-infantry"
RANGERS = "rangers"
MILITIA = "militia"
LEADER = "leader"
OTTAWA = "indian"

QUEBEC = "quebec"
"""The group of militia that goes home when the British spread (20)."""
MONTREAL = "montreal"
"""The group of militia that needs supply from Montreal (21), Trois-Rivières with it (A31)."""

ROAD, CROSSING, RIVER, LEADER_WALK = "road", "crossing", "river", "leader"
"""Ways: a road (6), that over the St. Charles (19), the river (7), a leader's two zones (10.2)."""


class Zone(msgspec.Struct, frozen=True):
    """A land zone. `id` is its short form (9.3), `river` its area or "", `home` who sets up there.

    `objective`: a match is decided there (5.1). `supply`: held by the British, it cuts Montreal off
    (21). `roads`: the zones that roads lead to.
    """

    id: str
    name: str
    river: str
    home: Side
    objective: bool
    supply: bool
    roads: tuple[str, ...] = ()


class RiverArea(msgspec.Struct, frozen=True):
    """A part of the St. Lawrence; the French carry `french` blocks less one for each ship (7.4)."""

    id: str
    name: str
    downstream: bool
    french: int


class Road(msgspec.Struct, frozen=True):
    """A road between two zones; `crossing`: over the St. Charles (19)."""

    a: str
    b: str
    crossing: bool


class BlockSheet(msgspec.Struct, frozen=True):
    """A land block as printed: its kind, its militia's group, its greatest CV.

    The name is decoration.
    """

    id: str
    side: Side
    kind: str
    group: str
    name: str
    label: str
    max: int


class Calendar(msgspec.Struct, frozen=True):
    """How many campaign turns there are (4.1)."""

    turns: int


class Victory(msgspec.Struct, frozen=True):
    """The CV that the British need (5.1, 5.2)."""

    cv: int


class Navy(msgspec.Struct, frozen=True):
    """The British ships: how many, where they start, how many may go upriver in a turn (8.1)."""

    ships: int
    start: str
    up: int


class Sheet(msgspec.Struct, frozen=True):
    """The board sheet: every number the rules take from map and counters."""

    zones: tuple[Zone, ...]
    rivers: tuple[RiverArea, ...]
    roads: tuple[Road, ...]
    blocks: tuple[BlockSheet, ...]
    navy: Navy
    calendar: Calendar
    victory: Victory


SHEET_BYTES = resources.files(__package__).joinpath("data/board.json").read_bytes()
SHEET = msgspec.json.decode(SHEET_BYTES, type=Sheet)

RIVERS = {area.id: area for area in SHEET.rivers}
ROSTER = {block.id: block for block in SHEET.blocks}

ARMY: dict[Side, tuple[str, ...]] = {
    side: tuple(sorted(b.id for b in SHEET.blocks if b.side == side)) for side in SIDES
}

UPSTREAM = next(area.id for area in SHEET.rivers if not area.downstream)
DOWNSTREAM = next(area.id for area in SHEET.rivers if area.downstream)

ISLAND = next(zone.id for zone in SHEET.zones if zone.home == GB)
"""Where the British army starts (3.3); it drives no militia home (20)."""
OBJECTIVE = next(zone.id for zone in SHEET.zones if zone.objective)
SUPPLY = next(zone.id for zone in SHEET.zones if zone.supply)
OTTAWA_BLOCK = next(block.id for block in SHEET.blocks if block.kind == OTTAWA)

LEADER_DICE = 2
OTTAWA_GO_AT = 1
"""The CV at which the Ottawa leave the game (22.5)."""


def _roads_from(zone: str) -> tuple[str, ...]:
    return tuple(
        road.b if road.a == zone else road.a for road in SHEET.roads if zone in (road.a, road.b)
    )


ZONES = {zone.id: replace(zone, roads=_roads_from(zone.id)) for zone in SHEET.zones}

_WAYS = {frozenset((road.a, road.b)): CROSSING if road.crossing else ROAD for road in SHEET.roads}


def other(side: Side) -> Side:
    """Return a side's enemy."""
    return FR if side == GB else GB


def road_between(a: str, b: str) -> str:
    """Return what leads from one zone to another: "road", "crossing" or "" for none (6.1, 19)."""
    return _WAYS.get(frozenset((a, b)), "")


def on_one_river(a: str, b: str) -> str:
    """Name the river area that both zones border, "" for none (7.1)."""
    area = ZONES[a].river
    return area if a != b and area == ZONES[b].river else ""


def river_limit(side: Side, area: str, ships: int) -> int:
    """How many blocks of a side the river carries in an area where so many ships lie (7.4)."""
    return ships if side == GB else max(0, RIVERS[area].french - ships)
