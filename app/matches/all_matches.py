"""A device link for all matches of a browser at once.

It stands in each match as a link of its player's seat, with one secret and one id, and each match's
list shows it. The device that it leads to has one token in all of them, as rematches have: who
revokes it in one match does so in all.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from app.clock import MINUTE_SECONDS, now
from app.matches import ids, links, repository, retries
from app.matches.models import CANCELLED, PLAYERS, Device, DeviceRequest, Seat
from app.matches.problems import Problem
from app.matches.repository import in_force
from app.storage.tables import links as kept_links
from app.storage.tables import matches, tokens

LASTS = 60 * MINUTE_SECONDS
"""For how many seconds such a link is good: it opens more than one match's does."""
MAX_MATCHES = 100

Held = list[tuple[int, Seat]]
"""Matches, and whose seat of each."""


@dataclass(frozen=True, slots=True)
class LinkForAll:
    """A new link: its secret, for how many matches it is good, and until when."""

    secret: str
    matches: int
    lapses_at: int


@dataclass(frozen=True, slots=True)
class Taken:
    """The matches in which a device has a seat now, and in how many it could get none."""

    matches: tuple[int, ...]
    left_out: int


def add(on: Connection, session: bytes) -> LinkForAll:
    """Make a link for all seats that a browser session has; an earlier one is good no longer.

    Raises `Problem` for a session without a seat.
    """
    held = held_by(on, session)
    if not held:
        raise Problem("no-seat")
    at, secret, id_ = now(), ids.new_secret(), ids.new_label()
    earlier = sa.tuple_(kept_links.c.match, kept_links.c.seat).in_(held)
    on.execute(kept_links.update().where(_is_open(at), earlier).values(revoked=at))
    shared = {"id": id_, "kind": links.ALL_MATCHES, "hash": links.known(secret), "label": ""}
    rows = [{**shared, "match": match, "seat": int(seat), "created": at} for match, seat in held]
    on.execute(kept_links.insert(), rows)
    return LinkForAll(secret, len(held), at + LASTS)


def use(on: Connection, wanted: DeviceRequest, token: str, max_devices: int) -> Taken:
    """Use such a link up: the device gets the seats, but where it plays already or has no room.

    `max_devices`: of a seat. Raises `Problem` for a link that is spent, unless by the same key, and
    where no seat is left.
    """
    secret, key = links.known(wanted.secret), retries.key_hash(wanted.key)
    repository.move_session(on, wanted.old_session, wanted.session)
    if again := _given_again(on, secret, key, token, wanted.session):
        return Taken(again, 0)
    at = now()
    opened = sa.and_(_is_open(at), kept_links.c.hash == secret)
    columns = sa.select(kept_links.c.match, kept_links.c.seat).where(opened)
    offered = [(match, Seat(seat)) for match, seat in on.execute(columns)]
    if not offered:
        raise Problem("link-spent")
    own = [match for match, _ in offered]
    playing = _playing(on, own, wanted)
    full = _full(on, own, max_devices)
    free = [each for each in offered if each[0] not in playing and each not in full]
    if not free:
        raise Problem("nothing-to-take")
    used = on.execute(kept_links.update().where(opened).values(used=at)).rowcount
    if used != len(offered):
        # Another process was quicker, or somebody has just revoked it.
        raise Problem("link-spent")
    _add_token(on, free, token, wanted.session, key)
    return Taken(tuple(match for match, _ in free), len(offered) - len(free))


def waiting(on: Connection, match: int, seat: Seat) -> list[Device]:
    """List such links that may still be used for a seat: one at most."""
    columns = sa.select(kept_links.c.id, kept_links.c.label, kept_links.c.created)
    found = on.execute(
        columns.where(_is_open(now()), kept_links.c.match == match, kept_links.c.seat == int(seat))
    )
    return [Device(*row) for row in found]


