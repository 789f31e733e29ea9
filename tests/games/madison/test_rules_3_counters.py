"""Chapter 3: units, leaders, Indians, special counters."""

import pytest
from msgspec.structs import replace

from app.engine.resolution import Resolution
from app.games.madison.actions import March, NameLeader, Stand, Take, UseCard
from app.games.madison.combat.losses import lose_steps
from app.games.madison.combat.odds import lead_class
from app.games.madison.events import PiecesRemoved, StepsLost
from app.games.madison.operations.leading import is_detachment, is_within_limit, seniors
from app.games.madison.operations.limits import reach
from app.games.madison.play_state import Force
from app.games.madison.restoring import refuse_unit
from tests.games.dice import Scripted
from tests.games.madison.positions import (
    activated,
    added,
    attack,
    led,
    marched,
    may,
    position,
    refused,
)


def test_3_14_a_unit_that_shows_strength_1_or_2_is_a_detachment() -> None:
    state = position("york: gb gb_rnr, gb gb_41, gb gb_8 1", "gb").state
    assert is_detachment(state, "gb_rnr")
    assert not is_detachment(state, "gb_41")


def test_a43_so_is_a_reduced_one_that_shows_no_more() -> None:
    state = position("york: gb gb_8 1", "gb").state
    assert is_detachment(state, "gb_8")


def test_3_16_units_have_six_points_and_dragoons_ten() -> None:
    state = position("york: gb gb_41, gb gb_19ld", "gb").state
    force = Force("units", "york")
    assert (reach(state, force, "gb_41"), reach(state, force, "gb_19ld")) == (6, 10)


@pytest.mark.parametrize(("leader", "points"), [("brock", 10), ("yeo", 6)])
def test_3_34_land_leaders_have_ten_points_and_naval_ones_six(leader: str, points: int) -> None:
    state = position(f"york: gb {leader}", "gb").state
    assert reach(state, Force("leader", "york", leader), leader) == points


def test_3_24_vessels_have_six_points() -> None:
    state = position("york: gb v_royal_george", "gb").state
    assert reach(state, Force("units", "york"), "v_royal_george") == 6


def test_3_17_a_unit_without_a_reduced_side_is_lost_by_its_first_loss() -> None:
    resolution = Resolution(position("york: gb gb_41, gb gb_100", "gb").state, Scripted(()))
    lose_steps(resolution, ("gb_41", "gb_100"), "10.51")
    [event] = [one for one in resolution.events if isinstance(one, StepsLost)]
    assert (event.flipped, event.lost) == (("gb_41",), ("gb_100",))


def test_a33_one_that_must_flip_and_cannot_is_lost() -> None:
    resolution = Resolution(position("york: gb gb_caughnawaga", "gb").state, Scripted(()))
    lose_steps(resolution, ("gb_caughnawaga",), "10.72")
    assert resolution.state.blocks["gb_caughnawaga"].at == "gone"


def test_3_31_a_card_below_the_command_value_activates_nobody() -> None:
    chosen = position("albany: us dearborn, us brown", "us", hand=("12",)).play(
        "us", UseCard("12", "leader")
    )
    assert refused(chosen.state, "us", NameLeader("dearborn")).rule == "3.31"
    assert may(chosen.state, "us", NameLeader("brown"))
    weak = position("albany: us dearborn", "us", hand=("12",)).state
    assert refused(weak, "us", UseCard("12", "leader")).rule == "3.31"


def test_3_33_a_star_leads_five_units() -> None:
    units = ["us_6", "us_9", "us_11", "us_12", "us_13", "us_14"]
    text = "albany: us scott, " + ", ".join(f"us {unit}" for unit in units)
    five = led(position(text, "us"), "us", "scott").play("us", *map(Take, units[:5]))
    assert refused(five.state, "us", Take(units[5])).rule == "3.33"


def test_3_35_the_leader_with_most_stars_commands_even_if_another_is_better() -> None:
    text = "lewiston: us vanrensselaer, us scott, us us_13, us us_6; queenston: gb gb_york"
    played = attack(
        text, "us", "vanrensselaer", ["scott", "us_13", "us_6"], "queenston", dice=[1, 1]
    )
    assert "attacker" not in added(played)
    state = position("york: gb drummond, gb brock", "gb").state
    assert seniors(state, ["drummond", "brock"], "gb") == ["drummond", "brock"]


def test_3_36_a_land_leader_activates_vessels_of_his_space_and_tecumseh_none() -> None:
    text = "ft_malden: gb proctor, gb tecumseh, gb gb_wyandot, gb v_hunter; york: gb brock"
    chosen = position(text, "gb").play("gb", UseCard("2", "leader"))
    assert may(chosen.state, "gb", NameLeader("proctor", water=True))
    assert refused(chosen.state, "gb", NameLeader("tecumseh", water=True)).rule == "3.36"
    assert refused(chosen.state, "gb", NameLeader("brock", water=True)).rule == "11.15"


