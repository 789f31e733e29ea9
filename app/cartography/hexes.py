"""A board of hexes: their sides, the woods along some, towns and ports."""

import math
import random
from typing import Any

from .geography import Geography, distance
from .strokes import Point, along, element, number, path_of
from .towns import mark

RADIUS = 1 / math.sqrt(3)
"""How far a hex's corners are from its middle; it is one wide."""
WANDER = 0.27
"""How far a town may lie from the middle of its hex: on a border nobody could tell whose it is."""
TREE = "q-2.3-.4-1.4-2.3q-.5-2.1 1.4-2.5q1.9.4 1.4 2.5q.9 1.9-1.4 2.3zm0 0v1.3"
WIGWAM = "M-6.4 5.6 0-6.4 6.4 5.6ZM-1.6 5.6 0 1.6 1.6 5.6M-1.4-8.4 0-6.4 1.4-8.4"


def corners(geography: Geography, at: str) -> list[Point]:
    """Return the six corners of a hex, in the drawing's units."""
    sheet = geography.hexes[at]
    turns = [math.radians(30 + 60 * n) for n in range(6)]
    return [
        geography.spot(sheet["x"] + RADIUS * math.cos(turn), sheet["y"] + RADIUS * math.sin(turn))
        for turn in turns
    ]


def shared(geography: Geography, a: str, b: str) -> list[Point]:
    """Return the two corners that two hexes share."""
    others = corners(geography, b)
    return [one for one in corners(geography, a) if min(distance(one, o) for o in others) < 1]


def areas(geography: Geography) -> str:
    """Draw the ground of each hex, to be pointed at."""
    drawn = [
        element(
            "path",
            class_="hex-area",
            id=f"area-{at}",
            d=path_of(corners(geography, at), closed=True),
        )
        for at, sheet in geography.hexes.items()
        if not sheet.get("water")
    ]
    return element("g", *drawn, class_="hexes")


def sides(geography: Geography) -> str:
    """Draw the sides: through open country, through woods, through water; then the woods."""
    lines: dict[str, list[str]] = {"clear": [], "forest": [], "water": []}
    for side in geography.sheet["sides"]:
        ends = shared(geography, side["a"], side["b"])
        kind = side["terrain"] if side["terrain"] in lines else "water"
        lines[kind].append(path_of(ends))
    return "".join(
        element("path", class_=f"hex-side {kind}", d="".join(paths))
        for kind, paths in lines.items()
    )


def forests(geography: Geography) -> str:
    """Plant trees along the sides that are forest or swamp (5.2), away from what is to be read."""
    chance = random.Random(1775)
    trees: list[Point] = []
    shunned = [*geography.marks, *geography.caption_spots]
    for side in geography.sheet["sides"]:
        if side["terrain"] != "forest":
            continue
        a, b = shared(geography, side["a"], side["b"])
        for x, y in along([a, b], 5.2):
            for _ in range(2):
                tree = (x + chance.uniform(-4.6, 4.6), y + chance.uniform(-4.6, 4.6) + 1.5)
                is_free = all(distance(tree, spot) > 12 for spot in shunned)
                if is_free and geography.is_land(tree) and is_apart(tree, trees):
                    trees.append(tree)
    trees.sort(key=lambda tree: tree[1])
    drawn = "".join(f"M{number(x)} {number(y)}{TREE}" for x, y in trees)
    return element("path", class_="woods", d=drawn)


def is_apart(tree: Point, trees: list[Point]) -> bool:
    return all(distance(tree, other) > 4 for other in trees[-60:])


def divide(geography: Geography) -> str:
    """Draw the line between the halves of the map for which weather is rolled apart (4)."""
    halves = {at: sheet["half"] for at, sheet in geography.hexes.items()}
    ways = [
        shared(geography, side["a"], side["b"])
        for side in geography.sheet["sides"]
        if halves[side["a"]] != halves[side["b"]]
    ]
    return element("path", class_="half-line", d="".join(path_of(way) for way in ways))


def town_spot(geography: Geography, at: str) -> Point:
    """Return where a hex's town lies: where it was, as far as its hex allows."""
    sheet, plan = geography.hexes[at], geography.plan["towns"].get(at)
    if not plan:
        return geography.spot(sheet["x"], sheet["y"])
    dx, dy = plan
    far = math.hypot(dx, dy)
    part = min(1.0, WANDER / far) if far else 1.0
    return geography.spot(sheet["x"] + dx * part, sheet["y"] + dy * part)


def places(geography: Geography) -> list[str]:
    """Draw each hex's mark and name."""
    return [
        hex_mark(geography, at) for at, sheet in geography.hexes.items() if not sheet.get("water")
    ]


def word(geography: Geography, at: str) -> str:
    """Return the key of the message with a place's name."""
    return f"{geography.plan['words']}{at.lower()}"


def hex_mark(geography: Geography, at: str) -> str:
    """Draw a hex's name, and its town with its value and an anchor for a port."""
    sheet = geography.hexes[at]
    town = sheet.get("town")
    x, y = town_spot(geography, at)
    words = element(
        "text",
        sheet["name"],
        class_="lettering town-name" + ("" if town else " hex-name"),
        x=0,
        y=number(-13) if town else -13,
        text_anchor="middle",
        data_word=word(geography, at),
    )
    kind = f"town hex {town['side']} value-{town['value']}" if town else "town hex"
    return element(
        "g",
        element("g", *town_parts(geography, town), words, class_="scaled"),
        id=f"hex-{at}",
        class_=kind,
        data_bearing="C",
        data_x=x,
        data_y=y,
        transform=f"translate({x} {y})",
    )


def town_parts(geography: Geography, town: dict[str, Any] | None) -> list[str]:
    if not town:
        return []
    if town["side"] == geography.plan["wigwams"]:
        return [element("path", class_="mark wigwam", d=WIGWAM)]
    size = 4.4 + 0.75 * town["value"]
    parts = [
        element("circle", class_="reach", r=number(size + 6)),
        mark(town, size, is_round=town["side"] == geography.plan["round"]),
    ]
    if town["value"]:
        parts.append(
            element("text", str(town["value"]), class_="value", y=3.4, text_anchor="middle")
        )
    if town["port"]:
        at = f"translate({number(size + 4.6)} {number(1.6)})"
        parts.append(element("use", href="#anchor", class_="base", transform=at))
    return parts
