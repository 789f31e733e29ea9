"""Plans of a turn compared while its player still thinks: which are likely to bring what.

They are tried in the processes where machines think, a few trials at a time, from what the player
sees alone. Nothing is kept for longer than the position stands.
"""

import asyncio
import math
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean, stdev
from typing import TypeVar

import msgspec
import structlog
from msgspec.structs import replace

from app.bots.expectations import Expectation, expected
from app.bots.planner import is_turn
from app.bots.plans import FINAL_TRIALS, NEAR, End, Option, Turn, chosen, finalists, turn_of
from app.engine import match as engine
from app.engine.game import AnyGame
from app.engine.values import Shown, Side, View
from app.jobs.thinkers import Thinkers, special_sheet
from app.jobs.thinking import OutcomesWanted, PlansWanted
from app.matches.models import RUNNING
from app.matches.problems import Problem
from app.matches.service import MatchAccess
from app.matches.state import refuse_unless_running
from app.tasks import end

TRIALS = 24
"""How often each plan is tried, in the games whose decisions take longest to imagine."""
MAX_TRIALS_FACTOR = 3
"""How many times as often plans are tried where decisions are imagined quickest."""
TRIALS_AT_ONCE = 2
"""What a process is asked for at a time: who waits for a machine's move comes in between."""
MIN_TRIALS = 4
"""Fewer say too little to be shown."""
MAX_LOST = 1
"""How often in a row what a process is asked for may be lost before a comparison is given up."""
MAX_UNDER_WAY = 8
"""How many comparisons may be under way at once."""
KEPT_SECONDS = 60.0
"""How long a whole comparison is kept at most; made anew it comes out the same."""
FAILED_SECONDS = 15.0
"""How long its player is told that a comparison failed, before the next who asks begins anew."""
LOOK_SECONDS = 0.5
"""How often it is looked whether what is kept still fits the position."""

log = structlog.get_logger()

_Found = TypeVar("_Found")


class ComparedPlan(Shown, frozen=True, omit_defaults=False):
    """A plan and what came of it. `is_machines`: it is what `machine` would do.

    `is_drafted`: it goes on with the steps that the player has drafted. `chance`: how likely to win
    it leaves its side, from 0 to 1, a draw being half a win; `doubt`: the standard error of what
    lies between it and the plan with the best chance, 0 for that one. `expects`: the places for
    which it matters most.
    """

    actions: msgspec.Raw
    is_machines: bool
    is_drafted: bool
    chance: float
    doubt: float
    expects: tuple[Expectation, ...]


class Plans(Shown, frozen=True, omit_defaults=False):
    """Plans of a turn after so many trials of each; `is_whole`: no more are made.

    `v`: the version of the frame that they go with. `turns`: how many turns ahead they are tried,
    `machine` playing on for both sides. `plans` is empty until the first trials are made.
    """

    v: int
    machine: str
    turns: int
    trials: int
    is_whole: bool
    plans: tuple[ComparedPlan, ...]


class Overtaken(Exception):
    """The position has changed since a comparison began: it is of no use any more."""


class TrialsLost(Exception):
    """What a process was asked for was lost: nothing can be said of the plans."""


@dataclass(slots=True)
class Work:
    """A comparison under way, whole or failed, which lasts as long as its task."""

    version: int
    machine: str
    turns: int
    options: tuple[Option, ...] = ()
    ends: list[tuple[End, ...]] = field(default_factory=list)
    now: dict[str, Side] = field(default_factory=dict)
    is_whole: bool = False
    has_failed: bool = False

    @property
    def is_under_way(self) -> bool:
        """Whether more trials are to be made."""
        return not (self.is_whole or self.has_failed)


