"""Chapters 11.1 and 11.4: sailing, and who controls the lakes."""

import pytest
from msgspec.structs import replace

from app.engine.memo import replaced
from app.games.madison.actions import Drop, March, Sail, Take, Unload, UseCard, Withdraw
from app.games.madison.battle_state import HarbourDue
from app.games.madison.events import LakeChanged
from app.games.madison.explain import explain
from app.games.madison.naval.company import may_sail_on
from app.games.madison.naval.harbours import havens
from app.games.madison.naval.sailing import cost_of
from app.games.madison.play_state import PathTaken
from app.games.madison.points import score
from app.games.madison.position import play_of
from app.games.madison.projection import project
from app.games.madison.state import Ask, Phase
from tests.games.madison.positions import DONE, activated, led, may, position, refused
from tests.games.madison.waters import BOX, battle, fleet, in_phase

CHAUNCEY = (
    "sackets_harbour: us chauncey, us v_conquest, us v_scourge, us us_rifles, us us_15;"
    "ogdensburg: us v_julia, us v_hamilton; oswego: us v_fair_american, us v_gov_tompkins;"
    "kingston: gb gb_frontenac"
)


def spent(state: object, piece: str) -> int:
    """Return what a counter has spent."""
    return play_of(state).moved[piece].spent  # type: ignore[arg-type]


def test_8_5_chauncey_gathers_the_schooners_of_three_ports_for_three_points() -> None:
    at_sea = fleet(position(CHAUNCEY, "us"), "us", "chauncey", "v_conquest", "v_scourge")
    at_oswego = at_sea.play("us", Sail("oswego"), Take("v_fair_american"), Take("v_gov_tompkins"))
    gathered = at_oswego.play("us", Sail("ogdensburg"), Take("v_julia"), Take("v_hamilton"))
    on_lake = gathered.play("us", Sail(BOX))
    assert spent(on_lake.state, "chauncey") == 3
    assert spent(on_lake.state, "v_julia") == 1
    done = on_lake.play("us", DONE)
    afloat = {piece for piece in done.state.blocks if done.where(piece) == BOX}
    assert len(afloat) == 7
    assert "chauncey" in afloat
    assert done.state.lakes == {"ontario": "us"}


def test_11_15_one_of_two_schooners_stays_on_the_lake_and_the_other_sails_on() -> None:
    text = "oswego: us v_conquest, us v_scourge; york: gb gb_41"
    begun = activated(position(text, "us"), "us", "v_conquest", "v_scourge")
    both = begun.play("us", Take("v_conquest"), Take("v_scourge"), Sail(BOX))
    split = both.play("us", Drop("v_conquest"), Sail("ft_niagara"), DONE)
    assert (split.where("v_conquest"), split.where("v_scourge")) == (BOX, "ft_niagara")
    assert refused(begun.state, "us", Sail(BOX)).rule == "11.15"


def test_11_13_vessels_have_six_points() -> None:
    text = "oswego: us v_conquest; york: gb gb_41"
    at_sea = activated(position(text, "us"), "us", "v_conquest").play("us", Take("v_conquest"))
    for to in ("genesee", "oswego", "genesee", "oswego", "genesee", "ft_niagara"):
        at_sea = at_sea.play("us", Sail(to))
    assert at_sea.asked()[1] == Ask.MOVE
    assert refused(at_sea.state, "us", Sail("oswego")).rule == "11.13"


def test_11_14_a_card_moves_vessels_of_one_space_and_they_leave_their_lake_nowhere() -> None:
    text = "oswego: us v_conquest; buffalo: us v_somers; york: gb gb_41"
    named = position(text, "us").play("us", UseCard("2", "units"), Take("v_conquest"))
    assert refused(named.state, "us", Take("v_somers")).rule == "8.61"
    at_sea = activated(position(text, "us"), "us", "v_conquest").play("us", Take("v_conquest"))
    assert refused(at_sea.state, "us", Sail("buffalo")).rule == "11.14"
    assert refused(at_sea.state, "us", March("utica")).rule == "9.1"


