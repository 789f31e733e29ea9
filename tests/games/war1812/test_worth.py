"""What a position is worth: who leads by more, later, is likelier to win."""

import pytest

from app.engine.memo import replaced
from app.games.war1812.state import Situation
from app.games.war1812.worth import worth
from tests.games.war1812.positions import position

EVEN = "buffalo: us infantry 4 4; fort-erie: gb infantry 4 4"


def ended(winner: str) -> Situation:
    """Return a position in which the match is over."""
    return replaced(position(EVEN), winner=winner)


def test_a_match_that_is_won_is_worth_more_than_a_draw_and_that_more_than_a_loss():
    assert [worth(ended(winner), "us") for winner in ("us", "", "gb")] == [1, 0, -1]


@pytest.mark.parametrize("year", [1812, 1813, 1814])
@pytest.mark.parametrize("campaign_turn", [1, 10])
def test_what_one_side_has_the_other_lacks(year: int, campaign_turn: int):
    state = position(EVEN, year=year, campaign_turn=campaign_turn)
    assert worth(state, "us") == -worth(state, "gb")
    assert -1 < worth(state, "us") < 1


@pytest.mark.parametrize(
    "more",
    ["albany: us infantry 4", "lake-erie: us 2", "york: us infantry 1", "buffalo: us infantry 4"],
)
def test_an_army_a_lake_or_an_enemy_town_more_is_worth_something(more: str):
    state, better = position(EVEN), position(f"{EVEN}; {more}")
    assert worth(better, "us") > worth(state, "us")


def test_a_lead_is_worth_more_when_the_points_are_counted_soon():
    text = f"{EVEN}; lake-erie: us 2; lake-ontario: us 2; york: us infantry 4; albany: us dragoon"
    leads = [worth(position(text, year=1814, campaign_turn=n), "us") for n in (1, 5, 10)]
    assert leads == sorted(leads)
