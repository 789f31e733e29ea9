"""One to several servers on one PostgreSQL: how much they do, what the database does for it."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import msgspec

from proofs.bench import load
from proofs.bench.players import LoadTally
from proofs.bench.report import Percentiles, milliseconds
from proofs.bench.server import ServerProcess, serving
from proofs.processes import Postgres, own_postgres, scratch

MATCHES_OF_A_SERVER = 10
WRITTEN_DOWN = ("log_statement=all",)
STATEMENTS = (b"LOG:  statement:", b"LOG:  execute ")
COMMIT = b": COMMIT"


class Scaled(msgspec.Struct, frozen=True):
    """So many servers at full speed, each with matches of its own, as a proxy parts them.

    CPU time is that for an action: of the servers, and of PostgreSQL's processes.
    """

    servers: int
    actions_per_second: float
    cpu_ms_per_action: float
    database_cpu_ms_per_action: float
    wal_bytes_per_action: int
    to_opponent_ms: Percentiles | None


class ScaleReport(msgspec.Struct, frozen=True):
    """Servers from one on, and what an action takes in a match that is played alone."""

    game: str
    seconds: float
    scaled: list[Scaled]
    statements_per_action: float
    commits_per_action: float


async def measured(game: str, seconds: float, most: int) -> ScaleReport:
    """Measure one server, two, and so on up to `most`, each number on a database of its own.

    Raises `NotStarted` where this machine has no PostgreSQL.
    """
    scaled = []
    for number in range(1, most + 1):
        with scratch() as folder, own_postgres(folder) as postgres:
            scaled.append(await _side_by_side(game, seconds, number, postgres))
    with scratch() as folder, own_postgres(folder, WRITTEN_DOWN) as postgres:
        statements, commits = await _statements(game, seconds, postgres)
    return ScaleReport(game, seconds, scaled, statements, commits)


async def _side_by_side(game: str, seconds: float, number: int, postgres: Postgres) -> Scaled:
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(serving(postgres.url)) for _ in range(number)]
        tally = LoadTally(opening=MATCHES_OF_A_SERVER)
        for server in servers:
            crowd = load.playing(server, game, MATCHES_OF_A_SERVER, seconds, tally)
            await stack.enter_async_context(crowd)
        before = _work_of(postgres)
        cpu, took = await load.measured(servers, seconds, tally)
        after, actions = _work_of(postgres), tally.actions
        return Scaled(
            servers=number,
            actions_per_second=round(actions / took, 1),
            cpu_ms_per_action=round(cpu * 1000 / actions, 3),
            database_cpu_ms_per_action=round((after.cpu - before.cpu) * 1000 / actions, 3),
            wal_bytes_per_action=round((after.wal_bytes - before.wal_bytes) / actions),
            to_opponent_ms=milliseconds(tally.to_opponent),
        )


@dataclass(frozen=True)
class _Work:
    """What a PostgreSQL has done so far: CPU seconds, and bytes of its write-ahead log."""

    cpu: float
    wal_bytes: int


def _work_of(postgres: Postgres) -> _Work:
    cpu = sum(ServerProcess(0, pid).cpu_seconds() for pid in postgres.processes())
    [(written,)] = postgres.rows("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')")
    return _Work(cpu, int(written))


async def _statements(game: str, seconds: float, postgres: Postgres) -> tuple[float, float]:
    """Count statements and commits for an action, where no two actions share a commit."""
    async with serving(postgres.url) as server:
        tally = LoadTally(opening=1)
        async with load.playing(server, game, 1, seconds, tally):
            began = postgres.log.stat().st_size
            await load.measured([server], seconds, tally)
            said, actions = _said_since(postgres.log, began), tally.actions
    statements = [line for line in said if any(kind in line for kind in STATEMENTS)]
    commits = sum(COMMIT in line for line in statements)
    return round(len(statements) / actions, 2), round(commits / actions, 2)


def _said_since(log: Path, began: int) -> Sequence[bytes]:
    with log.open("rb") as lines:
        lines.seek(began)
        return lines.read().splitlines()
