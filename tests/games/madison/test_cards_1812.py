"""The cards of 1812 by their numbers: each where it does all that it says, and where it may not."""

import pytest

from app.games.madison.actions import March, NameLeader, Pass, Pick, React, Take, UseCard
from app.games.madison.combat.events import RoundRolled
from app.games.madison.effects.events import ForcesStopped, LeaderTurned
from app.games.madison.events import EffectBegan, PiecesPlaced, PointsScored
from app.games.madison.operations.stages import AttackCancelled
from app.games.madison.points import score
from app.games.madison.state import Ask, Phase
from tests.games.madison.card_plays import (
    attack,
    barred,
    card_drm,
    event,
    full,
    holding,
    in_winter,
    lead_with,
    no_event,
    no_winter_event,
    rolled,
    to_roll,
    winter_event,
)
from tests.games.madison.positions import (
    DONE,
    SPARE,
    THREE,
    added,
    led,
    may,
    passed,
    position,
    refused,
)

NIAGARA = "lewiston: us vanrensselaer, us us_13, us us_6; queenston: gb gb_49, gb gb_york"
DETROIT = "sandwich: gb brock, gb gb_41, gb gb_49; detroit: us hull, us us_4"


@full("1")
@barred("1")
def test_card_1_the_declaration_serves_as_a_3_and_has_no_event() -> None:
    played = holding("1", "us", "albany: us dearborn, us us_13")
    assert led(played, "us", "dearborn", "1").where("dearborn") == "albany"
    assert no_event("1", "us", "albany: us us_13") == "8.31"


CAMPAIGNS = ("2", "3", "35", "36", "37", "71", "72", "73")


@full(*CAMPAIGNS)
@barred(*CAMPAIGNS)
@pytest.mark.parametrize("card", CAMPAIGNS)
def test_a_campaign_activates_two_forces(card: str) -> None:
    text = "sackets_harbour: us brown, us us_13; albany: us dearborn, us us_6"
    begun = holding(card, "us", text).play(
        "us", UseCard(card, "campaign"), NameLeader("dearborn"), NameLeader("brown"), DONE
    )
    first = passed(begun).play("us", Take("us_6"), March("utica"), DONE)
    second = first.play("us", Take("us_13"), March("oswego"), DONE)
    assert (second.where("us_6"), second.where("us_13")) == ("utica", "oswego")
    assert no_event(card, "us", "albany: us us_13", use="campaign") == "3.31"


@full("4")
def test_card_4_brock_falls_after_a_round_and_sheaffe_takes_command() -> None:
    text = "lewiston: us vanrensselaer, us us_13, us us_6; queenston: gb brock, gb gb_49"
    text += ", gb gb_41; back: gb sheaffe"
    begun = attack("4", "us", text, "us", "vanrensselaer", ["us_13", "us_6"], "queenston")
    fought = rolled(begun, "us", "", 3, 4)
    assert fought.asked() == ("us", Ask.REACT)
    played = fought.play("us", React("4"))
    assert played.one(LeaderTurned).by == "sheaffe"
    assert played.where("sheaffe") != "back"
    assert played.where("brock") == "gone"


@barred("4")
def test_card_4_nobody_is_asked_where_brock_did_not_fight() -> None:
    begun = attack("4", "us", NIAGARA, "us", "vanrensselaer", ["us_13", "us_6"], "queenston")
    fought = rolled(begun, "us", "", 3, 4)
    assert fought.asked()[1] != Ask.REACT


@full("5")
def test_card_5_hull_loses_heart() -> None:
    begun = attack("5", "gb", DETROIT, "gb", "brock", ["gb_41", "gb_49"], "detroit")
    assert card_drm(rolled(begun, "gb", "5", 6, 6)) == 2


@barred("5")
def test_card_5_is_not_for_who_is_attacked() -> None:
    text = "detroit: us hull, us us_4, us us_5; sandwich: gb gb_41, gb gb_49"
    begun = attack("5", "gb", text, "us", "hull", ["us_4", "us_5"], "sandwich", orders={})
    assert lead_with(begun.state, "gb", "5") is None


MACKINAC = "ft_st_joseph: gb gb_10rv, gb gb_nwc, gb gb_ottawa; ft_mackinac: us us_mackinac"


