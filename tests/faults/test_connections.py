"""Sockets that say what no client says, read nothing, or are only half there."""

import json
from typing import Any

import pytest

from app.live.connection import MAX_WAITING
from app.web import connections, serve
from proofs.frames import frame, handshake
from proofs.raw import RawLine, raw, raw_socket
from tests.api.generic_client import hears_nothing, heartbeat, received
from tests.faults.helping import Board, board, said, stop_sending
from tests.fixtures.patience import patient
from tests.fixtures.serving import Running, running
from tests.fixtures.waiting import answers_true, comes_true
from tests.live.test_sockets import at_the_board
from tests.live.test_sockets import send as send_to

SOON = patient(0.5)
"""Seconds after which a hasty server takes a reader for gone."""
PATHS = ("/api/matches/000000000000/live", "/api/matches/x/live", "/api/nothing/live", "/", "/m/x")


async def test_an_unmasked_frame_before_login_does_not_end_the_process(
    own_sqlite_server: Running,
) -> None:
    table = await board(own_sqlite_server)
    frames = [frame(b"{}", masked=False), frame(b"{}"), frame(b"x", 11), b"\xff" * 40, b"\x81"]
    async with at_the_board(own_sqlite_server, table.seats, table.secret("us")) as (mine, shown):
        for path in (f"{table.path}/live", *PATHS):
            for sent in frames:
                for at_once in (True, False):
                    await unasked(own_sqlite_server, path, sent, at_once=at_once)
        await send_to(mine, "ping")
        assert await received(mine) == heartbeat(shown["v"])
    assert (await own_sqlite_server.client.get("/healthz")).is_success
    await comes_true(lambda: not len(own_sqlite_server.site.hub))
    assert own_sqlite_server.site.hub._addresses == {}


async def unasked(server: Running, path: str, sent: bytes, *, at_once: bool) -> None:
    """Send a frame with the handshake, or after it, and go away."""
    async with raw(server.port) as stranger:
        if at_once:
            await stranger.send(handshake(path) + sent)
        else:
            await stranger.send(handshake(path))
            await stranger.send(sent)
        assert (await stranger.until(b"\r\n")).startswith(b"HTTP/1.1 ")


async def test_a_note_of_16_mib(own_sqlite_server: Running) -> None:
    table = await board(own_sqlite_server)
    before = await table.all_told()
    size = 16 * 2**20
    head = (
        f"PUT {table.path}/notes HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        f"Authorization: Bearer {table.secret('us')}\r\nContent-Length: {size}\r\n\r\n"
    )
    async with raw(own_sqlite_server.port) as large:
        await large.send(head.encode() + b'{"expect": 0, "text": "' + b"x" * 70_000)
        assert b" 413 " in await large.until(b"\r\n")
        while not large.writer.is_closing():
            await large.send(b"x" * 2**16)
    async with raw_socket(own_sqlite_server.port, f"{table.path}/live") as large:
        await large.send(said("hello", token=table.secret("us")))
        await large.until(b'"type":"frame"')
        for part in (frame(b"x" * size)[: 2**20], b"x" * 2**16):
            await large.send(part)
        assert b"\x03\xf1" in await large.rest()
    assert (await table.call("us", "GET", "/notes")).json() == {"version": 0, "text": ""}
    assert await table.all_told() == before


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that soon takes a reader for gone."""
    monkeypatch.setattr(serve, "MIN_PING_SECONDS", SOON)
    monkeypatch.setattr(connections, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(connections, "UNREAD_SECONDS", SOON)


async def sits_down(server: Running, table: Board, who: str, socket: RawLine) -> Any:
    """Send a hello, read no more after the first frame; return the server's connection."""
    await socket.send(said("hello", token=table.secret(who)))
    await socket.until(b'"head":')
    await stop_sending(server, socket.writer.get_extra_info("sockname"))
    return next(iter(server.site.hub._connections))


@pytest.mark.usefixtures("hasty")
async def test_a_reader_that_never_reads(sqlite_url: str) -> None:
    """The others play on, little waits for the deaf one, who is soon gone."""
    async with running(sqlite_url, heartbeat_seconds=SOON) as server:
        table = await board(server, "long-pickets")
        async with raw_socket(server.port, f"{table.path}/live") as idle:
            connection = await sits_down(server, table, "public", idle)
            for n in range(MAX_WAITING + 50):
                await idle.send(said("why", key=str(n)))
            most = 0
            while connection in server.site.hub._connections:
                side = "us" if (await table.frame("us"))["choices"] else "gb"
                action = (await table.frame(side))["choices"]["actions"][-1]["action"]
                assert (await table.do(side, action=action)).status_code == 200
                most = max(most, len(connection._waiting))
            assert most <= MAX_WAITING + 2
        await comes_true(lambda: not len(server.site.hub))


@pytest.mark.usefixtures("hasty")
async def test_half_open_sockets_are_not_shown_as_present(sqlite_url: str) -> None:
    """Though what was sent last still waits to be taken from the server's hands."""
    async with running(sqlite_url, heartbeat_seconds=SOON) as server:
        table = await board(server)
        async with at_the_board(server, table.seats, table.secret("gb")) as (gone, _):
            # It answers pings up to here, however long that takes.
            await shown_as(table, "gb", here=True)
            gone.transport.pause_reading()
            served = await stop_sending(server, gone.local_address)
            # As of a device that fell asleep: its system takes a little, then nothing more.
            served.transport.write(bytes(2**23))
            assert served.transport.get_write_buffer_size()
            await shown_as(table, "gb", here=False)
            assert not len(server.site.hub)
            gone.transport.abort()


async def shown_as(table: Board, side: str, *, here: bool) -> None:
    """Wait until a player is shown as present, or as gone."""

    async def is_so() -> bool:
        shown = (await table.call("us", "GET", "/seen")).json()["players"].get(side)
        return bool(shown) and shown["here"] is here

    await answers_true(is_so)


async def test_no_presence_message_goes_from_each_to_each(own_sqlite_server: Running) -> None:
    table = await board(own_sqlite_server)
    async with (
        at_the_board(own_sqlite_server, table.seats, table.secret("us")) as (mine, _),
        at_the_board(own_sqlite_server, table.seats, table.secret("public")) as (public, _),
    ):
        for who in ("gb", "public", "us") * 10:
            seat = at_the_board(own_sqlite_server, table.seats, table.secret(who))
            async with seat as (other, _):
                await send_to(other, "ping")
                assert json.loads(await other.recv())["type"] == "heartbeat"
        await hears_nothing(mine, public)
