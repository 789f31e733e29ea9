"""A client that keeps to no protocol: bytes one way, bytes the other, from any address."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import cast

from proofs.frames import handshake


@dataclass
class RawLine:
    """A connection. `within`: seconds that it waits for the server, None for as long as need be."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter
    within: float | None = None

    async def send(self, data: bytes) -> bool:
        """Send bytes; False when the server has hung up, or does not read."""
        try:
            self.writer.write(data)
            await asyncio.wait_for(self.writer.drain(), self.within)
        except (OSError, TimeoutError):
            return False
        return True

    async def until(self, end: bytes) -> bytes:
        """Read up to and with these bytes."""
        return await asyncio.wait_for(self.reader.readuntil(end), self.within)

    async def rest(self) -> bytes:
        """Read until the server hangs up; it has to."""
        read = b""
        try:
            while part := await asyncio.wait_for(self.reader.read(2**16), self.within):
                read += part
        except ConnectionError:
            pass
        return read

    async def head(self) -> int:
        """Read the head of an answer: its status, 0 when none came."""
        try:
            read = await self.until(b"\r\n\r\n")
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
            return 0
        return int(read.split(b" ", 2)[1])

    def go_deaf(self) -> None:
        """Read nothing any more, not even into a buffer."""
        cast(asyncio.Transport, self.writer.transport).pause_reading()

    async def has_hung_up(self, within: float) -> bool:
        """Read until the server hangs up; False when it does not in time."""
        try:
            async with asyncio.timeout(within):
                while await self.reader.read(2**16):
                    pass
        except TimeoutError:
            return False
        except OSError:
            pass
        return True


@asynccontextmanager
async def raw(
    port: int, *, address: str = "", receives: int = 0, within: float | None = None
) -> AsyncIterator[RawLine]:
    """Connect to a server of this machine, if need be from another of its addresses.

    `receives`: how much of this side the system takes unread.
    """
    plain = socket.socket()
    if receives:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
    if address:
        plain.bind((address, 0))
    plain.setblocking(False)
    try:
        await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", port))
    except OSError:
        plain.close()
        raise
    reader, writer = await asyncio.open_connection(sock=plain, limit=2**20)
    try:
        yield RawLine(reader, writer, within)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def raw_socket(port: int, path: str, headers: bytes = b"") -> AsyncIterator[RawLine]:
    """Open a WebSocket; nothing has been said on it."""
    async with raw(port) as line:
        await line.send(handshake(path, headers))
        answer = await line.until(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer
        yield line