@full("6")
def test_card_6_mackinac_is_surprised_at_plus_3_without_vessels() -> None:
    begun = event("6", "gb", MACKINAC, Pick("gb_10rv"), Pick("gb_nwc"), Pick("gb_ottawa"))
    fought = to_roll(begun, 6, 6, first=DONE)
    roll = fought.one(RoundRolled)
    assert [one.drm for one in roll.modifiers if one.what == "card"] == [3]
    assert not [one for one in roll.modifiers if one.what == "landing"]
    assert fought.where("gb_10rv") == "ft_mackinac"


@barred("6")
def test_card_6_needs_units_on_both_islands() -> None:
    assert no_event("6", "gb", "ft_st_joseph: gb gb_10rv") == "8.27"
    assert no_event("6", "us", MACKINAC) == "8.21"


VICTORIES = {
    "7": ("us", 1),
    "8": ("us", 1),
    "40": ("gb", 1),
    "41": ("us", 1),
    "42": ("us", 1),
    "43": ("gb", 1),
    "91": ("gb", 2),
    "92": ("us", 1),
    "93": ("gb", 1),
    "95": ("gb", 1),
    "96": ("us", 1),
    "97": ("us", 1),
}


@full(*VICTORIES)
@barred(*VICTORIES)
@pytest.mark.parametrize("card", VICTORIES)
def test_a_victory_far_away_scores_for_its_flag_alone(card: str) -> None:
    side, points = VICTORIES[card]
    played = event(card, side, "albany: us us_13")
    assert score(played.state, side).cards == points
    assert no_event(card, "us" if side == "gb" else "gb", "albany: us us_13") == "8.21"


TOGETHER = "sandwich: gb brock, gb tecumseh, gb gb_41, gb gb_shawnee; detroit: us hull, us us_4"


@full("9")
def test_card_9_adds_the_modifiers_of_brock_and_tecumseh() -> None:
    begun = attack(
        "9", "gb", TOGETHER, "gb", "brock", ["tecumseh", "gb_41", "gb_shawnee"], "detroit"
    )
    assert added(rolled(begun, "gb", "9", 6, 6))["attacker"] == 3


@full("9")
def test_card_9_as_operations_activates_brock_and_counts_both() -> None:
    begun = holding("9", "gb", TOGETHER).play("gb", UseCard("9", "operations"), NameLeader("brock"))
    begun = begun.play("gb", Take("tecumseh"), Take("gb_41"), Take("gb_shawnee"))
    assert added(to_roll(begun, 6, 6, first=March("detroit")))["attacker"] == 3


@barred("9")
def test_card_9_needs_both_in_one_space() -> None:
    text = "york: gb brock, gb gb_41; ft_malden: gb tecumseh, gb gb_shawnee"
    assert no_event("9", "gb", text, use="operations") == "8.27"


WINTER_POINTS = {"10": "us", "94": "gb"}


@full(*WINTER_POINTS)
@barred(*WINTER_POINTS)
@pytest.mark.parametrize("card", WINTER_POINTS)
def test_a_winter_event_scores_in_winter_from_where_it_is_held(card: str) -> None:
    side = WINTER_POINTS[card]
    played = winter_event(in_winter(card, side, "albany: us us_13"), side, card)
    assert played.one(PointsScored).points == 1
    assert no_event(card, side, "albany: us us_13") == "7.35"
    assert no_winter_event(card, side, "albany: us us_13", held=False)


@full("11")
def test_card_11_boats_cancel_the_invasion_route() -> None:
    begun = attack("11", "us", NIAGARA, "us", "vanrensselaer", ["us_13", "us_6"], "queenston")
    assert "invasion" not in added(rolled(begun, "us", "11", 6, 6))
    by_card = holding("11", "us", NIAGARA).play(
        "us", UseCard("11", "operations"), NameLeader("vanrensselaer")
    )
    assert by_card.asked() == ("us", Ask.MOVE)


@barred("11")
def test_card_11_changes_nothing_by_road() -> None:
    text = "lewiston: us vanrensselaer, us us_13, us us_6; ft_niagara: gb gb_49, gb gb_york"
    begun = attack(
        "11", "us", text, "us", "vanrensselaer", ["us_13", "us_6"], "ft_niagara", orders={}
    )
    assert lead_with(begun.state, "us", "11") is None


