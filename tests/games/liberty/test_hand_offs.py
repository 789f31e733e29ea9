"""How often a match changes hands: by mail each time is a day."""

import pytest

from app.games.liberty.game import GAME
from proofs.hand_offs import count


@pytest.mark.long
def test_standing_answers_lessen_the_hand_offs() -> None:
    """Measured: 4.3 and 2.8 for each card laid, as it is and answered beforehand, in four matches.

    They are counted by the card, as who fires on where they would leave plays longer matches.
    """
    asked, beforehand = (count(GAME, 4, "hand-offs", in_advance=b) for b in (False, True))
    each, each_beforehand = (
        report.mean / report.asked["liberty-awaits-card"] for report in (asked, beforehand)
    )
    assert each <= 5
    assert 1 < each_beforehand < 0.7 * each
