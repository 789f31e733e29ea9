"""Chapters 4 and 17: victory points, and how the game ends."""

from typing import Any

import pytest

from app.engine.resolution import Resolution
from app.games.madison.control import controller, value_of
from app.games.madison.events import PointsScored
from app.games.madison.game import GAME
from app.games.madison.points import lead, marker, score
from app.games.madison.state import Phase, Situation
from app.games.madison.victory import PointsForfeited, finish, grade
from app.kit.victory import MatchDecided
from tests.games.dice import Scripted
from tests.games.madison.positions import Played, fought, marched, position


def ended(text: str, **more: Any) -> Played:
    """Return what comes of a position at the end of the game."""
    state = position(text, "us", turn="1814_W", **more).state
    resolution = Resolution(state, Scripted(()))
    finish(resolution)
    return Played(resolution.state, resolution.events)


def points(state: Situation) -> tuple[int, int]:
    """Return the points of the US and of Britain."""
    return score(state, "us").total, score(state, "gb").total


def test_4_11_points_come_from_spaces_lakes_and_cards() -> None:
    text = "ft_malden: us us_13; detroit: gb gb_41"
    state = position(text, "us", lakes={"erie": "us"}, card_points={"us": 1}).state
    assert points(state) == (2 + 2 + 1, 2)


def test_4_12_the_marker_shows_by_how_much_a_side_is_ahead() -> None:
    state = position("ft_malden: us us_13; detroit: gb gb_41", "us").state
    assert marker(state) == ("", 0)
    ahead = position("york: us us_13", "us", lakes={"ontario": "us"}).state
    assert marker(ahead) == ("us", 5)
    assert (lead(ahead, "us"), lead(ahead, "gb")) == (5, -5)


def test_4_13_a_destroyed_town_is_worth_nothing() -> None:
    state = position("york: us us_13", "us", destroyed=("york",)).state
    assert points(state) == (0, 0)


def test_a39_it_is_a_space_of_value_0() -> None:
    state = position("york: us us_canvol", "us", destroyed=("york",)).state
    assert value_of(state, "york") == 0
    assert controller(state, "york") == "us"


@pytest.mark.parametrize(("units", "holder"), [("us us_12", "us"), ("us us_12 1", "gb")])
def test_4_14_control_takes_the_strength_of_the_towns_value(units: str, holder: str) -> None:
    state = position(f"york: {units}", "us").state
    assert controller(state, "york") == holder


def test_a8_reduced_units_control_with_what_they_show() -> None:
    state = position("york: us us_12 1, us us_13 1", "us").state
    assert controller(state, "york") == "us"


@pytest.mark.parametrize(
    ("text", "holder"),
    [
        ("york: us us_seneca; x: us us_13", "gb"),
        ("queenston: us us_seneca", "us"),
    ],
)
def test_4_15_indians_alone_control_no_more_than_a_space_of_1(text: str, holder: str) -> None:
    space = text.partition(":")[0]
    assert controller(position(text.partition(";")[0], "us").state, space) == holder


def test_4_16_a_lake_is_worth_two_points() -> None:
    state = position("york: gb gb_41", "gb", lakes={"erie": "gb", "huron": "gb"}).state
    assert points(state) == (0, 4)


def test_4_17_a_card_may_score() -> None:
    state = position("york: gb gb_41", "gb").state
    assert points(PointsScored("us", 1, "4.17").apply(state)) == (1, 0)


def test_4_18_points_are_counted_whenever_they_are_asked_for() -> None:
    state = position("ft_malden: us us_13", "us").state
    view = GAME.view(state, "gb")
    assert view.scores["us"].towns == {"ft_malden": 2}


def test_4_21_without_a_treaty_the_game_ends_after_the_last_turn() -> None:
    played = ended("york: us us_13")
    assert played.state.winner is not None
    assert played.state.ended_by == "17.1"


def test_4_31_what_is_out_of_supply_scores_nothing_at_the_end() -> None:
    played = ended("york: us us_13", lakes={"ontario": "gb"})
    assert played.one(PointsForfeited).names == ("york",)
    assert points(played.state)[0] == 0