@full("12")
@barred("12")
def test_card_12_militia_do_not_enter_canada() -> None:
    text = "lewiston: us vanrensselaer, us us_13, us us_niagara; albany: us us_9; york: gb gb_41"
    start = position(text, "us", enemy_hand=("12", SPARE), orders={})
    begun = start.play("us", UseCard(THREE, "leader"), NameLeader("vanrensselaer"))
    assert begun.asked() == ("gb", Ask.REACT)
    held = begun.play("gb", React("12"))
    held = passed(held).play("us", Take("us_niagara"))
    assert refused(held.state, "us", March("queenston")).rule == "8.31"
    assert may(held.state, "us", March("ft_schlosser"))
    by_water = "sackets_harbour: us chauncey, us v_oneida; york: gb gb_41"
    sailing = position(by_water, "us", enemy_hand=("12", SPARE), orders={})
    asked = sailing.play("us", UseCard(THREE, "leader"), NameLeader("chauncey", water=True))
    if asked.asked()[1] == Ask.REACT:
        assert refused(asked.state, "gb", React("12")).rule == "8.31"


RAINS = ("13", "38", "74")


@full(*RAINS)
@barred(*RAINS)
@pytest.mark.parametrize("card", RAINS)
def test_heavy_rain_pins_one_of_the_forces(card: str) -> None:
    """The example of 8.31: of two forces of a Campaign, that of Plattsburg is pinned."""
    text = "sackets_harbour: us brown, us us_13; plattsburg: us hampton, us us_6; york: gb gb_41"
    start = holding(card, "us", text, hand=(THREE, SPARE), enemy_hand=(card, SPARE), orders={})
    named = start.play(
        "us", UseCard(THREE, "campaign"), NameLeader("brown"), NameLeader("hampton"), DONE
    )
    while named.asked()[1] == Ask.REACT and not may(named.state, "gb", React(card)):
        named = named.play("gb", Pass())
    assert may(named.state, "gb", React(card))
    pinned = passed(named.play("gb", React(card), Pick("force-1")))
    first = pinned.play("us", Take("us_13"), March("ogdensburg"), March("french_mills"), DONE)
    second = first.play("us", Take("us_6"), March("four_corners"))
    assert refused(second.state, "us", March("french_mills")).rule == "8.31"
    own = holding(card, "us", text)
    assert not may(own.state, "us", UseCard(card, "event"))
    assert no_event(card, "us", text) == "8.31"


WINDS = ("14", "39", "75")


@full(*WINDS)
@barred(*WINDS)
@pytest.mark.parametrize("card", WINDS)
def test_contrary_winds_keep_a_fleet_in_port(card: str) -> None:
    text = "sackets_harbour: us chauncey, us v_oneida, us us_13; york: gb gb_41"
    start = holding(card, "us", text, hand=(THREE, SPARE), enemy_hand=(card, SPARE), orders={})
    named = start.play("us", UseCard(THREE, "leader"), NameLeader("chauncey", water=True))
    assert named.asked() == ("gb", Ask.REACT)
    stopped = named.play("gb", React(card))
    assert stopped.one(ForcesStopped).forces == (0,)
    assert stopped.where("v_oneida") == "sackets_harbour"
    assert stopped.asked()[1] == Ask.PLAY
    assert no_event(card, "us", text) == "8.31"


CALEDONIA = "buffalo: us us_13; ft_malden: gb v_caledonia_gb, gb v_hunter; card: us v_caledonia_us"


@full("15")
def test_card_15_the_caledonia_is_cut_out() -> None:
    played = event("15", "us", CALEDONIA, dice=[6])
    assert played.where("v_caledonia_gb") == "gone"
    assert played.where("v_caledonia_us") == "buffalo"
    assert played.cv("v_hunter") == 1
    assert event("15", "us", CALEDONIA, dice=[2]).where("v_caledonia_gb") == "ft_malden"
    none = "buffalo: us us_13; ft_malden: gb v_hunter"
    assert event("15", "us", none, dice=[3]).cv("v_hunter") == 1


@barred("15")
def test_card_15_needs_a_unit_at_buffalo() -> None:
    assert no_event("15", "us", "ft_malden: gb v_caledonia_gb") == "8.27"


