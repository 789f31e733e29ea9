"""What an event lets a viewer learn of hidden cards, read from the rulebook."""

from app.engine.values import Event, Fact, Viewer
from app.games.madison.state import Situation


def reveals(event: Event, before: Situation) -> dict[Viewer, tuple[Fact, ...]]:
    """List what an event tells about what is hidden."""
    return {}
