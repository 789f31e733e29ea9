"""The drawn map and the board sheet agree."""

import gzip
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from app.cartography.maps import drawn
from app.games import games
from tests.fixtures.serving import others_later

ROOT = Path(__file__).resolve().parents[2]
MAP = ROOT / "static/games/war1812/map.svg"
SHEET = json.loads((ROOT / "app/games/war1812/data/board.json").read_text("utf-8"))


def ids(prefix: str) -> set[str]:
    """List the drawing's group ids that begin so."""
    groups = ElementTree.parse(MAP).iter("{http://www.w3.org/2000/svg}g")
    return {name for group in groups if (name := group.get("id", "")).startswith(prefix)}


def test_every_town_lake_and_link_is_drawn_and_nothing_else() -> None:
    assert ids("town-") == {f"town-{town['id']}" for town in SHEET["towns"]}
    assert ids("lake-") == {lake["id"] for lake in SHEET["lakes"]}
    assert ids("link-") == {f"link-{link['a']}-{link['b']}" for link in SHEET["links"]}


def test_towns_stand_where_the_sheet_has_them() -> None:
    for group in ElementTree.parse(MAP).iter("{http://www.w3.org/2000/svg}g"):
        name = group.get("id", "").removeprefix("town-")
        for town in SHEET["towns"]:
            if town["id"] == name:
                at = (float(group.get("data-x", "")), float(group.get("data-y", "")))
                assert at == (town["x"], town["y"])


DRAWN = sorted(game for game in games() if (ROOT / f"geo/{game}.toml").is_file())


def test_maps_are_drawn_from_a_geography() -> None:
    assert DRAWN


@pytest.mark.parametrize("game", others_later(DRAWN[::-1]))
def test_the_drawings_are_fresh(game: str) -> None:
    for name, svg in drawn(ROOT / "geo", game, games()[game].sheet).items():
        kept = (ROOT / f"static/games/{game}/{name}.svg").read_text("utf-8")
        assert svg == kept, "run python tools/draw_map.py"


def test_the_drawing_brings_no_style_of_its_own() -> None:
    text = MAP.read_text("utf-8")
    assert " style=" not in text
    assert "<style" not in text
    assert len(gzip.compress(text.encode())) < 50_000
