"""Leaks that can be seeded in any block game, each where one of its kind would live."""

from collections.abc import Callable, Collection
from typing import Any

from msgspec.structs import replace

from app.engine.values import Side
from app.kit.blocks import BlockState
from app.kit.views import own_blocks

Function = Callable[..., Any]


def owns_all(sides: tuple[Side, ...]) -> Callable[[Function], Function]:
    """Return a leak: every viewer owns the blocks of these sides."""
    return lambda _real: lambda _viewer: sides


def shows_spectators_all(real: Function) -> Function:
    """Put both sides' blocks into the view that spectators get."""

    def leaky(state: BlockState[Any]) -> Any:
        return replace(real(state), blocks=own_blocks(state, state.board.sides, nowhere=()))

    return leaky


def offers_one_choice_less(places: Collection[str] = ()) -> Callable[[Function], Function]:
    """Return a leak: a choice is missing while the enemy's strength in these places is even.

    No places: its strength in all.
    """

    def seeded(real: Function) -> Function:
        def leaky(self: Any, state: BlockState[Any], side: Side) -> Any:
            offered = real(self, state, side)
            enemies = (b for b in state.blocks.values() if b.side != side)
            strong = sum(b.cv for b in enemies if not places or b.at in places)
            if offered is None or len(offered.actions) < 2 or strong % 2:
                return offered
            return replace(offered, actions=offered.actions[1:])

        return leaky

    return seeded
