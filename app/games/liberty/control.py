"""Chapter 5.3: whose a hex is. It stays whose it was until the turn ends (A11)."""

from app.engine.ledger import rule
from app.engine.values import Side
from app.games.liberty.board import ATLANTIC, other
from app.games.liberty.view import ViewLiberty, standing


@rule("5.3", "A11", "A10")
def is_friendly(view: ViewLiberty, place: str, side: Side) -> bool:
    """Whether a place was a side's when the turn began, and no enemy block is there now."""
    return view.held.get(place) == side and not standing(view, place, other(side))


@rule("5.3")
def is_neutral(view: ViewLiberty, place: str) -> bool:
    """Whether a hex was nobody's when the turn began, and at most the mover's blocks are there."""
    return place not in view.held and place in view.board.hexes


@rule("5.3", "4.0", "A10")
def is_enemys(view: ViewLiberty, place: str, side: Side) -> bool:
    """Whether a place was the enemy's when the turn began, or has enemy blocks now."""
    if place == ATLANTIC:
        return False
    enemy = other(side)
    return view.held.get(place) == enemy or standing(view, place, enemy) > 0


def is_open_to(view: ViewLiberty, place: str, side: Side) -> bool:
    """Whether a side may retreat into or through a hex: friendly or neutral, without enemies."""
    if standing(view, place, other(side)):
        return False
    return is_friendly(view, place, side) or is_neutral(view, place)
