"""All SQL about matches. Each function runs in the caller's transaction."""

from collections.abc import Collection, Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from app.clock import now
from app.matches.models import (
    CANCELLED,
    OPEN,
    RUNNING,
    Device,
    MatchInfo,
    Names,
    Principal,
    Seat,
    Stored,
    info_of,
    row_of,
)
from app.storage.statements import Plain, insert_new, parts
from app.storage.tables import IS_CHAINED, boards, journal, links, matches, snapshots, tokens
from app.storage.tables import log_pages as kept_pages


def add_match(on: Connection, info: MatchInfo, board: bytes) -> None:
    """Add a match's row, and the sheet of its board, which many matches share."""
    if info.board:
        kept = {"digest": info.board, "game": info.game, "sheet": board}
        on.execute(insert_new(boards, on.dialect.name), [kept])
    on.execute(matches.insert(), row_of(info))


def info(on: Connection, match: int) -> MatchInfo | None:
    """Read a match's row."""
    row = on.execute(matches.select().where(matches.c.match == match)).mappings().first()
    return info_of(row) if row else None


def board(on: Connection, digest: str, game: str) -> bytes | None:
    """Read the sheet of a game's board that some match has; None when none has."""
    kept = sa.select(boards.c.sheet).where(boards.c.digest == digest, boards.c.game == game)
    found = on.execute(kept).scalar()
    return None if found is None else bytes(found)


def names(on: Connection, watched: Iterable[int]) -> dict[int, Names]:
    """Return the names of the creator and of the guest of each match."""
    found: dict[int, Names] = {}
    for part in parts(sorted(watched)):
        columns = sa.select(matches.c.match, matches.c.creator_name, matches.c.guest_name)
        rows = on.execute(columns.where(matches.c.match.in_(part)))
        found |= {match: (creator, guest) for match, creator, guest in rows}
    return found


def rename(on: Connection, match: int, seat: Seat, name: str) -> Names:
    """Return a player another name; tell both names as they are now."""
    column = matches.c.creator_name if seat is Seat.CREATOR else matches.c.guest_name
    on.execute(matches.update().where(matches.c.match == match).values({column: name}))
    return names(on, [match])[match]


def seat_guest(on: Connection, seated: MatchInfo) -> bool:
    """Write down who sat down and which side they have; False when the match isn't open."""
    row = matches.update().where(matches.c.match == seated.match, matches.c.status == OPEN)
    changed = on.execute(
        row.values(
            status=RUNNING,
            creator_side=seated.creator_side,
            guest_name=seated.guest_name,
            guest_entropy=seated.guest_entropy,
        )
    )
    return changed.rowcount == 1


def cancel(on: Connection, match: int) -> bool:
    """Cancel a match that nobody joined; False when it is too late."""
    row = matches.update().where(matches.c.match == match, matches.c.status == OPEN)
    return on.execute(row.values(status=CANCELLED)).rowcount == 1


def add_token(
    on: Connection,
    caller: Principal,
    secret_hash: bytes,
    *,
    session: bytes | None,
    label: str,
    now: int,
    key: bytes | None = None,
) -> None:
    """Keep a new token's hash, until its holder's sitting ends if they have one.

    `key`: the hash of what its holder may ask for it with again.
    """
    row = {
        "match": caller.match,
        "id": caller.token,
        "seat": int(caller.seat),
        "hash": secret_hash,
        "session": session,
        "label": label,
        "created": now,
        "expires": caller.until or None,
        "key": key,
    }
    on.execute(tokens.insert(), row)


def caller(
    on: Connection, match: int, *, secret_hash: bytes | None, session: bytes | None
) -> Principal | None:
    """Find who calls, by their token or by their browser session; a player's seat goes first."""
    statement, proof = (_BY_SESSION, session) if secret_hash is None else (_BY_SECRET, secret_hash)
    if proof is None:
        return None
    for seat, id, expires in statement.run(on, {"match": match, "proof": proof, "now": now()}):
        return Principal(match, Seat(seat), id, expires or 0)
    return None


def _calling(column: sa.ColumnElement[bytes | None]) -> Plain:
    """Make the query for who has a proof. It runs with every request."""
    return Plain(
        lambda _: (
            sa.select(tokens.c.seat, tokens.c.id, tokens.c.expires)
            .where(
                tokens.c.match == sa.bindparam("match"),
                column == sa.bindparam("proof"),
                in_force(sa.bindparam("now")),
            )
            .order_by(tokens.c.seat, tokens.c.created, tokens.c.id)
        )
    )


_BY_SECRET, _BY_SESSION = _calling(tokens.c.hash), _calling(tokens.c.session)


def in_force(at: Any = None) -> Any:
    """Return which tokens are neither revoked nor past their end; `at`: not now, but then."""
    lasts = sa.or_(tokens.c.expires.is_(None), tokens.c.expires > (now() if at is None else at))
    return sa.and_(tokens.c.revoked.is_(None), lasts)


