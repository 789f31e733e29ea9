"""How many matches at random a core plays in a second: by the rules, as environment, observed."""

import time
from collections import defaultdict
from collections.abc import Callable
from random import Random

import msgspec

from app.bots.playing_on import ImaginedDice
from app.engine.game import AnyGame
from app.engine.machines import random_machine
from app.engine.values import Choices
from app.research import play as playing
from app.research.environment import VedetteEnv

TIMES = 3
"""How often a match is played in each way, so that what else the machine does counts less."""


class Speed(msgspec.Struct, frozen=True):
    """Matches and decisions a second of the processor, in one way to play."""

    way: str
    matches: float
    decisions: float


def speeds(game: AnyGame, matches: int, seed: int) -> list[Speed]:
    """Play the same matches in each way, each a few times: the quickest time counts."""
    env = VedetteEnv(game)
    ways: dict[str, Callable[[int], int]] = {
        "rules alone": lambda n: _by_rules(game, n),
        "environment": lambda n: _in_environment(env, n, observe=False),
        "with observations": lambda n: _in_environment(env, n, observe=True),
    }
    decisions, took = defaultdict[str, int](int), defaultdict[str, float](float)
    for n in range(seed, seed + matches):
        for way, play_out in ways.items():
            times = list[float]()
            for _ in range(TIMES):
                begun = time.process_time()
                made = play_out(n)
                times.append(time.process_time() - begun)
            decisions[way] += made
            took[way] += min(times)
    return [Speed(way, matches / took[way], decisions[way] / took[way]) for way in ways]


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
