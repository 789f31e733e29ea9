"""A view reckons a battle before it is rolled: strengths, ships, everything that is added."""

import pytest

from app.engine.values import Choice
from app.games.madison.actions import Lead, March, NameLeader, Sail, Stand, Take, UseCard
from app.games.madison.battle_state import Forecast
from app.games.madison.forecast import of_attacks
from app.games.madison.game import GAME
from app.games.madison.naval.events import NavalRolled
from tests.games.madison.card_plays import holding, up_to_lead
from tests.games.madison.positions import Played, added, fought, led, passed, position
from tests.games.madison.waters import BOX, fleet, to_the_end

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


def test_10_45_an_attack_is_reckoned_before_it_is_made_as_it_is_once_it_is_fought() -> None:
    marching = _marching()
    [(at, before)] = GAME.view(marching.state, "us").attacks.items()
    assert (at, before.attack, before.defence) == ("queenston", 7, 3)
    assert {one.what: one.drm for one in before.modifiers} == {"odds": 1, "invasion": -1}
    played = passed(marching.play("us", March("queenston")))
    while played.asked()[1] == "evade":
        played = passed(played.play("gb", Stand()))
    view = GAME.view(played.state, "us")
    assert view.forecast == before
    assert not view.attacks


def test_9_41_who_is_attacked_reckons_the_battle_as_the_attackers_did() -> None:
    marching = _marching()
    before = GAME.view(marching.state, "us").attacks
    played = passed(marching.play("us", March("queenston")))
    assert played.asked() == ("gb", "evade")
    for viewer in ("gb", "us", "public"):
        assert GAME.view(played.state, viewer).attacks == before


def test_10_45_what_an_attack_comes_to_is_told_from_what_lies_open() -> None:
    state = _marching().state
    assert GAME.view(state, "us").attacks == GAME.view(state, "public").attacks


def test_2_77_a_reckoned_attack_tells_of_the_fort_that_it_meets() -> None:
    text = "ft_niagara: us vanrensselaer, us us_13, us us_23; ft_george: gb gb_lincoln"
    played = led(position(text, "us"), "us", "vanrensselaer")
    view = GAME.view(played.play("us", Take("us_13")).state, "us")
    assert view.attacks["ft_george"].has_fort


def test_11_55_a_landing_is_reckoned_as_an_attack_by_water() -> None:
    text = "sackets_harbour: us chauncey, us v_oneida, us us_13, us us_15; kingston: gb gb_41"
    begun = fleet(position(text, "us", turn="1813_SS"), "us", "chauncey", "v_oneida", "us_13")
    attack = GAME.view(begun.state, "us").attacks["kingston"]
    assert {one.what: one.drm for one in attack.modifiers}["landing"] == -1


def test_12_31_a_naval_battle_is_reckoned_before_the_fleet_sails() -> None:
    text = (
        f"oswego: us chauncey, us v_madison, us v_jones; {BOX}: gb v_royal_george; york: gb gb_41"
    )
    start = position(text, "us", turn="1814_SS", hand=("71", "89", "91"), orders={})
    begun = fleet(start, "us", "chauncey", "v_madison", "v_jones", card="71")
    before = GAME.view(begun.state, "us").attacks[BOX]
    fought = GAME.view(begun.play("us", Sail(BOX)).state, "us")
    assert before == fought.forecast


def test_8_22_what_the_card_played_adds_is_reckoned_with_its_attack() -> None:
    text = "sandwich: gb brock, gb tecumseh, gb gb_41, gb gb_shawnee; detroit: us hull, us us_4"
    begun = holding("9", "gb", text).play("gb", UseCard("9", "operations"), NameLeader("brock"))
    taken = begun.play("gb", Take("tecumseh"), Take("gb_41"), Take("gb_shawnee"))
    before = GAME.view(taken.state, "us").attacks["detroit"]
    assert {one.what: one.drm for one in before.modifiers}["attacker"] == 3
    assert not before.led


