"""How often a match changes hands: by mail each time is a day."""

from tests.games.hand_offs import assert_lessened


def test_standing_answers_halve_the_hand_offs() -> None:
    """Measured: 155 and 38 in these four matches, as it is and answered beforehand.

    In six others 158 and 56: the Commander stands and fires on where it would once have left.
    """
    assert_lessened("war1812", 4, most=160, most_beforehand=68)
