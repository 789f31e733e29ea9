"""What a player may send while they play, and the record that it makes."""

from typing import Annotated, Literal, assert_never

import msgspec

from app.engine import beforehand, codec
from app.engine import match as engine
from app.engine.chance import KeyedChance
from app.engine.records import (
    Claimed,
    Committed,
    Disclosed,
    DrawAccepted,
    DrawDeclined,
    DrawOffered,
    NewRecord,
    Prepared,
    Record,
    Resigned,
    Sealed,
    Stepped,
    Undone,
    Unsealed,
)
from app.engine.values import Action, Side
from app.matches.problems import Problem
from app.matches.records import Kept
from app.matches.state import MatchState

Version = Annotated[int, msgspec.Meta(ge=0, le=2**53, description="The `v` of the frame acted on")]
Key = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, description="Unique for each command")
]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every command carries."""

    expect: Version
    key: Key


class Act(Command, frozen=True):
    """Carry out one of the offered actions, exactly as it was offered."""

    action: msgspec.Raw


class Undo(Command, frozen=True):
    """Take a step out of the draft: the last, or number `step` from 0."""

    step: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None


class Unseal(Command, frozen=True):
    """Take back the seal of one's answer, while the other side has not sealed."""


class Prepare(Command, frozen=True):
    """Answer a kind of question beforehand, whenever it comes back; "" is to be asked again."""

    ask: Annotated[str, msgspec.Meta(max_length=40)]
    answer: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Resign(Command, frozen=True):
    """Give up."""


class DrawOffer(Command, frozen=True):
    """Offer a draw, or answer an offer."""

    do: Literal["offer", "accept", "decline"]


class Claim(Command, frozen=True):
    """Claim a match that the other side has abandoned: as one's win, or to call it off."""

    do: Literal["win", "call-off"]


AnyCommand = Act | Undo | Unseal | Prepare | Resign | DrawOffer | Claim


def decided(
    state: MatchState, side: Side, command: AnyCommand, *, at: int = 0, by_hand: bool = True
) -> NewRecord:
    """Make the record of a command given at a time. Raises `Illegal` when the rules refuse it.

    `by_hand`: whether somebody gave it, and not what they have answered beforehand.
    """
    if isinstance(command, Act):
        match, action = state.match, _action(state, command)
        chance = KeyedChance(state.info.key, match.drawn)
        made = engine.act(match, side, action, chance, at=at)
        return made if by_hand else beforehand.given(made)
    return NewRecord(_plain_record(state, side, command, at))


def _plain_record(
    state: MatchState,
    side: Side,
    command: Undo | Unseal | Prepare | Resign | DrawOffer | Claim,
    at: int,
) -> Record:
    match = state.match
    match command:
        case Undo(step=step):
            return engine.undo(match, side, step)
        case Unseal():
            return engine.unseal(match, side)
        case Prepare(ask=ask, answer=answer):
            return beforehand.prepare(match, side, ask, answer)
        case Resign():
            return engine.resign(match, side)
        case DrawOffer(do="offer"):
            return engine.offer_draw(match, side)
        case DrawOffer(do="accept"):
            return engine.accept_draw(match, side)
        case DrawOffer():
            return engine.decline_draw(match, side)
        case Claim(do=do):
            seconds = state.info.claim_seconds
            return engine.claim(match, side, wins=do == "win", seconds=seconds, at=at)
        case _:
            assert_never(command)


def led_to(state: MatchState, side: Side, command: AnyCommand, record: Kept) -> bool:
    """Whether a stored record of a side is what this command would have made."""
    match command, record:
        case Act(), Stepped(action=made) | Sealed(action=made):
            return _is_action(state, command, made)
        case Act(), Committed(actions=made):
            return _is_action(state, command, _last(made))
        case Act(), Disclosed(actions=by_side):
            return _is_action(state, command, _last(by_side[side]))
        case Undo(step=wanted), Undone(step=done):
            return wanted in (None, done)
        case Prepare(ask=ask, answer=answer), Prepared(ask=of, answer=said):
            return (ask, answer) == (of, said)
        case Claim(do=wanted), Claimed(wins=wins):
            return (wanted == "win") == wins
        case DrawOffer(do=wanted), _:
            return isinstance(record, _DRAWS[wanted])
        case (Unseal(), Unsealed()) | (Resign(), Resigned()):
            return True
        case _:
            return False


_DRAWS = {"offer": DrawOffered, "accept": DrawAccepted, "decline": DrawDeclined}


def _last(actions: msgspec.Raw) -> msgspec.Raw:
    return msgspec.json.decode(actions, type=list[msgspec.Raw])[-1]


def _is_action(state: MatchState, command: Act, made: msgspec.Raw) -> bool:
    try:
        return codec.stored(_action(state, command)) == bytes(made)
    except Problem:
        return False


def _action(state: MatchState, command: Act) -> Action:
    try:
        action: Action = codec.decode(command.action, state.game.action_type)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Problem("bad-action", detail=str(error)) from None
    # Offered is what was offered and nothing more; what is stored may have had other fields once.
    unknown = msgspec.json.decode(command.action).keys() - {"type", *action.__struct_fields__}
    if unknown:
        raise Problem("bad-action", detail=f"unknown: {', '.join(sorted(unknown))}")
    return action
