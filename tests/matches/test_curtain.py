"""Two players on one device: between them hangs a curtain, and the server holds it."""

import asyncio
import contextlib
import json
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from fastapi.routing import iter_route_contexts
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from app.matches import ids, pins, reading
from app.storage.tables import metadata, tokens
from app.web.sessions import BROWSER
from tests.api.generic_client import bearer, entropy, received
from tests.fixtures.clock import TimeOfDay
from tests.fixtures.serving import POSTGRES_LATER, Running, http_client, running

PINS = {"us": "1812", "gb": "27182"}


class Device:
    """A browser that two players share, at one match."""

    def __init__(self, server: Running, client: httpx.AsyncClient, made: dict[str, Any]) -> None:
        self.server, self.client, self.made = server, client, made
        self.path = f"/api/matches/{made['match']}"

    async def curtain(self, what: str, side: str = "", pin: str = "") -> httpx.Response:
        body = {"side": side, "pin": pin or PINS[side]} if side else {}
        return await self.client.post(f"{self.path}/curtain/{what}", json=body)

    async def take(self, side: str) -> None:
        """Open a side's seat; its player chooses a PIN if they have none."""
        answer = await self.curtain("open", side)
        if answer.status_code == 409:
            answer = await self.curtain("pin", side)
        assert answer.status_code == 204, answer.text

    async def frame(self) -> dict[str, Any]:
        answer = await self.client.get(self.path)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def act(self, kind: str, **more: str) -> httpx.Response:
        v = (await self.frame())["v"]
        body = {"expect": v, "key": secrets.token_hex(8), "action": {"type": kind, **more}}
        return await self.client.post(f"{self.path}/act", json=body)

    async def posts(self, side: str, *places: str) -> None:
        """Take the device, post pickets, be done."""
        await self.take(side)
        for place in places:
            assert (await self.act("post", place=place)).status_code == 200
        await self.act("done")

    @asynccontextmanager
    async def socket(self, server: Running | None = None) -> AsyncIterator[ClientConnection]:
        cookie = f"vedette={self.client.cookies['vedette']}"
        address = f"{(server or self.server).ws}{self.path}/live"
        async with connect(address, additional_headers={"Cookie": cookie}) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            yield socket


@asynccontextmanager
async def shared(server: Running, game: str = "pickets", **more: Any) -> AsyncIterator[Device]:
    wanted = {"game": game, "side": "us", "entropy": entropy(), "shared": True, **more}
    number = {BROWSER: "ab" * 32}
    async with http_client(server.url, headers=number) as client:
        answer = await client.post("/api/matches", json=wanted)
        assert answer.status_code == 201, answer.text
        yield Device(server, client, answer.json())


@pytest.fixture
async def device(server: Running) -> AsyncIterator[Device]:
    async with shared(server, name="Ann", friend="Bob") as one:
        yield one


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def closed_with(socket: ClientConnection) -> int | None:
    """The code that the server closes with; what comes before it is read away."""
    with contextlib.suppress(ConnectionClosed):
        while await received(socket):
            pass
    return socket.close_code


def guarded(server: Running) -> list[tuple[str, str]]:
    """Every call and page that a seat or a player may ask for."""
    routes: list[Any] = list(iter_route_contexts(server.app.routes))
    return [
        (method, route.path)
        for route in routes
        if getattr(getattr(route, "endpoint", None), "__may_call__", "") in ("seat", "player")
        for method in route.methods or ()
    ]


async def everything(device: Device) -> dict[str, httpx.Response]:
    """Ask for all of it with the session."""
    answers = {}
    for method, path in guarded(device.server):
        named = path.replace("{id}", device.made["match"])
        asked = re.sub(r"\{\w+\}", "x", named)
        answers[f"{method} {path}"] = await device.client.request(method, asked, json={})
    return answers


async def test_it_begins_at_once_and_nobody_gets_a_token(device: Device) -> None:
    assert "token" not in device.made
    assert "invitation" not in device.made
    [mine] = (await device.client.get("/api/mine")).json()["matches"]
    assert mine["names"] == {"us": "Ann", "gb": "Bob"}
    assert (mine["shared"], mine["mine"], mine["side"]) == (True, True, "")
    assert mine["viewer"] == "public"


