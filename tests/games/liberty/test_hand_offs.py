"""How often a match changes hands: by mail each time is a day."""

import pytest

from tests.games.hand_offs import assert_lessened


@pytest.mark.long
def test_standing_answers_lessen_the_hand_offs() -> None:
    """Measured: 230 and 133 in this match, as it is and answered beforehand; 194 and 93 in ten.

    Who guards their towns fights less: there is less to answer beforehand, moves remain.
    """
    assert_lessened("liberty", 1, most=276, most_beforehand=160, share=0.65)
