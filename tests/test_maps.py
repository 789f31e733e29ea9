"""Each map has the places that the rules know: zones with their waters, hexes with their sides."""

import json
import re
from pathlib import Path

import pytest

from app.cartography import boxes
from app.cartography.geography import Geography, contains
from app.cartography.hexes import corners, shared, town_spot

ROOT = Path(__file__).resolve().parents[1]


def geography_of(game: str) -> dict[str, Geography]:
    """Return what each drawing of a game's standard board shows."""
    board = (ROOT / f"app/games/{game}/data/board.json").read_bytes()
    return Geography.read(ROOT / "geo", game, board)


def sheets(kind: str) -> list[str]:
    """The games whose board has places of a kind."""
    games = [path.stem for path in sorted((ROOT / "geo").glob("*.toml"))]
    boards = {game: ROOT / f"app/games/{game}/data/board.json" for game in games}
    return [game for game, path in boards.items() if kind in json.loads(path.read_text("utf-8"))]


GAMES, OF_HEXES = sheets("zones"), sheets("hexes")


def test_there_are_some() -> None:
    assert GAMES
    assert OF_HEXES


@pytest.mark.parametrize("game", GAMES)
def test_roads_zones_and_waters_are_those_of_the_board(game: str) -> None:
    geography = geography_of(game)["map"]
    plan, sheet = geography.plan, geography.sheet
    assert [(r["a"], r["b"]) for r in plan["roads"]] == [(r["a"], r["b"]) for r in sheet["roads"]]
    assert plan["zones"].keys() == geography.zones.keys() <= geography.areas.keys()
    assert sorted(plan["waters"]) == sorted(river["id"] for river in sheet["rivers"])


@pytest.mark.parametrize("game", GAMES)
def test_a_zone_touches_the_water_that_it_borders_and_no_other(game: str) -> None:
    geography = geography_of(game)["map"]
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
    geography = geography_of(game)["map"]
    drawn = (ROOT / f"static/games/{game}/map.svg").read_text("utf-8")
    ids = re.findall(r' id="((?:area|zone|river)-[A-Z]+)"', drawn)
    wanted = [f"{kind}-{zone}" for zone in geography.zones for kind in ("area", "zone")]
    assert sorted(ids) == sorted([*wanted, *(f"river-{name}" for name in geography.plan["waters"])])


@pytest.mark.parametrize("game", OF_HEXES)
def test_every_hex_and_box_can_be_pointed_at_on_every_drawing(game: str) -> None:
    views = geography_of(game)
    assert len(views) == 2
    for name, geography in views.items():
        drawn = (ROOT / f"static/games/{game}/{name}.svg").read_text("utf-8")
        places = [at for at, sheet in geography.hexes.items() if not sheet.get("water")]
        places += geography.plan["boxes"]
        for kind in ("area", "hex"):
            ids = re.findall(rf' id="{kind}-([A-Z0-9]+)"', drawn)
            assert sorted(ids) == sorted(places), (name, kind)


@pytest.mark.parametrize("game", OF_HEXES)
def test_ships_have_a_way_over_water_from_every_port(game: str) -> None:
    for name, geography in geography_of(game).items():
        drawn = (ROOT / f"static/games/{game}/{name}.svg").read_text("utf-8")
        lanes = re.findall(r' id="channel-([A-Z0-9]+)-([A-Z]+)"', drawn)
        ports = [at for at, sheet in geography.hexes.items() if sheet.get("town", {}).get("port")]
        ocean = next(iter(geography.plan["boxes"]))
        assert sorted(lanes) == sorted((port, ocean) for port in ports), name
        for port, bends in boxes.lines_of_lanes(geography).items():
            assert not any(geography.is_land((x, y)) for x, y in bends), (name, port)


@pytest.mark.parametrize("game", OF_HEXES)
def test_a_town_lies_in_its_own_hex_and_two_hexes_share_a_side(game: str) -> None:
    for geography in geography_of(game).values():
        for at, sheet in geography.hexes.items():
            if not sheet.get("water"):
                assert contains(corners(geography, at), town_spot(geography, at)), at
        for side in geography.sheet["sides"]:
            assert len(shared(geography, side["a"], side["b"])) == 2, side
