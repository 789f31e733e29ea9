"""The drawing library draws any game's map, not one map."""

import math
from itertools import pairwise
from typing import Any

import pytest

from app.cartography.board import drawing
from app.cartography.depths import SLACK, Depths
from app.cartography.geography import Geography
from app.cartography.ornaments import miles_of, scale_bar
from app.cartography.soundings import soundings
from app.cartography.spread import Spread
from app.cartography.zones import channels

SHEET = {
    "projection": {"unitsPerDegreeLon": 70.0, "unitsPerDegreeLat": 100.0},
    "towns": [
        {"id": "cape", "name": "Cape", "side": "fr", "value": 3, "base": False, "x": 50, "y": 50}
        | {"label": "E"},
        {"id": "camp", "name": "Camp", "side": "gb", "value": 0, "base": True, "x": 150, "y": 90}
        | {"label": "W"},
    ],
    "links": [{"a": "cape", "b": "camp", "kind": "road", "border": False, "via": []}],
    "lakes": [],
}
PLAN = {
    "origin": {"lon": 0.0, "lat": 10.0, "x": 0, "y": 0},
    "frame": {"x": 0, "y": 0, "width": 210, "height": 200},
    "title": {
        "at": [100, 150],
        "word": "toy-map",
        "title": "TOY",
        "subtitle": "A map",
        "miles": 40,
    },
    "compass": [180, 40],
    "lakes": {},
    "stacks": {},
    "captions": [],
    "clear": [],
    "ridges": [{"line": [[0.5, 8.6], [1.6, 8.5]]}],
    "woods": [{"at": [2.2, 8.8], "wide": 30, "high": 30, "tufts": 20}],
    "streams": [{"width": 3, "line": [[0.2, 8.2], [1.0, 8.4], [2.8, 8.3]]}],
    "north": "fr",
    "south": "gb",
    "round": "gb",
}
LAND = {"type": "Polygon", "coordinates": [[[0, 10], [3, 10], [3, 8], [0, 8]]]}


def geography() -> Geography:
    return Geography(SHEET, PLAN, [{"properties": {"kind": "land"}, "geometry": LAND}])


def test_a_map_without_lakes_or_border_is_drawn_by_the_same_hand() -> None:
    drawn = drawing(geography())
    for part in ('id="town-cape"', 'id="link-cape-camp"', 'class="woods" d="M', "hachure"):
        assert part in drawn


def test_drawing_twice_gives_the_same_bytes() -> None:
    assert drawing(geography()) == drawing(geography())


def test_the_scale_is_true() -> None:
    # A degree of latitude is 100 units here and 69.05 statute miles; the bar's parts are ten miles.
    assert f'width="{10 / 69.05 * 100:.1f}"' in scale_bar(geography())


def test_degrees_are_where_the_projection_has_them() -> None:
    assert geography().place(1.0, 9.0) == (70.0, 100.0)


ZONES = {
    "projection": SHEET["projection"],
    "zones": [
        {"id": "CA", "name": "Cape", "objective": True, "river": "BA"},
        {"id": "IS", "name": "Isle", "objective": False, "river": "BA"},
    ],
    "roads": [{"a": "CA", "b": "IS", "crossing": False}],
}
RIVER: dict[str, Any] = PLAN | {
    "zones": {
        "CA": {"at": [60, 50], "stack": "N", "wash": 1, "landing": [2.0, 9.5]},
        "IS": {"at": [60, 150], "stack": "S", "wash": 2, "landing": [2.0, 8.5]},
    },
    "roads": [{"a": "CA", "b": "IS", "via": [[90, 100]]}],
    "waters": {"BA": {"spot": [180, 100], "fairway": [[2.9, 9.8], [2.9, 9.0], [2.9, 8.2]]}},
    "divides": [[[2.0, 9.2], [2.6, 9.2]]],
    "flats": [[[2.1, 9.5], [2.9, 9.5], [2.9, 8.6], [2.1, 8.6]]],
    "soundings": [[2.5, 9.0, 12], [2.2, 8.4, 7]],
    "cliffs": [{"line": [[0.3, 9.6], [1.9, 9.6]], "side": -1, "height": 8}],
    "fields": [{"line": [[0.2, 8.2], [1.8, 8.2]], "side": -1, "deep": 40}],
    "graduation": {"step": 10, "numbered": 3},
}
WEST = [[0, 10], [2, 10], [2, 8], [0, 8]]


def river_map(**changes: object) -> Geography:
    halves = [[[0, 10], [2, 10], [2, 9], [0, 9]], [[0, 9], [2, 9], [2, 8], [0, 8]]]
    features = [
        {"properties": {"kind": kind} | named, "geometry": {"type": "Polygon", "coordinates": [r]}}
        for kind, named, r in [
            ("land", {}, WEST),
            ("zone", {"id": "CA"}, halves[0]),
            ("zone", {"id": "IS"}, halves[1]),
            ("river", {"id": "BA"}, [[2, 10], [3, 10], [3, 8], [2, 8]]),
        ]
    ]
    return Geography(ZONES, RIVER | changes, features)


