"""Promise 3 between two processes on one database: who is connected to the other one learns as
little of a draft as who is connected to mine.
"""

from typing import Any

from tests.api.generic_client import Seats, bearer, begin, post
from tests.fixtures.serving import Running, running
from tests.network.table import board

AT_MILL = {"type": "post", "place": "mill"}


async def test_a_draft_sends_nothing_to_the_enemy_at_another_process(postgres_url: str) -> None:
    async with running(postgres_url) as first, running(postgres_url) as second:
        for watcher in ("gb", "spectator"):
            seats = await begin(first.client, "pickets", "us")
            token = seats.tokens.get(watcher, seats.spectator)
            async with board(second.ws, seats, token) as enemy:
                stepped = await acted(first, seats, "act", action=AT_MILL)
                assert stepped["frame"]["draft"]["steps"] == [AT_MILL]
                await acted(first, seats, "undo")
                await enemy.hears_nothing()
                await acted(first, seats, "act", action=AT_MILL)
                await acted(first, seats, "act", action={"type": "done"})
                # What they hear next is the commit, and nothing was before it.
                before = enemy.frame["v"]
                assert (await enemy.hear("frame"))["v"] == before + 1
                await enemy.hears_nothing()


async def test_a_player_at_another_process_still_gets_their_own_steps(postgres_url: str) -> None:
    async with running(postgres_url) as first, running(postgres_url) as second:
        seats = await begin(first.client, "pickets", "us")
        async with board(second.ws, seats, seats.tokens["us"]) as other_device:
            await acted(first, seats, "act", action=AT_MILL)
            assert (await other_device.hear("frame"))["draft"]["steps"] == [AT_MILL]


async def acted(server: Running, seats: Seats, what: str, **more: Any) -> Any:
    """Act for the first side over HTTP, on what it is shown."""
    path, token = f"/api/matches/{seats.match}", seats.tokens["us"]
    frame = (await server.client.get(path, headers=bearer(token))).json()
    body = {"expect": frame["v"], "key": f"{what} {frame['v']}", **more}
    return await post(server.client, f"{path}/{what}", body, token)
