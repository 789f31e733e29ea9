"""The store: SQLite in a file held by one process, or PostgreSQL shared by many."""

import asyncio
import fcntl
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import psycopg
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError

from app import files
from app.storage import postgres
from app.storage.journal import Entry, append
from app.storage.postgres import BUSY_SECONDS, NotDurable
from app.storage.statements import DRIVERS_ERRORS
from app.storage.worker import Overloaded, Worker

T = TypeVar("T")

MIGRATIONS = files.folder("migrations")
FIRST_REVISION = "0200"
MIGRATING = 1812_1815
"""PostgreSQL's advisory lock that lets one process migrate at a time."""
BATCH_SECONDS = 4.0
"""After so long the rest of a batch is given up: the database is locked, slow or away."""


class Unsaved(Exception):
    """The database can't be reached or written now: nothing was stored, try again."""


class TooNew(Exception):
    """The tables, or a backup, are those of a later version; the text is their revision."""


def other_version(revision: str) -> str:
    """Return of which version tables are that this one can't read, and what to do."""
    if revision < FIRST_REVISION:
        return f"a checkout before 0.2.0 (tables {revision}): begin with an empty one"
    return f"a later version of Vedette (tables {revision}): update first"


class AlreadyLocked(Exception):
    """Another process serves this SQLite file."""


class Database:
    """One writer thread, which commits in groups, and one reader thread."""

    def __init__(self, url: str) -> None:
        self._url = sa.make_url(url)
        self._file = Path(self._url.database or "") if self.is_sqlite else None
        self._writing = Lane(self._engine(writes=True), self._file)
        self._reading = Lane(self._engine(writes=False), self._file)
        self._writer = Worker("writer", self._write_batch)
        self._reader = Worker("reader", self._read_batch)
        self._lock: int | None = None
        self._is_prepared = False

    @property
    def is_sqlite(self) -> bool:
        """Whether one process alone holds this database."""
        return self._url.get_backend_name() == "sqlite"

    def prepare(self) -> None:
        """Take the file's lock and bring the tables up to date, if that was not done yet.

        Raises `AlreadyLocked` when another process serves the file, `NotDurable` for a PostgreSQL
        that is set to forget, `TooNew` for tables of a later version.
        """
        if self._is_prepared:
            return
        lock = acquire_lock(self._file) if self._file else None
        engine = patient_engine(self._url)
        try:
            migrate(engine)
        except BaseException:
            release_lock(lock)
            raise
        finally:
            engine.dispose()
        self._lock, self._is_prepared = lock, True

    async def open(self) -> None:
        """Prepare the database and start the threads. Raises `AlreadyLocked`, `NotDurable`."""
        await asyncio.to_thread(self.prepare)
        self._writer.start()
        self._reader.start()

    async def close(self) -> None:
        """Finish what was asked for, then let go of the database."""
        await self._writer.stop()
        await self._reader.stop()
        self._writing.close()
        self._reading.close()
        release_lock(self._lock)
        self._lock = None

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query. Raises `Unsaved`."""
        answer: T = await self._do(self._reader, query)
        return answer

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Run a change in a transaction of its own. Raises `Unsaved`."""
        answer: T = await self._do(self._writer, change)
        return answer

    async def append(self, entry: Entry, meanwhile: Callable[[], None] | None = None) -> bool:
        """Add a row to the journal; False when its place is taken. Raises `Unsaved`.

        `meanwhile` is called once while the row is on its way.
        """
        won: bool = await self._do(self._writer, entry, meanwhile)
        return won

    async def _do(
        self, worker: Worker, job: Any, meanwhile: Callable[[], None] | None = None
    ) -> Any:
        try:
            return await worker.do(job, meanwhile)
        except Overloaded as error:
            raise Unsaved(str(error)) from error

    def _write_batch(self, jobs: Sequence[Any]) -> list[Any]:
        entries = [job for job in jobs if isinstance(job, Entry)]
        changes = [job for job in jobs if not isinstance(job, Entry)]
        if entries:
            changes.insert(0, lambda on: self._appended(on, entries))
        answers = iter(self._writing.each(changes))
        appended: Any = next(answers) if entries else []
        failed = isinstance(appended, Exception)
        won = iter([appended] * len(entries) if failed else appended)
        return [next(won) if isinstance(job, Entry) else next(answers) for job in jobs]

    def _appended(self, on: Connection, entries: Sequence[Entry]) -> list[bool]:
        """Append, and let the event loop go on as soon as there is something to wait for.

        SQLite is waited for when it commits, PostgreSQL at every statement.
        """
        if not self.is_sqlite:
            self._writer.let_loop_go_on()
        won = append(on, entries)
        self._writer.let_loop_go_on()
        return won

    def _read_batch(self, jobs: Sequence[Any]) -> list[Any]:
        return self._reading.each(jobs)

    def _engine(self, *, writes: bool) -> Engine:
        if self._file is not None:
            return file_engine(self._file, "BEGIN IMMEDIATE" if writes else "BEGIN")
        engine = postgres.engine(self._url, must_last=writes)
        return engine if writes else engine.execution_options(isolation_level="AUTOCOMMIT")


