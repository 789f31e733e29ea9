"""Invariants of Quebec 1759 hold in every position that random play reaches."""

import pytest

from app.games.quebec1759.battle_setup import BattleBegan
from app.games.quebec1759.board import FR, STANDARD
from app.games.quebec1759.game import Quebec1759
from app.games.quebec1759.turns import TurnBegan
from app.kit.blocks import GONE, HAND, army, is_contested
from tests.games.random_play import SEEDS, steps

GAME = Quebec1759()


@pytest.mark.parametrize("seed", SEEDS)
def test_no_block_or_ship_is_made_or_lost(seed: int) -> None:
    places = {*STANDARD.zones, HAND, GONE}
    roster = set(GAME.blank("standard", {}).blocks)
    for step in steps(GAME.key, seed):
        state = step.after
        assert set(state.blocks) == roster
        assert all(own.at in places for own in state.blocks.values())
        for own in state.blocks.values():
            assert own.cv == 0 if own.at == GONE else 1 <= own.cv <= own.max
        assert sum(state.ships.values()) == STANDARD.sheet.navy.ships
        assert all(state.ships.values())
        assert set(state.ships) <= set(STANDARD.rivers)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_gone_never_comes_back(seed: int) -> None:
    """22.5, too: the Ottawa are out at 1 CV, before anybody is asked anything."""
    gone: set[str] = set()
    for step in steps(GAME.key, seed):
        blocks = step.after.blocks
        assert all(blocks[block].at == GONE for block in gone)
        gone |= {block for block, own in blocks.items() if own.at == GONE}
        if step.choice.final:
            assert blocks[STANDARD.ottawa].cv != 1


@pytest.mark.parametrize("seed", SEEDS)
def test_the_ottawa_never_attack_and_no_zone_is_shared_between_turns(seed: int) -> None:
    """22.1, 11.3: so every battle comes to an end, for those who are left in it can leave it."""
    for step in steps(GAME.key, seed):
        state = step.before
        for event in step.events:
            if isinstance(event, BattleBegan) and event.attacker == FR:
                assert STANDARD.ottawa not in army(state, event.zone, FR)
            if isinstance(event, TurnBegan):
                assert not [zone for zone in STANDARD.zones if is_contested(state, zone)]
            state = GAME.evolve(state, event)
