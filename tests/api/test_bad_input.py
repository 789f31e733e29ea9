"""Bad input gets a clear error; nothing is stored, nobody else notices, the server stays up."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from app.storage.tables import journal, matches
from tests.api.generic_client import Seats, bearer, begin, entropy
from tests.fixtures.serving import Running, running

JSON = {"Content-Type": "application/json"}


async def rows(server: Running) -> tuple[int, int]:
    """How many matches and records are stored."""

    def query(on: sa.Connection) -> tuple[int, int]:
        found = [
            on.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
            for table in (matches, journal)
        ]
        return found[0], found[1]

    return await server.site.database.read(query)


def check(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """A problem in the protocol's form."""
    assert (answer.status_code, answer.headers["content-type"]) == (
        status,
        "application/problem+json",
    ), answer.text
    body: dict[str, Any] = answer.json()
    assert (body["status"], body["code"]) == (status, code)
    assert body["title"]
    assert not body["title"].startswith("problem-")
    assert body["detail"]
    return body


@pytest.fixture
async def seats(server: Running) -> Seats:
    return await begin(server.client, "pickets", "us")


@pytest.fixture
async def unmoved(server: Running, seats: Seats) -> AsyncIterator[None]:
    """Nothing is stored and nobody's frame changes, whatever the test sends."""
    before = await rows(server), await all_frames(server, seats)
    yield
    assert (await rows(server), await all_frames(server, seats)) == before
    assert (await server.client.get("/healthz")).text == "ok\n"


async def all_frames(server: Running, seats: Seats) -> list[str]:
    tokens = [*seats.tokens.values(), seats.spectator]
    path = f"/api/matches/{seats.match}"
    return [(await server.client.get(path, headers=bearer(token))).text for token in tokens]


def act(**changed: Any) -> dict[str, Any]:
    body = {"expect": 1, "key": "k", "action": {"type": "post", "place": "mill"}}
    return {**body, **changed}


async def send(server: Running, seats: Seats, body: Any, call: str = "act") -> httpx.Response:
    path = f"/api/matches/{seats.match}/{call}"
    return await server.client.post(path, json=body, headers=bearer(seats.tokens["us"]))


async def version(server: Running, seats: Seats) -> int:
    path = f"/api/matches/{seats.match}"
    answer = await server.client.get(path, headers=bearer(seats.tokens["us"]))
    found: int = answer.json()["v"]
    return found


@pytest.mark.usefixtures("unmoved")
@pytest.mark.parametrize(
    "body",
    [
        act(unknown=1),
        act(expect="1"),
        act(expect=True),
        act(expect=-1),
        act(expect=1.5),
        act(expect=2**70),
        act(key=""),
        act(key="k" * 65),
        act(key=7),
        {"expect": 1, "key": "k"},
        [],
        "act",
        7,
    ],
)
async def test_fields_of_the_wrong_kind(server: Running, seats: Seats, body: Any) -> None:
    check(await send(server, seats, body), 422, "bad-field")


@pytest.mark.usefixtures("unmoved")
async def test_a_question_why_not_about_nothing(server: Running, seats: Seats) -> None:
    path, token = f"/api/matches/{seats.match}/why", bearer(seats.tokens["us"])
    for body in ({}, {"selection": "", "target": ""}):
        answer = await server.client.post(path, json=body, headers=token)
        check(answer, 422, "bad-field")
        assert "selection, target" in answer.json()["detail"]


@pytest.mark.usefixtures("unmoved")
@pytest.mark.parametrize(
    "action",
    [
        None,
        7,
        [],
        {},
        {"type": "__class__"},
        {"type": "post"},
        {"type": "post", "place": 7},
        {"type": ["post"]},
        "resign",
    ],
)
async def test_an_action_that_is_none_of_the_game(
    server: Running, seats: Seats, action: Any
) -> None:
    body = act(action=action, expect=await version(server, seats))
    check(await send(server, seats, body), 422, "bad-action")


@pytest.mark.usefixtures("unmoved")
async def test_an_action_that_was_not_offered_is_refused_with_its_rule(
    server: Running, seats: Seats
) -> None:
    body = act(action={"type": "fire"}, expect=await version(server, seats))
    problem = check(await send(server, seats, body), 422, "refused")
    assert problem["refusal"] == {"rule": "2", "message": {"key": "toy-not-offered"}}


@pytest.mark.usefixtures("unmoved")
@pytest.mark.parametrize(("ask", "answer"), [("fire", "last"), ("march", "first"), ("", "")])
async def test_what_no_game_knows_can_not_be_answered_beforehand(
    server: Running, seats: Seats, ask: str, answer: str
) -> None:
    body = {"expect": await version(server, seats), "key": "k", "ask": ask, "answer": answer}
    problem = check(await send(server, seats, body, "prepare"), 422, "refused")
    assert problem["refusal"]["message"]["key"] == "refusal-no-such-standing-answer"
    ahead = check(await send(server, seats, {**body, "expect": 10**6}, "prepare"), 409, "stale")
    assert ahead["frame"]["standing"] == {}


