"""Each game passes PettingZoo's own tests, and keeps to what docs/research.md says of it."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from random import Random

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from app.engine.game import AnyGame
from app.engine.machines import random_machine
from app.games import games
from app.research import observations
from app.research.environment import VedetteEnv, aec_env
from app.research.observations import TooMuch
from tests.fords.game import GAME as FORDS
from tests.research.walking import shortest

EVERY = pytest.mark.parametrize("game", [*games().values(), FORDS], ids=lambda game: game.key)
MEANT = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",  # A dictionary: the mask is part of it.
    "We recommend agents to be named",  # They are the game's sides.
    "The observation contains negative numbers",  # It is a table and no picture.
    "Action mask numpy array is all zeros",  # After the end nothing can be done.
)
"""What PettingZoo advises against; any other warning fails a test."""


@contextmanager
def advised() -> Iterator[None]:
    """Ignore its advice meanwhile."""
    with warnings.catch_warnings():
        for beginning in MEANT:
            warnings.filterwarnings("ignore", message=beginning)
        yield


def at_random(env: VedetteEnv, seed: int, steps: int | None = None) -> list[tuple[str, int]]:
    """Play the match of this seed at random, up to its end, and return who chose what."""
    env.reset(seed=seed)
    rng, made = Random(seed), list[tuple[str, int]]()
    while not env.terminations[env.agent_selection] and len(made) != steps:
        info = env.infos[env.agent_selection]
        offered = info["choices"]
        chosen = offered.actions.index(random_machine(info["view"], offered, rng))
        made.append((env.agent_selection, chosen))
        env.step(chosen)
    return made


@EVERY
def test_it_passes_the_test_of_the_interface(game: AnyGame) -> None:
    with advised():
        api_test(VedetteEnv(game), num_cycles=1000)


@EVERY
def test_it_passes_the_test_of_seeds(game: AnyGame) -> None:
    with advised():
        seed_test(lambda: VedetteEnv(game), num_cycles=100)


@EVERY
def test_it_passes_the_test_of_rendering(game: AnyGame) -> None:
    with advised():
        render_test(partial(VedetteEnv, game))  # type: ignore[arg-type]


@EVERY
def test_a_seed_is_a_match_and_another_seed_another(game: AnyGame) -> None:
    first, second = [VedetteEnv(game, scenario=shortest(game)) for _ in range(2)]
    assert at_random(first, 5) == at_random(second, 5)
    for side in game.sides:
        assert first.infos[side] == second.infos[side]
        for name, array in first.observe(side).items():
            assert np.array_equal(array, second.observe(side)[name])
    assert at_random(first, 5) == at_random(second, 5) != at_random(first, 6)


@EVERY
def test_a_match_ends_with_a_reward_for_both(game: AnyGame) -> None:
    env, margin = [
        VedetteEnv(game, scenario=shortest(game), reward=reward) for reward in ("outcome", "margin")
    ]
    for seed in range(2):
        at_random(env, seed)
        at_random(margin, seed)
        assert sorted(env.rewards.values()) in ([-1, 1], [0, 0])
        assert sum(margin.rewards.values()) == 0
        assert all(env.terminations.values())
        assert not any(env.truncations.values())


@EVERY
def test_a_match_is_broken_off_after_so_many_decisions(game: AnyGame) -> None:
    env = VedetteEnv(game, max_cycles=7)
    at_random(env, 1, steps=7)
    assert env.truncations == dict.fromkeys(game.sides, True)
    assert env.terminations == dict.fromkeys(game.sides, False)
    assert env.rewards == dict.fromkeys(game.sides, 0)


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    env = aec_env("war1812")
    env.reset(seed=1)
    before = env.infos[env.agent_selection]
    for action in (-1, len(before["choices"].actions), None):
        with pytest.raises(ValueError, match="is offered"):
            env.step(action)
    assert env.infos[env.agent_selection] is before


def test_what_a_game_has_not_is_refused() -> None:
    with pytest.raises(KeyError, match="no game"):
        aec_env("chess")
    with pytest.raises(ValueError, match="has no 'moon'"):
        aec_env("war1812", scenario="moon")
    with pytest.raises(ValueError, match="has no option movement=sideways"):
        aec_env("war1812", options={"movement": "sideways"})
    with pytest.raises(ValueError, match="no reward"):
        aec_env("war1812", reward="money")
    with pytest.raises(ValueError, match="rendered"):
        aec_env("war1812", render_mode="rgb_array")


def test_an_option_is_played_by() -> None:
    env = aec_env("war1812", options={"movement": "simultaneous"})
    at_random(env, 3, steps=60)
    assert env.infos[env.agent_selection]["view"].options["movement"] == "simultaneous"


def test_more_than_there_is_room_for_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observations, "MAX_CHOICES", 3)
    with pytest.raises(TooMuch, match="room for 3"):
        aec_env("war1812").reset(seed=1)
    monkeypatch.undo()
    monkeypatch.setattr(observations, "MAX_ROWS", 3)
    env = aec_env("war1812")
    env.reset(seed=1)
    with pytest.raises(TooMuch, match="room for 3"):
        env.observe(env.agent_selection)


def test_what_is_rendered_tells_of_the_position() -> None:
    env = aec_env("war1812", render_mode="ansi")
    at_random(env, 1)
    text = env.render() or ""
    assert text.startswith("war1812, ")
    assert "won by " in text
    assert ": " not in text.splitlines()[1]
