"""The two stores as they are tested for power loss: what of them is on the disk, and reopens."""

import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from proofs.crash.ledger import Ledger, examined
from proofs.processes import NotStarted, Postgres, own, own_postgres

LOG_ALONE = ("checkpoint_timeout=1d", "max_wal_size=8GB", "autovacuum=off")
"""PostgreSQL's data files may stay as the copy has them: whatever comes is in its log."""
ONE_FILE = ("--wal-segsize=64",)
"""And its log in one file."""


class Store(Protocol):
    """A store under test."""

    url: str
    log: str
    """What the paths of its log have in them."""

    def processes(self) -> Sequence[int]:
        """List the processes that write, but for the server's own."""

    def image(self) -> Mapping[str, bytes | None]:
        """Return the files that are written from now on, all of which is on the disk."""

    def faults(self, files: Mapping[str, bytes], ledger: Ledger) -> int:
        """Reopen what is left of these files; count what is missing or wrong."""


class Sqlite:
    """A file and its log."""

    log = "-wal"

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "vedette.sqlite3"
        self.url = f"sqlite:///{self._file}"

    def processes(self) -> Sequence[int]:
        """None: the server itself writes."""
        return ()

    def image(self) -> Mapping[str, bytes | None]:
        """Read both files: the server has made its tables and rests."""
        files = [self._file, self._file.with_name(self._file.name + "-wal")]
        return {str(file): file.read_bytes() if file.exists() else None for file in files}

    def faults(self, files: Mapping[str, bytes], ledger: Ledger) -> int:
        """Put the files into a folder of their own and open them there."""
        left = self._folder / "left"
        left.mkdir()
        for path, content in files.items():
            (left / Path(path).name).write_bytes(content)
        try:
            return _sound(f"sqlite:///{left / self._file.name}", ledger, "PRAGMA integrity_check")
        finally:
            shutil.rmtree(left)


class Postgresql:
    """A PostgreSQL of our own, copied after a checkpoint, and its log."""

    log = "/pg_wal/"

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self._folder = folder
        self._postgres = postgres
        self.url = postgres.url

    def processes(self) -> Sequence[int]:
        """List all of them: which one syncs the log is its own affair."""
        return self._postgres.processes()

    def image(self) -> Mapping[str, bytes | None]:
        """Copy everything after a checkpoint; what is written from then on is the log."""
        self._postgres.execute("CHECKPOINT")
        left_out = shutil.ignore_patterns("postmaster.*")
        shutil.copytree(self._postgres.data, self._folder / "copy", ignore=left_out)
        logs = (self._postgres.data / "pg_wal").glob("0*")
        return {str(file): file.read_bytes() for file in logs}

    def faults(self, files: Mapping[str, bytes], ledger: Ledger) -> int:
        """Start a PostgreSQL on the copy with this log."""
        left = self._folder / "left"
        again = Postgres(left)
        shutil.copytree(self._folder / "copy", again.data)
        for path, content in files.items():
            (again.data / "pg_wal" / Path(path).name).write_bytes(content)
        own(left)
        again.data.chmod(0o700)
        try:
            again.start()
            return _sound(again.url, ledger, "SELECT 'ok'")
        except NotStarted:
            return 1 + len(ledger.commands)
        finally:
            again.stop()
            shutil.rmtree(left)


def _sound(url: str, ledger: Ledger, check: str) -> int:
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    try:
        with engine.connect() as on:
            is_sound = on.execute(sa.text(check)).scalar() == "ok"
        return examined(url, ledger).faults + (not is_sound)
    except DBAPIError:
        return 1 + len(ledger.commands)
    finally:
        engine.dispose()


@contextmanager
def store(database: str, folder: Path, settings: Sequence[str]) -> Iterator[Store]:
    """Return "sqlite" or "postgres", empty. Raises `NotStarted`."""
    if database == "sqlite":
        yield Sqlite(folder)
    else:
        with own_postgres(folder, [*LOG_ALONE, *settings], ONE_FILE) as postgres:
            yield Postgresql(folder, postgres)
