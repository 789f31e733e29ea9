"""The log of a match: an event in words, for one viewer."""

from typing import Any

from app.engine.values import Line, Viewer
from app.games.madison.state import Situation


def log_lines(before: Situation, event: Any, viewer: Viewer) -> tuple[Line, ...]:
    """Word an event for the log of a viewer."""
    return ()