def test_a_map_of_zones_and_a_river_is_drawn_by_the_same_hand() -> None:
    drawn = drawing(river_map())
    for part in (
        'id="area-CA"',
        'id="zone-CA"',
        'id="river-BA"',
        'id="link-CA-IS"',
        'class="divide"',
        'class="hachure cliff" d="M',
        'class="strip" d="M',
        ">9°30′<",
    ):
        assert part in drawn


def test_a_way_by_water_goes_from_shore_to_shore_by_the_fairway() -> None:
    far = RIVER["zones"] | {"IS": RIVER["zones"]["IS"] | {"landing": [2.0, 8.1]}}
    [(ends, line)] = channels(river_map(zones=far))
    assert ends == ("CA", "IS")
    assert line == [(60, 50), (140.0, 50.0), (203.0, 100.0), (140.0, 190.0), (60, 150)]


def test_what_decides_a_match_has_a_second_rim() -> None:
    marks = drawing(river_map()).split('id="zone-')
    assert ['class="ring"' in mark.split("</g>")[0] for mark in marks[-2:]] == [True, False]


def test_no_depth_is_written_over_a_name() -> None:
    assert [">12<" in soundings(river_map()), ">7<" in soundings(river_map())] == [True, True]
    over = [{"line": [[2.1, 9.0], [2.9, 9.0]], "word": "w", "text": "Sea", "class": "x"}]
    lettered = soundings(river_map(captions=over))
    assert ">12<" not in lettered
    assert ">7<" in lettered


def test_half_miles_are_written_as_fractions() -> None:
    assert [miles_of(n) for n in (0, 0.5, 1, 1.5, 40)] == ["0", "½", "1", "1½", "40"]


LAKE = [(10.0, 10.0), (70.0, 10.0), (70.0, 50.0), (10.0, 50.0)]
ISLAND = [(36.0, 28.0), (44.0, 28.0), (44.0, 32.0), (36.0, 32.0)]


def from_shore(x: float, y: float) -> float:
    """How far a place in the lake is from its square banks and from the island's."""
    bank = min(x - 10, 70 - x, y - 10, 50 - y)
    dx, dy = max(36 - x, 0, x - 44), max(28 - y, 0, y - 32)
    return min(bank, math.hypot(dx, dy))


@pytest.mark.parametrize("depth", [1.4, 6.2])
def test_a_line_along_a_shore_keeps_its_distance_and_comes_back_to_where_it_began(
    depth: float,
) -> None:
    lines = Depths([LAKE, ISLAND], (0, 0, 80, 60), 13.8, inside=True).lines(depth)
    assert len(lines) == 2
    for line in lines:
        assert line[0] == line[-1]
        for (ax, ay), (bx, by) in pairwise(line):
            middle = from_shore((ax + bx) / 2, (ay + by) / 2)
            for found in (from_shore(ax, ay), middle):
                # A sharp corner is cut by half a cell of the grid at most.
                assert found == pytest.approx(depth, abs=SLACK + 0.5)


def test_outside_of_land_lies_the_sea() -> None:
    (line,) = Depths([ISLAND], (0, 0, 80, 60), 13.8, inside=False).lines(3.5)
    assert min(y for _, y in line) == pytest.approx(28 - 3.5, abs=SLACK)
    assert max(x for x, _ in line) == pytest.approx(44 + 3.5, abs=SLACK)


def test_a_line_ends_at_the_drawings_edge() -> None:
    (line,) = Depths([LAKE], (20, 0, 60, 30), 13.8, inside=True).lines(3.5)
    assert {line[0][0], line[-1][0]} == {20, 60}
    assert all(y == pytest.approx(13.5, abs=SLACK) for _, y in line)


SPREAD = {"reach": 20.0, "pace": 0.06, "steps": 18, "room": []}


def test_places_that_crowd_are_drawn_apart_and_what_is_far_stays() -> None:
    near = [(50.0, 50.0), (58.0, 50.0)]
    spread = Spread(SPREAD, near, [])
    (ax, _), (bx, _) = (spread.moved(place) for place in near)
    assert bx - ax > 16
    assert spread.moved((300.0, 300.0)) == (300.0, 300.0)


def test_a_spread_country_keeps_its_order() -> None:
    spread = Spread(SPREAD, [(50.0, 50.0), (58.0, 50.0), (54.0, 57.0)], [])
    along_a_shore = [spread.moved((float(x), 53.0)) for x in range(20, 90)]
    assert all(a[0] < b[0] for a, b in pairwise(along_a_shore))
