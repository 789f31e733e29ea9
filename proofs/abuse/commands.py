"""`python -m proofs abusetest`."""

import asyncio
from typing import Annotated

import typer

from proofs.abuse.attackers import run_attackers
from proofs.abuse.attacks import KINDS
from proofs.commands import AsJson, GameOption, known_or_first
from proofs.processes import NotStarted
from proofs.reporting import show


def abusetest(
    messages: Annotated[int, typer.Option(min=1, help="Wrong messages on sockets.")] = 100_000,
    sockets: Annotated[int, typer.Option(min=8, help="Idle sockets.")] = 2_000,
    seconds: Annotated[float, typer.Option(min=1, help="How long each kind stays.")] = 20,
    kind: Annotated[list[str], typer.Option(help="Only these kinds; may be repeated.")] = [],  # noqa: B006
    game: GameOption = "",
    seed: Annotated[str, typer.Option(help="Decides about messages and moves.")] = "vedette",
    as_json: AsJson = False,
) -> None:
    """Loose attackers on a server while two play: no 5xx, memory bounded, moves not slowed."""
    unknown = set(kind) - KINDS.keys()
    if unknown:
        raise typer.BadParameter(f"there are {', '.join(KINDS)}")
    key = known_or_first(game)
    staying = run_attackers(
        kind or list(KINDS), key, messages=messages, sockets=sockets, seconds=seconds, seed=seed
    )
    try:
        report = asyncio.run(staying)
    except NotStarted as error:
        raise typer.BadParameter(str(error)) from error
    show(report, as_json=as_json)
    raise typer.Exit(0 if report.passed else 1)
