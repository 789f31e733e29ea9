"""Chapters 2 and 3: spaces, links, lakes, forts, counters and cards, read from `data/board.json`.

Rule numbers cite the rules of Mr. Madison's War (2012).
"""

from collections import deque
from collections.abc import Mapping
from importlib import resources
from typing import Any

import msgspec

from app.engine.values import Side
from app.kit.board import BlockBoard, BlockSheet, CounterSheet
from app.kit.cards import CardSheet

US: Side = "us"
GB: Side = "gb"
SIDES: tuple[Side, Side] = (US, GB)

REGULAR, DRAGOON, MILITIA, INDIAN = "regular", "dragoon", "militia", "indian"
LAND = frozenset({REGULAR, DRAGOON, MILITIA, INDIAN})
LEADER, NAVAL_LEADER = "leader", "naval-leader"
LEADERS = frozenset({LEADER, NAVAL_LEADER})
SCHOONER, SLOOP, BRIG, CORVETTE = "schooner", "sloop", "brig", "corvette"
FRIGATE, SHIP_OF_THE_LINE = "frigate", "ship-of-the-line"
SMALL = frozenset({SCHOONER, SLOOP})
VESSELS = frozenset({SCHOONER, SLOOP, BRIG, CORVETTE, FRIGATE, SHIP_OF_THE_LINE})
NAVAL = VESSELS | {NAVAL_LEADER}

ROAD, TRAIL, INVASION = "road", "trail", "invasion"
CANOE, LANDING = "canoe", "landing"
"""How the North West Company crosses a lake, and how troops come ashore against the enemy."""
COSTS: Mapping[str, int] = {ROAD: 1, TRAIL: 2, INVASION: 3, CANOE: 3, LANDING: 4}
"""What a link of each kind costs (2.21 to 2.23, A36)."""
SAIL, TRANSIT_COST = 1, 2
"""What it costs to sail to a port or into a box, and into the transit box before that (11.15)."""
HURON = "huron"
CLEAR, FOREST = "clear", "forest"
A, B, C = "A", "B", "C"
CLASSES = (C, B, A)
"""The classes of units, vessels and forts, the worst first (3.12, 3.22)."""

TWINS: Mapping[str, str] = {"erie": "huron", "huron": "erie"}
"""Lakes that count as one for retreats and the return of fleets (2.6)."""
ISLANDS = ("ft_mackinac", "ft_st_joseph")
"""The posts that no land reaches."""
MONTREAL, QUEBEC = "montreal", "quebec"
TECUMSEH, SHAWNEE, BROCK, SHEAFFE = "tecumseh", "gb_shawnee", "brock", "sheaffe"
NORTH_WEST_COMPANY, LC_MILITIA = "gb_nwc", "gb_lc"
CARD_ENTRY = "card"
"""When a piece is available that only a card brings (3.64)."""
DECLARATION, GHENT, NEW_ORLEANS = "1", "110", "109"


class PrintedCounter(BlockSheet, frozen=True, kw_only=True):
    """A counter as printed.

    `letter`: its class. `strength` of a land unit, `reduced` on its other side, 0 without one.
    `max` counts its sides. Leaders have `stars`, a `command` value, a combat `modifier`, a `limit`
    of units (0: none in numbers), and who is on the `back`. Vessels and naval leaders have a
    `lake`; vessels are `available` from a turn on, `cost` and `repair` are in half points of
    building, `capacity` in quarters of a unit.
    """

    letter: str = ""
    strength: int = 0
    reduced: int = 0
    move: int = 6
    stars: int = 0
    command: int = 0
    modifier: int = 0
    limit: int = 0
    back: str = ""
    lake: str = ""
    available: str = ""
    cost: int = 0
    repair: int = 0
    capacity: int = 0

    @property
    def is_land(self) -> bool:
        """Whether it is a land unit, no leader."""
        return self.kind in LAND

    @property
    def is_vessel(self) -> bool:
        """Whether it is a vessel."""
        return self.kind in VESSELS

    @property
    def is_naval(self) -> bool:
        """Whether it is a vessel or a naval leader."""
        return self.kind in NAVAL

    @property
    def is_leader(self) -> bool:
        """Whether it is a leader, on land or on a lake."""
        return self.kind in LEADERS


