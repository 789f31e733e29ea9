"""A lone visitor plays against a machine that sits on the server."""

import asyncio
import secrets
from random import Random

import pytest

from app.jobs import machines
from tests.api.generic_client import bearer, entropy, post
from tests.fixtures.serving import Running, running
from tests.fixtures.waiting import answers_true


async def against(client, game, machine, side="us"):
    wanted = {"game": game, "side": side, "machine": machine, "entropy": entropy()}
    made = await post(client, "/api/matches", wanted)
    return made["match"], made["token"], made


async def frame_of(client, match, token):
    return (await client.get(f"/api/matches/{match}", headers=bearer(token))).json()


async def my_turn(client, match, token):
    """The first frame in which something is asked of me, or the last."""
    while True:
        frame = await frame_of(client, match, token)
        if frame["choices"] or frame["outcome"]:
            return frame
        await asyncio.sleep(0.005)


async def act(client, match, token, frame, rng):
    actions = frame["choices"]["actions"]
    final = [a for a in actions if a["final"]]
    chosen = rng.choice(final if final and rng.random() < 0.5 else actions)
    command = {"expect": frame["v"], "key": secrets.token_hex(8), "action": chosen["action"]}
    await post(client, f"/api/matches/{match}/act", command, token)


@pytest.mark.parametrize(("game", "machine"), [("pickets", "random"), ("war1812", "commander")])
async def test_a_whole_match_against_a_machine(own_sqlite_server: Running, game, machine):
    client, rng = own_sqlite_server.client, Random(3)
    match, token, made = await against(client, game, machine)
    assert "invitation" not in made
    assert "invite" not in made["links"]
    while not (frame := await my_turn(client, match, token))["outcome"]:
        assert frame["machines"] == {"gb": machine}
        await act(client, match, token, frame, rng)


async def test_the_machine_has_the_seat_that_nobody_else_can_take(own_sqlite_server: Running):
    client = own_sqlite_server.client
    match, _, _ = await against(client, "pickets", "random")
    guest = {"invitation": secrets.token_urlsafe(32), "entropy": entropy()}
    answer = await client.post(f"/api/matches/{match}/sit", json=guest)
    assert answer.status_code >= 400


async def test_a_machine_declines_a_draw(own_sqlite_server: Running):
    client = own_sqlite_server.client
    match, token, _ = await against(client, "long-pickets", "random")
    path = f"/api/matches/{match}/draw"
    status = 409
    while status == 409:  # The machine decides at the same time, which makes an offer stale.
        frame = await my_turn(client, match, token)
        offer = {"expect": frame["v"], "key": secrets.token_hex(8), "do": "offer"}
        status = (await client.post(path, json=offer, headers=bearer(token))).status_code
    assert status == 200

    async def is_declined():
        frame = await frame_of(client, match, token)
        assert frame["outcome"] is None
        return not frame["offered"]

    await answers_true(is_declined)


async def test_an_unknown_machine_is_refused(own_sqlite_server: Running):
    wanted = {"game": "pickets", "side": "us", "machine": "hal", "entropy": entropy()}
    answer = await own_sqlite_server.client.post("/api/matches", json=wanted)
    assert answer.status_code == 422
    assert answer.json()["detail"].endswith("(machine)")


async def test_a_machine_goes_on_after_a_restart(database_url: str, monkeypatch):
    monkeypatch.setattr(machines, "is_wanted", lambda room: False)
    async with running(database_url) as server:
        match, token, _ = await against(server.client, "war1812", "random")
        rng = Random(5)
        while (frame := await frame_of(server.client, match, token))["choices"]:
            await act(server.client, match, token, frame, rng)
    monkeypatch.undo()
    async with running(database_url) as server:
        assert await my_turn(server.client, match, token)


async def suggestion(client, match, token):
    return await client.post(f"/api/matches/{match}/suggest", headers=bearer(token))


async def test_the_machine_suggests_a_whole_set_up_step_by_step(own_sqlite_server: Running):
    client = own_sqlite_server.client
    match, token, _ = await against(client, "war1812", "commander")
    placed = 0
    while True:
        frame = await my_turn(client, match, token)
        answer = (await suggestion(client, match, token)).json()
        assert answer["v"] == frame["v"]
        assert answer["choice"] in frame["choices"]["actions"]
        if answer["choice"]["final"]:
            break
        command = {"expect": answer["v"], "key": secrets.token_hex(8)}
        command["action"] = answer["choice"]["action"]
        await post(client, f"/api/matches/{match}/act", command, token)
        placed += 1
    assert placed == 12
    assert "hand" not in {block["at"] for block in frame["view"]["blocks"].values()}


async def test_a_suggestion_changes_nothing_and_is_the_same_when_asked_twice(
    own_sqlite_server: Running,
):
    client = own_sqlite_server.client
    match, token, _ = await against(client, "war1812", "commander")
    before = await my_turn(client, match, token)
    first, second = [(await suggestion(client, match, token)).json() for _ in range(2)]
    assert first == second
    assert await frame_of(client, match, token) == before


async def test_between_people_nothing_is_suggested(own_sqlite_server: Running):
    client = own_sqlite_server.client
    wanted = {"game": "war1812", "side": "us", "entropy": entropy()}
    made = await post(client, "/api/matches", wanted)
    answer = await suggestion(client, made["match"], made["token"])
    assert (answer.status_code, answer.json()["code"]) == (409, "no-suggestions")
