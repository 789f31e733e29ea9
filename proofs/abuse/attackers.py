"""Two who play on while attackers are about, what that costs them, and what the server holds."""

import asyncio
import json
import multiprocessing
import os
import secrets
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from proofs.abuse.attacks import visit
from proofs.abuse.target import AttackTally, Target
from proofs.client import Client, Seats, begun, good, watching
from proofs.processes import Server, scratch, serving

PACE = 0.06
"""Seconds between two moves."""
WITHOUT_LIMITS = ("fuzz", "idle")
"""Guests whom the limits would keep from getting far."""
MAX_GROWN = 96.0
"""MB that may be left when attackers have gone."""
MAX_AT_ONCE = 300.0
"""MB that they may make the server hold while they are there."""
MAX_SLOWED = 2.0
MIN_SLOWED = 2.0
"""Milliseconds: less than that more is no slowing down, on a machine that does other things."""


class AttackerReport(msgspec.Struct, frozen=True):
    """One kind of attacker. Times are from a player's command to its answer, in milliseconds."""

    kind: str
    tried: int
    answers: dict[str, int]
    won: int
    hung: int
    moves: int
    quiet_ms: float
    quiet_p95_ms: float
    ms: float
    p95_ms: float
    slowed: float
    mb_before: float
    mb_most: float
    mb_after: float


class AbuseReport(msgspec.Struct, frozen=True):
    """All of them. `problems` is empty when all went well.

    `load`: how many processes wanted to run on this machine, on average, and its processors.
    """

    visits: list[AttackerReport]
    load: str
    problems: list[str]

    @property
    def passed(self) -> bool:
        """Whether nothing was wrong."""
        return not self.problems


class Table:
    """A match that is played while attackers come, and another that is there to be attacked."""

    def __init__(self, port: int, game: str, rng: Random) -> None:
        self._clients = (Client(port), Client(port))
        self._port, self._game, self._rng = port, game, rng
        self._seats: Seats | None = None

    async def target(self, amount: int, seconds: float) -> Target:
        """Make the match that attackers go for."""
        with closing(Client(self._port)) as client:
            seats = await begun(client, self._game)
            frames = [
                await client.retry_until_stored("GET", seats.path, token=one)
                for one in seats.tokens
            ]
            shared, cookie = await self._shared(client)
            watcher = await watching(client, seats)
        actions = [one["choices"]["actions"] for one in frames if one["choices"]]
        return Target(
            port=self._port,
            match=seats.match,
            tokens=(*seats.tokens, watcher),
            shared=shared,
            cookie=cookie,
            offered=json.dumps(actions[0][0]["action"]),
            amount=amount,
            seconds=seconds,
            seed=self._rng.randrange(2**32),
        )

    async def _shared(self, client: Client) -> tuple[str, str]:
        """Make a match of two on one device, with PINs that nobody told the attackers."""
        cookie = secrets.token_urlsafe(32)
        side = (await client.retry_until_stored("GET", "/api/games"))["games"][0]["sides"][0]
        wanted = {"game": self._game, "side": side, "entropy": "ab" * 32, "shared": True}
        client.cookie = cookie
        made = good(await client.call("POST", "/api/matches", wanted))
        pin = {"side": side, "pin": f"{self._rng.randrange(10**8):08}"}
        path = f"/api/matches/{made['match']}/curtain/"
        await client.call("POST", f"{path}pin", pin)
        await client.call("POST", f"{path}close", {})
        client.cookie = ""
        return made["match"], cookie

    async def played(self, until: Callable[[], bool]) -> list[float]:
        """Play at an even pace until told to stop; give how long each move took."""
        took: list[float] = []
        while not until():
            if self._seats is None:
                self._seats = await begun(self._clients[0], self._game)
            seats = self._seats
            for client, token in zip(self._clients, seats.tokens, strict=True):
                frame = await client.retry_until_stored("GET", seats.path, token=token)
                if frame["status"] == "ended":
                    self._seats = None
                    break
                if frame["choices"]:
                    took.append(await self._moved(client, seats, token, frame))
                    await asyncio.sleep(PACE)
        return took

    async def _moved(self, client: Client, seats: Seats, token: str, frame: Any) -> float:
        action = self._rng.choice(frame["choices"]["actions"])["action"]
        command = {"expect": frame["v"], "key": secrets.token_hex(8), "action": action}
        began = time.perf_counter()
        await client.retry_until_stored("POST", f"{seats.path}/act", command, token=token)
        return (time.perf_counter() - began) * 1000

    def close(self) -> None:
        """Go home."""
        for client in self._clients:
            client.close()


