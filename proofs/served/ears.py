"""How somebody learns of what others do, by the clock: at their socket, or by asking over HTTP."""

import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Protocol

from app.engine.values import PUBLIC
from proofs import unpacking
from proofs.served.scene import Scene, Watch
from proofs.served.wire import RecordedLine, RecordedSocket
from proofs.worlds import Broken

READ = {"frame": "", "log": "/log", "export": "/export"}
"""What a viewer reads over HTTP, and where under the match's address."""


class Ear(Protocol):
    """Somebody's way to learn what has happened on one server."""

    async def ask(self) -> None:
        """Ask what there is."""

    async def heard(self, *, is_frame: bool) -> float:
        """Return when the answer came, or the frame if there is to be one. Raises `Broken`."""

    async def rest(self) -> None:
        """Be up to date and connected before the next action."""

    async def close(self) -> None:
        """Listen no more."""


@dataclass(frozen=True)
class Listening:
    """Who listens at a socket: where there is no frame, the answer to their ping tells the time."""

    socket: RecordedSocket

    async def ask(self) -> None:
        """Ask for a heartbeat."""
        await self.socket.say({"type": "ping"})

    async def heard(self, *, is_frame: bool) -> float:
        """Hear all up to the heartbeat; give when what was wanted came."""
        came = 0.0
        while payload := await self.socket.hear():
            is_beat = b'"heartbeat"' in payload[:20]
            if not came and (unpacking.is_frame(payload) if is_frame else is_beat):
                came = time.perf_counter()
            # A frame that a command leads to may come after the answer to a ping.
            if came and is_beat:
                return came
        raise Broken("a socket ended while it was timed")

    async def rest(self) -> None:
        """Forget what was heard."""
        self.socket.taken()

    async def close(self) -> None:
        """Leave the socket to its scene."""


@dataclass(frozen=True)
class HttpReader:
    """Who asks over HTTP, on a connection that stays open. Their board is open beside it."""

    line: RecordedLine
    path: str
    socket: RecordedSocket

    async def ask(self) -> None:
        """Ask for it."""
        await self.line.ask("GET", self.path)

    async def heard(self, *, is_frame: bool) -> float:
        """Wait for the whole answer."""
        status = await self.line.answered()
        at = time.perf_counter()
        if status != 200:
            raise Broken(f"{self.path} is answered by {status}")
        return at

    async def rest(self) -> None:
        """Wait until the board has caught up."""
        await self.socket.caught_up()
        await self.line.open()

    async def close(self) -> None:
        """Hang up."""
        await self.line.close()


Ears = tuple[Mapping[str, Ear], Mapping[str, Ear]]
"""On each server: by whose it is, and what."""


@asynccontextmanager
async def listening(scene: Scene, *, over_http: bool) -> AsyncIterator[Ears]:
    """Be the other side and a spectator, at their sockets or asking over HTTP."""
    watches = by_whose(scene)
    ears = _ears(scene, 0, watches, over_http), _ears(scene, 1, watches, over_http)
    try:
        yield ears
    finally:
        for ear in (*ears[0].values(), *ears[1].values()):
            await ear.close()


def by_whose(scene: Scene) -> Mapping[str, Watch]:
    """Return the other side and a spectator by what is told of them."""
    whose = {scene.viewer: "the other side's", PUBLIC: "a spectator's"}
    return {whose[watch.name]: watch for watch in scene.watches if watch.name in whose}


def _ears(
    scene: Scene, world: int, watches: Mapping[str, Watch], over_http: bool
) -> Mapping[str, Ear]:
    if not over_http:
        return {f"{who} socket": Listening(w.sockets[world]) for who, w in watches.items()}
    port, path = scene.servers[world].port, f"/api/matches/{scene.id}"
    return {
        f"{who} {what}": HttpReader(
            RecordedLine(port, watch.carried), path + more, watch.sockets[world]
        )
        for who, watch in watches.items()
        for what, more in READ.items()
    }
