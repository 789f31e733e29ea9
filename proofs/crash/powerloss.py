"""Power loss: was each change on the disk before it was acknowledged, and does the disk reopen?"""

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

import msgspec

from app.matches import ids
from proofs.crash.disk import Disk, DiskOrder
from proofs.crash.ledger import Ledger
from proofs.crash.players import Pair
from proofs.crash.stores import store
from proofs.crash.trace import SystemCall, read, traced
from proofs.processes import Server, scratch, serving

PAIRS = 4
CUTS = {"sqlite": 24, "postgres": 3}
"""A restart of PostgreSQL takes as long as many files of SQLite."""


class PowerLossReport(msgspec.Struct):
    """What came of it. `unsynced`, `unseen` and `missing` must be 0."""

    database: str
    acknowledged: int = 0
    syncs: int = 0
    synced: int = 0
    """Acks sent after the sync of the log with their change had ended."""
    unsynced: int = 0
    """Acks sent before."""
    unseen: int = 0
    """Acks that are not in the account, or whose change is not."""
    cuts: int = 0
    """How often the power was cut, each time at the moment of an ack."""
    checked: int = 0
    """Acknowledged changes looked for after the cuts."""
    missing: int = 0
    """Faults after a cut: changes that are gone, broken chains, files that don't open."""
    seconds: float = 0
    passed: bool = False


async def power_lost(
    database: str,
    acks: int,
    game: str,
    *,
    seed: str,
    program: Sequence[str] | None = None,
    settings: Sequence[str] = (),
    advance: Callable[[], None] = lambda: None,
) -> PowerLossReport:
    """Trace "sqlite" or "postgres" over so many acks, then cut. Raises `NotStarted`."""
    began = time.monotonic()
    with scratch() as folder, store(database, folder, settings) as tested:
        ledger, account = Ledger(), folder / "account"
        async with serving(tested.url, folder / "log", program) as server:
            pairs = [Pair(game, "socket", ledger, Random(f"{seed} {n}")) for n in range(PAIRS)]
            with traced([server.pid, *tested.processes()], account):
                image = await asyncio.to_thread(tested.image)
                await _played(pairs, server, ledger, acks, advance)
        report = PowerLossReport(database, acknowledged=len(ledger.commands))
        with account.open(encoding="latin-1") as lines:
            calls = read(lines, image)
        told = {key: call.begun for call in calls for key in call.acked}
        _compare(report, DiskOrder(calls, tested.log), told, ledger)
        for known, left in _cuts(calls, told, Disk(image), CUTS[database], Random(seed)):
            at_that_time = Ledger(
                commands={key: ledger.commands[key] for key in known & ledger.commands.keys()},
                sent=ledger.sent,
            )
            report.cuts += 1
            report.checked += len(at_that_time.commands)
            report.missing += await asyncio.to_thread(tested.faults, left, at_that_time)
    report.seconds = round(time.monotonic() - began, 1)
    faults = report.unsynced + report.unseen + report.missing
    report.passed = faults == 0 and report.synced >= acks and report.cuts > 0
    return report


async def _played(
    pairs: list[Pair], server: Server, ledger: Ledger, acks: int, advance: Callable[[], None]
) -> None:
    """Play until there are so many acks; then the server is killed."""
    playing = [asyncio.create_task(pair.play(server.port)) for pair in pairs]
    shown = 0
    while len(ledger.commands) < acks:
        await asyncio.wait(playing, timeout=0.05, return_when=asyncio.FIRST_COMPLETED)
        for ended in playing:
            if ended.done():
                ended.result()
        while shown < min(acks, len(ledger.commands)):
            advance()
            shown += 1
    await server.kill()
    await asyncio.gather(*playing)


def _compare(
    report: PowerLossReport, order: DiskOrder, told: Mapping[str, int], ledger: Ledger
) -> None:
    """Look for the sync of the log before each ack."""
    report.syncs = order.syncs
    for key in ledger.commands:
        is_synced = order.holds(ids.key_hash(key), told[key]) if key in told else None
        report.synced += is_synced is True
        report.unsynced += is_synced is False
        report.unseen += is_synced is None


def _cuts(
    calls: Sequence[SystemCall], told: Mapping[str, int], disk: Disk, count: int, rng: Random
) -> Iterator[tuple[set[str], dict[str, bytes]]]:
    """Cut the power at some acks: give what had been told by then, and the files."""
    known: set[str] = set()
    moments = set(rng.sample(range(len(told)), min(count, len(told))))
    by_end = iter(sorted(calls, key=lambda call: call.ended))
    call = next(by_end, None)
    for moment, (key, place) in enumerate(told.items()):
        known.add(key)
        if moment not in moments:
            continue
        while call is not None and call.ended < place:
            disk.take(call)
            call = next(by_end, None)
        yield known, disk.cut(rng)