class PlanComparisons:
    """The comparisons of this process: one of a seat at a time, all of them taking turns."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._works: dict[tuple[int, Side], Work] = {}
        self._tasks = set[asyncio.Task[None]]()
        self._turn = asyncio.Lock()

    def of(self, access: MatchAccess) -> Plans:
        """Return how the plans of a player's turn stand; who asks first begins to try them.

        Raises `Problem` where no machine is at the table, no turn is to be planned, no process can
        be spared, too many are under way, or trials were lost a little while ago.
        """
        state, side = access.loaded.state, access.viewer
        if not state.info.machine:
            raise Problem("no-suggestions")
        refuse_unless_running(state)
        # A draft may lead from a small question to one by which a turn is planned.
        view: View = state.game.view(state.match.state, side)
        is_planned = any(is_turn(state.game, one) for one in (view, engine.view(state.match, side)))
        if not is_planned or engine.choices(state.match, side) is None:
            raise Problem("no-turn")
        if not self._thinkers.can_try(state.game):
            raise Problem("no-comparisons")
        work = self._works.get((access.loaded.match, side))
        if work is None or work.version != access.version:
            work = self._begun(access, view)
        if work.has_failed:
            raise Problem("comparison-failed")
        return shown(side, work)

    async def stop(self) -> None:
        """Drop what is under way."""
        for task in tuple(self._tasks):
            await end(task)

    def _begun(self, access: MatchAccess, view: View) -> Work:
        state, side = access.loaded.state, access.viewer
        key = access.loaded.match, side
        # An older one of this seat ends by itself: to break it off would cost the pool a process.
        self._works.pop(key, None)
        if sum(one.is_under_way for one in self._works.values()) >= MAX_UNDER_WAY:
            raise Problem("too-many")
        draft = state.match.drafts.get(side)
        turn = turn_of(view, side, draft.steps if draft else ())
        work = Work(access.version, next(iter(state.game.machines)), state.game.pace.ahead)
        self._works[key] = work
        task = asyncio.get_running_loop().create_task(self._last(access, work, turn))
        self._tasks.add(task)
        task.add_done_callback(lambda task: self._ended(key, work, task))
        return work

    def _ended(self, key: tuple[int, Side], work: Work, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if self._works.get(key) is work:
            del self._works[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("comparison-broken", exc_info=error)

    async def _last(self, access: MatchAccess, work: Work, turn: Turn) -> None:
        """Compare plans, and keep what was found for a while, as long as the position stands."""
        seconds = KEPT_SECONDS
        try:
            await self._compare(access, work, turn)
        except Overtaken:
            return
        except TrialsLost:
            work.has_failed, seconds = True, FAILED_SECONDS
            log.warning("comparison-failed", match=access.loaded.state.info.id)
        for _ in range(math.ceil(seconds / LOOK_SECONDS)):
            if _stands(access, work):
                await asyncio.sleep(LOOK_SECONDS)

    async def _compare(self, access: MatchAccess, work: Work, turn: Turn) -> None:
        game = access.loaded.state.game
        work.options = await self._options(access, work, turn)
        plans = tuple([one.actions for one in work.options])
        for first in range(0, trials_of(game) if plans else 0, TRIALS_AT_ONCE):
            wanted = _wanted(game, turn, plans, first, work.turns)
            made = await self._asked(access, work, partial(self._thinkers.try_plans, wanted))
            work.now = made.now or work.now
            work.ends += made.ends
        work.is_whole = True

    async def _options(self, access: MatchAccess, work: Work, turn: Turn) -> tuple[Option, ...]:
        """Return the plans that are worth a comparison, by a few trials up to the next turn."""
        game, thinkers = access.loaded.state.game, self._thinkers
        seeking = PlansWanted(game.key, special_sheet(game), turn)
        found = await self._asked(access, work, partial(thinkers.find_plans, seeking))
        plans, ends = found.plans, list[tuple[End, ...]]()
        if not plans:
            return ()
        for first in range(1 + FINAL_TRIALS):
            wanted = replace(_wanted(game, turn, plans, first, NEAR), count=1)
            made = await self._asked(access, work, partial(thinkers.try_plans, wanted))
            if first:
                ends += made.ends
            else:
                plans = finalists(plans, made.ends)
        return chosen(found, plans, ends)

    async def _asked(
        self, access: MatchAccess, work: Work, ask: Callable[[], Awaitable[_Found | None]]
    ) -> _Found:
        """Ask a process, when it is this one's turn. Raises `TrialsLost`, `Overtaken`."""
        for _ in range(1 + MAX_LOST):
            # One after the other: a machine's move waits for one of all comparisons at most.
            async with self._turn:
                if not _stands(access, work):
                    raise Overtaken
                found = await ask()
            if found is not None:
                return found
        raise TrialsLost


def _wanted(
    game: AnyGame, turn: Turn, plans: tuple[bytes, ...], first: int, turns: int
) -> OutcomesWanted:
    sheet = special_sheet(game)
    return OutcomesWanted(game.key, sheet, turn, plans, first, TRIALS_AT_ONCE, turns)


def trials_of(game: AnyGame) -> int:
    """Return how often plans of a game are tried: the quicker it is imagined, the more often."""
    return TRIALS * max(1, MAX_TRIALS_FACTOR // game.pace.weight)


def shown(side: Side, work: Work) -> Plans:
    """Return how plans stand, once there are enough trials to say anything of them."""
    trials = len(work.ends)
    plans = _compared(side, work) if trials >= MIN_TRIALS else ()
    return Plans(work.version, work.machine, work.turns, trials, work.is_whole, plans)


def _compared(side: Side, work: Work) -> tuple[ComparedPlan, ...]:
    by_plan = list(zip(*work.ends, strict=True))
    worths = [[end.worth for end in ends] for ends in by_plan]
    best = max(worths, key=fmean)
    expects = expected(side, work.now, by_plan)
    return tuple(
        [
            ComparedPlan(
                actions=msgspec.Raw(option.actions),
                is_machines=option.is_machines,
                is_drafted=option.is_drafted,
                chance=round((1 + fmean(own)) / 2, 3),
                doubt=round(_doubt(own, best), 3),
                expects=told,
            )
            for option, own, told in zip(work.options, worths, expects, strict=True)
        ]
    )


def _doubt(own: Sequence[float], best: Sequence[float]) -> float:
    """Return the standard error of what lies between two plans, as a chance to win."""
    gaps = [one - other for one, other in zip(own, best, strict=True)]
    return stdev(gaps) / math.sqrt(len(gaps)) / 2


def _stands(access: MatchAccess, work: Work) -> bool:
    """Whether a comparison still fits the position."""
    return access.loaded.state.status == RUNNING and access.version == work.version
