"""Who may do what, when: in every game alike."""

import asyncio
import json
import secrets
from random import Random
from typing import Any

import pytest

from tests.api.generic_client import received
from tests.faults.helping import Board, board, two_now
from tests.fixtures.serving import Running
from tests.live.test_sockets import at_the_board, send

GAMES = two_now("quebec1759")
BUILT_IN = ["__class__", "__init__", "__dict__", "constructor", "toString", "decide", "_chosen", ""]


def twisted(value: Any) -> list[Any]:
    """A value, each part of it in turn made into something else."""
    if isinstance(value, dict):
        parts = [{**value, name: part} for name in value for part in twisted(value[name])]
        return [*parts, {**value, "more": 1}]
    if isinstance(value, list):
        return [[*value, *value[-1:]], value[:-1], *([twin] for twin in twisted(value[0]))]
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1000, -1, str(value)]
    return [f"{value}x", "__class__", 7]


async def refused(table: Board, side: str, action: Any) -> None:
    """An action gets an error in the protocol's form, and nothing else happens."""
    answer = await table.do(side, action=action)
    assert answer.status_code == 422, f"{side} {action}: {answer.text}"
    assert answer.json()["code"] in ("refused", "bad-action")


@pytest.mark.parametrize("game", GAMES)
async def test_a_decision_taken_in_the_other_sides_phase(sqlite_server: Running, game: str) -> None:
    table, rng, tried = await board(sqlite_server, game), Random(game), 0
    while tried < 5:
        # A match of the smallest game may end before so many phases of one side alone.
        if not await table.play_on(rng):
            table = await board(sqlite_server, game)
        choices = {side: (await table.frame(side))["choices"] for side in table.sides}
        for side, other in (table.sides, table.sides[::-1]):
            if choices[other] and not choices[side]:
                before = await table.all_told()
                await refused(table, side, choices[other]["actions"][0]["action"])
                assert await table.all_told() == before
                tried += 1


@pytest.mark.parametrize("game", GAMES)
async def test_an_argument_that_was_not_among_those_offered(
    sqlite_server: Running, game: str
) -> None:
    table, rng, tried = await board(sqlite_server, game), Random(game), 0
    for _ in range(12):
        await table.play_on(rng)
        for side in table.sides:
            choices = (await table.frame(side))["choices"]
            offered = [choice["action"] for choice in choices["actions"]] if choices else []
            before = await table.all_told()
            for action in rng.sample(offered, min(2, len(offered))):
                wrong = [twin for twin in twisted(action) if twin not in offered]
                for twin in rng.sample(wrong, min(3, len(wrong))):
                    await refused(table, side, twin)
                    tried += 1
            assert await table.all_told() == before
    assert tried > 20


@pytest.mark.parametrize("game", GAMES)
async def test_a_built_in_attributes_name_as_an_action(sqlite_server: Running, game: str) -> None:
    table = await board(sqlite_server, game)
    before = await table.all_told()
    for side in table.sides:
        for name in BUILT_IN:
            for action in ({"type": name}, {name: name}, name, {"type": "act", "action": name}):
                await refused(table, side, action)
    for call in ("__class__", "__init__", "command", "_store", "view", "advance"):
        assert (await table.do(table.sides[0], call)).status_code in (404, 405)
    assert await table.all_told() == before


async def test_two_commands_with_one_version_in_a_simultaneous_phase(server: Running) -> None:
    """Both sides are asked at once; yet of one side's two commands one alone is carried out."""
    for n in range(5):
        table = await board(server)
        asked = {side: (await table.frame(side))["v"] for side in table.sides}

        def command(side: str, key: str, expect: int, place: str) -> dict[str, Any]:
            action = {"type": "post", "place": place}
            return {"expect": expect, "key": f"{side} {key}", "action": action}

        sent = [(side, place) for side in table.sides for place in ("mill", "ford", "church")]
        answers = await asyncio.gather(
            *(
                table.call(side, "POST", "/act", command(side, place, asked[side], place))
                for side, place in sent
            )
        )
        for side in table.sides:
            mine = [a for (s, _), a in zip(sent, answers, strict=True) if s == side]
            assert sorted(a.status_code for a in mine) == [200, 409, 409], n
            [done] = [a.json() for a in mine if a.status_code == 200]
            frame = await table.frame(side)
            assert frame["draft"]["steps"] == done["frame"]["draft"]["steps"]
            assert len(frame["draft"]["steps"]) == 1
            assert frame["v"] == asked[side] + 1


RUBBISH = [
    "{",
    "[" * 5000,
    '{"type": "act"}',
    '{"type": "undo", "expect": 99, "key": "u"}',
    '{"type": "act", "expect": 1, "key": "a", "action": {"type": "fire"}}',
    '{"type": "draw", "expect": 1, "key": "d", "do": "accept"}',
    '{"type": "claim", "expect": 1, "key": "c", "do": "win"}',
    '{"type": "why", "key": "w", "selection": "\\u0000", "target": "__class__"}',
]


async def test_an_invalid_message_does_not_make_the_others_next_legal_one_fail(
    sqlite_server: Running,
) -> None:
    table = await board(sqlite_server)
    async with (
        at_the_board(sqlite_server, table.seats, table.secret("us")) as (mine, frame),
        at_the_board(sqlite_server, table.seats, table.secret("gb")) as (socket, _),
    ):
        v = frame["v"]
        legal = [{"type": "post", "place": place} for place in ("mill", "ford")]
        for action in (*legal, {"type": "done"}):
            for text in RUBBISH:
                await socket.send(text)
            key = secrets.token_hex(8)
            await send(mine, "act", expect=v, key=key, action=action)
            assert (await received(mine))["type"] == "frame"
            ack = await received(mine)
            assert (ack["type"], ack["key"]) == ("ack", key)
            v = ack["v"]
        assert (await table.frame("gb"))["draft"] is None
        # They have read none of their errors.
        socket.transport.abort()


async def test_undo_pressed_by_the_opponent(server: Running) -> None:
    table = await board(server)
    await table.do("us", action={"type": "post", "place": "mill"})
    before = await table.all_told()
    for step in ({}, {"step": 0}, {"step": 1}):
        answer = await table.do("gb", "undo", **step)
        assert (answer.status_code, answer.json()["code"]) == (422, "refused")
    assert (await table.do("public", "undo")).status_code == 403
    assert await table.all_told() == before
    # What is committed nobody takes back, neither its author nor their opponent.
    await table.do("us", action={"type": "done"})
    before = await table.all_told()
    for side in table.sides:
        assert (await table.do(side, "undo")).status_code == 422
    assert await table.all_told() == before


@pytest.mark.parametrize("game", GAMES)
async def test_resign_after_the_end_repeatedly(sqlite_server: Running, game: str) -> None:
    table = await board(sqlite_server, game)
    assert (await table.do(table.sides[0], "resign")).status_code == 200
    before = await table.all_told()
    for side in (*table.sides, *table.sides):
        for call, more in (("resign", {}), ("undo", {}), ("draw", {"do": "offer"})):
            answer = await table.do(side, call, **more)
            assert (answer.status_code, answer.json()["code"]) == (409, "match-ended")
        token = table.secret(side)
        async with at_the_board(sqlite_server, table.seats, token) as (socket, frame):
            await send(socket, "resign", expect=frame["v"], key=f"late {side}")
            assert (await received(socket))["code"] == "match-ended"
    assert await table.all_told() == before
    assert json.loads(before[0])["outcome"]["winner"] == table.sides[1]
