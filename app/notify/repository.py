"""All SQL about addresses and the outbox. Each function runs in the caller's transaction."""

import sqlalchemy as sa
from sqlalchemy import ColumnElement, Connection

from app.clock import DAY_SECONDS
from app.matches.models import CANCELLED, ENDED, Seat
from app.notify.models import CONFIRM, Address, Letter
from app.storage.tables import addresses, askings, journal, matches, outbox


def address(on: Connection, match: int, seat: Seat) -> Address | None:
    """Read a seat's address."""
    found = [known for known in addresses_of(on, match) if known.seat is seat]
    return found[0] if found else None


def addresses_of(on: Connection, match: int) -> list[Address]:
    """Read the addresses of a match's seats."""
    columns = [addresses.c[name] for name in Address.__dataclass_fields__]
    rows = on.execute(sa.select(*columns).where(addresses.c.match == match)).mappings()
    return [Address(**{**row, "seat": Seat(row["seat"])}) for row in rows]


def put_address(on: Connection, new: Address) -> None:
    """Keep a seat's address in place of the one before, and ask that it be confirmed."""
    remove_address(on, new.match, new.seat)
    row = {name: getattr(new, name) for name in Address.__dataclass_fields__}
    on.execute(addresses.insert(), {**row, "seat": int(new.seat)})
    asked = {"match": new.match, "seat": int(new.seat), "seq": 0, "kind": CONFIRM, "tries": 0}
    on.execute(outbox.insert(), {**asked, "made": new.created, "due": new.created})


def confirm_address(on: Connection, known: Address, now: int) -> None:
    """Note that mail may go to an address."""
    row = addresses.update().where(_is_seat(addresses, known.match, known.seat))
    on.execute(row.values(confirmed=now))


def remove_address(on: Connection, match: int, seat: Seat) -> bool:
    """Forget a seat's address and all mail to it; False when there was none."""
    on.execute(outbox.delete().where(_is_seat(outbox, match, seat)))
    gone = on.execute(addresses.delete().where(_is_seat(addresses, match, seat)))
    return gone.rowcount > 0


def count_asking(on: Connection, hashed: bytes, id: str, now: int, since: int) -> int:
    """Count one more request to confirm an address; give how many there were since then."""
    on.execute(askings.insert(), {"hash": hashed, "id": id, "asked": now})
    count = sa.select(sa.func.count()).select_from(askings)
    total = on.execute(count.where(askings.c.hash == hashed, askings.c.asked > since)).scalar()
    return int(total or 0)


def waiting(on: Connection, now: int, made_before: int, most: int) -> list[Letter]:
    """List letters that are due; those about a match only if made early enough."""
    columns = [outbox.c[name] for name in Letter.__dataclass_fields__]
    is_ripe = sa.or_(outbox.c.kind == CONFIRM, outbox.c.made <= made_before)
    rows = on.execute(
        sa.select(*columns)
        .where(outbox.c.due <= now, is_ripe)
        .order_by(outbox.c.due, outbox.c.match, outbox.c.seat, outbox.c.seq)
        .limit(most)
    ).mappings()
    return [Letter(**{**row, "seat": Seat(row["seat"])}) for row in rows]


def take(on: Connection, letter: Letter, until: int) -> bool:
    """Take a letter for a while, to send it; False when another process has it or it is gone.

    Whoever takes it moves `due` on; should they die, it is due again then.
    """
    mine = outbox.update().where(_is_letter(letter), outbox.c.due == letter.due)
    return on.execute(mine.values(due=until, tries=letter.tries + 1)).rowcount == 1


def put_off(on: Connection, letter: Letter, due: int) -> None:
    """Try a letter again later."""
    on.execute(outbox.update().where(_is_letter(letter)).values(due=due))


def drop(on: Connection, letter: Letter) -> None:
    """Take a letter out of the outbox: it was sent, or needs no sending."""
    on.execute(outbox.delete().where(_is_letter(letter)))


def is_overtaken(on: Connection, letter: Letter) -> bool:
    """Whether a seat has done something since, or will be told of something newer."""
    acted = sa.select(journal.c.seq).where(
        journal.c.match == letter.match,
        journal.c.seq > letter.seq,
        journal.c.seat == int(letter.seat),
    )
    newer = sa.select(outbox.c.seq).where(
        _is_seat(outbox, letter.match, letter.seat), outbox.c.seq > letter.seq
    )
    return any(on.execute(query.limit(1)).first() for query in (acted, newer))


def tidy(on: Connection, now: int, keep: int) -> None:
    """Forget addresses some time after the end, those never confirmed, and old counts."""
    ended = sa.select(matches.c.match).where(matches.c.status.in_((ENDED, CANCELLED)))
    is_new = sa.and_(addresses.c.expires.is_(None), addresses.c.match.in_(ended))
    on.execute(addresses.update().where(is_new).values(expires=now + keep))
    is_unconfirmed = sa.and_(addresses.c.confirmed.is_(None), addresses.c.created <= now - keep)
    on.execute(addresses.delete().where(sa.or_(addresses.c.expires <= now, is_unconfirmed)))
    on.execute(askings.delete().where(askings.c.asked <= now - DAY_SECONDS))


def _is_seat(table: sa.Table, match: int, seat: Seat) -> ColumnElement[bool]:
    return sa.and_(table.c.match == match, table.c.seat == int(seat))


def _is_letter(letter: Letter) -> ColumnElement[bool]:
    return sa.and_(_is_seat(outbox, letter.match, letter.seat), outbox.c.seq == letter.seq)
