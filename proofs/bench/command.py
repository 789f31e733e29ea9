"""`python -m proofs bench`."""

import asyncio
from typing import Annotated

import typer
import uvicorn

from app import games
from proofs.bench import beside as bare_beside
from proofs.bench import engine, load, scale
from proofs.bench.report import BenchReport, Speed
from proofs.bench.server import fresh_store, serving
from proofs.commands import AsJson, GameOption, known_or_first
from proofs.processes import NotStarted, own_postgres, scratch
from proofs.reporting import show

CROWDS = (1, 10, 100)
SPECTATORS = (200, 1000)
IDLE = 300
PACED = 100
ENGINE_MATCHES = 40
AGING_MATCHES = 20
ACTIONS_OF_A_PART = 25


def bench(
    game: GameOption = "",
    seconds: Annotated[float, typer.Option(help="How long each crowd plays.")] = 8,
    beside: Annotated[
        int,
        typer.Option(
            help="How many rounds to measure beside a bare server, in alternation, instead."
        ),
    ] = 0,
    busy: Annotated[
        bool,
        typer.Option("--busy", help="With --beside: two more processes keep the machine busy."),
    ] = False,
    processes: Annotated[
        int,
        typer.Option(help="Measure one to so many servers on one PostgreSQL, instead."),
    ] = 0,
    as_json: AsJson = False,
) -> None:
    """Start a server and measure it under load from this process."""
    key = known_or_first(game)
    # The load's event loop is the server's: where there is uvloop, it costs a third less.
    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        if beside:
            run = bare_beside.measured(key, seconds, beside, busy=busy)
            show(runner.run(run), as_json=as_json)
        elif processes:
            show(runner.run(scale.measured(key, seconds, processes)), as_json=as_json)
        else:
            show(runner.run(measured(key, seconds)), as_json=as_json)


async def measured(game: str, seconds: float) -> BenchReport:
    """Measure everything on SQLite."""
    speed = []
    for matches in CROWDS:
        async with fresh_store() as file, serving(f"sqlite:///{file}") as served:
            speed.append(await load.full_speed(served, game, matches, seconds, store=file))
    async with fresh_store() as file, serving(f"sqlite:///{file}") as served:
        paced = await load.paced(served, game, PACED, seconds)
        spectators = [await load.watched(served, game, crowd) for crowd in SPECTATORS]
        by_age = await load.by_age(served, game, AGING_MATCHES, ACTIONS_OF_A_PART)
        alone = await load.full_speed(served, game, 10, seconds)
        async with load.idle(served, game, IDLE):
            beside = await load.full_speed(served, game, 10, seconds)
    two_processes = await _two_processes(game, seconds)
    return BenchReport(
        game=game,
        store="SQLite",
        seconds=seconds,
        engine_actions_per_second=round(
            engine.actions_per_second(games.game(game), ENGINE_MATCHES), 1
        ),
        speed=speed,
        paced=paced,
        spectators=spectators,
        by_age=by_age,
        two_processes=two_processes,
        beside_idle={"0": alone.cpu_ms_per_action, str(IDLE): beside.cpu_ms_per_action},
    )


async def _two_processes(game: str, seconds: float) -> Speed | None:
    """Measure two servers on a PostgreSQL of our own; None where this machine has none."""
    with scratch() as folder:
        try:
            with own_postgres(folder) as postgres:
                async with serving(postgres.url) as first, serving(postgres.url) as second:
                    return await load.full_speed(first, game, 10, seconds, other=second)
        except NotStarted:
            return None
