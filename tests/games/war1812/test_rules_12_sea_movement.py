"""Rule 12: movement over a lake."""

from typing import Any

import pytest

from app.games.war1812.actions import (
    Build,
    Done,
    Embark,
    Fire,
    March,
    Repair,
    Retreat,
    Sail,
    Stand,
)
from app.games.war1812.land_battle import VolleyFired
from app.games.war1812.land_retreat import Pursued
from app.kit.blocks import army
from tests.games.war1812.positions import (
    GAME,
    Played,
    asked,
    battle,
    block,
    embark,
    may,
    offers,
    play,
    position,
    refused,
    replaced,
    ships,
)


def test_12_1_operational_ships_on_the_lake_carry():
    state = position("buffalo: us infantry 4; lake-erie: us 1")
    after = play(state, "us", *embark(state, "buffalo", "port-dover"), Done()).state
    assert len(army(after, "port-dover", "us")) == 1
    for idle in ("lake-erie: us 0 damaged 2", "erie: us ships 2", "lake-ontario: us 2"):
        state = position(f"buffalo: us infantry 4; {idle}")
        assert not offers(state, "us", Embark)
        assert refused(state, "us", *embark(state, "buffalo", "port-dover")).rule == "12.2"


def test_12_1_others_of_the_group_may_go_by_land():
    state = position("buffalo: us infantry 4 3; lake-erie: us 1")
    by_sea, by_land = army(state, "buffalo", "us")
    acts = (Embark(by_sea, "port-dover"), March(by_land, "williamsburg"))
    after = play(state, "us", *acts, Done()).state
    assert (after.blocks[by_sea].at, after.blocks[by_land].at) == ("port-dover", "williamsburg")


def test_12_1_the_naval_phase_must_be_free_for_it():
    state = position("buffalo: us infantry 4; lake-erie: us 1; erie: us ships 0 damaged 1")
    for act in (Build("erie"), Repair("erie")):
        spent = play(state, "us", act).state
        assert refused(spent, "us", *embark(state, "buffalo", "erie")).rule == "12.1"


def test_a30_no_ship_is_built_in_a_turn_with_a_sea_movement():
    state = position("buffalo: us infantry 4; lake-erie: us 1; erie: us ships 0 damaged 1")
    crossing = play(state, "us", *embark(state, "buffalo", "erie")).state
    assert not may(crossing, "us", Build("plattsburg"))
    assert not may(crossing, "us", Repair("erie"))
    assert may(crossing, "us", Sail("erie", "lake-erie", False))


def test_12_2_example_three_ships_carry_three_blocks_from_kingston():
    state = position("kingston: gb infantry 4 3 2 2; lake-ontario: gb 3", mover="gb")
    goals = ("york", "fort-niagara", "york")
    acts = [Embark(b, to) for b, to in zip(army(state, "kingston", "gb"), goals, strict=False)]
    crossing = play(state, "gb", *acts)
    assert len(army(crossing.state, "york", "gb")) == 2
    assert len(army(crossing.state, "fort-niagara", "gb")) == 1
    fourth = Embark(block(crossing.state, "gb", "kingston"), "york")
    assert refused(crossing.state, "gb", fourth).message.key == "war1812-no-carrier"


def test_12_2_straight_from_one_town_of_the_lake_to_another():
    state = position("kingston: gb infantry 4; lake-ontario: gb 1; lake-erie: gb 1", mover="gb")
    own = block(state, "gb", "kingston")
    assert refused(state, "gb", Embark(own, "detroit")).message.key == "war1812-same-lake-only"
    assert refused(state, "gb", Embark(own, "prescott")).rule == "12.2"
    inland = position("utica: us infantry 4; lake-ontario: us 1")
    own = block(inland, "us", "utica")
    assert refused(inland, "us", Embark(own, "oswego")).rule == "12.2"


def test_12_2_only_ones_own_blocks_on_the_map_are_carried():
    state = position("buffalo: us infantry 4; lake-erie: us 1; fort-erie: gb infantry 3")
    for other in ("nobody", block(state, "us", "pool"), block(state, "gb", "fort-erie")):
        assert refused(state, "us", Embark(other, "erie")).message.key == "war1812-not-on-the-map"


def test_12_2_carriers_stay_where_they_are():
    state = position("buffalo: us infantry 4; lake-erie: us 2")
    crossing = play(state, "us", *embark(state, "buffalo", "erie")).state
    in_port = play(crossing, "us", Sail("lake-erie", "erie", True)).state
    refusal = refused(in_port, "us", Sail("lake-erie", "erie", True))
    assert refusal.message.key == "war1812-carriers-stay"
    assert ships(play(in_port, "us", Done()).state, "lake-erie", "us") == (1, 0)


def test_12_2_other_ships_of_that_lake_may_move():
    state = position("buffalo: us infantry 4; lake-erie: us 1; erie: us ships 1")
    acts = (*embark(state, "buffalo", "erie"), Sail("erie", "lake-erie", True))
    assert ships(play(state, "us", *acts, Done()).state, "lake-erie", "us") == (2, 0)


def test_12_2_but_not_those_of_another():
    state = position("buffalo: us infantry 4; lake-erie: us 1; oswego: us ships 1")
    sail = Sail("oswego", "lake-ontario", True)
    crossing = play(state, "us", *embark(state, "buffalo", "erie")).state
    assert refused(crossing, "us", sail).rule == "12.2"
    sailed = play(state, "us", sail).state
    assert refused(sailed, "us", *embark(state, "buffalo", "erie")).rule == "12.2"


