"""A guest's line to the server: bytes one way, bytes the other, from an address of their own."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import cast

from proofs.frames import handshake

WITHIN = 30.0


class AttackLine:
    """A connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> bool:
        """Send bytes; False when the server has hung up, or does not read."""
        try:
            self.writer.write(data)
            await asyncio.wait_for(self.writer.drain(), WITHIN)
        except (OSError, TimeoutError):
            return False
        return True

    def go_deaf(self) -> None:
        """Read nothing any more, not even into a buffer."""
        cast(asyncio.Transport, self.writer.transport).pause_reading()

    async def head(self) -> int:
        """Read the head of an answer: its status, 0 when none came."""
        try:
            read = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), WITHIN)
        except (OSError, EOFError, TimeoutError, asyncio.LimitOverrunError):
            return 0
        return int(read.split(b" ", 2)[1])

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


def somewhere(rng: Random) -> str:
    """Choose an address: all of 127.0.0.0/8 is this machine. Players come from 127.0.0.1."""
    return f"127.{rng.randrange(1, 250)}.{rng.randrange(1, 250)}.{rng.randrange(1, 250)}"


@asynccontextmanager
async def line(port: int, address: str, *, receives: int = 0) -> AsyncIterator[AttackLine]:
    """Connect from an address. `receives`: how much of this side the system takes unread."""
    plain = socket.socket()
    if receives:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
    plain.bind((address, 0))
    plain.setblocking(False)
    try:
        await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", port))
    except OSError:
        plain.close()
        raise
    reader, writer = await asyncio.open_connection(sock=plain, limit=2**20)
    try:
        yield AttackLine(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def opened(
    port: int, address: str, path: str, *, receives: int = 0
) -> AsyncIterator[tuple[AttackLine, int]]:
    """Connect and ask for a socket; gives the answer's status as well."""
    async with line(port, address, receives=receives) as one:
        await one.send(handshake(path))
        yield one, await one.head()
