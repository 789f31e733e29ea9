"""Planted leaks of what lies under seal are caught in every game.

tests/proofs/test_leakproof.py looks for leaks in every game, and plants those of a game's own.
"""

import pytest

from app import games
from app.engine.leaks import SeededLeak, seeded
from app.engine.sealing import HIDDEN, READY
from proofs.leakproof import leakproof
from tests.games.sealing import SEEDED_LEAKS
from tests.games.shelf import KEYS

SEALED = [key for key in KEYS if any(one.key == READY for one in games.game(key).options)]

pytestmark = pytest.mark.timeout(900)
"""Seconds by the wall's clock: a proof takes a quarter of a minute of a machine that is its own."""


@pytest.mark.parametrize("key", SEALED)
@pytest.mark.parametrize("plant", SEEDED_LEAKS, ids=lambda plant: str(plant.what))
def test_a_leak_of_what_lies_under_seal_is_caught(key: str, plant: SeededLeak) -> None:
    game = games.game(key)
    options = {sheet.key: sheet.values[-1] for sheet in game.options}
    assert options[READY] == HIDDEN
    with seeded(plant):
        report = leakproof(game, 40, "seals", options, stop_at_first=True)
    assert report.differences