class Fort(msgspec.Struct, frozen=True):
    """A fort: its class and its value (2.71), and the turn from which it stands (2.73)."""

    letter: str
    strength: int
    since: str = ""


class Base(msgspec.Struct, frozen=True):
    """A naval base (2.15). `backup`: it works once the main one is lost (15.33).

    `repairs`: it repairs even so; `builds`: the vessels that it builds even so.
    """

    side: Side
    backup: bool = False
    since: str = ""
    repairs: bool = False
    builds: tuple[str, ...] = ()


class Space(msgspec.Struct, frozen=True):
    """A space: the territory that it belongs to for good, its value, terrain, the lake it is on.

    `attack`: what an attack on it adds to the die in the first round (2.14). `arrival`: a space of
    reinforcements, `source`: of supply (2.16).
    """

    id: str
    name: str
    side: Side
    region: str
    value: int
    terrain: str
    lake: str = ""
    arrival: bool = False
    source: bool = False
    attack: int = 0
    fort: Fort | None = None
    base: Base | None = None


class Link(msgspec.Struct, frozen=True):
    """A way between two spaces: a road, a trail or an invasion route (2.2)."""

    a: str
    b: str
    kind: str

    @property
    def cost(self) -> int:
        """How many movement points it takes."""
        return COSTS[self.kind]


class Lake(msgspec.Struct, frozen=True):
    """A lake and its control box (2.4)."""

    id: str
    name: str
    box: str


class EventFort(msgspec.Struct, frozen=True):
    """A fort that a card brings (2.74)."""

    id: str
    name: str
    at: str
    side: Side
    letter: str
    strength: int


class Card(CardSheet, frozen=True, kw_only=True):
    """A strategy card: value, year, who may use its event, its kinds and what it does (8.2).

    `when` and `ops` are data that app/games/madison/effects interprets. `again`: it goes to the
    discards even when it is played as an event.
    """

    year: int
    title: str
    value: int
    side: str
    kinds: tuple[str, ...]
    window: str = ""
    when: tuple[dict[str, Any], ...] = ()
    ops: tuple[dict[str, Any], ...] = ()
    text: str = ""
    again: bool = False


class StartingPieces(msgspec.Struct, frozen=True):
    """Which pieces stand in a place when a scenario begins."""

    at: str
    pieces: tuple[str, ...]


class ArrivingPieces(msgspec.Struct, frozen=True):
    """Which pieces arrive in a place in a turn (14.1)."""

    turn: str
    at: str
    pieces: tuple[str, ...]


class Launch(msgspec.Struct, frozen=True):
    """A vessel that waits on the stocks when a scenario begins (A30)."""

    vessel: str
    at: str


class Scenario(msgspec.Struct, frozen=True):
    """A set-up: its turns, victory points of cards, lakes held, forts, destroyed towns (5.1)."""

    id: str
    first: str
    last: str
    start: tuple[StartingPieces, ...]
    vp: dict[str, int] = {}
    lakes: dict[str, Side] = {}
    forts: tuple[str, ...] = ()
    destroyed: tuple[str, ...] = ()
    bases: tuple[str, ...] = ()
    launches: tuple[Launch, ...] = ()
    removed: tuple[str, ...] = ()


class Odds(msgspec.Struct, frozen=True):
    """Odds and what they add to the die (10.21)."""

    attack: int
    defence: int
    drm: int


class NavalResult(msgspec.Struct, frozen=True):
    """Result of a naval battle for either side, and who wins it (12.2)."""

    attacker: str
    defender: str
    winner: str


class Tables(msgspec.Struct, frozen=True):
    """The tables of combat, and how many cards are drawn in a turn (7.21).

    `land` is for 2 to 12, `naval` for -1 to 8, `winner_losses` for 1 to 6.
    """

    odds: tuple[Odds, ...]
    long_odds: int
    land: tuple[str, ...]
    naval: tuple[NavalResult, ...]
    winner_losses: tuple[int, ...]
    draw: dict[str, int]


