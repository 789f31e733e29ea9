"""Looking back: older lines of the log, the open match step by step, and the export."""

from collections import OrderedDict

import msgspec
from sqlalchemy import Connection

from app.engine import codec
from app.engine.values import EVERYONE, Outcome, Shown, Viewer
from app.matches import export, records, repository, snapshot
from app.matches.loaded import LoadedMatch, replayed_rows
from app.matches.log_pages import first_line, lines_of, older_than, page_of
from app.matches.models import ENDED, Stored
from app.matches.problems import Problem
from app.matches.state import MAX_BETWEEN_SNAPSHOTS, MatchState, new_match_state
from app.storage.database import Database

LINES_AT_ONCE = 200
MAX_REACHED = 16
WHOLE_LOG = 2**31 - 1


class Lines(Shown, frozen=True, omit_defaults=False):
    """Lines of the log; `first` is the number of the first, 0 when there are none."""

    lines: tuple[msgspec.Raw, ...]
    first: int


class History(Shown, frozen=True, omit_defaults=False):
    """The open position after commit `at` of `count`, and what was told of that commit."""

    at: int
    count: int
    view: msgspec.Raw
    lines: tuple[msgspec.Raw, ...]
    outcome: Outcome | None


class Reading:
    """Reads what is no longer in memory."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # Of ended matches, where a look back came to last: the next step forward is one record.
        # The same for all who look back.
        self._reached: OrderedDict[int, MatchState] = OrderedDict()

    async def log(
        self, loaded: LoadedMatch, viewer: Viewer, before: int | None, most: int
    ) -> Lines:
        """Return a viewer's lines before number `before`, at most so many; None: the latest."""
        if not viewer:
            return Lines((), 0)
        log = loaded.state.logs[viewer]
        end = log.count if before is None else max(0, min(before - 1, log.count))
        first = max(1, end - most + 1)
        lines = await self._stored_lines(loaded.match, viewer, first, min(end, older_than(log)))
        lines |= log.numbered()
        wanted = tuple(lines[number] for number in range(first, end + 1))
        return Lines(wanted, first if wanted else 0)

    async def _stored_lines(
        self, match: int, viewer: Viewer, first: int, last: int
    ) -> dict[int, msgspec.Raw]:
        """Read the pages that hold a viewer's lines from number `first` to number `last`.

        Nothing else is looked at: the time that it takes must tell nothing but how long the log is.
        """
        if first > last:
            return {}
        pages = range(page_of(first), page_of(last) + 1)
        kept = await self._database.read(lambda on: repository.log_pages(on, match, viewer, pages))
        if len(kept) < len(pages):
            raise AssertionError(f"of pages {pages} only {len(kept)} are kept")
        return {
            number: line
            for page, body in kept
            for number, line in enumerate(lines_of(body), first_line(page))
        }

    async def history(self, loaded: LoadedMatch, at: int) -> History:
        """Show the open position after commit `at`. Raises `Problem` before the end."""
        state = loaded.state
        if state.status != ENDED:
            raise Problem("not-ended")
        match = state.info.match
        reached = self._reached.get(match)

        def query(on: Connection) -> tuple[int, MatchState, list[Stored]]:
            # The first chained record only says who sat down.
            chained = repository.seqs_without(on, match, records.DRAFTED)[1:]
            if not 0 <= at < len(chained):
                raise Problem("no-such-commit")
            wanted = chained[at]
            before = reached
            if before is None or not 0 < wanted - before.seq <= MAX_BETWEEN_SNAPSHOTS:
                before = new_match_state(state.info, state.game)
                kept = repository.snapshot_before(on, match, wanted - 1)
                if kept is not None:
                    before = snapshot.restored(before, *kept)
            return len(chained), before, repository.records_after(on, match, before.seq, wanted)

        count, before, rows = await self._database.read(query)
        before = replayed_rows(before, rows[:-1])
        after = replayed_rows(before, rows[-1:])
        self._remember(after)
        told = after.logs[EVERYONE].count - before.logs[EVERYONE].count
        return History(
            at=at,
            count=count - 1,
            view=msgspec.Raw(codec.wire(state.game.view(after.match.state, EVERYONE))),
            lines=after.logs[EVERYONE].latest[-told:] if told else (),
            outcome=after.match.outcome,
        )

    def _remember(self, state: MatchState) -> None:
        match = state.info.match
        self._reached[match] = snapshot.settled(state)
        self._reached.move_to_end(match)
        if len(self._reached) > MAX_REACHED:
            self._reached.popitem(last=False)

    async def export(self, loaded: LoadedMatch, viewer: Viewer, notes: str = "") -> bytes:
        """Return a finished match whole, the same for all; of a running one, what its viewer was
        shown, with their own notes.
        """
        state = loaded.state
        if state.status == ENDED:
            match = state.info.match
            rows = await self._database.read(lambda on: repository.records_after(on, match, 0))
            return export.whole_export(state, rows)
        log = await self.log(loaded, viewer, None, WHOLE_LOG)
        return export.seat_export(state, viewer, log.lines, notes)
