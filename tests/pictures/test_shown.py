"""The positions that `make pictures` and `make shots` draw are there and can be played."""

import pytest

from app.engine.chance import NoChance
from app.games import games
from tools.shots.scenes import SHOWN


@pytest.mark.parametrize("key", sorted(SHOWN))
def test_the_position_that_is_shown_is_decided_by_its_first_side_as_planned(key: str) -> None:
    game, shown = games()[key], SHOWN[key]
    state, side = shown.position(), game.sides[0]
    for action in shown.plan:
        for event in game.decide(state, side, action, NoChance()).events:
            state = game.evolve(state, event)
    choices = game.choices(state, side)
    assert choices is not None
    assert choices.actions
