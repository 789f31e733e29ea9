"""The drawing library draws any game's map, not one map."""

from tools.cartography.board import drawing
from tools.cartography.geography import Geography
from tools.cartography.ornaments import scale_bar

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
