"""Cards: a deck, hands that only their owners see, cards played face down and turned together.

A deal draws blind from the cards that nobody has been dealt, so that no order of a deck need be
kept: whichever card comes next is as likely as any other.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from app.engine.memo import replaced
from app.engine.resolution import Resolution
from app.engine.values import Action, Choice, Draw, Event, Hidden, Message, Shown, Side

S = TypeVar("S", bound=Any)


class CardSheet(msgspec.Struct, frozen=True):
    """A card as printed."""

    id: str
    kind: str


class Cards(Hidden, frozen=True):
    """Where the cards are that were dealt; all others are in the deck.

    `hands`: in order of their ids. `played`: face down until all are `turned` together. `discards`:
    in the order in which they were played.
    """

    hands: dict[Side, tuple[str, ...]] = {}
    played: dict[Side, str] = {}
    turned: dict[Side, str] = {}
    discards: tuple[str, ...] = ()


class CardsDealt(Event, frozen=True, tag="cards-dealt"):
    """A side was dealt cards, blind, from `candidates`."""

    side: Side
    cards: tuple[str, ...]
    candidates: tuple[str, ...]
    draws: tuple[Draw, ...]

    def apply(self, state: S) -> S:
        hand = (*state.cards.hands.get(self.side, ()), *self.cards)
        return with_cards(state, hands={**state.cards.hands, self.side: tuple(sorted(hand))})


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A side played a card from its hand, face down."""

    side: Side
    card: str

    def apply(self, state: S) -> S:
        cards = state.cards
        left = tuple(card for card in cards.hands[self.side] if card != self.card)
        hands = {**cards.hands, self.side: left}
        return with_cards(state, hands=hands, played={**cards.played, self.side: self.card})


class CardsTurned(Event, frozen=True, tag="cards-turned"):
    """The cards that both sides had played were turned up together."""

    cards: dict[Side, str]

    def apply(self, state: S) -> S:
        return with_cards(state, played={}, turned=self.cards)


class CardsDiscarded(Event, frozen=True, tag="cards-discarded"):
    """The cards that lay turned up were put aside."""

    def apply(self, state: S) -> S:
        before = state.cards
        played = (before.turned[side] for side in sorted(before.turned))
        return with_cards(state, turned={}, discards=(*before.discards, *played))


class CardsGathered(Event, frozen=True, tag="cards-gathered"):
    """All cards went back into the deck."""

    def apply(self, state: S) -> S:
        return with_cards(state, hands={}, played={}, turned={}, discards=())


class PlayCard(Action, frozen=True, tag="play-card"):
    """Play a card of one's hand, face down."""

    card: str


class CardsView(Shown, frozen=True):
    """The cards as one viewer sees them: their own `hand`, and how many each side holds.

    `turned`: the cards that lie face up.
    """

    hand: tuple[str, ...] = ()
    counts: dict[Side, int] = {}
    turned: dict[Side, str] = {}
    discards: tuple[str, ...] = ()


def with_cards(state: S, **changes: object) -> S:
    """Return the state with some of its cards elsewhere."""
    return replaced(state, cards=replace(state.cards, **changes))


def in_deck(cards: Cards, deck: Mapping[str, CardSheet]) -> tuple[str, ...]:
    """List the cards that are not dealt, by id."""
    dealt = {*cards.discards, *cards.played.values(), *cards.turned.values()}
    dealt |= {card for hand in cards.hands.values() for card in hand}
    return tuple(sorted(deck.keys() - dealt))


def deal(resolution: Resolution[Any], side: Side, count: int) -> None:
    """Deal a side so many cards of the deck of its board, blind."""
    state = resolution.state
    candidates = in_deck(state.cards, state.board.cards)
    cards, draws = resolution.pick(candidates, count)
    resolution.write(CardsDealt(side, cards, candidates, draws))


def shown_cards(cards: Cards, owned: tuple[Side, ...], sides: tuple[Side, ...]) -> CardsView:
    """Show the cards to one who owns these sides' hands; of the others' their number alone."""
    return CardsView(
        hand=tuple(card for side in owned for card in cards.hands.get(side, ())),
        counts={side: len(cards.hands.get(side, ())) for side in sides},
        turned={side: cards.turned[side] for side in sides if side in cards.turned},
        discards=cards.discards,
    )


def card_choices(hand: Iterable[str], label: Message) -> list[Choice]:
    """Offer each card of a hand to be played; `label` says what playing it means."""
    return [Choice(PlayCard(card), True, f"card:{card}", label=label) for card in hand]
