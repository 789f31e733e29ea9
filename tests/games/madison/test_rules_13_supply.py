"""Chapter 13: supply lines, what it means to be cut off, depots; restoring (8.31)."""

from typing import Any

import pytest
from msgspec.structs import replace

from app.engine.memo import replaced
from app.engine.resolution import Resolution
from app.games.madison.actions import March, PlaceDepot, Restore, Sail, Take, UseCard
from app.games.madison.battle_state import Battle
from app.games.madison.combat.odds import attack_strength, defence_strength, fights_in_supply
from app.games.madison.control import controller, intruder
from app.games.madison.depots import refuse_depot, remove_overrun
from app.games.madison.events import DepotsRemoved
from app.games.madison.restoring import refuse_unit
from app.games.madison.state import Ask
from app.games.madison.supply import is_supplied, supplied_spaces, unsupplied
from app.kit.turns import Done
from tests.games.dice import Scripted
from tests.games.madison.positions import DONE, activated, led, may, position, refused

WEST = "thamesville: gb gb_41"
"""A British unit far in the west, whose line runs by London or over Erie."""


def cut(text: str, **more: Any) -> tuple[str, ...]:
    """Return who is out of supply."""
    return unsupplied(position(text, "gb", **more).state)


def test_13_1_units_trace_a_line_to_a_source() -> None:
    state = position("york: gb gb_41; oxford: us us_13", "gb", lakes={"erie": "gb"}).state
    assert is_supplied(state, "gb_41")
    assert not is_supplied(state, "us_13")


def test_13_2_sources_are_quebec_and_four_american_spaces() -> None:
    state = position("york: gb gb_41", "gb").state
    assert state.board.sources["gb"] == ("quebec",)
    assert {*state.board.sources["us"]} == {"albany", "pittsburgh", "mansfield", "ft_mcarthur"}
    lost = position("quebec: us us_13, us us_6; york: gb gb_41", "gb", turn="1814_SS").state
    assert not is_supplied(lost, "gb_41")


def test_13_21_british_lines_come_from_quebec() -> None:
    assert cut("york: gb gb_41") == ()
    assert "gb_41" in cut("york: gb gb_41; quebec: us us_13, us us_6", turn="1814_SS")


@pytest.mark.parametrize("source", ["albany", "pittsburgh", "mansfield", "ft_mcarthur"])
def test_13_22_american_lines_come_from_four_places(source: str) -> None:
    assert cut(f"{source}: us us_13") == ()


def test_13_31_a_line_may_be_of_any_length() -> None:
    assert cut(WEST, lakes={"erie": "us", "ontario": "us"}) == ()


def test_13_32_it_passes_enemy_ground_only_through_spaces_that_one_controls() -> None:
    text = "batavia: gb gb_41; lewiston: gb gb_8"
    assert cut(text) == ()
    assert cut("batavia: gb gb_41") == ("gb_41",)


@pytest.mark.parametrize(("unit", "wanted"), [("us us_13", ("gb_41",)), ("us us_27", ())])
def test_13_33_and_own_ground_unless_the_enemy_controls_the_space(
    unit: str, wanted: tuple[str, ...]
) -> None:
    lakes = {"erie": "us"}
    found = cut(f"{WEST}; london: {unit}", lakes=lakes)
    assert tuple(one for one in found if one == "gb_41") == wanted


def test_13_34_indians_alone_cut_lines_only_in_spaces_of_0_or_1() -> None:
    lakes = {"ontario": "us"}
    assert "gb_41" not in cut("york: gb gb_41; kingston: us us_seneca", lakes=lakes)
    assert "gb_41" in cut("york: gb gb_41; smiths_creek: us us_seneca", lakes=lakes)


def test_13_35_lakes_carry_lines_unless_the_enemy_controls_them() -> None:
    text = "ft_malden: gb gb_41; london: us us_13; york: gb gb_8"
    assert "gb_41" not in cut(text)
    assert "gb_41" in cut(text, lakes={"erie": "us"})


def test_a25_both_ends_of_a_line_over_a_lake_are_under_ones_control() -> None:
    assert cut("oswego: gb gb_rnr") == ()
    assert cut("oswego: gb gb_100", destroyed=()) == ()
    assert cut("sackets_harbour: gb gb_rnr") == ("gb_rnr",)


def test_a26_a_line_crosses_from_erie_to_huron_if_the_enemy_has_neither() -> None:
    text = "ft_st_joseph: gb gb_41; nottawasaga: us us_13"
    assert cut(text) == ()
    assert cut(text, lakes={"erie": "us"}) == ("gb_41",)
    assert cut(text, lakes={"huron": "us"}) == ("gb_41",)


