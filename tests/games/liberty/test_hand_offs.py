"""How often a match changes hands: by mail each time is a day."""

import pytest

from tests.games.hand_offs import assert_halved


@pytest.mark.long
def test_standing_answers_halve_the_hand_offs() -> None:
    """Measured: 280 and 144 in this match, as it is and answered beforehand; 183 and 71 in ten."""
    assert_halved("liberty", 1, most=310, most_beforehand=150)
