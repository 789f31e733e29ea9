"""The whole truth about a position, and what is asked of whom.

Counters lie open; what is secret are the cards and the standing orders.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from msgspec.structs import replace

from app.engine.memo import derived_from, replaced
from app.engine.values import Hidden, Side
from app.games.madison import control
from app.games.madison.battle_state import Attrition, Battle, HarbourDue, NavalBattle, RetreatDue
from app.games.madison.board import CARD_ENTRY, Board, Scenario
from app.games.madison.calendar import order_of
from app.games.madison.play_state import Effect, Piece, Play, Run
from app.games.madison.position import BACK, CARD, SCHEDULE, STOCKS, play_of
from app.kit.blocks import GONE, BlockState
from app.kit.cards import Cards


class Phase(StrEnum):
    """Phases of a match, in the order of a turn (7.1) and a winter (16.1)."""

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
    ORDERS = "orders"
    ARRIVE = "arrive"
    FIGHT_IN = "fight-in"
    RETURN = "return"
    HARBOUR = "harbour"
    LEAD_SHIP = "lead-ship"
    SHIP_LOSS = "ship-loss"
    WINTER = "winter"
    ATTRITION = "attrition"


class MadisonCards(Cards, frozen=True):
    """Where the cards are that were dealt; all others of the year's deck are in it.

    `held`: face down before their side (7.34). `used`: those that were played as events.
    """

    held: dict[Side, tuple[str, ...]] = {}
    used: tuple[str, ...] = ()


PLAY, TURN = "play", "turn"
"""Until when a standing order stands."""


class StandingOrder(Hidden, frozen=True):
    """A standing order for a window: never to be asked in it, or only if ... (sealed).

    `only`: in these spaces; `least`: against so many units. `until`: the end of the "play" or of
    the "turn".
    """

    window: str
    only: tuple[str, ...] = ()
    least: int = 0
    until: str = TURN


class Situation(BlockState[Board], frozen=True):
    """A position: every counter, the cards, the calendar, and who must decide what.

    `counted`: how many cards each side drew before the war, `drawn` the last one, which is secret;
    `declared`: who drew the Declaration.
    `next_side`: whose card play comes next. `runs`: effects of cards that are being carried
    out, the last one first. `orders`: standing orders, which are secret. `put_back`: from which
    port each counter was put back into a control box, while its side does so (11.23).
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
    attrition: Attrition | None = None
    lakes: dict[str, Side] = {}
    depots: dict[str, Side] = {}
    forts: tuple[str, ...] = ()
    destroyed: tuple[str, ...] = ()
    ruined: tuple[str, ...] = ()
    lost_bases: dict[str, int] = {}
    card_points: dict[Side, int] = {}
    forfeited: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()
    runs: tuple[Run, ...] = ()
    counted: dict[Side, int] = {}
    declared: Side = ""
    drawn: str = ""
    answered: tuple[Side, ...] = ()
    orders: dict[Side, tuple[StandingOrder, ...]] = {}
    put_back: dict[str, str] = {}

    seized = derived_from(control.seized, "board", "destroyed", "armies", "blocks", "intruder")
    """The spaces that a side controls in enemy territory (4.14)."""

    @property
    def intruder(self) -> Side:
        """Who controls no space in which both sides stand (10.1)."""
        return control.intruder(self)


def orders_beyond_play(
    orders: dict[Side, tuple[StandingOrder, ...]],
) -> dict[Side, tuple[StandingOrder, ...]]:
    """Return the standing orders that outlast a card play."""
    left = {side: tuple(o for o in own if o.until != PLAY) for side, own in orders.items()}
    return {side: own for side, own in left.items() if own}


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
    if piece in board.backs:
        return BACK
    arrives = [one.turn for one in board.sheet.schedule if piece in one.pieces]
    if arrives:
        return SCHEDULE if order_of(arrives[0]) > order_of(begin.first) else GONE
    if sheet.is_vessel and sheet.available not in ("start", CARD_ENTRY):
        return STOCKS
    return CARD if not sheet.is_vessel or sheet.available == CARD_ENTRY else GONE


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
