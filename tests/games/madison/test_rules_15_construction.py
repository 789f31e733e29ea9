"""Chapter 15: building and repairing vessels, and the bases for it."""

from typing import Any

from app.games.madison.actions import BuildVessel, Repair, UseCard
from app.games.madison.cards import CardUsed
from app.games.madison.construction import (
    BasesLost,
    is_in_full_use,
    may_be_built,
    note_bases,
    working_bases,
)
from app.games.madison.effects.in_force import may_build
from app.games.madison.events import PiecesRestored
from app.games.madison.play_state import Effect
from app.games.madison.resolution import Resolution
from app.games.madison.state import Ask, Phase
from tests.games.dice import Scripted
from tests.games.madison.positions import DONE, Played, choices, may, position, refused
from tests.games.madison.waters import in_phase

STOCKS = "stocks: gb v_wolfe, gb v_melville, gb v_sydney_smith, gb v_beresford, gb v_brock,"
YARDS = (
    "kingston: gb gb_41, gb v_royal_george 1, gb v_earl_of_moira 1; ft_malden: gb gb_49;"
    f"{STOCKS} gb v_detroit_gb, gb v_prince_regent; albany: us us_13"
)
WOLFE, DETROIT = BuildVessel("v_wolfe", "kingston"), BuildVessel("v_detroit_gb", "ft_malden")


def building(text: str = YARDS, card: str = "38", turn: str = "1813_SS", **more: Any) -> Played:
    """Play a card to build and repair by."""
    start = position(text, "gb", turn=turn, hand=(card, "44"), **more)
    return start.play("gb", UseCard(card, "build"))


def of_value(value: int) -> str:
    """Return a card of 1813 of a value."""
    cards = position("york: gb gb_41", "gb").state.board.cards.values()
    return next(card.id for card in cards if card.year == 1813 and card.value == value)


def test_15_12_a_3_repairs_two_ships_at_kingston_and_builds_a_brig_at_ft_malden() -> None:
    begun = building(card=of_value(3))
    done = begun.play("gb", Repair("v_royal_george"), Repair("v_earl_of_moira"), DETROIT)
    assert done.cv("v_royal_george") == done.cv("v_earl_of_moira") == 2
    assert done.where("v_detroit_gb") == "ft_malden"
    assert refused(done.state, "gb", WOLFE).rule == "15.24"


def test_15_1_cards_build_vessels() -> None:
    assert may(
        position(YARDS, "gb", turn="1813_SS", hand=(of_value(1),)).state,
        "gb",
        UseCard(of_value(1), "build"),
    )
    bare = "kingston: gb gb_41; albany: us us_13"
    nothing = position(bare, "gb", turn="1813_SS", hand=(of_value(1),)).state
    assert refused(nothing, "gb", UseCard(of_value(1), "build")).rule == "15.1"


def test_15_13_york_builds_the_brock_alone_and_repairs() -> None:
    text = "york: gb gb_41, gb v_gloucester 1; stocks: gb v_wolfe, gb v_brock; albany: us us_13"
    begun = building(text, card=of_value(1))
    assert may(begun.state, "gb", BuildVessel("v_brock", "york"))
    assert may(begun.state, "gb", Repair("v_gloucester"))
    assert refused(begun.state, "gb", BuildVessel("v_wolfe", "york")).rule == "15.31"


def test_15_14_no_vessel_is_built_before_it_is_due() -> None:
    begun = building(card=of_value(3))
    assert refused(begun.state, "gb", BuildVessel("v_prince_regent", "kingston")).rule == "15.14"


def test_15_15_a_vessel_belongs_to_its_lake() -> None:
    begun = building(card=of_value(3))
    assert refused(begun.state, "gb", BuildVessel("v_detroit_gb", "kingston")).rule == "15.15"


def test_15_16_enemies_too_weak_to_control_the_base_do_not_matter() -> None:
    state = position(YARDS, "gb", turn="1813_SS").state
    assert "kingston" in working_bases(state, "gb", "ontario")
    weak = position("kingston: us us_rifles; ft_malden: gb gb_41", "gb", turn="1813_SS").state
    assert "kingston" in working_bases(weak, "gb", "ontario")


def test_15_17_what_vessels_cost() -> None:
    begun = building(card=of_value(1))
    two = begun.play("gb", BuildVessel("v_beresford", "kingston"))
    assert refused(two.state, "gb", WOLFE).rule == "15.24"
    assert may(two.state, "gb", BuildVessel("v_sydney_smith", "kingston"))


def test_a10_halves_of_a_card_are_added_up_and_the_rest_is_lost() -> None:
    begun = building(card=of_value(2))
    spent = begun.play("gb", BuildVessel("v_beresford", "kingston"), WOLFE)
    assert may(spent.state, "gb", BuildVessel("v_sydney_smith", "kingston"))
    assert refused(spent.state, "gb", BuildVessel("v_melville", "kingston")).rule == "15.24"
    over = spent.play("gb", DONE)
    assert over.one(CardUsed).use == "build"


def test_15_22_a_card_repairs_vessels_in_bases_alone() -> None:
    text = "prescott: gb gb_41, gb v_gloucester 1; kingston: gb v_royal_george 1; albany: us us_13"
    begun = building(text, card=of_value(3))
    assert refused(begun.state, "gb", Repair("v_gloucester")).rule == "15.22"
    assert may(begun.state, "gb", Repair("v_royal_george"))


