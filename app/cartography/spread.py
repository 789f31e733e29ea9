"""A country drawn wider where its places crowd: shores and rivers go along, none crosses another.

Every place drives away what is near it, and what is farther less so, in many small steps; a point
of a shore is carried along like a leaf, so that land, lakes and rivers keep their order.
"""

import math
from typing import Any

from .strokes import Point

FAR = 3.2
"""Beyond how many reaches a place no longer drives anything."""


class Spread:
    """The way of every point from where it lies to where it is drawn.

    `places`: what drives; `room` in the plan lists points that want room besides, with a weight.
    """

    def __init__(self, plan: dict[str, Any], places: list[Point], room: list[Point]) -> None:
        self.reach, self.pace = float(plan["reach"]), float(plan["pace"])
        self._known: dict[Point, Point] = {}
        weights = [1.0] * len(places) + [float(weight) for _, _, weight in plan["room"]]
        drivers = [*places, *room]
        self.stages: list[list[tuple[float, float, float]]] = []
        for _ in range(plan["steps"]):
            stage = [(x, y, weight) for (x, y), weight in zip(drivers, weights, strict=True)]
            self.stages.append(stage)
            drivers = [self._carried(point, stage) for point in drivers]

    def moved(self, point: Point) -> Point:
        """Return where a point is drawn."""
        found = self._known.get(point)
        if found is None:
            found = point
            for stage in self.stages:
                found = self._carried(found, stage)
            self._known[point] = found
        return found

    def _carried(self, point: Point, stage: list[tuple[float, float, float]]) -> Point:
        across = down = 0.0
        square = self.reach**2
        for x, y, weight in stage:
            dx, dy = point[0] - x, point[1] - y
            away = (dx * dx + dy * dy) / square
            if away < FAR**2:
                push = weight * math.exp(-away / 2)
                across, down = across + dx * push, down + dy * push
        return (point[0] + self.pace * across, point[1] + self.pace * down)
