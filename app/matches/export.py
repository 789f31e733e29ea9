"""The files that players take away: a finished match whole, a running one as a seat may know it."""

import hashlib
import json
from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from app.engine import codec
from app.engine.values import Outcome, Shown, Side, Viewer
from app.matches.frame import frame
from app.matches.models import Stored
from app.matches.state import MatchState


class ExportedRecord(Shown, frozen=True, omit_defaults=False):
    """A chained record: `payload` holds the exact text that was hashed, after `salt`."""

    kind: str
    payload: str
    salt: str
    head: str


class Export(Shown, frozen=True, omit_defaults=False):
    """A finished match whole, for anyone to verify.

    `board`: the sheet of its board, to the byte; "" for the standard one of version 0.2.
    """

    format: str
    match: str
    game: str
    edition: int
    scenario: str
    options: dict[str, str]
    sides: tuple[Side, Side]
    names: dict[Side, str]
    commitment: str
    seed: str
    entropies: tuple[str, str]
    outcome: Outcome | None
    board: str
    records: tuple[ExportedRecord, ...]
    seal: str = ""


class SeatExport(Shown, frozen=True, omit_defaults=False):
    """What a seat may know of a running match: its frame, its whole log and its notes."""

    format: str
    frame: msgspec.Raw
    log: tuple[msgspec.Raw, ...]
    notes: str


def whole_export(state: MatchState, rows: Iterable[Stored]) -> bytes:
    """Encode a finished match whole, sealed."""
    info = state.info
    export = Export(
        format="vedette-match/2",
        match=info.id,
        game=info.game,
        edition=info.edition,
        scenario=info.scenario,
        options=dict(info.options),
        sides=state.game.sides,
        names=info.names(state.game),
        commitment=info.commitment,
        seed=info.seed.hex(),
        entropies=(info.creator_entropy.hex(), info.guest_entropy.hex()),
        outcome=state.match.outcome,
        board=state.game.sheet.decode() if info.board else "",
        records=tuple(_exported(row) for row in rows if row.salt),
    )
    return codec.wire(replace(export, seal=seal(export)))


def seal(export: Export) -> str:
    """Return the SHA-256 of the rest of the file as JSON with sorted keys and no spaces, in hex.

    It shows a file that was damaged or tampered with; who can make files can make seals, too.
    """
    rest = msgspec.json.decode(codec.wire(export))
    del rest["seal"]
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def seat_export(
    state: MatchState, viewer: Viewer, lines: tuple[msgspec.Raw, ...], notes: str = ""
) -> bytes:
    """Encode what a viewer may take away from a running match: frame, whole log, own notes."""
    shown = msgspec.Raw(frame(state, viewer))
    return codec.wire(SeatExport("vedette-seat/1", shown, lines, notes))


def _exported(row: Stored) -> ExportedRecord:
    return ExportedRecord(row.kind, row.payload.decode(), row.salt.hex(), row.head.hex())
