"""Looking back: older lines of the log, the match step by step, and the export."""

from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from app.engine import codec
from app.engine import match as engine
from app.engine.memory import Sightings
from app.engine.values import EVERYONE, PUBLIC, Outcome, Picture, Shown, Side, Viewer
from app.matches import export, repository, snapshot
from app.matches.beliefs import Belief, Beliefs, Mind, mind
from app.matches.chronicle import Chapter, chapters
from app.matches.loaded import LoadedMatch, replayed_rows
from app.matches.log_pages import first_line, lines_of, older_than, page_of
from app.matches.logs import encoded
from app.matches.luck import LuckOfAll, luck_of, own_lines
from app.matches.models import ENDED, RUNNING, Origin, Stored
from app.matches.moments import Moment, Moments
from app.matches.problems import Problem
from app.matches.recollection import Memory, Recollection
from app.matches.state import MAX_BETWEEN_SNAPSHOTS, MatchState, new_match_state
from app.storage.database import Database

LINES_AT_ONCE = 200
MAX_REMEMBERED = 16
"""So many matches, or looks at them, are remembered for who looks back."""
WHOLE_LOG = 2**31 - 1

_Key = TypeVar("_Key")
_Value = TypeVar("_Value")


class Lines(Shown, frozen=True, omit_defaults=False):
    """Lines of the log; `first` is the number of the first, 0 when there are none."""

    lines: tuple[msgspec.Raw, ...]
    first: int


class History(Shown, frozen=True, omit_defaults=False):
    """The position after commit `at`, from 0, and what was told of that commit.

    After the end it is anybody's, and `last` the number of the last commit. While the match runs
    it is what the viewer saw, and only the commits are counted that they noticed. `sightings`: what
    those whose view it is remembered then. `minds`: what each side knew, who asked for it after the
    end.
    """

    at: int
    last: int
    view: msgspec.Raw
    lines: tuple[msgspec.Raw, ...]
    outcome: Outcome | None
    sightings: Sightings = ()
    minds: tuple[Mind, ...] = ()


