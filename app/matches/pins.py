"""A shared device's PINs and sittings: their SQL, and the slow hash."""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from app.matches import ids, repository
from app.matches.models import PLAYERS, Principal, Seat
from app.matches.problems import Problem
from app.storage.tables import pins, tokens

FREE_TRIES = 3
FIRST_WAIT = 5
LONGEST_WAIT = 900
"""Seconds. Ten thousand PINs of four figures then take months."""


@dataclass(frozen=True, slots=True)
class Pin:
    """What is kept of a player's PIN. `figures` is 0 until they have chosen it.

    `wrong` counts tries since the last right one, `again` is when the next is looked at, `told`
    how many lines of their log the player had seen when their curtain last fell.
    """

    seat: Seat
    salt: bytes
    hash: bytes
    figures: int
    wrong: int
    again: int
    told: int


def hashed(pin: str, salt: bytes) -> bytes:
    """Hash a PIN slowly: some 50 ms and 16 MB."""
    return hashlib.scrypt(pin.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32)


def is_right(kept: Pin, pin: str) -> bool:
    """Compare a PIN with what is kept of it, in constant time."""
    return hmac.compare_digest(hashed(pin, kept.salt), kept.hash)


def new_salt() -> bytes:
    """Draw a salt."""
    return secrets.token_bytes(16)


def wait_after(wrong: int) -> int:
    """Return the seconds until a PIN is looked at again after so many wrong tries."""
    if wrong < FREE_TRIES:
        return 0
    return int(min(FIRST_WAIT * 2 ** min(wrong - FREE_TRIES, 16), LONGEST_WAIT))


def add(
    on: Connection,
    match: int,
    session: bytes,
    now: int,
    key: bytes | None = None,
    *,
    told: Mapping[Seat, int] | None = None,
) -> None:
    """Add a match to a session that both players share; nobody has chosen a PIN.

    `told`: how many lines of their log each player knows already.
    """
    _add_token(on, Principal(match, Seat.CURTAIN, ids.new_label()), session, now, key)
    blank = {"match": match, "salt": b"", "hash": b"", "figures": 0, "wrong": 0, "again": 0}
    known = told or {}
    rows = [{**blank, "seat": int(seat), "told": known.get(seat, 0)} for seat in PLAYERS]
    on.execute(pins.insert(), rows)


def _add_token(
    on: Connection, caller: Principal, session: bytes, now: int, key: bytes | None = None
) -> None:
    # Nobody knows this token's secret: the session alone may use it.
    unknown = secrets.token_bytes(32)
    repository.add_token(on, caller, unknown, session=session, label="", now=now, key=key)


def is_shared(on: Connection, match: int, session: bytes) -> bool:
    """Whether both players of a match share the device of this session."""
    found = on.execute(
        sa.select(tokens.c.id).where(
            tokens.c.match == match,
            tokens.c.session == session,
            tokens.c.seat == int(Seat.CURTAIN),
            tokens.c.revoked.is_(None),
        )
    )
    return found.first() is not None


def devices(on: Connection, match: int) -> list[bytes]:
    """List the sessions of the devices that both players of a match share: one, or none."""
    where = (tokens.c.match == match, tokens.c.seat == int(Seat.CURTAIN))
    found = on.execute(sa.select(tokens.c.session).where(*where, tokens.c.revoked.is_(None)))
    return list(found.scalars())


def both(on: Connection, match: int) -> dict[Seat, Pin]:
    """Read what is kept of both PINs."""
    found = on.execute(_kept().where(pins.c.match == match).order_by(pins.c.seat))
    return {Seat(row.seat): _pin(row) for row in found}


def _kept() -> sa.Select[Any]:
    return sa.select(*(pins.c[name] for name in Pin.__dataclass_fields__))


def _pin(row: sa.Row[Any]) -> Pin:
    kept = dict(row._mapping)
    return Pin(**{**kept, "seat": Seat(row.seat)})


def choose(on: Connection, match: int, seat: Seat, pin: Pin) -> bool:
    """Keep a seat's first PIN; False when it has one."""
    row = pins.update().where(pins.c.match == match, pins.c.seat == int(seat), pins.c.figures == 0)
    kept = row.values(salt=pin.salt, hash=pin.hash, figures=pin.figures)
    return on.execute(kept).rowcount == 1


def try_once(on: Connection, match: int, seat: Seat, now: int) -> Pin:
    """Count a try as wrong before it is looked at. Raises `Problem` when it is too early for one.

    So tries at the same moment are all counted, and a restart forgives none.
    """
    # Nobody else tries until this one is counted, in any process.
    where = (pins.c.match == match, pins.c.seat == int(seat))
    on.execute(pins.update().where(*where).values(wrong=pins.c.wrong + 1))
    pin = _pin(on.execute(_kept().where(*where)).one())
    if not pin.figures:
        raise Problem("no-pin")
    if pin.again > now:
        raise Problem("pin-wait", wait=pin.again - now)
    again = now + wait_after(pin.wrong)
    on.execute(pins.update().where(*where).values(again=again))
    return pin


def sit(
    on: Connection, caller: Principal, session: bytes, told: Mapping[Seat, int], now: int
) -> None:
    """Open a seat to a shared device, and shut the other one. The PIN was right."""
    # The rows' lock: of two that open at once the later shuts what the first opened.
    on.execute(pins.update().where(pins.c.match == caller.match).values(told=pins.c.told))
    mine = (pins.c.match == caller.match, pins.c.seat == int(caller.seat))
    on.execute(pins.update().where(*mine).values(wrong=0, again=0))
    stand(on, caller.match, session, told, now)
    _add_token(on, caller, session, now)


def stand(on: Connection, match: int, session: bytes, told: Mapping[Seat, int], now: int) -> None:
    """Shut whatever seat is open at a shared device. `told`: the lines that each side has now."""
    sitting = (
        tokens.c.match == match,
        tokens.c.session == session,
        tokens.c.expires.is_not(None),
        tokens.c.revoked.is_(None),
    )
    seats = list(on.execute(sa.select(tokens.c.seat).where(*sitting)).scalars())
    on.execute(tokens.update().where(*sitting).values(revoked=now))
    for seat in seats:
        if seat in told:
            row = pins.update().where(pins.c.match == match, pins.c.seat == seat)
            on.execute(row.values(told=told[Seat(seat)]))


def session_of(on: Connection, caller: Principal) -> bytes | None:
    """Find the session of a sitting that is in force."""
    found: bytes | None = on.execute(
        sa.select(tokens.c.session).where(
            tokens.c.match == caller.match,
            tokens.c.id == caller.token,
            tokens.c.expires.is_not(None),
            repository.in_force(),
        )
    ).scalar()
    return found


def stay(on: Connection, caller: Principal, until: int) -> None:
    """Prolong a sitting that has not ended."""
    row = tokens.update().where(
        tokens.c.match == caller.match, tokens.c.id == caller.token, repository.in_force()
    )
    on.execute(row.values(expires=until))
