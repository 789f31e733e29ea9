"""Chapter 1: the map. Towns, links, lakes and block rosters, read from `data/board.json`.

Rule numbers cite War of 1812, rules v1.31 (2003).
"""

from importlib import resources
from itertools import pairwise

import msgspec

from app.engine.values import Side

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


class BlockSheet(msgspec.Struct, frozen=True):
    """An army block as printed: its kind and its greatest CV. The name is decoration."""

    id: str
    side: Side
    kind: str
    name: str
    max: int


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


class Sheet(msgspec.Struct, frozen=True):
    """The board sheet: every number the rules take from map and counters."""

    towns: tuple[Town, ...]
    links: tuple[Link, ...]
    lakes: tuple[Lake, ...]
    blocks: tuple[BlockSheet, ...]
    ships_per_side: int
    setup: SetupSheet
    calendar: Calendar
    victory: Victory


SHEET_BYTES = resources.files(__package__).joinpath("data/board.json").read_bytes()
SHEET = msgspec.json.decode(SHEET_BYTES, type=Sheet)

TOWNS = {town.id: town for town in sorted(SHEET.towns, key=lambda town: town.id)}
LAKES = {lake.id: lake for lake in SHEET.lakes}
ROSTER = {block.id: block for block in SHEET.blocks}

NEIGHBOURS: dict[str, tuple[str, ...]] = {
    town: tuple(
        sorted(
            link.b if link.a == town else link.a for link in SHEET.links if town in (link.a, link.b)
        )
    )
    for town in TOWNS
}

HOMES: dict[Side, frozenset[str]] = {
    side: frozenset(t.id for t in TOWNS.values() if t.side == side) for side in SIDES
}
"""The towns of each country."""

BASES: dict[Side, tuple[str, ...]] = {
    side: tuple(sorted(lake.bases[side] for lake in SHEET.lakes)) for side in SIDES
}

REINFORCEMENT_CITIES: dict[Side, tuple[str, ...]] = {
    side: tuple(t.id for t in TOWNS.values() if t.side == side and t.reinforcements)
    for side in SIDES
}

ARMY: dict[Side, tuple[str, ...]] = {
    side: tuple(sorted(b.id for b in SHEET.blocks if b.side == side)) for side in SIDES
}


def other(side: Side) -> Side:
    """Return a side's enemy."""
    return GB if side == US else US


def crosses_into_canada(path: tuple[str, ...]) -> bool:
    """Whether a way by land leads from an American into a Canadian town somewhere."""
    return any(TOWNS[a].side == US and TOWNS[b].side == GB for a, b in pairwise(path))
