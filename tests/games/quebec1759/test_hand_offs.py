"""How often a match changes hands: by mail each time is a day."""

from tests.games.hand_offs import assert_lessened


def test_standing_answers_halve_the_hand_offs() -> None:
    """Measured: 76 and 32 a match, as it is and answered beforehand."""
    assert_lessened("quebec1759", 6, most=90, most_beforehand=45)
