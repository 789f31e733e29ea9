"""The whole drawing: layer upon layer."""

import math

from . import boxes, hexes, spaces
from .geography import Geography
from .lettering import captions, lake_names
from .ornaments import ANCHOR, MARGIN, border, cartouche, compass
from .relief import Clear, cliffs, hills, woods
from .scenery import falls, fields, signs
from .soundings import flats, soundings
from .strokes import Point, element, path_of
from .towns import links, town
from .water import lakes, rivers, sea, shape_path, stipple
from .zones import city, clips, washes, waters, zone

FLECKS = (  # The fibres of a sheet of paper.
    "M4 9l3 1M19 3l1 2.4M33 14l2.6-1M47 6l1 1.4M58 21l-2 1.4M9 27l1.6-1M24 33l3 .6M41 29l.8 2.4"
    "M53 41l2.4-.6M13 46l-1 2M31 51l2.6 1M45 55l-2-1M59 58l1.6 .8M5 60l2.4-1M22 16h.6M38 43h.6"
    "M50 12h.6"
)


def definitions(geography: Geography) -> str:
    """Draw the outlines that are used several times."""
    left, top, right, bottom = geography.frame
    line = geography.shapes["border"][0][0] if geography.shapes["border"] else []
    frame = element("rect", x=left, y=top, width=right - left, height=bottom - top)
    land = "".join(shape_path(shape) for shape in geography.shapes["land"])
    water = "".join(shape_path(shape) for shape in geography.shapes["lake"])
    grain = element("path", class_="fleck", d=FLECKS)
    return element(
        "defs",
        element("clipPath", frame, id="neatline"),
        element("path", id="land-shape", d=land),
        element("path", id="waters", d=water),
        element("path", id="border-line", d=path_of(line) if line else ""),
        element("path", id="north-shape", d=half(geography, line, -200.0)),
        element("path", id="south-shape", d=half(geography, line, 1100.0)),
        element("path", id="anchor", d=ANCHOR),
        *(
            element("clipPath", element("use", href=f"#{shape}"), id=clip)
            for shape, clip in (
                ("land-shape", "land-clip"),
                ("north-shape", "north-clip"),
                ("south-shape", "south-clip"),
            )
        ),
        element("pattern", grain, id="grain", width=64, height=64, patternUnits="userSpaceOnUse"),
        clips(geography),
    )


def half(geography: Geography, line: list[Point], far: float) -> str:
    """Close the border line round the country on one side of it."""
    if not line:
        return ""
    if turn := math.radians(geography.north):
        dx, dy = -far * 2 * math.sin(turn), far * 2 * math.cos(turn)
        ends = [(x + dx, y + dy) for x, y in (line[-1], line[0])]
        return path_of([*line, *ends], closed=True)
    return path_of([*line, (line[-1][0], far), (line[0][0], far)], closed=True)


def ground(geography: Geography) -> str:
    """Draw land, the two countries' tints and the hand-coloured border between them, or zones."""
    if geography.hexes:
        return element("use", href="#land-shape", class_="land") + element(
            "use", href="#land-shape", class_="shore"
        )
    if geography.zones:
        return washes(geography)
    north, south = geography.plan["north"], geography.plan["south"]
    bands = [
        element(
            "g",
            *(
                element("use", href="#border-line", class_=f"band {side} {n}")
                for n in ("wide", "fine")
            ),
            clip_path=f"url(#{clip})",
        )
        for side, clip in ((north, "north-clip"), (south, "south-clip"))
    ]
    country = element("use", href="#north-shape", class_=f"country {north}")
    return "".join(
        [
            element("use", href="#land-shape", class_="land"),
            element("g", country, *bands, clip_path="url(#land-clip)"),
        ]
    )


def over_hexes(geography: Geography) -> list[str]:
    """Draw what is a hex's on the land."""
    if not geography.hexes:
        return []
    layers = (hexes.areas, hexes.sides, hexes.divide, hexes.forests, boxes.grounds, boxes.lanes)
    return [layer(geography) for layer in layers]


def drawing(geography: Geography) -> str:
    """Put the layers on each other; pieces and arrows are the client's, in `pieces` and `marks`."""
    left, top, right, bottom = geography.frame
    width, height = right - left, bottom - top
    clear = Clear(geography)
    grain = element("rect", class_="grain", x=left, y=top, width=width, height=height)
    land = [
        sea(geography),
        flats(geography),
        soundings(geography),
        waters(geography),
        ground(geography),
        fields(geography, clear),
        hills(geography, clear),
        cliffs(geography, clear),
        woods(geography, clear),
        stipple(geography),
        rivers(geography),
        lakes(geography),
        falls(geography),
        *over_hexes(geography),
        spaces.boxes(geography),
        city(geography),
        signs(geography),
        element("use", href="#border-line", class_="border"),
        grain,
        lake_names(geography),
        captions(geography),
    ]
    places = [town(geography, name) for name in sorted(geography.towns)]
    places += [zone(geography, name) for name in geography.zones]
    places += spaces.places(geography)
    if geography.hexes:
        places += [*hexes.places(geography), *boxes.places(geography)]
    inner = [
        element("g", *land, clip_path="url(#neatline)"),
        border(geography),
        cartouche(geography),
        compass(geography),
        links(geography),
        element("g", id="marks"),
        element("g", *places, id="towns"),
        element("g", id="pieces"),
    ]
    out = MARGIN + 3
    box = f"{left - out:g} {top - out:g} {width + 2 * out:g} {height + 2 * out:g}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="{box}">'
    return head + definitions(geography) + "\n".join(inner) + "</svg>\n"
