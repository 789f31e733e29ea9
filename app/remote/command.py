"""`python -m app bot`: let a machine play a seat at any server."""

import asyncio
import sys
from pathlib import Path
from random import SystemRandom
from typing import Annotated

import msgspec
import typer

from app import games
from app.bots.player import Thought, planned, thought
from app.bots.strengths import PLANNERS
from app.engine.game import AnyGame
from app.remote.playing import Think, played
from app.remote.seats import Refused, keep, kept, read_link, sat_down


class Named(msgspec.Struct):
    """What a frame is of."""

    game: str


def command(
    link: Annotated[str, typer.Argument(help="An invitation or device link, or the --seat file.")],
    machine: Annotated[str, typer.Option(help="Who plays: general, commander, ...")] = "commander",
    name: Annotated[str, typer.Option(help="What it calls itself.")] = "",
    seat: Annotated[Path, typer.Option(help="Where its seat is kept, for another time.")] = Path(
        "seat.json"
    ),
) -> None:
    """Play a seat to the end of its match. Ended and begun again with the file, it plays on."""
    known = {*PLANNERS, *(each for game in games.games().values() for each in game.machines)}
    if machine not in known:
        raise typer.BadParameter(f"there is no {machine}, but {', '.join(sorted(known))}")
    try:
        if Path(link).exists():
            own = kept(Path(link))
        else:
            own = sat_down(read_link(link), name or machine)
            keep(own, seat)
        typer.echo(f"Plays {own.side} of {own.match}.")
        outcome = asyncio.run(played(own, thinking(machine)))
    except (Refused, OSError) as error:
        sys.exit(str(error))
    typer.echo(f"Ended by {outcome['rule']}; won by {outcome['winner'] or 'nobody'}.")


def thinking(machine: str) -> Think:
    """Return how a machine answers a frame of any game, by luck that nobody can foresee.

    It raises `Refused` for a game, or a board, that is not ours.
    """
    luck = SystemRandom()

    def think(frame: bytes) -> Thought | None:
        try:
            game: AnyGame = games.game(msgspec.json.decode(frame, type=Named).game)
            if planner := PLANNERS.get(machine):
                return planned(frame, game, planner, luck)
            own = game.machines.get(machine, next(iter(game.machines.values())))
            return thought(frame, game, own, luck)
        except (KeyError, msgspec.ValidationError) as error:
            raise Refused(f"that game, or its board, is not known here: {error}") from error

    return think
