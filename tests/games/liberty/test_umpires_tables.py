"""The umpire's own map, blocks and set-up, against the game's sheet and in whole matches."""

import json
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from app.games.liberty.board import STANDARD
from app.games.liberty.game import GAME
from tests.games.liberty import umpire as umpire_package
from tests.games.liberty.umpire import Umpire
from tests.games.liberty.umpire.rulebook import (
    AMERICAN_WIN,
    BLOCKS,
    BRITISH_WIN,
    CARDS,
    CHOKED_BY,
    FIRST_YEAR,
    FOE,
    HALF,
    HEXES,
    HITS_AT_HOME,
    INDIES,
    LAST_YEAR,
    PORTS,
    RIVERS,
    SIDES,
    START,
    TOWNS,
    TURNS,
    WATER,
    WILDERNESS,
    is_sailable,
    is_walkable,
    limit,
    stops,
)
from tests.games.liberty.umpire.winter import points
from tests.games.liberty.watched import all_watched

RAW: Any = json.loads(GAME.sheet)
"""The game's sheet as it lies there."""


def test_12_0_the_standard_match_begins_as_it_is_set_up() -> None:
    umpire = Umpire(GAME.blank("standard", {}))
    umpire.as_set_up()
    assert points(umpire.now) == 14


def test_2_0_the_sheet_has_the_blocks_and_cards_of_the_umpires_tables() -> None:
    printed = {raw["id"]: raw for raw in RAW["blocks"]}
    assert [*printed] == [*BLOCKS]
    for block, sheet in BLOCKS.items():
        raw = printed[block]
        of_block = tuple(raw[key] for key in ("side", "nation", "kind", "max", "letter", "hits"))
        assert (*of_block, raw["move"], raw.get("home", "")) == sheet
        assert raw.get("hits_at_home", HITS_AT_HOME) == HITS_AT_HOME
        assert 2 <= sheet.max <= 4
    assert Counter(sheet.side for sheet in BLOCKS.values()) == dict.fromkeys(FOE, 25)
    assert {raw["id"]: (raw["kind"], raw["value"]) for raw in RAW["cards"]} == CARDS
    assert {raw["block"]: (raw["at"], raw["cv"]) for raw in RAW["start"]} == START
    assert RAW["calendar"] == {"first": FIRST_YEAR, "last": LAST_YEAR, "turns": TURNS}
    assert RAW["victory"] == {"british": BRITISH_WIN, "american": AMERICAN_WIN}


def test_1_0_the_sheet_has_the_map_of_the_umpires_tables() -> None:
    hexes = {raw["name"]: raw for raw in RAW["hexes"]}
    assert {name: raw["id"] for name, raw in hexes.items()} == _of_map(HEXES)
    assert {raw["id"] for raw in hexes.values() if raw.get("water")} == WATER
    assert {raw["id"]: raw["half"] for raw in hexes.values()} == _of_map(HALF)
    towns = {raw["id"]: raw["town"] for raw in hexes.values() if "town" in raw}
    for at, town in TOWNS.items() - {(at, TOWNS[at]) for at in INDIES}:
        assert towns.pop(at) == {"side": town.color, "value": town.value, "port": town.port}
    assert not towns
    assert {raw["id"]: (raw["side"], raw["value"]) for raw in RAW["west_indies"]} == {
        at: (TOWNS[at].side, TOWNS[at].value) for at in INDIES
    }
    assert {*RAW["atlantic_ports"]} == PORTS - INDIES.keys()
    assert {port: raw["at"] for raw in RAW["chokes"] for port in raw["ports"]} == CHOKED_BY


def _of_map(table: dict[str, str]) -> dict[str, str]:
    """Leave the West Indies out of a table: they are boxes."""
    return {name: value for name, value in table.items() if name not in INDIES}