def test_13_37_defenders_in_supply_when_the_play_began_stay_so() -> None:
    text = "york: us us_26, us us_13; burlington: gb gb_41; ft_niagara: us us_6"
    state = position("york: us us_26; burlington: gb gb_41; ft_niagara: us us_13", "us").state
    assert fights_in_supply(state, "gb_41")
    assert not fights_in_supply(position(text, "us", lakes={"ontario": "us"}).state, "gb_41")


def test_13_4_out_of_supply_a_force_with_its_fort_fights_at_half_rounded_up() -> None:
    text = "ft_malden: gb gb_41, gb gb_essex, gb gb_york; london: us us_13"
    state = position(text, "us", lakes={"erie": "us"}).state
    assert defence_strength(state, "ft_malden", "gb") == 6
    odd = position(text.replace(", gb gb_york", ", gb gb_rnr"), "us", lakes={"erie": "us"}).state
    assert defence_strength(odd, "ft_malden", "gb") == 5
    assert attack_strength(odd, ["gb_41", "gb_essex", "gb_rnr"]) == 4


def test_13_4_nobody_is_restored_out_of_supply() -> None:
    state = position(f"{WEST} 1; london: us us_13", "gb", lakes={"erie": "us"}).state
    refusal = refuse_unit(state, "gb_41", ("regular",))
    assert refusal is not None
    assert refusal.rule == "13.4"


def test_13_51_a_depot_is_a_source_in_own_territory() -> None:
    lakes = {"erie": "us"}
    text = f"{WEST}; london: us us_13"
    assert "gb_41" in cut(text, lakes=lakes)
    assert "gb_41" not in cut(text, lakes=lakes, depots={"chatham": "gb"})


def test_a42_a_depot_feeds_nobody_beyond_its_sides_own_territory() -> None:
    text = "sandwich: gb gb_41; detroit: gb gb_49; london: us us_13, us us_6"
    more = {"lakes": {"erie": "us"}, "depots": {"sandwich": "gb"}}
    assert {"gb_41", "gb_49"} & {*cut(text, **more)} == {"gb_49"}
    assert cut(text.partition("; london")[0], **more) == ()


def test_13_52_any_card_creates_one_in_own_territory_in_supply() -> None:
    text = "york: gb gb_41; london: us us_13"
    chosen = position(text, "gb", lakes={"erie": "us"}).play("gb", UseCard("28", "depot"))
    assert refused(chosen.state, "gb", PlaceDepot("buffalo")).rule == "13.52"
    assert refused(chosen.state, "gb", PlaceDepot("thamesville")).rule == "13.52"
    placed = chosen.play("gb", PlaceDepot("york"))
    assert placed.state.depots == {"york": "gb"}
    assert placed.state.cards.discards == ("28",)


def test_13_53_it_stands_until_the_years_attrition_is_over() -> None:
    state = position("york: gb gb_41", "gb", depots={"york": "gb"}).state
    assert "york" in supplied_spaces(state, "gb")
    assert DepotsRemoved(("york",), "13.53").apply(state).depots == {}


def test_13_54_each_side_has_three() -> None:
    depots = {"york": "gb", "kingston": "gb", "london": "gb"}
    begun = position("york: gb gb_41", "gb", depots=depots)
    assert refused(begun.state, "gb", UseCard("28", "depot")).rule == "13.52"
    two = {"york": "gb", "kingston": "gb", "albany": "us"}
    chosen = position("york: gb gb_41", "gb", depots=two).play("gb", UseCard("28", "depot"))
    third = chosen.play("gb", PlaceDepot("london"))
    assert len(third.state.depots) == 4


def test_13_55_it_is_lost_when_enemies_enter_and_nobody_is_there() -> None:
    text = "lewiston: us us_13; ft_george: gb gb_41"
    begun = activated(position(text, "us", depots={"queenston": "gb"}), "us", "us_13")
    moved = begun.play("us", Take("us_13"), March("queenston"))
    assert moved.one(DepotsRemoved).places == ("queenston",)
    state = position("queenston: us us_13, gb gb_41", "us", depots={"queenston": "gb"}).state
    resolution = Resolution(state, Scripted(()))
    remove_overrun(resolution, "queenston")
    assert resolution.events == []