@pytest.mark.usefixtures("unmoved")
async def test_a_stale_version_gets_the_frame_of_today(server: Running, seats: Seats) -> None:
    for expect in (0, await version(server, seats) + 1):
        problem = check(await send(server, seats, act(expect=expect)), 409, "stale")
        assert problem["frame"]["v"] == await version(server, seats)


@pytest.mark.usefixtures("unmoved")
@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b'{"expect": 1,}',
        b'{"expect": 1, "key": "\xed\xa0\x80", "action": 1}',
    ],
)
async def test_broken_json(server: Running, seats: Seats, raw: bytes) -> None:
    path = f"/api/matches/{seats.match}/act"
    headers = {**bearer(seats.tokens["us"]), **JSON}
    check(await server.client.post(path, content=raw, headers=headers), 400, "broken-json")


@pytest.mark.usefixtures("unmoved")
async def test_an_action_nested_too_deeply(server: Running, seats: Seats) -> None:
    path = f"/api/matches/{seats.match}/act"
    headers = {**bearer(seats.tokens["us"]), **JSON}
    deep = b"[" * 30_000 + b"]" * 30_000
    for raw in (b'{"expect": 1, "key": "k", "action": %b}' % deep, deep, b'{"action":' * 6_000):
        answer = await server.client.post(path, content=raw, headers=headers)
        assert answer.status_code in (400, 422)


@pytest.mark.usefixtures("unmoved")
async def test_a_body_over_64_kib(server: Running, seats: Seats) -> None:
    async def parts() -> AsyncIterator[bytes]:
        for _ in range(70):
            yield b" " * 1024

    path = f"/api/matches/{seats.match}/act"
    headers = {**bearer(seats.tokens["us"]), **JSON}
    whole = await server.client.post(path, content=b" " * 70_000, headers=headers)
    check(whole, 413, "too-large")
    check(await server.client.post(path, content=parts(), headers=headers), 413, "too-large")


@pytest.mark.usefixtures("unmoved")
async def test_a_body_that_is_not_json(server: Running, seats: Seats) -> None:
    path = f"/api/matches/{seats.match}/act"
    answer = await server.client.post(path, data={"a": "b"}, headers=bearer(seats.tokens["us"]))
    check(answer, 415, "not-json")


@pytest.mark.usefixtures("unmoved")
async def test_the_token_of_another_match(server: Running, seats: Seats) -> None:
    path = f"/api/matches/{seats.match}"
    wrong = [secrets.token_urlsafe(32), "x", seats.match, "é" * 3, "Bearer"]
    for token in wrong:
        headers = [(b"authorization", f"Bearer {token}".encode())]
        check(await server.client.get(path, headers=headers), 401, "no-seat")
        check(await server.client.post(f"{path}/act", json=act(), headers=headers), 401, "no-seat")
    check(await server.client.get(path), 401, "no-seat")


async def test_a_token_is_good_for_its_own_match_alone(server: Running, seats: Seats) -> None:
    other = await begin(server.client, "pickets", "us")
    for token in (*other.tokens.values(), other.spectator):
        for call in ("", "/log", "/export", "/history", "/devices"):
            answer = await server.client.get(
                f"/api/matches/{seats.match}{call}", headers=bearer(token)
            )
            check(answer, 401, "no-seat")


@pytest.mark.usefixtures("unmoved")
async def test_a_spectator_may_only_look(server: Running, seats: Seats) -> None:
    path = f"/api/matches/{seats.match}"
    token = bearer(seats.spectator)
    bodies = {
        "act": act(),
        "undo": {"expect": 1, "key": "k"},
        "prepare": {"expect": 1, "key": "k", "ask": "fire", "answer": ""},
        "resign": {"expect": 1, "key": "k"},
        "draw": {"expect": 1, "key": "k", "do": "offer"},
        "why": {},
        "suggest": {},
        "devices": {},
        "invitation": {},
        "spectators": {},
    }
    for call, body in bodies.items():
        answer = await server.client.post(f"{path}/{call}", json=body, headers=token)
        check(answer, 403, "not-yours")
    for read in ("devices", "plans", "foresee?selection=picket"):
        check(await server.client.get(f"{path}/{read}", headers=token), 403, "not-yours")
    check(await server.client.delete(path, headers=token), 403, "not-yours")


