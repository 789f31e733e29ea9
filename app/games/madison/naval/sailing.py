"""Chapters 11.1, 11.3 and 11.5: sailing, carrying troops, landing them.

What is offered beside marching while a force that goes by water moves (`play.force.water`).
"""

from collections.abc import Iterator

from app.engine.values import Choice
from app.games.madison.view import ViewMadison


def offer_sailing(view: ViewMadison) -> Iterator[Choice]:
    """Offer the next steps of the vessels in hand: sail, load, unload."""
    yield from ()
