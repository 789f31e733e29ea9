"""Buttons of Liberty tell what is lost by them."""

from app.engine.values import Choice
from app.games.liberty.actions import Leave
from app.games.liberty.board import AM, GB
from app.games.liberty.game import GAME
from app.games.liberty.state import Ask
from app.games.liberty.supply import offer_end_of_supply
from tests.games.liberty.positions import SUPPLY, THREE, position
from tools.shots.liberty.positions import volley_of_morristown


def test_3_3_steps_that_would_be_lost_are_confirmed() -> None:
    for strength, is_confirmed in ((2, True), (4, False)):
        text = f"boston: gb howe {strength}"
        state = position(text, GB, ask=Ask.SUPPLY, cards=(SUPPLY, THREE)).state
        [done] = offer_end_of_supply(GAME.view(state, GB))
        assert (done.confirm is not None) is is_confirmed


def test_7_4_a_way_out_of_a_battle_is_called_a_retreat() -> None:
    state = volley_of_morristown()
    choices = GAME.choices(state, AM)
    assert choices
    ways = [choice for choice in choices.actions if isinstance(choice.action, Leave)]
    assert ways
    assert {label(way) for way in ways} == {"liberty-retreat-to"}


def label(choice: Choice) -> str:
    """The words of a choice."""
    return choice.label.key if choice.label else ""
