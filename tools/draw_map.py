"""Draw a game's board as an SVG from real geography and the board sheet.

    python tools/draw_map.py [--check]

The drawing holds shapes and classes only; `static/css/map.css` gives it ink and paper. Towns have
ids `town-...`, lakes the ids of the sheet, so that the client can light them up.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))

from map_art import ANCHOR, CAPTIONS, CARTOUCHE, COMPASS, FRAME, LAKE_LETTERING, STACKS, STREAMS  # noqa: E402

SHEET = ROOT / "app/games/war1812/data/board.json"
GEOGRAPHY = ROOT / "geo/great_lakes.geojson"
DRAWING = ROOT / "static/maps/war1812.svg"

Point = tuple[float, float]

LABELS = {  # Where a name goes: text-anchor, and how it stands off the middle of the mark.
    "E": ("start", 1, 0.34),
    "W": ("end", -1, 0.34),
    "N": ("middle", 0, -1.4),
    "S": ("middle", 0, 2.2),
    "NE": ("start", 0.75, -0.55),
    "NW": ("end", -0.75, -0.55),
    "SE": ("start", 0.75, 1.3),
    "SW": ("end", -0.75, 1.3),
}


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def projected(projection: dict[str, Any], lon: float, lat: float) -> Point:
    """Give the board's x and y of a place, by the formula that the sheet states."""
    x = 60 + (lon + 83.11) * projection["unitsPerDegreeLon"]
    y = 40 + (46.81 - lat) * projection["unitsPerDegreeLat"]
    return (round(x, 1), round(y, 1))


def element(name: str, *children: str, **attributes: object) -> str:
    """Write one element; `class_` stands for class, an underscore for a hyphen."""
    named = ((key.rstrip("_").replace("_", "-"), value) for key, value in attributes.items())
    head = "".join(f' {key}="{escape(str(value))}"' for key, value in named if value != "")
    return f"<{name}{head}>{''.join(children)}</{name}>" if children else f"<{name}{head}/>"


def number(value: float) -> str:
    return f"{round(value, 1):g}"


def path_of(points: Iterable[Point], *, closed: bool = False) -> str:
    """Write a path of straight pieces with relative steps, which take the least room."""
    steps, last = [], None
    for x, y in points:
        if last is None:
            steps.append(f"M{number(x)} {number(y)}l")
            last = (x, y)
            continue
        dx, dy = round(x - last[0], 1), round(y - last[1], 1)
        steps.append(f"{number(dx)} {number(dy)}")
        last = (last[0] + dx, last[1] + dy)
    return " ".join(steps).replace(" -", "-").replace("l ", "l") + ("z" if closed else "")


def curve_of(points: list[Point]) -> str:
    """Write a smooth path through points (Catmull-Rom as cubic pieces)."""
    if len(points) == 2:
        return path_of(points)
    ends = [points[0], *points, points[-1]]
    pieces = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        pieces.append("C" + " ".join(f"{number(x)} {number(y)}" for x, y in (first, second, end)))
    return "".join(pieces)


def rings(geometry: dict[str, Any]) -> Iterator[list[list[float]]]:
    """List the rings of a polygon or of several."""
    many = geometry["coordinates"]
    for polygon in many if geometry["type"] == "MultiPolygon" else [many]:
        yield from polygon


def contains(ring: list[Point], point: Point) -> bool:
    """Tell whether a point lies inside a ring (even-odd)."""
    inside = False
    for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (y1 > point[1]) != (y2 > point[1]):
            inside ^= point[0] < (x2 - x1) * (point[1] - y1) / (y2 - y1) + x1
    return inside


class Board:
    """What is drawn: the sheet, and the geography in the sheet's units."""

    def __init__(self, sheet: dict[str, Any], geography: dict[str, Any]) -> None:
        self.sheet = sheet
        self.towns = {town["id"]: town for town in sheet["towns"]}
        self.shapes: dict[str, list[list[list[Point]]]] = {"land": [], "lake": [], "border": []}
        for feature in geography["features"]:
            kind = feature["properties"]["kind"]
            if kind == "border":
                line = feature["geometry"]["coordinates"]
                self.shapes[kind].append([self.here(line)])
            elif kind in self.shapes:
                found = [self.here(ring) for ring in rings(feature["geometry"])]
                self.shapes[kind].append(found)

    def here(self, line: Iterable[Iterable[float]]) -> list[Point]:
        return [projected(self.sheet["projection"], *pair) for pair in line]

    def lake_of(self, shape: list[list[Point]]) -> str:
        """Name the game's lake that a shape is: the one whose outline's middle lies in it."""
        for lake in self.sheet["lakes"]:
            if contains(shape[0], LAKE_LETTERING[lake["id"]]["inside"]):
                return str(lake["id"])
        return ""