def test_2_5_from_erie_to_huron_takes_two_points_more_and_a_port_of_the_other_lake() -> None:
    text = "ft_malden: gb barclay, gb v_hunter; york: gb gb_41; buffalo: us us_13"
    at_sea = fleet(position(text, "gb"), "gb", "barclay", "v_hunter")
    assert cost_of(at_sea.state, play_of(at_sea.state), "ft_st_joseph") == 3
    there = at_sea.play("gb", Sail("ft_st_joseph"), Sail("ft_malden"))
    assert spent(there.state, "v_hunter") == 6
    assert may(at_sea.state, "gb", Sail("box_huron"))


def test_a44_from_a_box_the_way_to_the_other_lake_goes_by_a_port() -> None:
    text = "box_erie: gb barclay, gb v_hunter; york: gb gb_41; buffalo: us us_13"
    at_sea = fleet(position(text, "gb", lakes={"erie": "gb"}), "gb", "barclay", "v_hunter")
    assert refused(at_sea.state, "gb", Sail("ft_st_joseph")).rule == "11.14"
    assert may(at_sea.state, "gb", Sail("ft_malden"))


def test_11_11_vessels_end_in_a_port_or_in_a_box() -> None:
    text = "oswego: us v_conquest; york: gb v_royal_george; ft_george: gb gb_41"
    begun = activated(position(text, "us"), "us", "v_conquest").play("us", Take("v_conquest"))
    assert refused(begun.state, "us", Sail("ft_george")).rule == "9.61"
    assert refused(begun.state, "us", Sail("york")).rule == "12.1"
    assert may(begun.state, "us", Sail("smiths_creek"))


def test_12_42_damaged_vessels_go_from_port_to_port_alone() -> None:
    text = "oswego: us v_conquest 1, us us_rifles; york: gb gb_41"
    begun = activated(position(text, "us"), "us", "v_conquest", "us_rifles")
    alone = begun.play("us", Take("v_conquest"))
    assert refused(alone.state, "us", Sail(BOX)).rule == "12.42"
    assert may(alone.state, "us", Sail("genesee"))
    laden = alone.play("us", Take("us_rifles"))
    assert refused(laden.state, "us", Sail("genesee")).rule == "12.42"


@pytest.mark.parametrize(
    ("vessel", "to", "rule"),
    [("v_conquest 1", BOX, "12.42"), ("v_conquest", "albany", "11.14"), ("", BOX, "11.15")],
)
def test_who_goes_by_water_is_told_the_rule_of_the_water(vessel: str, to: str, rule: str) -> None:
    text = f"oswego: us us_13{vessel and f', us {vessel}'}; york: gb gb_41"
    piece = "v_conquest" if vessel else "us_13"
    begun = activated(position(text, "us"), "us", piece).play("us", Take(piece))
    why = explain(project(begun.state, "us"), f"block:{piece}", f"space:{to}")
    assert why is not None
    assert why.rule == rule


def test_11_21_vessels_withdraw_before_a_play_and_do_not_move_in_it() -> None:
    text = f"{BOX}: us v_conquest, us v_scourge; oswego: us us_13; york: gb gb_41"
    start = position(text, "us", lakes={"ontario": "us"})
    gone = start.play("us", Withdraw("v_conquest", "oswego"))
    assert gone.where("v_conquest") == "oswego"
    assert gone.state.lakes == {"ontario": "us"}
    named = gone.play("us", UseCard("2", "units"))
    assert refused(named.state, "us", Take("v_conquest")).rule == "11.21"
    assert refused(start.state, "us", Withdraw("v_conquest", "kingston")).rule == "11.21"
    assert refused(start.state, "us", Withdraw("v_conquest", "buffalo")).rule == "11.21"


def test_7_31_who_withdraws_the_last_vessel_loses_the_lake_at_once() -> None:
    text = f"{BOX}: us chauncey, us v_conquest; oswego: us us_13; york: gb gb_41"
    start = position(text, "us", lakes={"ontario": "us"})
    assert score(start.state, "us").lakes == ("ontario",)
    gone = start.play("us", Withdraw("v_conquest", "oswego"))
    assert gone.state.lakes == {}
    assert gone.where("chauncey") == "oswego"


def test_11_41_vessels_alone_enter_a_box_and_hold_it_when_the_play_is_over() -> None:
    text = "oswego: us v_oneida, us us_rifles; york: gb gb_41"
    begun = activated(position(text, "us"), "us", "v_oneida", "us_rifles")
    laden = begun.play("us", Take("v_oneida"), Take("us_rifles"))
    assert refused(laden.state, "us", Sail(BOX)).rule == "11.34"
    on_lake = begun.play("us", Take("v_oneida"), Sail(BOX))
    assert on_lake.state.lakes == {}
    assert on_lake.play("us", DONE).one(LakeChanged) == LakeChanged("ontario", "us")


