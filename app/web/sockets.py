"""Connections that have become sockets, within the limits of app/web/connections.py."""

import asyncio
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from app.web.connections import SlowReaderGuard, address_of, limiter_of
from app.web.limits import Limit

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


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket. Pings tell whether its reader reads."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._limiter = limiter_of(cast(ServerState, more["server_state"]), self.config.app)
        self._reader = SlowReaderGuard()
        self._small = Limit(SMALL_PER_SECOND, SMALL_AT_ONCE, clock=self.loop.time)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin; the connection itself is counted already."""
        super().connection_made(transport)
        self._limiter.look_after(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """End."""
        self._limiter.forget(self)
        self._limiter.closed(address_of(self.client))
        if self.conn.close_sent is not None and self.conn.close_sent.code in TROUBLESOME:
            self._limiter.charge(address_of(self.client))
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