def test_8_22_what_only_some_lead_units_bring_is_told_of_them() -> None:
    text = "lewiston: us harrison, us us_13, us us_18ny; queenston: gb gb_lincoln"
    begun = holding("31", "us", text).play(
        "us", UseCard("31", "operations"), NameLeader("harrison")
    )
    taken = passed(begun).play("us", Take("us_13"), Take("us_18ny"))
    before = GAME.view(taken.state, "gb").attacks["queenston"]
    assert before.led == {"us_13": 1}
    assert "card" not in {one.what for one in before.modifiers}


def test_8_22_a_card_is_reckoned_for_the_first_round_and_not_for_the_next() -> None:
    text = "lewiston: us harrison, us us_13, us us_23; queenston: gb gb_41, gb gb_49"
    begun = holding("31", "us", text).play(
        "us", UseCard("31", "operations"), NameLeader("harrison")
    )
    taken = passed(begun).play("us", Take("us_13"), Take("us_23"))
    before = GAME.view(taken.state, "us").attacks["queenston"]
    assert {one.what: one.drm for one in before.modifiers}["card"] == 1
    second = fought(taken.play("us", March("queenston")), [4, 4], rounds=1)
    assert second.state.battle is not None
    after = GAME.view(second.state, "us").forecast
    assert after is not None
    assert "card" not in {one.what for one in after.modifiers}


GEORGE = (
    "ft_niagara: us dearborn, us us_13, us us_18ny, us us_23; ft_george: gb gb_41, gb gb_lincoln"
)


@pytest.mark.parametrize("own", ["us_13", "us_18ny", "us_23"])
@pytest.mark.parametrize("foe", ["gb_41", "gb_lincoln"])
def test_10_31_lead_units_are_reckoned_as_they_are_rolled(own: str, foe: str) -> None:
    played = led(position(GEORGE, "us", turn="1813_SS"), "us", "dearborn")
    marching = played.play("us", Take("us_13"), Take("us_18ny"), Take("us_23"))
    before = GAME.view(marching.state, "us").attacks["ft_george"]
    assert {*before.attack_leads} == {"us_13", "us_18ny", "us_23"}
    assert {*before.defence_leads} == {"gb_41", "gb_lincoln"}
    assert len({*before.attack_leads.values()}) > 1
    rolled = fought(marching.play("us", March("ft_george")), [3, 3], leads=[own, foe])
    assert foretold(before, own, foe) == added(rolled)


def foretold(forecast: Forecast, own: str, foe: str) -> dict[str, int]:
    """Return what a forecast says is added to the die under two lead units."""
    found = {one.what: one.drm for one in forecast.modifiers}
    lead = forecast.attack_leads[own] - forecast.defence_leads[foe]
    return found | ({"lead": lead} if lead else {})


def test_10_31_who_leads_already_is_reckoned_alone() -> None:
    played = led(position(GEORGE, "us", turn="1813_SS"), "us", "dearborn")
    marching = played.play("us", Take("us_13"), Take("us_18ny"), Take("us_23"))
    asked = up_to_lead(marching.play("us", March("ft_george")), "us").play("us", Lead("us_18ny"))
    assert asked.asked() == ("gb", "lead")
    forecast = GAME.view(asked.state, "gb").forecast
    assert forecast is not None
    assert {*forecast.attack_leads} == {"us_18ny"}
    assert {*forecast.defence_leads} == {"gb_41", "gb_lincoln"}
    assert "lead" not in {one.what for one in forecast.modifiers}


@pytest.mark.parametrize(("own", "dice"), [("v_general_pike", [4, 1]), ("v_conquest", [4])])
def test_12_32_lead_ships_are_reckoned_as_they_are_rolled(own: str, dice: list[int]) -> None:
    text = f"oswego: us chauncey, us v_general_pike, us v_conquest; {BOX}: gb v_royal_george"
    ships = ("v_general_pike", "v_conquest")
    begun = fleet(position(text, "us", turn="1814_SS"), "us", "chauncey", *ships)
    before = GAME.view(begun.state, "us").attacks[BOX]
    rolled = to_the_end(begun, Sail(BOX), dice, leads=[own]).one(NavalRolled)
    assert foretold(before, own, "v_royal_george") == {
        one.what: one.drm for one in rolled.modifiers
    }


def test_nothing_is_foreseen_when_nobody_moves() -> None:
    assert of_attacks(position("york: gb gb_41; albany: us us_13", "gb").state) == {}