def test_11_43_control_keeps_no_vessel_from_sailing() -> None:
    text = f"{BOX}: us v_oneida; kingston: gb v_royal_george; york: gb gb_41"
    start = position(text, "gb", lakes={"ontario": "us"})
    at_sea = activated(start, "gb", "v_royal_george").play("gb", Take("v_royal_george"))
    assert may(at_sea.state, "gb", Sail("york"))
    assert may(at_sea.state, "gb", Sail(BOX))


def test_a47_a_lake_is_lost_at_once_and_won_at_the_end_of_the_play() -> None:
    text = (
        f"{BOX}: gb v_gloucester; york: gb gb_41; oswego: us chauncey, us v_oneida, us v_conquest"
    )
    won = battle(text, "us", "chauncey", ["v_oneida", "v_conquest"], 6, 1, lakes={"ontario": "gb"})
    lost, gained = won.all(LakeChanged)
    assert (lost, gained) == (LakeChanged("ontario", ""), LakeChanged("ontario", "us"))


def test_2_6_from_huron_vessels_go_to_its_own_ports_first_and_from_erie_to_either() -> None:
    state = position("ft_malden: gb gb_41; buffalo: us us_13", "gb").state
    huron = havens(state, HarbourDue("gb", ("v_nancy",), "box_huron", "huron"))
    assert set(huron) == {"nottawasaga", "ft_st_joseph"}
    erie = havens(state, HarbourDue("gb", ("v_hunter",), "box_erie", "erie"))
    assert {"ft_malden", "nottawasaga"} <= set(erie)


def test_3_36_a_land_leader_takes_vessels_of_his_space_and_no_naval_battle() -> None:
    text = (
        f"sackets_harbour: us brown, us v_oneida, us us_13; oswego: us v_conquest;"
        f"{BOX}: gb v_royal_george; york: gb gb_41"
    )
    by_water = led(position(text, "us"), "us", "brown", water=True)
    assert may(by_water.state, "us", Take("v_oneida"))
    at_sea = by_water.play("us", Take("v_oneida"), Take("us_13"), Sail("oswego"))
    assert refused(at_sea.state, "us", Take("v_conquest")).rule == "3.36"
    ashore = at_sea.play("us", Unload())
    assert refused(ashore.state, "us", Sail(BOX)).rule == "3.36"


def test_11_15_a_naval_leader_without_a_vessel_is_led_nowhere() -> None:
    bare = position("vergennes: us macdonough, us us_13; york: gb gb_41", "us", hand=("28",))
    assert refused(bare.state, "us", UseCard("28", "leader")).rule == "3.31"
    text = "vergennes: us macdonough, us v_growler; york: gb gb_41"
    assert may(position(text, "us", hand=("28",)).state, "us", UseCard("28", "leader"))


def test_11_15_a_naval_leader_withdraws_where_a_vessel_has_gone_alone() -> None:
    text = f"{BOX}: us chauncey, us v_conquest, us v_scourge; oswego: us us_13, us v_julia"
    start = position(text, "us", lakes={"ontario": "us"})
    assert refused(start.state, "us", Withdraw("chauncey", "oswego")).rule == "11.15"
    gone = start.play("us", Withdraw("v_conquest", "oswego"))
    assert refused(gone.state, "us", Withdraw("chauncey", "sackets_harbour")).rule == "11.15"
    assert gone.play("us", Withdraw("chauncey", "oswego")).where("chauncey") == "oswego"


def test_11_21_only_own_counters_in_a_box_withdraw() -> None:
    text = f"{BOX}: us v_conquest; oswego: us us_13, us v_julia; box_erie: gb v_hunter"
    start = position(text, "us", lakes={"ontario": "us"})
    for piece in ("us_13", "v_julia", "v_hunter", "nobody"):
        assert refused(start.state, "us", Withdraw(piece, "oswego")).rule == "11.21"
    # Who is pressed before a card is chosen is told so, and nothing of vessels alone.
    why = explain(project(start.state, "us"), "block:us_13", "")
    assert why
    assert why.message.key == "madison-card-first"


