"""A match's socket, as lean as can be: what a load costs is missing to the server."""

import asyncio
from collections import deque
from typing import Any, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from proofs.client import ANSWERED_WITHIN


class Socket(asyncio.Protocol):
    """A client's end. What comes lies ready, in order, until somebody takes it."""

    def __init__(self, url: str) -> None:
        self.greeted = asyncio.get_running_loop().create_future()
        """Done when the server has let it in. Raises what websockets raises when it has not."""
        self._protocol = ClientProtocol(parse_uri(url), max_size=None)
        self._came: deque[bytes] = deque()
        self._more = asyncio.Event()
        self._is_lost = False
        self._transport: asyncio.WriteTransport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to be let in."""
        self._transport = cast(asyncio.WriteTransport, transport)
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Take messages; the server sends each as one frame. Pings are answered."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY):
                self._came.append(bytes(event.data))
        if not self.greeted.done():
            self._greet()
        self._flush()
        self._more.set()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wake whoever waits."""
        self._is_lost = True
        self._more.set()
        if not self.greeted.done():
            self.greeted.set_exception(exc or ConnectionError("not let in"))

    async def recv(self) -> bytes:
        """Wait for the next message. Raises `ConnectionError`."""
        while not self._came:
            if self._is_lost:
                raise ConnectionError(f"the server closed the socket: {self._protocol.close_code}")
            self._more.clear()
            await self._more.wait()
        return self._came.popleft()

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._protocol.send_text(text)
        self._flush()

    def close(self) -> None:
        """Close with a goodbye."""
        if not self._is_lost:
            self._protocol.send_close()
            self._flush()
            self._transport.close()

    def _greet(self) -> None:
        if self._protocol.handshake_exc is not None:
            self.greeted.set_exception(self._protocol.handshake_exc)
        elif self._protocol.state is not State.CONNECTING:
            self.greeted.set_result(None)

    def _flush(self) -> None:
        self._transport.write(b"".join(self._protocol.data_to_send()))


class opened:  # noqa: N801  # Used as the function of a `with` line.
    """A socket that has said hello and takes packed frames; closed at the end of the block."""

    def __init__(self, port: int, match: str, token: str) -> None:
        self._port = port
        self._url = f"ws://127.0.0.1:{port}/api/matches/{match}/live"
        self._hello = msgspec.json.encode({"type": "hello", "token": token, "packed": True})
        self._socket: Socket

    async def __aenter__(self) -> Socket:
        async with asyncio.timeout(ANSWERED_WITHIN):
            _, self._socket = await asyncio.get_running_loop().create_connection(
                lambda: Socket(self._url), "127.0.0.1", self._port
            )
            await self._socket.greeted
        self._socket.send(self._hello)
        return self._socket

    async def __aexit__(self, *raised: Any) -> None:
        self._socket.close()
