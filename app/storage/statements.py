"""Statements that several repositories make."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

MOST_AT_ONCE = 500
"""Values in one IN (...): a statement may not have any number of them."""


def parts(numbers: Sequence[int]) -> Iterator[Sequence[int]]:
    """Cut numbers into parts that are short enough for one statement each."""
    for first in range(0, len(numbers), MOST_AT_ONCE):
        yield numbers[first : first + MOST_AT_ONCE]


@cache
def insert_new(table: sa.Table, dialect: str) -> Any:
    """Make the insert that leaves out each row whose place is taken."""
    insert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    return insert(table).on_conflict_do_nothing()


def add_new(on: Connection, table: sa.Table, row: Mapping[str, Any]) -> bool:
    """Add a row; False when its place is taken."""
    added = insert_new(table, on.dialect.name).returning(table.c.match)
    return on.execute(added, [row]).first() is not None
