"""Machines at the table: they get a seat's frames and send commands, as any client does.

What players have answered beforehand is answered here as well.
"""

import asyncio
import hashlib
import hmac
import math
import secrets
from collections.abc import Callable
from functools import partial

import msgspec
import structlog

from app.bots.player import Step, Thought
from app.bots.strengths import PLANNERS
from app.engine import codec
from app.engine import match as engine
from app.engine.values import Choice, Illegal, Message, Side
from app.jobs.thinkers import Thinkers
from app.matches.commands import Act, DrawOffer
from app.matches.loaded import LoadedMatch
from app.matches.models import RUNNING, Principal, Seat
from app.matches.problems import Problem
from app.matches.service import MatchAccess, Matches
from app.matches.standing import beforehand
from app.matches.state import MatchState, awaits, refuse_unless_running
from app.storage.database import Unsaved

PATIENCE_SECONDS = 2.0
"""How long a machine waits after it could not be saved, or lost a race, before it looks again."""

BUDGET_SECONDS = 0.4
"""After how long from its question a machine's decision is made known, however long it thought:
how long that was may tell what it holds. Where it thought longer, after two such times, or more.
"""

log = structlog.get_logger()


class Machines:
    """The machines of this process: one task for each match in which one has something to do.

    `pace`: what the time for a decision is multiplied by; with 0 decisions are made known at once.
    """

    def __init__(self, matches: Matches, thinkers: Thinkers, *, pace: float = 1.0) -> None:
        self._matches = matches
        self._thinkers = thinkers
        self._pace = pace
        self._playing: dict[int, asyncio.Task[None]] = {}
        matches.loaded.on_change = self.on_change

    def on_change(self, loaded: LoadedMatch) -> None:
        """Look at a match that was loaded or has changed; play if a machine has something to do."""
        if loaded.match in self._playing or not has_to_do(loaded):
            return
        task = asyncio.get_running_loop().create_task(self._play(loaded))
        self._playing[loaded.match] = task
        task.add_done_callback(lambda done: self._played(loaded, done))

    def _played(self, loaded: LoadedMatch, task: "asyncio.Task[None]") -> None:
        del self._playing[loaded.match]
        # What came in while the task was ending would otherwise be overlooked.
        if not task.cancelled() and task.exception() is None:
            self.on_change(loaded)

    async def stop(self) -> None:
        """Leave all matches; what was acknowledged is stored, the rest is decided anew."""
        self._matches.loaded.on_change = lambda _: None
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, loaded: LoadedMatch) -> None:
        while has_to_do(loaded):
            try:
                await self._matches.answer_beforehand(loaded)
                if is_wanted(loaded):
                    await self._decide(loaded)
            except (Problem, Unsaved) as problem:
                log.warning("machine-waits", match=loaded.state.info.id, reason=str(problem))
                await asyncio.sleep(PATIENCE_SECONDS)
            except Illegal:
                log.exception("machine-refused", match=loaded.state.info.id)
                raise

    async def _decide(self, loaded: LoadedMatch) -> None:
        """Take steps up to one that commits, which is made known when the budget is over.

        A machine plays its matches to the end: no draws. Raises `Problem` where somebody was
        quicker, and whatever the command does.
        """
        seat, asked = seat_of(loaded), asyncio.get_running_loop().time()
        while is_wanted(loaded):
            if loaded.state.match.offered not in ("", seat.viewer):
                decline = DrawOffer(expect=seat.version, key=secrets.token_hex(16), do="decline")
                await self._matches.command(seat, decline)
                continue
            thought = await thought_of(loaded, self._thinkers)
            budget = self._pace * budget_of(loaded.state.info.machine, is_turn=thought.is_turn)
            if await self._carry_out(seat, thought, partial(held_back, asked, budget)):
                return

    async def _carry_out(
        self, seat: MatchAccess, thought: Thought, wait: Callable[[], float]
    ) -> bool:
        """Take steps until something comes between; whether one of them committed.

        `wait`: how many seconds the one that commits is still held back. Raises `Problem`, and
        `Illegal` for the first step.
        """
        version = thought.version
        for number, step in enumerate(thought.steps):
            if step.final:
                await asyncio.sleep(wait())
            if seat.version != version:
                return False
            try:
                version = await self._take(seat, step, version)
            except Illegal:
                if not number:
                    raise
                # A plan that leads elsewhere than was imagined is made anew from there.
                log.warning("plan-refused", match=seat.loaded.state.info.id, step=number)
                return False
            if step.final:
                return True
        return False

    async def _take(self, seat: MatchAccess, step: Step, version: int) -> int:
        """Take a step; return the version that it led to. Raises `Problem`, `Illegal`."""
        key, action = secrets.token_hex(16), msgspec.Raw(step.action)
        return await self._matches.command(seat, Act(expect=version, key=key, action=action))