def patient_engine(url: sa.URL) -> Engine:
    """Make an engine for what may take long: migrations, a backup."""
    if url.get_backend_name() == "sqlite":
        return file_engine(Path(url.database or ""), "BEGIN IMMEDIATE")
    return postgres.engine(url, must_last=True, patient=True)


class Lane:
    """One thread's way to the database: a connection kept open, and opened anew after a failure."""

    def __init__(self, engine: Engine, file: Path | None) -> None:
        self.engine = engine
        self._file = file
        self._inode: tuple[int, int] | None = None
        self._connection: Connection | None = None

    def transact(self, change: Callable[[Connection], T]) -> T | Exception:
        """Run `change` in a transaction; give its error instead of raising it."""
        try:
            connection = self._connected()
            with connection.begin():
                return change(connection)
        except (DataError, psycopg.DataError) as error:
            return error  # A value that no column takes: our mistake, the connection is well.
        except (DBAPIError, *DRIVERS_ERRORS, NotDurable, OSError) as error:
            self.close()
            return Unsaved(type(error).__name__)
        except Exception as error:  # noqa: BLE001  # Raised again where the answer is awaited.
            return error

    def each(self, changes: Sequence[Callable[[Connection], Any]]) -> list[Any]:
        """Run each in a transaction of its own; those that would come too late are not begun."""
        until = time.monotonic() + BATCH_SECONDS
        return [
            Unsaved("too slow") if time.monotonic() > until else self.transact(change)
            for change in changes
        ]

    def close(self) -> None:
        """Drop the connection."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.invalidate()
            connection.close()
        self.engine.dispose()

    def _connected(self) -> Connection:
        if self._file:
            # SQLite would go on writing to a file that was moved away or deleted.
            status = self._file.stat()
            if self._connection is not None and self._inode != (status.st_dev, status.st_ino):
                self.close()
            self._inode = (status.st_dev, status.st_ino)
        if self._connection is None:
            self._connection = self.engine.connect()
        return self._connection


def file_engine(file: Path, begin: str) -> Engine:
    """Make an engine for an SQLite file; each transaction begins with `begin`."""
    engine = sa.create_engine("sqlite://", creator=lambda: connect(file), poolclass=sa.NullPool)
    sa.event.listen(engine, "begin", lambda on: on.connection.cursor().execute(begin))
    return engine


def connect(file: Path) -> sqlite3.Connection:
    """Open an existing SQLite file, safe against power loss."""
    connection = sqlite3.connect(
        f"file:{quote(str(file))}?mode=rw",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    # Apple's disks say "done" to a plain fsync before they are; elsewhere this means nothing.
    connection.execute("PRAGMA fullfsync = ON")
    return connection


def acquire_lock(file: Path) -> int:
    """Make the file if need be and take its lock, for as long as this process lives."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise AlreadyLocked(str(file)) from None
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    return lock


def release_lock(lock: int | None) -> None:
    """Free the file for another process."""
    if lock is not None:
        os.close(lock)


def alembic_config(connection: Connection | None = None) -> Config:
    """Return where the migrations are, and what they work on."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def refuse_unknown(revision: str) -> None:
    """Refuse tables that we do not know. Raises `TooNew`."""
    scripts = ScriptDirectory.from_config(alembic_config()).walk_revisions()
    if revision not in {script.revision for script in scripts}:
        raise TooNew(revision)


def advisory_lock(connection: Connection) -> None:
    """Wait until no other process migrates the same PostgreSQL; the lock ends with the change."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATING})


def migrate(engine: Engine) -> None:
    """Bring the tables up to date; processes on one PostgreSQL take turns. Raises `TooNew`."""
    with engine.begin() as connection:
        advisory_lock(connection)
        revision = MigrationContext.configure(connection).get_current_revision()
        if revision is not None:
            refuse_unknown(revision)
        command.upgrade(alembic_config(connection), "head")
