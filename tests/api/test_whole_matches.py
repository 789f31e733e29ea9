"""A client that knows no rules plays whole matches, over HTTP and over sockets."""

import json
import os
from random import Random
from typing import Any

import pytest

from app import games
from app.engine import chain, chance
from tests.api.generic_client import Played, bearer, begin, play_over_http, play_over_sockets
from tests.fixtures.serving import POSTGRES_LATER, Running, others_later

MATCHES = int(os.environ.get("GENERIC_MATCHES", "1"))
"""The long form (make matches) plays a hundred of each."""
LONG = 3600 + 20 * MATCHES
GAMES = ["pickets", *sorted(games.games())]


@pytest.mark.timeout(LONG)
@pytest.mark.parametrize("game", others_later(GAMES))
@pytest.mark.parametrize("shared_server", POSTGRES_LATER, indirect=True)
async def test_whole_matches_over_http(server: Running, game: str) -> None:
    for seed in range(MATCHES):
        seats = await begin(server.client, game)
        played = await play_over_http(server.client, seats, Random(seed))
        await check_the_end(server, played)


@pytest.mark.timeout(LONG)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("shared_server", POSTGRES_LATER, indirect=True)
async def test_whole_matches_over_sockets(server: Running, game: str) -> None:
    for seed in range(MATCHES):
        seats = await begin(server.client, game)
        played = await play_over_sockets(server.ws, seats, seed)
        await check_the_end(server, played)


async def check_the_end(server: Running, played: Played) -> None:
    """All agree on the end, and the export holds what was promised."""
    outcomes = {json.dumps(frame["outcome"]) for frame in played.frames.values()}
    assert len(outcomes) == 1
    assert "null" not in outcomes
    path = f"/api/matches/{played.seats.match}"
    token = bearer(played.seats.spectator)
    export = (await server.client.get(f"{path}/export", headers=token)).json()
    check_export(export)
    last = (await server.client.get(f"{path}/history?at=0", headers=token)).json()["last"]
    assert last == len(export["records"]) - 2
    at_the_end = (await server.client.get(f"{path}/history?at={last}", headers=token)).json()
    assert json.dumps(at_the_end["outcome"]) in outcomes


def check_export(export: dict[str, Any]) -> None:
    """The commitment, the chain and the draws of a finished match."""
    seed = bytes.fromhex(export["seed"])
    assert chance.commitment(seed) == export["commitment"]
    first, second = export["entropies"]
    key = chance.match_key(seed, (bytes.fromhex(first), bytes.fromhex(second)), export["match"])
    head, draws = chain.GENESIS, []
    for record in export["records"]:
        payload = record["payload"].encode()
        head = chain.link(head, bytes.fromhex(record["salt"]), payload)
        assert head == record["head"]
        kept = json.loads(payload)
        draws += kept.get("draws", [])
        for event in kept.get("events", []):
            draws += event.get("draws", [])
    assert [n for n, _, _ in draws] == list(range(len(draws)))
    for n, bound, value in draws:
        assert chance.value_of_draw(key, n, bound) == value
