"""What the guided first battle of a game comes to, for the tests of each game's own."""

from app.engine import codec
from app.engine.game import AnyGame
from app.engine.values import Line
from app.matches.lessons import lesson

Told = list[tuple[str, tuple[int, ...]]]
"""Lines of a log: the ends of their keys, and their dice."""


def told_since_the_first_press(game: AnyGame) -> Told:
    """Return what the learner reads of the battle, line by line."""
    steps = lesson(game)
    known = len(steps[0].frame.log)
    lines = [codec.decode(line, Line) for line in steps[-1].frame.log]
    begin = f"{game.key}-line-"
    return [(line.message.key.removeprefix(begin), line.dice) for line in lines[known:]]
