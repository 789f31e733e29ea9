"""The whole truth about a position, and what is asked of whom.

Counters lie open, so whatever is `Shown` here stands in the position and in every view alike, and
the rules ask either of them (`Position`). What is secret are the cards and the standing orders.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Protocol

from msgspec.structs import replace

from app.engine.memo import replaced
from app.engine.resolution import PendingDecision
from app.engine.values import Hidden, Shown, Side
from app.games.madison.battle_state import Battle, HarbourDue, NavalBattle, RetreatDue
from app.games.madison.board import (
    CARD_ENTRY,
    Board,
    Scenario,
    other,
)
from app.games.madison.calendar import order_of
from app.kit.blocks import GONE, BlockState, armies_of
from app.kit.cards import Cards

SCHEDULE = "schedule"
"""Where pieces wait for the turn in which they arrive (14)."""
DELAYED = "delayed"
"""Where arrivals wait that were put off by a turn (14.2)."""
STOCKS = "stocks"
"""Where vessels are that are yet to be built (15)."""
CARD = CARD_ENTRY
"""Where pieces are that only a card brings (3.64)."""
BACK = "back"
"""Where a leader is who is the other side of another's counter (3.4)."""
WAITING = "waiting"
"""Where leaders wait for a space to arrive in (3.42, 14.34, 14.43)."""
OFF_MAP = frozenset({SCHEDULE, DELAYED, STOCKS, CARD, BACK, WAITING, GONE})


class Phase(StrEnum):
    """What the match is about at the moment, in the order of a turn (7.1) and a winter (16.1)."""

    PREWAR = "prewar"
    ARRIVALS = "arrivals"
    CARDS = "cards"
    FIGHT_IN = "fight-in"
    RETURN = "return"
    FIRST = "first"
    ACTION = "action"
    HOME = "home"
    CHECK = "check"
    WINTER = "winter"
    ATTRITION = "attrition"
    REPAIR = "repair"
    TURN_END = "turn-end"
    TREATY = "treaty"
    OVER = "over"


class Ask(StrEnum):
    """The kinds of decision a side can be asked for."""

    DRAWN = "drawn"
    PLAY = "play"
    FORCE = "force"
    REACT = "react"
    MOVE = "move"
    EVADE = "evade"
    LEAD = "lead"
    LOSS = "loss"
    RETREAT = "retreat"
    RESTORE = "restore"
    BUILD = "build"
    DEPOT = "depot"
    EFFECT = "effect"
    ARRIVE = "arrive"
    FIGHT_IN = "fight-in"
    RETURN = "return"
    HOME = "home"
    HARBOUR = "harbour"
    LEAD_SHIP = "lead-ship"
    SHIP_LOSS = "ship-loss"
    WINTER = "winter"
    ATTRITION = "attrition"


class Use(StrEnum):
    """The ways of using a card (8.31), and laying it down (7.34)."""

    EVENT = "event"
    LEADER = "leader"
    UNITS = "units"
    BUILD = "build"
    RESTORE = "restore"
    DEPOT = "depot"
    OPERATIONS = "operations"
    CAMPAIGN = "campaign"
    HOLD = "hold"


class Stage(StrEnum):
    """How far a card play has come."""

    CHOOSE = "choose"
    FORCE = "force"
    NAMED = "named"
    MOVE = "move"
    ENTER = "enter"
    BATTLE = "battle"
    SPEND = "spend"
    EFFECT = "effect"
    END = "end"


class Piece(Shown, frozen=True):
    """A counter: `cv` its steps left, `max` its sides, `at` a place on the map or off it."""

    side: Side
    kind: str
    max: int
    cv: int
    at: str
    group: str = ""


class Moved(Shown, frozen=True):
    """How a piece moved in this card play: the places of its path, the first the one it left.

    `spent`: its movement points; `way`: the kind of its last step; `stopped`: it goes no further.
    `told`: how many places of the path the log has told of.
    """

    path: tuple[str, ...]
    spent: int = 0
    way: str = ""
    stopped: bool = False
    told: int = 1


class Force(Shown, frozen=True):
    """A force that a card activates (8.4 to 8.7).

    `kind`: "leader", "naval" (a naval leader), "alone" (a leader without anybody), "units" or
    "event". `water`: it goes by water. `pieces`: the units activated; a leader takes and drops his
    on the way. `mp`, `unit_mp`, `limit`: instead of what is printed, 0 for that. `only`: the only
    spaces that it may attack; `peaceful`: it may attack none. `cancelled`: it does not act.
    """

    kind: str
    at: str
    leader: str = ""
    water: bool = False
    pieces: tuple[str, ...] = ()
    mp: int = 0
    unit_mp: int = 0
    limit: int = 0
    only: tuple[str, ...] = ()
    peaceful: bool = False
    cancelled: bool = False


class Effect(Shown, frozen=True):
    """Something that a card has left in force: `kind` says what, for `side`, on these names.

    `plays`: for so many of the side's card plays; 0 for the rest of this one.
    """

    kind: str
    side: Side = ""
    names: tuple[str, ...] = ()
    n: int = 0
    plays: int = 0
    card: str = ""


