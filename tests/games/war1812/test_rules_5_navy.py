"""Rules 5 and 6: building ships, and naval movement."""

import pytest

from app.games.war1812.actions import Build, Done, Repair, Sail
from app.games.war1812.game import WarOf1812
from app.games.war1812.naval_phase import ShipBuilt
from app.games.war1812.victory import score
from tests.games.war1812.positions import (
    block,
    embark,
    marches,
    may,
    offers,
    play,
    position,
    refused,
    ships,
)


@pytest.mark.parametrize(
    ("mover", "bases"),
    [
        ("us", {"erie", "plattsburg", "sackets-harbor"}),
        ("gb", {"amherstburg", "kingston", "lacolle"}),
    ],
)
def test_5_1_ships_are_built_at_ones_own_three_bases(mover, bases):
    state = position("", mover=mover)
    assert {build.town for build in offers(state, mover, Build)} == bases
    assert refused(state, mover, Build("buffalo")).rule == "5.1"


def test_5_1_never_at_an_enemy_base_that_one_holds():
    state = position("kingston: us infantry 4, us ships 0 damaged 1")
    assert refused(state, "us", Build("kingston")).message.key == "war1812-not-your-base"
    assert refused(state, "us", Repair("kingston")).message.key == "war1812-not-your-base"


def test_5_1_one_ship_a_naval_phase():
    state = position("erie: us ships 0 damaged 1")
    for first in (Build("erie"), Repair("erie")):
        after = play(state, "us", first).state
        for second in (Build("plattsburg"), Repair("erie"), Build("erie")):
            assert refused(after, "us", second).rule == "5.1"


def test_5_2_a_new_ship_is_not_operational():
    state = position("")
    built = play(state, "us", Build("erie"))
    assert ships(built.state, "erie", "us") == (0, 1)
    assert built.state.spare["us"] == 5
    assert built.one(ShipBuilt).town == "erie"


def test_5_2_in_a_later_naval_phase_it_is_made_operational():
    state = position("", first="us")
    built = play(state, "us", Build("erie"))
    assert refused(built.state, "us", Repair("erie")).rule == "5.1"
    later = built.play("us", Done()).play("gb", Done())
    assert ships(later.play("us", Repair("erie")).state, "erie", "us") == (1, 0)


def test_5_2_what_is_operational_needs_no_repair():
    state = position("erie: us ships 1")
    assert refused(state, "us", Repair("erie")).message.key == "war1812-nothing-to-repair"


def test_a6_a_base_in_enemy_hands_builds_nothing():
    state = position("erie: gb infantry 3", mover="us")
    assert refused(state, "us", Build("erie")).message.key == "war1812-base-is-lost"
    assert may(state, "us", Build("plattsburg"))


def test_a7_a_damaged_ship_is_repaired_at_a_base_only():
    state = position("buffalo: us ships 0 damaged 1; lake-erie: us 0 damaged 1")
    assert refused(state, "us", Repair("buffalo")).message.key == "war1812-not-your-base"
    assert not offers(state, "us", Repair)


def test_6_1_example_three_ships_of_two_towns_sail_onto_lake_ontario():
    state = position("sackets-harbor: us ships 2; oswego: us ships 1")
    sailings = [
        Sail("sackets-harbor", "lake-ontario", True),
        Sail("oswego", "lake-ontario", True),
        Sail("sackets-harbor", "lake-ontario", True),
    ]
    after = play(state, "us", *sailings, Done()).state
    assert ships(after, "lake-ontario", "us") == (3, 0)


def test_6_1_example_and_from_the_lake_into_several_friendly_towns():
    state = position("lake-ontario: us 3")
    sailings = [Sail("lake-ontario", t, True) for t in ("oswego", "oswego", "fort-niagara")]
    after = play(state, "us", *sailings, Done()).state
    assert ships(after, "oswego", "us") == (2, 0)
    assert ships(after, "fort-niagara", "us") == (1, 0)


def test_6_1_ships_out_of_action_may_sail():
    state = position("erie: us ships 0 damaged 1")
    after = play(state, "us", Sail("erie", "lake-erie", False), Done()).state
    assert ships(after, "lake-erie", "us") == (0, 1)


def test_6_1_sailing_takes_the_place_of_building():
    state = position("erie: us ships 1 damaged 1")
    sailed = play(state, "us", Sail("erie", "lake-erie", True)).state
    assert refused(sailed, "us", Build("plattsburg")).rule == "6.1"
    built = play(state, "us", Build("plattsburg")).state
    assert refused(built, "us", Sail("erie", "lake-erie", True)).rule == "5.1"


