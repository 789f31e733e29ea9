"""Where things are: the sheet's projection, and land, water and border in the sheet's units."""

import json
import math
import tomllib
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from .strokes import Point, along

Shape = list[list[Point]]
MILES_PER_DEGREE = 69.05
EARTH_MILES = 3959.0
SPARE = 24.0
"""How far beyond its frame a drawing goes, so that no cut shows as a shore."""
LEAST = 0.7
"""How far points of a shore are apart at least."""


class Geography:
    """What is drawn: the game's sheet, the map's description, and the land in the sheet's units."""

    def __init__(
        self, sheet: dict[str, Any], plan: dict[str, Any], features: list[dict[str, Any]]
    ) -> None:
        self.sheet = sheet
        self.plan = plan
        self.towns = {town["id"]: town for town in sheet.get("towns", [])}
        self.zones = {zone["id"]: zone for zone in sheet.get("zones", [])}
        self.hexes = {one["id"]: one for one in sheet.get("hexes", [])}
        self.shapes: dict[str, list[Shape]] = {"land": [], "lake": [], "border": []}
        self.areas: dict[str, Shape] = {}
        for feature in features:
            kind = feature["properties"]["kind"]
            found = [self.outline(ring) for ring in rings(feature["geometry"])]
            if "id" in feature["properties"]:
                self.areas[feature["properties"]["id"]] = found
            elif kind in self.shapes and any(found):
                self.shapes[kind].append([ring for ring in found if ring])

    @classmethod
    def read(cls, folder: Path, game: str, board: bytes) -> "dict[str, Geography]":
        """Read a map's description, and the geography that it names, for a board's sheet.

        Returns what each drawing shows, by its name: "map", and what else the description has.
        Raises FileNotFoundError when a game's map is not described in the folder.
        """
        plan = tomllib.loads((folder / f"{game}.toml").read_text("utf-8"))
        sheet = json.loads(board)
        features = json.loads((folder / plan["geography"]).read_text("utf-8"))["features"]
        views = plan.pop("views", {"map": {}})
        return {name: cls(sheet, plan | view, features) for name, view in views.items()}

    @property
    def across(self) -> float:
        return float(self.sheet["projection"]["unitsPerDegreeLon"])

    @property
    def down(self) -> float:
        return float(self.sheet["projection"]["unitsPerDegreeLat"])

    @property
    def units_per_mile(self) -> float:
        """Return how long a statute mile is: true along meridians and on the standard parallel."""
        if self.hexes:
            projection = self.plan["projection"]
            return float(projection["hex"] * projection["radius"] / EARTH_MILES)
        return self.down / MILES_PER_DEGREE

    def place(self, lon: float, lat: float) -> Point:
        """Return the board's x and y of a place."""
        if self.hexes:
            return self.spot(*azimuthal(self.plan["projection"], lon, lat))
        origin = self.plan["origin"]
        x = origin["x"] + (lon - origin["lon"]) * self.across
        return (round(x, 1), round(origin["y"] + (origin["lat"] - lat) * self.down, 1))

    def spot(self, column: float, row: float) -> Point:
        """Return the drawing's x and y of a point of a board of hexes, given in hexes."""
        projection = self.plan["projection"]
        if self.plan["turned"]:
            column, row = projection["rows"] - row, column
        return (round(column * projection["hex"], 1), round(row * projection["hex"], 1))

    @property
    def north(self) -> float:
        """Return where north is, in degrees clockwise from up."""
        if not self.hexes:
            return 0.0
        return (90.0 if self.plan["turned"] else 0.0) - float(self.plan["projection"]["bearing"])

    def outline(self, ring: list[list[float]]) -> list[Point]:
        """Return a ring of the geography on the board; of hexes, as much of it as can be seen."""
        found = self.here(ring)
        return trimmed(found, self.frame) if self.hexes else found

    def here(self, line: Iterable[Iterable[float]]) -> list[Point]:
        return [self.place(*pair) for pair in line]

    @cached_property
    def marks(self) -> list[Point]:
        """List where the marks of towns and zones stand."""
        zones = (tuple(self.plan["zones"][zone]["at"]) for zone in self.zones)
        middles = (self.spot(one["x"], one["y"]) for one in self.hexes.values() if "town" in one)
        return [*((town["x"], town["y"]) for town in self.towns.values()), *zones, *middles]

    def caption_line(self, caption: dict[str, Any]) -> list[Point]:
        """Return the line under a caption: its own, or one that bends a little about its middle."""
        if "line" in caption:
            return self.here(caption["line"])
        spot = caption["spot"] if "spot" in caption else self.place(*caption["at"])
        (x, y), half = spot, caption["length"] / 2
        return [(x - half, y), (x, y - half / 16), (x + half, y)]

    @property
    def captions(self) -> list[dict[str, Any]]:
        """List the words along lines, those of one drawing alone among them."""
        return [*self.plan["captions"], *self.plan.get("captions_here", [])]

    @cached_property
    def caption_spots(self) -> list[Point]:
        """List the points that captions cover."""
        lines = (self.caption_line(caption) for caption in self.captions)
        return [spot for line in lines for spot in along(line, 8)]

    @cached_property
    def ways(self) -> list[tuple[dict[str, Any], list[Point]]]:
        """List the ways between places, each with its line on the map."""
        found = []
        for link in self.sheet.get("links", []):
            a, b = self.towns[link["a"]], self.towns[link["b"]]
            via = [(x, y) for x, y in link.get("via", [])]
            found.append(({"kind": "road"} | link, [(a["x"], a["y"]), *via, (b["x"], b["y"])]))
        drawn = {frozenset((r["a"], r["b"])): r["via"] for r in self.plan.get("roads", [])}
        for road in self.sheet.get("roads", []):
            a, b = (tuple(self.plan["zones"][road[end]]["at"]) for end in "ab")
            via = drawn.get(frozenset((road["a"], road["b"])), [])
            link = {"a": road["a"], "b": road["b"], "kind": "road", "border": False}
            found.append((link, [a, *((x, y) for x, y in via), b]))
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


