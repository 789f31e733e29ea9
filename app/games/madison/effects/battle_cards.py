"""Battle cards: when they may be played, and what they add to a round (10.43, 8.31)."""

from app.engine.values import Message, Refusal, Side
from app.engine.words import no
from app.games.madison.battle_state import Battle
from app.games.madison.resolution import Resolution
from app.games.madison.state import Situation
from app.games.madison.view import ViewMadison
from app.games.madison.words import card_name, piece_name


def is_window_open(state: Situation, side: Side) -> bool:
    """Whether a side may hold a battle card for this round, by public facts alone."""
    return False


def offered(view: ViewMadison) -> tuple[str, ...]:
    """List the cards of the viewer's hand that may be played in this round."""
    return ()


def label(unit: str, card: str) -> Message:
    """Return what a button says that names a lead unit and plays a card."""
    return Message("madison-lead-with", {"unit": piece_name(unit), "card": card_name(card)})


def refuse(view: ViewMadison, card: str) -> Refusal | None:
    """Say why a card can't be played in this round."""
    return None if card in offered(view) else no("10.43", "madison-no-battle-card")


def play(resolution: Resolution, side: Side, card: str) -> None:
    """Play a battle card for this round."""


def before_roll(resolution: Resolution) -> None:
    """Put in force what an operations card gives to this round (8.22)."""


def after_battle(resolution: Resolution, battle: Battle, winner: Side) -> None:
    """Carry out what cards wait with until the battle is over; it has been taken off the state."""
