"""A server of the bench's own, in a process of its own, and what it has cost so far."""

import asyncio
import os
import sqlite3
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from app.addresses import free_port

STARTED_SECONDS = 60
STOPPED_SECONDS = 30
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Served:
    """A server that runs: where it is, and its process."""

    url: str
    pid: int

    @property
    def sockets(self) -> str:
        """Its address for WebSockets."""
        return self.url.replace("http://", "ws://")

    def cpu_seconds(self) -> float:
        """Read the CPU time that all its threads have used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


@asynccontextmanager
async def serving(database_url: str) -> AsyncIterator[Served]:
    """Start a server with limits off; stop it at the end of the block."""
    port = free_port()
    settings = {"DATABASE_URL": database_url, "PORT": str(port), "LIMITS": "false"}
    settings["SOCKETS_PER_ADDRESS"] = "100000"
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "app",
        "serve",
        env={**os.environ, **settings},
        stdout=PIPE,
        stderr=DEVNULL,
    )
    try:
        if process.stdout is None:
            raise AssertionError("the server's output was asked for")
        said = await asyncio.wait_for(process.stdout.readline(), STARTED_SECONDS)
        if b"Vedette is at" not in said:
            raise RuntimeError("the server did not start; try `python -m app serve`")
        yield Served(f"http://127.0.0.1:{port}", process.pid)
    finally:
        if process.returncode is None:
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), STOPPED_SECONDS)
        except TimeoutError:
            process.kill()
            await process.wait()


def stored(file: Path | None) -> int:
    """Give an SQLite file's size in bytes, its log written into it first; 0 for no file."""
    if file is None:
        return 0
    connection = sqlite3.connect(file, timeout=STOPPED_SECONDS)
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()
    return file.stat().st_size


@asynccontextmanager
async def fresh_store() -> AsyncIterator[Path]:
    """Give the path of a SQLite file that is not there yet, in a folder that goes away."""
    with tempfile.TemporaryDirectory(prefix="vedette-bench-") as folder:
        yield Path(folder) / "bench.sqlite3"
