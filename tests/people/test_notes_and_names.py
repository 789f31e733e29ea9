"""Private notes, which only their seat ever sees; names that change."""

import asyncio

import pytest

from tests.api.generic_client import Seats, begin, hears_nothing, received
from tests.fixtures.serving import Running, running
from tests.people.helping import call, listening, next_of, resign


@pytest.fixture
async def seats(server: Running) -> Seats:
    return await begin(server.client, "pickets", "us", name="Ann")


async def keep(server: Running, seats: Seats, who: str, text: str, expect: int):
    return await call(server, seats, who, "PUT", "/notes", {"expect": expect, "text": text})


async def test_notes_are_their_seats_alone(server: Running, seats: Seats) -> None:
    assert (await call(server, seats, "us", "GET", "/notes")).json() == {"version": 0, "text": ""}
    async with listening(server, seats, "gb") as gb, listening(server, seats, "public") as public:
        kept = await keep(server, seats, "us", "Bluff at Detroit", 0)
        assert kept.json() == {"version": 1, "text": "Bluff at Detroit"}
        await hears_nothing(gb, public)
    assert (await call(server, seats, "gb", "GET", "/notes")).json() == {"version": 0, "text": ""}
    assert (await call(server, seats, "public", "GET", "/notes")).json()["code"] == "not-yours"
    assert (await keep(server, seats, "public", "x", 0)).json()["code"] == "not-yours"


async def test_the_second_of_two_devices_overwrites_nothing(server: Running, seats: Seats) -> None:
    await keep(server, seats, "us", "one", 0)
    both = [keep(server, seats, "us", text, 1) for text in ("from the desk", "from the phone")]
    answers = await asyncio.gather(*both)
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    [lost] = [answer for answer in answers if answer.status_code == 409]
    assert lost.json()["code"] == "note-changed"
    [won] = [answer for answer in answers if answer.status_code == 200]
    assert (await call(server, seats, "us", "GET", "/notes")).json() == won.json()


async def test_keeping_the_same_notes_again_gives_the_same_answer(
    server: Running, seats: Seats
) -> None:
    for _ in range(3):
        assert (await keep(server, seats, "us", "same", 0)).json() == {"version": 1, "text": "same"}
    assert (await keep(server, seats, "us", "", 1)).json() == {"version": 2, "text": ""}


async def test_notes_up_to_16_kib(server: Running, seats: Seats) -> None:
    fits, over = "é" * 8192, "é" * 8192 + "x"
    assert (await keep(server, seats, "us", fits, 0)).status_code == 200
    refused = await keep(server, seats, "us", over, 1)
    assert (refused.status_code, refused.json()["code"]) == (413, "note-too-large")
    assert (await call(server, seats, "us", "GET", "/notes")).json()["text"] == fits
    for text in ("a\0b", "\x1b"):
        assert (await keep(server, seats, "us", text, 1)).json()["code"] == "bad-field"


async def test_notes_are_in_their_seats_export_and_in_no_other(
    server: Running, seats: Seats
) -> None:
    await keep(server, seats, "us", "</script>canary", 0)
    exports = {
        who: (await call(server, seats, who, "GET", "/export")) for who in ("us", "gb", "public")
    }
    assert exports["us"].json()["notes"] == "</script>canary"
    for who in ("gb", "public"):
        assert exports[who].json()["notes"] == ""
        assert "canary" not in exports[who].text
    await resign(server, seats, "gb")
    whole = {
        (await call(server, seats, who, "GET", "/export")).text for who in ("us", "gb", "public")
    }
    assert len(whole) == 1
    assert "canary" not in whole.pop()
    assert (await call(server, seats, "us", "GET", "/notes")).json()["text"] == "</script>canary"


async def test_a_player_changes_his_name_and_everybody_sees_it(
    server: Running, seats: Seats
) -> None:
    async with listening(server, seats, "gb") as gb, listening(server, seats, "public") as public:
        before = (await call(server, seats, "gb", "GET", "")).json()
        changed = await call(server, seats, "us", "PUT", "/name", {"name": " Anne <b> "})
        assert changed.status_code == 204
        for socket in (gb, public):
            frame = await received(socket)
            assert frame["names"] == {"us": "Anne <b>"}
            assert frame["v"] == before["v"]
    assert (await call(server, seats, "us", "GET", "")).json()["names"] == {"us": "Anne <b>"}
    for name in ("n" * 41, "a\0", "\u202eb"):
        bad = await call(server, seats, "us", "PUT", "/name", {"name": name})
        assert bad.json()["code"] == "bad-field"
    spectator = await call(server, seats, "public", "PUT", "/name", {"name": "x"})
    assert spectator.json()["code"] == "not-yours"


async def test_a_name_reaches_the_other_process(postgres_url: str) -> None:
    async with (
        running(postgres_url) as first,
        running(postgres_url, heartbeat_seconds=0.1) as second,
    ):
        seats = await begin(first.client, "pickets", "us", name="Ann")
        assert (await call(second, seats, "gb", "GET", "")).json()["names"] == {"us": "Ann"}
        await call(first, seats, "us", "PUT", "/name", {"name": "Anne"})
        assert (await call(second, seats, "gb", "GET", "")).json()["names"] == {"us": "Anne"}
        async with listening(second, seats, "gb") as gb:
            await call(first, seats, "us", "PUT", "/name", {"name": "Annie"})
            assert (await next_of(gb, "frame"))["names"] == {"us": "Annie"}
