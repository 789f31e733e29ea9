"""Open matches that wait for anybody: invitations that are published, in plain for that reason.

A published invitation is good while it is listed and no longer: whoever uses it looks at that.
"""

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import Connection

from app.clock import DAY_SECONDS, now
from app.matches import ids, links, repository
from app.matches.models import OPEN, PLAYERS, MatchInfo, Seat, info_of
from app.matches.problems import Problem
from app.matches.repository import in_force
from app.storage.statements import add_new
from app.storage.tables import links as kept_links
from app.storage.tables import matches, offers, tokens

OFFER_DAYS = 3
"""For how many days an offer is listed, unless its maker looks at the match meanwhile."""
MAX_LISTED = 100
MAX_OFFERS_EACH = 5
ANYBODY = "anybody"
MET = "met"
"""Whom an offer is shown to: all who come by, or those with whom its maker has played."""
PUBLISHED = "published"
"""The label of an invitation's link that anybody may use."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An invitation that is published, and until when. `audience`: `ANYBODY` or `MET`."""

    match: int
    secret: str
    posted_at: int
    lapses_at: int
    audience: str


@dataclass(frozen=True, slots=True)
class ListedOffer:
    """An open match that waits for anybody. `is_own`: its maker is who asks."""

    info: MatchInfo
    offer: Offer
    is_own: bool


def post(on: Connection, match: int, session: bytes | None, audience: str = ANYBODY) -> Offer:
    """List a match that is open, by a new invitation; what is listed keeps its own for longer.

    `audience`: whom it is shown to from now on. Raises `Problem` when so many of the session's
    matches are listed.
    """
    at = now()
    lapses_at = at + OFFER_DAYS * DAY_SECONDS
    on.execute(offers.delete().where(offers.c.lapses_at <= at))
    listed_before = offers.update().where(offers.c.match == match)
    renewed = on.execute(listed_before.values(lapses_at=lapses_at, audience=audience))
    if not renewed.rowcount:
        if session is not None and len(_own(on, session)) >= MAX_OFFERS_EACH:
            raise Problem("too-many-offers")
        row = Offer(match, ids.new_secret(), at, lapses_at, audience)
        # Another process may have listed it in this moment: its invitation is as good.
        if add_new(on, offers, {name: getattr(row, name) for name in Offer.__slots__}):
            repository.revoke_links(on, match, links.INVITATION, Seat.GUEST, at)
            links.add_link(on, match, links.INVITATION, Seat.GUEST, row.secret, label=PUBLISHED)
    offer = of_match(on, match)
    if offer is None:
        raise Problem("unsaved")
    return offer


def withdraw(on: Connection, match: int) -> None:
    """Take a match off the list, and its published invitation out of force."""
    if remove(on, match):
        repository.revoke_links(on, match, links.INVITATION, Seat.GUEST, now())


def remove(on: Connection, match: int) -> bool:
    """Take a match off the list; False when it was not on it. Its invitation is left as it is."""
    return on.execute(offers.delete().where(offers.c.match == match)).rowcount > 0


def of_match(on: Connection, match: int) -> Offer | None:
    """Return a match's offer while it is listed."""
    found = on.execute(offers.select().where(offers.c.match == match, _is_listed())).first()
    return Offer(*found) if found else None


def listed(on: Connection, session: bytes | None) -> list[ListedOffer]:
    """List the matches that wait for who asks, the newest first."""
    kept = (offers.c.secret, offers.c.posted_at, offers.c.lapses_at, offers.c.audience)
    columns = sa.select(matches, *kept)
    found = on.execute(
        columns.join(offers, offers.c.match == matches.c.match)
        .where(matches.c.status == OPEN, _is_listed(), _is_shown(session))
        .order_by(offers.c.posted_at.desc(), matches.c.match)
        .limit(MAX_LISTED)
    ).mappings()
    own = _own(on, session)
    return [
        ListedOffer(
            info_of(row),
            Offer(row["match"], *(row[column.name] for column in kept)),
            row["match"] in own,
        )
        for row in found
    ]


def count(on: Connection, session: bytes | None) -> int:
    """Return how many matches wait for who asks."""
    columns = sa.select(sa.func.count()).select_from(matches)
    joined = columns.join(offers, offers.c.match == matches.c.match)
    where = (matches.c.status == OPEN, _is_listed(), _is_shown(session))
    return min(on.execute(joined.where(*where)).scalar_one(), MAX_LISTED)


def has_met(on: Connection, session: bytes | None) -> bool:
    """Whether a browser session has played with anybody who could be shown an offer of its own."""
    if session is None:
        return False
    mine, theirs = tokens.alias(), tokens.alias()
    known = sa.and_(_met(mine, theirs), theirs.c.session.is_not(None))
    return (
        on.execute(sa.select(mine.c.id).where(mine.c.session == session, known)).first() is not None
    )


def problem_of(on: Connection, match: int, secret: bytes) -> Problem | None:
    """Return why a published invitation can't be used; None for one that can, and for others."""
    found = on.execute(
        sa.select(kept_links.c.label, kept_links.c.used, kept_links.c.revoked).where(
            kept_links.c.match == match,
            kept_links.c.hash == secret,
            kept_links.c.kind == links.INVITATION,
        )
    ).first()
    if found is None or found.label != PUBLISHED:
        return None
    if found.used is not None:
        return Problem("offer-taken")
    is_good = found.revoked is None and of_match(on, match) is not None
    return None if is_good else Problem("offer-gone")


def _is_listed() -> sa.ColumnElement[bool]:
    return offers.c.lapses_at > now()


def _is_shown(session: bytes | None) -> sa.ColumnElement[bool]:
    """Whether an offer is for who asks: for anybody, by themselves, or by who has played them."""
    for_all = offers.c.audience == ANYBODY
    if session is None:
        return for_all
    maker, theirs, mine = tokens.alias(), tokens.alias(), tokens.alias()
    made = sa.and_(
        maker.c.match == offers.c.match,
        maker.c.seat == int(Seat.CREATOR),
        maker.c.revoked.is_(None),
    )
    own = sa.exists().where(made, maker.c.session == session)
    played = sa.exists().where(
        made, theirs.c.session == maker.c.session, _met(mine, theirs), mine.c.session == session
    )
    return sa.or_(for_all, own, played)


def _met(mine: sa.FromClause, theirs: sa.FromClause) -> sa.ColumnElement[bool]:
    """Whether two tokens are of the two players of one match."""
    return sa.and_(
        mine.c.match == theirs.c.match,
        mine.c.seat.in_(map(int, PLAYERS)),
        theirs.c.seat.in_(map(int, PLAYERS)),
        mine.c.seat != theirs.c.seat,
        mine.c.revoked.is_(None),
        theirs.c.revoked.is_(None),
    )


def _own(on: Connection, session: bytes | None) -> set[int]:
    """Return which of the matches that are listed a browser session made."""
    if session is None:
        return set()
    held = sa.select(tokens.c.match).where(
        tokens.c.session == session, tokens.c.seat == int(Seat.CREATOR), in_force()
    )
    mine = sa.select(offers.c.match).where(offers.c.match.in_(held), _is_listed())
    return set(on.execute(mine).scalars())
