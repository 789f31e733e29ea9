"""A database that is locked, full, slow or away: "not saved", and it goes on when it is back."""

import asyncio
import contextlib
import json
import os
import resource
import signal
import sqlite3
import subprocess
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection

from app import games
from app.storage import postgres, worker
from app.storage.database import Database, Unsaved
from app.storage.journal import Entry
from app.storage.tables import journal, matches
from proofs.client import Client, Seats, begun
from proofs.processes import NO_LIMITS, Postgres, as_postgres, own_postgres, scratch, serving
from tests.api.generic_client import bearer, begin
from tests.fixtures.serving import running
from tests.live.test_sockets import at_the_board, send

GAME = next(iter(games.games()))


def entry(seq: int, match: int = 1) -> Entry:
    return Entry(match, seq, 0, None, 1, "step", b"{}", b"", b"")


async def stored(database: Database, match: int = 1) -> int:
    query = sa.select(sa.func.count()).where(journal.c.match == match)
    return int(await database.read(lambda on: on.execute(query).scalar_one()))


async def saved_in_the_end(database: Database, seq: int, match: int = 1) -> bool:
    """Whether a record gets its place once the database is back: nobody restarts anything."""
    while True:
        with contextlib.suppress(Unsaved):
            return await database.append(entry(seq, match))
        await asyncio.sleep(0.05)


# --- Slow ---


async def test_nobody_waits_for_ever_for_a_disk_that_does_not_answer(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "ANSWER_SECONDS", 0.2)
    disk, begun_to_hang = threading.Event(), threading.Event()

    def hang(_: sa.Connection) -> None:
        begun_to_hang.set()
        disk.wait(60)

    hanging = asyncio.create_task(sqlite.write(hang))
    assert await asyncio.to_thread(begun_to_hang.wait, 60)
    done_late: list[int] = []
    with pytest.raises(Unsaved):
        await sqlite.write(lambda _: done_late.append(1))
    with pytest.raises(Unsaved):
        await hanging
    monkeypatch.undo()
    # The other lane goes on.
    assert await stored(sqlite) == 0
    disk.set()
    assert await sqlite.append(entry(1))
    # What was given up before it was begun is not done behind its author's back.
    assert done_late == []


