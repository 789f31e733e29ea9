"""Connections that come slowly, say too much, or do not read: each is ended, and nothing else."""

import asyncio
import json
import re
from itertools import product
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any

import pytest
import structlog

from app.web import connections, http, sockets
from app.web.middleware import HUNG_UP
from proofs.frames import BINARY, CONT, PING, PONG, TEXT, frame, handshake
from proofs.raw import RawLine, raw, raw_socket
from tests.api.generic_client import Seats, begin
from tests.fixtures.serving import Running, running
from tests.fixtures.waiting import comes_true

POST = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server without much patience."""
    monkeypatch.setattr(connections, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.3)
    monkeypatch.setattr(http, "REQUEST_SECONDS", 0.3)


async def lives(server: Running) -> None:
    """The server goes on, and holds nothing of who was sent away."""
    assert (await server.client.get("/healthz")).text == "ok\n"
    assert len(server.site.hub) == 0
    assert server.site.hub._addresses == {}


UNENDED = (
    b"",
    b"\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    POST + b'Content-Length: 10\r\n\r\n{"',
    POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
)


@pytest.mark.usefixtures("hasty")
async def test_a_request_that_never_ends_is_cut_off(own_sqlite_server: Running) -> None:
    with structlog.testing.capture_logs() as told:
        for begun in UNENDED:
            async with raw(own_sqlite_server.port) as slow:
                await slow.send(begun)
                assert b"200 OK" not in await slow.rest(), begun
    # Whoever hangs up is no mistake of ours.
    assert {line["status"] for line in told} == {HUNG_UP}
    await lives(own_sqlite_server)


@pytest.mark.usefixtures("hasty")
async def test_a_head_that_comes_byte_by_byte_is_cut_off(own_sqlite_server: Running) -> None:
    async with raw(own_sqlite_server.port) as slow:
        reading = asyncio.create_task(slow.rest())
        await slow.send(b"GET / HTTP/1.1\r\nX-A: ")
        while not reading.done():
            await slow.send(b"a")
            await asyncio.sleep(0.02)
    await lives(own_sqlite_server)


async def test_a_head_without_end_is_cut_off(own_sqlite_server: Running) -> None:
    for part in (b"X-A: " + b"a" * 2**20, b"X-A: b\r\n" * 2**17, b"/" * 2**20):
        async with raw(own_sqlite_server.port) as large:
            await large.send(b"GET / HTTP/1.1\r\nHost: x\r\n" + part)
            assert b"200 OK" not in await large.rest()
    await lives(own_sqlite_server)


HEAD = 32 * 1024
"""Bytes, as docs/protocol.md has it."""


@pytest.mark.parametrize("kind", ["one line", "many lines", "address"])
@pytest.mark.parametrize("at_once", [1000, 2**20])
async def test_a_head_of_32_kib_is_read_and_none_above(
    own_sqlite_server: Running, kind: str, at_once: int
) -> None:
    for size, is_read in ((HEAD - 300, True), (HEAD + 300, False), (2 * HEAD - 100, False)):
        begun, end = b"GET /healthz", b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
        left = size - len(begun + end) - 2
        if kind == "address":
            head = begun + b"?" + b"a" * (left - 1) + end
        elif kind == "one line":
            head = begun + end + b"X-A: " + b"a" * (left - 7) + b"\r\n"
        else:
            head = begun + end + b"X-A: b\r\n" * (left // 8)
        async with raw(own_sqlite_server.port) as sender:
            whole = head + b"\r\n"
            for at in range(0, len(whole), at_once):
                await sender.send(whole[at : at + at_once])
            assert (b"200 OK" in await sender.rest()) is is_read, (kind, size)
    await lives(own_sqlite_server)


async def test_a_body_goes_on_for_a_mebibyte_and_no_longer(own_sqlite_server: Running) -> None:
    async with raw(own_sqlite_server.port) as large:
        await large.send(POST + b"Transfer-Encoding: chunked\r\n\r\n")
        await large.send(b"10000\r\n" + b" " * 2**16 + b"\r\n")
        for _ in range(40):
            await large.send(b"10000\r\n" + b" " * 2**16 + b"\r\n")
        await large.rest()
    await lives(own_sqlite_server)


async def test_trailers_without_end_are_cut_off(own_sqlite_server: Running) -> None:
    async with raw(own_sqlite_server.port) as large:
        await large.send(POST + b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n")
        await large.send(b"X-A: b\r\n" * 2**18)
        await large.rest()
    await lives(own_sqlite_server)


async def test_a_thousand_requests_at_once_are_too_many(own_sqlite_server: Running) -> None:
    async with raw(own_sqlite_server.port) as hurried:
        await hurried.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
        answers = (await hurried.rest()).count(b"200 OK")
    assert answers <= http.MAX_PIPELINED + 1
    await lives(own_sqlite_server)


async def test_a_few_requests_at_once_are_all_answered(own_sqlite_server: Running) -> None:
    last = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    async with raw(own_sqlite_server.port) as quick:
        await quick.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 9 + last)
        assert (await quick.rest()).count(b"200 OK") == 10


@pytest.mark.usefixtures("hasty")
async def test_who_does_not_read_their_answers_is_cut_off(own_sqlite_server: Running) -> None:
    page = (await own_sqlite_server.client.get("/")).text
    prefix = re.search(r"/static/[0-9a-f]{16}", page)
    assert prefix is not None
    path = f"{prefix[0]}/games/war1812/map.svg".encode()
    async with raw(own_sqlite_server.port, receives=4096) as idle:
        mine = idle.writer.get_extra_info("sockname")
        await comes_true(lambda: mine in clients(own_sqlite_server))
        # The system would take megabytes off the server's hands.
        [served] = [one for one in open_now(own_sqlite_server) if one.client == mine]
        served.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, 4096)
        for _ in range(http.MAX_PIPELINED):
            await idle.send(b"GET %b HTTP/1.1\r\nHost: x\r\n\r\n" % path)
        await comes_true(lambda: bool(served.pipeline))
        waiting = [request for request, _ in served.pipeline]
        await comes_true(lambda: mine not in clients(own_sqlite_server))
        # None of them is answered on a line that is no more.
        assert all(request.disconnected or request.response_complete for request in waiting)
    await lives(own_sqlite_server)


def open_now(server: Running) -> set[Any]:
    """The server's connections."""
    return set(server.stopper.server_state.connections)


