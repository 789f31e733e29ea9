"""Chapters 3 and 4: years, hands, the two cards of a turn, weather, supply."""

from dataclasses import replace
from typing import Any

from app.games.liberty import cards, supply, weather
from app.kit.cards import CardPlayed, CardsDealt, CardsDiscarded, CardsGathered, CardsTurned
from tests.games.liberty.umpire.notes import Changes, Checks, Notes, Turn
from tests.games.liberty.umpire.position import Position
from tests.games.liberty.umpire.rulebook import (
    AM,
    ATLANTIC,
    BLOCKS,
    CARDS,
    GB,
    LAST_YEAR,
    ON_MAP,
    TOWNS,
)


def dealt(notes: Notes) -> set[str]:
    """Return the cards that are not in the deck."""
    in_hands = {card for hand in notes.hands.values() for card in hand}
    return in_hands | {*notes.played.values(), *notes.turned.values()} | notes.spent


def year_began(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert not dealt(notes)
    assert event.year == notes.year + 1 <= LAST_YEAR
    assert notes.phase in ("", "year-end")
    notes.year, notes.number, notes.winter = event.year, 0, []


def cards_dealt(notes: Notes, event: Any, before: Position, after: Position) -> None:
    """3.0: blind, from all cards that nobody has."""
    left = sorted(CARDS.keys() - dealt(notes))
    assert list(event.candidates) == left
    for card, draw in zip(event.cards, event.draws, strict=True):
        assert draw.bound == len(left)
        assert card == left.pop(draw.value)
    has_extra = notes.options["extra_card"] == "on"
    assert len(event.cards) == notes.turns_of_year + has_extra
    assert event.side not in notes.hands
    notes.hands[event.side] = set(event.cards)


def card_put_back(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert notes.options["extra_card"] == "on"
    assert notes.number == 0
    assert notes.closed == (event.side, "put-back")
    notes.hands[event.side].remove(event.card)
    assert len(notes.hands[event.side]) == notes.turns_of_year


def turn_began(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert event.number == notes.number + 1 <= notes.turns_of_year
    assert notes.phase in ("", "year-end", "turn-end")
    assert not notes.turned
    for side in (GB, AM):
        assert len(notes.hands[side]) == notes.turns_of_year - notes.number
    notes.number, notes.phase = event.number, "cards"
    notes.turn, offer = Turn(held=after.held()), notes.offer
    is_kept = offer is not None and offer.open and offer.carries_over
    notes.offer = replace(offer, carries_over=False) if offer and is_kept else None


def card_played(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert notes.phase == "cards"
    assert notes.closed == (event.side, "card")
    assert event.side not in notes.played
    notes.hands[event.side].remove(event.card)
    notes.played[event.side] = event.card


def cards_turned(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert event.cards == notes.played
    assert set(notes.played) == {GB, AM}
    notes.turned, notes.played = dict(notes.played), {}


def first_decided(notes: Notes, event: Any, before: Position, after: Position) -> None:
    """3.1, 3.3: supply goes first, then the higher card; the British where they are alike."""

    def rank(side: str) -> tuple[bool, int]:
        kind, value = CARDS[notes.turned[side]]
        return (True, 0) if kind == "supply" else (False, value)

    assert event.side == (GB if rank(GB) >= rank(AM) else AM)
    notes.turn.first = event.side


def cards_discarded(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert notes.phase == "turn-end"
    assert set(notes.turned) == {GB, AM}
    notes.spent |= {*notes.turned.values()}
    notes.turned = {}


def cards_gathered(notes: Notes, event: Any, before: Position, after: Position) -> None:
    """3.0: none is kept."""
    assert notes.phase == "year-end"
    assert not any(notes.hands.values())
    notes.hands, notes.spent = {}, set()


def weather_rolled(notes: Notes, event: Any, before: Position, after: Position) -> None:
    [draw] = event.draws
    assert notes.phase == "weather"
    assert draw.bound == 6
    assert event.die == draw.value + 1
    assert not notes.turn.weather
    notes.turn.weather = event.die


def fault_of_supply(notes: Notes, now: Position, block: str) -> str:
    """Return which rule forbids a step for a block, "" when it may have one (3.3)."""
    side, own = notes.mover, now.blocks[block]
    if BLOCKS[block].side != side or own.at not in ON_MAP:
        return "3.3 not there"
    if len(notes.turn.supplied) >= notes.value(side, "supply"):
        return "3.3 no step left"
    if block in notes.turn.supplied or own.cv >= BLOCKS[block].max:
        return "3.3 one step, and no more than its greatest strength"
    is_fed = own.at in TOWNS and TOWNS[own.at].value > 0
    return "" if is_fed or own.at in (ATLANTIC, BLOCKS[block].home) else "3.3 no supply town"


def block_reinforced(notes: Notes, event: Any, before: Position, after: Position) -> Changes:
    assert notes.turn.stage == ""
    fault = fault_of_supply(notes, before, event.block)
    assert not fault, fault
    notes.turn.supplied.append(event.block)
    return {event.block: (before.at(event.block), before.cv(event.block) + 1)}


def supply_ended(notes: Notes, event: Any, before: Position, after: Position) -> None:
    assert notes.closed == (event.side, "supply") == (notes.mover, "supply")
    assert notes.value(event.side, "supply")
    notes.turn.stage, notes.turn.supplied = "done", []


CHECKS: Checks = {
    cards.YearBegan: year_began,
    cards.TurnBegan: turn_began,
    cards.CardPutBack: card_put_back,
    cards.FirstDecided: first_decided,
    CardsDealt: cards_dealt,
    CardPlayed: card_played,
    CardsTurned: cards_turned,
    CardsDiscarded: cards_discarded,
    CardsGathered: cards_gathered,
    weather.WeatherRolled: weather_rolled,
    supply.BlockReinforced: block_reinforced,
    supply.SupplyEnded: supply_ended,
}