@pytest.mark.usefixtures("unmoved")
async def test_what_is_not_there(server: Running, seats: Seats) -> None:
    token = bearer(seats.tokens["us"])
    client = server.client
    check(await client.get("/api/nothing"), 404, "not-found")
    check(await client.get("/api/matches/0123456789ab", headers=token), 404, "unknown-match")
    check(await client.get("/api/matches/..%2f..%2fetc", headers=token), 404, "not-found")
    check(await client.get("/api/matches/ILOU", headers=token), 404, "unknown-match")
    check(await client.get("/api/games/chess/board"), 404, "unknown-game")
    check(await client.put(f"/api/matches/{seats.match}", json={}), 405, "not-allowed")
    gone = f"/api/matches/{seats.match}/devices/nothing"
    check(await client.delete(gone, headers=token), 404, "unknown-device")


@pytest.mark.usefixtures("unmoved")
@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("log?before=0", 422, "bad-field"),
        ("log?before=x", 422, "bad-field"),
        ("log?before=99999999999999", 422, "bad-field"),
        ("history?at=99999", 404, "no-such-commit"),
        ("history?line=99999", 404, "no-such-commit"),
        ("history?line=0", 422, "bad-field"),
        ("history?at=-1", 422, "bad-field"),
    ],
)
async def test_bad_queries(
    server: Running, seats: Seats, query: str, status: int, code: str
) -> None:
    path = f"/api/matches/{seats.match}/{query}"
    answer = await server.client.get(path, headers=bearer(seats.tokens["us"]))
    check(answer, status, code)


CREATE = {"game": "pickets", "side": "us", "entropy": "ab" * 32}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({**CREATE, "game": "chess"}, 404, "unknown-game"),
        ({**CREATE, "side": "everyone"}, 422, "bad-option"),
        ({**CREATE, "scenario": "moon"}, 422, "bad-option"),
        ({**CREATE, "options": {"fog": "none"}}, 422, "bad-option"),
        ({**CREATE, "options": {"__class__": "x"}}, 422, "bad-option"),
        ({**CREATE, "watch": "all"}, 422, "bad-field"),
        ({**CREATE, "entropy": "ab"}, 422, "bad-field"),
        ({**CREATE, "entropy": "AB" * 32}, 422, "bad-field"),
        ({**CREATE, "name": "n" * 41}, 422, "bad-field"),
        ({**CREATE, "seed": "00"}, 422, "bad-field"),
        ({"game": "pickets"}, 422, "bad-field"),
    ],
)
async def test_a_match_that_cannot_be_made(
    server: Running, body: dict[str, Any], status: int, code: str
) -> None:
    before = await rows(server)
    check(await server.client.post("/api/matches", json=body), status, code)
    assert await rows(server) == before


async def test_floods_are_held_back(sqlite_url: str) -> None:
    async with running(sqlite_url, limits=True, creations_per_minute=5) as server:
        made = [await server.client.post("/api/matches", json=CREATE) for _ in range(8)]
        assert [answer.status_code for answer in made[:5]] == [201] * 5
        check(made[7], 429, "too-many")
        assert made[7].headers["retry-after"]


async def test_a_flood_of_requests_from_one_address(sqlite_url: str) -> None:
    async with running(sqlite_url, limits=True, requests_per_second=4) as server:
        # All at once: one by one a machine that is busy enough would never be too fast.
        answers = await asyncio.gather(*(server.client.get("/api/games") for _ in range(40)))
        refused = [answer for answer in answers if answer.status_code != 200]
        check(refused[0], 429, "too-many")
        assert (await rows(server)) == (0, 0)


async def test_a_command_in_an_open_match(server: Running) -> None:
    made = (await server.client.post("/api/matches", json=CREATE)).json()
    path, token = f"/api/matches/{made['match']}", bearer(made["token"])
    for call, body in (
        ("act", act(expect=0)),
        ("resign", {"expect": 0, "key": "k"}),
        ("undo", {"expect": 0, "key": "k"}),
    ):
        answer = await server.client.post(f"{path}/{call}", json=body, headers=token)
        check(answer, 409, "not-running")


async def test_commands_after_the_end(server: Running, seats: Seats) -> None:
    body = {"expect": await version(server, seats), "key": "a"}
    assert (await send(server, seats, body, "resign")).status_code == 200
    for n in range(3):
        again = {"expect": await version(server, seats), "key": f"b{n}"}
        check(await send(server, seats, again, "resign"), 409, "match-ended")
    late = act(expect=await version(server, seats), key="c")
    check(await send(server, seats, late), 409, "match-ended")


async def test_markup_in_names_stays_text(server: Running) -> None:
    name = "</script><img src=x>"
    made = (await server.client.post("/api/matches", json={**CREATE, "name": name})).json()
    frame = await server.client.get(f"/api/matches/{made['match']}", headers=bearer(made["token"]))
    assert json.loads(frame.text)["names"]["us"] == name
    assert frame.headers["content-type"] == "application/json"
    assert frame.headers["x-content-type-options"] == "nosniff"
    assert entropy()
