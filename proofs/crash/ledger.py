"""What the players were told, and whether the database has it: every change once, in one chain."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from app.engine import chain
from app.matches import ids
from app.storage.tables import chat, journal, matches, notes


@dataclass
class Ledger:
    """Everything that was acknowledged, by whom it was heard."""

    matches: set[str] = field(default_factory=set)
    commands: dict[str, tuple[str, int]] = field(default_factory=dict)
    """The match of each acknowledged command, and the version it led to, by key."""
    refused: set[str] = field(default_factory=set)
    """Keys of commands that were not carried out, and must never be."""
    sent: set[str] = field(default_factory=set)
    lines: dict[str, tuple[str, str]] = field(default_factory=dict)
    """The match and the text of each acknowledged line of chat, by key."""
    notes: dict[tuple[str, int], tuple[int, str]] = field(default_factory=dict)
    """The version and the text of the notes last acknowledged, by match and seat."""
    repeated: int = 0
    contradicted: int = 0
    """Repeated commands that were not answered as before."""
    older: int = 0
    """Boards that came back older than they had been shown."""

    @property
    def acknowledged(self) -> int:
        """How many changes the players were told are stored."""
        return len(self.matches) + len(self.commands) + len(self.lines) + len(self.notes)


class Findings(msgspec.Struct, frozen=True):
    """What a look at the database found wrong."""

    missing: int = 0
    """Acknowledged changes that are not there, or are there with another content."""
    doubled: int = 0
    """Changes that are there twice."""
    undue: int = 0
    """Commands that are there though nobody sent them, or though they were refused."""
    broken: int = 0
    """Records whose number or hash does not follow from the one before."""
    unheard: int = 0
    """Commands that are stored though their ack never arrived: no fault, but the case in point."""

    @property
    def faults(self) -> int:
        """How many of them are faults."""
        return self.missing + self.doubled + self.undue + self.broken


def examined(url: str | sa.URL, ledger: Ledger, waiting: Iterable[str] = ()) -> Findings:
    """Compare a database with what was acknowledged; `waiting` are keys without an answer."""
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    with engine.connect() as on:
        rows = on.execute(journal.select().order_by(journal.c.match, journal.c.seq)).all()
        missing, doubled = _others(on, ledger)
    engine.dispose()
    stored = Counter((row.match, row.key) for row in rows if row.key)
    versions = {(row.match, row.key): row.v for row in rows if row.key}
    for key, (match, v) in ledger.commands.items():
        missing += versions.get((ids.read(match), ids.key_hash(key))) != v
    keys = Counter(key for _, key in stored.elements())
    known = {ids.key_hash(key) for key in ledger.sent - ledger.refused}
    return Findings(
        missing=missing,
        doubled=doubled + sum(times - 1 for times in keys.values()),
        undue=len(keys.keys() - known),
        broken=_breaks(rows),
        unheard=sum(ids.key_hash(key) in keys for key in waiting),
    )


def _others(on: Connection, ledger: Ledger) -> tuple[int, int]:
    """Count what is missing and doubled beside the journal: matches, lines of chat, notes."""
    known = set(on.execute(sa.select(matches.c.match)).scalars())
    missing = sum(ids.read(match) not in known for match in ledger.matches)
    said = Counter((ids.shown(row.match), row.text) for row in on.execute(chat.select()))
    missing += sum(line not in said for line in ledger.lines.values())
    kept = {(ids.shown(row.match), row.seat): row for row in on.execute(notes.select())}
    for seat, (version, text) in ledger.notes.items():
        row = kept.get(seat)
        # One that was sent later and not acknowledged may stand in its place.
        is_kept = row and (row.version > version or (row.version, row.text) == (version, text))
        missing += not is_kept
    return missing, sum(times - 1 for times in said.values())


def _breaks(rows: Sequence[Any]) -> int:
    breaks, heads, seqs = 0, dict[int, str](), dict[int, int]()
    for row in rows:
        breaks += row.seq != seqs.get(row.match, 0) + 1
        seqs[row.match] = row.seq
        if row.salt:
            head = chain.link(heads.get(row.match, chain.GENESIS), row.salt, row.payload)
            breaks += head != row.head.hex()
            heads[row.match] = row.head.hex()
    return breaks