def matches_of(on: Connection, session: bytes, most: int) -> list[tuple[int, Seat]]:
    """List a browser session's matches, the newest first, each with the session's best seat.

    A device that two share has neither's seat in this list, whoever sits there now.
    """
    seat = tokens.c.seat
    shared = sa.func.max(seat) == int(Seat.CURTAIN)
    best = sa.case((shared, int(Seat.CURTAIN)), else_=sa.func.min(seat))
    found = on.execute(
        sa.select(tokens.c.match, best, sa.func.max(tokens.c.created))
        .where(tokens.c.session == session, in_force())
        .group_by(tokens.c.match)
        .order_by(sa.func.max(tokens.c.created).desc(), tokens.c.match)
        .limit(most)
    )
    return [(match, Seat(seat)) for match, seat, _ in found]


def devices(on: Connection, match: int, seat: Seat) -> list[Device]:
    """List a seat's tokens that are in force, the oldest first."""
    columns = sa.select(tokens.c.id, tokens.c.label, tokens.c.created)
    found = on.execute(
        columns.where(tokens.c.match == match, tokens.c.seat == int(seat), in_force()).order_by(
            tokens.c.created, tokens.c.id
        )
    )
    return [Device(*row) for row in found]


def is_session_held(on: Connection, session: bytes) -> bool:
    """Whether any token in force names a browser session."""
    held = sa.select(tokens.c.id).where(tokens.c.session == session, in_force()).limit(1)
    return on.execute(held).first() is not None


def move_session(on: Connection, was: bytes | None, to: bytes | None) -> None:
    """Move all that a browser session has to the one that takes its place, if one does."""
    if was is not None:
        on.execute(tokens.update().where(tokens.c.session == was).values(session=to))


def revoke_token(on: Connection, match: int, seat: Seat, token: str, now: int) -> list[int]:
    """Revoke a token of this seat, in this match and wherever rematches took it along.

    Return the matches in which it was in force; none when the seat has no such token.
    """
    known = sa.select(tokens.c.hash).where(
        tokens.c.match == match,
        tokens.c.id == token,
        tokens.c.seat == int(seat),
        tokens.c.revoked.is_(None),
    )
    copies = sa.and_(tokens.c.hash == known.scalar_subquery(), tokens.c.revoked.is_(None))
    matches = list(on.execute(sa.select(tokens.c.match).where(copies)).scalars())
    if matches:
        on.execute(tokens.update().where(copies).values(revoked=now))
    return matches


def revoked(on: Connection, watched: Collection[tuple[int, str]]) -> set[tuple[int, str]]:
    """Return which of these tokens are no longer in force."""
    found: set[tuple[int, str]] = set()
    for part in parts(sorted({match for match, _ in watched})):
        columns = sa.select(tokens.c.match, tokens.c.id)
        rows = on.execute(columns.where(tokens.c.match.in_(part), sa.not_(in_force())))
        found |= {(row.match, row.id) for row in rows}
    return found & set(watched)


def add_link(
    on: Connection,
    match: int,
    kind: str,
    seat: Seat,
    secret_hash: bytes,
    *,
    id: str,
    label: str,
    now: int,
) -> None:
    """Keep a new link's hash."""
    row = {
        "match": match,
        "id": id,
        "kind": kind,
        "seat": int(seat),
        "hash": secret_hash,
        "label": label,
        "created": now,
    }
    on.execute(links.insert(), row)


def find_link(on: Connection, match: int, kind: str, secret_hash: bytes) -> tuple[Seat, str] | None:
    """Find a link that may still be used: its seat and label."""
    found = on.execute(_good_link(links.select(), match, kind, secret_hash)).first()
    return (Seat(found.seat), found.label) if found else None


def use_link(on: Connection, match: int, kind: str, secret_hash: bytes, now: int) -> bool:
    """Use a link up; False when it is used or revoked, or there is none such."""
    row = _good_link(links.update(), match, kind, secret_hash)
    return bool(on.execute(row.values(used=now)).rowcount == 1)


def _good_link(statement: Any, match: int, kind: str, secret_hash: bytes) -> Any:
    return statement.where(
        links.c.match == match,
        links.c.hash == secret_hash,
        links.c.kind == kind,
        links.c.used.is_(None),
        links.c.revoked.is_(None),
    )


def open_links(on: Connection, match: int, kind: str, seat: Seat) -> list[Device]:
    """List a seat's links that may still be used, the oldest first."""
    columns = sa.select(links.c.id, links.c.label, links.c.created)
    found = on.execute(
        columns.where(
            links.c.match == match,
            links.c.kind == kind,
            links.c.seat == int(seat),
            links.c.used.is_(None),
            links.c.revoked.is_(None),
        ).order_by(links.c.created, links.c.id)
    )
    return [Device(*row) for row in found]


