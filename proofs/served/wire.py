"""A client that keeps every byte: one request per connection, and sockets frame by frame."""

import asyncio
import contextlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from app.web.guards import HOST_COOKIE
from proofs.frames import CLOSE, PING, PONG, TEXT, frame
from proofs.unpacking import FrameReader, is_frame

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
"""RFC 6455's own example: the same in both worlds, so that both answer the same."""
SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class Credentials:
    """What somebody carries: a seat's token, and the secret of a browser's session."""

    token: str = ""
    cookie: str = ""


@dataclass(frozen=True, slots=True)
class RawAnswer:
    """An answer as it came: all of its bytes."""

    raw: bytes

    @property
    def status(self) -> int:
        """Its status."""
        return int(self.raw.split(b" ", 2)[1])

    @property
    def body(self) -> bytes:
        """Return what follows the headers."""
        return self.raw.partition(b"\r\n\r\n")[2]

    def header(self, name: str) -> str:
        """Return a header; "" when there is none."""
        for line in self.raw.partition(b"\r\n\r\n")[0].split(b"\r\n")[1:]:
            key, _, value = line.partition(b": ")
            if key.lower() == name.encode():
                return value.decode("latin-1")
        return ""

    def json(self) -> Any:
        """Decode its body."""
        return json.loads(self.body)


async def ask(
    port: int,
    method: str,
    path: str,
    who: Credentials = Credentials(),
    *,
    body: Any = None,
    headers: Mapping[str, str] | None = None,
) -> RawAnswer:
    """Ask for something on a connection of its own, and read to its end."""
    sent = {**(headers or {}), **_shown_by(who)}
    content = b"" if body is None else json.dumps(body).encode()
    if body is not None:
        sent |= {"content-type": "application/json", "content-length": str(len(content))}
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(_head(method, path, sent | {"connection": "close"}) + content)
        async with asyncio.timeout(SECONDS):
            return RawAnswer(await reader.read())
    finally:
        await _closed(writer)


def _shown_by(who: Credentials) -> dict[str, str]:
    if who.token:
        return {"authorization": f"Bearer {who.token}"}
    return {"cookie": f"{HOST_COOKIE}={who.cookie}"} if who.cookie else {}


@dataclass
class RecordedLine:
    """A connection that stays open, for one request after the other."""

    port: int
    who: Credentials
    ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def open(self) -> None:
        """Connect, unless that is done: a server hangs up on who is silent for long."""
        if self.ends and self.ends[0].at_eof():
            await self.close()
        if self.ends is None:
            self.ends = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)

    async def ask(self, method: str, path: str) -> None:
        """Ask for something."""
        if self.ends is None:
            raise ValueError("not connected")
        self.ends[1].write(_head(method, path, _shown_by(self.who)))
        await self.ends[1].drain()

    async def answered(self) -> int:
        """Read the whole answer and give its status."""
        if self.ends is None:
            raise ValueError("not connected")
        async with asyncio.timeout(SECONDS):
            answer = RawAnswer(await self.ends[0].readuntil(b"\r\n\r\n"))
            await self.ends[0].readexactly(int(answer.header("content-length") or 0))
        return answer.status

    async def close(self) -> None:
        """Hang up."""
        if self.ends:
            await _closed(self.ends[1])
        self.ends = None


async def _closed(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()


def _head(method: str, path: str, headers: Mapping[str, str]) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "host: proof.example"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode()


@dataclass
class RecordedSocket:
    """An open socket. `heard` is all that came since somebody last looked, the handshake first.

    It takes frames packed, as the page does. `texts`: what the frames that were taken last say.
    """

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    heard: list[bytes] = field(default_factory=list)
    texts: list[bytes] = field(default_factory=list)
    is_closed: bool = False
    frames: FrameReader = field(default_factory=FrameReader)
    _unpacked: list[bytes] = field(default_factory=list)

    async def say(self, message: Mapping[str, Any]) -> None:
        """Send a message."""
        await self._send(TEXT, json.dumps(message).encode())

    async def _send(self, opcode: int, payload: bytes) -> None:
        self.writer.write(frame(payload, opcode))
        await self.writer.drain()

    async def hear(self) -> bytes:
        """Wait for the next message of the server and give its payload, b"" for the end."""
        while not self.is_closed:
            opcode, payload = await self._frame()
            if opcode == PING:
                await self._send(PONG, payload)
            elif opcode == CLOSE:
                self.is_closed = True
            else:
                if is_frame(payload):
                    self.frames.read(payload)
                    self._unpacked.append(self.frames.text)
                return payload
        return b""

    async def _frame(self) -> tuple[int, bytes]:
        try:
            head = await self.reader.readexactly(2)
            size, more = head[1] & 0x7F, b""
            if size > 125:
                more = await self.reader.readexactly(2 if size == 126 else 8)
                size = int.from_bytes(more, "big")
            payload = await self.reader.readexactly(size)
        except asyncio.IncompleteReadError:
            return CLOSE, b""
        if head[0] & 0x0F != PING:
            self.heard.append(head + more + payload)
        return head[0] & 0x0F, payload

    async def until(self, *kinds: str) -> Any:
        """Hear all messages up to the first of these kinds, and give it; None at the end."""
        async with asyncio.timeout(SECONDS):
            while payload := await self.hear():
                message: Any = self.frames.latest if is_frame(payload) else json.loads(payload)
                if message["type"] in kinds:
                    return message
        return None

    def taken(self) -> list[bytes]:
        """Take what was heard since this was last asked."""
        heard, self.heard = self.heard, []
        self.texts, self._unpacked = self._unpacked, []
        return heard

    async def caught_up(self) -> list[bytes]:
        """Take all that was sent up to now: whatever was on its way comes before a heartbeat."""
        if not self.is_closed:
            await self.say({"type": "ping"})
            await self.until("heartbeat")
        return self.taken()

    async def close(self) -> None:
        """Leave."""
        await _closed(self.writer)


async def connected(port: int, match: str, who: Credentials) -> RecordedSocket:
    """Open a match's socket and say who one is."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**22)
    # A client takes a compressed line gladly; that the server offers none is part of the proof.
    wish = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": KEY,
        "sec-websocket-extensions": "permessage-deflate; client_max_window_bits",
    }
    if who.cookie and not who.token:
        wish["cookie"] = f"{HOST_COOKIE}={who.cookie}"
    writer.write(_head("GET", f"/api/matches/{match}/live", wish))
    socket = RecordedSocket(reader, writer)
    async with asyncio.timeout(SECONDS):
        socket.heard.append(await reader.readuntil(b"\r\n\r\n"))
    if socket.heard[0].startswith(b"HTTP/1.1 101"):
        known = {"token": who.token} if who.token else {}
        await socket.say({"type": "hello", "packed": True, **known})
    else:
        socket.is_closed = True
    return socket