class Play(Shown, frozen=True):
    """A card play under way.

    `stage`: how far it has come; `use`: how the card is used. `now`: which of the `forces` acts.
    `group`: the pieces in hand, `aboard`: those of them that are on vessels. `moved`: how each
    piece moved. `target`: the space that is being entered, by the counters `entering`, by a link
    of kind `way` at this `cost`; `fights`: spaces of battles to come; `fought`: spaces that were
    attacked in this play (10.22). `supplied`: land units that were in supply when it began
    (13.36); `unmanned`: forts that only Indians held then (2.76). `passed`: windows that have
    closed. `withdrawn`: vessels that went to port before it (11.21). `spent`: points used, in
    halves; `done`: pieces or places already served. `effects`: what cards have put in force.
    """

    side: Side
    stage: Stage = Stage.CHOOSE
    card: str = ""
    use: str = ""
    forces: tuple[Force, ...] = ()
    now: int = 0
    group: tuple[str, ...] = ()
    aboard: tuple[str, ...] = ()
    moved: dict[str, Moved] = {}
    target: str = ""
    entering: tuple[str, ...] = ()
    way: str = ""
    cost: int = 0
    fights: tuple[str, ...] = ()
    fought: tuple[str, ...] = ()
    supplied: tuple[str, ...] = ()
    unmanned: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    withdrawn: tuple[str, ...] = ()
    spent: int = 0
    done: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()

    @property
    def force(self) -> Force:
        """The force that acts."""
        return self.forces[self.now]


class MadisonCards(Cards, frozen=True):
    """Where the cards are that were dealt; all others of the year's deck are in it.

    `held`: face down before their side (7.34). `used`: those that were played as events.
    """

    held: dict[Side, tuple[str, ...]] = {}
    used: tuple[str, ...] = ()


class Order(Hidden, frozen=True):
    """A standing order for a window: never to be asked, or only in these spaces (sealed).

    `until`: "play" or "turn".
    """

    window: str
    only: tuple[str, ...] = ()
    least: int = 0
    until: str = "turn"


class Position(Protocol):
    """What everybody knows of a position: the truth and every view have it alike."""

    @property
    def board(self) -> Board:
        """The board that it is played on."""

    @property
    def options(self) -> dict[str, str]:
        """The rulings that were chosen."""

    @property
    def blocks(self) -> dict[str, Piece]:
        """Every counter, by id."""

    @property
    def scenario(self) -> str:
        """The set-up it began with."""

    @property
    def turn(self) -> str:
        """The turn: "1812_SS"."""

    @property
    def first(self) -> Side:
        """Who plays first (7.33)."""

    @property
    def play(self) -> Play | None:
        """The card play under way."""

    @property
    def battle(self) -> Battle | None:
        """The land battle under way."""

    @property
    def naval(self) -> NavalBattle | None:
        """The naval battle under way."""

    @property
    def retreats(self) -> tuple[RetreatDue, ...]:
        """Who must retreat, the last one first."""

    @property
    def harbours(self) -> tuple[HarbourDue, ...]:
        """Whose vessels must go to port, the first ones first."""

    @property
    def lakes(self) -> dict[str, Side]:
        """Who controls each lake; marked ones in winter (11.4)."""

    @property
    def depots(self) -> dict[str, Side]:
        """Whose depot stands where (13.5)."""

    @property
    def forts(self) -> tuple[str, ...]:
        """The event forts on the map (2.74)."""

    @property
    def destroyed(self) -> tuple[str, ...]:
        """Towns that are destroyed (4.13)."""

    @property
    def ruined(self) -> tuple[str, ...]:
        """Naval bases that are destroyed (15.32)."""

    @property
    def lost_bases(self) -> dict[str, int]:
        """The year in which a main base fell (15.33)."""

    @property
    def card_points(self) -> dict[Side, int]:
        """Victory points of cards (4.17)."""

    @property
    def forfeited(self) -> tuple[str, ...]:
        """Spaces and lakes that score nothing at the end, for want of supply (4.3)."""

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What cards have put in force beyond their own play."""


class Situation(BlockState[Board], frozen=True):
    """A position: every counter, the cards, the calendar, and who must decide what.

    `counted`: how many cards each side drew before the war, `drawn` the last one, which is secret;
    `declared`: who drew the Declaration.
    `next_side`: whose card play comes next. `orders`: standing orders, which are secret.
    """

    blocks: dict[str, Piece]  # type: ignore[assignment]
    cards: MadisonCards = MadisonCards()
    scenario: str = ""
    turn: str = ""
    phase: Phase = Phase.PREWAR
    first: Side = ""
    next_side: Side = ""
    play: Play | None = None
    battle: Battle | None = None
    naval: NavalBattle | None = None
    retreats: tuple[RetreatDue, ...] = ()
    harbours: tuple[HarbourDue, ...] = ()
    lakes: dict[str, Side] = {}
    depots: dict[str, Side] = {}
    forts: tuple[str, ...] = ()
    destroyed: tuple[str, ...] = ()
    ruined: tuple[str, ...] = ()
    lost_bases: dict[str, int] = {}
    card_points: dict[Side, int] = {}
    forfeited: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()
    counted: dict[Side, int] = {}
    declared: Side = ""
    drawn: str = ""
    answered: tuple[Side, ...] = ()
    orders: dict[Side, tuple[Order, ...]] = {}


def blank(board: Board, scenario: str, options: dict[str, str]) -> Situation:
    """Return the position at the start of a scenario (5.1)."""
    begin = board.scenarios[scenario]
    at = {piece: one.at for one in begin.start for piece in one.pieces}
    places = {piece: at.get(piece) or _off_map(board, begin, piece) for piece in board.roster}
    return Situation(
        board=board,
        options=options,
        blocks={id_: placed(board, id_, place) for id_, place in places.items()},
        scenario=scenario,
        turn=begin.first,
        forts=begin.forts,
        destroyed=begin.destroyed,
        ruined=begin.bases,
        lakes=dict(begin.lakes),
        card_points={side: begin.vp.get(side, 0) for side in board.sides},
    )


def placed(board: Board, piece: str, at: str, cv: int | None = None) -> Piece:
    """Return a counter in a place, with all its steps unless it says otherwise."""
    sheet = board.roster[piece]
    return Piece(sheet.side, sheet.kind, sheet.max, sheet.max if cv is None else cv, at)


def _off_map(board: Board, begin: Scenario, piece: str) -> str:
    """Return where a piece is that no set-up places: to come, to be built, or gone."""
    sheet = board.roster[piece]
    if piece in begin.removed:
        return GONE
    if any(one.back == piece for one in board.roster.values()):
        return BACK
    arrives = [one.turn for one in board.sheet.schedule if piece in one.pieces]
    if arrives:
        return SCHEDULE if order_of(arrives[0]) > order_of(begin.first) else GONE
    if sheet.is_vessel and sheet.available not in ("start", CARD_ENTRY):
        return STOCKS
    return CARD if not sheet.is_vessel or sheet.available == CARD_ENTRY else GONE


def pieces_at(position: Position, place: str, side: Side) -> list[str]:
    """List a side's counters in a place, by id."""
    return armies_of(position)[side].get(place, [])


