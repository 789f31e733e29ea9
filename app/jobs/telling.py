"""A worker that sends what waits in a queue, if it is still true, and tries again what failed.

Every process has one for each queue. A row is taken by moving its `due` on, which one process alone
can do; who takes it and dies leaves it to be taken again. So each is sent at least once, and twice
only when a process dies between sending and striking it out.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import structlog

from app.clock import now
from app.config import Settings
from app.live.hub import Hub
from app.matches.loaded import LoadedMatch
from app.matches.models import A_TURN, ENDED, THE_END
from app.matches.problems import Problem
from app.matches.service import Matches
from app.matches.state import awaits
from app.notify.models import CONFIRM, Letter
from app.notify.queue import Queue
from app.storage.database import Database, Unsaved
from app.tasks import end

MAX_AT_ONCE = 50
MAX_TRIES = 30
FIRST_WAIT, LONGEST_WAIT = 30, 3600
"""Seconds until what failed is tried again; doubled each time. Thirty tries take a day."""
TAKEN_SECONDS = 300
TIDY_EVERY = 3600
PRESENT_TICKS = 3
"""So many looks ahead of time a process puts off what its own visitors have before their eyes."""
HELD_SECONDS = 600
"""Until who saw that it was their turn and did nothing is told, unless they look still."""

Row = TypeVar("Row", bound=Letter)
log = structlog.get_logger()


class Telling(ABC, Generic[Row]):
    """The worker of this process for one queue."""

    channel: str
    """What lines of the server's log call it."""
    queue: Queue[Row]

    def __init__(
        self,
        settings: Settings,
        database: Database,
        matches: Matches,
        hub: Hub,
        *,
        clock: Callable[[], float] = now,
    ) -> None:
        self._settings = settings
        self._database = database
        self._matches = matches
        self._hub = hub
        self._clock = clock
        self._tidied = 0.0
        self._working: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look at the queue."""
        self._working = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Stop. What is under way is taken up again later."""
        if self._working:
            await end(self._working)

    async def _work(self) -> None:
        while True:
            try:
                await self.look()
            except Unsaved as error:
                log.warning("outbox-unread", reason=str(error))
            except Exception:
                log.exception("outbox")
            await asyncio.sleep(self._settings.mail_every_seconds)

    async def look(self) -> None:
        """Send what is due, put off what is before its reader's eyes, and tidy up now and then."""
        now = int(self._clock())
        ahead = int(self._settings.mail_every_seconds * PRESENT_TICKS)
        ripe = now + ahead - self._settings.mail_grace_seconds
        waiting = await self._database.read(
            lambda on: self.queue.waiting(on, now + ahead, ripe, MAX_AT_ONCE)
        )
        unseen = []
        for row in waiting:
            if self._sees(row):
                await self._hold(row, now + HELD_SECONDS)
            elif self._is_due(row, now):
                unseen.append(row)
        await self.send_all(unseen)
        if now - self._tidied >= TIDY_EVERY:
            self._tidied = now
            await self.tidy(now)

    @abstractmethod
    async def send_all(self, due: Sequence[Row]) -> None:
        """Send what is due, each by `taken` and `put_off` or `drop`."""

    @abstractmethod
    async def tidy(self, now: int) -> None:
        """Forget what nobody needs any more."""

    async def taken(self, row: Row) -> bool:
        """Take a row; False when another process has it or it is gone."""
        until = int(self._clock()) + TAKEN_SECONDS
        return await self._database.write(lambda on: self.queue.take(on, row, until))

    async def drop(self, row: Row) -> None:
        """Take a row out of the queue."""
        await self._database.write(lambda on: self.queue.drop(on, row))

    async def put_off(self, row: Row, reason: str) -> None:
        """Try a row again later, ever more seldom, until a day has gone."""
        tries = row.tries + 1
        if tries >= MAX_TRIES:
            log.error("notice-given-up", by=self.channel, kind=row.kind, tries=tries, reason=reason)
            await self.drop(row)
            return
        log.warning("notice-not-sent", by=self.channel, kind=row.kind, tries=tries, reason=reason)
        due = int(self._clock()) + min(LONGEST_WAIT, FIRST_WAIT * 2 ** min(tries - 1, 10))
        await self._database.write(lambda on: self.queue.put_off(on, row, due))

    async def still_true(self, row: Row) -> LoadedMatch | None:
        """Return the match that a row tells of; None when there is nothing left to tell."""
        if row.kind == A_TURN and await self._database.read(
            lambda on: self.queue.is_overtaken(on, row)
        ):
            return None
        try:
            loaded = await self._matches.loaded.get(row.match)
            await self._matches.check(loaded)
        except Problem:
            return None
        state = loaded.state
        if row.kind == A_TURN and not awaits(state, state.info.side(state.game, row.seat)):
            return None
        return None if row.kind == THE_END and state.status != ENDED else loaded

    def _sees(self, row: Row) -> bool:
        """Whether the board is before its reader's eyes; who asked to be asked is asked at once."""
        return row.kind != CONFIRM and self._hub.sees(row.match, row.seat)

    def _is_due(self, row: Row, now: int) -> bool:
        is_ripe = row.made <= now - self._settings.mail_grace_seconds
        return row.due <= now and (is_ripe or row.kind == CONFIRM)

    async def _hold(self, row: Row, until: int) -> None:
        """Keep a row from who sees the board: of a turn until they have played or are gone."""
        if row.kind == THE_END:
            await self.drop(row)
        else:
            await self._database.write(lambda on: self.queue.put_off(on, row, until))
