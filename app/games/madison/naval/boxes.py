"""Chapters 7.4, 11.2 and 11.4: control boxes, free moves into and out of them, lake control."""

from app.games.madison.calendar import is_fall
from app.games.madison.resolution import Resolution
from app.games.madison.state import Phase


def return_fleets(resolution: Resolution) -> None:
    """In SS owners of lake markers may put vessels back into the boxes (11.23, R-2)."""
    resolution.begin(Phase.FIRST)


def go_home(resolution: Resolution) -> None:
    """At the end of SF all vessels leave the boxes, markers are laid (7.4, 11.22)."""
    assert is_fall(resolution.state.turn)
    resolution.begin(Phase.CHECK)


def settle(resolution: Resolution) -> None:
    """At the end of a card play settle who controls each lake (4.16, 11.41, R-47)."""


def make_harbour(resolution: Resolution) -> None:
    """Let the vessels of the first `HarbourDue` go to port, or ask where (9.6, 12.5)."""
    due = resolution.state.harbours[0]
    raise AssertionError(f"{due.pieces} must go to port")
