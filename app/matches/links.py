"""Tokens and links as they are given out: under new ids, their secrets kept as hashes alone."""

from sqlalchemy import Connection

from app.clock import now
from app.matches import ids, pins, repository
from app.matches.models import Principal, Seat
from app.matches.problems import Problem

INVITATION = "invitation"
DEVICE = "device"
ALL_MATCHES = "all-matches"
"""Another device's link, too, and the same one in each match of a browser."""
WATCH = "watch"


def add_token(
    on: Connection,
    match: int,
    seat: Seat,
    token: str,
    *,
    session: bytes | None,
    label: str = "",
    key: bytes | None = None,
) -> None:
    """Keep a new token under a new id."""
    caller = Principal(match, seat, ids.new_label())
    repository.add_token(on, caller, known(token), session=session, label=label, now=now(), key=key)


def add_link(
    on: Connection, match: int, kind: str, seat: Seat, secret: str, *, label: str = ""
) -> str:
    """Keep a new link; give its id."""
    id_ = ids.new_label()
    repository.add_link(on, match, kind, seat, known(secret), id=id_, label=label, now=now())
    return id_


def spend(on: Connection, match: int, kind: str, secret: bytes) -> None:
    """Use a link up. Raises `Problem` when that was done before."""
    if not repository.use_link(on, match, kind, secret, now()):
        raise Problem("link-spent")


def known(secret: str) -> bytes:
    """Return what is kept of a secret. Raises `Problem` when it can't be one."""
    kept = ids.hashed(secret)
    if kept is None:
        raise Problem("link-spent")
    return kept


def seats_of(on: Connection, match: int, session: bytes | None, token: str | None) -> set[Seat]:
    """Return the players' seats that a browser session and a token have in a match."""
    by_session = repository.caller(on, match, secret_hash=None, session=session)
    by_token = repository.caller(on, match, secret_hash=ids.hashed(token or ""), session=None)
    return {known.seat for known in (by_session, by_token) if known} - {Seat.WATCHER}


def refuse_a_shared_device(on: Connection, match: int, session: bytes | None) -> None:
    """Refuse a further token to who shares their device: it would be a way round the curtain."""
    if session is not None and pins.is_shared(on, match, session):
        raise Problem("already-seated")


def require_creator(caller: Principal) -> None:
    """Refuse whoever has not made the match."""
    if caller.seat is not Seat.CREATOR:
        raise Problem("not-yours")
