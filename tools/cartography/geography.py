"""Where things are: the sheet's projection, and land, water and border in the sheet's units."""

import json
import math
import tomllib
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from .strokes import Point

Shape = list[list[Point]]
MILES_PER_DEGREE = 69.05


class Geography:
    """What is drawn: the game's sheet, the map's description, and the land in the sheet's units."""

    def __init__(
        self, sheet: dict[str, Any], plan: dict[str, Any], features: list[dict[str, Any]]
    ) -> None:
        self.sheet = sheet
        self.plan = plan
        self.towns = {town["id"]: town for town in sheet.get("towns", [])}
        self.zones = {zone["id"]: zone for zone in sheet.get("zones", [])}
        self.shapes: dict[str, list[Shape]] = {"land": [], "lake": [], "border": []}
        self.areas: dict[str, Shape] = {}
        for feature in features:
            kind = feature["properties"]["kind"]
            found = [self.here(ring) for ring in rings(feature["geometry"])]
            if "id" in feature["properties"]:
                self.areas[feature["properties"]["id"]] = found
            elif kind in self.shapes:
                self.shapes[kind].append(found)

    @classmethod
    def read(cls, root: Path, game: str) -> "Geography":
        """Read a game's sheet and description, and the geography that the description names."""
        plan = tomllib.loads((root / f"geo/{game}.toml").read_text("utf-8"))
        sheet = json.loads((root / f"app/games/{game}/data/board.json").read_text("utf-8"))
        features = json.loads((root / "geo" / plan["geography"]).read_text("utf-8"))["features"]
        return cls(sheet, plan, features)

    @property
    def across(self) -> float:
        return float(self.sheet["projection"]["unitsPerDegreeLon"])

    @property
    def down(self) -> float:
        return float(self.sheet["projection"]["unitsPerDegreeLat"])

    @property
    def units_per_mile(self) -> float:
        """Return how long a statute mile is: true along meridians and on the standard parallel."""
        return self.down / MILES_PER_DEGREE

    def place(self, lon: float, lat: float) -> Point:
        """Return the board's x and y of a place."""
        origin = self.plan["origin"]
        x = origin["x"] + (lon - origin["lon"]) * self.across
        return (round(x, 1), round(origin["y"] + (origin["lat"] - lat) * self.down, 1))

    def here(self, line: Iterable[Iterable[float]]) -> list[Point]:
        return [self.place(*pair) for pair in line]

    @cached_property
    def marks(self) -> list[Point]:
        """List where the marks of towns and zones stand."""
        zones = (tuple(self.plan["zones"][zone]["at"]) for zone in self.zones)
        return [*((town["x"], town["y"]) for town in self.towns.values()), *zones]

    @cached_property
    def ways(self) -> list[tuple[dict[str, Any], list[Point]]]:
        """List the ways between places, each with its line on the map."""
        found = []
        for link in self.sheet.get("links", []):
            a, b = self.towns[link["a"]], self.towns[link["b"]]
            via = [(x, y) for x, y in link["via"]]
            found.append((link, [(a["x"], a["y"]), *via, (b["x"], b["y"])]))
        for road in self.plan.get("roads", []):
            a, b = (tuple(self.plan["zones"][road[end]]["at"]) for end in "ab")
            link = {"kind": "road", "border": False} | road
            found.append((link, [a, *((x, y) for x, y in road["via"]), b]))
        return found

    def lake_of(self, shape: Shape) -> str:
        """Name the game's lake that a shape is: the one whose named point lies in it."""
        for lake in self.sheet.get("lakes", []):
            if contains(shape[0], tuple(self.plan["lakes"][lake["id"]]["inside"])):
                return str(lake["id"])
        return ""

    @cached_property
    def frame(self) -> tuple[float, float, float, float]:
        """Return the inner edge of the map's border: left, top, right, bottom."""
        box = self.plan["frame"]
        return (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])

    def is_land(self, point: Point) -> bool:
        """Whether a point of the map is dry."""
        left, top, right, bottom = self.frame
        if not (left < point[0] < right and top < point[1] < bottom):
            return False
        wet = any(contains(shape[0], point) for shape in self.shapes["lake"])
        return not wet and any(contains(s[0], point) for s in self.shapes["land"])


def rings(geometry: dict[str, Any]) -> Iterator[list[list[float]]]:
    """List the rings of a polygon or of several, or a line."""
    if geometry["type"] == "LineString":
        yield geometry["coordinates"]
        return
    many = geometry["coordinates"]
    for polygon in many if geometry["type"] == "MultiPolygon" else [many]:
        yield from polygon


def contains(ring: list[Point], point: Point) -> bool:
    """Whether a point lies inside a ring (even-odd)."""
    inside = False
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (y1 > point[1]) != (y2 > point[1]):
            inside ^= point[0] < (x2 - x1) * (point[1] - y1) / (y2 - y1) + x1
    return inside


def distance(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])
