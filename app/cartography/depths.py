"""How far out from the shore the water is, and lines through all places that are equally far out.

A stroke as wide as twice its distance from the shore, with a narrower one in its middle, would look
the same. It takes a browser twenty times as long to paint, at every step of a zoom.
"""

import math
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise

from .strokes import Point

Node = tuple[int, int]
Edge = tuple[Node, Node]
Box = tuple[float, float, float, float]

SLACK = 0.25
"""How far a line may be from the true one, for the sake of fewer points."""


class Depths:
    """How far from the nearest shore each crossing of a grid lies, water on one side of it."""

    def __init__(self, rings: list[list[Point]], box: Box, reach: float, *, inside: bool) -> None:
        self._left, self._top = math.floor(box[0]), math.floor(box[1])
        self._columns = math.ceil(box[2]) - self._left + 1
        self._rows = math.ceil(box[3]) - self._top + 1
        self._far = reach + 2
        sides = [
            ((ax - self._left, ay - self._top), (bx - self._left, by - self._top))
            for ring in rings
            for (ax, ay), (bx, by) in pairwise([*ring, ring[0]])
        ]
        self._squares = [[self._far**2] * self._columns for _ in range(self._rows)]
        for a, b in sides:
            self._come_near(a, b)
        self._depths = [
            [
                math.sqrt(square) * (1 if is_within == inside else -1)
                for square, is_within in zip(squares, within, strict=True)
            ]
            for squares, within in zip(self._squares, self._insides(sides), strict=True)
        ]
        self._shallows = list(self._near())

    def _come_near(self, a: Point, b: Point) -> None:
        """Tighten what the crossings around one side of an outline know of how near it is."""
        (ax, ay), (bx, by) = a, b
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy or 1.0
        first = max(0, math.ceil(min(ax, bx) - self._far))
        last = min(self._columns - 1, math.floor(max(ax, bx) + self._far))
        for y in range(
            max(0, math.ceil(min(ay, by) - self._far)),
            min(self._rows - 1, math.floor(max(ay, by) + self._far)) + 1,
        ):
            squares = self._squares[y]
            py = y - ay
            for x in range(first, last + 1):
                px = x - ax
                part = (px * dx + py * dy) / length
                part = 0.0 if part < 0 else min(part, 1.0)
                square = (px - part * dx) ** 2 + (py - part * dy) ** 2
                if square < squares[x]:
                    squares[x] = square

    def _insides(self, sides: list[tuple[Point, Point]]) -> Iterator[list[bool]]:
        """Return of each row's crossings whether they lie inside the outlines (even-odd)."""
        crossed = defaultdict(list)
        for (ax, ay), (bx, by) in sides:
            low, high = min(ay, by), max(ay, by)
            for y in range(max(0, math.floor(low) + 1), min(self._rows - 1, math.floor(high)) + 1):
                crossed[y].append(ax + (bx - ax) * (y - ay) / (by - ay))
        for y in range(self._rows):
            at = sorted(crossed[y])
            n, row = 0, []
            for x in range(self._columns):
                while n < len(at) and at[n] <= x:
                    n += 1
                row.append(n % 2 == 1)
            yield row

    def lines(self, depth: float) -> list[list[Point]]:
        """Draw the lines through all places of one depth; most come back to where they begin."""
        ways: dict[Edge, list[Edge]] = defaultdict(list)
        for a, b in self._pieces(depth):
            ways[a].append(b)
            ways[b].append(a)
        found = []
        # Lines that end at the drawing's edge are followed from an end.
        for start in [*(edge for edge, to in ways.items() if len(to) == 1), *ways]:
            if ways[start]:
                line = [self._spot(edge, depth) for edge in followed(ways, start)]
                found.append(simple(line))
        return found

    def _near(self) -> Iterator[tuple[Node, tuple[float, ...]]]:
        """List the grid's cells that have water near a shore: first corner, depths of all."""
        for y, (above, below) in enumerate(pairwise(self._depths)):
            for x in range(self._columns - 1):
                corners = (above[x], above[x + 1], below[x + 1], below[x])
                if max(corners) > 0 and min(corners) < self._far:
                    yield (x, y), corners

    def _pieces(self, depth: float) -> Iterator[tuple[Edge, Edge]]:
        """List how a line crosses the grid's cells, as the two sides of a cell that it cuts."""
        for (x, y), corners in self._shallows:
            if not min(corners) <= depth < max(corners):
                continue
            deep = [corner > depth for corner in corners]
            nodes = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
            cut = [
                (min(nodes[n], nodes[n - 3]), max(nodes[n], nodes[n - 3]))
                for n in range(4)
                if deep[n] != deep[n - 3]
            ]
            # On a saddle the middle goes with the corners that are as deep as it.
            if len(cut) == 4 and (sum(corners) / 4 > depth) != deep[0]:
                cut = [*cut[1:], cut[0]]
            yield from zip(cut[::2], cut[1::2], strict=True)

    def _spot(self, edge: Edge, depth: float) -> Point:
        (ax, ay), (bx, by) = edge
        a, b = self._depths[ay][ax], self._depths[by][bx]
        part = (depth - a) / (b - a)
        return (self._left + ax + (bx - ax) * part, self._top + ay + (by - ay) * part)


def followed(ways: dict[Edge, list[Edge]], start: Edge) -> list[Edge]:
    """Follow a line from one of its points, and take it away."""
    line = [start]
    while ways[line[-1]]:
        here = line[-1]
        there = ways[here].pop()
        ways[there].remove(here)
        line.append(there)
    return line


def simple(line: list[Point]) -> list[Point]:
    """Leave out points that lie nearly on the way between others (Douglas and Peucker)."""
    kept = {0, len(line) - 1}
    # A line that closes has no direction: it is parted in its middle.
    middle = len(line) // 2
    kept.add(middle)
    waiting = [(0, middle), (middle, len(line) - 1)]
    while waiting:
        first, last = waiting.pop()
        if last - first < 2:
            continue
        off = [(aside(line[n], line[first], line[last]), n) for n in range(first + 1, last)]
        worst, at = max(off)
        if worst > SLACK:
            kept.add(at)
            waiting += [(first, at), (at, last)]
    return [line[n] for n in sorted(kept)]


def aside(point: Point, a: Point, b: Point) -> float:
    """Return how far a point lies from the piece between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    part = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length if length else 0.0
    part = min(1.0, max(0.0, part))
    return math.hypot(point[0] - a[0] - part * dx, point[1] - a[1] - part * dy)