def units_at(position: Position, place: str, side: Side) -> list[str]:
    """List a side's land units in a place, by id."""
    roster = position.board.roster
    return [piece for piece in pieces_at(position, place, side) if roster[piece].is_land]


def vessels_at(position: Position, place: str, side: Side) -> list[str]:
    """List a side's vessels in a place, by id."""
    roster = position.board.roster
    return [piece for piece in pieces_at(position, place, side) if roster[piece].is_vessel]


def leaders_at(position: Position, place: str, side: Side) -> list[str]:
    """List a side's leaders in a place, by id."""
    roster = position.board.roster
    return [piece for piece in pieces_at(position, place, side) if roster[piece].is_leader]


def on_map(position: Position, side: Side) -> Iterable[tuple[str, list[str]]]:
    """List the places on the map where a side has counters, with these."""
    for place, pieces in armies_of(position)[side].items():
        if place not in OFF_MAP:
            yield place, pieces


def is_reduced(position: Position, piece: str) -> bool:
    """Whether a counter shows its reduced or damaged side (3.17)."""
    own = position.blocks[piece]
    return own.cv < own.max


def strength_of(position: Position, piece: str) -> int:
    """Return the strength that a land unit shows (3.13)."""
    sheet = position.board.roster[piece]
    return sheet.reduced if is_reduced(position, piece) else sheet.strength


def play_of(position: Position) -> Play:
    """Return the card play under way."""
    if position.play is None:
        raise AssertionError("no card is being played")
    return position.play


def with_pieces(state: Situation, changes: Mapping[str, Mapping[str, object]]) -> Situation:
    """Return the state with several counters changed."""
    changed = {piece: replace(state.blocks[piece], **what) for piece, what in changes.items()}
    return replaced(state, blocks={**state.blocks, **changed})


def moved_to(state: Situation, pieces: Iterable[str], at: str) -> Situation:
    """Return the state with counters put in a place."""
    return with_pieces(state, {piece: {"at": at} for piece in pieces})


def with_play(state: Situation, **changes: object) -> Situation:
    """Return the state with something of the card play changed."""
    return replaced(state, play=replace(play_of(state), **changes))


def with_moves_told(state: Situation) -> Situation:
    """Return the state after the log has told of every step so far."""
    moved = {
        piece: one if one.told == len(one.path) else replace(one, told=len(one.path))
        for piece, one in play_of(state).moved.items()
    }
    return with_play(state, moved=moved)


def with_battle(state: Situation, **changes: object) -> Situation:
    """Return the state with something of the land battle changed."""
    if state.battle is None:
        raise AssertionError("no battle is being fought")
    return replaced(state, battle=replace(state.battle, **changes))


def awaits(*entries: tuple[Side, Ask]) -> tuple[PendingDecision, ...]:
    """Return who must decide what, for a position that is put together."""
    return tuple(PendingDecision(side, ask) for side, ask in entries)


def enemy_of(play: Play) -> Side:
    """Return the side that does not play the card."""
    return other(play.side)