def test_4_32_a_space_held_out_of_supply_is_forfeited_and_others_are_not() -> None:
    played = ended("oxford: us us_13; queenston: us us_6; lewiston: us us_11")
    assert played.one(PointsForfeited).names == ("oxford",)
    assert points(played.state) == (1, 0)


def test_4_33_a_lake_without_a_port_in_supply_is_forfeited() -> None:
    text = (
        "vergennes: gb gb_41; burlington_vt: gb gb_8; plattsburg: gb gb_49, gb gb_13; "
        "whitehall: gb gb_89"
    )
    played = ended(text, lakes={"champlain": "us"})
    assert "champlain" in played.one(PointsForfeited).names


def test_a38_a_lakes_marker_counts_as_vessels_in_the_box() -> None:
    played = ended("albany: us us_13", lakes={"champlain": "us"})
    assert not played.has(PointsForfeited)
    assert points(played.state) == (2, 0)


def test_4_34_us_units_on_the_islands_are_cut_off_while_the_british_have_huron() -> None:
    text = "ft_st_joseph: us us_13"
    assert ended(text, lakes={"huron": "gb"}).one(PointsForfeited).names == ("ft_st_joseph",)
    assert not ended(text).has(PointsForfeited)
    british = ended("ft_mackinac: gb gb_41", lakes={"huron": "us", "erie": "us"})
    assert not british.has(PointsForfeited)


@pytest.mark.parametrize(
    ("ahead", "winner", "wanted"),
    [
        ({"us": 20}, "us", "decisive"),
        ({"us": 10}, "us", "marginal"),
        ({"us": 9}, "us", "moral"),
        ({}, "gb", "stalemate"),
        ({"gb": 1}, "gb", "moral"),
    ],
)
def test_17_1_who_is_ahead_wins_and_the_british_when_nobody_is(
    ahead: dict[str, int], winner: str, wanted: str
) -> None:
    played = ended("albany: us us_13", card_points=ahead)
    assert played.one(MatchDecided).winner == winner
    assert grade(played.state, winner) == wanted


def test_17_2_a_victory_is_one_for_who_counts_victories() -> None:
    played = ended("albany: us us_13", card_points={"us": 1})
    outcome = GAME.outcome(played.state)
    assert outcome is not None
    assert (outcome.winner, outcome.message.params["grade"]) == ("us", "moral")


def test_17_31_the_us_win_at_once_with_quebec_until_1813() -> None:
    state = position("quebec: us us_13, us us_6", "us", turn="1813_SS").state
    resolution = Resolution(state, Scripted(()))
    GAME.run_until_decision(resolution)
    assert resolution.events[-1] == MatchDecided("us", "17.31")
    assert grade(resolution.state, "us") == "decisive"
    later = position("quebec: us us_13, us us_6", "us", turn="1814_SS").state
    assert GAME.outcome(later) is None


ARMY = ["us_13", "us_11", "us_15", "us_16", "us_21", "us_23"]


def before_quebec() -> Played:
    """Enter Quebec with an army, its two defenders in it."""
    army = ", ".join(f"us {unit}" for unit in ARMY)
    text = f"trois_rivieres: us dearborn, {army}; quebec: gb gb_41, gb gb_8"
    return marched(position(text, "us", turn="1813_SS"), "us", "dearborn", ARMY, "quebec")


def test_17_31_quebec_is_not_won_while_the_british_stand_in_it() -> None:
    begun = before_quebec()
    assert begun.state.battle is not None
    assert controller(begun.state, "quebec") == "gb"
    assert points(begun.state) == (0, 0)
    assert begun.state.winner is None
    assert fought(begun, (1, 1), leads=("us_13",)).state.winner is None


def test_17_31_quebec_is_won_when_its_defenders_are_beaten() -> None:
    beaten = fought(before_quebec(), (6, 6), leads=("us_13", "gb_41"))
    assert beaten.one(MatchDecided) == MatchDecided("us", "17.31")


def test_17_32_the_british_win_at_once_with_three_sources() -> None:
    text = "mansfield: gb gb_41; pittsburgh: gb gb_8; ft_mcarthur: gb gb_49"
    state = position(text, "gb", turn="1814_SF").state
    resolution = Resolution(state, Scripted(()))
    GAME.run_until_decision(resolution)
    assert resolution.events[-1] == MatchDecided("gb", "17.32")
    assert state.phase == Phase.ACTION