@full("16")
def test_card_16_schooners_burn_at_their_moorings() -> None:
    text = "buffalo: us v_ohio, us v_somers, us v_trippe, us v_adams"
    picked = event("16", "gb", text, Pick("v_ohio"), Pick("v_trippe"))
    assert refused(picked.state, "gb", Pick("v_somers")).rule == "8.27"
    played = picked.play("gb", DONE)
    assert [played.where(one) for one in ("v_ohio", "v_trippe")] == ["gone", "gone"]
    assert played.where("v_somers") == "buffalo"


@barred("16")
def test_card_16_needs_a_schooner_in_port() -> None:
    assert no_event("16", "gb", "buffalo: us v_adams; box_erie: us v_ohio") == "8.27"


@full("17")
def test_card_17_over_the_ice_to_the_river_raisin() -> None:
    text = "ft_malden: gb proctor, gb gb_41, gb gb_shawnee; frenchtown: us us_17; albany: us us_13"
    begun = in_winter("17", "gb", text).play("gb", UseCard("17", "event"))
    moved = begun.play("gb", Take("gb_41"), March("brownstown"), March("frenchtown"))
    fought = to_roll(moved, 6, 6)
    assert [m.drm for m in fought.one(RoundRolled).modifiers if m.what == "card"] == [1]


@barred("17")
def test_card_17_needs_one_of_the_three() -> None:
    assert no_winter_event("17", "gb", "albany: us us_13; york: gb vincent")


@full("18")
def test_card_18_the_104th_marches_in_winter() -> None:
    text = "schedule: gb gb_104; albany: us us_13"
    played = winter_event(in_winter("18", "gb", text), "gb", "18")
    assert PiecesPlaced(("gb_104",), "kingston", "8.31") in played.events


@barred("18")
def test_card_18_the_104th_comes_once() -> None:
    assert no_winter_event("18", "gb", "quebec: gb gb_104; albany: us us_13")


FORTS = {
    "19": ("gb", "fort_york", "york"),
    "54": ("us", "fort_stephenson", "lower_sandusky"),
    "68": ("gb", "fort_wellington", "prescott"),
    "79": ("us", "fort_erie_works", "ft_erie"),
    "87": ("us", "fort_moreau", "plattsburg"),
    "104": ("gb", "fort_mississauga", "ft_george"),
}


@full(*FORTS)
@barred(*FORTS)
@pytest.mark.parametrize("card", FORTS)
def test_2_74_a_card_builds_a_fort_where_its_side_controls_the_space(card: str) -> None:
    side, fort, at = FORTS[card]
    unit, foe = ("us us_13", "gb gb_41") if side == "us" else ("gb gb_41", "us us_13")
    assert event(card, side, f"{at}: {unit}").state.forts == (fort,)
    assert no_event(card, side, f"{at}: {foe}") == "8.27"
    assert no_event(card, side, f"{at}: {unit}", forts=(fort,)) == "8.27"


@full("20")
def test_card_20_fort_meigs_is_built_in_winter() -> None:
    played = winter_event(in_winter("20", "us", "miami_rapids: us us_13"), "us", "20")
    assert played.state.forts == ("fort_meigs",)


@barred("20")
def test_card_20_needs_miami_rapids() -> None:
    assert no_winter_event("20", "us", "miami_rapids: gb gb_41")


@full("21")
def test_card_21_harrison_takes_command() -> None:
    come = event("21", "us", "schedule: us harrison; albany: us us_13")
    assert come.where("harrison") == "mansfield"
    there = event("21", "us", "mansfield: us harrison, us us_13")
    assert there.state.play is not None
    assert there.state.play.force.mp == 12
    assert there.asked() == ("us", Ask.MOVE)


@barred("21")
def test_card_21_needs_harrison() -> None:
    assert no_event("21", "us", "albany: us us_13") == "8.27"