async def test_a_lock_that_stays_does_not_make_all_wait_one_after_the_other(
    sqlite: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:

    monkeypatch.setattr("app.storage.database.BATCH_SECONDS", 0.1)
    other = sqlite3.connect(tmp_path / "vedette.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    tried: list[int] = []
    asked = [sqlite.write(lambda _: tried.append(1)) for _ in range(50)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    other.close()
    assert all(isinstance(answer, Unsaved) for answer in answers)
    assert tried == []
    assert await sqlite.append(entry(1))


# --- Full ---


@asynccontextmanager
async def at_a_match(tmp_path: Path) -> AsyncIterator[tuple[int, Client, Seats]]:
    """A server in a process of its own: its number, a client, a match."""
    url = f"sqlite:///{tmp_path / 'vedette.sqlite3'}"
    # A log that what was kept at the start made long has room on a full disk.
    settings = {**NO_LIMITS, "KEEP_STATIC": "false"}
    async with serving(url, tmp_path / "log", settings=settings) as server:
        client = Client(server.port)
        yield server.pid, client, await begun(client, GAME)
        client.close()


@contextmanager
def full_disk(pid: int, file: Path) -> Iterator[None]:
    """For a process no file may grow beyond what this one has."""
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (file.stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.timeout(120)
async def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async with at_a_match(tmp_path) as (pid, client, seats):
        frames = [(await client.call("GET", seats.path, token=t)).body for t in seats.tokens]
        token, frame = next(
            pair for pair in zip(seats.tokens, frames, strict=True) if pair[1].get("choices")
        )
        action = frame["choices"]["actions"][0]["action"]
        command = {"expect": frame["v"], "key": "k", "action": action}
        with full_disk(pid, tmp_path / "vedette.sqlite3-wal"):
            for _ in range(2):
                answer = await client.call("POST", f"{seats.path}/act", command, token=token)
                assert (answer.status, answer.body["code"]) == (503, "unsaved")
            there = await client.call("GET", seats.path, token=token)
            assert (there.status, there.body) == (200, frame)
        answer = await client.call("POST", f"{seats.path}/act", command, token=token)
        assert (answer.status, answer.body["v"]) == (200, frame["v"] + 1)


# --- PostgreSQL of our own, which may be stopped and broken ---


@pytest.fixture(scope="module")
def breakable() -> Iterator[Postgres]:
    with scratch() as folder, own_postgres(folder) as server:
        yield server


@pytest.fixture
async def database(breakable: Postgres) -> AsyncIterator[Database]:
    """Its database, opened and empty."""
    database = Database(breakable.url)
    await database.open()
    await database.write(lambda on: on.execute(journal.delete()))
    yield database
    await database.close()


async def test_a_stopped_postgresql_is_told_and_found_again(
    breakable: Postgres, database: Database
) -> None:
    assert await database.append(entry(1))
    breakable.stop()
    for _ in range(2):
        with pytest.raises(Unsaved):
            await database.append(entry(2))
        with pytest.raises(Unsaved):
            await stored(database)
    breakable.start()
    assert await database.append(entry(2))
    assert await stored(database) == 2


async def answered_by_trouble(*sockets: ClientConnection) -> None:
    """Nothing was sent but the answer to a ping, which asks the store who pings."""
    for socket in sockets:
        await send(socket, "ping")
        error = json.loads(await socket.recv())
        assert (error["type"], error["code"], error.get("key")) == ("error", "unsaved", None)


async def test_players_are_told_and_play_on_at_the_same_board(breakable: Postgres) -> None:
    async with running(breakable.url) as server:
        seats = await begin(server.client, "pickets", "us")
        path, token = f"/api/matches/{seats.match}", bearer(seats.tokens["us"])
        before = (await server.client.get(path, headers=token)).json()
        command = {"expect": before["v"], "key": "k", "action": {"type": "done"}}
        async with (
            at_the_board(server, seats, seats.tokens["us"]) as (mine, _),
            at_the_board(server, seats, seats.tokens["gb"]) as (enemy, _),
        ):
            await asyncio.to_thread(breakable.stop)
            answer = await server.client.post(f"{path}/act", json=command, headers=token)
            assert (answer.status_code, answer.json()["code"]) == (503, "unsaved")
            await send(mine, "act", **command)
            error = json.loads(await mine.recv())
            assert (error["code"], error["key"]) == ("unsaved", "k")
            await answered_by_trouble(mine, enemy)
            await asyncio.to_thread(breakable.start)
            await send(mine, "act", **command)
            told = [json.loads(await mine.recv()) for _ in range(2)]
            assert {message["type"] for message in told} == {"ack", "frame"}
            assert json.loads(await enemy.recv())["type"] == "frame"


@contextmanager
def frozen(server: Postgres) -> Iterator[None]:
    """All its processes stand still: connections stay open, and nothing answers."""
    family = server.processes()
    for pid in family:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in family:
            os.kill(pid, signal.SIGCONT)


async def test_a_postgresql_that_keeps_silent_is_given_up(
    breakable: Postgres, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await database.append(entry(1))
    assert await stored(database) == 1
    monkeypatch.setattr(postgres, "SILENT_SECONDS", 0.3)
    monkeypatch.setitem(postgres.CONNECTING, "connect_timeout", 2)
    with frozen(breakable):
        with pytest.raises(Unsaved):
            await database.append(entry(2))
        with pytest.raises(Unsaved):
            await stored(database)
    monkeypatch.undo()
    # Whether the first was stored is not known; that it is there once is.
    await saved_in_the_end(database, 2)
    assert await stored(database) == 2


async def test_who_holds_a_table_holds_up_only_who_needs_it(
    breakable: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "BUSY_SECONDS", 0.2)
    database = Database(breakable.url)
    await database.open()
    engine = sa.create_engine(breakable.url)
    with engine.connect() as other:
        other.execute(sa.text("LOCK TABLE journal IN ACCESS EXCLUSIVE MODE"))
        with pytest.raises(Unsaved):
            await database.append(entry(3))
        with pytest.raises(Unsaved):
            await stored(database)
        # Both lanes are free again: what needs another table is read and written.
        await database.write(lambda on: on.execute(matches.delete()))
        assert await database.read(lambda on: on.execute(matches.select()).all()) == []
    engine.dispose()
    assert await database.append(entry(3))
    await database.close()


async def test_a_statement_that_takes_too_long_is_given_up(
    breakable: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "STATEMENT_SECONDS", 0.2)
    database = Database(breakable.url)
    await database.open()
    with pytest.raises(Unsaved):
        await database.read(lambda on: on.execute(sa.text("SELECT pg_sleep(600)")).scalar())
    monkeypatch.undo()
    assert await stored(database, match=99) == 0
    await database.close()


async def test_a_full_disk_under_postgresql_is_told_and_it_goes_on(
    breakable: Postgres, database: Database
) -> None:
    def backend(on: sa.Connection) -> int:
        return int(on.execute(sa.text("SELECT pg_backend_pid()")).scalar_one())

    assert await database.append(entry(1, match=5))
    pid = await database.write(backend)
    # Its log can't be written any more: it breaks off and starts anew by itself.
    narrow = ["prlimit", f"--pid={pid}", "--fsize=8192:"]
    await asyncio.to_thread(lambda: subprocess.run(narrow, check=True, **as_postgres()))
    with pytest.raises(Unsaved):
        await database.append(entry(2, match=5))
    assert await saved_in_the_end(database, 2, match=5)
    assert await stored(database, match=5) == 2


async def test_a_transaction_left_open_does_not_hold_up_others_for_ever(
    breakable: Postgres, database: Database
) -> None:
    frozen_one = postgres.engine(sa.make_url(breakable.url), must_last=True)
    with frozen_one.connect() as on:
        limit = on.execute(sa.text("SHOW idle_in_transaction_session_timeout")).scalar()
        assert limit == f"{postgres.SILENT_SECONDS:.0f}s"
        on.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 200"))
        on.execute(journal.insert(), entry(1, match=6).row())
        # The unique place is held until PostgreSQL ends the transaction that does nothing.
        assert await saved_in_the_end(database, 1, match=6)
        with contextlib.suppress(sa.exc.DBAPIError):
            on.rollback()
    frozen_one.dispose()