def test_1_1_the_sheet_has_the_sides_of_the_umpires_tables() -> None:
    assert {frozenset((raw["a"], raw["b"])) for raw in RAW["sides"]} == SIDES
    assert len(RAW["sides"]) == len(SIDES)
    for raw in RAW["sides"]:
        pair, side = frozenset((raw["a"], raw["b"])), STANDARD.side(raw["a"], raw["b"])
        assert side
        assert side.ground == is_walkable(pair)
        assert side.ship == is_sailable(pair)
        assert bool(side.river) == (pair in RIVERS)
        if side.ground:
            assert (side.limit, side.stops) == (limit(pair), stops(pair))
    rivers = {
        raw["id"]: {frozenset(step) for step in pairwise(raw["path"])} for raw in RAW["rivers"]
    }
    flows: dict[str, set[frozenset[str]]] = {}
    for pair, river in RIVERS.items():
        flows.setdefault(river, set()).add(pair)
    assert sorted(map(sorted, map(_ids, rivers.values()))) == sorted(
        map(sorted, map(_ids, flows.values()))
    )


def _ids(sides: set[frozenset[str]]) -> list[str]:
    """Return sides as text, to be compared in any order."""
    return ["-".join(sorted(side)) for side in sides]


def test_the_umpires_map_and_cards_add_up() -> None:
    assert sum(town.value for town in TOWNS.values()) == 63
    assert (len(PORTS), len(WILDERNESS)) == (20, 79)
    supply_cards = Counter(value for kind, value in CARDS.values() if kind == "supply")
    action_cards = Counter(value for kind, value in CARDS.values() if kind == "action")
    assert (supply_cards, action_cards) == ({2: 3, 3: 2}, {1: 7, 2: 7, 3: 6})


def test_the_umpire_does_not_know_the_games_sheet() -> None:
    """It reads no file, and takes of the game no more than its state, actions and events."""
    folder = Path(umpire_package.__file__).parent
    for name in ("tables", "rulebook"):
        text = (folder / f"{name}.py").read_text(encoding="utf-8")
        assert "app." not in text
    assert "board.json" not in "".join(
        path.read_text(encoding="utf-8") for path in folder.glob("*.py")
    )


Change = Callable[[Any], object]


def row(table: str, **of: str) -> Callable[[Any], Any]:
    """Return how a row of the sheet is found by some of what stands in it."""
    return lambda raw: next(one for one in raw[table] if all(one[k] == of[k] for k in of))


@pytest.mark.parametrize(
    ("change", "first"),
    [
        (lambda raw: row("sides", a="G5", b="F6")(raw).update(terrain="forest"), 8),
        (lambda raw: row("sides", a="E6", b="F6")(raw).update(terrain="clear"), 3),
        (lambda raw: row("sides", a="G7", b="F8")(raw).pop("ship"), 0),
        (lambda raw: row("hexes", id="E11")(raw).update(half="north"), 0),
        (lambda raw: row("hexes", id="E10")(raw)["town"].update(value=3), 0),
        (lambda raw: row("hexes", id="E17")(raw)["town"].update(side="am"), 0),
        (lambda raw: raw["west_indies"][0].update(value=2), 9),
        (lambda raw: raw["atlantic_ports"].remove("F17"), 0),
        (lambda raw: row("chokes", at="F11")(raw).update(ports=[]), 0),
        (lambda raw: row("blocks", id="gates")(raw).update(max=2), 0),
        (lambda raw: row("blocks", id="morgan")(raw).update(hits=2), 0),
        (lambda raw: row("blocks", id="jaegers")(raw).update(letter="C"), 0),
        (lambda raw: row("blocks", id="lauzun")(raw).update(move=1), 8),
        (lambda raw: row("blocks", id="mohawk")(raw).update(home="C6"), 0),
        (lambda raw: row("start", block="howe")(raw).update(cv=3), 1),
        (lambda raw: row("cards", id="a1-1")(raw).update(value=2), 0),
        (lambda raw: raw["calendar"].update(turns=4), 0),
        (lambda raw: raw["calendar"].update(last=1782), 12),
        (lambda raw: raw["victory"].update(british=28), 12),
        (lambda raw: raw["victory"].update(american=10), 3),
    ],
)
def test_the_umpire_sees_a_wrong_sheet(change: Change, first: int) -> None:
    raw = json.loads(GAME.sheet)
    change(raw)
    game = GAME.on(json.dumps(raw).encode())
    with pytest.raises(AssertionError):
        all_watched(first, game)
