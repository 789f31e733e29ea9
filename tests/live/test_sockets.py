"""The socket: who gets which message, and when none; bad guests; revoked devices."""

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.api.generic_client import (
    Seats,
    bearer,
    begin,
    hears_nothing,
    heartbeat,
    post,
    received,
)
from tests.fixtures.serving import Running, running
from tests.fixtures.waiting import comes_true


@pytest.fixture
async def seats(server: Running) -> Seats:
    return await begin(server.client, "pickets", "us")


def address(server: Running, seats: Seats) -> str:
    return f"{server.ws}/api/matches/{seats.match}/live"


@asynccontextmanager
async def at_the_board(
    server: Running, seats: Seats, token: str
) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
    """A socket after its hello, and its first frame."""
    async with connect(address(server, seats)) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        frame = await received(socket)
        assert frame["type"] == "frame"
        yield socket, frame


async def send(socket: ClientConnection, kind: str, **fields: Any) -> None:
    await socket.send(json.dumps({"type": kind, **fields}))


async def act(socket: ClientConnection, expect: int, action: dict[str, Any]) -> dict[str, Any]:
    """Send an action and wait for its frame and its ack; gives the frame."""
    key = secrets.token_hex(8)
    await send(socket, "act", expect=expect, key=key, action=action)
    frame, ack = await received(socket), await received(socket)
    assert (frame["type"], ack) == ("frame", {"type": "ack", "key": key, "v": frame["v"]})
    return frame


async def closed_with(socket: ClientConnection) -> int:
    """The code that the server closes with; what comes before it is read away."""
    with contextlib.suppress(ConnectionClosed):
        while await received(socket):
            pass
    assert socket.close_code is not None
    return socket.close_code


async def test_a_draft_step_is_sent_to_its_own_player_alone(server: Running, seats: Seats) -> None:
    us, gb = seats.tokens["us"], seats.tokens["gb"]
    async with (
        at_the_board(server, seats, us) as (mine, first),
        at_the_board(server, seats, us) as (my_other, _),
        at_the_board(server, seats, gb) as (enemy, _),
        at_the_board(server, seats, seats.spectator) as (spectator, _),
    ):
        frame = await act(mine, first["v"], {"type": "post", "place": "mill"})
        assert frame["draft"]["steps"] == [{"type": "post", "place": "mill"}]
        same = await received(my_other)
        assert same == frame
        await send(my_other, "undo", expect=frame["v"], key="u")
        assert (await received(my_other))["draft"] is None
        assert (await received(mine))["draft"] is None
        await hears_nothing(enemy, spectator)


async def test_a_commit_is_sent_to_everybody_each_his_own_way(
    server: Running, seats: Seats
) -> None:
    async with (
        at_the_board(server, seats, seats.tokens["us"]) as (mine, first),
        at_the_board(server, seats, seats.tokens["gb"]) as (enemy, _),
        at_the_board(server, seats, seats.spectator) as (spectator, _),
    ):
        frame = await act(mine, first["v"], {"type": "post", "place": "mill"})
        await act(mine, frame["v"], {"type": "done"})
        for socket in (enemy, spectator):
            text = json.dumps(await received(socket))
            assert "toy-readied" in text
            for offered in ('"place:mill"', '"place": "mill"', '"typed": "mill"'):
                text = text.replace(offered, "")
            assert "mill" not in text
        await hears_nothing(enemy, spectator)


async def test_spectators_get_the_public_view_and_no_choices(server: Running, seats: Seats) -> None:
    async with at_the_board(server, seats, seats.spectator) as (spectator, frame):
        assert (frame["viewer"], frame["choices"], frame["draft"]) == ("public", None, None)
        await send(spectator, "resign", expect=frame["v"], key="r")
        error = await received(spectator)
        assert (error["type"], error["code"], error["key"]) == ("error", "not-yours", "r")
        await send(spectator, "why", key="y", target="place:moon")
        error = await received(spectator)
        assert (error["type"], error["code"], error["key"]) == ("error", "not-yours", "y")


