"""What a side decided in a match that is over, each decision with the position that it met."""

from collections.abc import AsyncIterator

import msgspec
from sqlalchemy import Connection

from app.engine import codec
from app.engine.fold import fold
from app.engine.match import Match
from app.engine.records import Committed, Continued, Disclosed, Record
from app.engine.values import Action, Side, State
from app.matches import records, repository
from app.matches.models import ENDED, Stored
from app.matches.records import Opened
from app.matches.state import MatchState, new_match_state, replayed
from app.storage.database import Database
from app.tasks import yielding

CONTINUED = records.kind_of(Continued)


class Decision(msgspec.Struct, frozen=True):
    """What a side did: `at` is the number of the commit before it, whose position it met."""

    at: int
    position: State
    actions: tuple[Action, ...]


async def decisions(database: Database, state: MatchState, side: Side) -> AsyncIterator[Decision]:
    """Yield what a side decided by hand, first to last; what came before the match went on from
    another is not its players'.

    Raises PermissionError before the end: then it is open to nobody.
    """
    if state.status != ENDED:
        raise PermissionError("what was decided is open only after the end")

    def query(on: Connection) -> list[Stored]:
        return repository.chained_after(on, state.info.match, 0, state.seq)

    rows = await database.read(query)
    own = max((n for n, row in enumerate(rows) if row.kind == CONTINUED), default=0)
    blank = new_match_state(state.info, state.game)
    match: Match = blank.match
    async for number, row in yielding(enumerate(rows)):
        record = records.decode(row.payload)
        if isinstance(record, Opened):
            match = replayed(blank, record, row.payload, row.salt).match
            continue
        if number > own and (actions := _decided_by(side, record)):
            # Of the records the first opens the match: the start of play is commit 0.
            done = codec.decode_many(actions, state.game.action_type)
            yield Decision(number - 2, match.state, tuple(done))
        match = fold(match, record).match


def _decided_by(side: Side, record: Record) -> msgspec.Raw | None:
    """Return what a side decided with a record; None where it decided nothing."""
    match record:
        case Committed(side=by, actions=actions, beforehand=False) if by == side:
            return actions
        case Disclosed(actions=by_side):
            return by_side.get(side)
        case _:
            return None
