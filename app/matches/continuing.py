"""A match that goes on from a moment of another that is over: its records are the first of it.

Everything before the moment lay open at the other's end. Whatever comes after is as hidden, and its
dice as fresh, as in any match.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace

from sqlalchemy import Connection

from app.engine.game import AnyGame
from app.engine.records import Continued
from app.matches import ids, log_pages, records, repository, snapshot
from app.matches.creation import MatchRequest, new_info, sides_of
from app.matches.models import ENDED, OPEN, MatchInfo, Origin, Stored
from app.matches.problems import Problem
from app.matches.state import RECORDS_BETWEEN_SNAPSHOTS, MatchState, advance, replayed
from app.storage.database import Database
from app.storage.journal import Entry
from app.tasks import yielding


@dataclass(frozen=True, slots=True)
class Past:
    """What a match goes on from: chained records of another, and the seed that this one opened."""

    seed: bytes
    rows: tuple[Stored, ...]


def continued_info(
    wanted: MatchRequest, game: AnyGame, machines: Collection[str], old: MatchInfo, origin: Origin
) -> MatchInfo:
    """Write down what is fixed of a match that goes on from another. Raises `Problem`.

    The players, their numbers and the seed are new; what is played, and by which rules, is not.
    """
    return replace(
        new_info(wanted, game, machines),
        edition=old.edition,
        scenario=old.scenario,
        options=old.options,
        board=old.board,
        origin=origin,
    )


async def past_of(database: Database, origin: Origin) -> Past:
    """Read what a match goes on from. Raises PermissionError while that is played."""
    match = ids.read(origin.match) or 0

    def query(on: Connection) -> tuple[MatchInfo | None, list[Stored]]:
        # The record before commit 0 says who sat down.
        last = repository.chained_seqs(on, match)[origin.at + 1]
        return repository.info(on, match), repository.chained_after(on, match, 0, last)

    info, rows = await database.read(query)
    if info is None or info.status != ENDED:
        raise PermissionError("what was played is open only after the end")
    return Past(info.seed, tuple(rows))


async def begun_from(
    past: Past, state: MatchState, name: str, entropy: bytes, *, at: int
) -> tuple[MatchState, list[Entry]]:
    """Return a match as its second player sits down, and all that is stored of it.

    First come the records of the past, to the byte, with their salts and hashes; then the one
    that says who goes on from there.
    """
    info, origin = replace(state.info, guest_name=name, guest_entropy=entropy), state.info.origin
    if state.status != OPEN or origin is None:
        raise Problem("link-spent")
    entries: list[Entry] = []
    reached = replace(state, info=info)
    async for row in yielding(past.rows):
        before = reached
        reached = replayed(before, records.decode(row.payload), row.payload, row.salt)
        entries.append(_copied(before, reached, row))
    side, draws = sides_of(state.game, info, reached.match.drawn)
    continued = Continued(
        match=info.id,
        origin=origin.match,
        seed=past.seed.hex(),
        commitment=info.commitment,
        entropies=(info.creator_entropy.hex(), info.guest_entropy.hex()),
        creator=side,
        drawn=reached.match.drawn + len(draws),
        draws=draws,
        claim_days=info.claim_days,
        at=at,
    )
    last = advance(reached, continued)
    entry = replace(last.entry, snapshot=snapshot.written(last.state))
    return snapshot.settled(last.state), [*entries, entry]


def _copied(before: MatchState, after: MatchState, row: Stored) -> Entry:
    """Return a record of the past as it is kept of the new match: nobody of it made that one."""
    is_due = after.seq % RECORDS_BETWEEN_SNAPSHOTS == 0
    return Entry(
        match=after.info.match,
        seq=after.seq,
        seat=None,
        key=None,
        v=0,
        kind=row.kind,
        payload=row.payload,
        salt=row.salt,
        head=row.head,
        snapshot=snapshot.written(after) if is_due else b"",
        pages=() if after.logs is before.logs else log_pages.filled(before.logs, after.logs),
    )
