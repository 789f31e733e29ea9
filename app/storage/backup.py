"""Backups: all of a live store as it is at one moment, and back into an empty one of any kind."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from app.clock import now
from app.storage.archive import FORMAT, VERSION, Archive, Columns, Heading, Kind, as_dict, written
from app.storage.database import (
    acquire_lock,
    advisory_lock,
    alembic_config,
    file_engine,
    patient_engine,
    refuse_unknown,
    release_lock,
)
from app.storage.postgres import engine as postgres_engine
from app.storage.tables import REMADE, metadata

AT_ONCE = 500


class NotPossible(Exception):
    """This store can't be backed up, or restored into; the text says why."""


def backup(url: sa.URL, path: Path) -> dict[str, int]:
    """Write all rows of a store, also while it is served; tell how many of each table.

    Raises `NotPossible`, `TooNew`, `FileExistsError`, `OSError`, SQLAlchemy's `DBAPIError`.
    """
    with written(path) as archive, _reading(url) as on:
        revision = MigrationContext.configure(on).get_current_revision()
        if revision is None:
            raise NotPossible("There are no matches in this database, not even tables for them.")
        refuse_unknown(revision)
        archive.begin(Heading(FORMAT, VERSION, revision, now()))
        for name, table in _own_tables(on).items():
            columns = Columns(name, [(str(column.name), _kind(column)) for column in table.c])
            query = sa.select(table).order_by(*table.primary_key)
            rows = on.execution_options(yield_per=AT_ONCE).execute(query)
            archive.table(columns, (tuple(row) for row in rows))
        return dict(archive.rows)


def restore(url: sa.URL, path: Path) -> dict[str, int]:
    """Put a backup into a store without a row: all of it, or nothing.

    Raises `NotPossible`, `TooNew`, `Damaged`, `AlreadyLocked`, `NotDurable`, `OSError` or
    `DBAPIError`.
    """
    archive = Archive(path)
    refuse_unknown(archive.heading.revision)
    lock = acquire_lock(Path(url.database or "")) if url.get_backend_name() == "sqlite" else None
    engine = patient_engine(url)
    try:
        with engine.begin() as on:
            advisory_lock(on)
            _refuse_rows(on)
            _put(on, archive)
    finally:
        engine.dispose()
        release_lock(lock)
    return archive.closing.rows


@contextmanager
def _reading(url: sa.URL) -> Iterator[Connection]:
    """Return a connection that sees the store as it is now, whatever is written meanwhile."""
    if url.get_backend_name() == "sqlite":
        file = Path(url.database or "")
        if not file.exists():
            raise NotPossible(f"There is no {file}.")
        engine = file_engine(file, "BEGIN")
    else:
        engine = postgres_engine(url, must_last=False, patient=True)
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        with engine.connect() as on, on.begin():
            yield on
    finally:
        engine.dispose()


def _own_tables(on: Connection, *, remade: bool = False) -> dict[str, sa.Table]:
    """Read the tables as they are, which may be those of an earlier version.

    `remade`: also those that each process fills anew.
    """
    wanted = metadata.tables.keys() - (frozenset() if remade else REMADE)
    there = wanted & set(sa.inspect(on).get_table_names())
    found = sa.MetaData()
    found.reflect(on, only=sorted(there), resolve_fks=False)
    return {name: found.tables[name] for name in sorted(there)}


def _kind(column: sa.Column[Any]) -> Kind:
    if isinstance(column.type, sa.LargeBinary):
        return "bytes"
    return "number" if isinstance(column.type, sa.Integer) else "text"


def _refuse_rows(on: Connection) -> None:
    tables = _own_tables(on)
    if tables and on.dialect.name == "postgresql":
        on.execute(sa.text(f"LOCK TABLE {', '.join(tables)} IN ACCESS EXCLUSIVE MODE"))
    for table in tables.values():
        if on.execute(sa.select(sa.literal(1)).select_from(table).limit(1)).first():
            raise NotPossible("There are matches in this database. Restore into an empty one.")


def _put(on: Connection, archive: Archive) -> None:
    """Make the tables anew as they were, fill them, and bring them up to date."""
    for table in _own_tables(on, remade=True).values():
        table.drop(on)
    on.execute(sa.text("DROP TABLE IF EXISTS alembic_version"))
    config = alembic_config(on)
    command.upgrade(config, archive.heading.revision)
    tables = _own_tables(on)
    for columns, rows in archive.tables():
        table = tables[columns.table]
        while some := [as_dict(columns, row) for row in islice(rows, AT_ONCE)]:
            on.execute(table.insert(), some)
        count = on.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        if count != archive.closing.rows[columns.table]:
            raise NotPossible(f"{columns.table} has {count} rows after all were put in.")
    command.upgrade(config, "head")
