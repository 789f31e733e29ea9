"""Chapters 1 to 3: hexes, towns, sides of hexes, blocks and cards, read from `data/board.json`.

Rule numbers cite Liberty: The American Revolution 1775-83 (2003, rules of 2007).
"""

from collections.abc import Mapping
from importlib import resources
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from app.engine.values import Side
from app.kit.board import BlockBoard, BlockSheet, CounterSheet
from app.kit.cards import CardSheet

GB: Side = "gb"
AM: Side = "am"
SIDES: tuple[Side, Side] = (GB, AM)
INDIAN_TOWN = "indian"
"""The colour of an Indian town, which is friendly to the British (1.2)."""

LEADER = "leader"
FOOT = "foot"
GUARDS = "guards"
DRAGOON = "dragoon"
WARSHIP = "warship"
INDIAN = "indian"
MILITIA = "militia"

BRITISH, HESSIAN, LOYALIST, INDIANS = "british", "hessian", "loyalist", "indian"
AMERICAN, FRENCH = "american", "french"

ATLANTIC = "ATL"
NORTH, SOUTH = "north", "south"

CLEAR, FOREST, LAKE = "clear", "forest", "lake"
CLEAR_LIMIT, FOREST_LIMIT, RIVER_FOREST_LIMIT = 4, 2, 3
"""How many blocks of a player may cross a side in a turn (5.2)."""

ACTION, SUPPLY = "action", "supply"


class Card(CardSheet, frozen=True):
    """A card: so many actions, or so many steps of supply (3)."""

    value: int = 0


class PrintedBlock(BlockSheet, frozen=True, kw_only=True):
    """A block as printed: it fires in the turn of its `letter` and hits up to `hits` (2.12).

    Each is one of its kind, so that its face names it: the board makes its id its `group`. `home`:
    an Indians' town, where they hit up to `hits_at_home` (2.25). `renamed`: the year from which its
    leader is another (2.21), 0 for never.
    """

    nation: str
    letter: str
    hits: int
    move: int
    home: str = ""
    hits_at_home: int = 0
    renamed: int = 0


class Town(msgspec.Struct, frozen=True):
    """A town: its colour is a side's or `INDIAN_TOWN`; with a value it is a supply town (1.2)."""

    side: str
    value: int = 0
    port: bool = False

    @property
    def friend(self) -> Side:
        """The side that has it while nobody stands there."""
        return GB if self.side == INDIAN_TOWN else self.side


class Hex(msgspec.Struct, frozen=True):
    """A hex; `half`: "north" or "south" (4). `water`: sea or lake, where nobody may stop."""

    id: str
    name: str
    x: float
    y: float
    half: str
    water: bool = False
    town: Town | None = None


class HexSide(msgspec.Struct, frozen=True):
    """The side between two hexes: terrain, river across it, whether ships pass (1.1, 5.2).

    `barrier`: the land that keeps ships from crossing a side of water, "" for none.
    """

    a: str
    b: str
    terrain: str
    river: str = ""
    ship: bool = False
    barrier: str = ""

    @property
    def limit(self) -> int:
        """How many ground blocks of a player may cross it in a turn (5.2), by a lake shore too."""
        if self.terrain == CLEAR:
            return CLEAR_LIMIT
        return RIVER_FOREST_LIMIT if self.river else FOREST_LIMIT

    @property
    def ground(self) -> bool:
        """Whether ground blocks may cross it in a normal move (1.1)."""
        return self.terrain in (CLEAR, FOREST)

    @property
    def stops(self) -> bool:
        """Whether crossing it ends a move: forest or swamp without a river (5.2)."""
        return self.terrain == FOREST and not self.river


class River(msgspec.Struct, frozen=True):
    """A river or lake shore; it crosses the sides between the hexes of its path (5.6)."""

    id: str
    name: str
    path: tuple[str, ...]


class WestIndies(msgspec.Struct, frozen=True):
    """One of the two ports of the West Indies (1.5, 9.1)."""

    id: str
    name: str
    side: Side
    value: int


class Choke(msgspec.Struct, frozen=True):
    """A port whose enemies close other ports to ships (11.3)."""

    at: str
    ports: tuple[str, ...]


class Calendar(msgspec.Struct, frozen=True):
    """The years, and the turns of a year: a hand has a card for each (3.0)."""

    first: int
    last: int
    turns: int