def test_6_1_only_ships_that_are_there_sail():
    state = position("erie: us ships 1; lake-ontario: gb 1")
    assert refused(state, "us", Sail("erie", "lake-erie", False)).rule == "6.1"
    assert refused(state, "us", Sail("lake-ontario", "oswego", True)).rule == "6.1"


def test_a8_one_lake_a_phase():
    state = position("erie: us ships 1; plattsburg: us ships 1")
    sailed = play(state, "us", Sail("erie", "lake-erie", True)).state
    other_lake = Sail("plattsburg", "lake-champlain", True)
    assert refused(sailed, "us", other_lake).message.key == "war1812-one-naval-move"


def test_a8_and_one_direction():
    state = position("erie: us ships 1; lake-erie: us 1")
    sailed = play(state, "us", Sail("erie", "lake-erie", True)).state
    assert refused(sailed, "us", Sail("lake-erie", "buffalo", True)).rule == "6.1"


def test_a8_also_beside_a_sea_movement():
    state = position("buffalo: us infantry 4; lake-erie: us 2; plattsburg: us ships 1")
    crossing = play(state, "us", *embark(state, "buffalo", "erie")).state
    assert refused(crossing, "us", Sail("plattsburg", "lake-champlain", True)).rule == "12.2"
    in_port = play(crossing, "us", Sail("lake-erie", "erie", True)).state
    assert refused(in_port, "us", Sail("erie", "lake-erie", True)).rule == "6.1"


def test_6_2_ships_lie_in_friendly_towns_only():
    state = position("lake-erie: us 1; port-dover: us infantry 2")
    assert refused(state, "us", Sail("lake-erie", "fort-erie", True)).rule == "6.2"
    assert may(state, "us", Sail("lake-erie", "port-dover", True))
    assert may(state, "us", Sail("lake-erie", "sandusky", True))


def test_6_2_ships_in_a_town_that_is_no_longer_friendly_are_lost():
    state = position("kingston: us infantry 3, us ships 1 damaged 1")
    after = play(state, "us", *marches(state, "kingston", "sackets-harbor"), Done()).state
    assert ships(after, "kingston", "us") == (0, 0)
    assert after.spare["us"] == state.spare["us"]


def test_6_3_not_from_lake_to_lake_nor_from_town_to_town():
    state = position("lake-erie: us 1; erie: us ships 1")
    for to in ("lake-ontario", "oswego", "buffalo"):
        assert refused(state, "us", Sail("erie", to, True)).rule == "6.3"
        assert refused(state, "us", Sail("lake-erie", "lake-ontario", True)).rule == "6.3"
    assert refused(state, "us", Sail("erie", "lake-champlain", True)).rule == "6.3"


def test_6_4_a_side_controls_a_lake_while_it_has_ships_on_it():
    state = position("lake-erie: us 1; lake-ontario: us 1; lake-champlain: gb 1")
    assert score(state, "us").lakes == 2 * 2
    assert score(state, "gb").lakes == 2
    assert score(position("kingston: gb ships 3"), "gb").lakes == 0


@pytest.mark.parametrize(("option", "points"), [("controls", 2), ("does-not-control", 0)])
@pytest.mark.parametrize("side", ["us", "gb"])
def test_a9_ships_out_of_action_control_their_lake_or_not(side, option, points):
    state = position(f"lake-erie: {side} 0 damaged 2", idle_fleet=option)
    assert score(state, side).lakes == points
    assert score(position(f"lake-erie: {side} 1", idle_fleet=option), side).lakes == 2


def test_6_1_a_ship_that_sails_needs_no_army():
    state = position("erie: us ships 1; buffalo: us infantry 2")
    after = play(state, "us", Sail("erie", "lake-erie", True), Done()).state
    assert after.blocks[block(state, "us", "buffalo")].at == "buffalo"


def test_6_1_a_ship_that_can_not_sail_any_more_says_so_without_a_target():
    state = position("erie: us ships 2; kingston: gb ships 1; sackets-harbor: us ships 1")
    sailed = play(state, "us", Sail("erie", "lake-erie", True)).state
    view = WarOf1812().view(sailed, "us")
    refusal = WarOf1812().explain(view, "fleet:sackets-harbor/us/operational", "")
    assert refusal is not None
    assert refusal.message.key == "war1812-one-naval-move"
