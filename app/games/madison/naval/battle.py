"""Chapter 12: naval battles in control boxes."""

from app.games.madison.resolution import Resolution


def fight_on(resolution: Resolution) -> None:
    """Take the next step of the naval battle under way (`state.naval`)."""
    raise AssertionError("no naval battle is fought yet")
