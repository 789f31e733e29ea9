"""Leaks seeded in Fords, each where one of its kind would live."""

from typing import Any

from msgspec.structs import replace

from app.engine.leaks import SeededLeak
from app.kit.blocks import HAND
from app.kit.leaks import Function, enemy_is_even, offers_one_choice_less, owns_all

from . import game, view
from .board import US


def _counts_tell_strength(real: Function) -> Function:
    def leaky(state: Any, viewer: str) -> Any:
        shown = real(state, viewer)
        strongest = max((b.cv for b in state.blocks.values() if b.at == HAND), default=0)
        return replace(shown, counts={**shown.counts, "cv": {US: strongest}})

    return leaky


SEEDED_LEAKS = (
    SeededLeak(
        "initial state, undo stack or raw log sent whole",
        "every viewer gets both sides' blocks",
        view,
        "owned_by",
        owns_all,
    ),
    SeededLeak(
        "a count depends on what is hidden",
        "the counts tell the strongest block in hand",
        game.FordsGame,
        "view",
        _counts_tell_strength,
    ),
    SeededLeak(
        "number of buttons reveals a count",
        "a choice is missing while the strength in the enemy's hand is even",
        game.FordsGame,
        "choices",
        offers_one_choice_less(enemy_is_even((HAND,))),
    ),
)
"""One for each kind of leak that has a place in a game's code."""
