"""The journal: rows of all matches in one transaction, the first writer of a seq wins."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy import Connection

from app.clock import now
from app.storage.packing import packed
from app.storage.statements import Plain, insert_new
from app.storage.tables import (
    addresses,
    journal,
    log_pages,
    matches,
    outbox,
    snapshots,
    tokens,
    webhook_calls,
    webhooks,
)


class LogPage(Protocol):
    """A page of a viewer's log, all of whose lines are known."""

    @property
    def viewer(self) -> str:
        """Whose log it is."""

    @property
    def number(self) -> int:
        """Which page it is, from 0."""

    @property
    def body(self) -> bytes:
        """Its lines, as they are stored."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One acknowledged change, and what is stored with it if it wins its place.

    `status`, when not "", becomes the match's. `notices`: the seats that are to be told of it by
    mail, if they have left an address, and the kind of mail. `pages`: those of logs that it fills.
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
    notices: tuple[tuple[int, str], ...] = ()
    pages: Sequence[LogPage] = ()

    def row(self) -> dict[str, Any]:
        """Return the journal's columns."""
        return {
            "match": self.match,
            "seq": self.seq,
            "seat": self.seat,
            "key": self.key,
            "v": self.v,
            "kind": self.kind,
            "payload": packed(self.payload),
            "salt": self.salt,
            "head": self.head,
        }


def _new(dialect: str) -> Any:
    return insert_new(journal, dialect).returning(journal.c.match, journal.c.seq)


_ADD_ONE = Plain(_new)
FEW = 8
"""So many rows are added faster one by one even where each is asked of another process."""


def _added(connection: Connection, rows: Sequence[dict[str, Any]]) -> set[tuple[int, int]]:
    """Add rows whose places are free; tell which were."""
    dialect = connection.dialect.name
    if len(rows) > FEW and dialect != "sqlite":
        return {tuple(place) for place in connection.execute(_new(dialect), rows)}
    return {(match, seq) for row in rows for match, seq in _ADD_ONE.run(connection, row)}


def append(connection: Connection, entries: Sequence[Entry]) -> list[bool]:
    """Add rows in the caller's transaction; tell of each whether it got its place.

    One whose (match, seq) or idempotency key is taken is left out. They are added sorted by
    match, so that two processes on one PostgreSQL never wait for each other in a circle.
    """
    tried: dict[tuple[int, int], Entry] = {}
    for entry in entries:
        tried.setdefault((entry.match, entry.seq), entry)
    won = _added(connection, [tried[place].row() for place in sorted(tried)])
    for place in sorted(won):
        _add_beside(connection, tried[place])
    winners = {id(tried[place]) for place in won}
    return [id(entry) in winners for entry in entries]


def _add_beside(connection: Connection, entry: Entry) -> None:
    """Keep what goes with an entry that has won its place."""
    if entry.snapshot:
        kept = {"match": entry.match, "seq": entry.seq, "body": entry.snapshot}
        connection.execute(snapshots.insert(), kept)
    if entry.pages:
        add_pages(connection, entry.match, entry.pages)
    if entry.notices:
        _add_notices(connection, entry)
    if entry.status:
        changed = matches.update().where(matches.c.match == entry.match)
        connection.execute(changed.values(status=entry.status))


def add_pages(connection: Connection, match: int, pages: Sequence[LogPage]) -> None:
    """Keep pages of a match's logs, unless they are kept already."""
    rows = [{"match": match, "viewer": p.viewer, "page": p.number, "body": p.body} for p in pages]
    connection.execute(insert_new(log_pages, connection.dialect.name), rows)


# Who sits at a shared device for a while is told nothing by what its browser has left.
_REACHABLE = Plain(
    lambda _: sa.union_all(
        sa.select(addresses.c.seat, sa.null(), sa.null()).where(
            addresses.c.match == sa.bindparam("match"), addresses.c.confirmed.is_not(None)
        ),
        sa.select(tokens.c.seat, webhooks.c.id, webhooks.c.url).where(
            tokens.c.match == sa.bindparam("match"),
            tokens.c.session == webhooks.c.session,
            tokens.c.revoked.is_(None),
            tokens.c.expires.is_(None),
            webhooks.c.off.is_(None),
        ),
    )
)


def _add_notices(connection: Connection, entry: Entry) -> None:
    """Queue notices for those seats that have left where to send them: most have not.

    A confirmed address gets mail. A webhook that several of a player's browsers have is called
    once.
    """
    mailed: set[int] = set()
    called: dict[tuple[int, str], str] = {}
    for seat, webhook, url in _REACHABLE.run(connection, {"match": entry.match}):
        if webhook is None:
            mailed.add(seat)
        else:
            called[seat, url] = webhook
    told, made = dict(entry.notices), now()
    times = {"made": made, "due": made, "tries": 0}
    letters = [
        {"match": entry.match, "seat": seat, "seq": entry.seq, "kind": told[seat], **times}
        for seat in mailed & told.keys()
    ]
    calls = [
        {"webhook": webhook, "match": entry.match, "seat": seat, "seq": entry.seq,
         "kind": told[seat], **times}
        for (seat, _), webhook in called.items()
        if seat in told
    ]  # fmt: skip
    if letters:
        connection.execute(outbox.insert(), letters)
    if calls:
        connection.execute(webhook_calls.insert(), calls)
