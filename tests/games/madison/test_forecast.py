"""What a view reckons before a battle is rolled: strengths, ships, everything that is added."""

from app.engine.values import Choice
from app.games.madison.actions import March, Stand, Take
from app.games.madison.game import GAME
from tests.games.madison.positions import Played, led, passed, position

LEWISTON = "lewiston: us vanrensselaer, us us_13, us us_23; queenston: gb gb_lincoln"


def _marching() -> Played:
    played = led(position(LEWISTON, "us"), "us", "vanrensselaer")
    return played.play("us", Take("us_13"), Take("us_23"))


def _offered(played: Played, tag: str) -> list[Choice]:
    choices = GAME.choices(played.state, "us")
    assert choices is not None
    return [c for c in choices.actions if c.action.__struct_config__.tag == tag]


def test_10_21_an_attack_says_its_strengths_and_odds_before_it_is_made() -> None:
    [attack] = [c for c in _offered(_marching(), "march") if c.action == March("queenston")]
    assert attack.final
    assert attack.label is not None
    assert attack.label.params["attack"] == 7
    assert attack.label.params["defence"] == 3
    assert attack.label.params["odds"] == "+1"


def test_10_45_the_next_roll_is_reckoned_before_leads_and_cards_are_named() -> None:
    played = passed(_marching().play("us", March("queenston")))
    while played.asked()[1] == "evade":
        played = passed(played.play("gb", Stand()))
    view = GAME.view(played.state, "public")
    assert view.forecast is not None
    assert (view.forecast.attack, view.forecast.defence) == (7, 3)
    assert {one.what: one.drm for one in view.forecast.modifiers} == {"odds": 1, "invasion": -1}