RESTORING = {
    "22": ("us", "mansfield: us us_1oh 1, us us_2oh 1, us us_17 1; albany: us us_clinton 1", 2),
    "24": ("gb", "quebec: gb gb_york 1, gb gb_lincoln 1, gb gb_41 1", 2),
    "30": ("us", "albany: us us_clinton 1, us us_13 1, us us_niagara 1", 2),
    "70": ("gb", "quebec: gb gb_41 1, gb gb_49 1, gb gb_york 1", 2),
    "76": ("us", "albany: us us_13 1, us us_6 1, us us_9 1; mansfield: us us_17 1", 3),
    "107": ("us", "albany: us us_clinton 1, us us_niagara 1; mansfield: us us_1oh 1", 2),
    "90": ("gb", "quebec: gb gb_41 1, gb gb_49 1, gb gb_8 1, gb gb_york 1", 3),
}


@full(*RESTORING)
@barred(*RESTORING)
@pytest.mark.parametrize("card", RESTORING)
def test_a_card_restores_what_it_names_and_nobody_else(card: str) -> None:
    side, text, count = RESTORING[card]
    played = event(card, side, text)
    turned = [p for p, own in played.state.blocks.items() if own.at != "gone" and own.cv == own.max]
    assert len(turned) == count
    assert no_event(card, side, text.replace(" 1", "")) == "8.27"


@full("23")
def test_card_23_a_raid_across_the_ice() -> None:
    text = "prescott: gb gb_41, gb gb_49, gb gb_8, gb gb_100; ogdensburg: us us_rifles"
    begun = in_winter("23", "gb", text).play("gb", UseCard("23", "event"))
    begun = begun.play("gb", Pick("gb_41"), Pick("gb_49"), Pick("gb_8"))
    assert refused(begun.state, "gb", Pick("gb_100")).rule == "8.27"
    assert "invasion" not in added(to_roll(begun, 6, 6, first=DONE))


@barred("23")
def test_card_23_needs_units_at_prescott() -> None:
    assert no_winter_event("23", "gb", "kingston: gb gb_41")


@full("25")
def test_card_25_an_armistice_keeps_the_us_from_attacking() -> None:
    text = "york: gb gb_41, gb gb_8; " + NIAGARA
    begun = event("25", "gb", text, Pick("gb_41"), Pick("gb_8"), DONE, enemy_hand=(THREE, SPARE))
    begun = passed(begun).play("gb", Take("gb_41"), Take("gb_8"), March("burlington"), DONE)
    assert begun.where("gb_8") == "burlington"
    assert begun.asked() == ("us", Ask.PLAY)
    marching = led(begun, "us", "vanrensselaer").play("us", Take("us_13"))
    assert refused(marching.state, "us", March("queenston")).rule == "8.31"
    ended = marching.play("us", DONE)
    assert ended.state.effects == ()


@barred("25", "26", "29", "30", "28")
def test_a_card_of_the_other_flag_is_used_for_its_value_alone() -> None:
    assert no_event("25", "us", "albany: us us_13") == "8.21"
    assert no_event("26", "us", "albany: us us_13") == "8.21"
    assert no_event("29", "gb", "york: gb gb_41") == "8.31"
    assert no_event("30", "gb", "york: gb gb_41 1") == "8.27"
    three = dict.fromkeys(("albany", "utica", "geneva"), "us")
    assert no_event("28", "us", "york: gb gb_41", depots=three) == "8.27"


@full("26")
def test_card_26_the_us_discards_at_random() -> None:
    played = event("26", "gb", "york: gb gb_41", dice=[1], enemy_hand=("5", "7", "8"))
    assert played.state.cards.hands["us"] == ("5", "8")
    assert "7" in played.state.cards.discards
    assert no_event("26", "gb", "york: gb gb_41") == "8.27"


@full("27")
@barred("27")
def test_card_27_riflemen_raid_the_upper_st_lawrence() -> None:
    text = "prescott: gb gb_41; gananoque: gb gb_york"
    two = event("27", "us", text, depots={"prescott": "gb"})
    assert two.asked() == ("us", Ask.EFFECT)
    assert two.play("us", Pick("option-0")).state.depots == {}
    hit = two.play("us", Pick("option-1"), Pick("gb_york"))
    assert hit.cv("gb_york") == 1
    assert no_event("27", "us", "prescott: gb gb_41, gb gb_49") == "8.27"


@full("28")
def test_card_28_creates_two_depots() -> None:
    played = event(
        "28", "us", "albany: us us_13", Pick("utica"), Pick("geneva"), DONE, hand=("28", "7")
    )
    assert played.state.depots == {"utica": "us", "geneva": "us"}


