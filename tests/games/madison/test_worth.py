"""What a position of Mr. Madison's War is worth: the lead, the time that is left, and units."""

from app.engine.memo import replaced
from app.games.madison.state import Situation
from app.games.madison.worth import worth
from tests.games.madison.positions import position


def ahead(points: int, turn: str) -> Situation:
    """Return a position in which the United States have so many points by cards."""
    state = position("york: gb brock, gb gb_41; lewiston: us us_13", "us", turn=turn).state
    return replaced(state, card_points={"us": points, "gb": 0})


def test_a_lead_is_worth_something_and_time_passes_for_the_british() -> None:
    for turn in ("1812_SF", "1814_SF"):
        assert worth(ahead(6, turn), "us") > worth(ahead(0, turn), "us")
    assert worth(ahead(3, "1814_SF"), "us") < worth(ahead(3, "1812_SF"), "us")


def test_a_unit_more_is_worth_something() -> None:
    both = [f"york: gb gb_41; lewiston: us us_13{more}" for more in ("", ", us us_11")]
    fewer, more = [worth(position(text, "us").state, "us") for text in both]
    assert more > fewer
