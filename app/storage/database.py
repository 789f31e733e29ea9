"""The store: SQLite in a file held by one process, or PostgreSQL shared by many."""

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from app.storage.journal import Entry, append
from app.storage.worker import Overloaded, Worker

T = TypeVar("T")

MIGRATIONS = Path(__file__).resolve().parents[2] / "migrations"
MIGRATING = 1812_1815
"""PostgreSQL's advisory lock that lets one process migrate at a time."""
BUSY_SECONDS = 2.0


class Unsaved(Exception):
    """The database can't be reached or written now: nothing was stored, try again."""


class Occupied(Exception):
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

        Raises `Occupied` when another process serves the same file.
        """
        if self._is_prepared:
            return
        if self._file:
            self._lock = hold(self._file)
        migrate(self._writing.engine)
        self._is_prepared = True

    async def open(self) -> None:
        """Prepare the database and start the threads. Raises `Occupied`."""
        await asyncio.to_thread(self.prepare)
        self._writer.start()
        self._reader.start()

    async def close(self) -> None:
        """Finish what was asked for, then let go of the database."""
        await self._writer.stop()
        await self._reader.stop()
        self._writing.close()
        self._reading.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query. Raises `Unsaved`."""
        answer: T = await self._do(self._reader, query)
        return answer

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Run a change in a transaction of its own. Raises `Unsaved`."""
        answer: T = await self._do(self._writer, change)
        return answer

    async def append(self, entry: Entry) -> bool:
        """Add a row to the journal; False when its place is taken. Raises `Unsaved`."""
        won: bool = await self._do(self._writer, entry)
        return won

    async def _do(self, worker: Worker, job: Any) -> Any:
        try:
            return await worker.do(job)
        except Overloaded as error:
            raise Unsaved("too much is waiting") from error

    def _write_batch(self, jobs: Sequence[Any]) -> list[Any]:
        entries = [job for job in jobs if isinstance(job, Entry)]
        appended: Any = self._writing.transact(lambda on: append(on, entries)) if entries else []
        failed = isinstance(appended, Exception)
        won = iter([appended] * len(entries) if failed else appended)
        return [
            next(won) if isinstance(job, Entry) else self._writing.transact(job) for job in jobs
        ]

    def _read_batch(self, jobs: Sequence[Any]) -> list[Any]:
        return [self._reading.query(job) for job in jobs]

    def _engine(self, *, writes: bool) -> Engine:
        if self._file is None:
            engine = sa.create_engine(self._url, pool_size=1, connect_args={"connect_timeout": 3})
            return engine if writes else engine.execution_options(isolation_level="AUTOCOMMIT")
        engine = sa.create_engine(
            "sqlite://", creator=lambda: connect(self._file), poolclass=sa.NullPool
        )
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
        sa.event.listen(engine, "begin", lambda on: on.exec_driver_sql(begin))
        return engine


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
        except (DBAPIError, OSError) as error:
            self.close()
            return Unsaved(type(error).__name__)
        except Exception as error:  # noqa: BLE001  # Raised again where the answer is awaited.
            return error

    query = transact

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


def connect(file: Path | None) -> sqlite3.Connection:
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
    return connection


def hold(file: Path) -> int:
    """Make the file if need be and take its lock, for as long as this process lives."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise Occupied(str(file)) from None
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    return lock


def migrate(engine: Engine) -> None:
    """Bring the tables up to date; processes on one PostgreSQL take turns."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATING})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
