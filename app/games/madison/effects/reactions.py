"""Reaction windows: they open by public facts alone, whatever anybody holds (8.31)."""

from app.engine.values import Side
from app.games.madison.resolution import Resolution


def open_window(resolution: Resolution, window: str, side: Side) -> bool:
    """Ask a side for its reaction; False when the window has closed or can't open.

    A window that has closed stands in `play.passed`.
    """
    return False
