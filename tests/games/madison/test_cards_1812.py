"""Events and operations of 1812 by number: each where it does all it says, and where it may not."""

import pytest

from app.games.madison.actions import March, NameLeader, Pick, Sail, Take, UseCard
from app.games.madison.combat.events import RoundRolled
from app.games.madison.points import score
from app.games.madison.state import Ask
from tests.games.madison.card_plays import (
    barred,
    event,
    full,
    holding,
    no_event,
    to_roll,
)
from tests.games.madison.positions import (
    DONE,
    SPARE,
    THREE,
    led,
    may,
    passed,
    refused,
)


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


@full("21")
def test_card_21_harrison_takes_command() -> None:
    come = event("21", "us", "schedule: us harrison; albany: us us_13")
    assert come.where("harrison") == "mansfield"
    there = event("21", "us", "mansfield: us harrison, us us_13")
    assert there.state.play is not None
    assert there.state.play.force.mp == 12
    assert there.asked() == ("us", Ask.MOVE)


@barred("21")
def test_card_21_needs_harrison_and_mansfield() -> None:
    assert no_event("21", "us", "albany: us us_13") == "8.27"
    taken = "schedule: us harrison; mansfield: gb gb_49; ft_mcarthur: us us_13"
    assert no_event("21", "us", taken) == "8.27"


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


NIAGARA = "lewiston: us vanrensselaer, us us_13, us us_6; queenston: gb gb_49, gb gb_york"


@full("25")
def test_card_25_an_armistice_keeps_the_us_from_attacking() -> None:
    text = "york: gb gb_41, gb gb_8; " + NIAGARA
    begun = event("25", "gb", text, Pick("gb_41"), Pick("gb_8"), DONE, enemy_hand=(THREE, SPARE))
    begun = passed(begun).play("gb", March("burlington"), DONE)
    assert begun.where("gb_8") == "burlington"
    assert begun.asked() == ("us", Ask.PLAY)
    marching = led(begun, "us", "vanrensselaer").play("us", Take("us_13"))
    assert refused(marching.state, "us", March("queenston")).rule == "8.31"
    ended = marching.play("us", DONE)
    assert ended.state.effects == ()


def test_card_25_keeps_the_us_from_attacking_on_water_as_well() -> None:
    text = "york: gb gb_41, gb gb_8; oswego: us chauncey, us v_oneida, us us_13; "
    text += "box_ontario: gb v_royal_george"
    lakes = {"ontario": "gb"}
    begun = event("25", "gb", text, Pick("gb_41"), DONE, enemy_hand=(THREE, SPARE), lakes=lakes)
    at_sea = led(passed(begun).play("gb", DONE), "us", "chauncey", water=True).play(
        "us", Take("v_oneida")
    )
    assert refused(at_sea.state, "us", Sail("box_ontario")).rule == "8.31"
    assert may(at_sea.state, "us", Sail("genesee"))


def test_7_34_a_card_that_is_held_is_no_card_play_and_uses_up_no_armistice() -> None:
    text = "york: gb gb_41, gb gb_8; " + NIAGARA
    begun = event("25", "gb", text, Pick("gb_41"), DONE, enemy_hand=(THREE, SPARE))
    begun = passed(begun).play("gb", DONE)
    held = begun.play("us", UseCard(SPARE, "hold"))
    assert [effect.kind for effect in held.state.effects] == ["no-attack"]


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


@full("32")
@barred("32")
def test_card_32_the_madison_is_launched() -> None:
    text = "stocks: us v_madison; sackets_harbour: us us_13"
    assert event("32", "us", text).where("v_madison") == "sackets_harbour"
    assert no_event("32", "us", text, turn="1812_SS") == "8.27"
    assert no_event("32", "us", "sackets_harbour: us v_madison") == "8.27"
