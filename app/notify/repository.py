"""All SQL about addresses. Each function runs in the caller's transaction."""

import sqlalchemy as sa
from sqlalchemy import ColumnElement, Connection

from app.clock import DAY_SECONDS
from app.matches.models import CANCELLED, ENDED, Seat
from app.notify.models import CONFIRM, Address
from app.storage.tables import addresses, askings, matches, outbox


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
