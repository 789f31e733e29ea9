"""Over HTTP a match goes on from another for whoever may read it whole, and for nobody else."""

from random import Random
from typing import Any

import httpx
import pytest

from tests.api.generic_client import Seats, bearer, begin, command, entropy, post
from tests.fixtures.serving import Running

SPECTATOR = "spectator"


async def frame_of(server: Running, match: str, token: str) -> dict[str, Any]:
    answer = await server.client.get(f"/api/matches/{match}", headers=bearer(token))
    found: dict[str, Any] = answer.json()
    return found


async def played(server: Running, seats: Seats, rounds: int = 60) -> None:
    """Play a while."""
    rng, path = Random(3), f"/api/matches/{seats.match}/act"
    for _ in range(rounds):
        for token in seats.tokens.values():
            frame = await frame_of(server, seats.match, token)
            if frame["choices"]:
                await post(server.client, path, command(frame, rng), token)


async def given_up(server: Running, seats: Seats) -> None:
    token = seats.tokens["us"]
    version = (await frame_of(server, seats.match, token))["v"]
    path = f"/api/matches/{seats.match}/resign"
    await post(server.client, path, {"expect": version, "key": "enough"}, token)


@pytest.fixture
async def over(server: Running) -> Seats:
    """A match that was given up, and what was hidden in it lies open."""
    seats = await begin(server.client, "war1812", "us", name="Ann")
    await played(server, seats)
    await given_up(server, seats)
    return seats


async def asked(
    server: Running, seats: Seats, who: str, at: Any = 3, **more: Any
) -> httpx.Response:
    tokens = {**seats.tokens, SPECTATOR: seats.spectator, "stranger": "A" * 43}
    headers = bearer(tokens[who]) if who in tokens else {}
    body = {"at": at, "side": "gb", "entropy": entropy(), **more}
    path = f"/api/matches/{seats.match}/continue"
    return await server.client.post(path, json=body, headers=headers)


@pytest.mark.parametrize("who", ["us", "gb", SPECTATOR])
async def test_whoever_may_read_it_may_go_on(server: Running, over: Seats, who: str) -> None:
    answer = await asked(server, over, who, name="Cleo")
    assert answer.status_code == 201
    made = answer.json()
    sitting = {"invitation": made["invitation"], "entropy": entropy()}
    guest = await post(server.client, f"/api/matches/{made['match']}/sit", sitting)
    assert guest["side"] == "us"
    frame = await frame_of(server, made["match"], guest["token"])
    then = await server.client.get(
        f"/api/matches/{over.match}/history?at=3&eyes=us", headers=bearer(over.tokens["us"])
    )
    assert frame["view"] == then.json()["view"]
    assert frame["names"] == {"gb": "Cleo"}
    assert frame["origin"]["match"] == over.match
    assert frame["log"][-1]["message"] == {"key": "line-continued"}
    # Nobody's old token opens the new match.
    for token in (*over.tokens.values(), over.spectator):
        refused = await server.client.get(f"/api/matches/{made['match']}", headers=bearer(token))
        assert refused.status_code == 401


@pytest.mark.parametrize("who", ["nobody", "stranger"])
async def test_a_stranger_may_not(server: Running, over: Seats, who: str) -> None:
    answer = await asked(server, over, who)
    assert (answer.status_code, answer.json()["code"]) == (401, "no-seat")
    page = await server.client.get(f"/m/{over.match}/continue?at=3")
    assert page.status_code == 401


@pytest.mark.parametrize(
    ("at", "status", "code"),
    [(10_000, 404, "no-such-commit"), (-1, 422, "bad-field"), ("3", 422, "bad-field")],
)
async def test_what_is_no_moment_is_refused(
    server: Running, over: Seats, at: Any, status: int, code: str
) -> None:
    answer = await asked(server, over, "us", at)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_before_the_end_it_is_refused(server: Running) -> None:
    seats = await begin(server.client, "war1812", "us")
    await played(server, seats, 4)
    for who in (*seats.tokens, SPECTATOR):
        answer = await asked(server, seats, who, 0)
        assert (answer.status_code, answer.json()["code"]) == (409, "not-ended")
    page = await server.client.get(
        f"/m/{seats.match}/continue?at=0", headers=bearer(seats.tokens["us"])
    )
    assert page.status_code == 409


@pytest.mark.parametrize(
    "more",
    [{"side": "fr"}, {"machine": "nobody"}, {"friend": "Bob"}, {"game": "liberty"}, {"at": None}],
)
async def test_what_no_match_can_have_is_refused(
    server: Running, over: Seats, more: dict[str, Any]
) -> None:
    assert (await asked(server, over, "us", **more)).status_code == 422


async def test_the_same_key_gives_the_same_match(server: Running, over: Seats) -> None:
    key = entropy()
    first, again = [
        (await asked(server, over, "us", machine="random", key=key)).json() for _ in range(2)
    ]
    assert first["match"] == again["match"]
    assert (await frame_of(server, again["match"], again["token"]))["status"] == "running"
    other = await asked(server, over, "us", 4, machine="random", key=key)
    assert (other.status_code, other.json()["code"]) == (409, "key-used")


async def test_the_form_and_the_invitation_say_where_it_goes_on_from(
    server: Running, over: Seats
) -> None:
    headers = bearer(over.tokens["us"])
    form = (await server.client.get(f"/m/{over.match}/continue?at=3", headers=headers)).text
    assert "Continue from War of 1812: 1812" in form
    assert "open matches" not in form
    made = (await asked(server, over, "us")).json()
    page = (await server.client.get(f"/sit/{made['match']}")).text
    assert "It continues from a match that is over: 1812" in page
    assert f'href="/m/{over.match}"' in page


async def test_the_list_of_open_matches_says_that_one_goes_on_from_another(
    server: Running, over: Seats
) -> None:
    made = (await asked(server, over, "us")).json()
    headers = {**bearer(made["token"]), "Origin": server.url}
    path = f"/api/matches/{made['match']}/offer"
    assert (await server.client.post(path, headers=headers)).status_code < 300
    plain = {"game": "war1812", "side": "us", "entropy": entropy(), "offered": True}
    await post(server.client, "/api/matches", plain)
    listed = (await server.client.get("/api/offers")).json()["matches"]
    assert [each["match"] for each in listed if each["continued_from"]] == [made["match"]]
    assert len(listed) == 2
    page = (await server.client.get("/offers")).text
    assert page.count("It goes on from the middle of another match: 1812") == 1


async def test_the_way_back_is_shown_to_who_may_go_there(server: Running) -> None:
    seats = await begin(server.client, "war1812", "us", watch="nobody")
    await given_up(server, seats)
    headers = {**bearer(seats.tokens["us"]), "Origin": server.url}
    body = {"at": 0, "side": "gb", "entropy": entropy()}
    path = f"/api/matches/{seats.match}/continue"
    made = (await server.client.post(path, json=body, headers=headers)).json()
    server.client.cookies.clear()
    page = (await server.client.get(f"/sit/{made['match']}")).text
    assert "It continues from a match that is over" in page
    assert f'href="/m/{seats.match}"' not in page
