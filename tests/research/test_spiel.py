"""Each game passes OpenSpiel's own test of random play, with every number a chance node."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from app.engine.game import AnyGame
from app.engine.values import Draw
from app.games import game as game_of
from app.games import games
from app.research import play as playing
from app.research.play import Play
from app.research.spiel import NAME
from tests.research.walking import shortest

EVERY = pytest.mark.parametrize("key", list(games()))


def load(key: str, options: str = "") -> Any:
    scenario = shortest(game_of(key))
    return pyspiel.load_game(NAME, {"game": key, "options": options, "scenario": scenario})


def at_random(game: Any, seed: int) -> Iterator[Any]:
    """Yield each node of a match played at random, the last one, too."""
    state, rng = game.new_initial_state(), Random(seed)
    yield state
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


@EVERY
def test_it_passes_the_test_of_random_play(key: str) -> None:
    pyspiel.random_sim_test(load(key), num_sims=1, serialize=False, verbose=False)


def test_a_match_is_its_actions_read_back_at_every_node() -> None:
    pyspiel.random_sim_test(load("liberty"), num_sims=1, serialize=True, verbose=False)


class Listed:
    """Chance that gives these numbers one after the other."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = iter(numbers)

    def draw(self, bound: int) -> Draw:
        """Return the next of them."""
        value = next(self._numbers)
        assert 0 <= value < bound
        return Draw(0, bound, value)


def played_again(game: AnyGame, history: list[Any]) -> Play:
    """Play a match without OpenSpiel by what was chosen and drawn in it."""
    chance = Listed([entry.action for entry in history if entry.player < 0])
    play = playing.opened(game, shortest(game), {}, chance)
    for entry in history:
        if entry.player >= 0:
            side = playing.asked(play)
            assert side == game.sides[entry.player]
            choice = playing.choices(play, side).actions[entry.action]
            play = playing.chosen(play, side, choice, chance)
    return play


@EVERY
def test_what_is_drawn_node_by_node_makes_the_match_that_is_drawn_at_once(key: str) -> None:
    *_, last = at_random(load(key), 7)
    again = played_again(game_of(key), last.full_history())
    assert playing.outcome(again) == last.node.outcome
    for side in game_of(key).sides:
        assert playing.view(again, side) == last.view_of(side)
    ended = last.node.outcome.winner
    won = [float(side == ended) for side in game_of(key).sides]
    assert last.returns() == ([2 * each - 1 for each in won] if ended else won)


def test_a_copy_goes_its_own_way() -> None:
    state = load("war1812").new_initial_state()
    while state.is_chance_node():
        copy = state.clone()
        state.apply_action(0)
        assert len(copy.history()) == len(state.history()) - 1
    copy = state.clone()
    state.apply_action(state.legal_actions()[0])
    assert copy.legal_actions() != state.legal_actions() or str(copy) != str(state)


def test_a_draft_is_observed_by_its_side_alone() -> None:
    game = load("war1812")
    observation, told = make_observation(game), 0
    for state in at_random(game, 3):
        if state.is_terminal() or state.is_chance_node():
            continue
        mover = state.current_player()
        for action in state.legal_actions():
            if not state.node.choices.actions[action].final:
                after = state.child(action)
                for player in (0, 1):
                    observation.set_from(state, player)
                    before = observation.dict["observation"].copy()
                    observation.set_from(after, player)
                    is_same = np.array_equal(before, observation.dict["observation"])
                    assert is_same == (player != mover)
                told += 1
                break
        if told == 20:
            return
    raise AssertionError("nothing was drafted")


def test_only_what_is_seen_now_can_be_observed() -> None:
    everything = pyspiel.IIGObservationType(perfect_recall=True)
    with pytest.raises(ValueError, match="sees now"):
        make_observation(load("war1812"), everything)


def test_options_are_read_and_others_refused() -> None:
    game = load("war1812", "movement:simultaneous;ready:hidden")
    assert game.options["movement"] == "simultaneous"
    assert game.options["ready"] == "hidden"
    with pytest.raises(ValueError, match="has no option"):
        load("war1812", "movement:sideways")
