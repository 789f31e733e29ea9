"""Buttons of Liberty tell what is lost by them."""

from app.engine.values import Choice
from app.games.liberty.actions import Leave
from app.games.liberty.board import AM, GB
from app.games.liberty.game import GAME
from app.games.liberty.state import Ask
from app.games.liberty.supply import offer_end_of_supply
from tests.games.liberty.positions import SUPPLY, THREE, position
from tests.games.liberty.test_rules_7_battles import TWO_LEADERS, attack, three_rounds
from tools.shots.liberty.positions import volley_of_morristown

SHIPS_IN_PORT = "springfield: am washington; boston: gb channel-squadron"


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


def test_7_2_who_must_leave_is_told_why() -> None:
    over = three_rounds(attack(TWO_LEADERS, "howe"))
    assert over.asked() == (GB, Ask.WITHDRAW)
    choices = GAME.choices(over.state, GB)
    assert choices
    assert choices.prompt.params["why"] == "rounds"
    ships = three_rounds(attack(SHIPS_IN_PORT, "washington", side=AM, to_="boston"))
    told = GAME.choices(ships.state, GB)
    assert told
    assert (told.prompt.key, told.prompt.params["why"]) == ("liberty-ask-withdraw", "ships")


def label(choice: Choice) -> str:
    """The words of a choice."""
    return choice.label.key if choice.label else ""
