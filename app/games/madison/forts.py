"""Chapter 2.7: forts, printed and brought by cards."""

from app.engine.ledger import rule
from app.games.madison.board import Fort
from app.games.madison.calendar import order_of
from app.games.madison.position import Position


@rule("2.73", "2.74", "2.78")
def fort_of(position: Position, space: str) -> Fort | None:
    """Return the fort of a space: an event fort instead of a printed one; None without any.

    2.73 Two are built in the second half of 1812. 2.78 Whoever holds it has all its benefits.
    """
    for fort in position.forts:
        sheet = position.board.forts[fort]
        if sheet.at == space:
            return Fort(sheet.letter, sheet.strength)
    printed = position.board.spaces[space].fort
    if printed and order_of(printed.since) <= order_of(position.turn):
        return printed
    return None


@rule("2.76", "A46")
def defending_fort(position: Position, space: str) -> Fort | None:
    """Return the fort that counts in the defence: none that only Indians held at the start."""
    play = position.play
    if play is not None and space in play.unmanned:
        return None
    return fort_of(position, space)