def test_a29_ships_that_sailed_out_this_turn_carry_nobody():
    state = position("buffalo: us infantry 4 3; lake-erie: us 1; erie: us ships 1")
    sailed = play(state, "us", Sail("erie", "lake-erie", True)).state
    one, two = embark(state, "buffalo", "erie")
    crossing = play(sailed, "us", one).state
    assert refused(crossing, "us", two).message.key == "war1812-no-carrier"


def landing(with_land: bool = False, **options: Any) -> Played:
    """British infantry of 4 and 3 lands at Sacket's Harbor; or the second comes by road."""
    state = position(
        "kingston: gb infantry 4 3; sackets-harbor: us infantry 3; lake-ontario: gb 2",
        mover="gb",
        **options,
    )
    one, two = army(state, "kingston", "gb")
    second = March(two, "sackets-harbor") if with_land else Embark(two, "sackets-harbor")
    return play(state, "gb", Embark(one, "sackets-harbor"), second, Done())


def test_12_3_the_first_volley_at_a_landing_is_doubled():
    assert battle(landing().state, "us").landing
    volley = landing().play("us", Stand(), dice=[1] * 6).one(VolleyFired)
    assert volley.double
    assert len(volley.draws) == 6


def test_12_3_later_volleys_are_single():
    met = landing().play("us", Stand(), dice=[1] * 6).play("gb", Fire(), dice=[1] * 7)
    volley = met.play("us", Fire(), dice=[1] * 3).one(VolleyFired)
    assert (volley.double, len(volley.draws)) == (False, 3)


def test_12_3_an_american_landing_in_the_same_way():
    state = position("oswego: us infantry 4; york: gb infantry 2; lake-ontario: us 1")
    met = play(state, "us", *embark(state, "oswego", "york"), Done())
    assert met.play("gb", Stand(), dice=[1] * 4).one(VolleyFired).double


@pytest.mark.parametrize(("option", "dice"), [("double", 6), ("single", 3)])
def test_a31_a_mixed_attack_meets_double_fire_or_not(option, dice):
    met = landing(with_land=True, mixed_attack=option).play("us", Stand(), dice=[1] * dice)
    assert len(met.one(VolleyFired).draws) == dice


@pytest.mark.parametrize("option", ["double", "single"])
def test_a31_an_attack_by_sea_alone_always_does(option):
    met = landing(mixed_attack=option).play("us", Stand(), dice=[1] * 6)
    assert met.one(VolleyFired).double


def test_12_4_a_landing_retreats_by_sea_whence_it_came():
    met = landing().play("us", Stand(), dice=[1] * 6)
    gone = met.play("gb", Retreat(), dice=[1])
    assert len(army(gone.state, "kingston", "gb")) == 2


def test_12_4_the_pursuit_is_not_doubled_for_it():
    met = landing().play("us", Stand(), dice=[1] * 6)
    assert len(met.play("gb", Retreat(), dice=[1]).one(Pursued).draws) == 1


def test_a32_without_a_ship_that_can_carry_they_cannot_retreat():
    met = landing().play("us", Stand(), dice=[1] * 6).state
    assert asked(met) == [("gb", "fire")]
    ashore = replaced(met, fleets={})
    assert refused(ashore, "gb", Retreat()).message.key == "war1812-no-ship-to-carry-back"


def test_a32_one_ship_is_enough_for_all():
    met = landing().play("us", Stand(), dice=[1] * 6).state
    one = replaced(met, fleets={"lake-ontario/gb": met.fleets["lake-ontario/gb"].__class__(1, 0)})
    assert may(one, "gb", Retreat())
    none = replaced(met, fleets={"lake-ontario/gb": met.fleets["lake-ontario/gb"].__class__(0, 2)})
    assert not may(none, "gb", Retreat())


def test_12_2_who_points_at_a_lake_is_told_that_blocks_cross_it():
    state = position("buffalo: us infantry 4; lake-erie: us 1")
    view = GAME.view(state, "us")
    taken = f"block:{block(state, 'us', 'buffalo')}"
    refusal = GAME.explain(view, taken, "lake:lake-erie")
    assert refusal
    assert (refusal.rule, refusal.message.key) == ("12.2", "war1812-lakes-are-crossed")


def test_12_2_a_block_goes_over_the_lake_once_and_then_not_by_land():
    state = position("buffalo: us infantry 4 3; lake-erie: us 2")
    carried = play(state, "us", *embark(state, "buffalo", "erie", 1))
    block_at_sea = army(state, "buffalo", "us")[0]
    again = refused(carried.state, "us", Embark(block_at_sea, "port-dover"))
    assert again.message.key == "war1812-has-moved"
    by_land = refused(carried.state, "us", March(block_at_sea, "williamsburg"))
    assert (by_land.rule, by_land.message.key) == ("9.1", "war1812-has-moved")


def test_a29_damaged_ships_that_sail_out_take_no_place_of_those_that_carry():
    state = position("buffalo: us infantry 4; lake-erie: us 1; erie: us ships 0 damaged 1")
    sailed = play(state, "us", Sail("erie", "lake-erie", False)).state
    assert may(sailed, "us", *embark(state, "buffalo", "erie"))


def test_a29_operational_ships_that_sail_in_take_no_place_either():
    state = position("buffalo: us infantry 4; lake-erie: us 2; erie: us ships 0")
    sailed = play(state, "us", Sail("lake-erie", "erie", True)).state
    assert may(sailed, "us", *embark(state, "buffalo", "erie"))
