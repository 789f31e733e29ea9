"""What a connection may cost while nobody knows yet who it is: how long, how much, how often.

uvicorn itself waits for ever for the end of a request and for a reader, and keeps what comes.
Whoever has to be cut off is charged for it as for many requests; who has none left is let wait.
The protocols are in app/web/http.py and app/web/sockets.py.
"""

import asyncio
from collections import Counter
from typing import Any, Protocol
from weakref import WeakKeyDictionary

from uvicorn.server import ServerState

from app.addresses import rate_limit_key
from app.web.limits import TROUBLE
from app.web.site import Site

LOOK_SECONDS = 5.0
"""How often connections are looked at."""
UNREAD_SECONDS = 15.0
"""After so long without reading a byte of what waits for them a reader is cut off."""


class WatchedConnection(Protocol):
    """A connection that is looked at every few seconds."""

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop that it is on."""

    @property
    def transport(self) -> asyncio.Transport:
        """Return what it is sent through."""

    def is_overdue(self, now: float) -> bool:
        """Whether it takes longer than it may."""


class ConnectionLimiter:
    """All connections of a server: how many each address has, and which are looked after.

    Behind a trusted proxy every connection is the proxy's, and no address is held to account here.
    """

    def __init__(self, site: Site) -> None:
        settings = site.settings
        self._is_counted = settings.limits and not settings.trusted_proxies
        self._most = settings.connections_per_address
        self._requests = site.limits.requests
        self._open: Counter[str] = Counter()
        self._looked_after: set[WatchedConnection] = set()
        self._timer: asyncio.TimerHandle | None = None

    def opened(self, address: str) -> bool:
        """Count a connection; False when its address has too many."""
        self._open[address] += 1
        return not self._is_counted or self._open[address] <= self._most

    def is_throttled(self, address: str) -> bool:
        """Whether an address has cost too much lately to be listened to at once."""
        return self._is_counted and self._requests.is_used_up(address)

    def charge(self, address: str) -> None:
        """Charge an address for a connection that had to be cut off."""
        if self._is_counted:
            self._requests.charge(address, TROUBLE)

    def closed(self, address: str) -> None:
        """Count a connection that is closed."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def look_after(self, connection: WatchedConnection) -> None:
        """Look at a connection every few seconds."""
        self._looked_after.add(connection)
        if self._timer is None:
            self._timer = connection.loop.call_later(LOOK_SECONDS, self._look, connection.loop)

    def forget(self, connection: WatchedConnection) -> None:
        """Look at a connection no longer: it is closed, or is a socket now."""
        self._looked_after.discard(connection)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = None
        for connection in tuple(self._looked_after):
            if connection.is_overdue(loop.time()):
                connection.transport.abort()
        if self._looked_after:
            self._timer = loop.call_later(LOOK_SECONDS, self._look, loop)


_limiters: WeakKeyDictionary[ServerState, ConnectionLimiter] = WeakKeyDictionary()


def limiter_of(server: ServerState, app: Any) -> ConnectionLimiter:
    """Return the limiter of a server: one for all of its connections."""
    limiter = _limiters.get(server)
    if limiter is None:
        limiter = _limiters[server] = ConnectionLimiter(app.state.site)
    return limiter


def address_of(client: tuple[str, int] | None) -> str:
    """Return what limits count a client by; "" for one without an address."""
    return rate_limit_key(client[0]) if client else ""


class SlowReaderGuard:
    """Whoever is to read what waits to be sent. Reading nothing for a while, they read no more."""

    def __init__(self) -> None:
        self._unread = 0
        self._since = 0.0

    def has_stopped(self, transport: asyncio.Transport, now: float) -> bool:
        """Whether none of what waits has been read for too long."""
        unread = transport.get_write_buffer_size()
        if unread < self._unread or not unread or not self._since:
            self._since = now
        self._unread = unread
        return now - self._since > UNREAD_SECONDS
