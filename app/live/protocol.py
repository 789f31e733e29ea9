"""The messages of the WebSocket, both ways, as docs/protocol.md has them."""

from typing import Annotated

import msgspec

from app.engine.values import Refusal, Shown
from app.matches import commands
from app.matches.commands import Key
from app.people.models import ChatLine, ChatRoom, ShownRematch


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message. A page with the cookie leaves the token out.

    `heard`: the last line that it has of each room. `packed`: whether it takes frames packed
    (app/matches/packing.py) instead of whole. `hidden`: nobody sees the page that opens it.
    """

    token: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    heard: dict[ChatRoom, Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]] = {}
    packed: bool = False
    hidden: bool = False


class Act(commands.Act, frozen=True, tag="act"):
    """Carry out an offered action."""


class Undo(commands.Undo, frozen=True, tag="undo"):
    """Take a step out of the draft."""


class Prepare(commands.Prepare, frozen=True, tag="prepare"):
    """Answer a kind of question beforehand."""


class Unseal(commands.Unseal, frozen=True, tag="unseal"):
    """Take back one's seal."""


class Resign(commands.Resign, frozen=True, tag="resign"):
    """Give up."""


class DrawOffer(commands.DrawOffer, frozen=True, tag="draw"):
    """Offer a draw, or answer an offer."""


class Claim(commands.Claim, frozen=True, tag="claim"):
    """Claim an abandoned match."""


class Why(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="why"):
    """Ask why a gesture can't be made."""

    key: Key
    selection: Annotated[str, msgspec.Meta(max_length=200)] = ""
    target: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Ask for a heartbeat, and before it for the frame, unless `v` is the newest.

    It stands on no other unless `v` is what the socket was sent last. `hidden`: nobody sees the
    page.
    """

    v: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] | None = None
    hidden: bool = False


class KeepAlive(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stir"):
    """Say that somebody is still there: the seat of a shared device stays open. No answer."""


FromClient = Act | Undo | Unseal | Prepare | Resign | DrawOffer | Claim | Why | Ping | KeepAlive


def frame_message(frame: bytes) -> str:
    """Put an encoded frame into its message."""
    return '{"type":"frame",' + frame[1:].decode()


class Heartbeat(Shown, frozen=True, tag="heartbeat"):
    """The version, checked against the database.

    `release`: which one's static files the server has, so that a page learns of a newer one.
    """

    v: int
    release: str


class Chat(Shown, frozen=True, tag="chat"):
    """What was said in a room since the last of these; at most the latest fifty lines."""

    room: ChatRoom
    lines: tuple[ChatLine, ...]


class Rematch(ShownRematch, frozen=True, tag="rematch"):
    """How it stands with the rematch, whenever that has changed. For players alone."""


class Done(Shown, frozen=True, tag="ack"):
    """A command on the socket is stored."""

    key: str
    v: int


class Because(Shown, frozen=True, tag="why", omit_defaults=False):
    """Why a gesture can't be made; null when it can."""

    key: str
    refusal: Refusal | None


class Failed(Shown, frozen=True, tag="error"):
    """What went wrong on the socket. `wait`: the seconds after which to try again."""

    code: str
    message: str
    key: str | None = None
    refusal: Refusal | None = None
    wait: int = 0