async def thought_of(loaded: LoadedMatch, thinkers: Thinkers) -> Thought:
    """Return what a machine makes of its own frame."""
    state, seat = loaded.state, seat_of(loaded)
    luck = chance(state, seat.viewer)
    thought = await thinkers.think(state.game, state.info.machine, seat.frame, luck)
    if thought is None:
        raise AssertionError(f"{seat.viewer} is waited for, yet its frame has no choices")
    return thought


def budget_of(machine: str, *, is_turn: bool) -> float:
    """Return after how many seconds a decision of a machine is made known: a turn's, or another."""
    planner = PLANNERS.get(machine)
    if planner is None:
        return BUDGET_SECONDS
    return planner.seconds if is_turn else planner.short_seconds


def held_back(asked: float, budget: float) -> float:
    """Return for how many seconds an answer is still held back to a question of such a loop time.

    It is made known when one budget is over, or the first of several of them.
    """
    return wait_after(asyncio.get_running_loop().time() - asked, budget)


def wait_after(passed: float, budget: float) -> float:
    """Return how many seconds are left of the first whole number of budgets, so many being over."""
    return max(1, math.ceil(passed / budget)) * budget - passed if budget else 0


def seat_of(loaded: LoadedMatch) -> MatchAccess:
    """Return the seat that a machine has: always the guest's."""
    return MatchAccess(Principal(loaded.match, Seat.GUEST, ""), loaded)


def has_to_do(loaded: LoadedMatch) -> bool:
    """Whether something is to be decided that no person is waited for."""
    return is_wanted(loaded) or beforehand(loaded.state) is not None


def is_wanted(loaded: LoadedMatch) -> bool:
    """Whether a machine has something to do: a decision, or a draw to decline."""
    state = loaded.state
    if not state.info.machine or state.status != RUNNING:
        return False
    side = seat_of(loaded).viewer
    return awaits(state, side) or state.match.offered not in ("", side)


async def suggested(
    access: MatchAccess, thinkers: Thinkers
) -> tuple[int, Choice, Message | None] | None:
    """Choose as the machine at the table would in the caller's place, from the caller's own frame.

    In place of one that plans the game's best machine is asked: it takes milliseconds.
    None when nothing is asked of the caller. Raises `Problem` when no machine is at the table: two
    people are to beat each other, not each other's machines.
    """
    state = access.loaded.state
    if not state.info.machine:
        raise Problem("no-suggestions")
    refuse_unless_running(state)
    match, luck = state.match, state.heads[access.viewer].encode()
    known, wanted = state.game.machines, state.info.machine
    machine = wanted if wanted in known else next(iter(known))
    thought = await thinkers.think(state.game, machine, access.frame, luck, is_told=True)
    offered = engine.choices(match, access.viewer)
    if thought is None or offered is None:
        return None
    action = thought.steps[0].action
    [choice] = (each for each in offered.actions if codec.stored(each.action) == action)
    return thought.version, choice, thought.reason


def chance(state: MatchState, side: Side) -> bytes:
    """Return the seed of a machine's luck: another for each decision, the same if asked again.

    It depends on the match's key, which nobody has before the end. The chain's head alone stands
    in the other side's frame, and whoever runs this machine at home would see its hidden plans.
    """
    moment = f"{state.head} {state.version(side)}".encode()
    return hmac.digest(state.info.key, moment, hashlib.sha256)