class Reading:
    """Reads what is no longer in memory."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # Of ended matches, where a look back came to last: the next step forward is one record.
        # The same for all who look back.
        self._reached: OrderedDict[int, MatchState] = OrderedDict()
        # Each viewer's own: nobody's look back at a running match makes another's faster.
        self._recollections: OrderedDict[tuple[int, Viewer], Recollection] = OrderedDict()
        # Of ended matches, the same for all.
        self._beliefs: OrderedDict[int, Beliefs] = OrderedDict()

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

    async def course(self, state: MatchState, viewer: Viewer) -> list[Picture]:
        """Return pictures of a match as a viewer saw it go, where one differs from the one before.

        Raises PermissionError for `EVERYONE` before the end.
        """
        pictures: list[Picture] = []
        async for moment in self._all_moments(state, viewer):
            picture = state.game.picture(state.game.view(moment.match.state, viewer))
            if not pictures or picture.standing != pictures[-1].standing:
                pictures.append(picture)
        return pictures

    async def chronicle(self, state: MatchState, viewer: Viewer) -> list[Chapter]:
        """Return a match as the story that a viewer was told.

        Raises PermissionError for `EVERYONE` before the end.
        """
        return await chapters(state, viewer, self._all_moments(state, viewer))

    def _all_moments(self, state: MatchState, viewer: Viewer) -> AsyncIterator[Moment]:
        if viewer == EVERYONE and state.status != ENDED:
            raise PermissionError("all is open to everyone only after the end")
        return Moments(state, viewer).later(self._database, state.seq)

    async def luck(self, loaded: LoadedMatch, viewer: Viewer) -> LuckOfAll:
        """Return how lucky each side was, by the lines that a viewer was told.

        What was rolled before the match went on from another was not its players' luck.
        """
        log = await self.log(loaded, viewer, None, WHOLE_LOG)
        return luck_of(own_lines(log.lines), loaded.state.game.sides)

    async def memory(self, loaded: LoadedMatch, viewer: Viewer) -> Memory:
        """Return what a viewer remembers of a running match: nothing where that was agreed.

        Raises `Problem` for a match that does not run.
        """
        state = loaded.state
        if state.status != RUNNING:
            raise Problem("not-running")
        return Memory((await self._recollection(state, viewer)).newest)

    async def _recollection(self, state: MatchState, viewer: Viewer) -> Recollection:
        key = (state.info.match, viewer)
        found = self._recollections.setdefault(key, Recollection(state, viewer))
        _keep(self._recollections, key)
        await found.catch_up(self._database, state)
        return found

    async def belief(self, loaded: LoadedMatch) -> Belief:
        """Return how far what each side remembered was true, over all of a match that has ended.

        Raises `Problem` for any other.
        """
        state = loaded.state
        if state.status not in (RUNNING, ENDED):
            raise Problem("not-running")
        if state.status != ENDED:
            raise Problem("not-yours")
        match = state.info.match
        beliefs = self._beliefs.setdefault(match, Beliefs())
        _keep(self._beliefs, match)
        by_side = {side: await self._recollection(state, side) for side in state.game.sides}
        return await beliefs.of(self._database, state, by_side)

    async def history(
        self,
        loaded: LoadedMatch,
        viewer: Viewer,
        at: int,
        *,
        line: int | None = None,
        eyes: Viewer = "",
        minds: bool = False,
    ) -> History:
        """Show the position after commit `at`, or after the one that told a line of the log.

        `eyes`: whose view of it; after the end anybody's, all that there is if nobody is named.
        `minds`: whether to show what each side knew beside it, which is open after the end alone.
        Raises `Problem` if there is none, and while nobody has been shown a position.
        """
        state = loaded.state
        if state.status not in (RUNNING, ENDED):
            raise Problem("not-running")
        if eyes and eyes not in engine.viewers(state.game):
            raise Problem("bad-field", detail="eyes")
        if state.status == ENDED:
            return await self._open_history(state, at, eyes or EVERYONE, minds=minds)
        if minds or eyes not in ("", viewer):
            raise Problem("not-yours")
        return await self._seen(state, viewer, at, line)

    async def _seen(self, state: MatchState, viewer: Viewer, at: int, line: int | None) -> History:
        """Show what a viewer saw of a running match."""
        if viewer == EVERYONE:
            raise PermissionError("all is open to everyone only after the end")
        recollection = await self._recollection(state, viewer)
        moments = recollection.moments
        at = at if line is None else moments.telling(line)
        moment = await moments.at(self._database, at)
        first = moment.upto - len(moment.lines) + 1
        view = state.game.view(moment.match.state, viewer)
        return History(
            at=at,
            last=len(moments) - 1,
            view=msgspec.Raw(codec.wire(view)),
            lines=tuple(encoded(n, told) for n, told in enumerate(moment.lines, first)),
            outcome=None,
            sightings=recollection.at(moment.seq),
        )

    async def origin(self, state: MatchState, at: int) -> Origin:
        """Return the moment from which another match may go on, once this one is over.

        Where players ended it themselves there is more to play; that moment is the one before.
        Raises `Problem` for a match that is not over, and where its rules have ended it.
        """
        if state.status != ENDED:
            raise Problem("not-ended")
        _, before, after = await self._reach(state, at)
        game = state.game
        if game.outcome(after.match.state) is not None:
            raise Problem("no-play-left")
        if after.match.outcome is not None:
            at, after = at - 1, before
        when = game.picture(game.view(after.match.state, PUBLIC)).when
        return Origin(state.info.id, at, when)

    async def _reach(self, state: MatchState, at: int) -> tuple[int, MatchState, MatchState]:
        """Return the number of a match's last commit, and the match before and after commit `at`.

        Raises `Problem` if there is none.
        """
        match = state.info.match
        reached = self._reached.get(match)

        def query(on: Connection) -> tuple[int, MatchState, list[Stored]]:
            # The first chained record only says who sat down.
            chained = repository.chained_seqs(on, match)[1:]
            if not 0 <= at < len(chained):
                raise Problem("no-such-commit")
            wanted = chained[at]
            before = reached
            if before is None or not 0 < wanted - before.seq <= MAX_BETWEEN_SNAPSHOTS:
                before = new_match_state(state.info, state.game)
                kept = repository.snapshot_before(on, match, wanted - 1)
                if kept is not None:
                    before = snapshot.restored(before, *kept)
            return len(chained) - 1, before, repository.records_after(on, match, before.seq, wanted)

        last, before, rows = await self._database.read(query)
        before = replayed_rows(before, rows[:-1])
        after = replayed_rows(before, rows[-1:])
        self._reached[match] = snapshot.settled(after)
        _keep(self._reached, match)
        return last, before, after

    async def _open_history(
        self, state: MatchState, at: int, eyes: Viewer, *, minds: bool
    ) -> History:
        last, before, after = await self._reach(state, at)
        # Who sees all needs no memory.
        known = None if eyes == EVERYONE else await self._recollection(state, eyes)
        sides = state.game.sides if minds else ()
        return History(
            at=at,
            last=last,
            view=msgspec.Raw(codec.wire(state.game.view(after.match.state, eyes))),
            lines=_told(before, after, eyes),
            outcome=after.match.outcome,
            sightings=known.at(after.seq) if known else (),
            minds=tuple([await self._mind(state, before, after, side) for side in sides]),
        )

    async def _mind(
        self, state: MatchState, before: MatchState, after: MatchState, side: Side
    ) -> Mind:
        sightings = (await self._recollection(state, side)).at(after.seq)
        return mind(after, side, _told(before, after, side), sightings)

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


def _told(before: MatchState, after: MatchState, viewer: Viewer) -> tuple[msgspec.Raw, ...]:
    """Return the lines that a viewer was told between two positions."""
    told = after.logs[viewer].count - before.logs[viewer].count
    return after.logs[viewer].latest[-told:] if told else ()


def _keep(remembered: OrderedDict[_Key, _Value], key: _Key) -> None:
    """Remember what was used just now, and no more than may be."""
    remembered.move_to_end(key)
    if len(remembered) > MAX_REMEMBERED:
        remembered.popitem(last=False)
