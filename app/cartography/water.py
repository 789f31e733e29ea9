"""Sea, lakes with the lines that engravers draw along a shore, and rivers that swell."""

import math
from itertools import pairwise

from .depths import Depths
from .geography import Geography, Shape
from .strokes import Point, along, curve_of, dotted, element, path_of

DEPTHS = (1.4, 3.5, 6.2, 9.6, 13.8)
"""How far from the shore its lines are drawn."""


def shape_path(shape: Shape) -> str:
    return "".join(path_of(ring, closed=True) for ring in shape)


def lined(shapes: list[Shape], geography: Geography, *, inside: bool) -> list[str]:
    """Draw lines along a shore, the farthest first."""
    rings = [ring for shape in shapes for ring in shape]
    depths = Depths(rings, geography.frame, DEPTHS[-1], inside=inside)
    return [
        element(
            "path", class_=f"line far-{n}", d="".join(path_of(line) for line in depths.lines(depth))
        )
        for n, depth in reversed([*enumerate(DEPTHS, 1)])
    ]


def sea(geography: Geography) -> str:
    left, top, right, bottom = geography.frame
    box = element("rect", class_="sea", x=left, y=top, width=right - left, height=bottom - top)
    lines = lined(geography.shapes["land"], geography, inside=False)
    return box + element("g", *lines, class_="lining")


def lakes(geography: Geography) -> str:
    """Draw all water once; the game's own lakes again above it, to be pointed at."""
    parts = [
        element("use", href="#waters", class_="water"),
        element("g", *lined(geography.shapes["lake"], geography, inside=True), class_="lining"),
        element("use", href="#waters", class_="shore"),
    ]
    for shape in geography.shapes["lake"]:
        if lake := geography.lake_of(shape):
            x, y = geography.plan["lakes"][lake]["spot"]
            area = element("path", class_="lake-area", d=shape_path(shape))
            parts.append(element("g", area, id=lake, class_="lake", data_x=x, data_y=y))
    return "".join(parts)


def rivers(geography: Geography) -> str:
    drawn = []
    for stream in geography.plan["streams"]:
        points = geography.here(stream["line"])
        drawn.append(element("path", class_="stream", d=swelling(points, stream["width"])))
    for river in geography.sheet.get("rivers", []):
        if "points" not in river:  # A river that is an area is drawn as one.
            continue
        points = [(x, y) for x, y in river["points"]]
        drawn.append(element("path", class_="reach-of-river", id=river["id"], d=curve_of(points)))
    return element("g", *drawn, class_="rivers")


def swelling(points: list[Point], width: float) -> str:
    """Draw a river from its source to its mouth: two banks that part, with small bends."""
    middle = winding(smooth(points))
    left, right = [], []
    for n, (before, after) in enumerate(
        zip([middle[0], *middle], [*middle[1:], middle[-1]], strict=False)
    ):
        length = math.dist(before, after) or 1
        half = width * (0.12 + 0.88 * n / (len(middle) - 1)) / 2
        dx, dy = (before[1] - after[1]) / length * half, (after[0] - before[0]) / length * half
        x, y = middle[n]
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    return path_of([*left, *reversed(right)], closed=True)


def winding(points: list[Point]) -> list[Point]:
    """Return a line that winds a little about itself; the bends depend on the place alone."""
    found = [points[0]]
    for n, (a, b) in enumerate(pairwise(points[:-1])):
        length = math.dist(a, b) or 1
        bend = math.sin(n * 1.9 + a[0]) * 1.1
        x, y = b[0] + (a[1] - b[1]) / length * bend, b[1] + (b[0] - a[0]) / length * bend
        found.append((x, y))
    return [*found, points[-1]]


def smooth(points: list[Point]) -> list[Point]:
    """Return points on the smooth line through points, about as far apart as a small bend."""
    ends = [points[0], *points, points[-1]]
    fine: list[Point] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(6):
            t = step / 6
            fine.append((spline(t, a[0], b[0], c[0], d[0]), spline(t, a[1], b[1], c[1], d[1])))
    return along([*fine, points[-1]], 9)


def spline(t: float, a: float, b: float, c: float, d: float) -> float:
    """Return the Catmull-Rom value between b and c."""
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    )


def stipple(geography: Geography) -> str:
    """Draw sand along the great shores: dots on the dry side."""
    dots = []
    for shape in geography.shapes["lake"]:
        if len(shape[0]) < 40:
            continue
        for n, (a, b) in enumerate(pairwise(along(shape[0], 6.5))):
            length = math.dist(a, b) or 1
            for side in (-1, 1):
                off = side * (2.2 + 2 * abs(math.sin(n * 12.9)))
                spot = (a[0] + (a[1] - b[1]) / length * off, a[1] + (b[0] - a[0]) / length * off)
                if geography.is_land(spot):
                    dots.append(spot)
    return element("path", class_="stipple", d=dotted(dots))
