"""Kill -9 in the middle of load: nothing acknowledged is missing or doubled. A short form."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from app.engine import chain
from app.storage.tables import journal
from tests.api.generic_client import Seats, bearer, begin, command

ROOT = Path(__file__).parents[2]
ROUNDS = int(os.environ.get("CRASH_ROUNDS", "2"))
MATCHES = 4


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@asynccontextmanager
async def process(url: str) -> AsyncIterator[tuple[Process, httpx.AsyncClient]]:
    """A server in a process of its own, and a client of it."""
    port = free_port()
    settings = {"DATABASE_URL": url, "PORT": str(port), "LIMITS": "false"}
    started = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.toyserver",
        cwd=ROOT,
        env={**os.environ, **settings},
        stdout=PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert started.stdout is not None
    assert b"Vedette is at" in await asyncio.wait_for(started.stdout.readline(), 60)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20) as client:
        yield started, client
    if started.returncode is None:
        started.kill()
    await started.wait()


async def load(
    client: httpx.AsyncClient, seats: Seats, acknowledged: dict[str, int], rng: Random
) -> None:
    """Play at random until the server dies; remember what it acknowledged."""
    path = f"/api/matches/{seats.match}"
    with contextlib.suppress(httpx.TransportError):
        while True:
            for token in seats.tokens.values():
                frame = (await client.get(path, headers=bearer(token))).json()
                if not frame["choices"]:
                    continue
                sent = command(frame, rng)
                answer = await client.post(f"{path}/act", json=sent, headers=bearer(token))
                assert answer.status_code == 200, answer.text
                acknowledged[sent["key"]] = answer.json()["v"]


@pytest.mark.timeout(600)
async def test_nothing_acknowledged_is_lost_by_a_kill(database_url: str) -> None:
    rng = Random(7)
    seats: list[Seats] = []
    acknowledged: dict[str, int] = {}
    for _ in range(ROUNDS):
        async with process(database_url) as (server, client):
            if not seats:
                seats = [await begin(client, "long-pickets", "us") for _ in range(MATCHES)]
            playing = [asyncio.create_task(load(client, one, acknowledged, rng)) for one in seats]
            await asyncio.sleep(0.4 + rng.random() * 0.4)
            server.send_signal(signal.SIGKILL)
            await server.wait()
            await asyncio.gather(*playing)
        check(database_url, acknowledged)
    assert len(acknowledged) > 20
    async with process(database_url) as (_, client):
        await check_that_play_goes_on(client, seats[0], acknowledged)


def check(url: str, acknowledged: dict[str, int]) -> None:
    """Every acknowledged key is stored once with its version, and every chain holds."""
    from app.matches import ids

    engine = sa.create_engine(url)
    with engine.connect() as on:
        rows = on.execute(journal.select().order_by(journal.c.match, journal.c.seq)).all()
    engine.dispose()
    stored: dict[bytes, int] = {row.key: row.v for row in rows if row.key}
    missing = [key for key, v in acknowledged.items() if stored.get(ids.key_hash(key)) != v]
    assert missing == []
    heads: dict[int, str] = {}
    seqs: dict[int, int] = {}
    for row in rows:
        assert row.seq == seqs.get(row.match, 0) + 1
        seqs[row.match] = row.seq
        if row.salt:
            head = chain.link(heads.get(row.match, chain.GENESIS), row.salt, row.payload)
            assert head == row.head.hex()
            heads[row.match] = head


async def check_that_play_goes_on(
    client: httpx.AsyncClient, seats: Seats, acknowledged: dict[str, int]
) -> None:
    """The frame comes back, and an old key is not done again."""
    path = f"/api/matches/{seats.match}"
    for token in seats.tokens.values():
        frame = (await client.get(path, headers=bearer(token))).json()
        body: dict[str, Any] = {"expect": 0, "action": {"type": "done"}}
        for key in list(acknowledged)[:5]:
            answer = await client.post(
                f"{path}/act", json={**body, "key": key}, headers=bearer(token)
            )
            assert answer.status_code in (200, 409), json.dumps(answer.json())
        again = (await client.get(path, headers=bearer(token))).json()
        assert again["v"] == frame["v"]


@pytest.mark.timeout(60)
async def test_a_term_signal_stops_the_server_cleanly(sqlite_url: str) -> None:
    async with process(sqlite_url) as (server, client):
        assert (await client.get("/healthz")).is_success
        server.send_signal(signal.SIGTERM)
        await asyncio.wait_for(server.wait(), 15)
    assert server.returncode in (0, -signal.SIGTERM)
