"""Our server beside a bare one, in alternation within one run: our figures as ratios."""

import multiprocessing
import statistics
from collections.abc import Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path

import msgspec

from proofs.bench import load
from proofs.bench.bare import ANNOUNCES
from proofs.bench.report import Paced, Percentiles, Speed
from proofs.bench.server import ServerProcess, fresh_store, serving

CROWDS = (1, 10, 100)
PACED = 100
BUSY_PROCESSES = 2
BARE = ("-m", "proofs.bench.bare")


class Beside(msgspec.Struct, frozen=True):
    """A figure as the median of all rounds: ours, the bare server's, and ours divided by it."""

    what: str
    ours: float
    bare: float
    ratio: float


class BesideReport(msgspec.Struct, frozen=True):
    """A game's figures beside the bare server's. `busy`: beside two processes that never rest."""

    game: str
    rounds: int
    seconds: float
    busy: bool
    figures: list[Beside]


Figures = dict[str, list[float]]


async def measured(game: str, seconds: float, rounds: int, *, busy: bool) -> BesideReport:
    """Measure both servers, in alternation, `rounds` times."""
    ours, bare = Figures(), Figures()
    servers: tuple[tuple[Figures, Sequence[str]], ...] = ((ours, ()), (bare, BARE))
    with _busy(BUSY_PROCESSES if busy else 0):
        for _ in range(rounds):
            for matches in CROWDS:
                for figures, program in servers:
                    _add(figures, await _at_full_speed(game, matches, seconds, program))
            for figures, program in servers:
                _add(figures, await _paced(game, seconds, program))
    return BesideReport(
        game, rounds, seconds, busy, [_beside(what, ours[what], bare[what]) for what in ours]
    )


async def _at_full_speed(
    game: str, matches: int, seconds: float, program: Sequence[str]
) -> dict[str, float]:
    async with fresh_store() as file, _served(file, program) as served:
        speed: Speed = await load.full_speed(served, game, matches, seconds)
    return {
        f"{matches} at full speed: actions a second": speed.actions_per_second,
        f"{matches} at full speed: server's CPU ms for an action": speed.cpu_ms_per_action,
        f"{matches} at full speed: bytes of a frame": speed.bytes_per_frame,
    }


async def _paced(game: str, seconds: float, program: Sequence[str]) -> dict[str, float]:
    async with fresh_store() as file, _served(file, program) as served:
        paced: Paced = await load.paced(served, game, PACED, seconds)
    took: Percentiles | None = paced.to_opponent_ms
    if took is None:
        raise RuntimeError("no commit reached the other side")
    return {
        f"{PACED} paced: p50 at the other side, ms": took.p50,
        f"{PACED} paced: p95 at the other side, ms": took.p95,
    }


def _served(file: Path, program: Sequence[str]) -> AbstractAsyncContextManager[ServerProcess]:
    url = f"sqlite:///{file}"
    return serving(url, program, announces=ANNOUNCES) if program else serving(url)


def _add(figures: Figures, found: dict[str, float]) -> None:
    for what, value in found.items():
        figures.setdefault(what, []).append(value)


def _beside(what: str, ours: list[float], bare: list[float]) -> Beside:
    a, b = statistics.median(ours), statistics.median(bare)
    return Beside(what, round(a, 2), round(b, 2), round(a / b, 2))


@contextmanager
def _busy(processes: int) -> Iterator[None]:
    """Keep some processes busy meanwhile, as on a host that is shared."""
    running = [multiprocessing.Process(target=_spin, daemon=True) for _ in range(processes)]
    for process in running:
        process.start()
    try:
        yield
    finally:
        for process in running:
            process.kill()
            process.join()


def _spin() -> None:
    while True:
        pass