def test_15_23_a_2_repairs_a_brig_a_frigate_or_two_schooners_and_a_brig() -> None:
    text = (
        "kingston: gb gb_41, gb v_earl_of_moira 1, gb v_gloucester 1, gb v_beresford 1,"
        "gb v_sydney_smith 1; albany: us us_13"
    )
    begun = building(text, card=of_value(2))
    done = begun.play(
        "gb", Repair("v_gloucester"), Repair("v_beresford"), Repair("v_earl_of_moira")
    )
    assert refused(done.state, "gb", Repair("v_sydney_smith")).rule == "15.24"


def test_15_24_a_card_spends_no_more_than_its_value() -> None:
    begun = building(card=of_value(1)).play("gb", WOLFE)
    assert [type(choice.action).__name__ for choice in choices(begun.state, "gb")] == ["Done"]


def test_15_21_in_winter_all_vessels_in_bases_are_repaired() -> None:
    text = "kingston: gb gb_41, gb v_royal_george 1; prescott: gb v_gloucester 1; albany: us us_13"
    over = in_phase(text, Phase.REPAIR, "1813_W")
    assert over.one(PiecesRestored) == PiecesRestored(("v_royal_george",), "15.21")
    assert over.cv("v_gloucester") == 1


def test_15_31_new_vessels_come_to_bases_alone() -> None:
    begun = building(card=of_value(3))
    assert refused(begun.state, "gb", BuildVessel("v_wolfe", "prescott")).rule == "15.31"
    assert refused(begun.state, "gb", BuildVessel("v_royal_george", "kingston")).rule == "15.12"


def test_15_32_a_destroyed_base_never_comes_back_and_a_taken_one_is_idle() -> None:
    burnt = position(YARDS, "gb", turn="1813_SS", ruined=("kingston",)).state
    assert "kingston" not in working_bases(burnt, "gb", "ontario")
    taken = position("kingston: us us_13, us us_15; york: gb gb_41", "gb", turn="1813_SS").state
    assert "kingston" not in working_bases(taken, "gb", "ontario")


def test_15_33_a_backup_works_from_the_year_after_the_main_base_fell() -> None:
    text = "kingston: us us_13, us us_15; york: gb gb_41; stocks: gb v_wolfe"
    state = position(text, "gb", turn="1813_SS").state
    resolution: Resolution = Resolution(state, Scripted(()))
    note_bases(resolution)
    assert resolution.events == [BasesLost({"kingston": 1813})]
    assert not is_in_full_use(resolution.state, "gb", "ontario", "york")
    later = position(text, "gb", turn="1814_SS", lost_bases={"kingston": 1813}).state
    assert is_in_full_use(later, "gb", "ontario", "york")
    assert ("v_wolfe", "york") in may_be_built(later, "gb", "ontario", 2)


def test_cards_51_and_67_keep_a_side_from_building_on_a_lake() -> None:
    effect = Effect("no-build", "gb", ("erie",), plays=2, card="51")
    begun = building(card=of_value(3), effects=(effect,))
    assert not may_build(begun.state, "gb", "erie")
    assert refused(begun.state, "gb", DETROIT).rule == "8.31"
    assert may(begun.state, "gb", WOLFE)
    assert begun.asked() == ("gb", Ask.BUILD)


def test_15_1_what_a_card_bars_can_be_neither_built_nor_repaired_by_another() -> None:
    barred = Effect("no-build", "gb", ("ontario",), plays=2, card="67")
    text = "kingston: gb gb_41, gb v_royal_george 1; stocks: gb v_wolfe; albany: us us_13"
    start = position(text, "gb", turn="1813_SS", hand=(of_value(3), "63"), effects=(barred,))
    assert refused(start.state, "gb", UseCard("63", "event")).rule == "8.27"
    assert refused(start.state, "gb", UseCard(of_value(3), "build")).rule == "15.1"
    repaired = text.replace("stocks: gb v_wolfe; ", "")
    start = position(repaired, "gb", turn="1813_SS", hand=(of_value(3),), effects=(barred,))
    assert refused(start.state, "gb", UseCard(of_value(3), "build")).rule == "15.1"
    begun = building(effects=(barred,))
    assert refused(begun.state, "gb", Repair("v_royal_george")).rule == "8.31"


def test_15_22_only_own_vessels_are_repaired() -> None:
    text = YARDS + "; buffalo: us v_ohio 1"
    begun = building(text)
    for piece in ("gb_41", "v_ohio", "nobody"):
        assert refused(begun.state, "gb", Repair(piece)).rule == "15.22"


def test_15_22_a_repair_may_take_all_the_points_that_are_left() -> None:
    text = "kingston: gb v_royal_george 1, gb gb_41"
    begun = position(text, "gb", turn="1813_SS", hand=("48", "28")).play(
        "gb", UseCard("48", "build")
    )
    assert may(begun.state, "gb", Repair("v_royal_george"))


def test_15_33_a_base_that_falls_in_winter_is_noted_at_the_end_of_the_turn() -> None:
    text = "sackets_harbour: gb gb_8; albany: us us_13; quebec: gb gb_41"
    start = in_phase(text, Phase.TURN_END, "1812_W")
    assert start.state.turn == "1813_SS"
    assert start.state.lost_bases == {"sackets_harbour": 1812}
