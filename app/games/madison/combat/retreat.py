"""Chapters 10.7 to 10.9: retreats."""

from app.games.madison.resolution import Resolution


def make_retreat(resolution: Resolution) -> None:
    """Make the last of the retreats that are due, or ask where to."""
    raise AssertionError
