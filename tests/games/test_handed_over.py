"""A decision hands over the positions that it arrived at; a replay works them out, and agrees."""

from random import Random
from typing import Any

import pytest

from app import games
from app.engine import codec
from app.engine.fold import fold
from app.matches import records
from proofs.headless import acted, opened, pending_sides, random_choice
from tests.games.shelf import KEYS

ACTIONS = 150


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("options", [{}, {"ready": "hidden"}])
def test_what_was_just_decided_is_what_a_replay_makes_of_its_record(
    key: str, options: dict[str, str]
) -> None:
    game = games.game(key)
    if not {*options} <= {sheet.key for sheet in game.options}:
        pytest.skip("nothing in it is answered under seal")
    headless, rng = opened(game, f"handed over {key}", options), Random(7)
    kinds = set()
    for _ in range(ACTIONS):
        if headless.state.match.outcome is not None:
            break
        before = headless.state.match
        side = pending_sides(headless)[0]
        headless, record = acted(headless, side, random_choice(headless, side, rng).action)
        read_back = records.decode(codec.stored(record))
        assert read_back == record
        assert fold(before, record) == fold(before, read_back)
        kinds.add(type(record).__name__)
    assert kinds & {"Committed", "Disclosed"}


@pytest.mark.parametrize("key", KEYS)
def test_what_was_just_decided_is_applied_once(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.game(key)
    headless, rng = opened(game, f"once {key}", {}), Random(3)

    def again(*_: Any) -> Any:
        raise AssertionError("an event that was just decided is applied again")

    monkeypatch.setattr(type(game), "evolve", again)
    for _ in range(ACTIONS):
        if headless.state.match.outcome is not None:
            break
        side = pending_sides(headless)[0]
        headless, _ = acted(headless, side, random_choice(headless, side, rng).action)
