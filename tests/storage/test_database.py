"""The store: migrations, the journal's one winner, and what happens when the database fails."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from app.storage.database import AlreadyLocked, Database, Unsaved
from app.storage.journal import Entry
from app.storage.tables import journal, metadata


def entry(match: int = 1, seq: int = 1, key: bytes | None = None, size: int = 10) -> Entry:
    return Entry(match, seq, 0, key, 1, "step", os.urandom(size), b"", b"")


async def count(database: Database) -> int:
    found = await database.read(
        lambda on: on.execute(sa.select(sa.func.count()).select_from(journal)).scalar()
    )
    assert isinstance(found, int)
    return found


async def test_the_migrations_make_the_tables_that_the_code_knows(database: Database) -> None:
    def difference(on: sa.Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(on), metadata))

    assert await database.read(difference) == []


async def test_a_bare_postgresql_gets_its_tables(bare_postgres_url: str) -> None:
    assert await count_after(bare_postgres_url) == 0


async def test_migrating_again_changes_nothing(database_url: str) -> None:
    for _ in range(2):
        opened = Database(database_url)
        await opened.open()
        await opened.append(entry(seq=1 + await count(opened)))
        await opened.close()
    assert await count_after(database_url) == 2


async def count_after(url: str) -> int:
    opened = Database(url)
    await opened.open()
    found = await count(opened)
    await opened.close()
    return found


async def test_the_first_record_in_a_place_wins(database: Database) -> None:
    won = await asyncio.gather(*(database.append(entry(key=bytes([n]))) for n in range(8)))
    assert sorted(won) == [False] * 7 + [True]


async def test_a_key_is_used_once_in_a_match(database: Database) -> None:
    assert await database.append(entry(seq=1, key=b"k"))
    assert not await database.append(entry(seq=2, key=b"k"))
    assert await database.append(entry(match=2, seq=1, key=b"k"))


async def test_changes_of_many_matches_are_stored_together(database: Database) -> None:
    entries = [entry(match=match, seq=seq) for match in range(40) for seq in range(5)]
    assert all(await asyncio.gather(*(database.append(one) for one in entries)))
    assert await count(database) == 200


async def test_a_change_that_fails_leaves_nothing(database: Database) -> None:
    def change(on: sa.Connection) -> None:
        on.execute(journal.insert(), entry().row())
        raise LookupError

    with pytest.raises(LookupError):
        await database.write(change)
    assert await count(database) == 0


async def test_a_second_process_on_the_same_file_is_refused(
    sqlite_url: str, sqlite: Database
) -> None:
    with pytest.raises(AlreadyLocked):
        await Database(sqlite_url).open()


async def test_sqlite_is_safe_against_power_loss(sqlite: Database) -> None:
    def pragmas(on: sa.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "fullfsync")
        return [on.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await sqlite.read(pragmas) == ["wal", 2, 1]
    assert await sqlite.write(pragmas) == ["wal", 2, 1]


async def test_a_locked_database_saves_nothing_and_goes_on_later(
    sqlite: Database, tmp_path: Path
) -> None:
    other = sqlite3.connect(tmp_path / "vedette.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unsaved):
        await sqlite.append(entry())
    other.execute("ROLLBACK")
    other.close()
    assert await sqlite.append(entry())


async def test_a_full_disk_saves_nothing_and_goes_on_later(sqlite: Database) -> None:
    def most(pages: int) -> object:
        return sqlite.write(
            lambda on: on.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar()
        )

    await most(1)  # type: ignore[misc]
    with pytest.raises(Unsaved):
        await sqlite.append(entry(size=500_000))
    # The connection was dropped, and with it the limit.
    assert await sqlite.append(entry(size=500_000))


async def test_a_file_that_vanished_is_missed_and_found_again(
    sqlite: Database, tmp_path: Path
) -> None:
    file = tmp_path / "vedette.sqlite3"
    assert await sqlite.append(entry(seq=1))
    await sqlite.write(lambda on: None)
    names = [name for name in os.listdir(tmp_path) if not name.endswith(".lock")]
    away = tmp_path / "away"
    away.mkdir()
    for name in names:
        (tmp_path / name).rename(away / name)
    with pytest.raises(Unsaved):
        await sqlite.append(entry(seq=2))
    with pytest.raises(Unsaved):
        await count(sqlite)
    assert not file.exists()
    for name in os.listdir(away):
        (away / name).rename(tmp_path / name)
    assert await sqlite.append(entry(seq=2))
    assert await count(sqlite) == 2


async def test_a_lost_connection_saves_nothing_and_goes_on_later(postgres_url: str) -> None:
    database = Database(postgres_url)
    await database.open()
    assert await database.append(entry(seq=1))
    terminate(postgres_url)
    with pytest.raises(Unsaved):
        await database.append(entry(seq=2))
    assert await database.append(entry(seq=2))
    await database.close()


def terminate(url: str) -> None:
    """End every other connection to this database."""
    engine = sa.create_engine(url)
    with engine.connect() as on:
        on.execute(
            sa.text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        )
    engine.dispose()


async def test_what_was_asked_for_is_finished_on_closing(database_url: str) -> None:
    database = Database(database_url)
    await database.open()
    asked = [asyncio.create_task(database.append(entry(seq=seq))) for seq in range(50)]
    await asyncio.sleep(0)
    await database.close()
    assert all(await asyncio.gather(*asked))
