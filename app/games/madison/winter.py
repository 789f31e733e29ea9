"""Chapter 16: held winter events, attrition, free repair, the end of depots."""

from app.engine.ledger import rule
from app.games.madison.events import DepotsRemoved
from app.games.madison.resolution import Resolution
from app.games.madison.state import Phase


def suffer(resolution: Resolution) -> None:
    """Let units beyond the winter quarters lose steps (16.2)."""
    resolution.begin(Phase.REPAIR)


@rule("13.53", "16.1")
def repair(resolution: Resolution) -> None:
    """Repair vessels at bases for nothing (15.21), and remove all depots."""
    depots = resolution.state.depots
    if depots:
        resolution.write(DepotsRemoved(tuple(sorted(depots)), "13.53"))
    resolution.begin(Phase.TURN_END)
