"""Hints between the processes that share one PostgreSQL: look at this match, there is more.

A hint is a match and the number of its last record, or 0 when something beside the records has
changed; never what it was. It is sent after the commit, by a connection of its own, and may be
lost: each heartbeat looks at the database anyhow.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from random import uniform
from typing import Any

import psycopg
import sqlalchemy as sa
import structlog
from psycopg import AsyncConnection

CHANNEL = "vedette"
BESIDE = 0
"""The number in a hint about what stands in no record: chat, a name, a device, a curtain."""

MAX_BYTES = 7999
"""What one NOTIFY may carry."""
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
CONNECT_SECONDS = 3
ANSWER_SECONDS = 5.0
LAST_WORDS_SECONDS = 1.0

Hint = tuple[int, int]

log = structlog.get_logger()


class Bus:
    """One process's end: a connection listens, another tells. With SQLite there is neither."""

    def __init__(self, url: str, *, check_seconds: float) -> None:
        self._parameters = parameters(url)
        self._check_seconds = check_seconds
        self._untold: set[Hint] = set()
        self._wake = asyncio.Event()
        self._own_backend = 0
        self._is_stopping = False
        self._listening: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self.heard: Callable[[int, int], None] = lambda match, seq: None
        """Called with each hint of another process."""
        self.missed: Callable[[], None] = lambda: None
        """Called when hints may have been missed, which is whenever listening begins anew."""

    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        return self._parameters is not None

    def start(self) -> None:
        """Begin to listen and to tell."""
        if self.is_shared:
            self._listening = asyncio.create_task(self._connected(self._listen))
            self._telling = asyncio.create_task(self._connected(self._tell_all))

    async def stop(self) -> None:
        """Send what is left, if that can be done soon, and hear no more."""
        tasks = [task for task in (self._listening, self._telling) if task]
        self._is_stopping = True
        self._wake.set()
        if self._telling:
            await asyncio.wait((self._telling,), timeout=LAST_WORDS_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def tell(self, match: int, seq: int = BESIDE) -> None:
        """Hint to the other processes soon, together with whatever else there is by then."""
        if self.is_shared:
            self._untold.add((match, seq))
            self._wake.set()

    async def _connected(self, use: Callable[["AsyncConnection[Any]"], Awaitable[None]]) -> None:
        """Use a connection; when it is lost another one, at first at once, then less eagerly."""
        wait = FIRST_WAIT
        while True:
            began = time.monotonic()
            try:
                connection = await AsyncConnection.connect(
                    autocommit=True, **self._parameters or {}
                )
                try:
                    await use(connection)
                    return
                finally:
                    await connection.close()
            except (psycopg.Error, OSError, TimeoutError) as error:
                log.warning("bus-lost", reason=type(error).__name__)
            has_lasted = time.monotonic() - began > LONGEST_WAIT
            wait = FIRST_WAIT if has_lasted else min(2 * wait, LONGEST_WAIT)
            # All processes lose a database at once, and need not come back at once.
            await asyncio.sleep(wait * uniform(0.5, 1))

    async def _listen(self, connection: "AsyncConnection[Any]") -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        self.missed()
        while True:
            async for notice in connection.notifies(timeout=self._check_seconds):
                if notice.pid != self._own_backend:
                    self._read(notice.payload)
            # A line that is dead would be silent just so.
            async with asyncio.timeout(ANSWER_SECONDS):
                await connection.execute("SELECT 1")

    def _read(self, payload: str) -> None:
        try:
            hints = list(hinted(payload))
        except ValueError:
            # Another edition of this program says it in another way.
            self.missed()
            return
        for match, seq in hints:
            self.heard(match, seq)

    async def _tell_all(self, connection: "AsyncConnection[Any]") -> None:
        self._own_backend = connection.info.backend_pid
        while self._untold or not self._is_stopping:
            await self._wake.wait()
            self._wake.clear()
            telling, self._untold = self._untold, set()
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    for payload in payloads(telling):
                        await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))
            except BaseException:
                self._untold |= telling
                self._wake.set()
                raise


def parameters(url: str) -> dict[str, Any] | None:
    """Return what psycopg connects by; None for a database that one process holds."""
    address = sa.make_url(url)
    if address.get_backend_name() != "postgresql":
        return None
    _, given = address.get_dialect()().create_connect_args(address)
    return {"connect_timeout": CONNECT_SECONDS, **given}


def payloads(hints: Iterable[Hint]) -> Iterator[str]:
    """Write hints down in as few payloads as hold them; of each match's records the last alone."""
    last: dict[tuple[int, bool], int] = {}
    for match, seq in hints:
        place = (match, seq == BESIDE)
        last[place] = max(seq, last.get(place, BESIDE))
    payload = ""
    for (match, _), seq in sorted(last.items()):
        hint = f"{match}:{seq}"
        if len(payload) + 1 + len(hint) > MAX_BYTES:
            yield payload
            payload = ""
        payload += f" {hint}" if payload else hint
    if payload:
        yield payload


def hinted(payload: str) -> Iterator[Hint]:
    """Read a payload. Raises ValueError."""
    for hint in payload.split(" "):
        match, _, seq = hint.partition(":")
        yield int(match), int(seq)
