"""Chapter 6: before war is declared both draw cards and may move their own ground."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.madison.actions import KeepCard, UseCard
from app.games.madison.board import DECLARATION, SIDES, US, other
from app.games.madison.cards import CardUsed, deck, hand_of
from app.games.madison.operations import play
from app.games.madison.operations.forces import refuse_leading
from app.games.madison.operations.stages import PlayStaged
from app.games.madison.play_state import PlayStage, Use
from app.games.madison.resolution import Resolution
from app.games.madison.state import Ask, Phase, Situation
from app.games.madison.view import ViewMadison
from app.games.madison.words import use_label
from app.kit.cards import CardsDealt

PREWAR_CARDS = 14
"""Thirteen cards and the Declaration (6.2)."""
HAND = 7


class WarDeclared(Event, frozen=True, tag="war-declared"):
    """A side drew the Declaration of War: the pre-war sequence is over (6.2)."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return replaced(state, declared=self.side)


class WarBegan(Event, frozen=True, tag="war-began"):
    """All cards of the pre-war sequence are drawn; `first` plays first (6.33)."""

    first: Side

    def apply(self, state: Situation) -> Situation:
        return replaced(state, first=self.first, next_side=self.first)


class CardCounted(Event, frozen=True, tag="card-counted"):
    """A side drew a card of the pre-war sequence: it counts, kept or played (6.31)."""

    side: Side
    card: str

    def apply(self, state: Situation) -> Situation:
        counted = {**state.counted, self.side: state.counted.get(self.side, 0) + 1}
        return replaced(state, counted=counted, next_side=other(self.side), drawn=self.card)


def go_on(resolution: Resolution) -> None:
    """Draw the next card, or deal out the rest once war is declared."""
    state = resolution.state
    if state.declared:
        _draw_out(resolution)
    elif state.play:
        play.go_on(resolution)
    else:
        _draw(resolution, state.next_side or US)


@rule("6.2")
def _draw(resolution: Resolution, side: Side) -> None:
    """Draw a card of the fourteen; the Declaration ends the sequence, another is used or kept."""
    card = _picked(resolution, side)
    resolution.write(CardCounted(side, card))
    if card == DECLARATION:
        resolution.write(WarDeclared(side))
    else:
        resolution.write(play.begun(resolution.state, side))
        resolution.ask(side, Ask.DRAWN)


@rule("6.2", "6.31")
def _picked(resolution: Resolution, side: Side) -> str:
    """Draw blind: the Declaration is as likely as any other of the cards left of the fourteen."""
    state = resolution.state
    left = PREWAR_CARDS - sum(state.counted.values())
    _, first = resolution.pick(tuple(map(str, range(left))), 1)
    is_declaration = not state.declared and first[0].value == 0
    others = tuple(card for card in deck(state) if card != DECLARATION)
    candidates = (DECLARATION,) if is_declaration else others
    picked, draws = resolution.pick(candidates, 1)
    resolution.write(CardsDealt(side, picked, candidates, (*first, *draws)))
    return picked[0]


@rule("6.2", "6.31", "6.33")
def _draw_out(resolution: Resolution) -> None:
    """Deal out the rest of the fourteen, who did not draw the Declaration first, and begin."""
    state = resolution.state
    first = other(state.declared)
    side = first
    while sum(resolution.state.counted.values()) < PREWAR_CARDS:
        if resolution.state.counted.get(side, 0) < HAND:
            _draw_one(resolution, side)
        side = other(side)
    _begin_war(resolution, first)


@rule("6.32", "6.33", "7.21", "A15")
def _begin_war(resolution: Resolution, first: Side) -> None:
    """Who did not draw the Declaration begins; if nobody has another card, SF begins at once."""
    state = resolution.state
    hands = [card for side in SIDES for card in hand_of(state, side)]
    resolution.write(WarBegan(first))
    if hands == [DECLARATION]:
        resolution.write(CardUsed(state.declared, DECLARATION, ""))
    resolution.begin(Phase.ACTION)


def _draw_one(resolution: Resolution, side: Side) -> None:
    candidates = tuple(card for card in deck(resolution.state) if card != DECLARATION)
    picked, draws = resolution.pick(candidates, 1)
    resolution.write(CardsDealt(side, picked, candidates, draws))
    resolution.write(CardCounted(side, picked[0]))


@rule("6.2", "A17")
def offer_drawn(view: ViewMadison) -> Iterator[Choice]:
    """Offer to keep the card that was drawn, or to move by it on one's own ground."""
    for use in (Use.LEADER, Use.UNITS):
        label = use_label(view.board, view.drawn, use)
        yield Choice(UseCard(view.drawn, use), False, f"card:{view.drawn}", label=label)
    yield Choice(KeepCard(), True, label=Message("madison-keep-card"))


@rule("6.2", "A17")
def refuse_drawn(view: ViewMadison, action: UseCard) -> Refusal | None:
    """Only the card just drawn is used, and only to move."""
    if action.card != view.drawn:
        return no("6.2", "madison-not-drawn")
    if action.use not in (Use.LEADER, Use.UNITS):
        return no("6.2", "madison-prewar-moves-only")
    if action.use == Use.LEADER:
        return refuse_leading(view, view.side, view.board.cards[action.card].value)
    return None


def keep(resolution: Resolution, side: Side) -> None:
    """Keep the card that was drawn."""
    resolution.write(DecisionClosed(side))
    resolution.write(PlayStaged(PlayStage.END))
