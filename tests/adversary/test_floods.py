"""What costs its sender little may not cost others much."""

import json
import secrets
import time

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.api.generic_client import begin, entropy, received
from tests.fixtures.serving import running
from tests.people.helping import call, ended


async def test_many_sockets_of_one_token_may_do_no_more_than_one(sqlite_url: str) -> None:
    async with running(sqlite_url, limits=True, commands_per_second=4) as server:
        seats = await begin(server.client, "pickets", "us")
        address = f"{server.ws}/api/matches/{seats.match}/live"
        refused = 0
        for _ in range(4):
            async with connect(address) as socket:
                await socket.send(json.dumps({"type": "hello", "token": seats.tokens["us"]}))
                assert (await received(socket))["type"] == "frame"
                for _ in range(20):
                    await socket.send(json.dumps({"type": "why", "key": secrets.token_hex(4)}))
                    refused += (await received(socket)).get("code") == "too-many"
        assert refused >= 20


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
    monkeypatch.setattr("app.web.main.BURST_SECONDS", 500)
    narrow = {"limits": True, "requests_per_second": 0.01, "trusted_proxies": "127.0.0.1"}
    async with running(sqlite_url, **narrow) as server:
        mine = {"X-Forwarded-For": "203.0.113.9"}
        answers = [await server.client.get("/api/games", headers=mine) for _ in range(10)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 5
        began = time.monotonic()
        assert (await server.client.get("/api/games", headers=mine)).status_code == 429
        assert time.monotonic() - began >= 0.3
        # He may not open sockets instead.
        with pytest.raises(InvalidStatus):
            await connect(f"{server.ws}/api/matches/x/live", additional_headers=mine)
        other = {"X-Forwarded-For": "203.0.113.10"}
        assert (await server.client.get("/api/games", headers=other)).status_code == 200
