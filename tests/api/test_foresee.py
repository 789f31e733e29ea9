"""What taking hold of something would open: for the player who is asked, from their own frame."""

from random import Random
from typing import Any

from tests.api.generic_client import Seats, bearer, begin, command, post
from tests.fixtures.serving import Running

MAX_COMMANDS = 300


async def get(server: Running, seats: Seats, token: str, call: str = "", status: int = 200) -> Any:
    path = f"/api/matches/{seats.match}{call}"
    answer = await server.client.get(path, headers=bearer(token))
    assert answer.status_code == status, answer.text
    return answer.json()


async def naming(server: Running) -> tuple[Seats, str, dict[str, Any]]:
    """Play until a side names a leader; give the side and its frame."""
    seats, rng = await begin(server.client, "madison"), Random(5)
    for _ in range(MAX_COMMANDS):
        for side, token in seats.tokens.items():
            frame = await get(server, seats, token)
            offered = (frame["choices"] or {"actions": []})["actions"]
            if frame["view"]["ask"] == "force" and offered[0].get("subject"):
                return seats, side, frame
            leading = [one for one in offered if one["action"].get("use") == "leader"]
            if leading:
                frame["choices"]["actions"] = leading
            if offered:
                path = f"/api/matches/{seats.match}/act"
                await post(server.client, path, command(frame, rng), token)
    raise AssertionError("nobody names a leader")


async def test_who_may_be_named_is_told_how_far_they_could_go(own_sqlite_server: Running) -> None:
    server = own_sqlite_server
    seats, side, frame = await naming(server)
    [other] = seats.tokens.keys() - {side}
    subject = frame["choices"]["actions"][0]["subject"]
    call = f"/foresee?selection={subject}"
    told = await get(server, seats, seats.tokens[side], call)
    assert told["v"] == frame["v"]
    for way in told["foreseen"]["ways"]:
        assert way["group"][0] == subject.partition(":")[2]
        assert {*way.get("attacks", {})} <= {*way["reached"]}
    assert (await get(server, seats, seats.tokens[side], "/foresee"))["foreseen"] is None
    nothing = await get(server, seats, seats.tokens[side], "/foresee?selection=block:nobody")
    assert nothing["foreseen"] is None
    assert (await get(server, seats, seats.tokens[other], call))["foreseen"] is None
    await get(server, seats, seats.spectator, call, 403)
    before = await get(server, seats, seats.tokens[other])
    assert before == await get(server, seats, seats.tokens[other]), "nobody is told of it"


async def test_what_is_no_name_is_refused(sqlite_server: Running) -> None:
    seats = await begin(sqlite_server.client, "madison")
    token = next(iter(seats.tokens.values()))
    await get(sqlite_server, seats, token, f"/foresee?selection={'x' * 201}", 422)


async def test_a_game_that_foresees_nothing_says_so(sqlite_server: Running) -> None:
    seats = await begin(sqlite_server.client, "war1812")
    for token in seats.tokens.values():
        told = await get(sqlite_server, seats, token, "/foresee?selection=block:us01")
        assert told["foreseen"] is None
