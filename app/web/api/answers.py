"""What the calls are sent and what they answer, as docs/protocol.md has it."""

from typing import Annotated, Literal

import msgspec
from fastapi import Query

from app.engine.values import Choice, Message, OptionSheet, Outcome, Refusal, Shown, Side
from app.matches.commands import Key
from app.matches.models import CLAIM_DAYS, Promise
from app.people.chat import MAX_LETTERS
from app.people.models import ChatRoom

END = r"$(?!\n)"
"""The end of a text, in Python's patterns and in JavaScript's: `$` alone lets a newline follow."""
CONTROLS = r"\x7f-\x9f\u2028-\u202e\u2066-\u2069"
"""Control characters: some turn the text around them, some part lines."""
Entropy = Annotated[
    str,
    msgspec.Meta(
        pattern=f"^[0-9a-f]{{64}}{END}", description="32 random bytes of the client, in hex"
    ),
]
RetryKey = Annotated[
    str,
    msgspec.Meta(
        pattern=f"^([0-9a-f]{{64}})?{END}",
        description="32 random bytes of the client in hex, which nobody else may know: the same "
        "call with the same key gives the same seat again, by a new token",
    ),
]
PRINTABLE = rf"^[^\x00-\x1f{CONTROLS}]*{END}"
"""A name or a label, in one line. PostgreSQL stores no NUL."""
Name = Annotated[str, msgspec.Meta(max_length=40, pattern=PRINTABLE)]
Line = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=MAX_LETTERS,
        pattern=rf"^[^\x00-\x09\x0b-\x1f{CONTROLS}]*$",
        description="Plain text; of control characters the newline alone",
    ),
]
Notes = Annotated[str, msgspec.Meta(pattern=r"^[^\x00-\x08\x0b-\x1f\x7f-\x9f]*$")]
Secret = Annotated[str, msgspec.Meta(max_length=100)]
Word = Annotated[str, msgspec.Meta(max_length=60)]
LineNumber = Annotated[int | None, Query(ge=1, le=2**31 - 1)]
"""The number of a line of a log or a room; None for the latest lines."""
ClaimDays = Literal[3, 7, 14, 30, 0]
"""After how many days an abandoned match may be claimed, 0 for never."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a call is sent. Unknown fields are refused."""


Audience = Literal["anybody", "met"]
"""Whom an open match is listed for: all, or who has played with its maker."""


class PostOffer(Body, frozen=True):
    """Whom a match is to be listed for."""

    audience: Audience = "anybody"


class Create(Body, frozen=True):
    """A match to be made. `side` is one of the game's or "random".

    `machine`: which of the game's machines is the opponent, "" to invite a person. `shared`: a
    friend, of the name `friend`, plays on the same device. `claim_days`: after how many days an
    abandoned match may be claimed, 0 for never. `board`: the digest of a corrected board of the
    game, "" for the standard one. `offered`: anybody may sit down, and it is listed at once, for
    all or for those whom its maker has met in a match (`audience`).
    """

    game: Word
    side: Word
    entropy: Entropy
    scenario: Word = ""
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=50)] = {}
    watch: Literal["link", "nobody"] = "link"
    name: Name = ""
    machine: Word = ""
    claim_days: ClaimDays = CLAIM_DAYS
    shared: bool = False
    friend: Name = ""
    board: Annotated[str, msgspec.Meta(pattern=f"^([0-9a-f]{{64}})?{END}")] = ""
    offered: bool = False
    audience: Audience = "anybody"
    key: RetryKey = ""


class Continue(Body, frozen=True):
    """A match to be made that goes on from commit `at` of another. The rest is as in `Create`."""

    at: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    side: Word
    entropy: Entropy
    watch: Literal["link", "nobody"] = "link"
    name: Name = ""
    machine: Word = ""
    claim_days: ClaimDays = CLAIM_DAYS
    shared: bool = False
    friend: Name = ""
    key: RetryKey = ""


Pin = Annotated[str, msgspec.Meta(pattern=f"^[0-9]{{4,8}}{END}", description="4 to 8 figures")]


class OpenSeat(Body, frozen=True):
    """A side's seat at a shared device, and the PIN of its player."""

    side: Word
    pin: Pin


class Sit(Body, frozen=True):
    """An invitation to be used up."""

    invitation: Secret
    entropy: Entropy
    name: Name = ""
    promise: Promise | None = None
    """What the guest was shown first; a match with another one is not sat down at."""
    key: RetryKey = ""


class Spend(Body, frozen=True):
    """The secret of a link."""

    secret: Secret


class SpendOnce(Spend, frozen=True):
    """The secret of a link that is good for one use, and what it is, or will be, used up with."""

    key: RetryKey = ""


class Why(Body, frozen=True):
    """A gesture that can't be made: what is held, and what is pointed at."""

    selection: Annotated[str, msgspec.Meta(max_length=200)] = ""
    target: Annotated[str, msgspec.Meta(max_length=200)] = ""


