"""How often a match changes hands: by mail each time is a day."""

from tests.games.hand_offs import assert_lessened


def test_standing_answers_halve_the_hand_offs() -> None:
    """Measured: 134 and 61 a match, as it is and answered beforehand."""
    assert_lessened("war1812", 4, most=160, most_beforehand=68)
