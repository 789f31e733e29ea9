"""Floods that cost their sender little don't cost others much."""

import json
import secrets
import time

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from app.web.guards import COOKIE
from tests.api.generic_client import Seats, bearer, begin, entropy, received
from tests.fixtures.serving import Running, running
from tests.people.helping import call, ended


async def test_many_sockets_of_one_token_may_do_no_more_than_one(sqlite_url: str) -> None:
    async with running(sqlite_url, limits=True, commands_per_second=4) as server:
        seats = await begin(server.client, "pickets", "us")
        codes = [code for _ in range(4) for code in await asked_why(server, seats, {}, times=20)]
        assert codes.count("too-many") >= 20


async def test_what_costs_much_has_a_budget_of_its_own(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.web.limits.READINGS_SECONDS", 4000)
    # Four at once, and no further one as long as the test may take.
    narrow = {"limits": True, "readings_per_second": 0.001, "trusted_proxies": "127.0.0.1"}
    async with running(sqlite_url, **narrow) as server:
        seats = await ended(server)
        own = {**bearer(seats.tokens["us"]), "Cookie": f"{COOKIE}={seats.tokens['us']}"}
        path = f"/api/matches/{seats.match}"
        readings = (f"{path}/history?at=0", f"{path}/export", "/", "/api/mine")
        for n, reading in enumerate(readings):
            here = {**own, "X-Forwarded-For": f"203.0.113.{n}"}
            answers = [await server.client.get(reading, headers=here) for _ in range(5)]
            assert [answer.status_code for answer in answers] == [200] * 4 + [429], reading
            assert answers[-1].headers["retry-after"]
            # Everything else is open to them.
            assert (await server.client.get(path, headers=here)).status_code == 200
        spent = {"X-Forwarded-For": "203.0.113.0", **own}
        assert (await server.client.get(readings[1], headers=spent)).status_code == 429


async def test_a_stranger_opens_the_home_page_as_often_as_any_other(sqlite_url: str) -> None:
    async with running(sqlite_url, limits=True, readings_per_second=0.001) as server:
        statuses = {(await server.client.get("/")).status_code for _ in range(30)}
        assert statuses == {200}


async def test_sockets_of_one_address_share_a_budget_over_all_matches(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.web.limits.MESSAGES_SECONDS", 8000)
    narrow = {"limits": True, "messages_per_second": 0.001, "trusted_proxies": "127.0.0.1"}
    async with running(sqlite_url, **narrow) as server:
        here = {"X-Forwarded-For": "203.0.113.9"}
        codes = []
        for _ in range(4):
            seats = await begin(server.client, "pickets", "us")
            codes += await asked_why(server, seats, here, times=4)
        assert codes.count("too-many") == 8
        assert "too-many" not in codes[:8]
        elsewhere = {"X-Forwarded-For": "203.0.113.10"}
        assert "too-many" not in await asked_why(server, seats, elsewhere, times=4)


async def asked_why(
    server: Running, seats: Seats, headers: dict[str, str], *, times: int
) -> list[str]:
    """Ask by one socket why not; gives the codes of the refusals, "" where there was an answer."""
    address = f"{server.ws}/api/matches/{seats.match}/live"
    async with connect(address, additional_headers=headers) as socket:
        await socket.send(json.dumps({"type": "hello", "token": seats.tokens["us"]}))
        assert (await received(socket))["type"] == "frame"
        codes = []
        for _ in range(times):
            asked = {"type": "why", "key": secrets.token_hex(4), "target": "place:mill"}
            await socket.send(json.dumps(asked))
            codes.append((await received(socket)).get("code", ""))
    return codes


async def test_names_and_offers_come_no_faster_than_words(sqlite_url: str) -> None:
    async with running(sqlite_url, limits=True, lines_per_minute=8) as server:
        seats = await ended(server)
        answers = [
            await call(server, seats, "us", "PUT", "/name", {"name": f"Ann {n}"}) for n in range(8)
        ]
        assert answers[0].status_code == 204
        assert answers[-1].json()["code"] == "too-many"
        asked = {"entropy": entropy()}
        answers = [await call(server, seats, "gb", "POST", "/rematch", asked) for _ in range(8)]
        assert answers[0].json()["state"] == "offered"
        assert answers[-1].json()["code"] == "too-many"
        ends = await call(server, seats, "gb", "DELETE", "/rematch")
        assert ends.json()["code"] == "too-many"


async def test_who_asks_on_when_he_was_refused_waits_and_others_do_not(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.web.middleware.REFUSED_SECONDS", 0.3)
    # Five at once, and no further one as long as the test may take.
    monkeypatch.setattr("app.web.limits.BURST_SECONDS", 500)
    narrow = {"limits": True, "requests_per_second": 0.01, "trusted_proxies": "127.0.0.1"}
    async with running(sqlite_url, **narrow) as server:
        mine = {"X-Forwarded-For": "203.0.113.9"}
        answers = [await server.client.get("/api/games", headers=mine) for _ in range(10)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 5
        began = time.monotonic()
        assert (await server.client.get("/api/games", headers=mine)).status_code == 429
        assert time.monotonic() - began >= 0.3
        # They may not open sockets instead.
        with pytest.raises(InvalidStatus):
            await connect(f"{server.ws}/api/matches/x/live", additional_headers=mine)
        other = {"X-Forwarded-For": "203.0.113.10"}
        assert (await server.client.get("/api/games", headers=other)).status_code == 200
