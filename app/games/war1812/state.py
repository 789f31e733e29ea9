"""The whole truth about a position of War of 1812, and what is asked of whom."""

from enum import StrEnum
from functools import cache

from msgspec.structs import replace

from app.engine.memo import cached, derived_from, replaced
from app.engine.values import Hidden, Side
from app.games.war1812.actions import Order
from app.games.war1812.board import INDIAN, SIDES, Board, other
from app.kit.blocks import GONE, HAND, Armies, BlockState, block_of

POOL = "pool"
"""Where blocks lie that are not in play and may come as reinforcements (3.5, 2.3)."""
ABSENT = "absent"
"""Where the Indian block waits until Britain takes Detroit (15)."""
WAITING = "waiting:"
"""Before a city's name: where reinforcements wait that could not enter there (14.2)."""


@cached
def _off_the_map(board: Board) -> dict[Side, tuple[str, ...]]:
    """Return every place where each side's blocks may be but for the towns."""
    return {
        side: (POOL, HAND, ABSENT, GONE, *(WAITING + city for city in cities))
        for side, cities in board.reinforcement_cities.items()
    }


class Phase(StrEnum):
    """Phases of a match, in the order of the sequence of play (4).

    Where both sides move at once (19), orders to marches stand for campaign to naval battles.
    """

    SETUP = "setup"
    ORDER = "order"
    CAMPAIGN = "campaign"
    MARCH = "march"
    ORDERS = "orders"
    FLEETS = "fleets"
    CROSSINGS = "crossings"
    MARCHES = "marches"
    NAVAL_BATTLES = "naval-battles"
    CAPTURES = "captures"
    LAND_BATTLES = "land-battles"
    TURN_END = "turn-end"
    YEAR_END = "year-end"
    ATTRITION = "attrition"
    PORTS = "ports"
    REINFORCEMENTS = "reinforcements"


class Ask(StrEnum):
    """The kinds of decision a side can be asked for."""

    PLACE = "place"
    ORDER = "order"
    CAMPAIGN = "campaign"
    MARCH = "march"
    ORDERS = "orders"
    CROSSING = "crossing"
    MEETING = "meeting"
    NAVAL_HITS = "naval-hits"
    NAVAL_RETREAT = "naval-retreat"
    PRIZES = "prizes"
    NEXT_CAPTURE = "next-capture"
    NEXT_BATTLE = "next-battle"
    STAND = "stand"
    FIRE = "fire"
    PURSUE = "pursue"
    TAKE_HITS = "take-hits"
    QUARTERS = "quarters"
    PORTS = "ports"
    SPLIT = "split"


class Fleet(Hidden, frozen=True):
    """One side's navy blocks in one place. They are all alike and public (2.4)."""

    operational: int = 0
    damaged: int = 0

    @property
    def ships(self) -> int:
        """Count them, whatever their state."""
        return self.operational + self.damaged


NO_SHIPS = Fleet()


class PathTaken(Hidden, frozen=True):
    """How a block moved this turn: the towns it went through, the first its start.

    `by_sea`: carried over a lake (12). `entered`: came from off the map (14.2).
    """

    path: tuple[str, ...]
    by_sea: bool = False
    entered: bool = False


class Sailed(Hidden, frozen=True):
    """One navy block's ordinary move this turn (6.1)."""

    origin: str
    to: str
    operational: bool


class Turn(Hidden, frozen=True, dict=True, gc=True):
    """Progress of the mover's player turn (4.3).

    `marching`: forced marches declared, block to town. `landless`: all who would cross refused, so
    nothing more moves (17). `embarking`: blocks ordered over a lake that wait for the naval
    battles, with the town they are to land at; `carriers`: the fleet there before any battle
    (19.6). What it looks like is remembered with it.
    """

    mover: Side = ""
    built: str = ""
    repaired: str = ""
    sailed: tuple[Sailed, ...] = ()
    moved: dict[str, PathTaken] = {}
    marching: dict[str, str] = {}
    landless: bool = False
    embarking: dict[str, str] = {}
    carriers: Fleet = NO_SHIPS


class Battle(Hidden, frozen=True):
    """A land battle under way (10).

    `firing`: whose battle turn it is. `volleys`: fired so far. `hits`: still to be taken by
    `taking`, who had `strong` blocks when they were `scored`. `retreating` to `to`, its dragoon on
    to `further`; `pursued`: the pursuit was rolled.
    """

    town: str
    attacker: Side
    revealed: bool = False
    firing: Side = ""
    volleys: int = 0
    taking: Side = ""
    hits: int = 0
    scored: int = 0
    strong: int = 0
    retreating: Side = ""
    to: str = ""
    further: str = ""
    pursued: bool = False

    @property
    def defender(self) -> Side:
        """The side that was there first."""
        return other(self.attacker)


