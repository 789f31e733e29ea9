"""A full position that a viewer can't rule out, made up from nothing but their view."""

from random import Random

from app.engine.game import Slots
from app.engine.values import Viewer
from app.games.madison.state import Situation
from app.games.madison.view import ViewMadison


def imagine(view: ViewMadison, rng: Random) -> tuple[Situation, Slots]:
    """Make up a position that shows `view` to its viewer."""
    raise NotImplementedError


def slots(state: Situation, viewer: Viewer) -> Slots:
    """Name the cards hidden from a viewer by what they can tell of them."""
    raise NotImplementedError
