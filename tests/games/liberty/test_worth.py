"""What a position of Liberty is worth: points, blocks, and the time that is left."""

from app.games.liberty.worth import worth
from tests.games.liberty.positions import position

TEXT = "boston: gb howe 4; springfield: am washington"


def to_the_british(text: str, year: int = 1776) -> float:
    """Return what a position is worth to the British."""
    return worth(position(text, "gb", year=year).state, "gb")


def test_a_town_more_is_worth_something() -> None:
    at_sea, in_town = [f"{TEXT}; {at}: gb 5th-foot" for at in ("atlantic", "new-york")]
    assert to_the_british(in_town) > to_the_british(at_sea)


def test_a_block_more_is_worth_something() -> None:
    assert to_the_british(f"{TEXT}; atlantic: gb 5th-foot") > to_the_british(TEXT)


def test_the_british_have_less_time_from_year_to_year() -> None:
    assert to_the_british(TEXT, year=1783) < to_the_british(TEXT, year=1776)
