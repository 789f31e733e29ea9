"""Chat, notes and rematches by plain calls, for the tests of the people at a table."""

import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.api.generic_client import Seats, bearer, begin, post, received
from tests.fixtures.serving import Running


async def say(
    server: Running, seats: Seats, who: str, text: str, room: str = "players", **more: Any
) -> httpx.Response:
    """Send a line to a room; `who` is a side or "public"."""
    body = {"room": room, "text": text, "key": secrets.token_hex(8), **more}
    path = f"/api/matches/{seats.match}/chat"
    return await server.client.post(path, json=body, headers=token(seats, who))


def token(seats: Seats, who: str) -> dict[str, str]:
    """The headers of a side, or of the spectator."""
    return bearer(seats.spectator if who == "public" else seats.tokens[who])


async def heard(server: Running, seats: Seats, who: str, room: str = "players") -> Any:
    """Return what somebody reads in a room: its texts, or the code of a refusal."""
    path = f"/api/matches/{seats.match}/chat?room={room}"
    answer = await server.client.get(path, headers=token(seats, who))
    if not answer.is_success:
        return answer.json()["code"]
    return [line["text"] for line in answer.json()["lines"]]


async def call(
    server: Running, seats: Seats, who: str, method: str, path: str, body: Any = None
) -> httpx.Response:
    """Call about a match."""
    address = f"/api/matches/{seats.match}{path}"
    return await server.client.request(method, address, json=body, headers=token(seats, who))


async def resign(server: Running, seats: Seats, who: str) -> None:
    """End the match."""
    path = f"/api/matches/{seats.match}"
    frame = (await server.client.get(path, headers=token(seats, who))).json()
    body = {"expect": frame["v"], "key": secrets.token_hex(8)}
    await post(server.client, f"{path}/resign", body, seats.tokens[who])


async def ended(server: Running, **more: Any) -> Seats:
    """A match that Britain has lost."""
    seats = await begin(server.client, "pickets", "us", **more)
    await resign(server, seats, "gb")
    return seats


@asynccontextmanager
async def listening(
    server: Running, seats: Seats, who: str, **hello: Any
) -> AsyncIterator[ClientConnection]:
    """A socket after its first frame."""
    secret = seats.spectator if who == "public" else seats.tokens[who]
    async with connect(f"{server.ws}/api/matches/{seats.match}/live") as socket:
        await socket.send(json.dumps({"type": "hello", "token": secret, **hello}))
        assert (await received(socket))["type"] == "frame"
        yield socket


async def next_of(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind; heartbeats and frames go by."""
    while True:
        message = await received(socket)
        if message["type"] == kind:
            return message
        assert message["type"] in ("heartbeat", "frame"), message