def azimuthal(projection: dict[str, Any], lon: float, lat: float) -> Point:
    """Project a place by true distance and direction from a middle (azimuthal equidistant).

    Returns hexes from the board's left and upper edge, its upper edge lying to the `bearing`.
    """
    north, middle = math.radians(lat), math.radians(projection["lat"])
    east = math.radians(lon - projection["lon"])
    cosine = math.sin(middle) * math.sin(north)
    cosine += math.cos(middle) * math.cos(north) * math.cos(east)
    away = math.acos(min(1.0, cosine))
    stretch = projection["radius"] * (away / math.sin(away) if away else 1.0)
    x = stretch * math.cos(north) * math.sin(east)
    y = stretch * math.cos(middle) * math.sin(north)
    y -= stretch * math.sin(middle) * math.cos(north) * math.cos(east)
    turn = math.radians(projection["bearing"])
    left, top = projection["at"]
    return (
        left + x * math.cos(turn) - y * math.sin(turn),
        top - x * math.sin(turn) - y * math.cos(turn),
    )


def trimmed(ring: list[Point], frame: tuple[float, float, float, float]) -> list[Point]:
    """Cut a ring to a frame and a little more (Sutherland and Hodgman), without needless points."""
    left, top, right, bottom = frame
    cuts = ((0, left - SPARE, 1), (1, top - SPARE, 1), (0, right + SPARE, -1))
    for axis, edge, sign in (*cuts, (1, bottom + SPARE, -1)):
        ring = half_of(ring, axis, edge, sign)
    kept: list[Point] = []
    for point in ring:
        if not kept or distance(point, kept[-1]) > LEAST:
            kept.append(point)
    return kept if len(kept) > 2 else []


def half_of(ring: list[Point], axis: int, edge: float, sign: int) -> list[Point]:
    """Cut away what lies beyond one edge."""
    found: list[Point] = []
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        first, last = ((point[axis] - edge) * sign for point in (a, b))
        if first >= 0:
            found.append(a)
        if first * last < 0:
            part = first / (first - last)
            found.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
    return found


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
