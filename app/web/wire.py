"""What a connection may cost while nobody knows yet who it is: how long, how much, how often.

uvicorn itself waits for ever for the end of a request and for a reader, and keeps what comes.
Whoever has to be cut off is charged for it as for many requests; who has none left is let wait.
"""

import asyncio
from collections import Counter
from typing import Any, cast
from weakref import WeakKeyDictionary

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from app.addresses import rate_limit_key
from app.web.limits import TROUBLE, Limit
from app.web.site import Site

LOOK_SECONDS = 5.0
"""How often connections are looked at."""
REQUEST_SECONDS = 30.0
"""A request has come whole, head and body, so long after its first byte."""
UNREAD_SECONDS = 15.0
"""After so long without reading a byte of what waits for them a reader is cut off."""
MAX_HEAD = 32 * 1024
MAX_REQUEST = 1024 * 1024
"""Bytes of a request, whatever is done with them; a body's own limit is lower by far."""
MAX_PIPELINED = 20
MAX_FRAMES = 1000
"""Frames that come at once."""
SMALL = 1024
SMALL_PER_SECOND = 20
SMALL_AT_ONCE = 200
"""Of one socket: pings, pongs, and fragments below `SMALL`, which a limit on messages can't see."""
NO_TEXT = 1007
FLOOD = 1008
TROUBLESOME = (1002, NO_TEXT, FLOOD, 1009)
"""Why a socket was closed that sent what no page of ours sends (RFC 6455, 7.4.1)."""
HELD_SECONDS = 1.0
"""How long the connection is held, unread, of who has used up what an address may cost."""


class ConnectionLimiter:
    """All connections of a server: how many each address has, and which are looked after.

    Behind a trusted proxy every connection is the proxy's, and no address is held to account here.
    """

    def __init__(self, site: Site) -> None:
        settings = site.settings
        self._is_counted = settings.limits and not settings.trusted_proxies
        self._most = settings.connections_per_address
        self._requests = site.requests
        self._open: Counter[str] = Counter()
        self._looked_after: set[Http | Socket] = set()
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

    def look_after(self, connection: "Http | Socket") -> None:
        """Look at a connection every few seconds."""
        self._looked_after.add(connection)
        if self._timer is None:
            self._timer = connection.loop.call_later(LOOK_SECONDS, self._look, connection.loop)

    def forget(self, connection: "Http | Socket") -> None:
        """Look at a connection no longer: it is closed, or is a socket now."""
        self._looked_after.discard(connection)

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = None
        for connection in tuple(self._looked_after):
            if connection.is_overdue(loop.time()):
                connection.transport.abort()
        if self._looked_after:
            self._timer = loop.call_later(LOOK_SECONDS, self._look, loop)


_doors: WeakKeyDictionary[ServerState, ConnectionLimiter] = WeakKeyDictionary()


def _door(of: ServerState, app: Any) -> ConnectionLimiter:
    door = _doors.get(of)
    if door is None:
        door = _doors[of] = ConnectionLimiter(app.state.site)
    return door


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


