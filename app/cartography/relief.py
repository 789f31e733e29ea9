"""Hills as hachures and woods as tufts. Both keep away from what is to be read."""

import math
import random
from itertools import pairwise

from .geography import Geography, distance
from .strokes import Point, along, element, number


class Clear:
    """Where nothing may be scattered: about towns, roads, lettering and furniture."""

    def __init__(self, geography: Geography) -> None:
        self.geography = geography
        self.spots: list[tuple[Point, float]] = []
        room = 12 if geography.hexes else 34
        self.spots += [(mark, room) for mark in geography.marks]
        for _, line in geography.ways:
            self.spots += [(spot, 7.5) for spot in along(line, 8)]
        for caption in geography.captions:
            line = geography.caption_line(caption)
            self.spots += [(spot, caption.get("room", 11)) for spot in along(line, 8)]
        for x, y, radius in geography.plan["clear"]:
            self.spots.append(((x, y), radius))
        for stream in geography.plan["streams"]:
            self.spots += [(spot, 4.5) for spot in along(geography.here(stream["line"]), 6)]

    def is_free(self, point: Point) -> bool:
        """Whether nothing but a mark keeps a place from being drawn on."""
        marks = self.geography.marks
        return self.geography.is_land(point) and all(distance(point, mark) > 17 for mark in marks)

    def allows(self, point: Point) -> bool:
        if any(distance(point, spot) < room for spot, room in self.spots):
            return False
        return self.geography.is_land(point)


def hills(geography: Geography, clear: Clear) -> str:
    """Hachure both slopes of each ridge: short strokes, the one away from the light heavier."""
    light: list[str] = []
    shade: list[str] = []
    for number_of, ridge in enumerate(geography.plan["ridges"]):
        chance = random.Random(number_of)
        height = ridge.get("height", 6)
        line = [
            (x + chance.uniform(-1.6, 1.6), y + chance.uniform(-1.6, 1.6))
            for x, y in along(geography.here(ridge["line"]), 5)
        ]
        top = [p for a, b in pairwise(line) for p in (a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))]
        for n, (a, b) in enumerate(pairwise(top)):
            swell = math.sin(math.pi * ((n * 5 / 26) % 1)) ** 0.5
            for side in (-1, 1):
                if swell > 0.35 and clear.allows(a):
                    bank, stroke = slope(a, b, side, height * swell * chance.uniform(0.6, 1))
                    (shade if bank else light).append(stroke)
    return element("path", class_="hachure", d="".join(light)) + element(
        "path", class_="hachure shaded", d="".join(shade)
    )


def cliffs(geography: Geography, clear: Clear) -> str:
    """Hachure the one slope of a height's edge, to the `side` of its way, row under row."""
    drawn = []
    for number_of, cliff in enumerate(geography.plan.get("cliffs", [])):
        chance = random.Random(number_of)
        side, height = cliff["side"], cliff["height"]
        for row in range(cliff.get("rows", 1)):
            for a, b in pairwise(along(geography.here(cliff["line"]), 2.3)):
                length = distance(a, b) or 1
                dx, dy = (a[1] - b[1]) / length * -side, (b[0] - a[0]) / length * -side
                start = (a[0] + dx * row * height, a[1] + dy * row * height)
                long = height * chance.uniform(0.6, 0.95)
                if clear.is_free(start) and clear.is_free((start[0] + dx, start[1] + dy)):
                    run = f"l{number(dx * long)} {number(dy * long)}".replace(" -", "-")
                    drawn.append(f"M{number(start[0])} {number(start[1])}{run}")
    return element("path", class_="hachure cliff", d="".join(drawn)) if drawn else ""


def slope(a: Point, b: Point, side: int, height: float) -> tuple[bool, str]:
    """Draw one stroke down from a ridge; tell too whether it lies in the shade."""
    length = distance(a, b) or 1
    dx, dy = (a[1] - b[1]) / length * side, (b[0] - a[0]) / length * side
    start = (a[0] + dx * 1.1, a[1] + dy * 1.1)
    run = f"l{number(dx * height)} {number(dy * height)}".replace(" -", "-")
    return dx + dy > 0, f"M{number(start[0])} {number(start[1])}{run}"


def woods(geography: Geography, clear: Clear) -> str:
    """Scatter tufts, in groups, where the description has woods."""
    chance = random.Random(1812)
    tufts: list[Point] = []
    for wood in geography.plan.get("woods", []):
        middle = geography.place(*wood["at"])
        for _ in range(wood["tufts"]):
            angle, far = chance.uniform(0, 2 * math.pi), chance.random() ** 0.5
            x = middle[0] + math.cos(angle) * far * wood["wide"]
            y = middle[1] + math.sin(angle) * far * wood["high"]
            if clear.allows((x, y)) and all(distance((x, y), tuft) > 7 for tuft in tufts):
                tufts.append((x, y))
    tufts.sort(key=lambda tuft: tuft[1])
    tree = "q-2.6-.4-1.6-2.6q-.6-2.4 1.6-2.8q2.2.4 1.6 2.8q1 2.2-1.6 2.6zm0 0v1.6m.6 0h3.2"
    drawn = "".join(f"M{number(x)} {number(y)}{tree}" for x, y in tufts)
    return element("path", class_="woods", d=drawn)
