"""Plans are compared for who plays against a machine, from their own seat, and for nobody else."""

import secrets
from random import Random

from app import games
from tests.api.generic_client import bearer, begin, entropy, post
from tests.fixtures.serving import Running, running
from tests.jobs.test_machines import act, against, my_turn

GAME = "war1812"


async def refused(server: Running, match: str, token: str, code: str, status: int) -> None:
    path = f"/api/matches/{match}/plans"
    answer = await server.client.get(path, headers=bearer(token))
    assert (answer.json()["code"], answer.status_code) == (code, status)


async def to_a_turn(server: Running, match: str, token: str) -> None:
    """Set up, and wait for a turn to be planned."""
    rng, plans = Random(2), games.game(GAME).pace.plans
    while (frame := await my_turn(server.client, match, token))["view"]["ask"] not in plans:
        await act(server.client, match, token, frame, rng)


async def test_two_people_are_to_beat_each_other(sqlite_server: Running) -> None:
    seats = await begin(sqlite_server.client, GAME)
    for token in seats.tokens.values():
        await refused(sqlite_server, seats.match, token, "no-suggestions", 409)
    await refused(sqlite_server, seats.match, seats.spectator, "not-yours", 403)


async def test_who_watches_or_has_no_seat_is_refused(sqlite_url: str) -> None:
    async with running(sqlite_url, machine_workers=1) as server:
        match, token, made = await against(server.client, GAME, "commander")
        await to_a_turn(server, match, token)
        spectator = {"secret": made["spectator"]}
        watcher = await post(server.client, f"/api/matches/{match}/watch", spectator)
        await refused(server, match, watcher["token"], "not-yours", 403)
        await refused(server, match, secrets.token_urlsafe(32), "no-seat", 401)
        _, other, _ = await against(server.client, GAME, "commander")
        await refused(server, match, other, "no-seat", 401)


async def test_there_must_be_a_turn_to_plan_a_process_and_a_match_under_way(
    own_sqlite_server: Running,
) -> None:
    server = own_sqlite_server
    match, token, _ = await against(server.client, GAME, "commander")
    await refused(server, match, token, "no-turn", 409)
    await to_a_turn(server, match, token)
    await refused(server, match, token, "no-comparisons", 409)
    resign = {"expect": (await my_turn(server.client, match, token))["v"], "key": entropy()}
    await post(server.client, f"/api/matches/{match}/resign", resign, token)
    await refused(server, match, token, "match-ended", 409)