async def test_no_call_answers_while_the_curtain_is_drawn(device: Device) -> None:
    await device.posts("us", "mill", "ford")
    answers = await everything(device)
    assert len(answers) > 15
    for call, answer in answers.items():
        assert code(answer) == (423, "behind-curtain"), call
        assert "frame" not in answer.json(), call
        assert "mill" not in answer.text + str(answer.headers), call


@pytest.mark.parametrize("shared_server", POSTGRES_LATER, indirect=True)
async def test_the_boards_page_is_the_curtain_while_it_is_drawn(device: Device) -> None:
    match, asks = device.made["match"], {"Accept": "text/html"}
    await device.posts("us", "mill", "ford")
    answer = await device.client.get(f"/m/{match}", headers=asks)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/curtain/{match}")
    page = await device.client.get(f"/curtain/{match}", headers=asks)
    assert page.status_code == 200
    for one in (answer, page):
        assert one.headers["cache-control"] == "no-store"
    await device.take("gb")
    assert (await device.client.get(f"/m/{match}", headers=asks)).status_code == 200


@pytest.mark.parametrize("shared_server", POSTGRES_LATER, indirect=True)
async def test_what_is_said_behind_the_curtain_does_not_depend_on_what_is_hidden(
    server: Running,
) -> None:
    told = []
    for places in (("mill", "ford"), ("bridge", "church")):
        async with shared(server, name="Ann", friend="Bob") as device:
            await device.posts("us", *places)
            page = await device.client.get(f"/curtain/{device.made['match']}")
            mine = await device.client.get("/api/mine")
            answers = [page, mine, *(await everything(device)).values()]
            texts = [answer.text.replace(device.made["match"], "M") for answer in answers]
            told.append([re.sub(r'"created":\d+', "", text) for text in texts])
    assert told[0] == told[1]


async def test_an_open_seat_is_one_sides_alone(device: Device) -> None:
    await device.posts("us", "mill", "ford")
    await device.take("gb")
    frame = await device.frame()
    assert frame["viewer"] == "gb"
    assert not frame["view"]["posts"].get("us")
    await device.take("us")
    assert (await device.frame())["viewer"] == "us"


async def test_nothing_opens_without_the_sides_own_pin(device: Device) -> None:
    assert code(await device.curtain("open", "us")) == (409, "no-pin")
    assert (await device.curtain("pin", "us")).status_code == 204
    assert code(await device.curtain("pin", "us", "9999")) == (409, "pin-chosen")
    await device.take("gb")
    await device.curtain("close")
    assert code(await device.curtain("open", "us", PINS["gb"])) == (403, "wrong-pin")
    assert (await device.client.get(device.path)).status_code == 423
    for pin in ("123", "123456789", "12a4", "1812 "):
        assert code(await device.curtain("open", "us", pin)) == (422, "bad-field")
    assert code(await device.curtain("open", "nobody", "1812")) == (422, "bad-option")


async def test_strangers_have_no_curtain(device: Device) -> None:
    async with http_client(device.server.url) as stranger:
        for what in ("pin", "open", "close"):
            body = {"side": "us", "pin": "1812"}
            answer = await stranger.post(f"{device.path}/curtain/{what}", json=body)
            assert code(answer) == (401, "no-seat")
        assert (await stranger.get(device.path)).status_code == 401


