"""Chapters 9.4 to 9.6: what happens before combat when a space with enemies is entered."""

from app.games.madison.resolution import Resolution


def go_on(resolution: Resolution) -> None:
    """Take the next step of entering a space."""
    raise AssertionError