def revoke_links(
    on: Connection, match: int, kind: str, seat: Seat, now: int, *, only: str | None = None
) -> bool:
    """Take a seat's open links out of force, or only one of them; False when there was none."""
    row = links.update().where(
        links.c.match == match,
        links.c.kind == kind,
        links.c.seat == int(seat),
        links.c.used.is_(None),
        links.c.revoked.is_(None),
    )
    if only is not None:
        row = row.where(links.c.id == only)
    return on.execute(row.values(revoked=now)).rowcount > 0


def seqs(on: Connection, watched: Iterable[int]) -> dict[int, int]:
    """Return the number of the last record of each match; 0 for one without."""
    found = dict.fromkeys(watched, 0)
    for part in parts(sorted(found)):
        columns = sa.select(matches.c.match, _last_of(matches.c.match))
        rows = on.execute(columns.where(matches.c.match.in_(part)))
        found.update((match, seq or 0) for match, seq in rows)
    return found


def _last_of(match: sa.ColumnElement[int]) -> sa.ScalarSelect[int]:
    """Find a match's last record by one look at the index, however many there are."""
    return sa.select(sa.func.max(journal.c.seq)).where(journal.c.match == match).scalar_subquery()


_LAST = Plain(lambda _: sa.select(_last_of(sa.bindparam("match"))))


def last_seq(on: Connection, match: int) -> int:
    """Return the number of a match's last record; 0 for one without."""
    ((seq,),) = _LAST.run(on, {"match": match})
    return seq or 0


def answer_to_key(on: Connection, match: int, seat: Seat, key: bytes) -> tuple[int, bytes] | None:
    """Return the version that the command with this key led to, and its record; None for none."""
    found = on.execute(
        sa.select(journal.c.v, journal.c.payload).where(
            journal.c.match == match, journal.c.seat == int(seat), journal.c.key == key
        )
    ).first()
    return (found.v, found.payload) if found else None


def snapshot_before(on: Connection, match: int, seq: int) -> tuple[int, bytes] | None:
    """Read the last snapshot at or before record `seq`: its record and its bytes."""
    columns = sa.select(snapshots.c.seq, snapshots.c.body)
    found = on.execute(
        columns.where(snapshots.c.match == match, snapshots.c.seq <= seq)
        .order_by(snapshots.c.seq.desc())
        .limit(1)
    ).first()
    return (found.seq, found.body) if found else None


def last_snapshot(on: Connection, match: int) -> tuple[int, bytes] | None:
    """Read a match's last snapshot: its record and its bytes."""
    return snapshot_before(on, match, 2**31 - 1)


def log_pages(on: Connection, match: int, viewer: str, pages: range) -> list[tuple[int, bytes]]:
    """Read pages of a viewer's log: their numbers and their bytes, in order."""
    columns = sa.select(kept_pages.c.page, kept_pages.c.body)
    found = on.execute(
        columns.where(
            kept_pages.c.match == match,
            kept_pages.c.viewer == viewer,
            kept_pages.c.page >= pages.start,
            kept_pages.c.page < pages.stop,
        ).order_by(kept_pages.c.page)
    )
    return [(page, body) for page, body in found]


_RECORD = [journal.c[name] for name in Stored.__dataclass_fields__]


def records_after(on: Connection, match: int, seq: int, last: int = 2**31 - 1) -> list[Stored]:
    """Read the records after number `seq` up to number `last`, in order."""
    found = on.execute(
        sa.select(*_RECORD)
        .where(journal.c.match == match, journal.c.seq > seq, journal.c.seq <= last)
        .order_by(journal.c.seq)
    )
    return [Stored(*row) for row in found]


def chained_after(on: Connection, match: int, seq: int, last: int) -> list[Stored]:
    """Read the chained records after number `seq` up to number `last`, in order."""
    within = {"match": match, "seq": seq, "last": last}
    return [Stored(*row) for row in on.execute(_chained(on, *_RECORD), within)]


def _chained(on: Connection, *columns: sa.Column[Any]) -> sa.TextualSelect:
    """Select chained records without a look at what lies between: that would show in the time.

    SQLite has to be told which index to take, for which SQLAlchemy has no words; it would choose
    the primary key.
    """
    index = "INDEXED BY ix_journal_chained" if on.dialect.name == "sqlite" else ""
    names = ", ".join(f'"{column.name}"' for column in columns)
    within = '"match" = :match AND seq > :seq AND seq <= :last'
    # Put together of constants and names of columns alone.
    statement = f"SELECT {names} FROM journal {index} WHERE {within} AND {IS_CHAINED} ORDER BY seq"  # noqa: S608
    return sa.text(statement).columns(*columns)


def chained_seqs(on: Connection, match: int) -> list[int]:
    """Return the numbers of a match's chained records, in order."""
    within = {"match": match, "seq": 0, "last": 2**31 - 1}
    found = on.execute(_chained(on, journal.c.seq), within)
    return list(found.scalars())
