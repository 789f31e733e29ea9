"""The pure core alone: one action is complete `choices` and `decide`."""

import time
from random import Random

from app.engine.chance import KeyedChance
from app.engine.game import AnyGame
from app.engine.machines import random_machine

KEY = bytes(32)


def actions_per_second(game: AnyGame, matches: int) -> float:
    """Play so many whole matches at random; give the actions for each second of CPU time."""
    played = 0
    begun = time.process_time()
    for n in range(matches):
        played += play_at_random(game, n)
    return played / (time.process_time() - begun)


def play_at_random(game: AnyGame, seed: int) -> int:
    """Play one match, and count its actions. Steps are taken at once: there is no draft."""
    rng, chance, actions = Random(seed), KeyedChance(KEY, seed * 10_000), 0
    scenario = game.scenarios[0]
    state = game.setup(scenario, {}, chance).state
    while game.outcome(state) is None:
        side = rng.choice(game.awaiting(state)).side
        offered = game.choices(state, side)
        if offered is None:
            raise AssertionError(f"{side} must decide but has no choice")
        action = random_machine(game.view(state, side), offered, rng).action
        state = game.decide(state, side, action, chance).state
        actions += 1
    return actions
