"""The whole truth about a position of Liberty, and what is asked of whom."""

from enum import StrEnum

from msgspec.structs import replace

from app.engine.memo import replaced
from app.engine.values import Hidden, Side
from app.games.liberty.battle_state import Battle
from app.games.liberty.board import AM, ATLANTIC, FRENCH, GB, Board, other
from app.kit.blocks import BlockState, army, block_of
from app.kit.cards import Cards

POOL = "pool"
"""Where blocks wait to be drawn, unseen by the enemy (6)."""
FRENCH_POOL = "french-pool"
"""Where French blocks lie face up until France enters the war (12)."""
PRISON = "prison"
"""Where eliminated blocks are, face up, as the enemy's prisoners (11.5)."""
DRAWN = "drawn"
"""Where a block is that was drawn and is yet to be placed."""
OFF_MAP = (POOL, FRENCH_POOL, PRISON, DRAWN)


class Phase(StrEnum):
    """Phases of a match, in the order of a turn and of winter (11)."""

    CARDS = "cards"
    WEATHER = "weather"
    FIRST = "first"
    SECOND = "second"
    BATTLES = "battles"
    TURN_END = "turn-end"
    VICTORY = "victory"
    FRANCE = "france"
    DISBAND = "disband"
    ATTRITION = "attrition"
    EXCHANGE = "exchange"
    YEAR_END = "year-end"


class Ask(StrEnum):
    """The kinds of decision a side can be asked for."""

    CARD = "card"
    PUT_BACK = "put-back"
    SUPPLY = "supply"
    MOVE = "move"
    BUILD = "build"
    DEPLOY = "deploy"
    ORDER = "order"
    FIGHT = "fight"
    TAKE_HIT = "take-hit"
    WITHDRAW = "withdraw"
    REGROUP = "regroup"
    DISBAND = "disband"
    ATTRITION = "attrition"
    EXCHANGE = "exchange"


class TurnStage(StrEnum):
    """How far a phase of the turn has come."""

    BEGUN = ""
    MOVED = "moved"
    MARCHED = "marched"
    BUILT = "done"
    FOUGHT = "fought"
    DISBANDED = "disbanded"
    EXCHANGED = "exchanged"


class PathTaken(Hidden, frozen=True):
    """How a block moved this turn: the places of its path, the first the one it left.

    `way`: "land", "river", "ship" (on the map) or "sea" (by a box). `marches`: one hex more than it
    may, by a forced march (5.5).
    """

    path: tuple[str, ...]
    way: str
    marches: bool = False


class Trade(Hidden, frozen=True):
    """Prisoners that a side offers to give, for those that it wants back (11.5).

    `carries_over`: nobody can answer it any more in this turn, so it stays open in the next (A45).
    """

    by: Side = ""
    give: tuple[str, ...] = ()
    want: tuple[str, ...] = ()
    open: bool = False
    carries_over: bool = False


NO_TRADE = Trade()


def carried_over(trade: Trade) -> Trade:
    """Return what is left of an offer when a turn begins: it is carried over once at most (A45)."""
    return replace(trade, carries_over=False) if trade.carries_over else NO_TRADE


class Turn(Hidden, frozen=True, dict=True, gc=True):
    """Progress of the turn.

    `first`: player 1 (3.1). `weather`: the die, 0 not rolled. `held`: whose each hex was when the
    turn began (A11). `stood`: how many blocks each side had in a place when player 2 began.
    `used`: actions spent on building, and on groups that were lost on the march. `built`: places
    where a block was put (6). `supplied`: blocks that took a step. `moved`: how each block that
    moved did. `attackers`: who attacks in each battle; `order`: the battles still to be fought.
    `stage`: how far the phase has come, a `TurnStage`; in attrition the side whose losses are
    settled. `forced`: who forced an exchange of prisoners by a supply
    card (A66). `came_home`: Indians that came to defend their town, until its battle begins (A65).
    """

    first: Side = ""
    stage: str = TurnStage.BEGUN
    weather: int = 0
    held: dict[str, Side] = {}
    stood: dict[str, int] = {}
    used: int = 0
    built: tuple[str, ...] = ()
    supplied: tuple[str, ...] = ()
    moved: dict[str, PathTaken] = {}
    attackers: dict[str, Side] = {}
    order: tuple[str, ...] = ()
    trade: Trade = NO_TRADE
    forced: tuple[Side, ...] = ()
    came_home: tuple[str, ...] = ()

    @property
    def second(self) -> Side:
        """Player 2 (3.1)."""
        return other(self.first)


class Situation(BlockState[Board], frozen=True):
    """A position: every block, the cards, the calendar, and who must decide what.

    `turn_number`: of the year, from 1. `marked`: blocks of a draft that are to be disbanded or lost
    in winter, by side.
    """

    cards: Cards = Cards()
    year: int = 0
    turn_number: int = 0
    phase: Phase = Phase.CARDS
    is_french_war: bool = False
    turn: Turn = Turn()
    last_turn: Turn = Turn()
    marked: dict[Side, tuple[str, ...]] = {}
    battle: Battle | None = None


def blank(board: Board, options: dict[str, str]) -> Situation:
    """Return the position at the start of the first year (12)."""
    at = {start.block: start for start in board.sheet.start}
    blocks = {
        id_: block_of(sheet, at[id_].at, at[id_].cv)
        if id_ in at
        else block_of(sheet, FRENCH_POOL if sheet.nation == FRENCH else POOL)
        for id_, sheet in board.roster.items()
    }
    return Situation(board=board, options=options, blocks=blocks, year=board.sheet.calendar.first)


def mover(state: Situation) -> Side:
    """Return whose actions it is time for: player 1's, then player 2's (3.1)."""
    return state.turn.first if state.phase == Phase.FIRST else state.turn.second


def count(state: Situation, place: str, side: Side) -> int:
    """Count a side's blocks in a place."""
    return len(army(state, place, side))


def holders(state: Situation) -> dict[str, Side]:
    """Return whose each place is by who stands there, else by its town (5.3), if anybody's.

    Where both stand, their battle is yet to be fought: it is whose it was. The Atlantic is both's.
    """
    british, american = state.armies[GB], state.armies[AM]
    held = state.board.friends | dict.fromkeys(british, GB) | dict.fromkeys(american, AM)
    for place in british.keys() & american.keys():
        held[place] = state.turn.held.get(place, "")
    places = [place for place in state.board.places if held.get(place) and place != ATLANTIC]
    return {place: held[place] for place in places}


def with_turn(state: Situation, **changes: object) -> Situation:
    """Return the state with some of what was done in this turn changed."""
    return replaced(state, turn=replace(state.turn, **changes))


def with_moved(state: Situation, block: str, moved: PathTaken) -> Situation:
    """Return the state after a block moved in this turn."""
    return with_turn(state, moved={**state.turn.moved, block: moved})
