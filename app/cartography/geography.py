"""Where things are: the sheet's projection, and land, water and border in the sheet's units."""

import json
import math
import tomllib
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

from .spread import Spread
from .strokes import Point, along

Shape = list[list[Point]]
MILES_PER_DEGREE = 69.05
EARTH_MILES = 3959.0
SPARE = 24.0
"""How far beyond its frame a drawing goes, so that no cut shows as a shore."""
LEAST = 0.7
"""How far points of a shore are apart at least."""
BEYOND = 5.0
"""How many degrees land goes on beyond the geography's edges, for a view that is turned."""
FINE = 0.06
"""How long a stretch of a shore may be, in degrees, where the country is spread: it bends."""


class Geography:
    """What is drawn: the game's sheet, the map's description, and the land in the sheet's units."""

    def __init__(
        self,
        sheet: dict[str, Any],
        plan: dict[str, Any],
        features: list[dict[str, Any]],
        spread: Spread | None = None,
    ) -> None:
        self._spread = spread
        self.sheet = sheet
        self.plan = plan
        self.towns = {town["id"]: town for town in sheet.get("towns", [])}
        self.zones = {zone["id"]: zone for zone in sheet.get("zones", [])}
        self.hexes = {one["id"]: one for one in sheet.get("hexes", [])}
        self.spaces = {one["id"]: one for one in sheet.get("spaces", [])}
        # Of a frontier the boxes of the lakes are places, and no lake itself.
        self.lakes = [] if self.spaces else sheet.get("lakes", [])
        self.shapes: dict[str, list[Shape]] = {"land": [], "lake": [], "border": []}
        self.areas: dict[str, Shape] = {}
        for feature in features:
            kind = feature["properties"]["kind"]
            drawn = self.line if kind == "border" else self.outline
            found = [drawn(ring) for ring in rings(feature["geometry"])]
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
        found: dict[str, Geography] = {}
        spread = None
        for name, view in views.items():
            found[name] = cls(sheet, plan | view, features, spread)
            spread = found[name].spread if found[name].spaces else None
        return found

    @property
    def across(self) -> float:
        return float(self.projection["unitsPerDegreeLon"])

    @property
    def down(self) -> float:
        return float(self.projection["unitsPerDegreeLat"])

    @property
    def projection(self) -> dict[str, Any]:
        """Return the board's own projection, or the description's where the board has none."""
        found: dict[str, Any] = self.sheet.get("projection") or self.plan["projection"]
        return found

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
        if self.spaces:
            return self.turned(self.spread.moved(self.flat(lon, lat)))
        x, y = self.flat(lon, lat)
        return (round(x, 1), round(y, 1))

    def flat(self, lon: float, lat: float) -> Point:
        """Return x and y of a place before the country is spread or the drawing turned."""
        origin = self.plan["origin"]
        x = origin["x"] + (lon - origin["lon"]) * self.across
        return (x, origin["y"] + (origin["lat"] - lat) * self.down)

    @cached_property
    def spread(self) -> Spread:
        """Return how the country is spread about its spaces, in all views alike."""
        if self._spread:
            return self._spread
        plan = self.plan["spread"]
        places = [self.flat(lon, lat) for lon, lat in self.plan["places"].values()]
        return Spread(plan, places, [self.flat(lon, lat) for lon, lat, _ in plan["room"]])

    def turned(self, point: Point) -> Point:
        """Return a point of the drawing as a view turns it, counterclockwise."""
        turn = math.radians(self.plan.get("turn", 0))
        grown = self.plan.get("grown", 1)
        x, y = point[0] * grown, point[1] * grown
        across = x * math.cos(turn) + y * math.sin(turn)
        return (round(across, 1), round(y * math.cos(turn) - x * math.sin(turn), 1))

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
            return -float(self.plan.get("turn", 0))
        return (90.0 if self.plan["turned"] else 0.0) - float(self.plan["projection"]["bearing"])

    def outline(self, ring: list[list[float]]) -> list[Point]:
        """Return a ring of the geography on the board; of hexes, as much of it as can be seen."""
        found = self.line(ring)
        return trimmed(found, self.frame) if self.hexes or self.spaces else found

    def line(self, line: list[list[float]]) -> list[Point]:
        """Return a line of the geography on the board."""
        if not self.spaces:
            return self.here(line)
        return self.here(finer([self._beyond(lon, lat) for lon, lat in line]))

    def _beyond(self, lon: float, lat: float) -> list[float]:
        """Extend what ends where the geography ends: a view that is turned sees beyond it."""
        west, south, east, north = self.plan["edges"]
        far = [(-BEYOND if lon <= west else BEYOND if lon >= east else 0.0)]
        far.append(-BEYOND if lat <= south else BEYOND if lat >= north else 0.0)
        return [lon + far[0], lat + far[1]]

    def here(self, line: Iterable[Iterable[float]]) -> list[Point]:
        return [self.place(*pair) for pair in line]

    @cached_property
    def marks(self) -> list[Point]:
        """List where the marks of towns and zones stand."""
        zones = (tuple(self.plan["zones"][zone]["at"]) for zone in self.zones)
        middles = (self.spot(one["x"], one["y"]) for one in self.hexes.values() if "town" in one)
        spaces = [self.space_spot(space) for space in self.spaces]
        towns = ((town["x"], town["y"]) for town in self.towns.values())
        return [*towns, *zones, *middles, *spaces]

    def space_spot(self, space: str) -> Point:
        """Return where a space's mark stands."""
        return self.place(*self.plan["places"][space])

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
        if self.spaces:
            return self._between_spaces()
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

    def _between_spaces(self) -> list[tuple[dict[str, Any], list[Point]]]:
        """List the ways between spaces; the description bends some (`bends`)."""
        bends = {(one["a"], one["b"]): one["via"] for one in self.plan.get("bends", [])}
        return [
            (
                link | {"border": False},
                [
                    self.space_spot(link["a"]),
                    *self.here(bends.get((link["a"], link["b"]), [])),
                    self.space_spot(link["b"]),
                ],
            )
            for link in self.sheet["links"]
        ]

    def lake_of(self, shape: Shape) -> str:
        """Name the game's lake that a shape is: the one whose named point lies in it."""
        for lake in self.lakes:
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


def finer(ring: list[list[float]]) -> list[list[float]]:
    """Cut long stretches of a shore into short ones."""
    found = []
    for (lon, lat), (to_lon, to_lat) in pairwise(ring):
        parts = max(1, math.ceil(max(abs(to_lon - lon), abs(to_lat - lat)) / FINE))
        steps = ((to_lon - lon) / parts, (to_lat - lat) / parts)
        found += [[lon + steps[0] * n, lat + steps[1] * n] for n in range(parts)]
    return [*found, ring[-1]]


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
