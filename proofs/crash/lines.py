"""The two ways to a board: asking for it again and again, and a socket."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Protocol

import msgspec
from websockets.exceptions import WebSocketException

from proofs.client import (
    AGAIN_AFTER,
    ANSWERED_WITHIN,
    Client,
    HttpAnswer,
    Hung,
    Lost,
    Seats,
)
from proofs.sockets import Socket, opened
from proofs.unpacking import FrameReader

Frame = Mapping[str, Any]


class Sent(msgspec.Struct, frozen=True):
    """A command as it went out, to be repeated word for word."""

    kind: str
    body: dict[str, Any]

    @property
    def key(self) -> str:
        """Its idempotency key."""
        return str(self.body["key"])


class PlayersLine(Protocol):
    """A way to the server, for one player."""

    async def frame(self, least: int) -> Frame:
        """Wait for a frame of version `least` or later. Raises `Lost`, `Hung`."""

    async def send(self, sent: Sent) -> HttpAnswer:
        """Send a command and wait for its answer. Raises `Lost`, `Hung`."""


class OverHttp:
    """A player who asks again and again."""

    def __init__(self, client: Client, seats: Seats, token: str) -> None:
        self._client = client
        self._seats = seats
        self._token = token

    async def frame(self, least: int) -> Frame:
        """Ask for the frame."""
        while True:
            frame = await self._client.retry_until_stored(
                "GET", self._seats.path, token=self._token
            )
            if frame["v"] >= least:
                return frame
            await asyncio.sleep(AGAIN_AFTER)

    async def send(self, sent: Sent) -> HttpAnswer:
        """Post a command."""
        path = f"{self._seats.path}/{sent.kind}"
        return await self._client.call("POST", path, sent.body, token=self._token)


class OverSocket:
    """A player at the board."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._reader = FrameReader()

    async def frame(self, least: int) -> Frame:
        """Wait for the frame."""
        while self._reader.latest.get("v", -1) < least:
            await self._heard()
        return self._reader.latest

    async def send(self, sent: Sent) -> HttpAnswer:
        """Send a command; frames that come before its answer are kept."""
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                return await self._answered(sent)
        except TimeoutError:
            raise Hung(sent.kind) from None

    async def _answered(self, sent: Sent) -> HttpAnswer:
        self._socket.send(msgspec.json.encode({"type": sent.kind, **sent.body}))
        while True:
            message = await self._heard()
            if message["type"] in ("ack", "error") and message.get("key") == sent.key:
                return HttpAnswer(200 if message["type"] == "ack" else 400, message)

    async def _heard(self) -> Mapping[str, Any]:
        return self._reader.read(await self._socket.recv())


@asynccontextmanager
async def line(
    client: Client, port: int, seats: Seats, token: str, way: str
) -> AsyncIterator[PlayersLine]:
    """Go to the board by "http" or "socket". What breaks the line raises `Lost`."""
    if way == "http":
        yield OverHttp(client, seats, token)
        return
    try:
        async with opened(port, seats.match, token) as socket:
            yield OverSocket(socket)
    except (WebSocketException, OSError) as error:
        raise Lost from error
