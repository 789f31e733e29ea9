"""Leaks that can be seeded in any block game, each where one of its kind would live."""

from collections.abc import Callable, Collection, Iterable
from typing import Any

from msgspec.structs import replace

from app.engine.leaks import SeededLeak
from app.engine.values import Message, Side, Viewer
from app.kit.blocks import BlockState, army
from app.kit.views import own_blocks

Function = Callable[..., Any]


def shows_all_blocks(projection: Any) -> tuple[SeededLeak, ...]:
    """Return leaks of both sides' blocks, where a module asks whose a viewer may see."""
    return (
        SeededLeak(
            "initial state, undo stack or raw log sent whole",
            "every viewer gets both sides' blocks",
            projection,
            "owned_by",
            owns_all,
        ),
        SeededLeak(
            "spectator's view richer than a player's",
            "spectators get both sides' blocks",
            projection,
            "_public",
            _shows_spectators_all,
        ),
    )


def owns_all(_real: Function) -> Function:
    """Make every viewer the owner of what both sides have."""
    return lambda _viewer, sides: sides


def _shows_spectators_all(real: Function) -> Function:
    def leaky(state: BlockState[Any]) -> Any:
        return replace(real(state), blocks=own_blocks(state, state.board.sides, nowhere=()))

    return leaky


def offers_one_choice_less(when: Callable[[Any, Side], object]) -> Callable[[Function], Function]:
    """Return a leak: a choice is missing while something holds of the state, for a side."""

    def seeded(real: Function) -> Function:
        def leaky(self: Any, state: Any, side: Side) -> Any:
            offered = real(self, state, side)
            if offered is None or len(offered.actions) < 2 or not when(state, side):
                return offered
            return replace(offered, actions=offered.actions[1:])

        return leaky

    return seeded


def enemy_is_even(places: Collection[str] = ()) -> Callable[[BlockState[Any], Side], bool]:
    """Return whether the enemy's strength in these places is even; no places: in all."""

    def is_even(state: BlockState[Any], side: Side) -> bool:
        enemies = (b for b in state.blocks.values() if b.side != side)
        return sum(b.cv for b in enemies if not places or b.at in places) % 2 == 0

    return is_even


def with_strengths(state: BlockState[Any], places: dict[str, Any]) -> dict[str, Any]:
    """Return what is shown of places, with the strength of each `army` instead of its size."""
    return {
        place: replace(
            shown,
            army={
                side: sum(state.blocks[b].cv for b in army(state, place, side))
                for side in shown.army
            },
        )
        for place, shown in places.items()
    }


def log_tells(param: str, value: Callable[[Any], int]) -> Callable[[Function], Function]:
    """Return a leak: log lines carry a number that the state before them gives."""

    def seeded(real: Function) -> Function:
        def leaky(before: Any, event: Any, viewer: Viewer) -> Any:
            told = {param: value(before)}
            return tuple(
                replace(line, message=Message(line.message.key, {**line.message.params, **told}))
                for line in real(before, event, viewer)
            )

        return leaky

    return seeded


def strength_of(state: BlockState[Any], blocks: Iterable[str]) -> int:
    """Return how strong these blocks are together."""
    return sum(state.blocks[block].cv for block in blocks)


def in_order_of_ids(_real: Function) -> Function:
    """Leave a line of battle in the order of its blocks' ids, instead of by what shows on them."""
    return lambda line: (*line,)


def hands_among_discards(real: Function) -> Function:
    """List the cards in hand, as they were dealt, behind those that were put aside."""

    def leaky(cards: Any, *shown_to: Any) -> Any:
        shown = real(cards, *shown_to)
        hands = tuple(card for hand in cards.hands.values() for card in hand)
        return replace(shown, discards=(*shown.discards, *hands))

    return leaky
