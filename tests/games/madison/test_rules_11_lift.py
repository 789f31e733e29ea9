"""Chapters 11.3 and 11.5: carrying troops over a lake, and landing them."""

from app.games.madison.actions import Drop, March, Retreat, Sail, Stand, Take, Unload
from app.games.madison.combat.events import BattleFought, Retreated, RoundRolled
from app.games.madison.events import PiecesRemoved
from app.games.madison.naval.lift import fits
from app.games.madison.operations.stages import AttackDeclared
from app.games.madison.position import play_of
from app.games.madison.state import Ask
from tests.games.madison.positions import (
    DONE,
    activated,
    added,
    fought,
    led,
    marched,
    may,
    position,
    refused,
)
from tests.games.madison.waters import BOX, fleet

ONEIDA = "ft_niagara: us v_oneida, us us_18ny; york: gb gb_41"
RAID = (
    "sackets_harbour: us chauncey, us brown, us v_oneida, us v_madison, us us_13, us us_15,"
    "us us_2ld; kingston: gb gb_frontenac; york: gb gb_york; albany: us us_6"
)


def test_11_36_the_oneida_lands_the_18th_and_sails_on_to_the_lake() -> None:
    begun = activated(position(ONEIDA, "us"), "us", "v_oneida", "us_18ny")
    at_sea = begun.play("us", Take("v_oneida"), Take("us_18ny"), Sail("oswego"))
    assert play_of(at_sea.state).aboard == ("us_18ny",)
    ashore = at_sea.play("us", Unload())
    assert play_of(ashore.state).moved["v_oneida"].spent == 3
    assert refused(ashore.state, "us", Take("us_18ny")).rule == "9.3"
    done = ashore.play("us", Sail(BOX), DONE)
    assert (done.where("us_18ny"), done.where("v_oneida")) == ("oswego", BOX)


def test_11_12_nobody_ends_aboard() -> None:
    begun = activated(position(ONEIDA, "us"), "us", "v_oneida", "us_18ny")
    at_sea = begun.play("us", Take("v_oneida"), Take("us_18ny"), Sail("oswego"))
    assert refused(at_sea.state, "us", DONE).rule == "11.12"
    assert not may(at_sea.state, "us", DONE)
    assert may(at_sea.play("us", Unload()).state, "us", DONE)


def test_11_32_a_point_is_kept_to_land_the_troops() -> None:
    begun = activated(position(ONEIDA, "us"), "us", "v_oneida", "us_18ny")
    at_sea = begun.play("us", Take("v_oneida"), Take("us_18ny"), Sail("oswego"))
    for to in ("genesee", "oswego", "genesee"):
        at_sea = at_sea.play("us", Sail(to))
    assert refused(at_sea.state, "us", Sail("oswego")).rule == "11.12"
    assert refused(at_sea.play("us", Unload()).state, "us", Sail("oswego")).rule == "11.13"


def test_11_31_no_troops_cross_a_lake_that_the_enemy_controls() -> None:
    text = f"{ONEIDA}; {BOX}: gb v_royal_george"
    begun = activated(position(text, "us", lakes={"ontario": "gb"}), "us", "v_oneida", "us_18ny")
    both = begun.play("us", Take("v_oneida"), Take("us_18ny"))
    assert refused(both.state, "us", Sail("oswego")).rule == "11.42"
    assert may(both.play("us", Drop("us_18ny")).state, "us", Sail("oswego"))


def test_11_42_control_of_the_lake_keeps_the_enemy_from_landing() -> None:
    text = f"{RAID}; {BOX}: gb v_royal_george"
    begun = fleet(
        position(text, "us", turn="1813_SS", lakes={"ontario": "gb"}),
        "us",
        "chauncey",
        "v_oneida",
        "us_13",
    )
    assert refused(begun.state, "us", Sail("york")).rule == "11.42"


def test_11_33_neither_indians_nor_dragoons_go_aboard() -> None:
    begun = led(position(RAID, "us", turn="1813_SS"), "us", "chauncey", water=True)
    assert refused(begun.state, "us", Take("us_2ld")).rule == "11.33"
    assert may(begun.state, "us", Take("us_13"))


def test_11_34_no_troops_stay_on_the_lake() -> None:
    begun = fleet(position(RAID, "us", turn="1813_SS"), "us", "chauncey", "v_oneida", "us_13")
    assert refused(begun.state, "us", Sail(BOX)).rule == "11.34"


def test_11_35_what_vessels_carry() -> None:
    small = ["v_conquest", "v_scourge", "v_julia", "v_hamilton"]
    there = (*small, "us_13", "us_26", "us_15", "us_16", "v_oneida", "v_superior")
    state = position("oswego: " + ", ".join(f"us {one}" for one in there), "us").state
    assert not fits(state, small[:3], ["us_13"])
    assert fits(state, small, ["us_13"])
    assert fits(state, small[:1], ["us_26"])
    assert fits(state, ["v_oneida"], ["us_13"])
    assert not fits(state, ["v_oneida"], ["us_13", "us_15"])
    assert fits(state, ["v_superior"], ["us_13", "us_15"])
    assert not fits(state, ["v_superior"], ["us_13", "us_15", "us_16"])
    text = "oswego: us v_conquest, us us_13; york: gb gb_41"
    begun = activated(position(text, "us"), "us", "v_conquest", "us_13")
    both = begun.play("us", Take("v_conquest"), Take("us_13"))
    assert refused(both.state, "us", Sail("genesee")).rule == "11.35"


