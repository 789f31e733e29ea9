"""Elements and paths of SVG, written in few bytes."""

from collections.abc import Iterable
from itertools import pairwise
from xml.sax.saxutils import escape

Point = tuple[float, float]


def element(name: str, *children: str, **attributes: object) -> str:
    """Write one element; `class_` stands for class, an underscore for a hyphen."""
    named = ((key.rstrip("_").replace("_", "-"), value) for key, value in attributes.items())
    head = "".join(f' {key}="{escape(str(value))}"' for key, value in named if value != "")
    return f"<{name}{head}>{''.join(children)}</{name}>" if children else f"<{name}{head}/>"


def number(value: float) -> str:
    return f"{round(value, 1) + 0.0:g}"


def path_of(points: Iterable[Point], *, closed: bool = False) -> str:
    """Write a path of straight pieces with relative steps, which take the least room."""
    steps, last = [], None
    for x, y in points:
        if last is None:
            steps.append(f"M{number(x)} {number(y)}l")
            last = (x, y)
            continue
        dx, dy = round(x - last[0], 1), round(y - last[1], 1)
        steps.append(f"{number(dx)} {number(dy)}")
        last = (last[0] + dx, last[1] + dy)
    return " ".join(steps).replace(" -", "-").replace("l ", "l") + ("z" if closed else "")


def dotted(points: Iterable[Point]) -> str:
    """Write dots as one path, each from the one before: far apart they'd take twice the room."""
    moves, last = [], (0.0, 0.0)
    for x, y in points:
        dx, dy = round(x - last[0], 1), round(y - last[1], 1)
        moves.append(f"m{number(dx)} {number(dy)}h0".replace(" -", "-"))
        last = (last[0] + dx, last[1] + dy)
    return "".join(moves)


def curve_of(points: list[Point]) -> str:
    """Write a smooth path through points (Catmull-Rom as cubic pieces)."""
    if len(points) == 2:
        return path_of(points)
    ends = [points[0], *points, points[-1]]
    pieces = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        pieces.append("C" + " ".join(f"{number(x)} {number(y)}" for x, y in (first, second, end)))
    return "".join(pieces)


def along(points: list[Point], pace: float) -> list[Point]:
    """Return points at even distances along a line, both ends among them."""
    found, rest = [points[0]], pace
    for a, b in pairwise(points):
        length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
        gone = rest
        while gone < length:
            part = gone / length
            found.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
            gone += pace
        rest = gone - length
    return [*found, points[-1]]