def shape_path(shape: list[list[Point]]) -> str:
    return "".join(path_of(ring, closed=True) for ring in shape)


def definitions(board: Board) -> str:
    """Draw the outlines that are used several times: land, each country, each lake."""
    land = "".join(shape_path(shape) for shape in board.shapes["land"])
    border = board.shapes["border"][0][0]
    north = [*border, (1100.0, -60.0), (-160.0, -60.0)]
    south = [*border, (1100.0, 860.0), (-160.0, 860.0)]
    frame = element("rect", **FRAME)
    parts = [
        element("clipPath", frame, id="neatline"),
        element("path", id="land-shape", d=land),
        element("path", id="border-line", d=path_of(border)),
        element("clipPath", element("use", href="#land-shape"), id="land-clip"),
        element("clipPath", element("path", d=path_of(north, closed=True)), id="canada-clip"),
        element("clipPath", element("path", d=path_of(south, closed=True)), id="states-clip"),
        element("path", id="canada-shape", d=path_of(north, closed=True)),
        element("path", id="anchor", d=ANCHOR),
    ]
    for index, shape in enumerate(board.shapes["lake"]):
        name = board.lake_of(shape) or f"water-{index}"
        parts.append(element("path", id=f"{name}-shape", d=shape_path(shape)))
        parts.append(element("clipPath", element("use", href=f"#{name}-shape"), id=f"{name}-clip"))
    return element("defs", *parts)


def ground(board: Board) -> str:
    """Draw sea, land, the two countries' tints and the hand-coloured border."""
    coast = [element("use", href="#land-shape", class_=f"coast coast-{n}") for n in (3, 2, 1)]
    band = [
        element(
            "g",
            element("use", href="#border-line", class_=f"band {side}"),
            clip_path=f"url(#{clip})",
        )
        for side, clip in (("gb", "canada-clip"), ("us", "states-clip"))
    ]
    tinted = element("g", *band, clip_path="url(#land-clip)")
    return "".join(
        [
            element("rect", class_="sea", x=-160, y=-60, width=1260, height=920),
            *coast,
            element("use", href="#land-shape", class_="land"),
            element(
                "g",
                element("use", href="#canada-shape", class_="country gb"),
                clip_path="url(#land-clip)",
            ),
            tinted,
        ]
    )


def water(board: Board) -> str:
    """Draw streams, then lakes with the lines that engravers put along a shore."""
    parts = [
        element(
            "path", class_=f"stream width-{stream['width']}", d=curve_of(board.here(stream["line"]))
        )
        for stream in STREAMS
    ]
    for river in board.sheet["rivers"]:
        points = [(x, y) for x, y in river["points"]]
        parts.append(element("path", class_="stream width-3", id=river["id"], d=curve_of(points)))
    for index, shape in enumerate(board.shapes["lake"]):
        lake = board.lake_of(shape)
        name = lake or f"water-{index}"
        lines = [
            element("use", href=f"#{name}-shape", class_=f"shore shore-{n}") for n in (4, 3, 2, 1)
        ]
        drawn = [
            element("use", href=f"#{name}-shape", class_="water"),
            element("g", *lines, clip_path=f"url(#{name}-clip)"),
        ]
        if lake:
            drawn.append(lake_words(board, lake))
            x, y = LAKE_LETTERING[lake]["spot"]
            parts.append(element("g", *drawn, id=lake, class_="lake", data_x=x, data_y=y))
        else:
            parts.append(element("g", *drawn, class_="pond"))
    parts.append(element("use", href="#border-line", class_="border"))
    return "".join(parts)


def lake_words(board: Board, lake: str) -> str:
    """Letter a lake along a curve; a narrow one stands outside, with a line to it."""
    words = LAKE_LETTERING[lake]
    name = next(found["name"] for found in board.sheet["lakes"] if found["id"] == lake)
    curve = element("path", id=f"{lake}-curve", class_="guide", d=words["curve"])
    text = element(
        "text",
        element(
            "textPath",
            escape(name),
            href=f"#{lake}-curve",
            startOffset="50%",
            text_anchor="middle",
        ),
        class_=f"lettering water-name {words['class']}",
    )
    leader = element("path", class_="leader", d=words["leader"]) if "leader" in words else ""
    return curve + leader + text