def revoke(on: Connection, match: int, seat: Seat, link: str) -> list[int]:
    """Take such a link out of force by its id, in all its matches, which are returned."""
    at = now()
    named = sa.select(kept_links.c.hash).where(
        _is_open(at),
        kept_links.c.match == match,
        kept_links.c.seat == int(seat),
        kept_links.c.id == link,
    )
    opened = sa.and_(_is_open(at), kept_links.c.hash == named.scalar_subquery())
    own = list(on.execute(sa.select(kept_links.c.match).where(opened)).scalars())
    if own:
        on.execute(kept_links.update().where(opened).values(revoked=at))
    return own


def held_by(on: Connection, session: bytes) -> Held:
    """List a session's own seats; at a device that two share it has none."""
    found = repository.matches_of(on, session, MAX_MATCHES)
    held = [(match, seat) for match, seat in found if seat in PLAYERS]
    cancelled = set(
        on.execute(
            sa.select(matches.c.match).where(
                matches.c.match.in_([match for match, _ in held]), matches.c.status == CANCELLED
            )
        ).scalars()
    )
    return [(match, seat) for match, seat in held if match not in cancelled]


def _given_again(
    on: Connection, secret: bytes, key: bytes | None, token: str, session: bytes | None
) -> tuple[int, ...]:
    """Return the matches in which a device has had its seats for a key; they get the new token.

    Raises `Problem` for a key that was used for something else.
    """
    given = retries.given_for(on, key)
    if given is None:
        return ()
    spent = sa.and_(
        kept_links.c.match == given.match,
        kept_links.c.hash == secret,
        kept_links.c.kind == links.ALL_MATCHES,
        kept_links.c.used.is_not(None),
    )
    if on.execute(sa.select(kept_links.c.id).where(spent)).first() is None:
        raise Problem("key-used")
    kept = links.known(token)
    retries.renew(on, given, kept, session)
    return tuple(on.execute(sa.select(tokens.c.match).where(tokens.c.hash == kept)).scalars())


def _add_token(
    on: Connection, seats: Held, token: str, session: bytes | None, key: bytes | None
) -> None:
    """Keep one token, by one id, for each of these seats."""
    device = {
        "id": ids.new_label(),
        "hash": links.known(token),
        "session": session,
        "label": "",
        "created": now(),
    }
    rows = [{**device, "match": match, "seat": int(seat)} for match, seat in seats]
    # One of them alone is found by the key; what is in all follows it.
    on.execute(tokens.insert(), [{**row, "key": None if n else key} for n, row in enumerate(rows)])


def _is_open(at: int) -> sa.ColumnElement[bool]:
    return sa.and_(
        kept_links.c.kind == links.ALL_MATCHES,
        kept_links.c.used.is_(None),
        kept_links.c.revoked.is_(None),
        kept_links.c.created > at - LASTS,
    )


def _playing(on: Connection, own: Collection[int], wanted: DeviceRequest) -> set[int]:
    """Return in which matches the device that asks plays already, whatever seat it has there."""
    proofs: list[Any] = [
        column == proof
        for column, proof in (
            (tokens.c.session, wanted.session),
            (tokens.c.hash, ids.hashed(wanted.token or "")),
        )
        if proof is not None
    ]
    if not proofs:
        return set()
    plays = sa.and_(tokens.c.match.in_(own), tokens.c.seat != int(Seat.WATCHER), in_force())
    return set(on.execute(sa.select(tokens.c.match).where(plays, sa.or_(*proofs))).scalars())


def _full(on: Connection, own: Collection[int], max_devices: int) -> set[tuple[int, Seat]]:
    """Return which seats have as many devices as a seat may have."""
    counted = sa.select(tokens.c.match, tokens.c.seat).where(tokens.c.match.in_(own), in_force())
    many = counted.group_by(tokens.c.match, tokens.c.seat).having(sa.func.count() >= max_devices)
    return {(match, Seat(seat)) for match, seat in on.execute(many)}
