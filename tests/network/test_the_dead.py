"""Nothing is held for who is gone: no socket, no seat at a board, no task, no count."""

import asyncio
import json
import socket as sockets
from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.client import ClientConnection, connect

from app.web import connections, serve
from tests.api.generic_client import Seats, begin, received
from tests.fixtures.patience import patient
from tests.fixtures.serving import Running, running
from tests.fixtures.waiting import comes_true
from tests.network.proxy import network
from tests.network.table import board

BEAT = patient(1.0)
OURS = ("run_asgi", "_send_all", "_receive_all", "_follow")


@pytest.fixture
async def server(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    """A server that pings every second, and looks as often whether its readers read."""
    monkeypatch.setattr(serve, "MIN_PING_SECONDS", BEAT)
    monkeypatch.setattr(connections, "LOOK_SECONDS", BEAT)
    monkeypatch.setattr(connections, "UNREAD_SECONDS", BEAT)
    async with running(sqlite_url, heartbeat_seconds=BEAT) as one:
        yield one


def held(server: Running) -> dict[str, int]:
    """Return what a server has because of whoever is connected."""
    site = server.site
    names = [getattr(task.get_coro(), "__qualname__", "") for task in asyncio.all_tasks()]
    return {
        "sockets": len(site.hub),
        "rooms": len(site.matches.loaded.watched()),
        "addresses": site.hub._addresses.total(),
        "here": sum(site.people.presence._here.values()),
        "tasks": sum(name.rpartition(".")[2] in OURS for name in names),
        "connections": len(
            [c for c in server.stopper.server_state.connections if hasattr(c, "handshake_complete")]
        ),
    }


async def until_nothing_is_held(server: Running) -> None:
    await comes_true(lambda: not any(held(server).values()))


async def test_half_open_sockets_are_let_go(server: Running) -> None:
    matches = [await begin(server.client, "pickets", "us") for _ in range(3)]
    async with network(server.url) as between:
        lines = []
        for seats in matches:
            for token in (*seats.tokens.values(), seats.spectator):
                lines.append(await greeted(between.ws, seats, token))
        assert held(server) == {
            "sockets": 9, "rooms": 3, "addresses": 9, "here": 6, "tasks": 27, "connections": 9,
        }  # fmt: skip
        between.vanish()
        await until_nothing_is_held(server)
        for line in lines:
            line.transport.abort()


async def test_who_vanishes_before_his_hello_is_let_go(server: Running) -> None:
    seats = await begin(server.client, "pickets", "us")
    async with network(server.url) as between:
        silent = [await connect(f"{between.ws}/api/matches/{seats.match}/live") for _ in range(3)]
        assert held(server)["connections"] == 3
        between.vanish()
        await until_nothing_is_held(server)
        for line in silent:
            line.transport.abort()


async def test_who_reads_nothing_is_let_go_with_all_that_waits_for_him(server: Running) -> None:
    seats = await begin(server.client, "pickets", "us")
    [listening] = server.stopper.servers[0].sockets
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)
    async with board(server.ws, seats, seats.tokens["gb"]) as other:
        line = await greeted(server.ws, seats, seats.tokens["us"], receive_buffer=4096)
        line.transport.pause_reading()
        for _ in range(300):
            await line.send(json.dumps({"type": "ping", "v": 999}))
        await comes_true(lambda: len(server.site.hub) <= 1)
        while (await received(other.socket))["type"] != "heartbeat":
            pass
    await until_nothing_is_held(server)
    line.transport.abort()


async def greeted(
    url: str, seats: Seats, token: str, receive_buffer: int | None = None
) -> ClientConnection:
    """A socket after its first frame, which is not closed at the end of a block."""
    host, _, port = url.removeprefix("ws://").partition(":")
    plain = sockets.socket()
    if receive_buffer:
        plain.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, receive_buffer)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, (host, int(port)))
    line = await connect(f"{url}/api/matches/{seats.match}/live", sock=plain, ping_interval=None)
    await line.send(json.dumps({"type": "hello", "token": token}))
    assert (await received(line))["type"] == "frame"
    return line
