"""A database that can't be written: "not saved", nobody is told, and it goes on by itself."""

import json
import sqlite3
from pathlib import Path

from tests.api.generic_client import bearer, begin, hears_nothing
from tests.fixtures.serving import Running
from tests.live.test_sockets import at_the_board, send


async def test_what_can_not_be_saved_is_told_to_nobody(
    own_sqlite_server: Running, tmp_path: Path
) -> None:
    seats = await begin(own_sqlite_server.client, "pickets", "us")
    path, token = f"/api/matches/{seats.match}", bearer(seats.tokens["us"])
    before = (await own_sqlite_server.client.get(path, headers=token)).json()
    command = {"expect": before["v"], "key": "k", "action": {"type": "done"}}
    other = sqlite3.connect(tmp_path / "vedette.sqlite3", isolation_level=None)
    async with (
        at_the_board(own_sqlite_server, seats, seats.tokens["us"]) as (mine, _),
        at_the_board(own_sqlite_server, seats, seats.tokens["gb"]) as (enemy, _),
        at_the_board(own_sqlite_server, seats, seats.spectator) as (spectator, _),
    ):
        other.execute("BEGIN IMMEDIATE")
        answer = await own_sqlite_server.client.post(f"{path}/act", json=command, headers=token)
        assert (answer.status_code, answer.json()["code"]) == (503, "unsaved")
        assert answer.headers["retry-after"]
        await send(mine, "act", **command)
        error = json.loads(await mine.recv())
        assert (error["code"], error["key"]) == ("unsaved", "k")
        # Reading goes on: nothing has changed.
        assert (await own_sqlite_server.client.get(path, headers=token)).json() == before
        assert (await own_sqlite_server.client.get("/readyz")).status_code == 503
        await hears_nothing(mine, enemy, spectator)
        other.execute("ROLLBACK")
        other.close()
        answer = await own_sqlite_server.client.post(f"{path}/act", json=command, headers=token)
        assert answer.json()["v"] == before["v"] + 1
        for socket in (mine, enemy, spectator):
            assert json.loads(await socket.recv())["type"] == "frame"
        await hears_nothing(mine, enemy, spectator)
