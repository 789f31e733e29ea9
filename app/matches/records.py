"""The records that a match is made of, in the journal's own bytes."""

import msgspec

from app.engine import codec
from app.engine.records import Record
from app.engine.values import Draw, Side


class Opened(msgspec.Struct, frozen=True, tag="open", omit_defaults=True):
    """Both players sat down: what is fixed for the whole match, and the draw of sides.

    `creator` is the side of who made the match. `draws` is empty when they chose it.
    `board`: the SHA-256 of the board's sheet, in hex.
    """

    match: str
    game: str
    edition: int
    scenario: str
    options: dict[str, str]
    commitment: str
    entropies: tuple[str, str]
    creator: Side
    draws: tuple[Draw, ...] = ()
    claim_days: int = 0
    board: str = ""


Kept = Opened | Record
"""One record of the journal: the engine's, and one before them that it knows nothing of."""


def kind(record: Kept) -> str:
    """Return a record's kind, as the journal names it."""
    return kind_of(type(record))


def kind_of(record: type[Kept]) -> str:
    """Return the kind of a type of records."""
    return str(record.__struct_config__.tag)


def decode(payload: bytes) -> Kept:
    """Read a record from the journal's bytes."""
    record: Kept = codec.decode(payload, Kept)
    return record
