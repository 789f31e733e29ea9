"""What is kept and shown of the people at a table, as frozen values."""

from dataclasses import dataclass
from enum import StrEnum

from app.engine.values import Shown, Side
from app.matches.loaded import LoadedMatch
from app.matches.models import BY_LINK, ENDED, MatchInfo, Seat


class ChatRoom(StrEnum):
    """The two rooms of a match."""

    PLAYERS = "players"
    SPECTATORS = "spectators"


class ChatLine(Shown, frozen=True):
    """A line of a room: a player's `side`, or a spectator's `number` and perhaps `name`."""

    n: int
    at: int
    text: str
    side: Side = ""
    number: int = 0
    name: str = ""


class ChatLines(Shown, frozen=True, omit_defaults=False):
    """Lines of a room in order; `first` is the number of the first, 0 when there are none."""

    lines: tuple[ChatLine, ...]
    first: int


class Note(Shown, frozen=True, omit_defaults=False):
    """A seat's private notes. `version` 0: nothing was ever written."""

    version: int
    text: str


class LastSeen(Shown, frozen=True, omit_defaults=False):
    """When a player was last at the board, to the minute, in seconds since 1970."""

    here: bool
    seen: int


class Players(Shown, frozen=True, omit_defaults=False):
    """When each player was last seen; who never was is left out."""

    players: dict[Side, LastSeen]


NONE = "none"
OFFERED = "offered"
WITHDRAWN = "withdrawn"
DECLINED = "declined"
MADE = "made"


class ShownRematch(Shown, frozen=True, omit_defaults=False):
    """The status of the rematch.

    `match`, `commitment` and the offerer's `entropy` are shown with the offer already: who agrees
    sends their own number after them, and they can't be changed to suit it.
    """

    state: str
    by: Side
    commitment: str
    match: str | None
    entropy: str


@dataclass(frozen=True, slots=True)
class Rematch:
    """A match's rematch as it is stored. `seat` asked for it; `seed` is secret as a match's is."""

    match: int
    version: int
    state: str
    seat: Seat
    made: int
    seed: bytes
    entropy: bytes


def has_room(info: MatchInfo, room: ChatRoom) -> bool:
    """Whether there could be anybody in a room: a machine does not talk."""
    if room is ChatRoom.PLAYERS:
        return not info.machine
    return info.watch == BY_LINK


def may_read(loaded: LoadedMatch, seat: Seat, chat: ChatRoom) -> bool:
    """Return who may read a room: before the end those whose room it is, then everybody."""
    is_own = (seat is Seat.WATCHER) == (chat is ChatRoom.SPECTATORS)
    return is_own or loaded.state.status == ENDED


def may_write(loaded: LoadedMatch, seat: Seat, chat: ChatRoom) -> bool:
    """Return who may write: a spectator in their room; a player, after the end, in both."""
    if seat is Seat.WATCHER:
        return chat is ChatRoom.SPECTATORS
    return may_read(loaded, seat, chat)
