"""Chapters 11.3 and 11.5: carrying troops over a lake, and landing them."""

from msgspec.structs import replace

from app.engine.memo import replaced
from app.games.madison.actions import (
    Drop,
    Harbour,
    March,
    Retreat,
    Sail,
    Stand,
    Take,
    TurnTo,
    Unload,
)
from app.games.madison.combat.events import BattleFought, Retreated, RetreatOrdered, RoundRolled
from app.games.madison.events import PiecesRemoved
from app.games.madison.naval.lift import fits
from app.games.madison.operations.stages import AttackDeclared
from app.games.madison.position import play_of
from app.games.madison.state import Ask
from tests.games.madison.positions import (
    DONE,
    Played,
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
    assert not fits(state, small, ["us_13", "us_26"])
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


def test_9_61_vessels_that_landed_troops_leave_when_these_are_destroyed() -> None:
    text = (
        "oswego: us chauncey, us v_madison, us us_canvol; york: gb gb_41, gb gb_49; albany: us us_6"
    )
    begun = fleet(position(text, "us", turn="1813_SS"), "us", "chauncey", "v_madison", "us_canvol")
    lost = fought(begun.play("us", Sail("york")), [1, 1])
    assert lost.where("us_canvol") == "gone"
    assert lost.asked() == ("us", Ask.HARBOUR)
    assert lost.state.harbours[0].pieces == ("v_madison", "chauncey")


def put_ashore_at_genesee(enemy: str) -> Played:
    """Put a unit ashore in an own port where a leader or a vessel of the enemy is alone."""
    text = f"oswego: us v_oneida, us us_18ny; genesee: gb {enemy}; ft_george: gb gb_41"
    begun = activated(position(text, "us"), "us", "v_oneida", "us_18ny")
    at_sea = begun.play("us", Take("v_oneida"), Take("us_18ny"), Sail("genesee"))
    return at_sea.play("us", Unload(), DONE)


def test_9_53_a_leader_alone_retreats_from_units_that_are_put_ashore() -> None:
    ashore = put_ashore_at_genesee("vincent")
    assert ashore.one(RetreatOrdered).due.why == "lone"
    assert ashore.where("vincent") != "genesee"


def test_9_53_but_not_from_vessels_alone() -> None:
    text = "oswego: us v_oneida; genesee: gb vincent; albany: us us_6; ft_george: gb gb_41"
    begun = activated(position(text, "us"), "us", "v_oneida")
    moored = begun.play("us", Take("v_oneida"), Sail("genesee"), DONE)
    assert moored.where("vincent") == "genesee"


def test_9_61_vessels_leave_a_port_where_units_are_put_ashore() -> None:
    ashore = put_ashore_at_genesee("v_wolfe")
    assert ashore.asked() == ("gb", Ask.HARBOUR)
    assert may(ashore.state, "gb", Harbour("ft_george"))


def test_3_61_the_north_west_company_takes_no_vessel() -> None:
    text = "ft_mackinac: gb gb_nwc, gb v_nancy, gb barclay; albany: us us_13"
    begun = fleet(position(text, "gb", turn="1813_SS"), "gb", "barclay", "v_nancy")
    assert refused(begun.state, "gb", Take("gb_nwc")).rule == "3.61"


def test_11_36_who_marched_to_the_port_in_this_play_does_not_go_aboard() -> None:
    begun = activated(position(ONEIDA, "us"), "us", "v_oneida", "us_18ny")
    marched_ = begun.play("us", Take("us_18ny"), March("lewiston"), March("ft_niagara"))
    taken = marched_.play("us", Take("v_oneida"))
    assert refused(taken.state, "us", Sail("oswego")).rule == "11.36"


def test_11_31_nobody_goes_aboard_in_a_port_that_is_not_friendly() -> None:
    text = "ft_george: us v_oneida, us us_canvol; york: gb gb_41; albany: us us_13"
    begun = activated(position(text, "us"), "us", "v_oneida", "us_canvol")
    aboard = begun.play("us", Take("v_oneida"), Take("us_canvol"))
    assert refused(aboard.state, "us", Sail("oswego")).rule == "11.31"


def test_11_35_exactly_what_fits_is_carried() -> None:
    state = position("kingston: gb gb_41, gb gb_rnr, gb v_wolfe, gb v_gloucester", "gb").state
    assert fits(state, ["v_wolfe"], ["gb_41"])
    assert not fits(state, ["v_wolfe"], ["gb_41", "gb_rnr"])
    assert fits(state, ["v_wolfe", "v_gloucester"], ["gb_41", "gb_rnr"])


def test_11_36_a_leader_who_is_ashore_takes_nobody_up() -> None:
    text = RAID + "; oswego: us us_16"
    begun = led(position(text, "us", turn="1813_SS"), "us", "brown", water=True)
    ashore = begun.play("us", Take("v_oneida"), Take("us_13"), Sail("oswego"), Unload())
    assert refused(ashore.state, "us", Take("us_16")).rule == "11.36"


def test_11_36_who_marched_to_a_port_goes_aboard_no_vessel_there() -> None:
    begun = activated(position(ONEIDA, "us"), "us", "v_oneida", "us_18ny")
    marched_ = begun.play("us", Take("us_18ny"), March("genesee"), Drop("us_18ny"))
    met = marched_.play("us", Take("v_oneida"), Sail("genesee"), Take("us_18ny"))
    assert refused(met.state, "us", Sail("oswego")).rule == "11.36"


def test_11_36_who_is_aboard_does_not_march() -> None:
    begun = activated(position(ONEIDA, "us"), "us", "v_oneida", "us_18ny")
    at_sea = begun.play("us", Take("us_18ny"), Take("v_oneida"), Sail("oswego"))
    assert refused(at_sea.state, "us", March("utica")).rule == "11.36"


def test_11_12_nobody_is_turned_to_elsewhere_while_troops_are_aboard() -> None:
    text = ONEIDA.replace("us us_18ny", "us us_18ny, us us_26")
    begun = activated(position(text, "us"), "us", "v_oneida", "us_18ny", "us_26")
    at_sea = begun.play("us", Take("v_oneida"), Take("us_18ny"), Sail("oswego"))
    assert refused(at_sea.state, "us", TurnTo("us_26")).rule == "11.12"


def test_11_15_nobody_lands_when_nobody_is_aboard() -> None:
    begun = activated(position(ONEIDA, "us"), "us", "v_oneida", "us_18ny")
    assert refused(begun.play("us", Take("v_oneida")).state, "us", Unload()).rule == "11.15"


def test_11_15_all_go_ashore_in_a_port_for_the_same_point() -> None:
    begun = led(position(RAID, "us", turn="1813_SS"), "us", "chauncey", water=True)
    both = begun.play("us", *map(Take, ("v_oneida", "v_madison", "us_13", "us_15")), Sail("oswego"))
    first = both.play("us", Drop("us_13"))
    assert play_of(first.state).moved["v_oneida"].spent == 3
    assert play_of(first.play("us", Drop("us_15")).state).moved["v_oneida"].spent == 3


def test_11_35_a_vessel_is_not_left_that_the_troops_aboard_need() -> None:
    text = RAID.replace("us v_oneida", "us v_oneida, us v_conquest")
    begun = led(position(text, "us", turn="1813_SS"), "us", "chauncey", water=True)
    at_sea = begun.play("us", *map(Take, ("v_oneida", "v_conquest", "us_13")), Sail("oswego"))
    assert refused(at_sea.state, "us", Drop("v_oneida")).rule == "11.35"
    assert may(at_sea.state, "us", Drop("v_conquest"))
    assert may(at_sea.state, "us", Drop("us_13"))
    begun = led(position(text, "us", turn="1813_SS"), "us", "brown", water=True)
    alone = begun.play("us", Take("v_oneida"), Sail("oswego"))
    assert refused(alone.state, "us", Drop("v_oneida")).rule == "11.35"


def test_3_35_a_land_leader_takes_no_naval_leader_along() -> None:
    begun = led(position(RAID, "us", turn="1813_SS"), "us", "brown", water=True)
    assert refused(begun.state, "us", Take("chauncey")).rule == "3.35"
    assert refused(begun.state, "us", Take("us_2ld")).rule == "11.33"


def test_3_36_tecumseh_activates_no_vessels_and_yet_is_carried() -> None:
    text = "ft_malden: gb proctor, gb tecumseh, gb v_hunter, gb gb_41, gb gb_wyandot"
    begun = led(position(text, "gb"), "gb", "proctor", water=True)
    assert refused(begun.state, "gb", Take("gb_wyandot")).rule == "11.33"
    there = begun.play("gb", *map(Take, ("v_hunter", "gb_41", "tecumseh")), Sail("port_dover"))
    assert there.where("tecumseh") == "port_dover"
    assert there.play("gb", Unload()).where("tecumseh") == "port_dover"


def test_3_36_a_leader_on_an_island_goes_by_the_vessels_there() -> None:
    text = "ft_mackinac: us scott, us us_mackinac, us v_scorpion; detroit: us us_13"
    begun = led(position(text, "us", turn="1813_SS"), "us", "scott", water=True)
    assert begun.asked() == ("us", Ask.MOVE)


def test_3_63_the_lc_militia_is_carried_no_further_than_it_marches() -> None:
    text = "prescott: gb gb_lc, gb gb_41, gb v_royal_george; kingston: gb gb_8"
    begun = activated(position(text, "gb"), "gb", "v_royal_george", "gb_lc")
    both = begun.play("gb", Take("v_royal_george"), Take("gb_lc"))
    assert refused(both.state, "gb", Sail("kingston")).rule == "3.63"
    begun = activated(position(text, "gb"), "gb", "v_royal_george", "gb_41")
    assert may(
        begun.play("gb", Take("v_royal_george"), Take("gb_41")).state, "gb", Sail("kingston")
    )


def test_12_42_no_damaged_vessel_takes_part_in_a_landing() -> None:
    text = RAID.replace("us v_oneida", "us v_oneida 1")
    begun = fleet(
        position(text, "us", turn="1813_SS"), "us", "chauncey", "v_oneida", "v_madison", "us_13"
    )
    assert refused(begun.state, "us", Sail("smiths_creek")).rule == "12.42"
    assert may(begun.state, "us", Sail("oswego"))


def test_8_31_a_force_that_may_not_attack_lands_among_no_enemies_and_fights_no_fleet() -> None:
    text = f"{RAID}; {BOX}: gb v_royal_george"
    begun = fleet(position(text, "us", turn="1813_SS"), "us", "chauncey", "v_oneida")
    assert may(begun.state, "us", Sail(BOX))
    assert refused(peaceful(begun).state, "us", Sail(BOX)).rule == "8.31"
    landing = fleet(position(RAID, "us", turn="1813_SS"), "us", "chauncey", "v_oneida", "us_13")
    assert may(landing.state, "us", Sail("york"))
    assert refused(peaceful(landing).state, "us", Sail("york")).rule == "8.31"


def peaceful(played: Played) -> Played:
    """Forbid the force that acts to attack."""
    play = play_of(played.state)
    force = replace(play.force, peaceful=True)
    return Played(replaced(played.state, play=replace(play, forces=(force,))), [])