async def test_a_stale_command_is_answered_and_a_frame_follows(
    server: Running, seats: Seats
) -> None:
    async with at_the_board(server, seats, seats.tokens["us"]) as (mine, frame):
        await send(mine, "act", expect=frame["v"] + 5, key="k", action={"type": "done"})
        error, again = await received(mine), await received(mine)
        assert (error["code"], error["key"]) == ("stale", "k")
        assert again == frame


async def test_why_not(server: Running, seats: Seats) -> None:
    async with at_the_board(server, seats, seats.tokens["us"]) as (mine, _):
        await send(mine, "why", key="y", selection="picket", target="place:moon")
        answer = await received(mine)
        assert (answer["type"], answer["key"]) == ("why", "y")
        assert answer["refusal"]["message"]["key"] == "toy-no-such-place"
        await send(mine, "why", key="z", target="place:mill")
        assert await received(mine) == {"type": "why", "key": "z", "refusal": None}


async def test_a_ping_is_answered_with_the_version(server: Running, seats: Seats) -> None:
    async with at_the_board(server, seats, seats.spectator) as (spectator, frame):
        await send(spectator, "ping")
        assert await received(spectator) == heartbeat(frame["v"])


async def test_heartbeats_come_by_themselves(sqlite_url: str) -> None:
    async with running(sqlite_url, heartbeat_seconds=0.1) as server:
        seats = await begin(server.client, "pickets", "us")
        async with at_the_board(server, seats, seats.spectator) as (spectator, frame):
            for _ in range(3):
                assert await received(spectator) == heartbeat(frame["v"])


