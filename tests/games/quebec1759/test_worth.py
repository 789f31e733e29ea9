"""What a position of Quebec 1759 is worth: Abraham, what lies next to it, and strength."""

from app.games.quebec1759.board import STANDARD
from app.games.quebec1759.worth import worth
from tests.games.quebec1759.turns import turn

BRITISH = "BR-15 BR-28 BR-35"


def on(zone: str, number: int, gone: str = "") -> float:
    """Return what it is worth to the British that three of their blocks stand in a zone."""
    return worth(turn(f"{zone}: {BRITISH}", number=number, gone=gone).state, "gb")


def test_abraham_is_worth_more_than_any_other_zone() -> None:
    assert STANDARD.objective == "AB"
    for number in (3, 9, 16):
        assert on("AB", number) > on("SC", number) > on("OR", number)


def test_blocks_that_are_lost_are_missed() -> None:
    assert on("SC", 5, gone="BR-43") < on("SC", 5)