@full("29")
def test_card_29_an_ambush_in_the_forest() -> None:
    text = "frenchtown: us harrison, us us_17, us us_19; brownstown: gb gb_shawnee, gb gb_41"
    begun = attack("29", "gb", text, "us", "harrison", ["us_17", "us_19"], "brownstown")
    assert card_drm(rolled(begun, "gb", "29", 6, 6)) == -2
    clear = "brownstown: us harrison, us us_17, us us_19; frenchtown: gb gb_shawnee, gb gb_41"
    open_ = attack("29", "gb", clear, "us", "harrison", ["us_17", "us_19"], "frenchtown", orders={})
    assert lead_with(open_.state, "gb", "29") is None


@full("31")
@barred("31")
def test_card_31_steady_volleys_with_a_regular_in_the_lead() -> None:
    text = NIAGARA + "; batavia: us us_niagara"
    begun = attack("31", "us", text, "us", "vanrensselaer", ["us_13", "us_6"], "queenston")
    assert card_drm(rolled(begun, "us", "31", 6, 6, lead="us_13")) == 1
    assert lead_with(begun.state, "us", "31", "us_niagara") is None
    begun = attack("31", "gb", NIAGARA, "us", "vanrensselaer", ["us_13", "us_6"], "queenston")
    assert lead_with(begun.state, "gb", "31", "gb_49") is not None
    assert lead_with(begun.state, "gb", "31", "gb_york") is None


@full("32")
@barred("32")
def test_card_32_the_madison_is_launched() -> None:
    text = "stocks: us v_madison; sackets_harbour: us us_13"
    assert event("32", "us", text).where("v_madison") == "sackets_harbour"
    assert no_event("32", "us", text, turn="1812_SS") == "8.27"
    assert no_event("32", "us", "sackets_harbour: us v_madison") == "8.27"


CANCELS = {
    "33": ("gb", "vanrensselaer", NIAGARA, ["us_13"], "queenston"),
    "105": (
        "us",
        "prevost",
        "lacolle: gb prevost, gb gb_41, gb gb_49; champlain: us us_13, us us_6",
        ["gb_41", "gb_49"],
        "champlain",
    ),
}


@full(*CANCELS)
@pytest.mark.parametrize("card", CANCELS)
def test_a_reaction_cancels_the_attack_of_a_hesitant_general(card: str) -> None:
    side, leader, text, units, to = CANCELS[card]
    enemy = "us" if side == "gb" else "gb"
    start = holding(card, enemy, text, hand=(THREE, SPARE), enemy_hand=(card, SPARE), orders={})
    begun = led(start, enemy, leader).play(enemy, *map(Take, units), March(to))
    assert begun.asked() == (side, Ask.REACT)
    stopped = begun.play(side, React(card))
    assert stopped.has(AttackCancelled)
    assert stopped.where(units[0]) == start.where(units[0])
    assert not stopped.has(RoundRolled)
    assert stopped.state.phase == Phase.ACTION


@barred(*CANCELS)
def test_a_bold_general_is_not_held_back() -> None:
    text = "lewiston: us brown, us us_13, us us_6; queenston: gb gb_49, gb gb_york"
    start = holding("33", "us", text, hand=(THREE, SPARE), enemy_hand=("33", SPARE), orders={})
    begun = led(start, "us", "brown").play("us", Take("us_13"), March("queenston"))
    assert begun.asked()[1] != Ask.REACT
    text = "lacolle: gb drummond, gb gb_41; champlain: us us_13"
    start = holding("105", "gb", text, hand=(THREE, SPARE), enemy_hand=("105", SPARE), orders={})
    begun = led(start, "gb", "drummond").play("gb", Take("gb_41"), March("champlain"))
    assert begun.asked()[1] != Ask.REACT


@full("34")
@barred("34")
def test_card_34_snug_quarters() -> None:
    text = "albany: us us_13; utica: us us_6"
    played = winter_event(in_winter("34", "us", text), "us", "34", Pick("utica"))
    effect = played.one(EffectBegan).effect
    assert (effect.kind, effect.side, effect.names, effect.n) == ("quarters", "us", ("utica",), 4)
    assert no_event("34", "us", text) == "7.35"
