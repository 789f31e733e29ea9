"""Kill -9 in the middle of load, the short form of `python -m proofs crashtest`."""

import signal
from pathlib import Path

import pytest
import sqlalchemy as sa

from app import games
from app.matches import ids
from app.storage.database import Database
from app.storage.journal import Entry
from app.storage.tables import journal
from proofs.client import Client
from proofs.crash.ledger import Findings, Ledger, examined
from proofs.crash.rounds import crashed
from proofs.processes import NotStarted, serving
from tests.storage.test_backup import filled

GAME = next(iter(games.games()))


@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("database", "kinds"),
    [("sqlite", 2), pytest.param("postgres", 4, marks=pytest.mark.long)],
)
async def test_nothing_acknowledged_is_lost_by_a_kill(database: str, kinds: int) -> None:
    report = await crashed(database, kinds, GAME, seed="short")
    assert report.passed, report
    assert report.acknowledged > 10
    assert len(report.kills) == kinds


@pytest.mark.long
@pytest.mark.timeout(300)
async def test_a_server_that_acknowledges_first_and_stores_later_is_caught() -> None:
    program = ("-m", "tests.storage.forgetful")
    report = await crashed("sqlite", 1, GAME, seed="forgetful", program=program)
    assert report.missing > 0
    assert not report.passed


async def test_a_database_with_matches_is_not_played_with(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'made.sqlite3'}"
    filled(sa.make_url(url))
    with pytest.raises(NotStarted, match="There are matches"):
        await crashed(url, 1, GAME, seed="never")


def entry(seq: int, key: str) -> Entry:
    return Entry(1, seq, 0, ids.key_hash(key), seq, "step", b"{}", b"", b"")


def told(*keys: str) -> Ledger:
    """Return what is known after commands of these keys were acknowledged one by one."""
    commands = {key: (ids.shown(1), v) for v, key in enumerate(keys, 1)}
    return Ledger(commands=commands, sent=set(keys))


async def stored(database: Database, *keys: str) -> None:
    for seq, key in enumerate(keys, 1):
        assert await database.append(entry(seq, key))


async def test_what_was_acknowledged_and_is_there_is_no_fault(
    sqlite: Database, sqlite_url: str
) -> None:
    await stored(sqlite, "one", "two", "three")
    ledger = told("one", "two")
    ledger.sent.add("three")
    assert examined(sqlite_url, ledger, ["three"]) == Findings(unheard=1)


async def test_a_missing_change_is_counted(sqlite: Database, sqlite_url: str) -> None:
    await stored(sqlite, "one")
    assert examined(sqlite_url, told("one", "two")).missing == 1


async def test_a_missing_match_is_counted(sqlite: Database, sqlite_url: str) -> None:
    assert examined(sqlite_url, Ledger(matches={ids.shown(7)})).missing == 1


async def test_a_change_with_another_version_counts_as_missing(
    sqlite: Database, sqlite_url: str
) -> None:
    await stored(sqlite, "two", "one")
    assert examined(sqlite_url, told("one", "two")).missing == 2


async def test_a_change_that_is_there_twice_is_counted(sqlite: Database, sqlite_url: str) -> None:
    await stored(sqlite, "one")
    await sqlite.write(
        lambda on: on.execute(journal.insert(), {**entry(2, "one").row(), "seat": 1})
    )
    assert examined(sqlite_url, told("one")).doubled == 1


async def test_a_refused_command_that_was_stored_is_counted(
    sqlite: Database, sqlite_url: str
) -> None:
    await stored(sqlite, "one")
    ledger = told("one")
    ledger.refused.add("one")
    assert examined(sqlite_url, ledger).undue == 1


async def test_a_gap_and_a_wrong_hash_are_counted(sqlite: Database, sqlite_url: str) -> None:
    await stored(sqlite, "one", "two")
    await sqlite.write(lambda on: on.execute(journal.delete().where(journal.c.seq == 1)))
    await sqlite.append(Entry(2, 1, 0, None, 1, "commit", b"{}", b"salt", b"another head"))
    assert examined(sqlite_url, Ledger(sent={"two"})).broken == 2


@pytest.mark.timeout(120)
async def test_a_term_signal_stops_the_server_cleanly(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'vedette.sqlite3'}"
    async with serving(url, tmp_path / "log") as server:
        client = Client(server.port)
        assert (await client.call("GET", "/api/games")).status == 200
        client.close()
        server.process.send_signal(signal.SIGTERM)
        assert await server.died(30)
        assert server.process.returncode in (0, -signal.SIGTERM)
