"""What each side knew of a match that is over, held against the truth, moment by moment."""

import asyncio
from bisect import bisect_left
from collections.abc import Mapping

import msgspec
from msgspec.structs import asdict, replace

from app.engine import codec
from app.engine.belief import Judged, Tally, judged
from app.engine.game import AnyGame
from app.engine.memory import Sightings, remembers
from app.engine.values import EVERYONE, Shown, Side
from app.matches import repository
from app.matches.models import ENDED
from app.matches.moments import Moments
from app.matches.recollection import Recollection
from app.matches.state import MatchState
from app.storage.database import Database

Recollections = Mapping[Side, Recollection]


class Mind(Shown, frozen=True, omit_defaults=False):
    """What a side saw, was told and remembered of a moment.

    `wrong`: the numbers of the sightings, from 0, of pieces that stood elsewhere or no more.
    """

    side: Side
    view: msgspec.Raw
    lines: tuple[msgspec.Raw, ...]
    sightings: Sightings
    wrong: tuple[int, ...]
    tally: Tally


class KnownFrom(Tally, frozen=True, kw_only=True):
    """How much a side knew from commit `at` on, until the next of them."""

    at: int


class SideBelief(Shown, frozen=True, omit_defaults=False):
    """How much a side knew over a whole match, where that changes."""

    side: Side
    course: tuple[KnownFrom, ...]


class Belief(Shown, frozen=True, omit_defaults=False):
    """How much each side knew over a whole match; nothing where nothing is remembered.

    `last`: the number of the last commit.
    """

    last: int
    sides: tuple[SideBelief, ...]


class Beliefs:
    """How much each side knew of one match: worked out once."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._known: Belief | None = None

    async def of(
        self, database: Database, state: MatchState, recollections: Recollections
    ) -> Belief:
        """Return how much each side of a match that is over knew of it."""
        async with self._lock:
            if self._known is None:
                self._known = await _belief(database, state, recollections)
            return self._known


async def _belief(database: Database, state: MatchState, recollections: Recollections) -> Belief:
    if state.status != ENDED:
        raise PermissionError("what is true is open to nobody before the end")
    match = state.info.match
    commits = (await database.read(lambda on: repository.chained_seqs(on, match)))[1:]
    courses: dict[Side, list[KnownFrom]] = {side: [] for side in recollections}
    if remembers(state.info.options):
        async for moment in Moments(state, EVERYONE).later(database, state.seq):
            at = bisect_left(commits, moment.seq)
            for side, course in courses.items():
                sightings = recollections[side].at(moment.seq)
                if found := known(state.game, moment.match.state, side, sightings):
                    _go_on(course, at, found.tally)
    sides = [SideBelief(side, tuple(course)) for side, course in courses.items() if course]
    return Belief(len(commits) - 1, tuple(sides))


def _go_on(course: list[KnownFrom], at: int, tally: Tally) -> None:
    """Add what a side knows from a commit on, if that has changed."""
    turn = KnownFrom(at=at, **asdict(tally))
    if not course or replace(course[-1], at=at) != turn:
        course.append(turn)


def known(game: AnyGame, position: object, side: Side, sightings: Sightings) -> Judged | None:
    """Return how far a side's memory was true of a position; None where no piece has a face."""
    seen = game.seen(game.view(position, side))
    if seen is None:
        return None
    return judged(sightings, seen, side, game.from_behind(game.view(position, EVERYONE)))


def mind(
    after: MatchState, side: Side, lines: tuple[msgspec.Raw, ...], sightings: Sightings
) -> Mind:
    """Return what a side knew of the position that a match has come to."""
    game, position = after.game, after.match.state
    found = known(game, position, side, sightings) or Judged(Tally(), ())
    view = msgspec.Raw(codec.wire(game.view(position, side)))
    return Mind(side, view, lines, sightings, found.wrong, found.tally)