def test_3_36_a_land_leader_takes_vessels_into_a_box_without_enemies() -> None:
    text = "sackets_harbour: us brown, us v_oneida, us us_13"
    begun = led(position(text, "us"), "us", "brown", water=True).play("us", Take("v_oneida"))
    ashore = begun.play("us", Sail("oswego"), Unload())
    assert may(ashore.state, "us", Sail(BOX))


def test_6_2_before_the_war_no_vessel_enters_a_box_or_an_enemy_port() -> None:
    text = "sackets_harbour: us v_oneida; kingston: gb gb_41"
    begun = activated(position(text, "us"), "us", "v_oneida").play("us", Take("v_oneida"))
    before = replaced(begun.state, phase=Phase.PREWAR)
    assert refused(before, "us", Sail(BOX)).rule == "6.2"
    assert refused(before, "us", Sail("york")).rule == "6.2"
    assert may(begun.state, "us", Sail("york"))


def test_9_3_a_vessel_that_has_stopped_sails_no_further() -> None:
    text = "sackets_harbour: us v_oneida, us v_conquest"
    begun = activated(position(text, "us"), "us", "v_oneida", "v_conquest")
    both = begun.play("us", Take("v_oneida"), Take("v_conquest"))
    moved = {"v_conquest": PathTaken(("sackets_harbour",), stopped=True)}
    stopped = replaced(both.state, play=replace(play_of(both.state), moved=moved))
    assert refused(stopped, "us", Sail("oswego")).rule == "9.3"


def test_11_13_a_force_by_water_has_moved_when_its_vessels_have_no_points_left() -> None:
    text = "oswego: us v_oneida, us us_18ny"
    begun = activated(position(text, "us"), "us", "v_oneida", "us_18ny")
    state = begun.play("us", Take("v_oneida")).state

    def may_go(spent_: int, at: str = "oswego", *, stopped: bool = False) -> tuple[bool, bool]:
        moved = {"v_oneida": PathTaken(("oswego",), spent_), "us_18ny": PathTaken((at,))}
        if stopped:
            moved["us_18ny"] = PathTaken((at,), stopped=True)
        there = replaced(
            state, blocks={**state.blocks, "us_18ny": replace(state.blocks["us_18ny"], at=at)}
        )
        play = replace(play_of(state), moved=moved)
        return may_sail_on(there, play, "v_oneida"), may_sail_on(there, play, "us_18ny")

    assert may_go(5) == (True, True)
    assert may_go(6) == (False, False)
    assert may_go(5, "utica") == (True, False)
    assert may_go(5, stopped=True) == (True, False)


def test_13_55_a_vessel_in_a_port_removes_a_depot_that_nobody_guards() -> None:
    text = "sackets_harbour: us v_oneida; kingston: gb gb_41"
    begun = activated(position(text, "us", depots={"burlington": "gb"}), "us", "v_oneida")
    sailed = begun.play("us", Take("v_oneida"), Sail("burlington"))
    assert "burlington" not in sailed.state.depots


def test_a47_a_lake_is_lost_as_the_fleet_leaves_it_to_land_troops() -> None:
    text = f"{BOX}: us chauncey, us v_oneida; sackets_harbour: us us_13; york: gb gb_york"
    begun = fleet(position(text, "us", lakes={"ontario": "us"}), "us", "chauncey", "v_oneida")
    loading = begun.play("us", Sail("sackets_harbour"), Take("us_13"))
    assert loading.state.lakes.get("ontario") == "us"
    assert not loading.play("us", Sail("york")).state.lakes.get("ontario")


def test_11_23_vessels_are_put_back_in_the_first_half_of_a_year_alone() -> None:
    text = f"{BOX}: us v_oneida; sackets_harbour: us v_madison; york: gb gb_41; albany: us us_6"
    lakes = {"ontario": "us"}
    spring = in_phase(text, Phase.RETURN, "1814_SS", lakes=lakes)
    assert spring.asked() == ("us", Ask.RETURN)
    ready = spring.play("us", DONE)
    assert ready.state.phase == Phase.ACTION
    assert ready.state.answered == ()
    fall = in_phase(text, Phase.RETURN, "1814_SF", lakes=lakes)
    assert (fall.state.phase, fall.state.awaiting) == (Phase.FIRST, ())
