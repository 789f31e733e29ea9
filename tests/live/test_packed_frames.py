"""A socket that asks for it is sent packed frames, each by the one before."""

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from proofs.unpacking import NOTHING, FrameReader, base_of
from tests.api.generic_client import Seats, as_bytes, bearer, begin, command, post, received
from tests.fixtures.serving import Running


@asynccontextmanager
async def at_the_board(
    server: Running, seats: Seats, side: str, **hello: Any
) -> AsyncIterator[ClientConnection]:
    """Open a socket that has said hello."""
    async with connect(f"{server.ws}/api/matches/{seats.match}/live") as socket:
        await socket.send(json.dumps({"type": "hello", "token": seats.tokens[side], **hello}))
        yield socket


async def act(server: Running, seats: Seats, side: str, frame: Mapping[str, Any]) -> None:
    sent = command(dict(frame), Random(1))
    await post(server.client, f"/api/matches/{seats.match}/act", sent, seats.tokens[side])


async def whole(server: Running, seats: Seats, side: str) -> dict[str, Any]:
    headers = bearer(seats.tokens[side])
    answer = await server.client.get(f"/api/matches/{seats.match}", headers=headers)
    return {"type": "frame", **answer.json()}


async def next_packed(socket: ClientConnection) -> bytes:
    message = await socket.recv()
    assert isinstance(message, bytes)
    return message


async def test_a_socket_that_asks_for_it_is_sent_packed_frames(server: Running) -> None:
    seats, reader = await begin(server.client, "pickets", "us"), FrameReader()
    async with at_the_board(server, seats, "us", packed=True) as socket:
        message = await next_packed(socket)
        assert base_of(message) == NOTHING
        first = reader.read(message)
        assert first == await whole(server, seats, "us")
        await act(server, seats, "us", first)
        message = await next_packed(socket)
        assert base_of(message) == first["v"]
        assert reader.read(message) == await whole(server, seats, "us")


async def test_one_that_does_not_ask_is_sent_whole_ones(server: Running) -> None:
    seats = await begin(server.client, "pickets", "us")
    async with at_the_board(server, seats, "us") as socket:
        first = await received(socket)
        assert first == await whole(server, seats, "us")
        await act(server, seats, "us", first)
        assert await received(socket) == await whole(server, seats, "us")


async def test_whoever_pings_with_another_version_is_sent_a_frame_that_stands_on_none(
    server: Running,
) -> None:
    seats, reader = await begin(server.client, "pickets", "us"), FrameReader()
    async with at_the_board(server, seats, "us", packed=True) as socket:
        first = reader.read(await next_packed(socket))
        await act(server, seats, "us", first)
        reader.read(await next_packed(socket))
        await socket.send(json.dumps({"type": "ping", "v": first["v"]}))
        again = await next_packed(socket)
        assert base_of(again) == NOTHING
        assert FrameReader().read(again) == await whole(server, seats, "us")
        assert reader.read(as_bytes(await socket.recv()))["type"] == "heartbeat"


async def test_those_who_were_sent_the_same_are_sent_the_same_bytes(server: Running) -> None:
    seats = await begin(server.client, "pickets", "us")
    async with (
        at_the_board(server, seats, "us", packed=True) as one,
        at_the_board(server, seats, "us", packed=True) as other,
    ):
        first = await next_packed(one)
        assert await next_packed(other) == first
        await act(server, seats, "us", FrameReader().read(first))
        assert await next_packed(other) == await next_packed(one)
