"""The rules of Fords, by their numbers."""

from collections.abc import Iterator
from typing import Any

import pytest

from app import games
from app.engine.chance import KeyedChance, NoChance
from app.engine.values import Illegal
from app.kit.setup import Place
from tests.games.random_play import Step, steps

KEY = "fords"
FORDS = games.game(KEY)


def positions() -> Iterator[Step]:
    """Yield every step of some matches."""
    for seed in range(5):
        yield from steps(KEY, seed)


def begun() -> Any:
    """Return the position after the draw."""
    state = FORDS.blank("river", {})
    for event in FORDS.setup("river", {}, KeyedChance(bytes(32), 0)).events:
        state = FORDS.evolve(state, event)
    return state


def in_hand(state: Any, side: str) -> list[str]:
    """List a side's blocks in hand."""
    return [id_ for id_, block in state.blocks.items() if (block.side, block.at) == (side, "hand")]


def refused(state: Any, side: str, action: Any) -> str:
    """Return the rule by which an action is refused."""
    with pytest.raises(Illegal) as caught:
        FORDS.decide(state, side, action, NoChance())
    return caught.value.refusal.rule


def test_1_a_block_is_posted_at_a_crossing() -> None:
    state = begun()
    assert refused(state, "us", Place(in_hand(state, "us")[0], "sea")) == "1"


def test_2_each_side_draws_three_of_its_five() -> None:
    assert [len(in_hand(begun(), side)) for side in FORDS.sides] == [3, 3]


def test_3_only_one_s_own_blocks_in_hand_are_posted() -> None:
    state = begun()
    assert refused(state, "us", Place(in_hand(state, "gb")[0], "weir")) == "3"


def test_4_after_a_day_nobody_stands_at_a_crossing() -> None:
    for step in positions():
        if step.drawn:
            assert {block.at for block in step.after.blocks.values()} <= {"hand", "gone", "pool"}


def test_5_the_side_with_more_blocks_wins() -> None:
    for step in positions():
        outcome = FORDS.outcome(step.after)
        if outcome is not None and outcome.winner:
            [other] = set(FORDS.sides) - {outcome.winner}
            assert len(in_hand(step.after, outcome.winner)) > len(in_hand(step.after, other))
