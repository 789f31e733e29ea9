"""Who thinks for the machines: a bounded pool of processes, or else this one."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import TypeVar

import structlog
from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, to_process
from msgspec.structs import replace
from prometheus_client import Counter, Histogram

from app import games
from app.bots.plans import Drafts, Outcomes
from app.bots.player import Thought, thought
from app.bots.review import Comparison
from app.bots.strengths import PLANNERS
from app.engine.game import AnyGame
from app.engine.machines import random_machine
from app.jobs.thinking import (
    OutcomesWanted,
    PlansWanted,
    Question,
    ThoughtFailed,
    Trials,
    compare,
    find_plans,
    think,
    try_plans,
)

THOUGHT_SECONDS = 10.0
"""How long a thought may take, the start of its process included, before it is given up."""

MAX_WAITING = 8
"""How many thoughts may wait for each process before planners leave theirs to quicker machines."""

LOST = (BrokenWorkerProcess, ThoughtFailed, TimeoutError)

SECONDS = Histogram("vedette_thought_seconds", "Time until a machine's thought came back")
THOUGHTS_LOST = Counter("vedette_thoughts_lost", "Thoughts whose process died, hung or failed")

log = structlog.get_logger()

_Asked = TypeVar("_Asked")
_Tried = TypeVar("_Tried", Trials, PlansWanted, OutcomesWanted)
_Answer = TypeVar("_Answer")


class Thinkers:
    """So many processes at most, started when they are needed. 0: machines think on the loop.

    `seconds`: how long a thought may take. `how`: what a process does with a question.
    """

    def __init__(
        self,
        workers: int,
        *,
        seconds: float = THOUGHT_SECONDS,
        how: Callable[[Question], Thought | None] = think,
    ) -> None:
        self._workers = workers
        self._seconds = seconds
        self._how = how
        self._free = asyncio.Semaphore(workers)
        self._waiting = 0
        self._limiter = CapacityLimiter(max(1, workers))

    def can_try(self, game: AnyGame) -> bool:
        """Whether there is a process for trials, and the game is one that it knows."""
        return self._workers > 0 and is_on_the_shelf(game)

    async def think(
        self, game: AnyGame, machine: str, frame: bytes, luck: bytes, *, is_told: bool = False
    ) -> Thought | None:
        """Think about a frame as a machine; None when nothing is asked. `is_told`: and say why.

        Where machines think on the loop, or too many wait, the game's best one thinks in the place
        of those that plan. So it does where a thought is lost, with its process or by an error, and
        where its own is lost the choice falls to chance: some move is made.
        """
        best = next(iter(game.machines))
        own = game.machines.get(machine, game.machines[best])
        if not self._workers or not is_on_the_shelf(game):
            return thought(frame, game, own, Random(luck), is_told=is_told)
        question = Question(game.key, special_sheet(game), machine, frame, luck, is_told)
        is_late = machine in PLANNERS and self._waiting >= MAX_WAITING * self._workers
        for name in (best,) * 2 if is_late else (machine, best):
            try:
                return await self._elsewhere(self._how, replace(question, machine=name))
            except LOST as error:
                THOUGHTS_LOST.inc()
                log.warning("thought-lost", game=game.key, machine=name, reason=repr(error))
            except OSError as error:
                # The system gives us no process: others may wait a little, but the match goes on.
                log.warning("no-process-to-think", reason=repr(error))
                return thought(frame, game, own, Random(luck), is_told=is_told)
        return thought(frame, game, random_machine, Random(luck))

    async def compare(self, trials: Trials) -> Comparison | None:
        """Make trials of a decision that was taken; None where they are lost."""
        return await self._tried(compare, trials)

    async def find_plans(self, wanted: PlansWanted) -> Drafts | None:
        """Find plans of a turn; None where the search is lost."""
        return await self._tried(find_plans, wanted)

    async def try_plans(self, wanted: OutcomesWanted) -> Outcomes | None:
        """Make trials of plans of a turn; None where they are lost."""
        return await self._tried(try_plans, wanted)

    async def _tried(self, how: Callable[[_Tried], _Answer], question: _Tried) -> _Answer | None:
        try:
            return await self._elsewhere(how, question)
        except (*LOST, OSError) as error:
            THOUGHTS_LOST.inc()
            log.warning("trials-lost", game=question.game, reason=repr(error))
            return None

    async def _elsewhere(self, how: Callable[[_Asked], _Answer], question: _Asked) -> _Answer:
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        # Who waited for a process did not think yet: the limit begins with the thought.
        try:
            with SECONDS.time(), fail_after(self._seconds):
                return await to_process.run_sync(
                    how, question, cancellable=True, limiter=self._limiter
                )
        finally:
            self._free.release()


def special_sheet(game: AnyGame) -> bytes:
    """Return the sheet of a board that is not the standard one; b"" for that."""
    return b"" if game.sheet == games.game(game.key).sheet else game.sheet


def is_on_the_shelf(game: AnyGame) -> bool:
    """Whether a process that knows the registry alone finds a game, on whatever board."""
    return game.key in games.games()
