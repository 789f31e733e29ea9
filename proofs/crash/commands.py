"""`python -m proofs crashtest` and `python -m proofs powerloss`."""

import asyncio
from typing import Annotated, Literal

import typer

from app.config import database_url
from proofs.commands import AsJson, GameOption, known_or_first
from proofs.crash.powerloss import power_lost
from proofs.crash.rounds import crashed
from proofs.processes import NotStarted
from proofs.reporting import progress, show

Database = Annotated[
    str,
    typer.Option(help='"sqlite", "postgres" (a new one on this machine), or an empty one\'s URL.'),
]
Rounds = Annotated[int, typer.Option(min=1, help="How often to kill.")]
Seed = Annotated[str, typer.Option(help="Decides about moments and moves.")]


def crashtest(
    rounds: Rounds = 20,
    database: Database = "sqlite",
    game: GameOption = "",
    seed: Seed = "vedette",
    as_json: AsJson = False,
) -> None:
    """Kill a busy server again and again: nothing acknowledged may be missing or doubled."""
    key = known_or_first(game)
    url = database if database in ("sqlite", "postgres") else database_url(database)
    with progress("rounds", rounds) as advance:
        try:
            report = asyncio.run(crashed(url, rounds, key, seed=seed, advance=advance))
        except NotStarted as error:
            raise typer.BadParameter(str(error)) from error
    show(report, as_json=as_json)
    raise typer.Exit(0 if report.passed else 1)


def powerloss(
    acks: Annotated[int, typer.Option(min=1, help="After how many acknowledged moves.")] = 1000,
    database: Annotated[Literal["sqlite", "postgres"], typer.Option()] = "sqlite",
    game: GameOption = "",
    seed: Seed = "vedette",
    as_json: AsJson = False,
) -> None:
    """Watch by strace that each move is on the disk before its ack, and cut the power."""
    key = known_or_first(game)
    with progress("acks", acks) as advance:
        try:
            report = asyncio.run(power_lost(database, acks, key, seed=seed, advance=advance))
        except NotStarted as error:
            raise typer.BadParameter(str(error)) from error
    show(report, as_json=as_json)
    raise typer.Exit(0 if report.passed else 1)