def test_3_51_tecumseh_is_junior_to_every_british_leader() -> None:
    state = position("detroit: gb proctor, gb tecumseh", "gb").state
    assert seniors(state, ["proctor", "tecumseh"], "gb") == ["proctor"]
    text = "ft_malden: gb proctor, gb tecumseh, gb gb_41"
    assert may(led(position(text, "gb"), "gb", "proctor").state, "gb", Take("tecumseh"))


def test_3_52_tecumsehs_modifier_needs_indians() -> None:
    text = "sandwich: gb tecumseh, gb gb_41d{}; detroit: us us_27, us us_17"
    without = attack(text.format(""), "gb", "tecumseh", ["gb_41d"], "detroit", dice=[1, 1])
    assert "attacker" not in added(without)
    followed = attack(
        text.format(", gb gb_wyandot"),
        "gb",
        "tecumseh",
        ["gb_41d", "gb_wyandot"],
        "detroit",
        dice=[1, 1],
        leads=["gb_41d"],
    )
    assert added(followed)["attacker"] == 1


def test_3_53_tecumseh_leads_indians_and_one_regular_detachment() -> None:
    text = (
        "ft_malden: gb tecumseh, gb gb_wyandot, gb gb_shawnee, gb gb_41d, gb gb_rnr, gb gb_41, "
        "gb gb_19ld, gb gb_essex"
    )
    begun = led(position(text, "gb"), "gb", "tecumseh")
    for unit in ("gb_41", "gb_19ld", "gb_essex"):
        assert refused(begun.state, "gb", Take(unit)).rule == "3.33"
    one = begun.play("gb", *map(Take, ("gb_wyandot", "gb_shawnee", "gb_41d")))
    assert refused(one.state, "gb", Take("gb_rnr")).rule == "3.33"


def test_3_54_tecumseh_and_the_shawnee_leave_together() -> None:
    text = "ft_malden: gb tecumseh; sandwich: gb gb_shawnee 1"
    resolution = Resolution(position(text, "gb").state, Scripted(()))
    lose_steps(resolution, ("gb_shawnee",), "10.51")
    [event] = [one for one in resolution.events if isinstance(one, PiecesRemoved)]
    assert (event.pieces, event.why) == (("tecumseh",), "3.54")


def test_3_61_the_north_west_company_crosses_huron_without_vessels() -> None:
    text = "ft_st_joseph: gb gb_nwc; ft_mackinac: us us_mackinac"
    begun = activated(position(text, "gb"), "gb", "gb_nwc").play("gb", Take("gb_nwc"))
    assert may(begun.state, "gb", March("ft_mackinac"))
    held = position(text, "gb", lakes={"huron": "us"})
    assert not may(activated(held, "gb", "gb_nwc").play("gb").state, "gb", March("ft_mackinac"))


def test_a36_it_pays_three_points_and_one_more_to_land_against_the_enemy() -> None:
    text = "ft_st_joseph: gb gb_nwc"
    begun = activated(position(text, "gb"), "gb", "gb_nwc").play("gb", Take("gb_nwc"))
    there = begun.play("gb", March("nottawasaga"))
    assert there.state.play is not None
    assert there.state.play.moved["gb_nwc"].spent == 3
    landed = begun.play("gb", March("ft_mackinac"))
    assert landed.state.play is not None
    assert landed.state.play.moved["gb_nwc"].spent == 4


def test_3_62_dragoons_fight_as_b_against_a_fort_and_as_a_in_one() -> None:
    text = "lewiston: gb brock, gb gb_19ld, gb gb_41; ft_niagara: us us_2ld, us us_13"
    played = marched(position(text, "gb"), "gb", "brock", ["gb_19ld", "gb_41"], "ft_niagara")
    state = played.play("us", Stand()).state
    assert state.battle is not None
    named = replace(state.battle, leads={"gb": "gb_19ld", "us": "us_2ld"})
    assert (lead_class(state, named, "gb"), lead_class(state, named, "us")) == (1, 2)


def test_3_63_the_lc_militia_stays_within_two_spaces_of_montreal() -> None:
    begun = activated(position("cornwall: gb gb_lc", "gb"), "gb", "gb_lc")
    begun = begun.play("gb", Take("gb_lc"))
    assert refused(begun.state, "gb", March("prescott")).rule == "3.63"
    assert may(begun.state, "gb", March("coteau_du_lac"))


def test_3_61_the_north_west_company_stays_at_huron() -> None:
    text = "nottawasaga: gb gb_nwc, gb gb_41"
    begun = activated(position(text, "gb"), "gb", "gb_nwc", "gb_41")
    alone = begun.play("gb", Take("gb_nwc"))
    assert refused(alone.state, "gb", March("york")).rule == "3.61"
    assert may(alone.state, "gb", March("ft_st_joseph"))
    assert may(begun.play("gb", Take("gb_41")).state, "gb", March("york"))


def test_3_7_indians_are_never_restored() -> None:
    state = position("ft_malden: gb gb_shawnee 1", "gb").state
    refusal = refuse_unit(state, "gb_shawnee", ("regular", "dragoon"))
    assert refusal is not None
    assert not is_within_limit(
        state, Force("leader", "ft_malden", "tecumseh"), ["tecumseh", "gb_essex"]
    )
