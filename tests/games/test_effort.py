"""An action costs no more than is kept, in counts, which a busy machine doesn't change.

`effort.toml` beside a game's tests has the bounds for an action in matches at random, a tenth
above what was counted. Who needs more for a rule raises them and says so; who needs less lowers
them.
"""

import sys
import tomllib
from types import FrameType

import pytest

from app import games
from app.engine.resolution import Resolution
from proofs.bench.engine import play_at_random
from tests.games import shelf

MATCHES = range(1, 4)
BOUNDED = [key for key in shelf.KEYS if (shelf.TESTS / key / "effort.toml").is_file()]


@pytest.mark.parametrize("key", BOUNDED)
def test_an_action_takes_no_more_calls_and_events_than_it_did(key, monkeypatch):
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
    bounds = tomllib.loads((shelf.TESTS / key / "effort.toml").read_text("utf-8"))
    per_action = {what: round(count / actions, 2) for what, count in counted.items()}
    too_much = {what: n for what, n in per_action.items() if n > bounds[what]}
    assert not too_much, f"{key}: {per_action} an action, bounds {bounds}"