class Victory(msgspec.Struct, frozen=True):
    """The British win with so many points, the Americans when they have no more than so many."""

    british: int
    american: int


class Start(msgspec.Struct, frozen=True):
    """Where a block stands at the start, and how strong it is (12)."""

    block: str
    at: str
    cv: int


class Sheet(CounterSheet, frozen=True, kw_only=True):
    """The board sheet: every number the rules take from map, counters and cards."""

    blocks: tuple[PrintedBlock, ...]
    cards: tuple[Card, ...]
    calendar: Calendar
    victory: Victory
    hexes: tuple[Hex, ...]
    west_indies: tuple[WestIndies, ...]
    sides: tuple[HexSide, ...]
    rivers: tuple[River, ...]
    atlantic_ports: tuple[str, ...]
    chokes: tuple[Choke, ...]
    start: tuple[Start, ...]


class Board(BlockBoard[Sheet]):
    """The board sheet, and what is worked out from it.

    `towns`: by place, the West Indies among them. `near`: the hexes beside each one. `wilderness`:
    hexes with two or more sides of forest (1.4). `ports`: every port; `closed_by`: by port, the
    choke point that closes it.
    """

    sides = SIDES
    place = "hex"
    fixed = ("blocks", "hexes", "west_indies", "sides")
    roster: Mapping[str, PrintedBlock]  # type: ignore[assignment]

    def __init__(self, raw: bytes) -> None:
        super().__init__(raw, Sheet)
        sheet = self.sheet
        self.roster = {id_: replace(one, group=id_) for id_, one in self.roster.items()}
        self.hexes = {one.id: one for one in sheet.hexes}
        self.west_indies = {one.id: one for one in sheet.west_indies}
        self.towns = {one.id: one.town for one in sheet.hexes if one.town}
        self.towns |= {one.id: Town(one.side, one.value, True) for one in sheet.west_indies}
        self.friends = {at: town.friend for at, town in self.towns.items()}
        self.british_towns = {at for at, friend in self.friends.items() if friend == GB}
        self.boxes = {ATLANTIC, *self.west_indies}
        self.ports = {place for place, town in self.towns.items() if town.port}
        self.atlantic_ports = {*sheet.atlantic_ports, *self.west_indies}
        self.places = (*(h.id for h in sheet.hexes if not h.water), ATLANTIC, *self.west_indies)
        self.cards = {card.id: card for card in sheet.cards}
        self.closed_by = {port: choke.at for choke in sheet.chokes for port in choke.ports}
        self._sides = {pair: side for side in sheet.sides for pair in _pairs(side)}
        self.near: dict[str, tuple[str, ...]] = {
            at: tuple(b for a, b in self._sides if a == at) for at in self.hexes
        }
        self.wilderness = {at for at in self.hexes if self._forests(at) >= MIN_FORESTS}
        self.rivers = {pair: river.id for river in sheet.rivers for pair in _steps(river.path)}

    def side(self, a: str, b: str) -> HexSide | None:
        """Return what two hexes share, None if they don't touch."""
        return self._sides.get((a, b))

    def river(self, a: str, b: str) -> str:
        """Name the river or lake shore that leads from one hex to the next, "" for none (5.6)."""
        return self.rivers.get((a, b), "")

    def half(self, place: str) -> str:
        """Return the half of the map that a place lies in, as weather has it; "" for the Atlantic.

        4.0 The West Indies are in the South.
        """
        if place in self.west_indies:
            return SOUTH
        return self.hexes[place].half if place in self.hexes else ""

    def _forests(self, at: str) -> int:
        return sum(self._sides[at, other].terrain == FOREST for other in self.near[at])


MIN_FORESTS = 2


def side_key(a: str, b: str) -> str:
    """Name the side that two hexes share, from either: "F7-F8"."""
    return f"{min(a, b)}-{max(a, b)}"


def _pairs(side: HexSide) -> tuple[tuple[str, str], tuple[str, str]]:
    return (side.a, side.b), (side.b, side.a)


def _steps(path: tuple[str, ...]) -> list[tuple[str, str]]:
    """List the steps along a river, up and down."""
    down = list(pairwise(path))
    return down + [(b, a) for a, b in down]


STANDARD = Board(resources.files(__package__).joinpath("data/board.json").read_bytes())
"""The board that a new match gets."""

other = Board.other
"""Returns a side's enemy."""
