"""Chapter 1: the map. Towns, links, lakes and block rosters, read from `data/board.json`.

Rule numbers cite War of 1812, rules v1.31 (2003).
"""

from importlib import resources
from itertools import pairwise

import msgspec

from app.engine.values import Side
from app.kit.board import BlockBoard, CounterSheet, other_ends

US: Side = "us"
GB: Side = "gb"
SIDES: tuple[Side, Side] = (US, GB)

INFANTRY = "infantry"
DRAGOON = "dragoon"
INDIAN = "indian"


class Town(msgspec.Struct, frozen=True):
    """A town. `side` is its home side, `lake` "" inland, `value` its one number (1.1)."""

    id: str
    name: str
    side: Side
    value: int
    lake: str
    base: bool
    reinforcements: dict[str, int] = {}


class Link(msgspec.Struct, frozen=True):
    """A road or trail between two towns; `border`: it runs from one country to the other."""

    a: str
    b: str
    border: bool


class Lake(msgspec.Struct, frozen=True):
    """A lake and its naval base for each side (1.3)."""

    id: str
    name: str
    bases: dict[Side, str]
    towns: tuple[str, ...]


class SetupSheet(msgspec.Struct, frozen=True):
    """How many blocks each side draws (3.2); towns of this value or more need a garrison (3.3)."""

    draw: dict[Side, int]
    garrison_at_least: int


class Calendar(msgspec.Struct, frozen=True):
    """The campaign years, and the campaign turns in each (4.1)."""

    years: tuple[int, ...]
    turns: int


class Victory(msgspec.Struct, frozen=True):
    """The lead that wins, and the points for an army block and for a lake (18.1)."""

    margin: int
    army_block: int
    lake: int


class Sheet(CounterSheet, frozen=True, kw_only=True):
    """The board sheet: every number the rules take from map and counters."""

    towns: tuple[Town, ...]
    links: tuple[Link, ...]
    lakes: tuple[Lake, ...]
    ships_per_side: int
    setup: SetupSheet
    calendar: Calendar
    victory: Victory


class Board(BlockBoard[Sheet]):
    """The board sheet, and what is worked out from it.

    `towns` by id, in the order of their ids; `neighbours`: the towns at the other end of a town's
    links; `homes`: the towns of each country; `bases`: its naval bases; `reinforcement_cities`:
    where its reinforcements come in; `indian`: the Indian block.
    """

    sides = SIDES
    place = "town"
    fixed = ("blocks", "towns", "lakes")

    def __init__(self, raw: bytes) -> None:
        super().__init__(raw, Sheet)
        sheet = self.sheet
        self.towns = {town.id: town for town in sorted(sheet.towns, key=lambda town: town.id)}
        self.lakes = {lake.id: lake for lake in sheet.lakes}
        self.neighbours = {
            town: tuple(sorted(other_ends(town, sheet.links))) for town in self.towns
        }
        self.homes = {
            side: tuple(t.id for t in self.towns.values() if t.side == side) for side in SIDES
        }
        self.bases = {
            side: tuple(sorted(lake.bases[side] for lake in sheet.lakes)) for side in SIDES
        }
        self.reinforcement_cities = {
            side: tuple(t.id for t in self.towns.values() if t.side == side and t.reinforcements)
            for side in SIDES
        }
        self.indian = next(b.id for b in sheet.blocks if b.kind == INDIAN)

    def crosses_into_canada(self, path: tuple[str, ...]) -> bool:
        """Whether a way by land leads from an American into a Canadian town somewhere."""
        countries = [self.towns[town].side for town in path]
        return (US, GB) in pairwise(countries)


STANDARD = Board(resources.files(__package__).joinpath("data/board.json").read_bytes())
"""The board that a new match gets."""

other = Board.other
"""Returns a side's enemy."""