def clients(server: Running) -> set[Any]:
    """From where the server's connections come."""
    return {one.client for one in open_now(server)}


@pytest.fixture
async def seats(own_sqlite_server: Running) -> Seats:
    return await begin(own_sqlite_server.client, "pickets", "us")


def live(seats: Seats) -> str:
    return f"/api/matches/{seats.match}/live"


def hello(token: str) -> bytes:
    return frame(json.dumps({"type": "hello", "token": token}).encode())


FLOODS = (
    frame(b"", PING) * 300,
    frame(b"x" * 125, PONG) * 300,
    frame(b"", TEXT, fin=False) + frame(b"", CONT, fin=False) * 300,
    frame(b"", BINARY, fin=False) + frame(b"1", CONT, fin=False) * 300,
    frame(b"{}") * 5000,
)


async def test_a_flood_that_costs_its_sender_nothing_is_cut_off(
    own_sqlite_server: Running, seats: Seats
) -> None:
    for flood, is_seated in product(FLOODS, (True, False)):
        async with raw_socket(own_sqlite_server.port, live(seats)) as socket:
            if is_seated:
                await socket.send(hello(seats.tokens["us"]))
                await socket.until(b'"type":"frame"')
            await socket.send(flood)
            told = await socket.rest()
            assert frame(b"\x03\xf0a flood", 8, masked=False) in told, flood[:20]
    await comes_true(lambda: not len(own_sqlite_server.site.hub))
    await lives(own_sqlite_server)


async def test_a_few_pings_and_fragments_are_welcome(
    own_sqlite_server: Running, seats: Seats
) -> None:
    async with raw_socket(own_sqlite_server.port, live(seats)) as socket:
        said = hello(seats.tokens["us"])[6:]
        for n, letter in enumerate(said[:-1]):
            await socket.send(frame(bytes([letter]), CONT if n else TEXT, fin=False))
        await socket.send(frame(said[-1:], CONT) + frame(b"abc", PING))
        await socket.until(frame(b"abc", PONG, masked=False))
        await socket.until(b'"type":"frame"')


async def test_a_server_stops_while_a_reader_is_closing_their_socket(sqlite_url: str) -> None:
    async with running(sqlite_url) as server:
        seats = await begin(server.client, "pickets", "us")
        async with raw_socket(server.port, live(seats)) as socket:
            await socket.send(hello(seats.tokens["us"]))
            await socket.until(b'"type":"frame"')
            [connection] = [one for one in open_now(server) if isinstance(one, sockets.Socket)]
            connection.conn.receive_data(frame(b"\x03\xe8", 8))
            server.stopper.stop()
            await socket.rest()


async def test_a_handshake_with_too_large_a_head_is_answered(
    own_sqlite_server: Running, seats: Seats
) -> None:
    for headers in (b"X-A: " + b"a" * 9000 + b"\r\n", b"X-A: b\r\n" * 200):
        async with raw(own_sqlite_server.port) as socket:
            await socket.send(handshake(live(seats), headers))
            assert (await socket.rest()).startswith(b"HTTP/1.1 431")
    await lives(own_sqlite_server)


async def test_an_address_may_have_so_many_connections(sqlite_url: str) -> None:
    async with running(sqlite_url, limits=True, connections_per_address=5) as server:
        held = [raw(server.port) for _ in range(5)]
        opened: list[RawLine] = [await one.__aenter__() for one in held]
        async with raw(server.port) as more:
            assert await more.rest() == b""
        await held[0].__aexit__(None, None, None)
        await comes_true(lambda: len(clients(server)) == 4)
        async with raw(server.port) as one:
            await one.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert b"200 OK" in await one.rest()
        for connection in held[1:]:
            await connection.__aexit__(None, None, None)
        assert opened


async def test_an_origin_that_is_none_is_another_site(
    own_sqlite_server: Running, seats: Seats
) -> None:
    for origin in ("http://[", "http://[::1", "http://a]", "\u00ff"):
        headers = [(b"Origin", origin.encode("latin-1"))]
        answer = await own_sqlite_server.client.post("/api/matches", json={}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")
        async with raw(own_sqlite_server.port) as socket:
            await socket.send(handshake(live(seats), f"Origin: {origin}\r\n".encode("latin-1")))
            assert (await socket.rest()).startswith(b"HTTP/1.1 403")
