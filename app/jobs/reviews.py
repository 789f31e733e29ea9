"""Reviews of matches that are over: which of a side's decisions cost it most.

Each turn that it planned is tried against what the game's best machine would have done: all of them
a few times, then ever fewer of them more often, those that seemed to cost most.
"""

import asyncio
import hashlib
import math
from collections import OrderedDict
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec
import structlog
from msgspec.structs import replace

from app.bots.planner import is_turn
from app.bots.review import Case, case_of
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


class Round(NamedTuple):
    """How often a decision is tried in a round, and how many decisions come into it at most."""

    trials: int
    decisions: int


ROUNDS = (Round(2, 1000), Round(6, 8), Round(16, 4))
MAX_TRIALS_FACTOR = 3
"""How many times as often decisions are tried where one is imagined quickest."""
TRIALS_AT_ONCE = 2
"""What a process is asked for at a time: who waits for a machine's move comes in between."""
MAX_SHOWN = 3
MIN_COST = 0.03
"""The chance to win, from 0 to 1, that a decision must have cost to be shown."""
CAUTION = 1.0
"""How many standard errors it must have cost more than nothing."""
MAX_KEPT = 64
MAX_BEGUN = 8
"""How many reviews may be under way or wait for their turn."""

log = structlog.get_logger()


class Costly(Shown, frozen=True, omit_defaults=False):
    """A decision that cost much. `at` is the commit before it.

    `done` and `instead`: the actions taken, and what the machine would have done by what the side
    knew then, its `view`. `chance_done` and `chance_instead`: how likely the side was to win, from
    0 to 1, a draw being half a win; `doubt` is the standard error of what lies between.
    """

    at: int
    view: msgspec.Raw
    done: msgspec.Raw
    instead: msgspec.Raw
    chance_done: float
    chance_instead: float
    doubt: float


class Review(Shown, frozen=True, omit_defaults=False):
    """How far a review is: so many of its `trials` are `done`, of so many `turns`.

    `machine`: whose plans are held against what was done. `costly`: what was found, the costliest
    first; null until it is whole.
    """

    side: Side
    machine: str
    turns: int
    trials: int
    done: int
    costly: tuple[Costly, ...] | None


class Candidate(msgspec.Struct, frozen=True):
    """A decision in the contest for the costliest, with what came of its trials in the last round.

    `worths`: what the machine's plan came to and what was done, -1 to 1; `tried`: how many trials
    have been made in all.
    """

    at: int
    case: Case
    instead: bytes = b"[]"
    worths: tuple[tuple[float, float], ...] = ()
    tried: int = 0

    @property
    def cost(self) -> float:
        """Its cost in the mean of its last trials, as a chance to win."""
        return fmean([instead - done for instead, done in self.worths]) / 2

    @property
    def doubt(self) -> float:
        """The standard error of what it cost."""
        if len(self.worths) < 2:  # One trial doesn't tell how far others lie.
            return math.inf
        gaps = [instead - done for instead, done in self.worths]
        return stdev(gaps) / math.sqrt(len(gaps)) / 2


@dataclass(slots=True)
class Work:
    """A review under way, or done."""

    side: Side
    machine: str
    turns: int = 0
    trials: int = 0
    done: int = 0
    costly: tuple[Costly, ...] | None = None
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

        Raises `Problem` for a match that is not over, where no process can be spared, and where
        too many wait.
        """
        state = loaded.state
        if state.status != ENDED:
            raise Problem("not-yours" if state.status == RUNNING else "not-running")
        if side not in state.game.sides:
            raise Problem("bad-field", detail="side")
        if not self._thinkers.can_try(state.game):
            raise Problem("no-reviews")
        key = state.info.match, side
        work = self._works.get(key) or self._begun(state, side)
        self._works.move_to_end(key)
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
        if work.costly is None:
            # Whoever asks again begins anew.
            self._works.pop(key, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("review-failed", exc_info=error)

    async def _review(self, state: MatchState, work: Work) -> None:
        async with self._turn:
            contest = await self._candidates(state, work.side)
            work.turns = len(contest)
            rounds = rounds_of(state.game)
            work.trials = planned(len(contest), rounds)
            for number, each in enumerate(rounds):
                contest = contest[: each.decisions]
                tried = [await self._tried(state.game, one, each, work) for one in contest]
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

    async def _tried(self, game: AnyGame, one: Candidate, each: Round, work: Work) -> Candidate:
        """Return a decision with the trials of a round; without any where none can be made."""
        worths, instead = list[tuple[float, float]](), one.instead
        for first in range(one.tried, one.tried + each.trials, TRIALS_AT_ONCE):
            wanted = Trials(game.key, special_sheet(game), one.case, first, TRIALS_AT_ONCE)
            found = await self._thinkers.compare(wanted)
            work.done += TRIALS_AT_ONCE
            if found is None or not found.worths_done:
                continue
            instead = found.instead
            worths += zip(found.worths_instead, found.worths_done, strict=True)
        tried = one.tried + each.trials
        return replace(one, instead=instead, worths=tuple(worths), tried=tried)


def rounds_of(game: AnyGame) -> tuple[Round, ...]:
    """Return the rounds of a game: the quicker its decisions are imagined, the more trials."""
    factor = max(1, MAX_TRIALS_FACTOR // game.pace.weight)
    return tuple([Round(each.trials * factor, each.decisions) for each in ROUNDS])


def planned(decisions: int, rounds: tuple[Round, ...]) -> int:
    """Return how many trials so many decisions take in some rounds, at most."""
    return sum(each.trials * min(decisions, each.decisions) for each in rounds)


def costliest(contest: list[Candidate]) -> tuple[Costly, ...]:
    """Return those that cost most, if that is hardly luck."""
    sure = [one for one in contest if one.cost > max(MIN_COST, CAUTION * one.doubt)]
    return tuple([_shown(one) for one in sorted(sure, key=lambda one: -one.cost)[:MAX_SHOWN]])


def _shown(one: Candidate) -> Costly:
    instead, done = zip(*one.worths, strict=True)
    return Costly(
        at=one.at,
        view=msgspec.Raw(one.case.view),
        done=msgspec.Raw(one.case.done),
        instead=msgspec.Raw(one.instead),
        chance_done=round(_chance(done), 3),
        chance_instead=round(_chance(instead), 3),
        doubt=round(one.doubt, 3),
    )


def _chance(worths: tuple[float, ...]) -> float:
    """Return the chance to win that positions of such worths mean, half of it for a draw."""
    return (1 + fmean(worths)) / 2