def test_a9_a_corvette_carries_as_a_brig_does() -> None:
    text = "kingston: gb v_royal_george, gb gb_49, gb gb_8; oswego: us us_13"
    state = position(text, "gb").state
    assert fits(state, ["v_royal_george"], ["gb_49"])
    assert not fits(state, ["v_royal_george"], ["gb_49", "gb_8"])


def test_11_37_a_land_leader_who_goes_by_water_starts_in_the_port() -> None:
    begun = led(position(RAID, "us", turn="1813_SS"), "us", "brown", water=True)
    at_hand = begun.play("us", Take("us_13"))
    assert refused(at_hand.state, "us", March("ogdensburg")).rule == "11.37"
    crossed = begun.play("us", Take("v_oneida"), Take("us_13"), Sail("oswego"), Unload())
    assert crossed.where("brown") == "oswego"
    assert refused(crossed.state, "us", Take("us_13")).rule == "9.3"


def test_11_51_smiths_creek_is_landed_on_though_nobody_is_there() -> None:
    begun = fleet(position(RAID, "us", turn="1813_SS"), "us", "chauncey", "v_oneida", "us_13")
    landed = begun.play("us", Sail("smiths_creek"))
    assert landed.one(AttackDeclared).way == "landing"
    assert landed.where("us_13") == "smiths_creek"
    moved = play_of(landed.state).moved
    assert moved["us_13"].stopped
    assert not moved["v_oneida"].stopped


def test_11_52_a_landing_takes_four_points_with_loading_and_the_fleet_goes_on() -> None:
    begun = fleet(position(RAID, "us", turn="1813_SS"), "us", "chauncey", "v_oneida", "us_13")
    landed = begun.play("us", Sail("smiths_creek"))
    assert play_of(landed.state).moved["v_oneida"].spent == 4
    gone = landed.play("us", Sail(BOX), DONE)
    assert (gone.where("us_13"), gone.where("v_oneida")) == ("smiths_creek", BOX)


def test_11_54_enemies_may_be_where_troops_land_but_not_where_they_are_carried() -> None:
    begun = fleet(position(RAID, "us", turn="1813_SS"), "us", "chauncey", "v_oneida", "us_13")
    landed = begun.play("us", Sail("york"))
    assert landed.asked() == ("gb", Ask.EVADE)
    bare = begun.play("us", Drop("us_13"))
    assert refused(bare.state, "us", Sail("york")).rule == "9.61"


def test_11_55_a_landing_has_minus_one_in_the_first_round() -> None:
    begun = fleet(
        position(RAID, "us", turn="1813_SS"),
        "us",
        "chauncey",
        "v_oneida",
        "v_madison",
        "us_13",
        "us_15",
        "brown",
    )
    won = fought(begun.play("us", Sail("york")), [6, 6])
    assert added(won)["landing"] == -1
    assert won.one(RoundRolled).result.startswith("DR")
    assert won.one(BattleFought).winner == "us"


def test_11_53_who_fails_goes_back_by_water_with_the_fleet_that_stayed() -> None:
    begun = fleet(position(RAID, "us", turn="1813_SS"), "us", "chauncey", "v_oneida", "us_13")
    lost = fought(begun.play("us", Sail("york")), [3, 3])
    assert lost.asked() == ("us", Ask.RETREAT)
    assert not may(lost.state, "us", Retreat("smiths_creek"))
    back = lost.play("us", Retreat("oswego"))
    assert back.one(Retreated).by_water
    assert {back.where(one) for one in ("us_13", "v_oneida", "chauncey")} == {"oswego"}


def test_11_53_a_fleet_that_sailed_on_leaves_its_troops_to_surrender() -> None:
    begun = fleet(position(RAID, "us", turn="1813_SS"), "us", "chauncey", "v_oneida", "us_13")
    gone = begun.play("us", Sail("york")).play("gb", Stand()).play("us", Sail(BOX))
    beaten = fought(gone, [3, 3])
    assert beaten.one(PiecesRemoved) == PiecesRemoved(("us_13",), "10.72")
    assert beaten.state.lakes == {"ontario": "us"}


def test_9_62_vessels_without_a_port_go_to_the_box_or_are_lost() -> None:
    text = (
        "ft_niagara: us brown, us us_13, us us_15; ft_george: gb v_royal_george 1,"
        f"gb v_gloucester; {BOX}: gb v_wolfe; albany: us us_6; quebec: gb gb_8"
    )
    held = "; ".join(
        f"{port}: us {unit}"
        for port, unit in zip(
            ("prescott", "gananoque", "kingston", "smiths_creek", "york", "burlington"),
            ("us_9", "us_11", "us_12", "us_14", "us_16", "us_21"),
            strict=True,
        )
    )
    start = position(f"{text}; {held}", "us", turn="1813_SS", lakes={"ontario": "gb"})
    entered = marched(start, "us", "brown", ["us_13"], "ft_george")
    assert entered.where("v_gloucester") == BOX
    assert entered.where("v_royal_george") == "gone"


def test_a29_a_naval_leader_without_a_port_waits_as_the_other_side_of_his_counter() -> None:
    text = "ft_niagara: us brown, us us_13; ft_george: gb yeo; albany: us us_6; quebec: gb gb_8"
    held = "; ".join(
        f"{port}: us {unit}"
        for port, unit in zip(
            ("prescott", "gananoque", "kingston", "smiths_creek", "york", "burlington"),
            ("us_9", "us_11", "us_12", "us_14", "us_16", "us_21"),
            strict=True,
        )
    )
    start = position(f"{text}; {held}", "us", turn="1813_SS")
    entered = marched(start, "us", "brown", ["us_13"], "ft_george")
    assert (entered.where("yeo"), entered.where("yeo_r")) == ("gone", "waiting")
