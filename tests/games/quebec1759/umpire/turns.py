"""Chapters 4 to 9, 11.1, 20 and 21, and the end: turns, orders, moves, militia."""

from collections import Counter
from typing import Any

from app.games.quebec1759 import militia, moves, turns
from app.games.quebec1759.state import Situation
from app.kit.victory import MatchDecided
from tests.games.quebec1759.umpire.notes import Checks, Notes
from tests.games.quebec1759.umpire.rulebook import (
    FOE,
    LAND,
    QUEBEC_MILITIA,
    boats,
    here,
    linked,
    ordered,
    shore,
    strength,
    tide_bars,
)


def turn_began(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    notes.turn += 1
    assert event.number == notes.turn <= 16
    if notes.turn > 1:
        at_end_of_turn(notes, before)
    notes.begin = after
    notes.moved, notes.fought, notes.visit = set(), set(), ""
    notes.went_back.clear()


def at_end_of_turn(notes: Notes, state: Situation) -> None:
    """20: a zone that the British have has cost a block of militia, while there were any."""
    assert {z for z in LAND - {"OR"} if here(state, z, "gb")} <= notes.occupied
    gone = [b for b, own in state.blocks.items() if own.group == "quebec" and own.at == "gone"]
    assert notes.sent_home == len(notes.occupied) or len(gone) == QUEBEC_MILITIA


def group_moved(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    order = ordered(before, event.side)
    assert not order.ships
    assert not order.ottawa
    assert "FR-OTT" not in event.moves
    assert notes.begin
    ways: Counter[tuple[str, str]] = Counter()
    for block, came in event.moves.items():
        own = before.blocks[block]
        assert own.side == event.side
        assert own.at == came.path[0] == order.origin
        notes.moved.add(block)
        if len(came.path) == 3:
            assert own.kind == "leader"
            assert linked(*came.path[:2])
            assert came.way == linked(*came.path[1:])
            assert not here(notes.begin, came.path[1], FOE[event.side])
            ways[came.path[-1], "leader"] += 1
        else:
            a, b = came.path
            if came.way == "river":
                assert shore(a) == shore(b) != ""
                assert not tide_bars(before)
            else:
                assert linked(a, b) == came.way
            ways[b, came.way] += 1
    river = sum(n for (_, way), n in ways.items() if way == "river")
    assert river <= boats(notes.begin, event.side, shore(order.origin))
    other = ordered(before, FOE[event.side]).origin
    for part in order.parts:
        turned = before.turn.meeting == order.origin and part.to == other
        idle = turned or (part.way == "river" and tide_bars(before))
        assert ways[part.to, part.way] == (0 if idle else part.count), (order, ways)


def ships_moved(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    order = ordered(before, "gb")
    assert not order.parts
    assert not tide_bars(before)
    assert event.count <= (2 if event.to == "SL" else 4)
    assert before.ships[event.origin] >= event.count


def forces_met(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    gb, fr = ordered(before, "gb"), ordered(before, "fr")
    barred = tide_bars(before)
    sizes = {
        side: sum(
            p.count
            for p in mine.parts
            if p.to == other.origin and not (barred and p.way == "river")
        )
        for side, mine, other in (("gb", gb, fr), ("fr", fr, gb))
    }
    assert all(sizes.values())
    assert event.zone == ordered(before, event.turned).origin
    assert sizes[event.turned] <= sizes[FOE[event.turned]]


def zones_occupied(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    assert not before.battle
    assert not set(event.zones) & (notes.occupied | {"OR"})
    for zone in event.zones:
        assert here(before, zone, "gb")
        assert not here(before, zone, "fr")
    notes.occupied |= set(event.zones)


def went_home(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    assert not before.battle
    if event.face.group == "montreal":
        assert here(before, "CR", "gb")
        assert not here(before, "CR", "fr")
        assert notes.turn < 16
    else:
        assert event.face.group == "quebec"
        notes.sent_home += 1


def decided(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    if event.rule == "5.2":
        assert event.winner == "fr"
        assert strength(before, "gb") < 20
    else:
        assert notes.turn == 16
        british = bool(here(before, "AB", "gb")) and not here(before, "AB", "fr")
        assert event.winner == ("gb" if british else "fr")


CHECKS: Checks = {
    turns.TurnBegan: turn_began,
    moves.GroupMoved: group_moved,
    moves.ShipsMoved: ships_moved,
    moves.ForcesMet: forces_met,
    militia.ZonesOccupied: zones_occupied,
    militia.MilitiaWentHome: went_home,
    MatchDecided: decided,
}
