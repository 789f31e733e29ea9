"""Two rooms: who hears what, and that nothing that was acknowledged is lost or said twice."""

import asyncio
import json

import pytest

from tests.api.generic_client import Seats, begin, hears_nothing, received
from tests.fixtures.serving import Running, running
from tests.people.helping import call, heard, listening, next_of, resign, say


@pytest.fixture
async def seats(server: Running) -> Seats:
    return await begin(server.client, "pickets", "us", name="Ann")


async def test_players_hear_each_other_at_once_and_spectators_nothing(
    server: Running, seats: Seats
) -> None:
    async with (
        listening(server, seats, "us") as us,
        listening(server, seats, "gb") as gb,
        listening(server, seats, "public") as public,
    ):
        line = (await say(server, seats, "us", "Well met!")).json()
        assert (line["n"], line["side"], line["text"]) == (1, "us", "Well met!")
        for socket in (us, gb):
            assert await received(socket) == {"type": "chat", "room": "players", "lines": [line]}
        await hears_nothing(public)
    assert await heard(server, seats, "public") == "not-yours"


async def test_spectators_talk_among_themselves_until_the_end(
    server: Running, seats: Seats
) -> None:
    async with listening(server, seats, "us") as us, listening(server, seats, "public") as public:
        line = (await say(server, seats, "public", "Detroit is open", "spectators")).json()
        assert "side" not in line
        assert line["number"] == 1
        assert (await received(public))["lines"] == [line]
        await hears_nothing(us)
        assert await heard(server, seats, "us", "spectators") == "not-yours"
        refused = await say(server, seats, "us", "psst", "spectators")
        assert refused.json()["code"] == "not-yours"
        refused = await say(server, seats, "public", "psst", "players")
        assert refused.json()["code"] == "not-yours"


async def test_after_the_end_everybody_reads_both_rooms(server: Running, seats: Seats) -> None:
    await say(server, seats, "us", "hush")
    await say(server, seats, "public", "oh", "spectators")
    await resign(server, seats, "gb")
    for who in ("us", "gb", "public"):
        assert await heard(server, seats, who, "players") == ["hush"]
        assert await heard(server, seats, who, "spectators") == ["oh"]
    async with listening(server, seats, "public") as public:
        rooms = [(await received(public))["room"] for _ in range(2)]
        assert rooms == ["players", "spectators"]
    assert (await say(server, seats, "us", "thanks", "spectators")).json()["side"] == "us"
    assert (await say(server, seats, "public", "hey")).json()["code"] == "not-yours"


async def test_the_same_key_says_it_once(server: Running, seats: Seats) -> None:
    same = [say(server, seats, "us", "once", key="k") for _ in range(6)]
    answers = [answer.json() for answer in await asyncio.gather(*same)]
    assert all(answer == answers[0] for answer in answers)
    # Keys of two players don't get in each other's way.
    await say(server, seats, "gb", "mine", key="k")
    assert await heard(server, seats, "us") == ["once", "mine"]


INVISIBLE = [
    "\u200b",
    "\u200d\u2060\ufeff",
    "\u3164",
    "\u115f\u1160\uffa0",
    "\u2800\u2800",
    "\u0301",
    "\ufe0f\U000e0100",
    "\u00ad\u180e",
    "\u200e \u200f\n",
    "\U000e0041\U000e007f",
]


@pytest.mark.parametrize("text", INVISIBLE)
async def test_a_line_of_which_nothing_can_be_seen_is_refused(
    server: Running, seats: Seats, text: str
) -> None:
    answer = await say(server, seats, "us", text)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-field")
    name = {"name": text.strip()}
    if "\n" not in text:
        assert (await call(server, seats, "us", "PUT", "/name", name)).status_code == 204
        frame = (await call(server, seats, "us", "GET", "")).json()
        assert frame["names"].get("us", "") == ""
    # With something to see beside it, it is part of what somebody writes: joined emoji, accents.
    assert (await say(server, seats, "us", f"e{text}")).is_success


