"""Who is at the board, and who was last there when: to the minute, and for players alone."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Callable

import structlog

from app.clock import MINUTE_SECONDS, now
from app.matches.models import Principal, Seat
from app.matches.service import MatchAccess
from app.people import repository
from app.people.models import LastSeen, Players
from app.storage.database import Database, Unsaved
from app.tasks import end

HOLDS_SECONDS = 150
"""How long a player counts as here after a process has last said so, should it be killed."""
GATHER_SECONDS = 0.2
"""How long comings and goings are gathered, to be written together."""

log = structlog.get_logger()


class Presence:
    """Sockets come and go in memory; what changed is written down in batches.

    Steps of a draft do not count: only sockets, and commands that were committed.
    """

    def __init__(self, database: Database, clock: Callable[[], float] = now) -> None:
        self._database = database
        self._clock = clock
        self._here: Counter[tuple[int, Seat]] = Counter()
        self._due: set[tuple[int, Seat]] = set()
        self._written: dict[tuple[int, Seat], tuple[int, bool]] = {}
        """Of who is here, the minute that was last written: within it there is nothing to add."""
        self._wake = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._writing = asyncio.create_task(self._write_all())

    async def stop(self) -> None:
        """Write what is left and end."""
        if self._writing:
            await end(self._writing)
        with contextlib.suppress(Unsaved):
            await self.write()

    def joined(self, caller: Principal) -> None:
        """Count a socket that opened."""
        if caller.seat is not Seat.WATCHER:
            self._here[caller.match, caller.seat] += 1
            self.acted(caller)

    def left(self, caller: Principal) -> None:
        """Count a socket that closed."""
        place = (caller.match, caller.seat)
        if caller.seat is not Seat.WATCHER:
            self._here[place] -= 1
            if not self._here[place]:
                del self._here[place]
                self.acted(caller)

    def acted(self, caller: Principal) -> None:
        """Note that a player was here just now."""
        self._due.add((caller.match, caller.seat))
        self._wake.set()

    async def seen(self, access: MatchAccess) -> Players:
        """Return when the players of a match were last seen."""
        state, now = access.loaded.state, int(self._clock())
        found = await self._database.read(
            lambda on: repository.last_seen(on, access.caller.match, now)
        )
        info, game = state.info, state.game
        sides = {info.side(game, seat): last for seat, last in found.items()}
        minute = now - now % MINUTE_SECONDS
        return Players(
            {
                side: LastSeen(last.here, minute if last.here else last.seen)
                for side, last in sorted(sides.items())
                if side
            }
        )

    async def write(self) -> None:
        """Write down all that is due."""
        due, self._due = self._due, set()
        if not due:
            return
        now = int(self._clock())
        minute = now - now % MINUTE_SECONDS
        wanted = {place: (minute, self._here[place] > 0) for place in due}
        news = {place: new for place, new in wanted.items() if self._written.get(place) != new}
        if not news:
            return
        rows = [(match, seat, is_here) for (match, seat), (_, is_here) in news.items()]
        try:
            await self._database.write(
                lambda on: repository.see(on, rows, now=minute, until=now + HOLDS_SECONDS)
            )
        except Unsaved:
            self._due |= due
            raise
        self._written |= news
        for place, (_, is_here) in news.items():
            if not is_here:
                del self._written[place]

    async def _write_all(self) -> None:
        confirmed = time.monotonic()
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(MINUTE_SECONDS):
                    await self._wake.wait()
            await asyncio.sleep(GATHER_SECONDS)
            self._wake.clear()
            if time.monotonic() - confirmed >= MINUTE_SECONDS:
                confirmed = time.monotonic()
                self._due |= self._here.keys()
                # Another process may have written since that somebody is gone.
                self._written.clear()
            try:
                await self.write()
            except Unsaved as error:
                log.warning("presence-unsaved", reason=str(error))
