"""What an event lets a viewer learn of hidden cards, read from the rulebook.

The leak proof plays two worlds that look the same to a viewer and demands the same bytes until
these facts tell the worlds apart.
"""

from collections.abc import Callable, Iterable
from typing import Any

from app.engine.values import PUBLIC, Event, Fact, Side, Viewer
from app.games.madison.board import SIDES
from app.games.madison.cards import CardHeld, CardsThrownAway, CardUsed
from app.games.madison.effects.events import HandDiscarded
from app.games.madison.operations.stages import UseChosen, WindowOpened
from app.games.madison.position import play_of
from app.games.madison.state import Situation
from app.kit.cards import CardsDealt

Told = tuple[Side, Iterable[Fact], Iterable[Fact]]
"""Whose secret it is, what they learn, and what everybody else does; "" for nobody's."""


def _dealt(event: CardsDealt, before: Situation) -> Told:
    """7.21: the cards to their owner, to others how many."""
    count = Fact("dealt", (event.side, len(event.cards)))
    return event.side, (count, Fact("cards", event.cards)), (count,)


def _chosen(event: UseChosen, before: Situation) -> Told:
    """8.31: the card that is played, and how."""
    return "", (), (Fact("card", (play_of(before).side, event.card, event.use)),)


def _used(event: CardUsed, before: Situation) -> Told:
    """8.31: the card that is played, and how."""
    return "", (), (Fact("card", (event.side, event.card, event.use)),)


def _held(event: CardHeld, before: Situation) -> Told:
    """7.34: a card was laid down, its face to nobody but its owner."""
    laid = Fact("held", (event.side,))
    return event.side, (laid, Fact("cards", (event.card,))), (laid,)


def _thrown_away(event: CardsThrownAway, before: Situation) -> Told:
    """7.24: what is left of the year's cards."""
    facts = (Fact("thrown", (side, *cards)) for side, cards in sorted(event.cards.items()))
    return "", (), tuple(facts)


def _opened(event: WindowOpened, before: Situation) -> Told:
    """8.31, decision 0089: that a side's standing order passed here, and nobody is waited for.

    That it is asked tells nothing: a window that opened by what is hidden would be a leak.
    """
    return "", (), () if event.asked else (Fact("passed", (event.side, event.window)),)


def _discarded(event: HandDiscarded, before: Situation) -> Told:
    """8.31: the cards that a side had to discard."""
    return "", (), (Fact("discarded", (event.side, *event.cards)),)


REVEALERS: dict[type[Event], Callable[[Any, Situation], Told]] = {
    CardsDealt: _dealt,
    UseChosen: _chosen,
    CardUsed: _used,
    CardHeld: _held,
    CardsThrownAway: _thrown_away,
    WindowOpened: _opened,
    HandDiscarded: _discarded,
}


def reveals(before: Situation, event: Event) -> dict[Viewer, tuple[Fact, ...]]:
    """List what an event tells each viewer about what is hidden."""
    revealer = REVEALERS.get(type(event))
    if revealer is None:
        return {}
    owner, own, others = revealer(event, before)
    told = {viewer: tuple(others) for viewer in (*SIDES, PUBLIC)}
    return {**told, owner: tuple(own)} if owner else told
