"""Nobody can tell two worlds apart before the rules let them."""

from app.games.liberty.game import GAME
from proofs.leakproof import leakproof


def test_hidden_blocks_and_hands_stay_hidden() -> None:
    report = leakproof(GAME, 4, "liberty", {})
    assert report.differences == []
    assert report.missed == []
