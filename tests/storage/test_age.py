"""Finding where a match stands takes as long for an old match as for a young one."""

from collections.abc import Callable

import pytest
import sqlalchemy as sa
from sqlalchemy import Connection

from app.matches import repository
from app.storage.database import Database
from app.storage.journal import Entry
from app.storage.tables import matches

YOUNG, OLD = 1, 2
RECORDS = {YOUNG: 10, OLD: 2000}


def last(on: Connection, match: int) -> int:
    return repository.last_seq(on, match)


def watched(on: Connection, match: int) -> int:
    return repository.seqs(on, [match])[match]


def steps(on: Connection, query: Callable[[], int]) -> tuple[int, int]:
    """Count the steps of SQLite's machine that a query takes."""
    taken = 0

    def step() -> None:
        nonlocal taken
        taken += 1

    driver = on.connection.driver_connection
    assert driver is not None
    driver.set_progress_handler(step, 1)
    try:
        return query(), taken
    finally:
        driver.set_progress_handler(None, 1)


@pytest.mark.parametrize("query", [last, watched])
async def test_the_last_record_is_found_by_one_look(
    sqlite: Database, query: Callable[[Connection, int], int]
) -> None:
    columns = {column.name: b"" for column in matches.c if isinstance(column.type, sa.LargeBinary)}
    for match, count in RECORDS.items():
        row = {column.name: "" for column in matches.c} | columns
        numbers = {"match": match, "edition": 1, "created": 0, "claim_days": 0}
        await sqlite.write(lambda on, row=row | numbers: on.execute(matches.insert(), row))  # type: ignore[misc]
        for seq in range(1, count + 1):
            entry = Entry(
                match, seq, 0, seq.to_bytes(16), seq, "step", b'{"type":"step"}', b"", b""
            )
            await sqlite.append(entry)
    found = {
        match: await sqlite.read(lambda on, m=match: steps(on, lambda: query(on, m)))  # type: ignore[misc]
        for match in RECORDS
    }
    assert {match: seq for match, (seq, _) in found.items()} == RECORDS
    assert found[OLD][1] <= found[YOUNG][1] + 5
