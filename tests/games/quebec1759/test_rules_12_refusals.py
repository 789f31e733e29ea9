"""Rules 12 to 18: what may not be done in a battle, and why."""

from typing import Any

import pytest

from app.games.quebec1759.battle_actions import (
    Deploy,
    Fire,
    FireNext,
    Leave,
    OttawaLeave,
    Reinforce,
    Retreat,
)
from app.games.quebec1759.explain import explain
from app.games.quebec1759.projection import project
from app.games.quebec1759.state import Situation
from app.kit.battle import TakeHit
from app.kit.blocks import army
from tests.games.quebec1759.battles import at, battle, columns, misses, offers, refused
from tests.games.quebec1759.scenes import at_ste_foy, second_turn, upriver

RESERVED = "gb infantry 4 4 4 4 from CR; fr infantry 3 3 3, fr militia 2"


def reason(state: Situation, side: str, action: Any) -> tuple[str, str]:
    """Return the rule and the reason that an action is refused with."""
    refusal = refused(state, side, action)
    return refusal.rule, refusal.message.key.removeprefix("quebec1759-")


def test_12_1_blocks_of_the_battle_are_set_up_once_and_in_columns_or_reserve():
    began = battle("SF", RESERVED, home="BE")
    first, *_ = army(began.state, "SF", "fr")
    for name in (army(began.state, "SF", "gb")[0], "no-block"):
        refusal = reason(began.state, "fr", Deploy(name, "left"))
        assert refusal == ("12.1", "not-to-set-up")
    assert reason(began.state, "fr", Deploy(first, "rear")) == ("12.1", "no-such-column")
    assert reason(began.state, "fr", Deploy(first, "line")) == ("12.1", "no-such-column")
    placed = began.play("fr", Deploy(first, "left"))
    assert reason(placed.state, "fr", Deploy(first, "center")) == ("12.1", "not-to-set-up")


def test_12_1_a_reserve_enters_a_column():
    stood = at_ste_foy(RESERVED)
    entering = at(stood.state, "fr", "reserve")
    assert reason(stood.state, "fr", Reinforce(entering, "rear")) == ("12.1", "no-such-column")


def test_18_there_are_no_columns_to_name_in_a_skirmish_nor_others_in_a_battle():
    stood = at_ste_foy()
    assert reason(stood.state, "fr", FireNext("rear")) == ("18", "no-such-column")
    fight = battle("SI", "gb infantry 4 4 from AB; fr infantry 3 3", home="BE", dice=misses(6))
    assert refused(fight.state, "gb", FireNext("left")).rule in ("18", "13.1")


def test_14_2_hits_fall_on_blocks_under_fire_and_no_more_than_were_scored():
    stood = columns("SF", "gb infantry 4 4 4 4 from CR; fr infantry 3 3 3", home="BE", gb=TWO_LEFT)
    hit = stood.play("fr", Fire(), dice=[6, *misses(8)])
    first = at(hit.state, "gb", "left")
    other = at(hit.state, "gb", "right")
    assert reason(hit.state, "gb", TakeHit(other)) == ("14.2", "not-under-fire")
    taken = hit.play("gb", TakeHit(first))
    assert reason(taken.state, "gb", TakeHit(first)) == ("14.2", "no-hits-left")


TWO_LEFT = ("infantry infantry", "infantry", "infantry")


@pytest.mark.parametrize("to", ["XX", "", "AB"])
def test_15_2_a_retreat_names_another_zone(to: str):
    stood = second_turn(columns("AB", "gb infantry 4 4 4 from SI; fr infantry 3 3 3", home="BE"))
    for way in ("road", "river"):
        assert reason(stood.state, "fr", Retreat(to, way)) == ("15.2", "retreat-to-another-zone")


def test_17_2_who_goes_by_river_is_named_once_and_was_in_the_battle():
    text = "gb infantry 4 4 4 from CR by river; fr infantry 3 3 3"
    crowded = upriver(text, ships=(0, 2)).play("gb", Retreat("CR", "river"))
    assert crowded.asked() == ("gb", "leave")
    first, *_ = army(crowded.state, "AB", "gb")
    for name in ("no-block", army(crowded.state, "AB", "fr")[0]):
        assert reason(crowded.state, "gb", Leave(name)) == ("17.2", "not-one-to-choose")
    named = crowded.play("gb", Leave(first))
    assert reason(named.state, "gb", Leave(first)) == ("17.2", "goes-already")


def test_22_4_the_ottawa_leave_a_battle_for_a_zone_without_british():
    text = "gb infantry 4 4 from CR; fr infantry 3 3, fr indian"
    due = battle("SF", text, home="BE", elsewhere="SI gb infantry 4", ottawa_asked=True)
    assert due.asked() == ("fr", "ottawa-leave")
    for zone, rule in (("SI", "22.2"), ("SF", "22.4"), ("XX", "22.4")):
        assert refused(due.state, "fr", OttawaLeave(zone)).rule == rule
    assert OttawaLeave("AB") in offers(due.state, "fr", OttawaLeave)


def test_22_4_who_has_no_ottawa_there_can_not_take_them_out():
    text = "gb infantry 4 4 from CR; fr infantry 3 3"
    due = battle("SF", text, home="BE", ottawa_asked=True)
    assert refused(due.state, "fr", OttawaLeave("AB")).rule == "22.4"


def test_22_4_while_they_are_set_up_the_ottawa_leave_for_a_zone_too():
    text = "gb infantry 4 4 4 from CR; fr infantry 3 3 3, fr indian"
    due = battle("SF", text, home="BE", elsewhere="SI gb infantry 4", ottawa_asked=True)
    assert due.asked() == ("fr", "deploy")
    assert refused(due.state, "fr", OttawaLeave("")).rule == "22.4"
    for zone, rule in (("SI", "22.2"), ("SF", "22.4"), ("XX", "22.4")):
        assert refused(due.state, "fr", OttawaLeave(zone)).rule == rule
    assert OttawaLeave("AB") in offers(due.state, "fr", OttawaLeave)


def test_12_1_a_column_that_is_pressed_with_an_empty_hand_says_what_comes_first() -> None:
    began = battle("SF", "gb infantry 4 4 4 from CR; fr infantry 3 3 3, fr indian", home="BE")
    began = began.play("fr", OttawaLeave()) if began.asked()[1] == "ottawa-leave" else began
    seen = project(began.state, "fr")
    refusal = explain(seen, "", "column:left")
    assert refusal
    assert refusal.message.key == "quebec1759-block-first"
    [ottawa] = [b for b, own in seen.blocks.items() if own.kind == "indian" and own.at == "SF"]
    refusal = explain(seen, f"block:{ottawa}", "column:left")
    assert refusal
    assert refusal.message.key == "quebec1759-ottawa-in-reserve"
