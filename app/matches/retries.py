"""A seat that is asked for again, by the key that it was asked for with: its answer was lost."""

import sqlalchemy as sa
from sqlalchemy import Connection

from app.matches import ids, links
from app.matches.models import Principal, Seat
from app.matches.problems import Problem
from app.matches.repository import in_force
from app.storage.tables import tokens


def key_hash(key: str) -> bytes | None:
    """Return what is kept of such a key; None without one."""
    return ids.key_hash(key) if key else None


def given_for(on: Connection, key: bytes | None) -> Principal | None:
    """Find who was given a token for a key. Raises `Problem` when it is no longer in force."""
    if key is None:
        return None
    columns = sa.select(tokens.c.match, tokens.c.seat, tokens.c.id, in_force().label("is_good"))
    found = on.execute(columns.where(tokens.c.key == key)).first()
    if found is None:
        return None
    if not found.is_good:
        raise Problem("link-spent")
    return Principal(found.match, Seat(found.seat), found.id)


def seat_again(
    on: Connection, match: int, key: bytes | None, token: str, *, session: bytes | None
) -> Seat | None:
    """Return the seat that was given for a key, which is now held by a new token and session.

    None when none was. Raises `Problem` if it was of another match, or has been revoked.
    """
    given = given_for(on, key)
    if given is None:
        return None
    if given.match != match:
        raise Problem("key-used")
    renew(on, given, links.known(token), session)
    return given.seat


def renew(on: Connection, given: Principal, secret_hash: bytes, session: bytes | None) -> None:
    """Put another secret and session in a token's place, and wherever rematches took it.

    It keeps its id: whoever revokes it revokes it.
    """
    known = sa.select(tokens.c.hash).where(
        tokens.c.match == given.match, tokens.c.id == given.token
    )
    copies = sa.and_(tokens.c.hash == known.scalar_subquery(), tokens.c.revoked.is_(None))
    on.execute(tokens.update().where(copies).values(hash=secret_hash, session=session))
