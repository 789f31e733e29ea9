"""Chapters 1 and 2: zones, roads, river areas and blocks, read from `data/board.json`.

Rule numbers cite Quebec 1759, rules 2.01 (2010).
"""

from importlib import resources

import msgspec
from msgspec.structs import replace

from app.engine.values import Side
from app.kit.board import BlockBoard, CounterSheet, other_ends

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


class Sheet(CounterSheet, frozen=True, kw_only=True):
    """The board sheet: every number the rules take from map and counters."""

    zones: tuple[Zone, ...]
    rivers: tuple[RiverArea, ...]
    roads: tuple[Road, ...]
    navy: Navy
    calendar: Calendar
    victory: Victory


LEADER_DICE = 2
OTTAWA_GO_AT = 1
"""The CV at which the Ottawa leave the game (22.5)."""


class Board(BlockBoard[Sheet]):
    """The board sheet, and what is worked out from it.

    `homes`: the zones where each side sets up (3.3). `island`: where the British army starts (3.3),
    which drives no militia home (20); `objective`: where a match is decided (5.1); `supply`: the
    zone that cuts Montreal off (21); `ottawa`: the Ottawa's block.
    """

    sides = SIDES
    place = "zone"
    fixed = ("blocks", "zones", "rivers")

    def __init__(self, raw: bytes) -> None:
        super().__init__(raw, Sheet)
        sheet = self.sheet
        self.zones = {
            zone.id: replace(zone, roads=other_ends(zone.id, sheet.roads)) for zone in sheet.zones
        }
        self.homes = {
            side: tuple(zone.id for zone in sheet.zones if zone.home == side) for side in SIDES
        }
        self.rivers = {area.id: area for area in sheet.rivers}
        self.upstream = next(area.id for area in sheet.rivers if not area.downstream)
        self.downstream = next(area.id for area in sheet.rivers if area.downstream)
        self.island = next(zone.id for zone in sheet.zones if zone.home == GB)
        self.objective = next(zone.id for zone in sheet.zones if zone.objective)
        self.supply = next(zone.id for zone in sheet.zones if zone.supply)
        self.ottawa = next(block.id for block in sheet.blocks if block.kind == OTTAWA)
        self._ways = {
            pair: CROSSING if road.crossing else ROAD
            for road in sheet.roads
            for pair in ((road.a, road.b), (road.b, road.a))
        }

    def road_between(self, a: str, b: str) -> str:
        """Return what leads from one zone to another: "road", "crossing" or "" (6.1, 19)."""
        return self._ways.get((a, b), "")

    def on_one_river(self, a: str, b: str) -> str:
        """Name the river area that both zones border, "" for none (7.1)."""
        area = self.zones[a].river
        return area if a != b and area == self.zones[b].river else ""

    def river_limit(self, side: Side, area: str, ships: int) -> int:
        """Return how many blocks of a side the river carries where so many ships lie (7.4)."""
        return ships if side == GB else max(0, self.rivers[area].french - ships)


STANDARD = Board(resources.files(__package__).joinpath("data/board.json").read_bytes())
"""The board that a new match gets."""

other = Board.other
"""Returns a side's enemy."""
