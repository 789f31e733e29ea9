"""A server of the bench's own, in a process of its own, and what it has cost so far."""

import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from proofs import processes

SETTINGS = {**processes.NO_LIMITS, "SOCKETS_PER_ADDRESS": "100000"}
BUSY_SECONDS = 30
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class ServerProcess:
    """A server that runs: where it listens, and its process."""

    port: int
    pid: int

    def cpu_seconds(self) -> float:
        """Read the CPU time that all its threads have used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


@asynccontextmanager
async def serving(
    database_url: str,
    program: Sequence[str] | None = None,
    announces: bytes = processes.ANNOUNCES,
) -> AsyncIterator[ServerProcess]:
    """Run a server with limits off. Raises `RuntimeError` with what it said if it does not start.

    `NotStarted` would be taken by the bench for a PostgreSQL that is not on this machine.
    """
    async with AsyncExitStack() as stack:
        log = stack.enter_context(processes.scratch()) / "server.log"
        running = processes.serving(
            database_url, log, program, settings=SETTINGS, announces=announces
        )
        try:
            server = await stack.enter_async_context(running)
        except processes.NotStarted as error:
            raise RuntimeError(f"the server did not start: {error}") from error
        yield ServerProcess(server.port, server.pid)


def stored(file: Path | None) -> int:
    """Return an SQLite file's size in bytes, its log written into it first; 0 for no file."""
    if file is None:
        return 0
    connection = sqlite3.connect(file, timeout=BUSY_SECONDS)
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()
    return file.stat().st_size


@asynccontextmanager
async def fresh_store() -> AsyncIterator[Path]:
    """Return the path of a SQLite file that is not there yet, in a folder that goes away."""
    with tempfile.TemporaryDirectory(prefix="vedette-bench-") as folder:
        yield Path(folder) / "bench.sqlite3"
