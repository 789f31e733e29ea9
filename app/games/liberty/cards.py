"""Chapter 3: hands of a year, the two cards of a turn, and who is player 1."""

from collections.abc import Iterable

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.liberty.board import AM, GB, SIDES, SUPPLY, Board
from app.games.liberty.options import EXTRA_CARD, FIRST_YEAR
from app.games.liberty.phases import begin_next_phase
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import (
    Ask,
    Phase,
    Situation,
    Turn,
    carried_over,
    holders,
    with_turn,
)
from app.games.liberty.view import ViewLiberty
from app.kit.cards import (
    CardPlayed,
    CardsDiscarded,
    CardsGathered,
    CardsTurned,
    PlayCard,
    card_choices,
    deal,
    with_cards,
)

SHORT_YEAR = 3
"""Cards and turns of 1775 by option (A3)."""


class YearBegan(Event, frozen=True, tag="year-began"):
    """A year began; all cards are in the deck."""

    year: int

    def apply(self, state: Situation) -> Situation:
        return replaced(state, year=self.year, turn_number=0, phase=Phase.CARDS)


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A turn began: whose each place is now holds until it ends (A11).

    An offer of prisoners ends, unless nobody could answer it in the turn that is over (A45).
    """

    number: int

    def apply(self, state: Situation) -> Situation:
        before = state.turn
        now = replaced(state, turn_number=self.number, phase=Phase.CARDS, last_turn=before)
        return replaced(now, turn=Turn(held=holders(now), trade=carried_over(before.trade)))


class CardPutBack(Event, frozen=True, tag="card-put-back"):
    """A side put a card of its hand back into the deck, unseen."""

    side: Side
    card: str

    def apply(self, state: Situation) -> Situation:
        left = tuple(card for card in state.cards.hands[self.side] if card != self.card)
        return with_cards(state, hands={**state.cards.hands, self.side: left})


class FirstDecided(Event, frozen=True, tag="first-decided"):
    """It is known who is player 1 in this turn."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return with_turn(state, first=self.side)


@rule("3.0", "A3")
def turns_of_year(state: Situation) -> int:
    """Return how many turns, and cards of a hand, this year has: five, by option three in 1775."""
    calendar = state.board.sheet.calendar
    is_short = state.options[FIRST_YEAR.key] == "three-cards" and state.year == calendar.first
    return SHORT_YEAR if is_short else calendar.turns


@rule("3.0")
def begin_year(resolution: Resolution, year: int) -> None:
    """All cards are shuffled, each side is dealt its hand."""
    if resolution.state.cards.discards:
        resolution.write(CardsGathered())
    resolution.write(YearBegan(year))
    has_extra = resolution.state.options[EXTRA_CARD.key] == "on"
    for side in SIDES:
        deal(resolution, side, turns_of_year(resolution.state) + has_extra)
    if has_extra:
        for side in SIDES:
            resolution.ask(side, Ask.PUT_BACK)
    else:
        begin_turn(resolution)


def begin_turn(resolution: Resolution) -> None:
    """Both choose a card for the turn."""
    resolution.write(TurnBegan(resolution.state.turn_number + 1))
    for side in SIDES:
        resolution.ask(side, Ask.CARD)


def offer_cards(view: ViewLiberty) -> Iterable[Choice]:
    """List the cards in hand."""
    puts_back = view.ask == Ask.PUT_BACK
    label = Message("liberty-put-card-back" if puts_back else "liberty-play-card")
    choices = card_choices(view.cards.hand, label)
    # Of a last card there is nothing to choose: one press plays it, and may take it back.
    return choices if choices[1:] else [replace(choice, at_once=True) for choice in choices]


@rule("3.0")
def refuse_card(view: ViewLiberty, action: PlayCard) -> Refusal | None:
    """A card of one's own hand."""
    return None if action.card in view.cards.hand else no("3.0", "liberty-not-in-hand")


@rule("3.0")
def play_card(resolution: Resolution, side: Side, action: PlayCard) -> None:
    """Lay a card face down."""
    resolution.write(DecisionClosed(side))
    resolution.write(CardPlayed(side, action.card))


def put_back(resolution: Resolution, side: Side, action: PlayCard) -> None:
    """Put a card back into the deck, by the option of an extra card."""
    resolution.write(DecisionClosed(side))
    resolution.write(CardPutBack(side, action.card))


@rule("3.0", "3.1", "3.3")
def turn_up(resolution: Resolution) -> None:
    """Both cards are turned together; they decide who is player 1."""
    cards = {side: resolution.state.cards.played[side] for side in SIDES}
    resolution.write(CardsTurned(cards))
    resolution.write(FirstDecided(first_by(resolution.state.board, cards)))
    begin_next_phase(resolution)


@rule("3.1", "3.3")
def first_by(board: Board, cards: dict[Side, str]) -> Side:
    """Return who is player 1: a supply card's player, else the higher value's; ties British."""
    kinds = {side: board.cards[card].kind for side, card in cards.items()}
    if SUPPLY in kinds.values():
        return GB if kinds[GB] == SUPPLY else AM
    values = {side: board.cards[card].value for side, card in cards.items()}
    return AM if values[AM] > values[GB] else GB


def put_cards_aside(resolution: Resolution) -> None:
    """The turn's cards are used up."""
    resolution.write(CardsDiscarded())
