"""A running match as a viewer was shown it, moment by moment: what was seen may be seen again.

A moment is a commit that the viewer noticed. All follows from commits alone: what somebody plans
leaves no trace in it, not even in the time that it takes.
"""

import asyncio
from bisect import bisect_left
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from app.engine.fold import Change, fold
from app.engine.match import Match
from app.engine.records import Started
from app.engine.values import Line, Viewer
from app.matches import records, repository
from app.matches.models import Stored
from app.matches.problems import Problem
from app.matches.records import Opened
from app.matches.state import MatchState, new_match_state, replayed
from app.storage.database import Database
from app.tasks import yielding

MOMENTS_BETWEEN = 32
"""How many moments lie between two that are kept, from which others are reached."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A match after record `seq`, and what its viewer was told of it.

    `upto`: the number of the last line that they had been told.
    """

    seq: int
    match: Match
    lines: tuple[Line, ...] = ()
    upto: int = 0


class Moments:
    """The moments of a running match for one viewer, as far as somebody has asked for them."""

    def __init__(self, state: MatchState, viewer: Viewer) -> None:
        self._number = state.info.match
        self._viewer = viewer
        self._lock = asyncio.Lock()
        blank = new_match_state(state.info, state.game)
        self._reached = Moment(0, blank.match)
        """After the last record that was looked at, noticed or not."""
        self._blank = blank
        self._version = 0
        """The viewer's version at which it was looked at."""
        self.seqs: list[int] = []
        self._upto: list[int] = []
        self._kept: list[Moment] = []
        """The first moment, and every so many after it."""

    def __len__(self) -> int:
        return len(self.seqs)

    async def news(self, database: Database, state: MatchState) -> AsyncIterator[Moment]:
        """Take in what the viewer has noticed since, moment by moment."""
        async with self._lock:
            if state.version(self._viewer) == self._version:
                return
            async for moment in self.later(database, state.seq):
                yield moment
            self._version = state.version(self._viewer)

    async def later(self, database: Database, last: int) -> AsyncIterator[Moment]:
        """Take in all records up to number `last`, and yield the moments that come with them."""
        rows = await self._rows(database, self._reached.seq, last)
        async for row in yielding(rows):
            if self._take(row):
                yield self._reached

    def telling(self, line: int) -> int:
        """Return which moment told a line of the viewer's log, by its number."""
        return bisect_left(self._upto, line)

    async def at(self, database: Database, number: int) -> Moment:
        """Return a moment. Raises `Problem` if there is none of that number."""
        if not 0 <= number < len(self):
            raise Problem("no-such-commit")
        moment = self._kept[number // MOMENTS_BETWEEN]
        async for row in yielding(await self._rows(database, moment.seq, self.seqs[number])):
            moment = self._after(moment, row)[0]
        return moment

    async def _rows(self, database: Database, after: int, last: int) -> Sequence[Stored]:
        def query(on: Connection) -> list[Stored]:
            return repository.chained_after(on, self._number, after, last)

        return await database.read(query) if after < last else ()

    def _take(self, row: Stored) -> bool:
        """Take in a record; tell whether the viewer noticed it."""
        self._reached, is_noticed = self._after(self._reached, row)
        if is_noticed:
            if len(self) % MOMENTS_BETWEEN == 0:
                self._kept.append(self._reached)
            self.seqs.append(row.seq)
            self._upto.append(self._reached.upto)
        return is_noticed

    def _after(self, before: Moment, row: Stored) -> tuple[Moment, bool]:
        """Return what comes after a record, and whether the viewer noticed it."""
        record = records.decode(row.payload)
        if isinstance(record, Opened):
            # It says who sat down; nobody has been shown anything.
            opened = replayed(self._blank, record, row.payload, row.salt)
            return Moment(row.seq, opened.match), False
        change: Change = fold(before.match, record)
        lines = change.lines.get(self._viewer, ())
        moment = Moment(row.seq, change.match, lines, before.upto + len(lines))
        # The first position is there to be seen, whether or not it differs from an empty board.
        return moment, isinstance(record, Started) or self._viewer in change.visible_to
