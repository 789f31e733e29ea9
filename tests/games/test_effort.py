"""An action costs no more than is kept, in counts, which a busy machine doesn't change.

In matches at random: calls of functions, and events. The bounds are in tests/bounds.toml.
"""

import sys
from types import FrameType

import pytest

from app import games
from app.engine.resolution import Resolution
from proofs.bench.engine import play_at_random
from tests.fixtures.bounds import WithinBounds, is_bounded
from tests.games import shelf

MATCHES = range(1, 4)
BOUNDED = [key for key in shelf.KEYS if is_bounded(key)]


def test_no_game_on_the_shelf_lacks_bounds() -> None:
    assert BOUNDED == shelf.KEYS, "make bounds"


@pytest.mark.parametrize("key", BOUNDED)
def test_an_action_takes_no_more_calls_and_events_than_it_did(
    key: str, monkeypatch: pytest.MonkeyPatch, within_bounds: WithinBounds
) -> None:
    game, counted = games.game(key), {"calls": 0, "events": 0}
    # What is worked out from the board is there after the first match.
    play_at_random(game, 0)

    def count(_frame: FrameType, event: str, _argument: object) -> None:
        counted["calls"] += event == "call"

    def write(resolution, event, write=Resolution.write):
        counted["events"] += 1
        counted["calls"] -= 1
        write(resolution, event)

    monkeypatch.setattr(Resolution, "write", write)
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        actions = sum(play_at_random(game, seed) for seed in MATCHES)
    finally:
        sys.setprofile(before)
    for what, n in counted.items():
        within_bounds(f"{key}: {what} an action", round(n / actions, 2))