async def run_attackers(
    kinds: list[str], game: str, *, messages: int, sockets: int, seconds: float, seed: str
) -> AbuseReport:
    """Run each kind of attacker, between quiet times. Raises `NotStarted`."""
    visits: list[AttackerReport] = []
    problems: list[str] = []
    for kind in kinds:
        amount = {"fuzz": messages, "idle": sockets, "slow": sockets // 5}.get(kind, 0)
        with scratch() as folder:
            log = folder / "server.log"
            limits = {"LIMITS": "false"} if kind in WITHOUT_LIMITS else {"LIMITS": "true"}
            url = f"sqlite:///{folder / 'vedette.sqlite3'}"
            async with serving(url, log, settings=limits) as server:
                one = await _visited(
                    server, kind, game, (amount, seconds), Random(f"{seed} {kind}")
                )
                visits.append(one)
                problems += [f"{kind}: {what}" for what in _problems(one, server, log)]
    load = f"{os.getloadavg()[0]:.1f} on {os.cpu_count()}"
    return AbuseReport(visits, load, problems)


async def _visited(
    server: Server, kind: str, game: str, size: tuple[int, float], rng: Random
) -> AttackerReport:
    with closing(Table(server.port, game, rng)) as table:
        return await _while_played(server, kind, table, size)


async def _while_played(
    server: Server, kind: str, table: Table, size: tuple[int, float]
) -> AttackerReport:
    amount, seconds = size
    # Who is to be idle has to come first, which takes as long again.
    coming = seconds if kind == "idle" else 0.0
    target = await table.target(amount, seconds + coming)
    await table.played(_after(seconds / 2))
    before = _memory(server.pid, "VmRSS")
    _forget_the_most(server.pid)
    quiet = await table.played(_after(seconds))
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as attackers:
        doing = loop.run_in_executor(attackers, visit, kind, target)
        await table.played(_after(coming))
        took = await table.played(doing.done)
        tally: AttackTally = await doing
    most = _memory(server.pid, "VmHWM")
    quiet += await table.played(_after(seconds))
    was, now = statistics.median(quiet), statistics.median(took)
    return AttackerReport(
        kind=kind,
        tried=tally.tried,
        answers=dict(sorted(tally.answers.items())),
        won=tally.won,
        hung=tally.hung,
        moves=len(took),
        quiet_ms=round(was, 2),
        quiet_p95_ms=round(_p95(quiet), 2),
        ms=round(now, 2),
        p95_ms=round(_p95(took), 2),
        slowed=round(now / was, 2),
        mb_before=before,
        mb_most=most,
        mb_after=_memory(server.pid, "VmRSS"),
    )


def _after(seconds: float) -> Callable[[], bool]:
    until = time.monotonic() + seconds
    return lambda: time.monotonic() > until


def _p95(took: list[float]) -> float:
    return statistics.quantiles(took, n=20)[-1]


def _problems(one: AttackerReport, server: Server, log: Path) -> list[str]:
    """Return what went wrong."""
    found = []
    if server.is_dead:
        found.append("the server is dead")
    if not one.tried:
        found.append("no attacker got in")
    errors = sum(count for status, count in one.answers.items() if status.startswith("5"))
    if errors:
        found.append(f"{errors} answers were 5xx")
    if one.won:
        found.append(f"{one.won} got what they may not have")
    if one.hung:
        found.append(f"{one.hung} times nothing came, neither an answer nor an end")
    if one.slowed > MAX_SLOWED and one.ms - one.quiet_ms > MIN_SLOWED:
        found.append(f"a move took {one.slowed} times as long")
    if one.mb_after - one.mb_before > MAX_GROWN:
        found.append(f"{one.mb_after - one.mb_before:.0f} MB were left")
    if one.mb_most - one.mb_before > MAX_AT_ONCE:
        found.append(f"{one.mb_most - one.mb_before:.0f} MB were held")
    return found + _told(log)


def _told(log: Path) -> list[str]:
    """List the mistakes of our own that the server tells of."""
    return [
        f"the server said {text[:300]}"
        for text in log.read_text("utf-8").splitlines()
        if '"level": "error"' in text or "Traceback" in text or "Exception in" in text
    ][:3]


def _memory(pid: int, what: str) -> float:
    """Read how many MB a process holds, or held at most; 0 where the system doesn't tell."""
    with suppress(OSError):
        for text in Path(f"/proc/{pid}/status").read_text().splitlines():
            if text.startswith(what):
                return round(int(text.split()[1]) / 1024, 1)
    return 0.0


def _forget_the_most(pid: int) -> None:
    with suppress(OSError):
        Path(f"/proc/{pid}/clear_refs").write_text("5")
