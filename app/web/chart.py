"""A line chart of scores as lines of an SVG drawing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.engine.values import Side

WIDTH, HEIGHT, MARGIN = 720, 180, 14
MAX_MARKS = 5


@dataclass(frozen=True)
class LineChart:
    """`lines`: by side, the points of a polyline. `marks`: scores along the axis and their heights.

    `last`: by side, its last score and where that stands.
    """

    lines: Mapping[Side, str]
    marks: tuple[tuple[int, float], ...]
    last: Mapping[Side, tuple[int, float, float]]
    width: int = WIDTH
    height: int = HEIGHT


def line_chart(scores: Mapping[Side, Sequence[int]]) -> LineChart | None:
    """Draw how scores went; None for fewer than two of each, or none that ever changed."""
    known = [score for line in scores.values() for score in line]
    if not known or len(known) < 2 * len(scores) or min(known) == max(known):
        return None
    lowest, highest = min(0, *known), max(known)

    def height(score: float) -> float:
        part = (score - lowest) / (highest - lowest)
        return round(HEIGHT - MARGIN - part * (HEIGHT - 2 * MARGIN), 1)

    def point(n: int, count: int, score: int) -> tuple[float, float]:
        return round(MARGIN + n / (count - 1) * (WIDTH - 4 * MARGIN), 1), height(score)

    points = {
        side: [point(n, len(line), score) for n, score in enumerate(line)]
        for side, line in scores.items()
    }
    return LineChart(
        lines={side: " ".join(f"{x},{y}" for x, y in line) for side, line in points.items()},
        marks=tuple((mark, height(mark)) for mark in _marks(lowest, highest)),
        last={side: (scores[side][-1], *line[-1]) for side, line in points.items()},
    )


def _marks(lowest: int, highest: int) -> list[int]:
    """Return round numbers along an axis, at most five."""
    step = next(
        size
        for size in (1, 2, 5, 10, 20, 50, 100, 1000, 10**9)
        if (highest - lowest) / size <= MAX_MARKS
    )
    first = -(-lowest // step) * step
    return list(range(first, highest + 1, step))