@pytest.mark.parametrize("shared_server", POSTGRES_LATER, indirect=True)
async def test_wrong_pins_must_wait_longer_and_longer(
    device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    await device.take("us")
    await device.curtain("close")
    waits = []
    for number in range(5):
        monkeypatch.setattr("app.matches.curtain.now", lambda n=number: 10_000_000_000 + n * 1000)
        answer = await device.curtain("open", "us", "0000")
        assert code(answer) == (403, "wrong-pin")
        waits.append(answer.json().get("wait", 0))
    assert waits == [0, 0, 5, 10, 20]
    answer = await device.curtain("open", "us")
    assert code(answer) == (429, "pin-wait")
    assert (answer.json()["wait"], answer.headers["retry-after"]) == (20, "20")
    # The other player's PIN is not held up, and what is theirs to wait is not forgiven by it.
    await device.take("gb")
    assert code(await device.curtain("open", "us")) == (429, "pin-wait")
    monkeypatch.setattr("app.matches.curtain.now", lambda: 10_000_004_021)
    await device.take("us")
    assert (await device.curtain("open", "us", "0000")).json().get("wait", 0) == 0


async def test_wrong_pins_at_once_are_all_counted(device: Device) -> None:
    await device.take("us")
    tries = [device.curtain("open", "us", f"{number:04}") for number in range(12)]
    codes = [code(answer)[1] for answer in await asyncio.gather(*tries)]
    assert codes.count("wrong-pin") == pins.FREE_TRIES
    assert codes.count("pin-wait") == 12 - pins.FREE_TRIES


async def test_a_restart_forgives_no_wrong_pin(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However long the second server takes to start, the wait is not over.
    monkeypatch.setattr("app.matches.curtain.now", lambda: 10_000_000_000)
    async with running(database_url) as server, shared(server) as device:
        await device.take("us")
        for _ in range(pins.FREE_TRIES):
            await device.curtain("open", "us", "0000")
    async with running(database_url) as server, http_client(server.url) as client:
        client.cookies = device.client.cookies
        again = Device(server, client, device.made)
        assert code(await again.curtain("open", "us")) == (429, "pin-wait")


async def test_no_pin_is_stored_and_equal_ones_do_not_look_alike(device: Device) -> None:
    for side in ("us", "gb"):
        assert (await device.curtain("pin", side, "31415926")).status_code == 204

    def everything(on: sa.Connection) -> str:
        return repr([on.execute(state.select()).all() for state in metadata.sorted_tables])

    assert "31415926" not in await device.server.site.database.read(everything)
    kept = await device.server.site.matches.curtain.pins(number(device))
    assert len({pin.hash for pin in kept.values()}) == 2


def number(device: Device) -> int:
    found = ids.read(device.made["match"])
    assert found is not None
    return found


async def test_the_seat_shuts_when_nothing_more_is_asked(device: Device) -> None:
    await device.take("us")
    for place in ("mill", "ford"):
        assert (await device.act("post", place=place)).status_code == 200
    assert code(await device.act("done")) == (423, "behind-curtain")
    await device.take("us")
    # It was stored all the same: she waits for Bob now, and may look at her own as long.
    frame = await device.frame()
    assert frame["choices"] is None
    assert [waiting["side"] for waiting in frame["awaiting"]] == ["gb"]


async def test_a_command_that_was_stored_shuts_the_seat_when_it_is_repeated(
    device: Device,
) -> None:
    await device.take("us")
    for place in ("mill", "ford"):
        await device.act("post", place=place)
    v = (await device.frame())["v"]
    body = {"expect": v, "key": "once", "action": {"type": "done"}}
    for _ in range(2):
        assert (await device.client.post(f"{device.path}/act", json=body)).status_code == 423
        await device.take("us")
    assert (await device.frame())["v"] == v + 1


async def test_sockets_close_with_the_curtain_and_send_nothing_after(device: Device) -> None:
    await device.take("us")
    async with device.socket() as one, device.socket() as other:
        for socket in (one, other):
            assert (await received(socket))["viewer"] == "us"
        await device.take("gb")
        for socket in (one, other):
            with pytest.raises(ConnectionClosed):
                await received(socket)
            assert socket.close_code == 4003
    async with device.socket() as mine:
        assert (await received(mine))["viewer"] == "gb"
        await device.curtain("close")
        with pytest.raises(ConnectionClosed):
            await received(mine)
    async with device.socket() as late:
        assert (await received(late))["code"] == "behind-curtain"


async def test_an_answer_on_its_way_is_refused_when_the_curtain_falls(
    device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    await device.take("us")
    begun, goes_on = asyncio.Event(), asyncio.Event()
    lines = reading.Reading.log

    async def slow(*arguments: Any) -> Any:
        found = await lines(*arguments)
        begun.set()
        await goes_on.wait()
        return found

    monkeypatch.setattr(reading.Reading, "log", slow)
    for call in ("log", "export"):
        await device.take("us")
        begun.clear()
        goes_on.clear()
        asked = asyncio.create_task(device.client.get(f"{device.path}/{call}"))
        await begun.wait()
        await device.curtain("close")
        goes_on.set()
        assert code(await asked) == (423, "behind-curtain")


async def test_of_two_that_open_at_once_one_sits(device: Device) -> None:
    await device.take("us")
    await device.take("gb")
    for _ in range(5):
        sides = ["us", "gb", "us", "gb"]
        await asyncio.gather(*(device.curtain("open", side) for side in sides))

        def sitting(on: sa.Connection) -> int:
            open_now = sa.and_(tokens.c.expires.is_not(None), tokens.c.revoked.is_(None))
            here = sa.and_(tokens.c.match == number(device), open_now)
            found: int = on.execute(sa.select(sa.func.count()).where(here)).scalar_one()
            return found

        assert await device.server.site.database.read(sitting) <= 1


async def test_a_seat_that_nobody_uses_shuts_by_itself(
    database_url: str, time_of_day: TimeOfDay
) -> None:
    changed = {"curtain_seconds": 600, "heartbeat_seconds": 0.1}
    async with running(database_url, **changed) as server, shared(server) as device:
        await device.take("us")
        async with device.socket() as socket:
            assert (await received(socket))["viewer"] == "us"
            for _ in range(5):
                # Whoever goes on may stay; a socket that is merely open does not count.
                time_of_day.ahead += 300
                await device.client.post(f"{device.path}/why", json={"target": "place:mill"})
            time_of_day.ahead += 300
            await socket.send('{"type": "stir"}')
            # It has been heard when what was sent after it is answered.
            await socket.send('{"type": "why", "key": "heard", "target": "place:mill"}')
            while (await received(socket))["type"] != "why":
                pass
            for _ in range(59):
                # A page pings by itself, whether anybody sits before it or not.
                time_of_day.ahead += 10
                await socket.send('{"type": "ping"}')
                while (await received(socket))["type"] != "heartbeat":
                    pass
            assert (await device.frame())["viewer"] == "us"
            time_of_day.ahead += 11
            assert await closed_with(socket) == 4003
        assert (await device.client.get(device.path)).status_code == 423


async def test_another_process_shuts_it_with_its_next_heartbeat(postgres_url: str) -> None:
    async with (
        running(postgres_url, heartbeat_seconds=0.2) as one,
        running(postgres_url, heartbeat_seconds=0.2) as two,
        shared(one) as device,
    ):
        await device.take("us")
        async with device.socket(two) as socket:
            assert (await received(socket))["viewer"] == "us"
            await device.curtain("close")
            assert await closed_with(socket) == 4003


async def test_the_shared_browser_gets_no_further_seat(device: Device) -> None:
    await device.take("us")
    link = (await device.client.post(f"{device.path}/devices", json={})).json()["link"]
    secret = link.partition("#")[2]
    watch = device.made["spectator"]
    for call, known in (("device", secret), ("watch", watch)):
        answer = await device.client.post(f"{device.path}/{call}", json={"secret": known})
        assert code(answer) == (409, "already-seated")
    # On a device of their own a player goes on without a curtain.
    async with http_client(device.server.url) as own:
        seated = (await own.post(f"{device.path}/device", json={"secret": secret})).json()
        await device.curtain("close")
        frame = (await own.get(device.path, headers=bearer(seated["token"]))).json()
        assert frame["viewer"] == "us"


async def test_after_the_end_the_curtain_is_gone(device: Device) -> None:
    await device.posts("us", "mill", "ford")
    await device.take("gb")
    v = (await device.frame())["v"]
    await device.client.post(f"{device.path}/resign", json={"expect": v, "key": "r"})
    for _ in range(2):
        assert (await device.frame())["status"] == "ended"
        assert (await device.client.get(f"{device.path}/history?at=0")).status_code == 200
        await device.curtain("close")
    assert code(await device.curtain("open", "us")) == (409, "match-ended")
    [mine] = (await device.client.get("/api/mine")).json()["matches"]
    assert mine["outcome"]


async def test_a_match_is_ended_behind_the_curtain_by_a_players_own_device(device: Device) -> None:
    await device.take("us")
    link = (await device.client.post(f"{device.path}/devices", json={})).json()["link"]
    await device.curtain("close")
    async with http_client(device.server.url) as own:
        body = {"secret": link.partition("#")[2]}
        token = (await own.post(f"{device.path}/device", json=body)).json()["token"]
        v = (await own.get(device.path, headers=bearer(token))).json()["v"]
        body = {"expect": v, "key": "r"}
        await own.post(f"{device.path}/resign", json=body, headers=bearer(token))
    assert (await device.frame())["status"] == "ended"
    assert code(await device.curtain("open", "us")) == (409, "match-ended")


async def test_a_friend_and_a_machine_do_not_sit_on_one_chair(server: Running) -> None:
    wanted = {"game": "pickets", "side": "us", "entropy": entropy(), "shared": True}
    answer = await server.client.post("/api/matches", json={**wanted, "machine": "random"})
    assert code(answer) == (422, "bad-option")
