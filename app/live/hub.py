"""All open sockets: their heartbeats, and closing those that may no longer be here."""

import asyncio
from collections import Counter
from collections.abc import Collection, Coroutine

import structlog

from app.live.bus import BESIDE, Bus
from app.live.connection import CURTAIN, RESTARTING, REVOKED, Connection
from app.live.news import News
from app.matches.models import Seat
from app.matches.service import Matches
from app.people.service import People
from app.storage.database import Unsaved
from app.tasks import end

log = structlog.get_logger()

BEATS_AT_ONCE = 50


class Hub:
    """The open sockets of this process."""

    def __init__(
        self,
        matches: Matches,
        people: People,
        bus: Bus,
        *,
        heartbeat_seconds: float,
        most: int,
    ) -> None:
        self._matches = matches
        self._bus = bus
        self._presence = people.presence
        self.news = News(people)
        self._seconds = heartbeat_seconds
        self._most = most
        self._connections: set[Connection] = set()
        self._addresses: Counter[str] = Counter()
        self._beating: asyncio.Task[None] | None = None
        self._hints: dict[int, set[int]] = {}
        """The matches that are being looked at for a hint, and the hints that came meanwhile."""
        self._newcomers: list[Connection] = []
        self._stood: dict[int, int] = {}
        """Which record each watched match had reached at the last heartbeat."""
        self._looking: set[asyncio.Task[None]] = set()
        self.is_leaving = False
        """Whether the server will stop soon: whoever can go elsewhere should."""
        self.is_closing = False
        matches.curtain.fell = self.curtain_fell
        matches.loaded.stored = bus.tell
        matches.loaded.altered = bus.tell
        bus.heard = self.hinted
        bus.missed = self._missed

    def __len__(self) -> int:
        return len(self._connections)

    def start(self) -> None:
        """Begin the heartbeats, and to hear of other processes."""
        self._bus.start()
        self._beating = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        """Close all sockets: the server restarts."""
        self.is_closing = True
        for task in self._looking:
            task.cancel()
        if self._beating:
            await end(self._beating)
        for connection in tuple(self._connections):
            connection.close(RESTARTING)
        for _ in range(100):
            if not self._connections:
                break
            await asyncio.sleep(0.02)
        await self._bus.stop()

    def may_open(self, address: str) -> bool:
        """Count a socket that wants to open; False when its address has too many."""
        if self.is_closing or self._addresses[address] >= self._most:
            return False
        self._addresses[address] += 1
        return True

    def closed(self, address: str) -> None:
        """Count a socket that closed."""
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def add(self, connection: Connection) -> None:
        """Add a connection, which hears of its match from now on."""
        self._connections.add(connection)
        connection.loaded.watchers[connection] = None
        self._presence.joined(connection.caller)
        if self._bus.is_shared:
            # Whatever was hinted between their hello and now was hinted to nobody.
            self._newcomers.append(connection)
            if len(self._newcomers) == 1:
                self._look(self._greet())

    def remove(self, connection: Connection) -> None:
        """Forget a connection."""
        self._connections.discard(connection)
        connection.loaded.watchers.pop(connection, None)
        self._presence.left(connection.caller)

    def sees(self, match: int, seat: Seat) -> bool:
        """Whether somebody of this seat has the board before their eyes, by this process."""
        return any(
            (c.caller.match, c.caller.seat) == (match, seat) and not c.is_hidden
            for c in self._connections
        )

    def revoked(self, match: int, token: str) -> None:
        """Close the sockets of a token that was just taken out of force, in every process."""
        self._close(match, token)
        self._bus.tell(match)

    def _close(self, match: int, token: str) -> None:
        for connection in tuple(self._connections):
            if (connection.caller.match, connection.caller.token) == (match, token):
                connection.close(CURTAIN if connection.caller.until else REVOKED)

    def curtain_fell(self, match: int, kept: str) -> None:
        """Close the sockets of shared devices at a match, but for the one sitting that goes on."""
        for connection in tuple(self._connections):
            caller = connection.caller
            if caller.match == match and caller.until and caller.token != kept:
                connection.close(CURTAIN)
        self._bus.tell(match)

    async def talked(self, match: int) -> None:
        """Send everybody at a match what is new."""
        self._bus.tell(match)
        await self.news.try_to_bring([c for c in self._connections if c.loaded.match == match])

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            try:
                await self._beat_once()
            except Unsaved as error:
                # No heartbeat: a board that can't be checked must show that it is not live.
                log.warning("no-heartbeat", reason=str(error))
            except Exception:
                log.exception("no-heartbeat")

    async def _beat_once(self) -> None:
        if not self._connections:
            return
        await self._bring_up_to_date(tuple(self._connections))
        self._take_over()
        for n, connection in enumerate(tuple(self._connections), 1):
            connection.heartbeat()
            if n % BEATS_AT_ONCE == 0:
                # Thousands of sockets at once would keep everybody's commands waiting.
                await asyncio.sleep(0)

    def _take_over(self) -> None:
        """Have machines play that did not move for a heartbeat: their process may be gone.

        As long as it is there, a machine plays where its opponent's commands come in.
        """
        stand = {loaded.match: loaded.state.seq for loaded in self._matches.loaded.watched()}
        for match, seq in stand.items():
            loaded = self._matches.loaded.known(match)
            if loaded and self._stood.get(match) == seq:
                self._matches.loaded.on_change(loaded)
        self._stood = stand

    async def _bring_up_to_date(self, connections: Collection[Connection]) -> None:
        """Send connections all that the database knows."""
        # Who may no longer be here is sent away before there is news.
        tokens = {(c.caller.match, c.caller.token) for c in connections}
        for match, token in await self._matches.revoked(tokens):
            self._close(match, token)
        await self._matches.check_watched({c.loaded.match for c in connections})
        await self.news.bring(connections)

    def hinted(self, match: int, seq: int) -> None:
        """Look at a match of which another process has stored something, if it is watched here."""
        if match in self._hints:
            self._hints[match].add(seq)
        elif self._watching(match):
            self._hints[match] = {seq}
            self._look(self._follow(match))

    def _missed(self) -> None:
        """Look at all matches that are watched here: nobody knows what hints there were."""
        if self._connections:
            self._look(self._bring_up_to_date(tuple(self._connections)))

    async def _greet(self) -> None:
        # Whoever comes in the same turn of the loop is greeted with them.
        await asyncio.sleep(0)
        newcomers, self._newcomers = self._newcomers, []
        await self._bring_up_to_date(newcomers)

    async def _follow(self, match: int) -> None:
        try:
            while seqs := self._hints[match]:
                self._hints[match] = set()
                watching = self._watching(match)
                if BESIDE in seqs:
                    await self._bring_up_to_date(watching)
                elif watching:
                    await self._matches.loaded.catch_up(watching[0].loaded, max(seqs))
        finally:
            del self._hints[match]

    def _watching(self, match: int) -> list[Connection]:
        loaded = self._matches.loaded.known(match)
        return [w for w in loaded.watchers if isinstance(w, Connection)] if loaded else []

    def _look(self, looking: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(looking)
        self._looking.add(task)
        task.add_done_callback(self._looked)

    def _looked(self, task: "asyncio.Task[None]") -> None:
        self._looking.discard(task)
        if not task.cancelled() and (error := task.exception()):
            # The next heartbeat looks again.
            log.warning("hint-not-followed", reason=type(error).__name__)
