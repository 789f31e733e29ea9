"""Worlds: full positions that show a side exactly what it sees, made up from its view alone."""

from random import Random

from app.engine.game import AnyGame
from app.engine.values import Choices, State, View


def imagined(game: AnyGame, view: View, choices: Choices, luck: Random) -> State | None:
    """Return a position that its viewer can't rule out; None where none shows the same.

    A draft may leave traces that can't be made up from the view; then it is not planned on.
    """
    state = lookalike(game, view, luck)
    if state is None:
        return None
    offered = game.choices(state, view.side)  # type: ignore[attr-defined]
    return state if offered is not None and offered.actions == choices.actions else None


def lookalike(game: AnyGame, view: View, luck: Random) -> State | None:
    """Return a position that shows a side just this view; None where what was made up doesn't."""
    state: State = game.imagine(view, luck)[0]
    side = view.side  # type: ignore[attr-defined]
    return state if game.view(state, side) == view else None
