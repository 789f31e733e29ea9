"""What the store keeps of a match, as frozen values."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping

from app.clock import DAY_SECONDS
from app.engine import chance, codec
from app.engine.game import AnyGame
from app.engine.memo import cached_by_key
from app.engine.values import Message, Shown, Side
from app.matches import ids

OPEN = "open"
RUNNING = "running"
ENDED = "ended"
CANCELLED = "cancelled"

BY_LINK = "link"
"""Who may watch a match: whoever has its link."""

A_TURN = "turn"
THE_END = "end"
"""What a seat is told by mail: that it is its turn, that the match has ended."""

CLAIM_DAYS: Final = 14
"""After how many days an abandoned match may be claimed, unless its maker says otherwise."""

Names = tuple[str, str]
"""The creator's name and the guest's."""


class Seat(IntEnum):
    """Who a token stands for. Sides come later: they may be drawn.

    `CURTAIN`: a device that both players share. It has the match, and a seat only while one of
    them has opened theirs.
    """

    CREATOR = 0
    GUEST = 1
    WATCHER = 2
    CURTAIN = 3


PLAYERS = (Seat.CREATOR, Seat.GUEST)


class Promise(Shown, frozen=True, omit_defaults=False):
    """What is fixed before a match's second player sends their number, and is shown to them first.

    `commitment` is the SHA-256 of the server's seed, `entropy` the creator's number, both in hex.
    """

    match: str
    commitment: str
    entropy: str


class Origin(Shown, frozen=True, omit_defaults=False):
    """Where a match goes on from: after commit `at` of another that is over, dated `when`."""

    match: str
    at: int
    when: Message


@dataclass(frozen=True)
class MatchInfo:
    """A match's row. `seed` is secret until the match has ended. `machine`: which one is the guest.

    `creator_side` is "" until it is drawn, `guest_entropy` empty until somebody sits down.
    `claim_days`: after how many days of waiting the match may be claimed as abandoned, 0 for never.
    `board`: the SHA-256 of its board's sheet in hex, "" for the standard one of version 0.2.
    `origin`: where it goes on from, None for a match of its own.
    """

    match: int
    game: str
    edition: int
    scenario: str
    options: Mapping[str, str]
    watch: str
    status: str
    created: int
    creator_side: Side
    creator_name: str
    guest_name: str
    seed: bytes
    creator_entropy: bytes
    guest_entropy: bytes
    machine: str = ""
    claim_days: int = 0
    board: str = ""
    origin: Origin | None = None

    @cached_property
    def id(self) -> str:
        """The match's id, as it stands in addresses."""
        return ids.shown(self.match)

    @cached_property
    def commitment(self) -> str:
        """Return what was promised before play."""
        return chance.commitment(self.seed)

    @property
    def promise(self) -> Promise:
        """Return what whoever sits down is shown first."""
        return Promise(self.id, self.commitment, self.creator_entropy.hex())

    @cached_property
    def key(self) -> bytes:
        """The key of the match's draws. Both must sit."""
        return chance.match_key(self.seed, (self.creator_entropy, self.guest_entropy), self.id)

    @property
    def claim_seconds(self) -> int:
        """After how many seconds of waiting the match may be claimed as abandoned; 0: never."""
        return self.claim_days * DAY_SECONDS

    def side(self, game: AnyGame, seat: Seat) -> Side:
        """Return a player's side; "" while sides are not drawn yet."""
        if not self.creator_side:
            return ""
        first, second = game.sides
        other = second if self.creator_side == first else first
        return self.creator_side if seat is Seat.CREATOR else other

    @cached_by_key
    def names(self, game: AnyGame) -> dict[Side, str]:
        """Return the players' names by side, as far as both are known."""
        if not self.creator_side:
            return {}
        names = {}
        if self.creator_name:
            names[self.creator_side] = self.creator_name
        if self.guest_name:
            names[self.side(game, Seat.GUEST)] = self.guest_name
        return names

    @cached_by_key
    def machines(self, game: AnyGame) -> dict[Side, str]:
        """Return which side a machine plays, and which machine it is."""
        if not self.machine or not self.creator_side:
            return {}
        return {self.side(game, Seat.GUEST): self.machine}


def info_of(row: RowMapping) -> MatchInfo:
    """Return what a match's row says, as it was read, maybe with columns of other tables."""
    known = {name: row[name] for name in MatchInfo.__dataclass_fields__}
    kept = row["origin"]
    origin = msgspec.json.decode(kept, type=Origin) if kept else None
    return MatchInfo(**{**known, "options": json.loads(row["options"]), "origin": origin})


def row_of(info: MatchInfo) -> dict[str, Any]:
    """Return a match's row, as it is written."""
    known = {name: getattr(info, name) for name in MatchInfo.__dataclass_fields__}
    origin = codec.wire(info.origin).decode() if info.origin else ""
    return {**known, "options": json.dumps(dict(info.options)), "origin": origin}


@dataclass(frozen=True, slots=True)
class Principal:
    """Somebody with a valid token for a match."""

    match: int
    seat: Seat
    token: str
    """The id of their token, which is no secret."""
    until: int = 0
    """When their sitting at a shared device ends, unless they go on; 0 for a seat to keep."""
    is_both: bool = False
    """After the end a shared device has a seat again, for both its players: nobody's in private."""


@dataclass(frozen=True, slots=True)
class Device:
    """A token of a seat, or a link for a further one that is still open."""

    id: str
    label: str
    created: int


@dataclass(frozen=True, slots=True)
class DeviceRequest:
    """What a player asks for who uses a device link up.

    `session`: their browser's, which takes the place of `old_session`. `token`: one that they have
    already. `key`: what they may ask with again, should the answer be lost.
    """

    secret: str
    session: bytes | None = None
    old_session: bytes | None = None
    token: str | None = None
    key: str = ""


@dataclass(frozen=True, slots=True)
class Stored:
    """A row of the journal, as it is read back."""

    seq: int
    seat: int | None
    kind: str
    payload: bytes
    salt: bytes
    head: bytes
