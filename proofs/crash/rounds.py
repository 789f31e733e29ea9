"""Load, a kill at a bad moment, a restart, a count: again and again."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random

import msgspec
import sqlalchemy as sa

from app.storage.tables import matches
from proofs.client import Hung
from proofs.crash.ledger import Findings, Ledger, examined
from proofs.crash.players import Pair
from proofs.processes import (
    NotStarted,
    Postgres,
    Server,
    own_postgres,
    scratch,
    serving,
)

PAIRS = 6
MAX_COMMITS = 80
"""After how many acknowledged commands, or commits, a kill comes at most."""
MAX_WAIT = 0.02
"""And after how many seconds more, so that it may come at any moment of a command."""
BACK_WITHIN = 60.0

AT_ANY_MOMENT = "server"
BEFORE_THE_ACK = "server between commit and ack"
THE_DATABASE = "postgresql"
BOTH = "server and postgresql at once"


class CrashReport(msgspec.Struct):
    """What came of all rounds. Everything from `missing` to `hung` must be none."""

    database: str
    rounds: int = 0
    kills: dict[str, int] = {}
    matches: int = 0
    acknowledged: int = 0
    unheard: int = 0
    """Commands that were stored though the kill came before their ack."""
    repeated: int = 0
    missing: int = 0
    doubled: int = 0
    undue: int = 0
    broken: int = 0
    contradicted: int = 0
    older: int = 0
    hung: list[str] = []
    """Who waited in vain, and for what."""
    seconds: float = 0
    passed: bool = False


class Crashes:
    """One test: its database, its players, its servers."""

    def __init__(
        self,
        url: str,
        folder: Path,
        game: str,
        *,
        seed: str,
        postgres: Postgres | None = None,
        program: Sequence[str] | None = None,
    ) -> None:
        self._url = url
        self._program = program
        self._log = folder / "server.log"
        self._postgres = postgres
        self._rng = Random(seed)
        self._ledger = Ledger()
        self._pairs = [
            Pair(game, ("http", "socket")[n % 2], self._ledger, Random(f"{seed} {n}"))
            for n in range(PAIRS)
        ]
        self._found: list[Findings] = []
        self._kills: Counter[str] = Counter()
        self._hung: list[str] = []

    async def run(self, rounds: int, advance: Callable[[], None]) -> CrashReport:
        """Do all rounds, then look once more."""
        began = time.monotonic()
        kinds = [AT_ANY_MOMENT, BEFORE_THE_ACK]
        if self._postgres is not None:
            kinds += [THE_DATABASE, BOTH]
        for n in range(rounds):
            kind = kinds[n % len(kinds)]
            await self._round(kind)
            self._kills[kind] += 1
            advance()
        async with serving(self._url, self._log, self._program) as server:
            self._look()
            async with self._playing(server):
                await self._all_are_back(server)
        self._look()
        return self._report(rounds, time.monotonic() - began)

    async def _round(self, kind: str) -> None:
        program = self._program
        if kind == BEFORE_THE_ACK:
            dies_after = str(self._rng.randint(1, MAX_COMMITS))
            program = ("-m", "proofs.crash.dying", dies_after)
        async with serving(self._url, self._log, program) as server:
            self._look()
            async with self._playing(server):
                if kind == BEFORE_THE_ACK:
                    if not await server.died(BACK_WITHIN):
                        self._hung.append("nothing was committed")
                    return
                await self._busy(server, self._rng.randint(1, MAX_COMMITS))
                await asyncio.sleep(self._rng.uniform(0, MAX_WAIT))
                if kind == BOTH:
                    await server.kill()
                if kind in (THE_DATABASE, BOTH) and self._postgres is not None:
                    await asyncio.to_thread(self._postgres.kill)
                    await asyncio.to_thread(self._postgres.start)
                if kind == THE_DATABASE:
                    await self._all_are_back(server)

    @asynccontextmanager
    async def _playing(self, server: Server) -> AsyncIterator[None]:
        """Have all play; the server is killed at the end of the block."""
        playing = [asyncio.create_task(pair.play(server.port)) for pair in self._pairs]
        try:
            yield
        finally:
            await server.kill()
            for ended in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(ended, Hung):
                    self._hung.append(f"no answer to {ended}")
                elif isinstance(ended, BaseException):
                    raise ended

    async def _busy(self, server: Server, acks: int) -> None:
        """Wait until so many more commands were acknowledged."""
        enough = len(self._ledger.commands) + acks
        await self._until(server, "load", lambda: len(self._ledger.commands) >= enough)

    async def _all_are_back(self, server: Server) -> None:
        """Wait until everybody has something acknowledged again, or a match of their own again."""
        before = [(pair.players, pair.acks) for pair in self._pairs]
        await self._until(
            server,
            "everybody's return",
            lambda: all(
                (pair.players, pair.acks) != known
                for pair, known in zip(self._pairs, before, strict=True)
            ),
        )

    async def _until(self, server: Server, what: str, is_so: Callable[[], bool]) -> None:
        until = time.monotonic() + BACK_WITHIN
        while not is_so():
            if server.is_dead or time.monotonic() > until:
                self._hung.append(f"waited for {what}")
                return
            await asyncio.sleep(0.005)

    def _look(self) -> None:
        waiting = [key for pair in self._pairs for key in pair.unanswered]
        self._found.append(examined(self._url, self._ledger, waiting))

    def _report(self, rounds: int, seconds: float) -> CrashReport:
        ledger = self._ledger
        report = CrashReport(
            database=self._url.split(":", 1)[0].split("+")[0],
            rounds=rounds,
            kills=dict(self._kills),
            matches=len(ledger.matches),
            acknowledged=ledger.acknowledged,
            unheard=sum(found.unheard for found in self._found),
            repeated=ledger.repeated,
            # What was missing once and is back later was missing.
            missing=max(found.missing for found in self._found),
            doubled=max(found.doubled for found in self._found),
            undue=max(found.undue for found in self._found),
            broken=max(found.broken for found in self._found),
            contradicted=ledger.contradicted,
            older=ledger.older,
            hung=self._hung,
            seconds=round(seconds, 1),
        )
        faults = max(found.faults for found in self._found)
        faults += report.contradicted + report.older + len(report.hung)
        report.passed = faults == 0 and report.acknowledged > 0
        return report


async def crashed(
    database: str,
    rounds: int,
    game: str,
    *,
    seed: str,
    advance: Callable[[], None] = lambda: None,
    program: Sequence[str] | None = None,
) -> CrashReport:
    """Test "sqlite", "postgres" (of our own), or the empty database at a URL.

    Raises `NotStarted` when a server does not come up.
    """
    with scratch() as folder, _database(database, folder) as (url, postgres):
        crashes = Crashes(url, folder, game, seed=seed, postgres=postgres, program=program)
        return await crashes.run(rounds, advance)


@contextmanager
def _database(database: str, folder: Path) -> Iterator[tuple[str, Postgres | None]]:
    with contextlib.ExitStack() as stack:
        if database == "sqlite":
            yield f"sqlite:///{folder / 'vedette.sqlite3'}", None
        elif database == "postgres":
            postgres = stack.enter_context(own_postgres(folder))
            yield postgres.url, postgres
        else:
            _refuse_matches(database)
            yield database, None


def _refuse_matches(url: str) -> None:
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    with engine.connect() as on:
        is_made = sa.inspect(on).has_table(matches.name)
        if is_made and on.execute(sa.select(matches.c.match).limit(1)).first():
            raise NotStarted("There are matches in this database. Give an empty one.")
    engine.dispose()
