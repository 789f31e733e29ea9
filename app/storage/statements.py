"""Statements that several repositories make."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from sqlite3 import Error as SqliteError
from typing import Any

import psycopg
import sqlalchemy as sa
from sqlalchemy import ClauseElement, Connection
from sqlalchemy.dialects import postgresql, sqlite

DRIVERS_ERRORS = (SqliteError, psycopg.Error)
MAX_AT_ONCE = 500
"""Values in one IN (...): a statement may not have any number of them."""


def parts(numbers: Sequence[int]) -> Iterator[Sequence[int]]:
    """Cut numbers into parts that are short enough for one statement each."""
    for first in range(0, len(numbers), MAX_AT_ONCE):
        yield numbers[first : first + MAX_AT_ONCE]


class Plain:
    """A statement whose SQL is made once, for those that run with every action.

    It goes to the driver as it is, without SQLAlchemy's conversions and results: they would take
    longer than SQLite does. Its errors are the driver's own.
    """

    def __init__(self, make: Callable[[str], ClauseElement]) -> None:
        self._make = make
        self._sql: dict[str, tuple[str, tuple[str, ...] | None]] = {}

    def run(self, on: Connection, parameters: Mapping[str, Any]) -> Sequence[tuple[Any, ...]]:
        """Run it and give all its rows. Raises `DRIVERS_ERRORS`."""
        dialect = on.dialect
        if dialect.name not in self._sql:
            compiled = self._make(dialect.name).compile(dialect=dialect)
            order = getattr(compiled, "positiontup", None)
            self._sql[dialect.name] = (str(compiled), tuple(order) if order else None)
        sql, order = self._sql[dialect.name]
        given = parameters if order is None else [parameters[name] for name in order]
        cursor = on.connection.cursor()
        cursor.execute(sql, given)
        return cursor.fetchall()


@cache
def insert_new(table: sa.Table, dialect: str) -> Any:
    """Make the insert that leaves out each row whose place is taken."""
    insert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    return insert(table).on_conflict_do_nothing()


def add_new(on: Connection, table: sa.Table, row: Mapping[str, Any]) -> bool:
    """Add a row; False when its place is taken."""
    added = insert_new(table, on.dialect.name).returning(table.c.match)
    return on.execute(added, [row]).first() is not None
