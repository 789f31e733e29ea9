"""A match and the boards at it, each at any of several servers on one database."""

import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.api.generic_client import Seats, heartbeat, received

QUIET = 0.3
"""Seconds in which nothing may come."""


class Board:
    """A socket after its hello, and the frame that it was sent last."""

    def __init__(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        self.socket = socket
        self.frame = frame

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message, which must be of this kind."""
        message = await received(self.socket)
        assert message["type"] == kind, message
        if kind == "frame":
            self.frame = message
        return message

    async def act(self, action: dict[str, Any]) -> dict[str, Any]:
        """Act on the frame that is shown, wait for the ack; gives the frame that came with it."""
        key = secrets.token_hex(8)
        await self.send("act", expect=self.frame["v"], key=key, action=action)
        while (message := await received(self.socket))["type"] == "frame":
            self.frame = message
        assert (message["type"], message.get("key")) == ("ack", key), message
        assert message["v"] <= self.frame["v"]
        return self.frame

    async def until(self, holds: Callable[[dict[str, Any]], Any]) -> None:
        """Hear frames until one is so."""
        while not holds(self.frame):
            await self.hear("frame")

    async def hears_nothing(self) -> None:
        """Not even the answer to a ping has anything before it."""
        await self.send("ping")
        beat = await received(self.socket)
        assert beat == heartbeat(self.frame["v"]), beat


@asynccontextmanager
async def board(url: str, seats: Seats, token: str, **hello: Any) -> AsyncIterator[Board]:
    """Sit down before a server's board."""
    async with connect(f"{url}/api/matches/{seats.match}/live", max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token, **hello}))
        yield Board(socket, await received(socket))
