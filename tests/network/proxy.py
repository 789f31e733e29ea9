"""A network between clients and a server that can be made as bad as wanted, and good again.

It works on bytes, and once a connection has become a WebSocket on whole frames, which it can lose,
double, delay and swap.
"""

import asyncio
import contextlib
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random

CHUNK = 65536
TEXT, BINARY = 1, 2


@dataclass
class Weather:
    """How bad it is: the chance of each fault for a message, and the longest delay in seconds."""

    lost: float = 0
    doubled: float = 0
    swapped: float = 0
    delay: float = 0


FAIR = Weather()
FOUL = Weather(lost=0.15, doubled=0.15, swapped=0.15, delay=0.02)


@dataclass(eq=False)
class ProxiedLine:
    """One connection: both its ends, and whether it has died without either of them knowing."""

    client: StreamWriter
    server: StreamWriter
    is_dead: bool = False

    def cut(self) -> None:
        """End both ends at once."""
        for writer in (self.client, self.server):
            writer.transport.abort()


@dataclass
class Network:
    """A proxy before one server, and what is wrong with it now."""

    upstream: tuple[str, int]
    rng: Random
    weather: Weather = field(default_factory=Weather)
    is_gone: bool = False
    """Nothing gets through, and whoever is connected is not told, now or later."""
    is_refusing: bool = False
    """New connections are refused."""
    lines: set[ProxiedLine] = field(default_factory=set)
    port: int = 0

    @property
    def url(self) -> str:
        """Where clients reach the server."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        """Likewise, for sockets."""
        return f"ws://127.0.0.1:{self.port}"

    def vanish(self) -> None:
        """Lose everything from now on; connections of this time never come to life again."""
        self.is_gone = True
        for line in self.lines:
            line.is_dead = True

    def cut(self) -> None:
        """Cut all connections."""
        for line in tuple(self.lines):
            line.cut()

    def mend(self) -> None:
        """Pass everything through again."""
        self.is_gone = self.is_refusing = False
        self.weather = FAIR

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Carry one connection."""
        if self.is_refusing:
            writer.transport.abort()
            return
        try:
            back, forth = await asyncio.open_connection(*self.upstream)
        except OSError:
            writer.transport.abort()
            return
        line = ProxiedLine(writer, forth, is_dead=self.is_gone)
        self.lines.add(line)
        try:
            await asyncio.gather(self._carry(line, reader, forth), self._carry(line, back, writer))
        finally:
            self.lines.discard(line)
            line.cut()

    async def _carry(self, line: ProxiedLine, reader: StreamReader, writer: StreamWriter) -> None:
        units = Units()
        held: list[bytes] = []
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                for unit in units.feed(data):
                    if line.is_dead:
                        continue
                    for out in await self._weathered(unit, held):
                        writer.write(out)
                await writer.drain()
            if line.is_dead:
                # The end of a dead line is not heard at the other end either.
                await asyncio.Event().wait()
        writer.close()

    async def _weathered(self, unit: "Unit", held: list[bytes]) -> list[bytes]:
        """Return what becomes of a unit, and of the one that was held to be swapped with it."""
        weather, late = self.weather, held[:]
        held.clear()
        if not unit.is_message:
            return [*late, unit.data]
        if weather.delay:
            await asyncio.sleep(self.rng.random() * weather.delay)
        chance = self.rng.random()
        if chance < weather.lost:
            return late
        if chance < weather.lost + weather.doubled:
            return [unit.data, unit.data, *late]
        if chance < weather.lost + weather.doubled + weather.swapped and not late:
            held.append(unit.data)
            return []
        return [unit.data, *late]


@dataclass(frozen=True)
class Unit:
    """Bytes that are carried together."""

    data: bytes
    is_message: bool = False


class Units:
    """Parts the bytes of one direction: at first as they come, after an upgrade by frames."""

    def __init__(self) -> None:
        self._is_upgraded = False
        self._waiting = b""

    def feed(self, data: bytes) -> Iterator[Unit]:
        """Take bytes; give what is whole by now."""
        self._waiting += data
        if not self._is_upgraded:
            head, end, rest = self._waiting.partition(b"\r\n\r\n")
            if not end or b"upgrade: websocket" not in head.lower():
                yield Unit(self._waiting)
                self._waiting = b""
                return
            yield Unit(head + end)
            self._is_upgraded, self._waiting = True, rest
        while size := frame_size(self._waiting):
            frame, self._waiting = self._waiting[:size], self._waiting[size:]
            yield Unit(frame, is_message=frame[0] & 0x0F in (TEXT, BINARY))


def frame_size(data: bytes) -> int:
    """How long the first frame in these bytes is; 0 while it is not whole (RFC 6455 5.2)."""
    if len(data) < 2:
        return 0
    size, at = data[1] & 0x7F, 2
    if size >= 126:
        at = 4 if size == 126 else 10
        size = int.from_bytes(data[2:at], "big")
    at += 4 if data[1] & 0x80 else 0
    return at + size if len(data) >= at + size else 0


@asynccontextmanager
async def network(url: str, seed: int = 1) -> AsyncIterator[Network]:
    """A network before the server at `url`."""
    host, _, port = url.removeprefix("http://").partition(":")
    between = Network((host, int(port)), Random(seed))
    carrying: set[asyncio.Task[None]] = set()

    def connected(reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.create_task(between.serve(reader, writer))
        carrying.add(task)
        task.add_done_callback(carrying.discard)

    listening = await asyncio.start_server(connected, "127.0.0.1", 0)
    between.port = listening.sockets[0].getsockname()[1]
    try:
        yield between
    finally:
        listening.close()
        for task in tuple(carrying):
            task.cancel()
        await asyncio.gather(*carrying, return_exceptions=True)
