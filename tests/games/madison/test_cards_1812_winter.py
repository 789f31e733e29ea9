"""Winter cards of 1812 by number: each where it does all it says, and where it may not."""

import pytest

from app.games.madison.actions import March, Pick, Take, UseCard
from app.games.madison.combat.events import RoundRolled
from app.games.madison.events import EffectBegan, PiecesPlaced, PointsScored
from tests.games.madison.card_plays import (
    barred,
    full,
    in_winter,
    no_event,
    no_winter_event,
    to_roll,
    winter_event,
)
from tests.games.madison.positions import (
    DONE,
    added,
    refused,
)

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


@full("17")
def test_card_17_over_the_ice_to_the_river_raisin() -> None:
    text = "ft_malden: gb proctor, gb gb_41, gb gb_shawnee; frenchtown: us us_17; albany: us us_13"
    begun = in_winter("17", "gb", text).play("gb", UseCard("17", "event"))
    moved = begun.play("gb", Take("gb_41"), March("brownstown"), March("frenchtown"))
    fought = to_roll(moved, 6, 6)
    assert [m.drm for m in fought.one(RoundRolled).modifiers if m.what == "card"] == [1]


def test_card_17_tecumseh_leads_five_units_himself() -> None:
    indians = ("gb_shawnee", "gb_wyandot", "gb_potawatomi", "gb_ottawa", "gb_mohawk")
    text = "ft_malden: gb tecumseh, gb gb_100, "
    text += ", ".join(f"gb {one}" for one in indians) + "; albany: us us_13"
    begun = in_winter("17", "gb", text).play("gb", UseCard("17", "event"))
    led = begun.play("gb", *map(Take, indians))
    assert refused(led.state, "gb", Take("gb_100")).rule == "3.33"


def test_card_17_counts_all_units_whoever_leads_them_indians_too() -> None:
    indians = ("gb_shawnee", "gb_wyandot", "gb_potawatomi", "gb_ottawa")
    text = "ft_malden: gb proctor, gb tecumseh, gb gb_100, gb gb_41, "
    text += ", ".join(f"gb {one}" for one in indians) + "; albany: us us_13"
    begun = in_winter("17", "gb", text).play("gb", UseCard("17", "event"), Pick("proctor"))
    led = begun.play("gb", *map(Take, ("tecumseh", *indians, "gb_100")))
    assert refused(led.state, "gb", Take("gb_41")).rule == "3.33"


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


@full("20")
def test_card_20_fort_meigs_is_built_in_winter() -> None:
    played = winter_event(in_winter("20", "us", "miami_rapids: us us_13"), "us", "20")
    assert played.state.forts == ("fort_meigs",)


@barred("20")
def test_card_20_needs_miami_rapids() -> None:
    assert no_winter_event("20", "us", "miami_rapids: gb gb_41")


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


@full("34")
@barred("34")
def test_card_34_snug_quarters() -> None:
    text = "albany: us us_13; utica: us us_6"
    played = winter_event(in_winter("34", "us", text), "us", "34", Pick("utica"))
    effect = played.one(EffectBegan).effect
    assert (effect.kind, effect.side, effect.names, effect.n) == ("quarters", "us", ("utica",), 4)
    assert no_event("34", "us", text) == "7.35"
