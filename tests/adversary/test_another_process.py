"""Promise 3 between two processes on one database: who is connected to the other one learns as
little of a draft as who is connected to mine.
"""

import asyncio
import json

from websockets.asyncio.client import connect

from tests.api.generic_client import bearer, begin, post, received
from tests.fixtures.serving import running

BEAT = 0.1


async def test_a_draft_sends_nothing_to_the_enemy_at_another_process(postgres_url: str) -> None:
    async with running(postgres_url) as mine, running(postgres_url, heartbeat_seconds=BEAT) as his:
        seats = await begin(mine.client, "pickets", "us")
        path = f"/api/matches/{seats.match}"
        for token in (seats.tokens["gb"], seats.spectator):
            async with connect(f"{his.ws}{path}/live") as socket:
                await socket.send(json.dumps({"type": "hello", "token": token}))
                first = await received(socket)
                us = seats.tokens["us"]
                frame = (await mine.client.get(path, headers=bearer(us))).json()
                place = {"type": "post", "place": "mill"}
                body = {"expect": frame["v"], "key": f"post {token}", "action": place}
                stepped = await post(mine.client, f"{path}/act", body, us)
                assert stepped["frame"]["draft"]
                heard = [await received(socket) for _ in range(5)]
                assert {message["type"] for message in heard} == {"heartbeat"}
                assert {message["v"] for message in heard} == {first["v"]}
                body = {"expect": stepped["v"], "key": f"undo {token}"}
                await post(mine.client, f"{path}/undo", body, us)
                await asyncio.sleep(2 * BEAT)
                heard = [await received(socket) for _ in range(5)]
                assert {message["type"] for message in heard} == {"heartbeat"}


async def test_a_player_at_another_process_still_gets_his_own_steps(postgres_url: str) -> None:
    async with running(postgres_url) as mine, running(postgres_url, heartbeat_seconds=BEAT) as his:
        seats = await begin(mine.client, "pickets", "us")
        path, us = f"/api/matches/{seats.match}", seats.tokens["us"]
        async with connect(f"{his.ws}{path}/live") as socket:
            await socket.send(json.dumps({"type": "hello", "token": us}))
            first = await received(socket)
            body = {"expect": first["v"], "key": "p", "action": {"type": "post", "place": "mill"}}
            await post(mine.client, f"{path}/act", body, us)
            heard = [await received(socket) for _ in range(5)]
            frames = [message for message in heard if message["type"] == "frame"]
            assert [frame["draft"]["steps"] for frame in frames] == [[body["action"]]]
