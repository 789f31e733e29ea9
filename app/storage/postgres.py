"""PostgreSQL as we want it: it keeps what it confirms, and nobody waits for it for ever."""

from typing import Any, TypeVar

import psycopg
import sqlalchemy as sa
from psycopg.abc import PQGen
from sqlalchemy import Engine

RV = TypeVar("RV")

BUSY_SECONDS = 2.0
"""How long one waits for what another transaction holds."""
STATEMENT_SECONDS = 5.0
"""How long the server works at a statement before it gives up."""
SILENT_SECONDS = 7.0
"""How long we wait for a server that says nothing: a stopped one does not give up by itself."""

MUST_BE_ON = ("fsync", "synchronous_commit", "full_page_writes")
"""Without the first two a confirmed change is gone when the power fails, without the third a page
that was being written may be."""

CONNECTING: dict[str, Any] = {
    "connect_timeout": 3,
    # A server that vanished from the network is noticed by its silence.
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}

_BOUNDS = (
    "SELECT set_config('lock_timeout', %s, false), set_config('statement_timeout', %s, false),"
    " set_config('idle_in_transaction_session_timeout', %s, false)"
)
_SETTINGS = f"SELECT {', '.join(f'current_setting({name!r})' for name in MUST_BE_ON)}"


class NotDurable(Exception):
    """This PostgreSQL is set to forget what it has confirmed."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(
            f"PostgreSQL would lose acknowledged moves when the power fails: {' and '.join(names)}"
            f" {'are' if len(names) > 1 else 'is'} off. Turn on, for the server, and leave alone"
            " for the role and the database."
        )


class Bounded(psycopg.Connection[Any]):
    """A connection that is given up when the server keeps silent."""

    def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:
        """Wait for an answer. Raises `OperationalError`."""
        try:
            return super().wait(gen, interval, SILENT_SECONDS if timeout is None else timeout)
        except psycopg.errors._WaitTimeout:
            # What the statement came to is not known, and what comes next would be its answer.
            self.pgconn.finish()
            raise psycopg.OperationalError("the server keeps silent") from None


def engine(url: sa.URL, *, must_last: bool, patient: bool = False) -> Engine:
    """Make an engine. To connect raises `NotDurable` where what is written must last.

    One that is `patient` is for migrations and backups: statements that may take long.
    """

    def connect(_: Any, __: Any, given: Any, named: Any) -> psycopg.Connection[Any]:
        opened = psycopg.Connection.connect if patient else Bounded.connect
        connection = opened(*given, **named)
        if not patient:
            bound(connection)
        if must_last:
            refuse_unless_durable(connection)
        connection.commit()
        return connection

    made = sa.create_engine(url, pool_size=1, connect_args=CONNECTING)
    sa.event.listen(made, "do_connect", connect)
    return made


def bound(connection: psycopg.Connection[Any]) -> None:
    """Make the server give up what takes long."""
    seconds = (BUSY_SECONDS, STATEMENT_SECONDS, SILENT_SECONDS)
    connection.execute(_BOUNDS, [f"{int(each * 1000)}ms" for each in seconds])


def refuse_unless_durable(connection: psycopg.Connection[Any]) -> None:
    """Look at the settings in force for this role and database. Raises `NotDurable`."""
    row = connection.execute(_SETTINGS).fetchone() or ()
    off = [name for name, value in zip(MUST_BE_ON, row, strict=True) if value == "off"]
    if off:
        connection.close()
        raise NotDurable(off)
