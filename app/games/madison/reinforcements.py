"""Chapter 14: reinforcements, delayed ones, and those that must fight their way in."""

from app.engine.ledger import rule
from app.games.madison.events import PiecesPlaced
from app.games.madison.position import SCHEDULE
from app.games.madison.resolution import Resolution
from app.games.madison.state import Phase


@rule("14.1")
def arrive(resolution: Resolution) -> None:
    """Put the arrivals of the turn on the map; then cards are drawn."""
    state = resolution.state
    for row in state.board.sheet.schedule:
        if row.turn == state.turn:
            pieces = tuple(p for p in row.pieces if state.blocks[p].at == SCHEDULE)
            if pieces:
                resolution.write(PiecesPlaced(pieces, row.at, "14.1"))
    resolution.begin(Phase.CARDS)


def fight_in(resolution: Resolution) -> None:
    """Let blocked arrivals fight their way in, after cards are drawn (14.3)."""
    resolution.begin(Phase.RETURN)