class NavalBattle(Hidden, frozen=True):
    """A battle on a lake (7). `hits`: what each side's fire may still do to the other.

    `stayed`: sides that chose to stay after this round. `withdrawing`: whose ships are leaving.
    """

    lake: str
    attacker: Side
    rounds: int = 0
    hits: dict[Side, int] = {}
    stayed: tuple[Side, ...] = ()
    withdrawing: Side = ""

    @property
    def defender(self) -> Side:
        """The side that was on the lake first."""
        return other(self.attacker)


class Prize(Hidden, frozen=True):
    """Ships taken in a town with too few spare navy blocks to keep them all (8.4, A54)."""

    town: str
    captor: Side
    operational: int
    damaged: int


def _count_off_the_map(board: Board, standing: Armies) -> dict[Side, dict[str, int]]:
    return {
        side: {place: len(standing[side][place]) for place in places if place in standing[side]}
        for side, places in _off_the_map(board).items()
    }


class Situation(BlockState[Board], frozen=True):
    """A position: every block, every ship, the calendar, and who must decide what.

    `held`: who has each town that is not its first owner's (1.2). `spare`: each side's navy blocks
    that are not in play (6.1). `last_turn`: the turn before, shown by arrows. `order_dice`: what
    each side rolled for the year's order (5). `winter_losses`: the blocks that each side has named
    to suffer from winter (13). `shares`: how a short pool is split between cities; `replenished`:
    the cities that have drawn in this winter (14). With both sides moving at once (19): `orders`
    are what each has written so far, `facing` is the British turn beside the American one,
    `last_facing` that of the turn before, `next_chooser` who names the next battle (A64).
    """

    fleets: dict[str, Fleet] = {}
    spare: dict[Side, int] = {}
    held: dict[str, Side] = {}
    year: int = 0
    campaign_turn: int = 0
    first: Side = ""
    phase: Phase = Phase.SETUP
    turn: Turn = Turn()
    last_turn: Turn = Turn()
    order_dice: dict[Side, int] = {}
    battle: Battle | None = None
    naval: NavalBattle | None = None
    prize: Prize | None = None
    winter_losses: dict[Side, tuple[str, ...]] = {}
    shares: dict[str, int] = {}
    replenished: tuple[str, ...] = ()
    orders: dict[Side, tuple[Order, ...]] = {}
    facing: Turn = Turn()
    last_facing: Turn = Turn()
    next_chooser: Side = ""

    off_the_map = derived_from(_count_off_the_map, "board", "armies")
    """How many of each side's blocks are in each place but the towns, where there are any."""


def blank(board: Board, options: dict[str, str]) -> Situation:
    """Return the position before the set-up: all infantry and dragoons in the pool (3.2)."""
    blocks = {
        id_: block_of(sheet, ABSENT if sheet.kind == INDIAN else POOL)
        for id_, sheet in board.roster.items()
    }
    return Situation(
        board=board,
        options=options,
        blocks=blocks,
        spare=dict.fromkeys(SIDES, board.sheet.ships_per_side),
    )


@cache
def fleet_key(place: str, side: Side) -> str:
    """Name a side's fleet in a place of the board: "lake-erie/us"."""
    return f"{place}/{side}"


def fleet(state: Situation, place: str, side: Side) -> Fleet:
    """Return a side's ships in a place, none if it has none there."""
    return state.fleets.get(fleet_key(place, side), NO_SHIPS)


def holder(state: Situation, town: str) -> Side:
    """Return who controls a town (1.2), as settled at the last moment that could change it."""
    return state.held.get(town, state.board.towns[town].side)


def with_fleet(
    state: Situation, place: str, side: Side, *, operational: int = 0, damaged: int = 0
) -> Situation:
    """Return the state with a fleet's numbers changed by these differences."""
    key = fleet_key(place, side)
    old = state.fleets.get(key, NO_SHIPS)
    new = Fleet(old.operational + operational, old.damaged + damaged)
    fleets = {k: v for k, v in state.fleets.items() if k != key}
    if new.ships:
        fleets[key] = new
    return replaced(state, fleets=fleets)


def with_ships_moved(
    state: Situation, origin: str, to: str, side: Side, *, operational: int = 0, damaged: int = 0
) -> Situation:
    """Return the state with so many ships of a fleet moved to another place."""
    state = with_fleet(state, origin, side, operational=-operational, damaged=-damaged)
    return with_fleet(state, to, side, operational=operational, damaged=damaged)


def turn_of(state: Situation, side: Side) -> Turn:
    """Return a side's own turn where both move at once (19), else that of the mover."""
    return state.facing if state.facing.mover == side else state.turn


def with_turn(state: Situation, side: Side, **changes: object) -> Situation:
    """Return the state with a side's turn changed."""
    if state.facing.mover == side:
        return replaced(state, facing=replace(state.facing, **changes))
    return replaced(state, turn=replace(state.turn, **changes))
