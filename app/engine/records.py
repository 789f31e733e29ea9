"""The records that a match under way is made of. Each holds all that a replay needs.

`at` is when a record was made, in seconds since 1970, as data: nothing here reads a clock. It is 0
where nobody took the time.
"""

from typing import NamedTuple

import msgspec

from app.engine.values import Action, Decided, Draw, Side


class Started(msgspec.Struct, frozen=True, tag="start", omit_defaults=True):
    """Both players sat down; the first events were drawn. `drawn`: draws used up so far."""

    events: msgspec.Raw
    drawn: int
    digest: str
    at: int = 0


class Stepped(msgspec.Struct, frozen=True, tag="step", omit_defaults=True):
    """A side added a step to its draft."""

    side: Side
    action: msgspec.Raw


class Undone(msgspec.Struct, frozen=True, tag="undo", omit_defaults=True):
    """A side took step number `step` (from 0) out of its draft."""

    side: Side
    step: int


class Ending(msgspec.Struct, frozen=True):
    """How the rules ended a match: who won, "" for a draw, and by which rule."""

    winner: Side
    rule: str


class Committed(msgspec.Struct, frozen=True, tag="commit", omit_defaults=True):
    """A side committed its draft with a final action.

    `outcome` is told when the rules end the match with it, so that one need not know them.
    `beforehand`: by a standing answer, not by hand.
    """

    side: Side
    actions: msgspec.Raw
    events: msgspec.Raw
    drawn: int
    digest: str
    at: int = 0
    outcome: Ending | None = None
    beforehand: bool = False


class Sealed(msgspec.Struct, frozen=True, tag="seal", omit_defaults=True):
    """A side put its draft under seal, with the final action that will commit it.

    `beforehand`: by a standing answer, not by hand.
    """

    side: Side
    action: msgspec.Raw
    at: int = 0
    beforehand: bool = False


class Unsealed(msgspec.Struct, frozen=True, tag="unseal", omit_defaults=True):
    """A side took its seal back; its draft is as it was before."""

    side: Side


class Disclosed(msgspec.Struct, frozen=True, tag="disclose", omit_defaults=True):
    """All who answered under seal have sealed, `side` last: their drafts were opened together.

    `actions` holds each side's, in the order in which they were decided. `beforehand`: the last
    one was a standing answer.
    """

    side: Side
    actions: dict[Side, msgspec.Raw]
    events: msgspec.Raw
    drawn: int
    digest: str
    at: int = 0
    outcome: Ending | None = None
    beforehand: bool = False


class Prepared(msgspec.Struct, frozen=True, tag="prepare", omit_defaults=True):
    """A side said how it answers a question whenever it comes back; with "" it is asked again."""

    side: Side
    ask: str
    answer: str = ""


class Resigned(msgspec.Struct, frozen=True, tag="resign", omit_defaults=True):
    """A side gave up."""

    side: Side


class DrawOffered(msgspec.Struct, frozen=True, tag="offer", omit_defaults=True):
    """A side offered a draw."""

    side: Side


class DrawAccepted(msgspec.Struct, frozen=True, tag="accept", omit_defaults=True):
    """A side accepted the other's offer of a draw."""

    side: Side


class DrawDeclined(msgspec.Struct, frozen=True, tag="decline", omit_defaults=True):
    """A side declined the other's offer of a draw, or took back its own."""

    side: Side


class Claimed(msgspec.Struct, frozen=True, tag="claim", omit_defaults=True):
    """A side claimed the match that the other had abandoned: as its win, or to call it off."""

    side: Side
    wins: bool
    at: int


class Continued(msgspec.Struct, frozen=True, tag="continue", omit_defaults=True):
    """Another match goes on from here: `match`. All records before are those of `origin`, which
    is over.

    `seed` is the one that `origin` opened at its end; `commitment` and `entropies` are the new
    match's own, for all draws from here on, as `creator` is the side of who made it. `draws` is
    empty when they chose it; `drawn` counts them in.
    """

    match: str
    origin: str
    seed: str
    commitment: str
    entropies: tuple[str, str]
    creator: Side
    drawn: int
    draws: tuple[Draw, ...] = ()
    claim_days: int = 0
    at: int = 0


Record = (
    Started
    | Continued
    | Stepped
    | Undone
    | Committed
    | Sealed
    | Unsealed
    | Disclosed
    | Prepared
    | Resigned
    | DrawOffered
    | DrawAccepted
    | DrawDeclined
    | Claimed
)
"""One change of a match, as the journal keeps it."""


class NewRecord(NamedTuple):
    """A record that was just made, and what it was made of: `fold` need not work it out again."""

    record: Record
    action: Action | None = None
    decided: Decided | None = None
