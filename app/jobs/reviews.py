"""Reviews of matches that are over: which of a side's decisions cost it most.

Each turn that it planned is tried against what the game's best machine would have done, in the
processes where machines think.
"""

import asyncio
import hashlib
from collections import OrderedDict
from dataclasses import dataclass

import structlog

from app.bots.contest import Candidate, Costly, Round, costliest, planned, rounds_of
from app.bots.planner import is_turn
from app.bots.review import Comparison, case_of
from app.engine.game import AnyGame
from app.engine.values import Shown, Side
from app.jobs.thinkers import Thinkers, special_sheet
from app.jobs.thinking import Trials
from app.matches.decisions import decisions
from app.matches.loaded import LoadedMatch
from app.matches.models import ENDED, RUNNING
from app.matches.problems import Problem
from app.matches.state import MatchState
from app.storage.database import Database
from app.tasks import end

TRIALS_AT_ONCE = 2
"""What a process is asked for at a time: who waits for a machine's move comes in between."""
FAILED_SECONDS = 15.0
"""How long everybody who asks is told that a review failed, before the next who asks begins anew.

Much longer than a page waits before it asks again.
"""
MAX_KEPT = 64
MAX_BEGUN = 8
"""How many reviews may be under way or wait for their turn."""

log = structlog.get_logger()


class Review(Shown, frozen=True, omit_defaults=False):
    """How far a review is: so many of its `trials` are `done`.

    `machine`: whose plans are held against what was done. `turns`: how many of the side's turns
    were tried. `costly`: what was found, the costliest first; null until it is whole.
    """

    side: Side
    machine: str
    turns: int
    trials: int
    done: int
    costly: tuple[Costly, ...] | None


class TrialsLost(Exception):
    """All trials of a round were lost with their processes: nothing can be said of the match."""


@dataclass(slots=True)
class Work:
    """A review under way, or done."""

    side: Side
    machine: str
    turns: int = 0
    trials: int = 0
    done: int = 0
    costly: tuple[Costly, ...] | None = None
    failed_at: float | None = None
    """When it was given up, by the loop's clock."""
    task: "asyncio.Task[None] | None" = None

    @property
    def review(self) -> Review:
        """How far it is, as everybody may know."""
        return Review(self.side, self.machine, self.turns, self.trials, self.done, self.costly)


class Reviews:
    """The reviews of this process: one after the other, each for whoever asks for it."""

    def __init__(self, database: Database, thinkers: Thinkers) -> None:
        self._database = database
        self._thinkers = thinkers
        self._works: OrderedDict[tuple[int, Side], Work] = OrderedDict()
        self._turn = asyncio.Lock()

    def of(self, loaded: LoadedMatch, side: Side) -> Review:
        """Return how far a side's review is; the first who asks begins it.

        Raises `Problem` for a match that is not over, where no process can be spared, where too
        many wait, and where the trials were lost a little while ago.
        """
        state = loaded.state
        if state.status != ENDED:
            raise Problem("not-yours" if state.status == RUNNING else "not-running")
        if side not in state.game.sides:
            raise Problem("bad-field", detail="side")
        if not self._thinkers.can_try(state.game):
            raise Problem("no-reviews")
        key = state.info.match, side
        work = self._works.get(key)
        if work is None or _has_lapsed(work):
            work = self._begun(state, side)
        self._works.move_to_end(key)
        if work.failed_at is not None:
            raise Problem("review-failed")
        return work.review

    async def stop(self) -> None:
        """Drop what is under way."""
        for work in tuple(self._works.values()):
            if work.task is not None:
                await end(work.task)

    def _begun(self, state: MatchState, side: Side) -> Work:
        if sum(work.task is not None for work in self._works.values()) >= MAX_BEGUN:
            raise Problem("too-many")
        key, work = (state.info.match, side), Work(side, next(iter(state.game.machines)))
        self._works[key] = work
        work.task = asyncio.get_running_loop().create_task(self._review(state, work))
        work.task.add_done_callback(lambda task: self._ended(key, work, task))
        oldest = next(iter(self._works))
        if len(self._works) > MAX_KEPT and self._works[oldest].task is None:
            del self._works[oldest]
        return work

    def _ended(self, key: tuple[int, Side], work: Work, task: "asyncio.Task[None]") -> None:
        work.task = None
        if task.cancelled():
            self._works.pop(key, None)
        elif (error := task.exception()) is not None:
            work.failed_at = asyncio.get_running_loop().time()
            log.error("review-failed", exc_info=error)

    async def _review(self, state: MatchState, work: Work) -> None:
        async with self._turn:
            contest = await self._candidates(state, work.side)
            rounds = rounds_of(state.game)
            work.trials = planned(len(contest), rounds)
            for number, each in enumerate(rounds):
                contest = contest[: each.decisions]
                found = [await self._tried(state.game, one, each, work) for one in contest]
                tried = [one for one in found if one is not None]
                if contest and not tried:
                    raise TrialsLost
                if number == 0:
                    work.turns = len(tried)
                contest = sorted([one for one in tried if one.worths], key=lambda one: -one.cost)
                work.trials = work.done + planned(len(contest), rounds[number + 1 :])
            work.costly = costliest(contest)

    async def _candidates(self, state: MatchState, side: Side) -> list[Candidate]:
        """Return the turns that a side planned, as they lay before it."""
        found = list[Candidate]()
        async for decision in decisions(self._database, state, side):
            view = state.game.view(decision.position, side)
            if is_turn(state.game, view):
                luck = hashlib.sha256(f"{state.info.id}/{side}/{decision.at}".encode()).digest()
                case = case_of(view, side, decision.actions, luck)
                found.append(Candidate(decision.at, case))
        return found

    async def _tried(
        self, game: AnyGame, one: Candidate, each: Round, work: Work
    ) -> Candidate | None:
        """Return a decision with the trials of a round; None where all of them are lost."""
        found = list[Comparison]()
        for first in range(one.tried, one.tried + each.trials, TRIALS_AT_ONCE):
            wanted = Trials(game.key, special_sheet(game), one.case, first, TRIALS_AT_ONCE)
            comparison = await self._thinkers.compare(wanted)
            work.done += TRIALS_AT_ONCE
            if comparison is not None:
                found.append(comparison)
        return one.after(found, each.trials) if found else None


def _has_lapsed(work: Work) -> bool:
    """Whether a review failed so long ago that it may be begun anew."""
    since = work.failed_at
    return since is not None and asyncio.get_running_loop().time() - since >= FAILED_SECONDS
