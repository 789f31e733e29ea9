"""How many matches at random a core plays in a second: by the rules, as environment, observed."""

import time
from collections.abc import Callable
from random import Random

import msgspec

from app.bots.playing_on import ImaginedDice
from app.engine.game import AnyGame
from app.engine.machines import random_machine
from app.engine.values import Choices
from app.research import play as playing
from app.research.environment import VedetteEnv


class Speed(msgspec.Struct, frozen=True):
    """Matches and decisions a second of the processor, in one way to play."""

    way: str
    matches: float
    decisions: float


def speeds(game: AnyGame, matches: int, seed: int) -> list[Speed]:
    """Play the same number of matches in each way."""
    env = VedetteEnv(game)
    ways: dict[str, Callable[[int], int]] = {
        "rules alone": lambda n: _by_rules(game, n),
        "environment": lambda n: _in_environment(env, n, observe=False),
        "with observations": lambda n: _in_environment(env, n, observe=True),
    }
    found = list[Speed]()
    for way, play_out in ways.items():
        play_out(seed)  # What is worked out once for a game is no part of a match.
        begun = time.process_time()
        decisions = sum(play_out(seed + n) for n in range(matches))
        took = time.process_time() - begun
        found.append(Speed(way, matches / took, decisions / took))
    return found


def _by_rules(game: AnyGame, seed: int) -> int:
    luck, dice, decisions = Random(seed), ImaginedDice(Random(seed)), 0
    play = playing.opened(game, "", {}, dice)
    while (side := playing.asked(play)) is not None:
        choice = random_machine(playing.view(play, side), playing.choices(play, side), luck)
        play = playing.chosen(play, side, choice, dice)
        decisions += 1
    return decisions


def _in_environment(env: VedetteEnv, seed: int, *, observe: bool) -> int:
    env.reset(seed=seed)
    luck, decisions = Random(seed), 0
    for _ in env.agent_iter():
        _, _, ended, _, info = env.last(observe=observe)
        if ended:
            env.step(None)
            continue
        choices: Choices = info["choices"]
        choice = random_machine(info["view"], choices, luck)
        env.step(choices.actions.index(choice))
        decisions += 1
    return decisions
