"""Notices that wait to be sent, in a table: each is taken by one process alone.

All SQL about them. Each method runs in the caller's transaction.
"""

from typing import Any, Generic, TypeVar

import sqlalchemy as sa
from sqlalchemy import ColumnElement, Connection

from app.matches.models import Seat
from app.notify.models import CONFIRM, Letter
from app.storage.tables import journal, outbox

Row = TypeVar("Row", bound=Letter)


class Queue(Generic[Row]):
    """The rows of a table that has the columns of `Letter`, and may have more."""

    def __init__(self, table: sa.Table, row: type[Row]) -> None:
        self._table = table
        self._row = row
        self._key = [column.name for column in table.primary_key.columns]

    def waiting(self, on: Connection, now: int, made_before: int, most: int) -> list[Row]:
        """List what is due; what is about a match only if made early enough."""
        rows, table = self._row, self._table
        columns = [table.c[name] for name in rows.__dataclass_fields__]
        is_ripe = sa.or_(table.c.kind == CONFIRM, table.c.made <= made_before)
        found = on.execute(
            sa.select(*columns)
            .where(table.c.due <= now, is_ripe)
            .order_by(table.c.due, *(table.c[name] for name in self._key))
            .limit(most)
        ).mappings()
        return [rows(**{**row, "seat": Seat(row["seat"])}) for row in found]

    def take(self, on: Connection, row: Row, until: int) -> bool:
        """Take a row for a while, to send it; False when another process has it or it is gone.

        Whoever takes it moves `due` on; should they die, it is due again then.
        """
        mine = self._table.update().where(self._is(row), self._table.c.due == row.due)
        return on.execute(mine.values(due=until, tries=row.tries + 1)).rowcount == 1

    def put_off(self, on: Connection, row: Row, due: int) -> None:
        """Try a row again later."""
        on.execute(self._table.update().where(self._is(row)).values(due=due))

    def drop(self, on: Connection, row: Row) -> None:
        """Take a row out: it was sent, or needs no sending."""
        on.execute(self._table.delete().where(self._is(row)))

    def is_overtaken(self, on: Connection, row: Row) -> bool:
        """Whether a seat has done something since, or will be told of something newer."""
        acted = sa.select(journal.c.seq).where(
            journal.c.match == row.match,
            journal.c.seq > row.seq,
            journal.c.seat == int(row.seat),
        )
        same = self._is(row, [name for name in self._key if name != "seq"])
        newer = sa.select(self._table.c.seq).where(same, self._table.c.seq > row.seq)
        return any(on.execute(query.limit(1)).first() for query in (acted, newer))

    def _is(self, row: Row, names: list[str] | None = None) -> ColumnElement[bool]:
        """Return the condition that columns, by default the key, are a row's."""
        given: dict[str, Any] = {name: getattr(row, name) for name in names or self._key}
        return sa.and_(*(self._table.c[name] == value for name, value in given.items()))


LETTERS = Queue(outbox, Letter)
