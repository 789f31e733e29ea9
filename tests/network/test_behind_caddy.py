"""Two server processes on one PostgreSQL, and before them Caddy with the repository's Caddyfile.

The long form, KILLS=20, kills one or the other of them as often.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from signal import SIGKILL
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from app.matches import ids
from app.storage.tables import journal
from tests.api.generic_client import Seats, bearer, begin, command, play_over_sockets
from tests.fixtures.databases import PostgresServer
from tests.fixtures.patience import patient
from tests.fixtures.serving import http_client
from tests.network.players import Player, player
from tests.network.processes import Site, site, until_ready

KILLS = int(os.environ.get("KILLS", "2"))
BEAT = patient(2.0)
SHORT_MS = 10_000
"""No board may be without its server for longer while one of two is restarted."""


@pytest.fixture(scope="module")
async def served(
    caddy_path: str, postgres_server: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Site]:
    """Both servers and Caddy, for all the tests here: it takes a while to start them."""
    url = postgres_server.create("behind_caddy")
    settings = {"LEAVING_SECONDS": "2", "HEARTBEAT_SECONDS": str(BEAT)}
    async with site(caddy_path, url, tmp_path_factory.mktemp("caddy"), **settings) as started:
        yield started
    postgres_server.drop("behind_caddy")


@pytest.fixture
async def client(served: Site) -> AsyncIterator[httpx.AsyncClient]:
    async with http_client(served.url) as one:
        yield one


@pytest.mark.timeout(300)
async def test_whole_matches_each_at_one_process(served: Site, client: httpx.AsyncClient) -> None:
    """All calls of a match reach one process, and both processes have matches."""
    played = await play_over_sockets(served.ws, await begin(client, "pickets", "us"), 1)
    assert played.commands > 10
    at: list[tuple[int, int]] = []
    # Where a match is depends on its number, which is random.
    while len(at) < 4 or (len(set(at)) < 2 and len(at) < 40):
        before = served.answers()
        seats = await begin(client, "pickets", "us")
        for token in (*seats.tokens.values(), seats.spectator):
            path = f"/api/matches/{seats.match}"
            assert (await client.get(path, headers=bearer(token))).is_success
        # Three calls to begin, three since.
        while sum(after := served.answers()) < sum(before) + 6:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        at.append((after[0] - before[0], after[1] - before[1]))
    assert set(at) == {(6, 0), (0, 6)}


async def test_a_head_and_a_body_without_end_go_no_further_than_the_proxy(
    served: Site, client: httpx.AsyncClient
) -> None:
    before = served.answers()
    answer = await client.get("/healthz", headers={"X-A": "a" * 200_000})
    assert answer.status_code == 431
    assert served.answers() == before
    await send_too_much(client)


async def test_nobody_can_make_the_proxy_take_a_well_process_for_a_dead_one(
    served: Site, client: httpx.AsyncClient
) -> None:
    """Bodies too large, or that break off, are their sender's fault: all others are served on."""
    for _ in range(4):
        await send_too_much(client)
        await break_off(served)
        await begin(client, "pickets", "us")


async def send_too_much(client: httpx.AsyncClient) -> None:
    """Send a body that is too large: it is refused, or cut off."""
    # Caddy gives up while the process answers, and one or the other is first.
    with suppress(httpx.RemoteProtocolError):
        much = b" " * 2**21
        answer = await client.post(
            "/api/matches", content=much, headers={"Content-Type": "application/json"}
        )
        # The older Caddy is, the less it tells of why.
        assert answer.status_code in (413, 502)


