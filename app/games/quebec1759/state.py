"""The whole truth about a position of Quebec 1759, and what is asked of whom."""

from enum import StrEnum

from msgspec.structs import replace

from app.engine.memo import derived, replaced
from app.engine.values import Hidden, Side
from app.games.quebec1759.battle_state import Battle
from app.games.quebec1759.board import FR, GB, SIDES, Board
from app.kit.blocks import HAND, Block, BlockState, Face, block_of


class Phase(StrEnum):
    """Phases of a match, in the order of a turn (4)."""

    SETUP = "setup"
    TIDE = "tide"
    ORDERS = "orders"
    REVEAL = "reveal"
    PICKS = "picks"
    MOVES = "moves"
    OTTAWA = "ottawa"
    BATTLES = "battles"
    SUPPLY = "supply"
    TURN_END = "turn-end"


class Ask(StrEnum):
    """The kinds of decision a side can be asked for."""

    PLACE = "place"
    ORDERS = "orders"
    PICKS = "picks"
    MEETING = "meeting"
    VISIT = "visit"
    RAID_HITS = "raid-hits"
    ANSWER_RAID = "answer-raid"
    OTTAWA_GO = "ottawa-go"
    SEND_HOME = "send-home"
    SUPPLY = "supply"
    NEXT_BATTLE = "next-battle"
    OTTAWA_LEAVE = "ottawa-leave"
    DEPLOY = "deploy"
    PART = "part"
    TAKE_HITS = "take-hits"
    ROUT = "rout"
    LEAVE = "leave"


class OrderPart(Hidden, frozen=True):
    """So many blocks to a zone by one way: see `actions.Part`. `picked` are those named for it."""

    to: str
    way: str
    count: int
    picked: tuple[str, ...] = ()


class Order(Hidden, frozen=True):
    """A side's order of the turn (9.1). An empty one is a halt.

    `ships`: how many go, `direction` "up" or "down". `ottawa`: the zone they go to. `named`: its
    blocks were named in advance (A8).
    """

    origin: str = ""
    parts: tuple[OrderPart, ...] = ()
    ships: int = 0
    direction: str = ""
    ottawa: str = ""
    named: bool = False


NO_ORDER = Order()


class Arrival(Hidden, frozen=True):
    """How a block came to its zone this turn: the zones it went through, and the last step's way.

    `way`: "road", "crossing" or "river".
    """

    path: tuple[str, ...]
    way: str = "road"


class Raid(Hidden, frozen=True):
    """State of the Ottawa in the zone they were ordered to (22).

    `what`: "raid" or "scout", "" before it is chosen. `hits`: still to be taken by the British,
    `scored` in all; `reduced`: the blocks that took some. `answered`: return fire is over.
    """

    zone: str
    what: str = ""
    hits: int = 0
    scored: int = 0
    reduced: tuple[str, ...] = ()
    answered: bool = False


class Turn(Hidden, frozen=True, dict=True, gc=True):
    """Progress of the campaign turn.

    `orders`: what each side wrote, unseen by the other until all have sealed. `held`: who had
    which zone when the turn began. `arrivals`: how each block that moved came. `meeting`: where
    forces that move at each other meet (11.1), once that is known. `river_used`: how many a side's
    retreats by river carried, by "SL/gb". `tide`: the die of the tide, 0 not rolled. `scouted`: the
    faces the French were shown.
    """

    orders: dict[Side, Order] = {}
    held: dict[str, Side] = {}
    arrivals: dict[str, Arrival] = {}
    meeting: str = ""
    river_used: dict[str, int] = {}
    tide: int = 0
    scouted: tuple[Face, ...] = ()


TIDE_BARS_ON = 1


class Situation(BlockState[Board], frozen=True):
    """A position: every block, every ship, the calendar, and who must decide what.

    `ships`: how many lie in each river area. `occupied`: the zones the British have held so far
    (20). `militia_due`: how many Quebec militia are still to be sent home. `ottawa_zones`: where
    alone the Ottawa may be, as far as everybody can tell; empty while nothing is known.
    """

    ships: dict[str, int] = {}
    turn_number: int = 0
    phase: Phase = Phase.SETUP
    turn: Turn = Turn()
    last_turn: Turn = Turn()
    occupied: tuple[str, ...] = ()
    militia_due: int = 0
    ottawa_zones: tuple[str, ...] = ()
    raid: Raid | None = None
    battle: Battle | None = None

    @property
    def tide_bars_river(self) -> bool:
        """Whether the tide keeps everybody off the river this turn (23)."""
        return self.turn.tide == TIDE_BARS_ON


def blank(board: Board, options: dict[str, str]) -> Situation:
    """Return the position before the set-up: British stand on the island, the French wait (3.3).

    3.2 Every block is at its greatest CV.
    """
    start = {GB: board.island, FR: HAND}
    blocks = {id_: block_of(sheet, start[sheet.side]) for id_, sheet in board.roster.items()}
    return Situation(
        board=board,
        options=options,
        blocks=blocks,
        ships={board.sheet.navy.start: board.sheet.navy.ships},
    )


def strengths(state: Situation) -> dict[Side, int]:
    """Return each side's CV on the map, added up (A38, A39)."""
    return derived(state, _strengths, state.board, state.blocks)


def _strengths(board: Board, blocks: dict[str, Block]) -> dict[Side, int]:
    return {side: sum([blocks[block].cv for block in board.army[side]]) for side in SIDES}


def order_of(state: Situation, side: Side) -> Order:
    """Return what a side has written for this turn."""
    return state.turn.orders.get(side, NO_ORDER)


def river_key(area: str, side: Side) -> str:
    """Name what a side's retreats use of a river area: "SL/gb"."""
    return f"{area}/{side}"


def with_turn(state: Situation, **changes: object) -> Situation:
    """Return the state with some of what was done in this turn changed."""
    return replaced(state, turn=replace(state.turn, **changes))


def with_order(state: Situation, side: Side, order: Order) -> Situation:
    """Return the state with another order of a side."""
    return with_turn(state, orders={**state.turn.orders, side: order})


def with_river_used(state: Situation, area: str, side: Side, blocks: int) -> Situation:
    """Return the state after a retreat of so many blocks by river."""
    if not blocks:
        return state
    key, used = river_key(area, side), state.turn.river_used
    return with_turn(state, river_used={**used, key: used.get(key, 0) + blocks})
