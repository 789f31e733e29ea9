"""Zones that cover the land and share their borders, the waters between, a walled city."""

import random
from collections.abc import Iterator
from itertools import combinations, pairwise

from .geography import Geography, contains, distance
from .strokes import Point, along, curve_of, element, number
from .water import shape_path

CODE = "M-11.5-6.5Q-12.5 0-11.5 6.5Q0 9.5 11.5 6.5Q12.5 0 11.5-6.5Q0-9.5-11.5-6.5Z"


def clips(geography: Geography) -> str:
    """Draw the outlines that the zones' washes are kept within."""
    return "".join(
        element(
            "clipPath", element("path", d=shape_path(geography.areas[zone])), id=f"zone-{zone}-clip"
        )
        for zone in geography.zones
    )


def waters(geography: Geography) -> str:
    """Draw the parts of a river as places, how ships pass, and the line that divides them."""
    drawn = []
    for name, water in geography.plan.get("waters", {}).items():
        x, y = water["spot"]
        area = element("path", class_="lake-area", d=shape_path(geography.areas[name]))
        drawn.append(element("g", area, id=f"river-{name}", class_="lake", data_x=x, data_y=y))
    for (a, b), line in channels(geography):
        way = element("path", class_="guide way", d=curve_of(line))
        drawn.append(element("g", way, id=f"channel-{a}-{b}"))
    for line in geography.plan.get("divides", []):
        drawn.append(element("path", class_="divide", d=curve_of(geography.here(line))))
    return "".join(drawn)


def channels(geography: Geography) -> Iterator[tuple[tuple[str, str], list[Point]]]:
    """Return the way by water between two zones of a water, shore to shore, and between waters."""
    for name, water in geography.plan.get("waters", {}).items():
        fairway = geography.here(water["fairway"])
        shores = {
            zone: geography.place(*geography.plan["zones"][zone]["landing"])
            for zone, sheet in geography.zones.items()
            if sheet["river"] == name
        }
        for a, b in combinations(shores, 2):
            first, last = (nearest(fairway, shores[zone]) for zone in (a, b))
            step = 1 if first <= last else -1
            between = [
                spot
                for spot in fairway[first : last + step : step]
                if min(distance(spot, shores[a]), distance(spot, shores[b])) > OFF_SHORE
            ]
            ends = [tuple(geography.plan["zones"][zone]["at"]) for zone in (a, b)]
            yield (a, b), [ends[0], shores[a], *between, shores[b], ends[1]]
    for channel in geography.plan.get("channels", []):
        yield (channel["a"], channel["b"]), geography.here(channel["line"])


OFF_SHORE = 75
"""How far from a landing a way is in the fairway."""


def nearest(line: list[Point], to: Point) -> int:
    return min(range(len(line)), key=lambda n: distance(line[n], to))


def washes(geography: Geography) -> str:
    """Draw land, each zone with its hand-coloured border, and the line between two of them."""
    drawn = [element("use", href="#land-shape", class_="land")]
    for zone in geography.zones:
        outline = shape_path(geography.areas[zone])
        hue = geography.plan["zones"][zone]["wash"]
        bands = "".join(element("path", class_=f"band {width}", d=outline) for width in BANDS)
        drawn.append(
            element(
                "g",
                element("path", class_="zone-area", d=outline, id=f"area-{zone}"),
                element("g", bands, clip_path=f"url(#zone-{zone}-clip)"),
                class_=f"wash wash-{hue}",
            )
        )
    return "".join(drawn) + element("use", href="#land-shape", class_="shore")


BANDS = ("wide", "fine", "border")


def zone(geography: Geography, name: str) -> str:
    """Draw a zone's mark: its short form on a plate, a second rim where a match is decided."""
    sheet, plan = geography.zones[name], geography.plan["zones"][name]
    x, y = plan["at"]
    rim = element("path", class_="ring", d=CODE, transform="scale(1.24 1.36)")
    parts = [
        element("circle", class_="reach", r=20),
        rim if sheet["objective"] else "",
        element("path", class_="mark", d=CODE),
        element("text", sheet["id"], class_="code", y=3.6, text_anchor="middle"),
        element(
            "text",
            sheet["name"],
            class_="lettering town-name zone-name",
            x=0,
            y=-15 if plan.get("label", "N") == "N" else 24,
            text_anchor="middle",
            data_word=f"zone-{name}",
        ),
    ]
    return element(
        "g",
        element("g", *parts, class_="scaled"),
        id=f"zone-{name}",
        class_="town zone",
        data_bearing=plan["stack"],
        data_reach=16,
        data_x=x,
        data_y=y,
        transform=f"translate({x} {y})",
    )


def city(geography: Geography) -> str:
    """Draw a walled city: its ground, blocks of houses about their streets, walls with bastions."""
    plan = geography.plan.get("city")
    if not plan:
        return ""
    ground = geography.areas[plan["id"]]
    walls = geography.here(plan["walls"])
    return element(
        "g",
        element("path", class_="ground", d=shape_path(ground)),
        element("path", class_="houses", d="".join(houses(ground[0]))),
        element("path", class_="wall", d=bastioned(walls)),
        class_="city",
    )


def houses(ground: list[Point]) -> Iterator[str]:
    """Build blocks of houses in rows, here and there with a gap between them."""
    chance = random.Random(len(ground))
    left, right = min(x for x, _ in ground), max(x for x, _ in ground)
    top, bottom = min(y for _, y in ground), max(y for _, y in ground)
    for row in range(int((bottom - top) / 6.4)):
        for column in range(int((right - left) / 8)):
            x = left + column * 8 + 2.2 * (row % 2) + chance.uniform(-0.6, 0.6)
            y = top + row * 6.4 + chance.uniform(-0.5, 0.5)
            wide, high = chance.uniform(4.2, 6.2), chance.uniform(3.2, 4.4)
            corners = [(x, y), (x + wide, y), (x, y + high), (x + wide, y + high)]
            if chance.random() < 0.86 and all(contains(ground, corner) for corner in corners):
                back = number(-wide)
                yield f"M{number(x)} {number(y)}h{number(wide)}v{number(high)}h{back}z"


def bastioned(line: list[Point]) -> str:
    """Draw a wall with an arrow-headed bastion at each of its corners, to the left of its way."""
    drawn = []
    for n, (x, y) in enumerate(line):
        before, after = line[max(n - 1, 0)], line[min(n + 1, len(line) - 1)]
        length = distance(before, after) or 1
        ux, uy = (after[0] - before[0]) / length, (after[1] - before[1]) / length
        spots = [(-2.2, 0), (-3, 2.4), (0, 5.6), (3, 2.4), (2.2, 0)]
        drawn += [(x + ux * a + uy * b, y + uy * a - ux * b) for a, b in spots]
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in drawn)


def ticks(line: list[Point], pace: float) -> list[tuple[float, float, float, float]]:
    """Return points along a line, each with the direction in which it runs there."""
    found = []
    for a, b in pairwise(along(line, pace)):
        length = distance(a, b)
        if length > pace / 2:
            found.append((a[0], a[1], (b[0] - a[0]) / length, (b[1] - a[1]) / length))
    return found
