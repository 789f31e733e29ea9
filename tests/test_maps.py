"""Each map that is drawn from zones has the zones, roads and river areas that the rules know."""

import json
import re
from pathlib import Path

import pytest

from tools.cartography.geography import Geography

ROOT = Path(__file__).resolve().parents[1]
GAMES = [
    path.stem
    for path in sorted((ROOT / "geo").glob("*.toml"))
    if "zones" in json.loads((ROOT / f"app/games/{path.stem}/data/board.json").read_text("utf-8"))
]


def test_there_is_one() -> None:
    assert GAMES


@pytest.mark.parametrize("game", GAMES)
def test_roads_zones_and_waters_are_those_of_the_board(game: str) -> None:
    geography = Geography.read(ROOT, game)
    plan, sheet = geography.plan, geography.sheet
    assert [(r["a"], r["b"]) for r in plan["roads"]] == [(r["a"], r["b"]) for r in sheet["roads"]]
    assert plan["zones"].keys() == geography.zones.keys() <= geography.areas.keys()
    assert sorted(plan["waters"]) == sorted(river["id"] for river in sheet["rivers"])


@pytest.mark.parametrize("game", GAMES)
def test_a_zone_touches_the_water_that_it_borders_and_no_other(game: str) -> None:
    geography = Geography.read(ROOT, game)
    shores = {
        name: {(round(x / 12), round(y / 12)) for x, y in geography.areas[name][0]}
        for name in [*geography.zones, *geography.plan["waters"]]
    }
    for name, zone in geography.zones.items():
        near = [
            water for water in geography.plan["waters"] if len(shores[name] & shores[water]) > 2
        ]
        assert near == ([zone["river"]] if zone["river"] else []), name


@pytest.mark.parametrize("game", GAMES)
def test_every_place_can_be_pointed_at(game: str) -> None:
    geography = Geography.read(ROOT, game)
    drawn = (ROOT / f"static/games/{game}/map.svg").read_text("utf-8")
    ids = re.findall(r' id="((?:area|zone|river)-[A-Z]+)"', drawn)
    wanted = [f"{kind}-{zone}" for zone in geography.zones for kind in ("area", "zone")]
    assert sorted(ids) == sorted([*wanted, *(f"river-{name}" for name in geography.plan["waters"])])
