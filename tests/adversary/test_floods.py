"""What costs its sender little may not cost others much."""

import json
import secrets

from websockets.asyncio.client import connect

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
