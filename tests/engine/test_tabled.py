"""A table of questions makes a game's decisions: tried on the smallest game that has one."""

import pytest

from app.engine.chance import KeyedChance
from app.engine.resolution import Resolution
from app.engine.values import Illegal, Message, Refusal
from app.kit.setup import Place
from app.kit.turns import Done
from tests.fords.events import DayEnded
from tests.fords.game import FordsGame
from tests.fords.state import Situation

GAME = FordsGame()


def chance() -> KeyedChance:
    return KeyedChance(bytes(32), 0)


def begun(game: FordsGame = GAME) -> Situation:
    state = game.blank("river", {})
    for event in game.setup("river", {}, chance()).events:
        state = game.evolve(state, event)
    return state


def posted(game: FordsGame, state: Situation, side: str) -> Situation:
    for block in game.view(state, side).blocks:
        for event in game.decide(state, side, Place(block, "weir"), chance()).events:
            state = game.evolve(state, event)
    return state


def test_a_scenario_or_ruling_that_the_game_has_not_is_refused() -> None:
    with pytest.raises(ValueError, match="fords has no scenario 'sea'"):
        GAME.blank("sea", {})
    with pytest.raises(ValueError, match="no option 'fog'"):
        GAME.blank("river", {"fog": "thick"})


def test_who_is_asked_nothing_or_something_else_is_told_so() -> None:
    state = posted(GAME, begun(), "us")
    done = state
    for event in GAME.decide(state, "us", Done(), chance()).events:
        done = GAME.evolve(done, event)
    assert GAME.choices(done, "us") is None
    for before, action, key in (
        (done, Done(), "refusal-not-asked"),
        (state, "a song", "refusal-not-what-is-asked"),
    ):
        with pytest.raises(Illegal) as caught:
            GAME.decide(before, "us", action, chance())
        assert caught.value.refusal == Refusal("3", Message(key))


def test_all_that_follows_an_action_is_decided_with_it() -> None:
    state = begun()
    for side in GAME.sides:
        state = posted(GAME, state, side)
    kinds = []
    for side in GAME.sides:
        events = GAME.decide(state, side, Done(), chance()).events
        kinds.append([type(event).__name__ for event in events])
        for event in events:
            state = GAME.evolve(state, event)
    first = ["DecisionClosed"]
    assert kinds == [
        first,
        [*first, "PostsOpened", "BlocksMet", "DayEnded", "DecisionOpened", "DecisionOpened"],
    ]
    assert [waiting.side for waiting in GAME.awaiting(state)] == ["gb", "us"]


class Millwheel(FordsGame):
    """Fords in which nobody is ever asked again."""

    def run_until_decision(self, resolution: Resolution[Situation]) -> None:
        resolution.write(DayEnded())

    def outcome(self, _situation: Situation) -> None:
        return None


def test_a_game_that_goes_in_circles_is_stopped() -> None:
    game = Millwheel()
    state = posted(game, posted(game, begun(game), "us"), "gb")
    for event in game.decide(state, "us", Done(), chance()).events:
        state = game.evolve(state, event)
    with pytest.raises(AssertionError, match="fords goes on for ever: DayEnded"):
        game.decide(state, "gb", Done(), chance())
