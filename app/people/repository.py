"""All SQL about the people at a table. Each function runs in the caller's transaction."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import asdict

import sqlalchemy as sa
from sqlalchemy import Connection

from app.matches.models import Seat
from app.people.models import OFFERED, ChatLine, ChatRoom, LastSeen, Note, Rematch
from app.storage.statements import add_new, parts
from app.storage.tables import chat, notes, presence, rematches, tokens

Marks = dict[tuple[int, str], int]
"""How far each topic of a match has come: a room's last line, the rematch's version."""

REMATCH = "rematch"
_LINE = (chat.c.n, chat.c.at, chat.c.text, chat.c.side, chat.c.number, chat.c.name)


def said_before(on: Connection, match: int, writer: str, key: bytes) -> tuple[str, ChatLine] | None:
    """Return the line that the same key made before, and its room."""
    found = on.execute(
        sa.select(chat.c.room, *_LINE).where(
            chat.c.match == match, chat.c.writer == writer, chat.c.key == key
        )
    ).first()
    return (found[0], ChatLine(*found[1:])) if found else None


def last_line(on: Connection, match: int, room: ChatRoom) -> int:
    """Return the number of a room's last line, 0 when it is empty."""
    found: int | None = on.execute(
        sa.select(sa.func.max(chat.c.n)).where(chat.c.match == match, chat.c.room == room)
    ).scalar()
    return found or 0


def spectators_number(on: Connection, match: int, writer: str) -> int:
    """Return the number that a spectator goes by: by the order in which they first spoke."""
    in_room = (chat.c.match == match, chat.c.room == ChatRoom.SPECTATORS, chat.c.number > 0)
    own = on.execute(sa.select(chat.c.number).where(*in_room, chat.c.writer == writer)).scalar()
    if own:
        return int(own)
    return int(on.execute(sa.select(sa.func.max(chat.c.number)).where(*in_room)).scalar() or 0) + 1


def add_line(
    on: Connection, match: int, room: ChatRoom, line: ChatLine, *, writer: str, key: bytes
) -> bool:
    """Add a line; False when its number or its key is taken."""
    row = {
        "match": match,
        "room": room,
        "writer": writer,
        "key": key,
        **{column.name: getattr(line, column.name) for column in _LINE},
    }
    return add_new(on, chat, row)


def lines_between(
    on: Connection, match: int, room: ChatRoom, *, after: int, before: int, most: int
) -> tuple[ChatLine, ...]:
    """Read the last lines between two numbers, in order."""
    found = on.execute(
        sa.select(*_LINE)
        .where(chat.c.match == match, chat.c.room == room, chat.c.n > after, chat.c.n < before)
        .order_by(chat.c.n.desc())
        .limit(most)
    )
    return tuple(ChatLine(*row) for row in reversed(found.all()))


def marks(on: Connection, watched: Collection[int]) -> Marks:
    """Return how far the rooms and the rematches of these matches have come."""
    found: Marks = {}
    for part in parts(sorted(watched)):
        lines = sa.select(chat.c.match, chat.c.room, sa.func.max(chat.c.n))
        rows = on.execute(lines.where(chat.c.match.in_(part)).group_by(chat.c.match, chat.c.room))
        found |= {(match, room): n for match, room, n in rows}
        offers = sa.select(rematches.c.match, rematches.c.version)
        made = on.execute(offers.where(rematches.c.match.in_(part)))
        found |= {(match, REMATCH): version for match, version in made}
    return found


def note(on: Connection, match: int, seat: Seat) -> Note:
    """Read a seat's notes."""
    columns = sa.select(notes.c.version, notes.c.text)
    found = on.execute(columns.where(notes.c.match == match, notes.c.seat == int(seat))).first()
    return Note(*found) if found else Note(0, "")


def keep_note(on: Connection, match: int, seat: Seat, text: str, expect: int) -> bool:
    """Write a seat's notes; False when they are no longer at version `expect`."""
    if expect == 0:
        row = {"match": match, "seat": int(seat), "version": 1, "text": text}
        return add_new(on, notes, row)
    kept = notes.update().where(
        notes.c.match == match, notes.c.seat == int(seat), notes.c.version == expect
    )
    return on.execute(kept.values(version=expect + 1, text=text)).rowcount == 1


def see(on: Connection, rows: Iterable[tuple[int, Seat, bool]], *, now: int, until: int) -> None:
    """Write down who is here, until when it holds, and who has just gone."""
    for match, seat, here in sorted(rows):
        values = {"seen": now, "until": until if here else 0}
        row = presence.update().where(presence.c.match == match, presence.c.seat == int(seat))
        if on.execute(row.values(values)).rowcount == 0:
            add_new(on, presence, {"match": match, "seat": int(seat), **values})


def last_seen(on: Connection, match: int, now: int) -> dict[Seat, LastSeen]:
    """Return when the players of a match were last here."""
    found = on.execute(presence.select().where(presence.c.match == match))
    return {Seat(row.seat): LastSeen(row.until > now, row.seen) for row in found}


def rematch(on: Connection, match: int) -> Rematch | None:
    """Read a match's rematch."""
    row = on.execute(rematches.select().where(rematches.c.match == match)).mappings().first()
    return Rematch(**{**row, "seat": Seat(row["seat"])}) if row else None


def put_rematch(on: Connection, wanted: Rematch) -> bool:
    """Write a rematch in place of the version before; False when somebody was faster."""
    row = {**asdict(wanted), "seat": int(wanted.seat)}
    if wanted.version == 1:
        return add_new(on, rematches, row)
    known = rematches.update().where(
        rematches.c.match == wanted.match, rematches.c.version == wanted.version - 1
    )
    return on.execute(known.values(row)).rowcount == 1


def offers(on: Connection, matches: Collection[int]) -> dict[int, Seat]:
    """Return in which of these matches a rematch is offered now, and by which seat."""
    found: dict[int, Seat] = {}
    for part in parts(sorted(matches)):
        columns = sa.select(rematches.c.match, rematches.c.seat)
        rows = columns.where(rematches.c.match.in_(part), rematches.c.state == OFFERED)
        found |= {match: Seat(seat) for match, seat in on.execute(rows)}
    return found


def pass_on(on: Connection, old: int, new: int, seats: Mapping[Seat, Seat], now: int) -> None:
    """Make the tokens of a match's seats stand for seats of a new match as well."""
    rows = on.execute(
        tokens.select().where(
            tokens.c.match == old,
            tokens.c.seat.in_([int(seat) for seat in seats]),
            tokens.c.revoked.is_(None),
            # Who sits at a shared device took their seat in the old match alone.
            tokens.c.expires.is_(None),
        )
    )
    added = [
        {**row, "match": new, "seat": int(seats[Seat(row["seat"])]), "created": now, "key": None}
        for row in rows.mappings()
    ]
    if added:
        on.execute(tokens.insert(), added)
