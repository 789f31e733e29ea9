"""Ruling A50: militia goes home between battles."""

from typing import Any

from msgspec.structs import replace

from app.games.quebec1759.battle_actions import Fire, Leave, Retreat
from app.games.quebec1759.game import Quebec1759
from app.games.quebec1759.militia import ZonesOccupied
from app.games.quebec1759.state import Phase
from app.kit.blocks import army
from app.kit.turns import Done
from tests.games.dice import Scripted
from tests.games.quebec1759.battles import at, columns, misses
from tests.games.quebec1759.scenes import second_turn

GAME = Quebec1759()


def test_a50_militia_goes_home_only_when_the_battle_is_over():
    text = "gb infantry 4 4 4 4; fr infantry 3 3 3 from SF"
    stood = second_turn(columns("AB", text, home="BE", ships=(3, 1)))
    state = replace(stood.state, phase=Phase.BATTLES, occupied=("AB",), turn_number=3)
    acts: list[tuple[str, Any]] = [
        ("gb", Retreat("ET", "river")),
        ("gb", Leave(at(stood.state, "gb", "reserve"))),
        ("gb", Done()),
        ("gb", Fire()),
    ]
    dice = Scripted([*misses(9), *misses(12)])
    events: list[Any] = []
    for side, action in acts:
        for event in GAME.decide(state, side, action, dice).events:
            state = GAME.evolve(state, event)
            events.append(event)
    assert army(state, "ET", "gb")
    assert state.battle
    assert not [event for event in events if isinstance(event, ZonesOccupied)]
    ended = GAME.decide(state, "fr", Retreat("SF", "road"), dice).events
    assert [event.zones for event in ended if isinstance(event, ZonesOccupied)] == [("ET",)]