class NewDevice(Body, frozen=True):
    """A link for another device of the same player."""

    label: Name = ""


class LeaveAddress(Body, frozen=True):
    """Where the caller's seat wants turn notices, and in which of the server's languages."""

    address: Annotated[str, msgspec.Meta(max_length=300)]
    language: Word = "en"


class Say(Body, frozen=True):
    """A line for a room. `name`: what a spectator calls themselves; a player's is their seat's."""

    room: ChatRoom
    text: Line
    key: Key
    name: Name = ""


class KeepNotes(Body, frozen=True):
    """A seat's whole notes, to be written over version `expect`."""

    expect: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 2)]
    text: Notes


class Rename(Body, frozen=True):
    """What the caller wants to be called from now on; "" for no name."""

    name: Name


class AskRematch(Body, frozen=True):
    """The caller's entropy for the new match.

    `promise`: what the offer says, to agree to it; without one this asks for a rematch.
    """

    entropy: Entropy
    promise: Promise | None = None


class Links(Shown, frozen=True):
    """Where the players and spectators go. A secret stands in the fragment."""

    play: str
    invite: str | None = None
    watch: str | None = None


class Created(Shown, frozen=True):
    """A new match and its maker's secrets."""

    match: str
    commitment: str
    links: Links
    token: str | None = None
    invitation: str | None = None
    spectator: str | None = None


class Seated(Shown, frozen=True, omit_defaults=False):
    """A seat, or a further token for it."""

    side: Side
    token: str
    commitment: str


class Watching(Shown, frozen=True):
    """A watching token."""

    token: str


class Ack(Shown, frozen=True):
    """A command is stored: the version that it led to, and the frame now."""

    v: int
    frame: msgspec.Raw


class Reason(Shown, frozen=True, omit_defaults=False):
    """Why not; null when it can be done."""

    refusal: Refusal | None


class Suggestion(Shown, frozen=True, omit_defaults=False):
    """One of the choices of the frame with this `v`; null when nothing is asked.

    `reason`: for what it is, where the machine's plan says so.
    """

    v: int
    choice: Choice | None
    reason: Message | None = None


class Foreseen(Shown, frozen=True, omit_defaults=False):
    """What taking hold of something would open, as the game has it; null where it opens nothing.

    `v`: the version of the frame that it goes with.
    """

    v: int
    foreseen: Shown | None


class ShownDevice(Shown, frozen=True, omit_defaults=False):
    """A device of a seat. `current`: the one that asks. `created`: seconds since 1970."""

    id: str
    label: str
    created: int
    current: bool


class ShownLink(Shown, frozen=True, omit_defaults=False):
    """A link that is still open."""

    id: str
    label: str
    created: int


class Devices(Shown, frozen=True, omit_defaults=False):
    """A seat's devices and open links. No secrets."""

    devices: tuple[ShownDevice, ...]
    links: tuple[ShownLink, ...]


class DeviceLink(Shown, frozen=True):
    """A new link for a device."""

    id: str
    link: str


class ShownNotices(Shown, frozen=True, omit_defaults=False):
    """The seat's own turn notices. `available`: whether this server sends mail at all."""

    available: bool
    address: str | None
    confirmed: bool


class NewLink(Shown, frozen=True):
    """A new invitation or spectators' link."""

    link: str


class PostedOffer(Shown, frozen=True, omit_defaults=False):
    """A match's published invitation, and from when until when it is listed: seconds since 1970."""

    link: str
    posted_at: int
    lapses_at: int
    audience: Audience


class OwnOffer(Shown, frozen=True, omit_defaults=False):
    """The published invitation of one's own match; null while it is not listed."""

    offer: PostedOffer | None


class ShownBoard(Shown, frozen=True, omit_defaults=False):
    """A corrected board that a new match can have: what it says of itself, where its sheet is."""

    digest: str
    name: str
    source: str
    board: str


class ShownGame(Shown, frozen=True, omit_defaults=False):
    """A game that can be played here. `boards`: beside its standard one.

    `machines`: the best first. `machine`: the one that is usually played against.
    """

    key: str
    edition: int
    sides: tuple[Side, Side]
    scenarios: tuple[str, ...]
    options: tuple[OptionSheet, ...]
    machines: tuple[str, ...]
    machine: str
    board: str
    boards: tuple[ShownBoard, ...]


class Games(Shown, frozen=True):
    """Every game."""

    games: tuple[ShownGame, ...]


class MyMatch(Shown, frozen=True, omit_defaults=False):
    """One of a browser session's matches. `mine`: it waits for this player.

    `rematch`: the other side offers them one. `shared`: both players play it on this device; it
    waits for one of them.
    """

    match: str
    game: str
    status: str
    side: Side
    viewer: str
    names: dict[Side, str]
    mine: bool
    awaiting: tuple[Side, ...]
    created: int
    outcome: Outcome | None
    rematch: bool
    shared: bool


class Mine(Shown, frozen=True):
    """A browser session's matches, mine to move first."""

    matches: tuple[MyMatch, ...]
