"""The edits of a frame make the next one of it, whatever has changed."""

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect

from app.engine.values import PUBLIC
from app.live.changes import changes
from app.matches.frame import frame
from app.matches.models import ENDED
from proofs.edits import edited
from tests.api.generic_client import Seats, bearer, begin, command, post, received
from tests.fixtures.serving import Running
from tests.matches.test_frames import PLAYED, new_table, step

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(0, 9) | st.text("ab", max_size=40),
    lambda parts: st.lists(parts, max_size=8) | st.dictionaries(st.text("xyz"), parts, max_size=5),
    max_leaves=40,
)
OBJECTS = st.dictionaries(st.text("xyz"), JSON, max_size=6)


def written(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


@given(OBJECTS, OBJECTS)
@example({"x": [1, 1, 2] * 20}, {"x": [1, 2, 1] * 20})
@example({"x": ["a" * 9, "b" * 9, "a" * 9, 4]}, {"x": ["b" * 9, "a" * 9, "a" * 9]})
@example({"x": {"y": "a" * 50}}, {"x": {"z": "a" * 50}})
@example({"x": [["a" * 60], {"y": "b" * 60}]}, {"x": [{"y": "a" * 60}, ["b" * 60]]})
def test_edits_make_the_second_of_the_first(old: dict[str, Any], new: dict[str, Any]) -> None:
    assert edited(old, json.loads(changes(written(old), written(new)))) == new


def test_what_is_the_same_needs_no_edit() -> None:
    assert changes(b'{"x":[1,2]}', b'{"x":[1,2]}') == b"[]"


def test_the_latest_lines_of_a_log_are_what_is_sent_of_it() -> None:
    lines = [{"n": n, "message": "a line of some length"} for n in range(53)]
    old, new = written({"log": lines[:50]}), written({"log": lines[3:]})
    assert json.loads(changes(old, new)) == [
        [["log"], 0, 3, []],
        [["log"], 47, 0, lines[50:]],
    ]


def test_one_changed_item_of_a_long_list_is_edited_where_it_stands() -> None:
    pieces = [{"id": f"block {n}", "at": "somewhere along the river", "cv": 3} for n in range(9)]
    moved = [dict(piece, cv=2) if piece["id"] == "block 4" else piece for piece in pieces]
    edits = json.loads(changes(written({"pieces": pieces}), written({"pieces": moved})))
    assert edits == [[["pieces", 4, "cv"], 2]]


@pytest.mark.parametrize("key", sorted(PLAYED))
def test_changes_follow_a_match_in_few_bytes(key: str) -> None:
    """Every viewer's frame is made of the one before, in less than half of its bytes."""
    state, rng = new_table(key, 2), Random(2)
    viewers = (*state.game.sides, PUBLIC)
    frames = {viewer: frame(state, viewer) for viewer in viewers}
    whole = sent = 0
    for _ in range(200):
        after = step(state, rng)
        for viewer in viewers:
            old, new = frames[viewer], frame(after, viewer)
            edits = changes(old, new)
            assert edited(json.loads(old), json.loads(edits)) == json.loads(new)
            if after.version(viewer) != state.version(viewer):
                whole, sent = whole + len(new), sent + len(edits)
            frames[viewer] = new
        state = after
        if state.status == ENDED:
            break
    assert sent < whole / 2


@asynccontextmanager
async def taking_changes(
    server: Running, seats: Seats, side: str
) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
    """A socket that has asked for changes, and its first frame, which is whole."""
    async with connect(f"{server.ws}/api/matches/{seats.match}/live") as socket:
        hello = {"type": "hello", "token": seats.tokens[side], "changes": True}
        await socket.send(json.dumps(hello))
        frame = await received(socket)
        assert frame["type"] == "frame"
        yield socket, frame


async def act(server: Running, seats: Seats, side: str, frame: Mapping[str, Any]) -> None:
    act = command(dict(frame), Random(1))
    await post(server.client, f"/api/matches/{seats.match}/act", act, seats.tokens[side])


async def test_a_socket_that_asks_for_changes_is_sent_them(server: Running) -> None:
    seats = await begin(server.client, "pickets", "us")
    async with taking_changes(server, seats, "us") as (socket, first):
        await act(server, seats, "us", first)
        message = await received(socket)
        assert (message["type"], message["base"], message["v"]) == (
            "changes",
            first["v"],
            first["v"] + 1,
        )
        whole = await server.client.get(
            f"/api/matches/{seats.match}", headers=bearer(seats.tokens["us"])
        )
        assert edited(first, message["edits"]) == {"type": "frame", **whole.json()}


async def test_whoever_pings_with_another_version_is_sent_the_whole_frame(server: Running) -> None:
    seats = await begin(server.client, "pickets", "us")
    async with taking_changes(server, seats, "us") as (socket, first):
        await act(server, seats, "us", first)
        sent = await received(socket)
        assert sent["type"] == "changes"
        await socket.send(json.dumps({"type": "ping", "v": first["v"]}))
        again = await received(socket)
        assert (again["type"], again["v"]) == ("frame", sent["v"])
        assert (await received(socket))["type"] == "heartbeat"
