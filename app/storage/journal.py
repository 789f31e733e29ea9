"""The journal: rows of all matches in one transaction, the first writer of a seq wins."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from app.storage.tables import journal, matches, snapshots


@dataclass(frozen=True, slots=True)
class Entry:
    """One acknowledged change, and what is stored with it if it wins its place.

    `status`, when not "", becomes the match's.
    """

    match: int
    seq: int
    seat: int | None
    key: bytes | None
    v: int
    kind: str
    payload: bytes
    salt: bytes
    head: bytes
    snapshot: bytes = b""
    status: str = ""

    def row(self) -> dict[str, Any]:
        """Give the journal's columns."""
        return {
            "match": self.match,
            "seq": self.seq,
            "seat": self.seat,
            "key": self.key,
            "v": self.v,
            "kind": self.kind,
            "payload": self.payload,
            "salt": self.salt,
            "head": self.head,
        }


@cache
def _insert(dialect: str) -> Any:
    insert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    return insert(journal).on_conflict_do_nothing().returning(journal.c.match, journal.c.seq)


def append(connection: Connection, entries: Sequence[Entry]) -> list[bool]:
    """Add rows in the caller's transaction; tell of each whether it got its place.

    One whose (match, seq) or idempotency key is taken is left out. They are added sorted by
    match, so that two processes on one PostgreSQL never wait for each other in a circle.
    """
    tried: dict[tuple[int, int], Entry] = {}
    for entry in entries:
        tried.setdefault((entry.match, entry.seq), entry)
    rows = [tried[place].row() for place in sorted(tried)]
    insert = _insert(connection.dialect.name)
    won = {(match, seq) for match, seq in connection.execute(insert, rows)}
    winners = [tried[place] for place in won]
    add_snapshots(connection, [entry for entry in winners if entry.snapshot])
    for entry in winners:
        if entry.status:
            changed = matches.update().where(matches.c.match == entry.match)
            connection.execute(changed.values(status=entry.status))
    got_in = {id(entry) for entry in winners}
    return [id(entry) in got_in for entry in entries]


def add_snapshots(connection: Connection, entries: Sequence[Entry]) -> None:
    """Keep the snapshots that go with entries."""
    if entries:
        kept = [{"match": e.match, "seq": e.seq, "body": e.snapshot} for e in entries]
        connection.execute(snapshots.insert(), kept)