def links(board: Board) -> str:
    """Draw roads, trails and crossings; the bends come from the sheet."""
    drawn = []
    for link in board.sheet["links"]:
        a, b = board.towns[link["a"]], board.towns[link["b"]]
        points = [(a["x"], a["y"]), *((x, y) for x, y in link["via"]), (b["x"], b["y"])]
        kind = f"link {link['kind']}" + (" over-border" if link["border"] else "")
        line = curve_of(points)
        drawn.append(
            element(
                "g",
                element("path", class_="bed", d=line),
                element("path", class_="way", d=line),
                class_=kind,
                id=f"link-{link['a']}-{link['b']}",
            )
        )
    return element("g", *drawn, class_="links")


def mark(town: dict[str, Any], size: float) -> str:
    """Draw a town's mark: round for the States, square for Canada, larger for a larger value."""
    if town["side"] == "us":
        shapes = [element("circle", class_="mark", r=size)]
        if town.get("reinforcements"):
            shapes.append(element("circle", class_="ring", r=size + 2.6))
    else:
        shapes = [square("mark", size * 0.93)]
        if town.get("reinforcements"):
            shapes.append(square("ring", size * 0.93 + 2.6))
    return "".join(shapes)


def square(kind: str, half: float) -> str:
    side = number(2 * half)
    return element("rect", class_=kind, x=number(-half), y=number(-half), width=side, height=side)


def town(board: Board, name: str) -> str:
    """Draw a town: its mark with its value, its name, an anchor where a fleet has its base."""
    sheet = board.towns[name]
    size = 5.6 + 0.8 * sheet["value"]
    stack, label = STACKS.get(name, ("", ""))
    anchor, across, down = LABELS[label or sheet["label"]]
    reach = size + (6 if sheet.get("reinforcements") else 3.5)
    at_y = down * reach if anchor == "middle" else down * 10
    words = element(
        "text",
        escape(sheet["name"]),
        class_="lettering town-name",
        x=number(across * reach),
        y=number(at_y),
        text_anchor=anchor,
    )
    parts = [element("circle", class_="reach", r=number(size + 7)), mark(sheet, size)]
    parts.append(element("text", str(sheet["value"]), class_="value", y=3.5, text_anchor="middle"))
    if sheet["base"]:
        at = f"translate({number(size * 0.8)} {number(-size - 1.5)})"
        parts.append(element("use", href="#anchor", class_="base", transform=at))
    inner = element("g", *parts, words, class_="scaled")
    return element(
        "g",
        inner,
        id=f"town-{name}",
        class_=f"town {sheet['side']} value-{sheet['value']}",
        data_stack=stack or "N",
        data_x=sheet["x"],
        data_y=sheet["y"],
        transform=f"translate({sheet['x']} {sheet['y']})",
    )


def lettering(board: Board) -> str:
    """Letter the countries and the rivers."""
    drawn = []
    for index, caption in enumerate(CAPTIONS):
        name = f"caption-{index}"
        curve = curve_of(board.here(caption["line"]))
        words = element(
            "textPath",
            escape(caption["text"]),
            href=f"#{name}",
            startOffset="50%",
            text_anchor="middle",
        )
        drawn.append(element("path", id=name, class_="guide", d=curve))
        drawn.append(element("text", words, class_=f"lettering {caption['class']}"))
    return element("g", *drawn, class_="captions")


def drawing(board: Board) -> str:
    """Put the layers on each other; pieces and arrows are the client's, in `pieces`."""
    inner = [
        element("g", ground(board), water(board), lettering(board), clip_path="url(#neatline)"),
        element("rect", class_="neatline outer", **FRAME),
        element("rect", class_="neatline inner", **FRAME),
        CARTOUCHE,
        COMPASS,
        links(board),
        element("g", id="marks"),
        element("g", *(town(board, name) for name in sorted(board.towns)), id="towns"),
        element("g", id="pieces"),
    ]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="-74 -24 1124 812">'
        + definitions(board)
        + "\n".join(inner)
        + "</svg>\n"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Draw static/maps/war1812.svg")
    parser.add_argument("--check", action="store_true", help="fail when the file is not fresh")
    check = parser.parse_args().check
    drawn = drawing(Board(read(SHEET), read(GEOGRAPHY)))
    if check:
        return 0 if DRAWING.read_text(encoding="utf-8") == drawn else 1
    DRAWING.parent.mkdir(parents=True, exist_ok=True)
    DRAWING.write_text(drawn, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
