"""All open sockets: their heartbeats, and closing those that may no longer be here."""

import asyncio
import contextlib
from collections import Counter

import structlog

from app.live.connection import CURTAIN, RESTARTING, REVOKED, Connection
from app.live.news import News
from app.matches.models import Seat
from app.matches.service import Matches
from app.people.service import People
from app.storage.database import Unsaved

log = structlog.get_logger()


class Hub:
    """The open sockets of this process."""

    def __init__(
        self, matches: Matches, people: People, *, heartbeat_seconds: float, most: int
    ) -> None:
        self._matches = matches
        self._presence = people.presence
        self.news = News(people)
        self._seconds = heartbeat_seconds
        self._most = most
        self._connections: set[Connection] = set()
        self._addresses: Counter[str] = Counter()
        self._beating: asyncio.Task[None] | None = None
        self.is_closing = False
        matches.curtain.fell = self.curtain_fell

    def __len__(self) -> int:
        return len(self._connections)

    def start(self) -> None:
        """Begin the heartbeats."""
        self._beating = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        """Close all sockets: the server restarts."""
        self.is_closing = True
        if self._beating:
            self._beating.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beating
        for connection in tuple(self._connections):
            connection.close(RESTARTING)
        for _ in range(100):
            if not self._connections:
                return
            await asyncio.sleep(0.02)

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
        """Let a connection hear of its match."""
        self._connections.add(connection)
        connection.room.watchers.add(connection)
        self._presence.came(connection.caller)

    def remove(self, connection: Connection) -> None:
        """Forget a connection."""
        self._connections.discard(connection)
        connection.room.watchers.discard(connection)
        self._presence.went(connection.caller)

    def is_present(self, match: int, seat: Seat) -> bool:
        """Tell whether somebody of this seat is at the board, on a socket of this process."""
        return any((c.caller.match, c.caller.seat) == (match, seat) for c in self._connections)

    def revoked(self, match: int, token: str) -> None:
        """Close the sockets of a token that is no longer in force."""
        for connection in tuple(self._connections):
            if (connection.caller.match, connection.caller.token) == (match, token):
                connection.close(CURTAIN if connection.caller.until else REVOKED)

    def curtain_fell(self, match: int, kept: str) -> None:
        """Close the sockets of shared devices at a match, but for the one sitting that goes on."""
        for connection in tuple(self._connections):
            caller = connection.caller
            if caller.match == match and caller.until and caller.token != kept:
                connection.close(CURTAIN)

    async def talked(self, match: int) -> None:
        """Let everybody at a match hear what is new."""
        await self.news.try_to_bring([c for c in self._connections if c.room.match == match])

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
        # Who may no longer be here is sent away before there is news.
        tokens = {(c.caller.match, c.caller.token) for c in self._connections}
        for match, token in await self._matches.revoked(tokens):
            self.revoked(match, token)
        await self._matches.check_watched()
        await self.news.bring(tuple(self._connections))
        for connection in tuple(self._connections):
            connection.heartbeat()