async def test_a_key_used_for_another_line_is_refused(server: Running, seats: Seats) -> None:
    await say(server, seats, "us", "once", key="k")
    other = await say(server, seats, "us", "twice", key="k")
    assert (other.status_code, other.json()["code"]) == (409, "key-used")
    assert await heard(server, seats, "us") == ["once"]


async def test_lines_of_many_at_once_are_numbered_without_gaps(
    server: Running, seats: Seats
) -> None:
    async with listening(server, seats, "gb") as gb:
        talk = [say(server, seats, who, f"{who} {n}") for who in ("us", "gb") for n in range(15)]
        said = {answer.json()["n"] for answer in await asyncio.gather(*talk)}
        assert said == set(range(1, 31))
        got: list[int] = []
        while len(got) < 30:
            got += [line["n"] for line in (await next_of(gb, "chat"))["lines"]]
        assert got == list(range(1, 31))


async def test_who_comes_back_hears_what_he_missed(server: Running, seats: Seats) -> None:
    for n in range(60):
        await say(server, seats, "us", f"line {n + 1}")
    async with listening(server, seats, "gb", heard={"players": 57}) as gb:
        lines = (await received(gb))["lines"]
        assert [line["n"] for line in lines] == [58, 59, 60]
    async with listening(server, seats, "gb") as gb:
        lines = (await received(gb))["lines"]
        assert [line["n"] for line in lines] == list(range(11, 61))
    answer = await call(server, seats, "gb", "GET", "/chat?room=players&before=11")
    assert [line["n"] for line in answer.json()["lines"]] == list(range(1, 11))
    assert answer.json()["first"] == 1
    async with listening(server, seats, "gb", heard={"players": 60}) as gb:
        await hears_nothing(gb)


async def test_chat_moves_no_version_and_stands_in_no_record(server: Running, seats: Seats) -> None:
    before = (await call(server, seats, "us", "GET", "")).text
    await say(server, seats, "us", "quite unrelated")
    assert (await call(server, seats, "us", "GET", "")).text == before
    await resign(server, seats, "gb")
    export = (await call(server, seats, "us", "GET", "/export")).text
    assert "unrelated" not in export


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("Ångström cafe\u0301", "Ångström café"),
        ("  two\nlines \n", "two\nlines"),
        ("</script><img src=x onerror=alert(1)>", "</script><img src=x onerror=alert(1)>"),
        ("将軍 👍🏽 عمر", "将軍 👍🏽 عمر"),
        ("x" * 500, "x" * 500),
    ],
)
async def test_text_is_kept_as_text(server: Running, seats: Seats, text: str, kept: str) -> None:
    answer = await say(server, seats, "us", text)
    assert answer.json()["text"] == kept
    assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize("text", ["", "   \n", "x" * 501, "a\0b", "\x1b[2J", "\u202etxt", "a\rb"])
async def test_what_is_no_text_is_refused(server: Running, seats: Seats, text: str) -> None:
    answer = await say(server, seats, "us", text)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-field")
    assert await heard(server, seats, "us") == []


async def test_bad_calls(server: Running, seats: Seats) -> None:
    for body in ({}, {"room": "hall", "text": "x", "key": "k"}, {"room": "players", "text": 1}):
        answer = await call(server, seats, "us", "POST", "/chat", body)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-field")
    for query in ("", "?room=hall", "?room=players&before=0"):
        answer = await call(server, seats, "us", "GET", f"/chat{query}")
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-field")