def test_13_55_it_is_lost_when_the_last_who_stood_there_leave_it_to_enemies() -> None:
    text = "burlington: gb vincent, us v_oneida; york: gb gb_41"
    begun = led(position(text, "gb", depots={"burlington": "gb"}), "gb", "vincent")
    left = begun.play("gb", March("york"), DONE)
    assert left.one(DepotsRemoved).places == ("burlington",)


def test_13_55_none_is_created_where_enemies_alone_are() -> None:
    text = "genesee: gb v_wolfe; albany: us us_13"
    chosen = position(text, "us").play("us", UseCard("28", "depot"))
    said = refused(chosen.state, "us", PlaceDepot("genesee"))
    assert (said.rule, said.message.key) == ("13.55", "madison-depot-among-enemies")


def test_13_55_vessels_and_leaders_that_must_leave_keep_no_depot() -> None:
    text = (
        "ft_niagara: us scott, us us_13; ft_george: gb v_royal_george, gb vincent; york: gb gb_41"
    )
    start = position(text, "us", depots={"ft_george": "gb"})
    begun = activated(start, "us", "us_13").play("us", Take("us_13"), March("ft_george"))
    assert begun.one(DepotsRemoved).places == ("ft_george",)


def test_a13_regulars_and_dragoons_are_restored_and_no_militia() -> None:
    text = "albany: us us_13 1, us us_kymounted 1, us us_5pa 1; york: us us_6 1; utica: us us_9 1"
    chosen = position(text, "us", hand=("5", "28")).play("us", UseCard("5", "restore"))
    assert refused(chosen.state, "us", Restore("us_5pa")).rule == "8.31"
    assert refused(chosen.state, "us", Restore("us_6")).rule == "8.31"
    two = chosen.play("us", Restore("us_13"), Restore("us_kymounted"))
    assert refused(two.state, "us", Restore("us_9")).rule == "8.31"
    done = two.play("us", Done())
    assert (done.cv("us_13"), done.cv("us_kymounted"), done.cv("us_9")) == (2, 2, 1)
    assert not may(done.state, "us", Restore("us_9"))


def test_13_52_no_depot_is_created_in_own_territory_that_the_enemy_holds() -> None:
    chosen = position("york: us us_13; kingston: gb gb_41", "gb").play("gb", UseCard("28", "depot"))
    said = refused(chosen.state, "gb", PlaceDepot("york"))
    assert (said.rule, said.message.key) == ("13.52", "madison-own-territory")
    for at in ("nowhere", "albany"):
        said = refused(chosen.state, "gb", PlaceDepot(at))
        assert (said.rule, said.message.key) == ("13.52", "madison-own-territory")


def test_4_15_indians_alone_control_no_space_worth_two() -> None:
    state = position(
        "detroit: gb gb_wyandot, gb gb_ottawa; frenchtown: gb gb_potawatomi", "gb"
    ).state
    assert controller(state, "detroit") == "us"
    assert controller(state, "frenchtown") == "gb"


def test_4_14_a_space_that_is_fought_for_stays_with_the_defender_until_he_is_beaten() -> None:
    state = position("lewiston: us us_13; york: gb gb_41", "gb").state
    battle = Battle("lewiston", "gb", "us", (), {}, {})
    assert intruder(state) == "gb"
    assert intruder(replaced(state, play=None, battle=battle)) == "gb"
    assert intruder(replaced(state, battle=replace(battle, retreats="us"))) == "us"


def test_13_52_a_depot_stands_where_there_is_none() -> None:
    state = position("albany: us us_13", "us", depots={"albany": "us"}).state
    refusal = refuse_depot(state, "us", "albany")
    assert refusal
    assert refusal.rule == "13.52"
    assert refuse_depot(state, "us", "utica") is None


def test_13_52_the_card_is_spent_with_the_depot() -> None:
    chosen = position("albany: us us_13", "us").play("us", UseCard("28", "depot"))
    placed = chosen.play("us", PlaceDepot("albany"))
    assert placed.state.depots == {"albany": "us"}
    assert placed.asked() == ("us", Ask.PLAY)
    assert "28" not in placed.state.cards.hands["us"]


def test_13_55_a_leader_guards_a_depot_against_vessels() -> None:
    text = "sackets_harbour: us v_oneida; burlington: gb vincent; kingston: gb gb_41"
    begun = activated(position(text, "us", depots={"burlington": "gb"}), "us", "v_oneida")
    sailed = begun.play("us", Take("v_oneida"), Sail("burlington"))
    assert sailed.state.depots == {"burlington": "gb"}
