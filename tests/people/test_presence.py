"""When players were last seen: sockets and commits tell, drafts do not."""

import asyncio
import time
from typing import Any

import pytest

from app.clock import MINUTE_SECONDS
from app.matches import ids
from app.matches.models import Principal, Seat
from app.people.presence import HOLDS_SECONDS, Presence
from app.storage.database import Database
from app.web import serve
from tests.api.generic_client import Seats, begin
from tests.fixtures.patience import patient
from tests.fixtures.serving import Running, running
from tests.fixtures.waiting import answers_true, comes_true
from tests.people.helping import call, listening


async def players(server: Running, seats: Seats, who: str = "us") -> dict[str, Any]:
    answer: dict[str, Any] = (await call(server, seats, who, "GET", "/seen")).json()["players"]
    return answer


async def until(server: Running, seats: Seats, side: str, *, here: bool) -> None:
    """Wait until a side is shown as here, or as gone."""

    async def is_so() -> bool:
        shown = (await players(server, seats)).get(side, {"here": False})
        return shown["here"] is here

    await answers_true(is_so)


async def test_sockets_tell_who_is_here(server: Running) -> None:
    seats = await begin(server.client, "pickets", "us")
    assert await players(server, seats) == {}
    began = time.time()
    match = ids.read(seats.match)
    assert match is not None
    here = server.site.people.presence._here
    async with listening(server, seats, "gb"), listening(server, seats, "gb"):
        await until(server, seats, "gb", here=True)
        async with listening(server, seats, "gb"):
            pass
        await comes_true(lambda: here[match, Seat.GUEST] == 2)
        await server.site.people.presence.write()
        assert (await players(server, seats))["gb"]["here"]
    await until(server, seats, "gb", here=False)
    seen = (await players(server, seats))["gb"]["seen"]
    assert seen % MINUTE_SECONDS == 0
    assert began - MINUTE_SECONDS < seen <= time.time()


async def test_spectators_neither_are_seen_nor_see(server: Running) -> None:
    seats = await begin(server.client, "pickets", "us")
    async with listening(server, seats, "public"):
        await server.site.people.presence.write()
        assert await players(server, seats) == {}
    assert (await call(server, seats, "public", "GET", "/seen")).json()["code"] == "not-yours"


async def test_a_draft_moves_nothing_and_a_commit_does(server: Running) -> None:
    seats = await begin(server.client, "pickets", "us")
    frame = (await call(server, seats, "gb", "GET", "")).json()
    body = {"expect": frame["v"], "key": "a", "action": {"type": "post", "place": "mill"}}
    stepped = await call(server, seats, "gb", "POST", "/act", body)
    await call(server, seats, "gb", "POST", "/undo", {"expect": stepped.json()["v"], "key": "b"})
    await server.site.people.presence.write()
    assert await players(server, seats) == {}
    frame = (await call(server, seats, "gb", "GET", "")).json()
    body = {"expect": frame["v"], "key": "c", "action": {"type": "done"}}
    assert (await call(server, seats, "gb", "POST", "/act", body)).is_success
    await server.site.people.presence.write()
    assert set(await players(server, seats)) == {"gb"}


async def test_both_processes_know(postgres_url: str) -> None:
    async with running(postgres_url) as first, running(postgres_url) as second:
        seats = await begin(first.client, "pickets", "us")
        async with listening(second, seats, "gb"):
            await until(first, seats, "gb", here=True)
        await until(first, seats, "gb", here=False)


async def test_a_line_that_is_dead_is_noticed_within_two_heartbeats(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "MIN_PING_SECONDS", 2.0)
    async with running(sqlite_url, heartbeat_seconds=2) as server:
        pings = server.stopper.config
        # A ping, and the wait for its answer; a clock would tell how busy this machine is.
        assert (pings.ws_ping_interval or 99) + (pings.ws_ping_timeout or 99) < 2 * 2
        seats = await begin(server.client, "pickets", "us")
        async with listening(server, seats, "gb") as socket:
            await until(server, seats, "gb", here=True)
            # Nothing is read any more, so no ping is answered: as if the line were cut.
            socket.transport.pause_reading()
            await until(server, seats, "gb", here=False)
            socket.transport.abort()


async def test_who_stays_is_confirmed_and_a_killed_server_is_not_believed(
    sqlite: Database,
) -> None:
    now = 1_000_000.0
    presence = Presence(sqlite, clock=lambda: now)
    presence.joined(Principal(1, Seat.GUEST, "x"))
    await presence.write()

    async def is_here() -> bool:
        from app.people import repository

        found = await sqlite.read(lambda on: repository.last_seen(on, 1, int(now)))
        return found[Seat.GUEST].here

    assert await is_here()
    now += HOLDS_SECONDS + 1
    assert not await is_here()


class Tablets:
    """A database that writes nothing and counts how often it was asked to."""

    def __init__(self) -> None:
        self.writes = 0

    async def write(self, _change: Any) -> None:
        self.writes += 1


async def test_who_acts_again_and_again_is_written_once_a_minute() -> None:
    now, database = 1_000_000.0, Tablets()
    presence: Any = Presence(database, clock=lambda: now)  # type: ignore[arg-type]
    caller = Principal(1, Seat.GUEST, "x")
    presence.joined(caller)
    for seconds in (0, 1, 2):
        now = 1_000_000.0 + seconds
        presence.acted(caller)
        await presence.write()
    assert database.writes == 1
    now += MINUTE_SECONDS
    presence.acted(caller)
    await presence.write()
    assert database.writes == 2
    presence.left(caller)
    await presence.write()
    assert database.writes == 3
    presence.joined(caller)
    await presence.write()
    assert database.writes == 4


@pytest.mark.parametrize("turns", range(6))
async def test_it_stops_however_soon_after_somebody_was_seen(turns: int) -> None:
    # Until Python 3.12, asyncio.wait_for loses a cancellation that comes with what it waits for.
    presence = Presence(Tablets())  # type: ignore[arg-type]
    presence.start()
    for _ in range(5):
        await asyncio.sleep(0)
    presence.acted(Principal(1, Seat.GUEST, "x"))
    for _ in range(turns):
        await asyncio.sleep(0)
    _, late = await asyncio.wait({asyncio.create_task(presence.stop())}, timeout=patient(5))
    assert not late