class Sheet(CounterSheet, frozen=True, kw_only=True):
    """The board sheet: every number the rules take from map, counters, cards and tables."""

    blocks: tuple[PrintedCounter, ...]
    turns: tuple[str, ...]
    spaces: tuple[Space, ...]
    links: tuple[Link, ...]
    lakes: tuple[Lake, ...]
    forts: tuple[EventFort, ...]
    cards: tuple[Card, ...]
    scenarios: tuple[Scenario, ...]
    schedule: tuple[ArrivingPieces, ...]
    tables: Tables


class Board(BlockBoard[Sheet]):
    """The board sheet, and what is worked out from it.

    `land`: the land units, `vessels`: those on water, `backs`: who is on the back of a leader.
    `near`: the spaces next to each one, with the link. `ports`: the lakeside spaces of each lake,
    `bases`: the naval bases among them. `boxes`: each lake by its control box. `waters`: where
    vessels sail to from each port and box, and at what cost (11.15). `from_montreal`: how many
    links a space is away from it.
    """

    sides = SIDES
    place = "space"
    fixed = ("blocks", "spaces", "lakes", "forts", "cards")
    roster: Mapping[str, PrintedCounter]  # type: ignore[assignment]

    def __init__(self, raw: bytes) -> None:
        super().__init__(raw, Sheet)
        sheet = self.sheet
        self.land = frozenset(one.id for one in sheet.blocks if one.is_land)
        self.vessels = frozenset(one.id for one in sheet.blocks if one.is_vessel)
        self.backs = frozenset(one.back for one in sheet.blocks if one.back)
        self.turns = sheet.turns
        self.spaces = {one.id: one for one in sheet.spaces}
        self.lakes = {one.id: one for one in sheet.lakes}
        self.boxes = {one.box: one.id for one in sheet.lakes}
        self.forts = {one.id: one for one in sheet.forts}
        self.cards = {one.id: one for one in sheet.cards}
        self.scenarios = {one.id: one for one in sheet.scenarios}
        self.tables = sheet.tables
        self.ports = {
            lake: tuple(one.id for one in sheet.spaces if one.lake == lake) for lake in self.lakes
        }
        self.bases = {
            lake: {port: base for port in ports if (base := self.spaces[port].base)}
            for lake, ports in self.ports.items()
        }
        self.waters = {
            at: self._waters(at, lake) for lake in self.lakes for at in self._afloat(lake)
        }
        self.near: dict[str, dict[str, Link]] = {one: {} for one in self.spaces}
        for link in sheet.links:
            self.near[link.a][link.b] = self.near[link.b][link.a] = link
        self.sources = {
            side: tuple(s.id for s in sheet.spaces if s.source and s.side == side) for side in SIDES
        }
        self.decks = {
            year: tuple(one.id for one in sheet.cards if one.year == year)
            for year in sorted({one.year for one in sheet.cards})
        }
        self.from_montreal = self.distances(MONTREAL)

    def lake_at(self, place: str) -> str:
        """Return the lake that a lakeside space or a control box is on, "" for none."""
        if place in self.boxes:
            return self.boxes[place]
        return self.spaces[place].lake if place in self.spaces else ""

    def _afloat(self, lake: str) -> tuple[str, ...]:
        return (*self.ports[lake], self.lakes[lake].box)

    def _waters(self, here: str, lake: str) -> dict[str, int]:
        """Return where vessels sail to from a place; through the transit box from ports alone.

        2.5, A44 From a control box they go to a port first.
        """
        if here in self.boxes:
            return dict.fromkeys(self.ports[lake], SAIL)
        own = {to: SAIL for to in self._afloat(lake) if to != here}
        beyond = self._afloat(TWINS[lake]) if lake in TWINS else ()
        return own | dict.fromkeys(beyond, TRANSIT_COST + SAIL)

    def distances(self, origin: str) -> dict[str, int]:
        """Return how many links each space is away from another."""
        found, queue = {origin: 0}, deque([origin])
        while queue:
            here = queue.popleft()
            for to in self.near[here]:
                if to not in found:
                    found[to] = found[here] + 1
                    queue.append(to)
        return found


STANDARD = Board(resources.files(__package__).joinpath("data/board.json").read_bytes())
"""The board that a new match gets."""

other = Board.other
"""Returns a side's enemy."""
