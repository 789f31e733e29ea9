"""Connections that send requests, within the limits of app/web/connections.py."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from app.web.connections import SlowReaderGuard, address_of, limiter_of

REQUEST_SECONDS = 30.0
"""A request has come whole, head and body, so long after its first byte."""
MAX_HEAD = 32 * 1024
MAX_REQUEST = 1024 * 1024
"""Bytes of a request, whatever is done with them; a body's own limit is lower by far."""
MAX_PIPELINED = 20
HELD_SECONDS = 1.0
"""How long the connection is held, unread, of who has used up what an address may cost."""


class Http(HttpToolsProtocol):
    """A connection that sends requests."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._limiter = limiter_of(self.server_state, self.config.app)
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
        self._limiter.look_after(self)
        address = address_of(self.client)
        if not self._limiter.opened(address):
            transport.abort()
        elif self._limiter.is_throttled(address):
            # Hung up on at once they would come again at once, and each coming costs.
            self._is_held = True
            # Here uvloop has not begun to read, and would begin in spite of it.
            self.loop.call_soon(transport.pause_reading)
            self.loop.call_later(HELD_SECONDS, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._limiter.forget(self)
        self._limiter.closed(address_of(self.client))
        # uvicorn tells this only to the last of many requests, and goes on to answer the others.
        for request in self._unanswered:
            request.disconnected = True
            request.message_event.set()
        self._unanswered = []
        super().connection_lost(exc)
        self._drop_parser()

    def _drop_parser(self) -> None:
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
        self._limiter.charge(address_of(self.client))
        self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP."""
        self._limiter.charge(address_of(self.client))
        super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a socket."""
        self._limiter.forget(self)
        super().handle_websocket_upgrade()
        self._drop_parser()

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