class Http(HttpToolsProtocol):
    """A connection that sends requests."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._door = _door(self.server_state, self.config.app)
        self._reader = SlowReaderGuard()
        self._since = 0.0
        """When the request that has not come whole began; 0 while there is none."""
        self._size = 0
        self._head = 0
        """Bytes of the head that were read, line ends included."""
        self._in_head = True
        self._is_held = False
        self._unanswered: list[RequestResponseCycle] = []

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, unless this address has too many connections or has cost too much."""
        super().connection_made(transport)
        self._since = self.loop.time()
        self._door.look_after(self)
        address = _address(self.client)
        if not self._door.opened(address):
            transport.abort()
        elif self._door.is_throttled(address):
            # Hung up on at once they would come again at once, and each coming costs.
            self._is_held = True
            # Here uvloop has not begun to read, and would begin in spite of it.
            self.loop.call_soon(transport.pause_reading)
            self.loop.call_later(HELD_SECONDS, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._door.forget(self)
        self._door.closed(_address(self.client))
        # uvicorn tells this only to the last of many requests, and goes on to answer the others.
        for request in self._unanswered:
            request.disconnected = True
            request.message_event.set()
        self._unanswered = []
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Part from the parser, which refers back: nothing dead is to wait for a collection."""
        del self.parser

    def is_overdue(self, now: float) -> bool:
        """Whether a request takes too long to come, or an answer to be read."""
        is_late = self._since > 0 and now - self._since > REQUEST_SECONDS
        return is_late or self._reader.has_stopped(self.transport, now)

    def data_received(self, data: bytes) -> None:
        """Take part of a request, within its limits."""
        if self._is_held:
            return
        self._since = self._since or self.loop.time()
        # What comes at once may be eight times as much as a head may be; reading it costs.
        for begin in range(0, len(data), MAX_HEAD):
            part = data[begin : begin + MAX_HEAD]
            self._size += len(part)
            super().data_received(part)
            if self._size > (MAX_HEAD if self._in_head else MAX_REQUEST):
                self._cut_off()
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return

    def _cut_off(self) -> None:
        self._door.charge(_address(self.client))
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP."""
        self._door.charge(_address(self.client))
        super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a socket."""
        self._door.forget(self)
        super().handle_websocket_upgrade()
        self._let_go()

    def on_message_begin(self) -> None:
        """Begin a request."""
        super().on_message_begin()
        self._since = self._since or self.loop.time()

    def on_url(self, url: bytes) -> None:
        """Read the address."""
        self._head += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Read a line of the head."""
        self._head += len(name) + len(b": \r\n") + len(value)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin to answer, unless too many requests wait already or the head was too large."""
        # Counted by lines: of the bytes that came with a head's last part, some are the body's.
        if len(self.pipeline) >= MAX_PIPELINED or self._head > MAX_HEAD:
            if not self.transport.is_closing():
                self._cut_off()
            return
        self._in_head = False
        super().on_headers_complete()
        begun = (*self._unanswered, cast(RequestResponseCycle | None, self.cycle))
        self._unanswered = [one for one in begun if one is not None and not one.response_complete]

    def on_message_complete(self) -> None:
        """Wait for the next request."""
        super().on_message_complete()
        self._since, self._size, self._head, self._in_head = 0.0, 0, 0, True


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket. Pings tell whether its reader reads."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._door = _door(cast(ServerState, more["server_state"]), self.config.app)
        self._reader = SlowReaderGuard()
        self._small = Limit(SMALL_PER_SECOND, SMALL_AT_ONCE, clock=self.loop.time)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin; the connection itself is counted already."""
        super().connection_made(transport)
        self._door.look_after(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._door.forget(self)
        self._door.closed(_address(self.client))
        if self.conn.close_sent is not None and self.conn.close_sent.code in TROUBLESOME:
            self._door.charge(_address(self.client))
        super().connection_lost(exc)
        # They refer back to it, with all that has come of a message or a head: nothing dead is to
        # wait for a collection.
        self.conn.parser.close()
        self.conn.handshake_exc = self.conn.parser_exc = None

    def shutdown(self) -> None:
        """Close when the server stops; a socket that its reader is closing is closed as it is.

        uvicorn would say goodbye once more, which is an error, and stop no other connection.
        """
        if self.handshake_complete and self.conn.state is not State.OPEN:
            self.stop_keepalive()
            self.transport.close()
            return
        super().shutdown()

    def is_overdue(self, now: float) -> bool:
        """Whether it is to close and its reader does not read what is left."""
        return self.transport.is_closing() and self._reader.has_stopped(self.transport, now)

    def data_received(self, data: bytes) -> None:
        """Take frames; answer a handshake that can't be read."""
        if self.handshake_initiated and not self.handshake_complete:
            # Nobody may send before they were let in, and uvicorn is not ready for it.
            self.transport.abort()
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_events(self) -> None:
        """Pass frames on, but for a flood of those that cost their sender next to nothing."""
        events = self.conn.events_received()
        is_flood = len(events) > MAX_FRAMES or any(
            isinstance(event, Frame) and _is_small(event) and not self._small.allows(None)
            for event in events
        )
        if is_flood:
            self.conn.fail(FLOOD, "a flood")
            self.handle_parser_exception()
            return
        self.conn.events = events
        super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on, if it is text where it says so; uvicorn would log it at length."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(NO_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Send a message, unless the socket was closed meanwhile for what its client did."""
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)


def _is_small(frame: Frame) -> bool:
    if frame.opcode in (Opcode.PING, Opcode.PONG):
        return True
    is_fragment = frame.opcode is Opcode.CONT or not frame.fin
    return is_fragment and len(frame.data) < SMALL


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _address(client: tuple[str, int] | None) -> str:
    return rate_limit_key(client[0]) if client else ""
