"""Chapters 6, 7.2 and 7.34: decks of a year, hands, cards held face down."""

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.values import Event, Side
from app.games.madison.board import GHENT, SIDES
from app.games.madison.calendar import is_fall, year_of
from app.games.madison.resolution import Resolution
from app.games.madison.state import MadisonCards, Situation
from app.kit.cards import CardsDealt, with_cards

MAX_HELD = 2
"""How many cards of a hand may be laid down (7.34)."""


class CardUsed(Event, frozen=True, tag="card-used"):
    """A side played a card from its hand, or one that it held, in a way (8.31)."""

    side: Side
    card: str
    use: str

    def apply(self, state: Situation) -> Situation:
        return without_card(state, self.side, self.card, is_event=self.use == "event")


class CardHeld(Event, frozen=True, tag="card-held"):
    """A side laid a card of its hand face down (7.34)."""

    side: Side
    card: str

    def apply(self, state: Situation) -> Situation:
        cards = state.cards
        hand = tuple(card for card in cards.hands.get(self.side, ()) if card != self.card)
        held = tuple(sorted((*cards.held.get(self.side, ()), self.card)))
        return with_cards(
            state,
            hands={**cards.hands, self.side: hand},
            held={**cards.held, self.side: held},
        )


class HeldTakenUp(Event, frozen=True, tag="held-taken-up"):
    """Cards that were held join the hand of the next turn (A41)."""

    def apply(self, state: Situation) -> Situation:
        cards = state.cards
        hands = {
            side: tuple(sorted((*cards.hands.get(side, ()), *cards.held.get(side, ()))))
            for side in SIDES
        }
        return with_cards(state, hands=hands, held={})


class CardsThrownAway(Event, frozen=True, tag="cards-thrown-away"):
    """The rest of a year's cards in hand or held is discarded (7.24, 7.35)."""

    cards: dict[Side, tuple[str, ...]]

    def apply(self, state: Situation) -> Situation:
        discarded = (card for side in SIDES for card in self.cards.get(side, ()))
        return with_cards(state, hands={}, held={}, discards=(*state.cards.discards, *discarded))


def without_card(state: Situation, side: Side, card: str, *, is_event: bool = False) -> Situation:
    """Return the state with a card of a side on the discards."""
    cards = state.cards
    hands = {**cards.hands, side: tuple(c for c in cards.hands.get(side, ()) if c != card)}
    held = cards.held
    if card in held.get(side, ()):
        held = {**held, side: tuple(c for c in held[side] if c != card)}
    changed: MadisonCards = replace(
        cards,
        hands=hands,
        held=held,
        discards=(*cards.discards, card),
        used=(*cards.used, card) if is_event else cards.used,
    )
    return replaced(state, cards=changed)


@rule("5.2", "7.22", "7.25")
def deck(state: Situation) -> tuple[str, ...]:
    """List the cards that may be dealt: the year's, less those that were; Ghent from SF on."""
    left = undealt(state)
    return left if is_fall(state.turn) else tuple(card for card in left if card != GHENT)


def undealt(state: Situation) -> tuple[str, ...]:
    """List the year's cards that lie neither in a hand nor in the open."""
    cards = state.cards
    gone = {*cards.discards, *cards.turned.values()}
    gone |= {card for hand in (*cards.hands.values(), *cards.held.values()) for card in hand}
    year = year_of(state.turn)
    return tuple(card for card in sorted(state.board.decks[year]) if card not in gone)


@rule("7.21", "7.23", "A28")
def deal(resolution: Resolution) -> None:
    """Deal each side the cards of the turn, less those that it held."""
    size = resolution.state.board.tables.draw.get(resolution.state.turn, 0)
    if any(resolution.state.cards.held.values()):
        resolution.write(HeldTakenUp())
    for side in SIDES:
        draw_cards(resolution, side, size - len(resolution.state.cards.hands.get(side, ())))


def draw_cards(resolution: Resolution, side: Side, count: int) -> None:
    """Deal a side so many cards of the year's deck, blind, as far as it goes."""
    candidates = deck(resolution.state)
    count = min(count, len(candidates))
    if count > 0:
        picked, draws = resolution.pick(candidates, count)
        resolution.write(CardsDealt(side, picked, candidates, draws))


@rule("7.24", "7.35")
def throw_away(resolution: Resolution) -> None:
    """Discard what is left of the year's cards."""
    cards = resolution.state.cards
    left = {side: (*cards.hands.get(side, ()), *cards.held.get(side, ())) for side in SIDES}
    if any(left.values()):
        resolution.write(CardsThrownAway({side: some for side, some in left.items() if some}))


def hand_of(state: Situation, side: Side) -> tuple[str, ...]:
    """Return a side's hand."""
    return state.cards.hands.get(side, ())
