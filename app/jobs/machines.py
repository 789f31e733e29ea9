"""Machines at the table: they get a seat's frames and send commands, as any client does.

What players have answered beforehand is answered here as well.
"""

import asyncio
import hashlib
import hmac
import secrets
from random import Random

import structlog

from app.bots.player import answer
from app.engine import match as engine
from app.engine.values import Choice, Illegal, Side
from app.matches.commands import Act, AnyCommand, DrawOffer
from app.matches.loaded import LoadedMatch
from app.matches.models import RUNNING, Principal, Seat
from app.matches.problems import Problem
from app.matches.service import MatchAccess, Matches
from app.matches.standing import beforehand
from app.matches.state import MatchState, awaits, refuse_unless_running
from app.storage.database import Unsaved

PATIENCE_SECONDS = 2.0
"""How long a machine waits after it could not be saved, or lost a race, before it looks again."""

log = structlog.get_logger()


class Machines:
    """The machines of this process: one task for each match in which one has something to do."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
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
                    await self._matches.command(seat_of(loaded), decided(loaded))
            except (Problem, Unsaved) as problem:
                log.warning("machine-waits", match=loaded.state.info.id, reason=str(problem))
                await asyncio.sleep(PATIENCE_SECONDS)
            except Illegal:
                log.exception("machine-refused", match=loaded.state.info.id)
                raise


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


def suggested(access: MatchAccess) -> tuple[int, Choice] | None:
    """Choose as the machine at the table would in the caller's place, from the caller's own frame.

    None when nothing is asked of the caller. Raises `Problem` when no machine is at the table: two
    people are to beat each other, not each other's machines.
    """
    state = access.loaded.state
    if not state.info.machine:
        raise Problem("no-suggestions")
    refuse_unless_running(state)
    machine = state.game.machines[state.info.machine]
    return answer(access.frame, state.game, machine, Random(state.heads[access.viewer]))


def chance(state: MatchState, side: Side) -> Random:
    """Return a machine's luck: its own for each decision, the same should it be decided anew.

    It depends on the match's key, which nobody has before the end. The chain's head alone stands
    in the other side's frame, and whoever runs this machine at home would see its hidden plans.
    """
    moment = f"{state.head} {state.version(side)}".encode()
    return Random(hmac.digest(state.info.key, moment, hashlib.sha256))


def decided(loaded: LoadedMatch) -> AnyCommand:
    """Decide from the machine's own frame. It plays its matches to the end: no draws."""
    state, seat, key = loaded.state, seat_of(loaded), secrets.token_hex(16)
    if state.match.offered not in ("", seat.viewer):
        return DrawOffer(expect=state.version(seat.viewer), key=key, do="decline")
    machine = state.game.machines[state.info.machine]
    chosen = answer(seat.frame, state.game, machine, chance(state, seat.viewer))
    if chosen is None:
        raise AssertionError(f"{seat.viewer} is waited for, yet its frame has no choices")
    version, choice = chosen
    return Act(expect=version, key=key, action=engine.raw(choice.action))
