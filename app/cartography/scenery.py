"""What stands in the country: long fields with their houses, churches, camps, batteries, a fall."""

import math
import random

from .geography import Geography
from .relief import Clear
from .strokes import element, number
from .zones import ticks

CHURCH = "M-2.6 0V-3.4L0-5.2 2.6-3.4V0ZM0-5.2V-9.2M-1.4-7.8H1.4"
TENT = "M-2.1 0 0-3.6 2.1 0ZM0-3.6V0"
BATTERY = "M-5 1.6A5.4 5.4 0 0 1 5 1.6M-3.4-.6-4.6-2.4M0-2.2V-4.4M3.4-.6 4.6-2.4"


def fields(geography: Geography, clear: Clear) -> str:
    """Draw the long narrow farms that run up from a shore, a house at the foot of some."""
    lines, furrows, houses = [], [], []
    for number_of, field in enumerate(geography.plan.get("fields", [])):
        chance = random.Random(number_of)
        side, wide = field["side"], field.get("wide", 7)
        for x, y, ux, uy in ticks(geography.here(field["line"]), wide):
            nx, ny = -uy * side, ux * side
            deep = field["deep"] * chance.uniform(0.72, 1)
            if not all(clear.allows((x + nx * d, y + ny * d)) for d in (5, deep / 2, deep)):
                continue
            lines.append(stroke(x + nx * 4, y + ny * 4, nx * (deep - 4), ny * (deep - 4)))
            if chance.random() < 0.55:
                start, end = sorted(chance.uniform(6, deep) for _ in range(2))
                for part in (0.25, 0.5, 0.75):
                    at = (x + ux * wide * part + nx * start, y + uy * wide * part + ny * start)
                    furrows.append(stroke(*at, nx * (end - start), ny * (end - start)))
            if chance.random() < 0.5:
                houses.append(f"M{number(x + nx * 2 - 1.3)} {number(y + ny * 2 - 1)}h2.6v2h-2.6z")
    if not lines:
        return ""
    return (
        element("path", class_="strip", d="".join(lines))
        + element("path", class_="furrow", d="".join(furrows))
        + element("path", class_="house", d="".join(houses))
    )


def stroke(x: float, y: float, dx: float, dy: float) -> str:
    return f"M{number(x)} {number(y)}l{number(dx)} {number(dy)}".replace(" -", "-")


def signs(geography: Geography) -> str:
    """Draw churches, camps and batteries where the description has them."""
    plan = geography.plan
    drawn = [sign("church", CHURCH, at) for at in plan.get("churches", [])]
    for battery in plan.get("batteries", []):
        drawn.append(sign("battery", BATTERY, battery["at"], battery["angle"]))
    for camp in plan.get("camps", []):
        drawn += [
            sign("tent", TENT, (x + dx, y + dy))
            for row in range(camp["rows"])
            for x, y, _, _ in ticks(geography.here(camp["line"]), 6.2)
            for dx, dy in [(row * camp["step"][0], row * camp["step"][1])]
        ]
    return element("g", *drawn, class_="signs") if drawn else ""


def sign(kind: str, d: str, at: tuple[float, float], angle: float = 0) -> str:
    turn = f" rotate({number(angle)})" if angle else ""
    return element(
        "path", class_=kind, d=d, transform=f"translate({number(at[0])} {number(at[1])}){turn}"
    )


def falls(geography: Geography) -> str:
    """Draw a fall: the lip of the rock, water in threads, spray at its foot."""
    drawn = []
    for fall in geography.plan.get("falls", []):
        x, y = fall["at"]
        wide, high = fall["wide"], fall["high"]
        threads = "".join(
            f"M{number((n - 3.5) * wide / 8)} 0q{number(math.sin(n) * 0.8)} {number(high / 2)}"
            f" {number(math.sin(n * 2) * 0.7)} {number(high)}"
            for n in range(8)
        )
        half = number(wide / 2)
        drawn.append(
            element(
                "g",
                element("path", class_="sheet", d=f"M-{half} 0H{half}V{number(high)}H-{half}Z"),
                element("path", class_="thread", d=threads),
                element(
                    "path",
                    class_="spray",
                    d=f"M-{number(wide / 2 + 3)} {number(high + 1)}q2.2-2.6 4.4 0 2.2-2.6 4.4 0"
                    " 2.2-2.6 4.4 0 2.2-2.6 4.4 0",
                ),
                class_="fall",
                transform=f"translate({x} {y}) rotate({fall.get('angle', 0)})",
            )
        )
    return "".join(drawn)