async def test_no_heartbeat_while_the_database_is_silent(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from app.storage.database import Unsaved

    failed = 0

    async def fail(query: object) -> None:
        nonlocal failed
        failed += 1
        raise Unsaved("seeded")

    async with running(sqlite_url, heartbeat_seconds=0.05) as server:
        seats = await begin(server.client, "pickets", "us")
        async with at_the_board(server, seats, seats.spectator) as (spectator, _):
            await received(spectator)
            [connection] = server.site.hub._connections
            sent: list[None] = []
            monkeypatch.setattr(connection, "heartbeat", lambda: sent.append(None))
            await comes_true(lambda: bool(sent))
            with monkeypatch.context() as patch:
                patch.setattr(server.site.database, "read", fail)
                await comes_true(lambda: failed > 0)
                sent.clear()
                await comes_true(lambda: failed > 3)
                assert not sent
            monkeypatch.undo()
            assert (await received(spectator))["type"] == "heartbeat"


BROKEN = ["", "{", "[]", '"ping"', '{"type": "shout"}', '{"type": "ping", "extra": 1}', "[" * 9999]


@pytest.mark.parametrize("text", BROKEN)
async def test_a_message_that_can_not_be_read(server: Running, seats: Seats, text: str) -> None:
    async with (
        at_the_board(server, seats, seats.tokens["us"]) as (mine, _),
        at_the_board(server, seats, seats.tokens["gb"]) as (enemy, _),
    ):
        await mine.send(text)
        error = await received(mine)
        assert error["type"] == "error"
        assert error["code"] in ("broken-json", "bad-field")
        await send(mine, "ping")
        assert (await received(mine))["type"] == "heartbeat"
        await hears_nothing(enemy)


async def test_a_binary_message_is_refused(server: Running, seats: Seats) -> None:
    async with at_the_board(server, seats, seats.tokens["us"]) as (mine, _):
        await mine.send(b"\x00\xff")
        assert (await received(mine))["code"] == "broken-json"


async def test_a_message_over_64_kib_ends_the_socket(server: Running, seats: Seats) -> None:
    async with at_the_board(server, seats, seats.tokens["us"]) as (mine, _):
        await mine.send(" " * 70_000)
        assert await closed_with(mine) == 1009
    assert (await server.client.get("/healthz")).is_success


@pytest.mark.parametrize(
    "hello",
    [
        {"type": "hello", "token": secrets.token_urlsafe(32)},
        {"type": "hello", "token": "x"},
        {"type": "hello"},
        {"type": "ping"},
        {"type": "act", "expect": 1, "key": "k", "action": {"type": "done"}},
        {},
    ],
)
async def test_nobody_gets_in_without_a_seat(
    server: Running, seats: Seats, hello: dict[str, Any]
) -> None:
    async with connect(address(server, seats)) as socket:
        await socket.send(json.dumps(hello))
        error = await received(socket)
        assert error["code"] in ("no-seat", "bad-field")
        assert await closed_with(socket) == 1008


async def test_a_match_that_is_not_there(server: Running, seats: Seats) -> None:
    for match in ("0" * 12, "nothing"):
        async with connect(f"{server.ws}/api/matches/{match}/live") as socket:
            with contextlib.suppress(ConnectionClosed):
                await send(socket, "hello", token=seats.spectator)
            assert (await received(socket))["code"] == "unknown-match"
            assert await closed_with(socket) == 1008


async def test_an_address_that_is_not_there(server: Running) -> None:
    with pytest.raises(InvalidStatus):
        await connect(f"{server.ws}/api/nothing/live")


async def test_a_silent_guest_is_sent_away(sqlite_url: str) -> None:
    async with running(sqlite_url, hello_seconds=0.1) as server:
        seats = await begin(server.client, "pickets", "us")
        async with connect(address(server, seats)) as socket:
            assert (await received(socket))["code"] == "no-hello"
            assert await closed_with(socket) == 1008


async def test_another_sites_page_opens_no_socket(server: Running, seats: Seats) -> None:
    with pytest.raises(InvalidStatus):
        await connect(address(server, seats), origin="http://evil.example")  # type: ignore[arg-type]
    async with connect(address(server, seats), origin=server.url):  # type: ignore[arg-type]
        pass


async def test_behind_tls_a_page_without_it_opens_no_socket(sqlite_url: str) -> None:
    async with running(sqlite_url, public_url="https://play.example") as server:
        seats = await begin(server.client, "pickets", "us")
        # The host that was asked is the public one, as a proxy passes it on.
        asked = address(server, seats).replace(server.ws, "ws://play.example")
        at = server.url.removeprefix("http://").split(":")
        reached = {"host": at[0], "port": int(at[1])}
        with pytest.raises(InvalidStatus):
            await connect(asked, origin="http://play.example", **reached)  # type: ignore[arg-type]
        async with connect(asked, origin="https://play.example", **reached):  # type: ignore[arg-type]
            pass


async def test_a_revoked_devices_open_socket_is_closed(server: Running, seats: Seats) -> None:
    path, token = f"/api/matches/{seats.match}", seats.tokens["us"]
    made = await post(server.client, f"{path}/devices", {"label": "phone"}, token)
    secret = made["link"].partition("#")[2]
    other = (await post(server.client, f"{path}/device", {"secret": secret}))["token"]
    async with (
        at_the_board(server, seats, other) as (device, _),
        at_the_board(server, seats, token) as (mine, _),
    ):
        listed = (await server.client.get(f"{path}/devices", headers=bearer(token))).json()
        [gone] = [one["id"] for one in listed["devices"] if not one["current"]]
        answer = await server.client.delete(f"{path}/devices/{gone}", headers=bearer(token))
        assert answer.status_code == 204
        assert await closed_with(device) == 4001
        await hears_nothing(mine)
    again = await server.client.get(path, headers=bearer(other))
    assert again.status_code == 401


async def test_a_device_revoked_through_another_process_is_closed_by_the_heartbeat(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url, heartbeat_seconds=0.1) as server:
        seats = await begin(server.client, "pickets", "us")
        path, token = f"/api/matches/{seats.match}", bearer(seats.tokens["gb"])
        # Revoked, but this process's hub is not told.
        monkeypatch.setattr(type(server.site.hub), "revoked", lambda *_: None)
        async with at_the_board(server, seats, seats.tokens["gb"]) as (mine, _):
            listed = (await server.client.get(f"{path}/devices", headers=token)).json()
            gone = listed["devices"][0]["id"]
            await server.client.delete(f"{path}/devices/{gone}", headers=token)
            monkeypatch.undo()
            assert await closed_with(mine) == 4001


async def test_a_reader_that_never_reads_gets_the_newest_frame(own_sqlite_server: Running) -> None:
    server = own_sqlite_server
    seats = await begin(server.client, "pickets", "us")
    async with at_the_board(server, seats, seats.tokens["us"]) as (_, frame):
        [connection] = server.site.hub._connections
        for _ in range(1000):
            connection.changed(connection.loaded)
            connection.heartbeat()
        assert len(connection._waiting) == 2
        assert frame["v"] == 1


async def test_a_flood_is_answered_then_cut_off(sqlite_url: str) -> None:
    async with running(sqlite_url, limits=True, commands_per_second=2) as server:
        seats = await begin(server.client, "pickets", "us")
        async with at_the_board(server, seats, seats.tokens["us"]) as (mine, _):
            for n in range(300):
                await send(mine, "why", key=str(n), target="place:mill")
                await asyncio.sleep(0)
            assert await closed_with(mine) in (1008, 4002)
        assert (await server.client.get("/healthz")).is_success


async def test_whoever_asks_too_much_is_told_what_to_send_again_and_when(sqlite_url: str) -> None:
    async with running(sqlite_url, limits=True, commands_per_second=0.5) as server:
        seats = await begin(server.client, "pickets", "us")
        async with at_the_board(server, seats, seats.tokens["us"]) as (mine, _):
            told: dict[str, Any] = {}
            for n in range(100):
                await send(mine, "why", key=f"key {n}", target="place:mill")
                told = await received(mine)
                if told["type"] == "error":
                    break
            assert (told["code"], told["key"]) == ("too-many", f"key {n}")
            assert told["wait"] in (1, 2)
            await mine.send("[]")
            assert "key" not in await received(mine)
            await asyncio.sleep(told["wait"])
            await send(mine, "why", key=told["key"], target="place:mill")
            assert (await received(mine))["type"] == "why"


async def test_without_limits_sockets_are_not_counted(sqlite_url: str) -> None:
    async with running(sqlite_url, limits=False, sockets_per_address=3) as server:
        seats = await begin(server.client, "pickets", "us")
        sockets = [await connect(address(server, seats)) for _ in range(5)]
        for socket in sockets:
            await socket.close()


async def test_an_address_may_open_so_many_sockets(sqlite_url: str) -> None:
    async with running(sqlite_url, limits=True, sockets_per_address=3) as server:
        seats = await begin(server.client, "pickets", "us")
        sockets = [await connect(address(server, seats)) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await connect(address(server, seats))
        for socket in sockets:
            await socket.close()
        await comes_true(lambda: server.site.hub._addresses.total() < 3)
        async with at_the_board(server, seats, seats.tokens["us"]):
            pass


async def test_a_restart_closes_sockets_and_keeps_what_was_acknowledged(
    database_url: str,
) -> None:
    async with running(database_url) as server:
        seats = await begin(server.client, "pickets", "us")
        socket = await connect(address(server, seats))
        await send(socket, "hello", token=seats.tokens["us"])
        frame = await received(socket)
        frame = await act(socket, frame["v"], {"type": "post", "place": "ford"})
    assert await closed_with(socket) == 1012
    async with (
        running(database_url) as server,
        at_the_board(server, seats, seats.tokens["us"]) as (_, again),
    ):
        assert again == frame


async def test_a_socket_that_leaves_is_forgotten(own_sqlite_server: Running) -> None:
    server = own_sqlite_server
    seats = await begin(server.client, "pickets", "us")
    for _ in range(5):
        async with at_the_board(server, seats, seats.tokens["us"]):
            pass
    await comes_true(lambda: len(server.site.hub) == 0)
    assert server.site.matches.loaded.watched() == []
