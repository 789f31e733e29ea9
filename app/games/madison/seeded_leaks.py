"""Leaks seeded in Mr. Madison's War, each where one of its kind would live."""

from typing import Any

from msgspec.structs import replace

from app.engine.leaks import SeededLeak
from app.engine.values import Message, Side, Viewer
from app.games.madison import game, projection
from app.games.madison.board import SIDES, other
from app.games.madison.effects import reactions
from app.games.madison.state import MadisonCards, Situation
from app.games.madison.view import MadisonCardsView, ViewMadison
from app.kit.leaks import (
    Function,
    hands_among_discards,
    log_tells,
    offers_one_choice_less,
    owns_all,
)

HIGH = 3
"""The value of the best cards."""


def _values_in_hand(state: Situation) -> int:
    return sum(_values(hand, state) for hand in state.cards.hands.values())


def _values(cards: tuple[str, ...], state: Situation) -> int:
    return sum(state.board.cards[card].value for card in cards)


def _hand_as_large_as_its_cards(real: Function) -> Function:
    def leaky(cards: MadisonCards, owned: tuple[Side, ...]) -> MadisonCardsView:
        shown: MadisonCardsView = real(cards, owned)
        first = {s: cards.hands.get(s, ())[:1] for s in shown.counts}
        odd = {s: sum(int(card) % 2 for card in some) for s, some in first.items()}
        return replace(shown, counts={s: n + odd[s] for s, n in shown.counts.items()})

    return leaky


def _held_cards_face_up(real: Function) -> Function:
    def leaky(cards: MadisonCards, owned: tuple[Side, ...]) -> MadisonCardsView:
        shown: MadisonCardsView = real(cards, owned)
        return replace(shown, held=tuple(c for s in SIDES for c in cards.held.get(s, ())))

    return leaky


def _enemy_has_high_cards(state: Situation, side: Side) -> bool:
    hand = state.cards.hands.get(other(side), ())
    return any(state.board.cards[card].value == HIGH for card in hand)


def _points_follow_the_hand(real: Function) -> Function:
    def leaky(state: Situation) -> ViewMadison:
        shown: ViewMadison = real(state)
        odd = {s: _values(state.cards.hands.get(s, ()), state) % 2 for s in SIDES}
        points = {s: n + odd[s] for s, n in shown.card_points.items()}
        return replace(shown, card_points=points)

    return leaky


def _cards_laid_down_are_named(real: Function) -> Function:
    def leaky(before: Situation, event: Any, viewer: Viewer) -> Any:
        lines = real(before, event, viewer)
        card = getattr(event, "card", "") if type(event).__name__ == "CardHeld" else ""
        return tuple(
            replace(line, message=Message(line.message.key, {**line.message.params, "card": card}))
            for line in lines
        )

    return leaky


def _deck_counted_by_value(real: Function) -> Function:
    def leaky(state: Situation, viewer: Viewer) -> ViewMadison:
        shown: ViewMadison = real(state, viewer)
        hands = [card for hand in state.cards.hands.values() for card in hand]
        count = sum(state.board.cards[card].value == HIGH for card in hands)
        return replace(shown, counted={**shown.counted, "": count})

    return leaky


def _orders_on_the_table(real: Function) -> Function:
    return lambda state, _owned: real(state, SIDES)


def _windows_for_who_can_react(real: Function) -> Function:
    def leaky(position: Any, window: str, side: Side) -> bool:
        if not real(position, window, side):
            return False
        hand = position.cards.hands.get(side, ())
        return any(position.board.cards[card].window == window for card in hand)

    return leaky


SEEDED_LEAKS = (
    SeededLeak(
        "a prompt or its absence reveals a holding",
        "a window opens only for who holds a reaction to it",
        reactions,
        "may_open",
        _windows_for_who_can_react,
    ),
    SeededLeak(
        "a face-down card can be read",
        "standing orders are shown to everybody",
        projection,
        "_orders",
        _orders_on_the_table,
    ),
    SeededLeak(
        "initial state, undo stack or raw log sent whole",
        "every viewer gets both hands",
        projection,
        "owned_by",
        owns_all,
    ),
    SeededLeak(
        "touch, hover, tooltip or info reveals",
        "the points of cards follow the cards in hand",
        projection,
        "_public",
        _points_follow_the_hand,
    ),
    SeededLeak(
        "a count depends on what is hidden",
        "the size of a hand depends on its cards",
        projection,
        "_cards",
        _hand_as_large_as_its_cards,
    ),
    SeededLeak(
        "a stable handle on a hidden piece",
        "cards are listed as they were dealt",
        projection,
        "_cards",
        hands_among_discards,
    ),
    SeededLeak(
        "a face-down card can be read",
        "held cards lie face up",
        projection,
        "_cards",
        _held_cards_face_up,
    ),
    SeededLeak(
        "number of buttons reveals a count",
        "a choice is missing while the enemy holds a card of value 3",
        game.Madison,
        "choices",
        offers_one_choice_less(_enemy_has_high_cards),
    ),
    SeededLeak(
        "raw log",
        "log lines carry the values in hand",
        game.Madison,
        "log_lines",
        log_tells("n", _values_in_hand),
    ),
    SeededLeak(
        "raw log",
        "the log names a card that was laid down",
        game.Madison,
        "log_lines",
        _cards_laid_down_are_named,
    ),
    SeededLeak(
        "last one left becomes public by elimination",
        "the cards of value 3 in hands are counted",
        game.Madison,
        "view",
        _deck_counted_by_value,
    ),
)
