"""What positions are worth, in every game: what one side has the other lacks."""

from random import Random
from typing import Any

import pytest

from app import games
from app.bots.playing_on import ImaginedDice, answered
from app.engine.machines import random_machine
from app.engine.memo import replaced
from app.engine.values import State

KEYS = sorted(games.games())


def played(key: str, answers: int) -> State:
    """Return a position after so many answers at random."""
    game, luck, dice = games.game(key), Random(1), ImaginedDice(Random(2))
    state: State = game.setup(game.scenarios[0], {}, dice).state
    for _ in range(answers):
        state = answered(game, state, random_machine, luck, dice, given={}).state
    return state


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("answers", [0, 12, 40])
def test_what_one_side_has_the_other_lacks(key: str, answers: int) -> None:
    game, state = games.game(key), played(key, answers)
    first, second = game.sides
    assert game.worth(state, first) == -game.worth(state, second)
    assert -1 < game.worth(state, first) < 1


@pytest.mark.parametrize("key", KEYS)
def test_a_position_that_is_won_is_worth_more_than_any_other(key: str) -> None:
    game = games.game(key)
    state, [first, second] = played(key, 4), game.sides
    worths = [
        game.worth(replaced(state, winner=winner), first) for winner in (first, "", None, second)
    ]
    assert (worths[0], worths[1], worths[3]) == (1, 0, -1)
    assert -1 < worths[2] < 1


@pytest.mark.parametrize("key", KEYS)
def test_turns_begin_and_are_planned_by_questions_that_the_game_has(key: str) -> None:
    game: Any = games.game(key)
    assert game.pace.ahead >= 1
    assert game.pace.begins | game.pace.plans <= game.decisions.table.keys()