async def break_off(served: Site) -> None:
    """Send half of a body, and hang up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", httpx.URL(served.url).port)
    writer.write(b"POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 200000\r\n\r\n")
    writer.write(b" " * 100_000)
    await writer.drain()
    writer.write_eof()
    await reader.read()
    writer.close()


@dataclass
class Load:
    """Players over HTTP who want no answer but the right one."""

    client: httpx.AsyncClient
    acknowledged: dict[str, int] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    stopped: bool = False

    async def play(self, seats: Seats, rng: Random) -> None:
        """Play at random; note what went wrong."""
        path = f"/api/matches/{seats.match}"
        while not self.stopped:
            for token in seats.tokens.values():
                answer = await self.client.get(path, headers=bearer(token))
                if not answer.is_success:
                    self.wrong.append(f"GET {answer.status_code} {answer.text[:200]}")
                    continue
                frame = answer.json()
                if not frame["choices"]:
                    continue
                sent = command(frame, rng)
                answer = await self.client.post(f"{path}/act", json=sent, headers=bearer(token))
                if answer.is_success:
                    self.acknowledged[sent["key"]] = answer.json()["v"]
                else:
                    self.wrong.append(f"POST {answer.status_code} {answer.text[:200]}")
            await asyncio.sleep(0.1)


@pytest.mark.long
@pytest.mark.timeout(300)
async def test_a_rolling_restart_is_seen_as_a_short_reconnect_and_no_more(
    served: Site, client: httpx.AsyncClient
) -> None:
    load = Load(client)
    matches = [await begin(client, "long-pickets", "us") for _ in range(3)]
    playing = [
        asyncio.create_task(load.play(seats, Random(n))) for n, seats in enumerate(matches[1:])
    ]
    seats = matches[0]
    async with at_the_board(served, seats) as players:
        for server in served.servers:
            await server.stop()
            # Whoever was at its boards is at the other's.
            for one in players:
                await one.until(lambda shown: shown["live"] == "live" and not shown["behind"])
            await server.start()
            await until_ready(f"http://127.0.0.1:{server.port}")
            # The proxy looks once a second, and has to have seen this one before the other goes.
            await asyncio.sleep(4)
        await halted(*players)
        load.stopped = True
        await asyncio.gather(*playing)
        assert load.wrong == []
        acked = {key for one in players for key in one.shown["acked"]}
        assert len(load.acknowledged) > 50
        assert len(acked) > 10
        check(served, matches, {*load.acknowledged, *acked})
        for one in players:
            assert (one.wrong, one.errors) == ([], [])
            assert one.shown["dark"] < SHORT_MS


@pytest.mark.long
@pytest.mark.timeout(120 + 40 * KILLS)
async def test_either_process_may_be_killed_at_any_moment(
    served: Site, client: httpx.AsyncClient
) -> None:
    rng = Random("kills")
    acked: set[str] = set()
    matches: list[Seats] = []
    for number in range(KILLS):
        seats = await begin(client, "long-pickets", "us")
        matches.append(seats)
        async with at_the_board(served, seats) as players:
            await asyncio.sleep(rng.uniform(0.3, 1.5))
            server = served.servers[number % 2]
            await server.stop(SIGKILL)
            for one in players:
                await one.until(is_beyond(one.shown["v"] + 3))
            await server.start()
            await halted(*players)
            acked |= {key for one in players for key in one.shown["acked"]}
            for one in players:
                assert (one.wrong, one.errors) == ([], [])
    check(served, matches, acked)


@asynccontextmanager
async def at_the_board(served: Site, seats: Seats) -> AsyncIterator[tuple[Player, Player]]:
    """Both players of a match, who play with the page's own code."""
    us, gb = seats.tokens["us"], seats.tokens["gb"]
    async with (
        player(served.url, seats.match, us, beat=BEAT, seed=1) as ann,
        player(served.url, seats.match, gb, beat=BEAT, seed=2) as bob,
    ):
        for one in (ann, bob):
            await one.until(lambda shown: shown["v"] > 3)
        yield ann, bob


def is_beyond(v: int) -> Callable[[dict[str, Any]], bool]:
    """Whether a player is shown what came after version `v`."""
    return lambda shown: shown["v"] > v


async def halted(*players: Player) -> None:
    """Stop players; wait until nothing of theirs is under way."""
    for one in players:
        one.tell(play=False)
    for one in players:
        await one.until(
            lambda shown: (
                shown["live"] == "live"
                and not (shown["plays"] or shown["behind"] or shown["pending"])
            )
        )


def check(served: Site, matches: list[Seats], acknowledged: set[str]) -> None:
    """Check that exactly what was acknowledged is stored, and once."""
    theirs = journal.c.match.in_([ids.read(seats.match) for seats in matches])
    engine = sa.create_engine(served.servers[0].database)
    with engine.connect() as on:
        keyed = sa.select(journal.c.key).where(theirs, journal.c.key.is_not(None))
        keys = list(on.execute(keyed).scalars())
    engine.dispose()
    assert len(keys) == len(set(keys))
    known = {ids.key_hash(key) for key in acknowledged}
    assert len(known - set(keys)) == 0, "acknowledged and lost"
    assert len(set(keys) - known) == 0, "stored and never acknowledged"