async def test_spectators_have_numbers_and_names_of_their_choice(
    server: Running, seats: Seats
) -> None:
    await say(server, seats, "public", "one", "spectators", name="Zoë")
    path = f"/api/matches/{seats.match}/spectators"
    made = await server.client.post(path, headers={"Authorization": f"Bearer {seats.tokens['us']}"})
    secret = made.json()["link"].partition("#")[2]
    watch = await server.client.post(f"/api/matches/{seats.match}/watch", json={"secret": secret})
    other = Seats(seats.match, seats.tokens, watch.json()["token"])
    second = (await say(server, other, "public", "two", "spectators")).json()
    first = (await say(server, seats, "public", "three", "spectators")).json()
    assert (second["number"], second.get("name", "")) == (2, "")
    assert first["number"] == 1
    # A player can't change names in the middle of a match.
    first = (await say(server, seats, "us", "x", name="Bob")).json()
    assert "name" not in first


async def test_a_machine_does_not_talk_and_where_nobody_watches_nobody_listens(
    server: Running,
) -> None:
    body = {"game": "pickets", "side": "us", "entropy": "ab" * 32, "machine": "random"}
    made = (await server.client.post("/api/matches", json=body)).json()
    alone = Seats(made["match"], {"us": made["token"]}, "")
    assert (await say(server, alone, "us", "hello?")).json()["code"] == "no-chat"
    seats = await begin(server.client, "pickets", "us", watch="nobody")
    await resign(server, seats, "us")
    assert (await say(server, seats, "us", "hello?", "spectators")).json()["code"] == "no-chat"


async def test_nobody_talks_before_there_is_somebody(server: Running) -> None:
    body = {"game": "pickets", "side": "us", "entropy": "ab" * 32}
    made = (await server.client.post("/api/matches", json=body)).json()
    alone = Seats(made["match"], {"us": made["token"]}, "")
    assert (await say(server, alone, "us", "hello?")).json()["code"] == "not-running"


async def test_floods_of_talk_are_held_back(sqlite_url: str) -> None:
    async with running(sqlite_url, limits=True, lines_per_minute=8) as server:
        seats = await begin(server.client, "pickets", "us")
        codes = [(await say(server, seats, "us", "spam")).status_code for _ in range(6)]
        assert codes == [200, 200, 200, 200, 429, 429]
        assert (await say(server, seats, "gb", "stop")).status_code == 200


async def test_it_is_heard_at_another_process_and_only_by_whom_it_is_for(postgres_url: str) -> None:
    async with (
        running(postgres_url) as first,
        running(postgres_url, heartbeat_seconds=0.1) as second,
    ):
        seats = await begin(first.client, "pickets", "us")
        async with (
            listening(second, seats, "gb") as gb,
            listening(second, seats, "public") as public,
        ):
            line = (await say(first, seats, "us", "over here")).json()
            assert (await next_of(gb, "chat"))["lines"] == [line]
            beats = [await received(public) for _ in range(6)]
            assert {message["type"] for message in beats} == {"heartbeat"}
        # Both write at once: one number each, and nothing lost.
        talk = [say(at, seats, "us", f"{n}") for n in range(10) for at in (first, second)]
        said = sorted(answer.json()["n"] for answer in await asyncio.gather(*talk))
        assert said == list(range(2, 22))


async def test_what_was_said_outlives_the_server(database_url: str) -> None:
    async with running(database_url) as before:
        seats = await begin(before.client, "pickets", "us")
        await say(before, seats, "us", "remember me")
    async with running(database_url) as after:
        assert await heard(after, seats, "gb") == ["remember me"]


async def test_a_spectator_gets_the_same_bytes_whatever_players_say(
    server: Running, seats: Seats
) -> None:
    """Two matches, one with talk among its players and one without."""
    quiet = await begin(server.client, "pickets", "us", name="Ann")
    await say(server, seats, "us", "secret plan")
    taken = []
    for table in (seats, quiet):
        async with listening(server, table, "public") as public:
            await public.send(json.dumps({"type": "ping"}))
            beat = await received(public)
            line = (await say(server, table, "public", "hm", "spectators")).json()
            told = await received(public)
            taken.append((beat, line["n"], [said["n"] for said in told["lines"]]))
    assert taken[0] == taken[1]
