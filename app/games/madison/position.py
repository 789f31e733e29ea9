"""The public part of a position: the truth and every view have it alike.

Counters lie open, so a rule asks a `Position`, whichever of them it is. Lookups that every chapter
needs stand here as well.
"""

from collections.abc import Iterable
from typing import Protocol

from app.engine.values import Side
from app.games.madison.battle_state import Attrition, Battle, HarbourDue, NavalBattle, RetreatDue
from app.games.madison.board import CARD_ENTRY, Board
from app.games.madison.play_state import Effect, Force, Piece, Play, Run
from app.kit.blocks import GONE, Armies

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


class Position(Protocol):
    """The public part of a position: the truth and every view have it alike."""

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
    def armies(self) -> Armies:
        """Each side's counters by the place they are in, each list by id."""

    @property
    def seized(self) -> dict[str, Side]:
        """The spaces that a side controls in enemy territory (4.14)."""

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
    def attrition(self) -> Attrition | None:
        """The winter attrition under way (16.2)."""

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
        """Return what cards have put in force beyond their own play."""

    @property
    def runs(self) -> tuple[Run, ...]:
        """Effects of cards that are being carried out, the last one first."""

    @property
    def phase(self) -> str:
        """Return the phase."""


def pieces_at(position: Position, place: str, side: Side) -> list[str]:
    """List a side's counters in a place, by id."""
    return position.armies[side].get(place, [])


def units_at(position: Position, place: str, side: Side) -> list[str]:
    """List a side's land units in a place, by id."""
    land = position.board.land
    return [piece for piece in pieces_at(position, place, side) if piece in land]


def vessels_at(position: Position, place: str, side: Side) -> list[str]:
    """List a side's vessels in a place, by id."""
    vessels = position.board.vessels
    return [piece for piece in pieces_at(position, place, side) if piece in vessels]


def leaders_at(position: Position, place: str, side: Side) -> list[str]:
    """List a side's leaders in a place, by id."""
    roster = position.board.roster
    return [piece for piece in pieces_at(position, place, side) if roster[piece].is_leader]


def on_map(position: Position, side: Side) -> Iterable[tuple[str, list[str]]]:
    """List the places on the map where a side has counters, with these."""
    return [at for at in position.armies[side].items() if at[0] not in OFF_MAP]


def is_reduced(position: Position, piece: str) -> bool:
    """Whether a counter shows its reduced or damaged side (3.17)."""
    own = position.blocks[piece]
    return own.cv < own.max


def strength_of(position: Position, piece: str) -> int:
    """Return the strength that a land unit shows (3.13)."""
    sheet = position.board.roster[piece]
    return sheet.reduced if is_reduced(position, piece) else sheet.strength


def may_march(position: Position, force: Force) -> bool:
    """Whether a force may go by land: units may beside the vessels that are activated with them."""
    roster = position.board.roster
    return not force.water or any(roster[piece].is_land for piece in force.pieces)


def play_of(position: Position) -> Play:
    """Return the card play under way."""
    if position.play is None:
        raise AssertionError("no card is being played")
    return position.play
