"""Matches to look at on the way, as research plays them."""

from collections.abc import Iterator
from random import Random

from app.bots.playing_on import ImaginedDice
from app.engine.game import AnyGame
from app.engine.machines import random_machine
from app.engine.values import Side
from app.research import play as playing
from app.research.play import Play


def shortest(game: AnyGame) -> str:
    """Return the scenario that is played soonest; the first is the whole war."""
    return game.scenarios[-1]


def other_options(game: AnyGame) -> dict[str, str]:
    """Return the last value of each option: what is not played unless asked for."""
    return {sheet.key: sheet.values[-1] for sheet in game.options}


def walked(
    game: AnyGame, seed: int, options: dict[str, str], skill: float = 0.1
) -> Iterator[tuple[Play, Side]]:
    """Yield each position of a match and who decides there: the best machine, or chance."""
    rng, dice = Random(seed), ImaginedDice(Random(-seed))
    best = next(iter(game.machines.values()))
    play = playing.opened(game, shortest(game), options, dice)
    while (side := playing.asked(play)) is not None:
        yield play, side
        hand = best if rng.random() < skill else random_machine
        choice = hand(playing.view(play, side), playing.choices(play, side), rng)
        play = playing.chosen(play, side, choice, dice)
