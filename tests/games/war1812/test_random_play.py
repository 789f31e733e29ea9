"""Invariants of War of 1812 hold in every position that random play reaches."""

import pytest

from app.games.war1812.board import SIDES, STANDARD
from app.games.war1812.state import WAITING
from tests.games.random_play import SEEDS, steps
from tests.games.war1812.positions import GAME


@pytest.mark.parametrize("seed", SEEDS)
def test_no_block_is_made_or_lost(seed: int) -> None:
    places = {
        *STANDARD.towns,
        "pool",
        "hand",
        "absent",
        "gone",
        *(WAITING + town for town in STANDARD.towns),
    }
    total = dict.fromkeys(SIDES, STANDARD.sheet.ships_per_side)
    roster = set(GAME.blank("standard", {}).blocks)
    for step in steps(GAME.key, seed):
        state = step.after
        assert set(state.blocks) == roster
        assert len(roster) + 2 * STANDARD.sheet.ships_per_side == 2 * 25
        assert all(own.at in places for own in state.blocks.values())
        assert all(1 <= own.cv <= own.max for own in state.blocks.values())
        for side in SIDES:
            fleets = [f for key, f in state.fleets.items() if key.endswith(f"/{side}")]
            assert all(f.operational >= 0 and f.damaged >= 0 and f.ships for f in fleets)
            count = state.spare[side] + sum(f.ships for f in fleets)
            # A ship taken (8.4) is lost to its owner and costs the captor a spare one.
            assert 0 <= count <= total[side]
            total[side] = count
