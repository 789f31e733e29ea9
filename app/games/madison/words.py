"""Small phrases that every chapter uses to refuse, ask and tell."""

from app.engine.values import Message
from app.games.madison.board import Board


def place_name(place: str) -> str:
    """Return the message that names a space or a box."""
    return f"@madison-at-{place}"


def lake_name(lake: str) -> str:
    """Return the message that names a lake."""
    return f"@madison-lake-{lake}"


def piece_name(piece: str) -> str:
    """Return the message that names a counter."""
    return f"@madison-block-{piece}"


def kind_name(kind: str) -> str:
    """Return the message that names a kind of counter."""
    return f"@madison-kind-{kind}"


def card_name(card: str) -> str:
    """Return the message that names a card."""
    return f"@madison-card-{card}"


def turn_name(turn: str) -> str:
    """Return the message that names a turn."""
    return f"@madison-turn-{turn.lower()}"


def use_label(board: Board, card: str, use: str) -> Message:
    """Return what a button says that uses a card in a way."""
    return Message(f"madison-use-{use}", {"value": board.cards[card].value})
