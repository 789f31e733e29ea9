"""Chapters 15 to 17 and 19: retreats, routs, pursuit."""

from typing import Any

from app.games.quebec1759 import retreat, rout
from app.games.quebec1759.state import Situation
from tests.games.quebec1759.umpire.notes import Checks, Notes
from tests.games.quebec1759.umpire.rulebook import (
    FOE,
    able,
    at,
    boats,
    can_walk,
    here,
    linked,
    shore,
    tide_bars,
)


def retreat_chosen(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    fight = before.battle
    assert fight
    zone, side = fight.zone, event.side
    routed = bool(fight.leaving and fight.leaving.routed)
    if not routed:
        assert side == fight.part
        assert fight.turn >= (2 if side == fight.defender else 1)
        assert not notes.fired
        assert not notes.entered
    assert event.to != zone
    assert not here(before, event.to, FOE[side])
    if side == fight.attacker:
        assert event.to == fight.origin
    elif event.to == fight.origin:
        assert here(before, event.to, side)
    if event.way == "river":
        assert shore(zone) == shore(event.to) != ""
        assert not tide_bars(before)
        assert boats(before, side, shore(zone)) > notes.went_back[side, shore(zone)]
    elif linked(zone, event.to) != event.way:
        walking = [b for b in able(before, side) if before.blocks[b].kind == "leader"]
        assert walking
        assert len(able(before, side)) == 1 or (routed and side == fight.attacker)
        assert can_walk(before, side, zone, event.to)


def side_routed(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    assert before.battle
    assert not before.battle.skirmish
    assert not at(before, event.side, event.column)


def leavers_named(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    assert before.battle
    assert before.battle.leaving
    assert set(event.going) <= set(here(before, before.battle.zone, event.side))
    if before.battle.leaving.way == "river":
        area = shore(before.battle.zone)
        notes.went_back[event.side, area] += event.carried
        assert notes.went_back[event.side, area] <= boats(before, event.side, area)
    elif before.battle.leaving.way and linked(before.battle.zone, before.battle.leaving.to):
        assert set(event.going) == set(here(before, before.battle.zone, event.side))


def left_behind(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    assert before.battle
    leaving = before.battle.leaving
    assert leaving
    assert leaving.routed
    if leaving.way == "river":
        area = shore(before.battle.zone)
        used = notes.went_back[event.side, area]
        assert used == boats(before, event.side, area)
    assert not (leaving.way and linked(before.battle.zone, leaving.to) == leaving.way)


def pursued(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    fight = before.battle
    assert fight
    leaving = fight.leaving
    assert leaving
    assert event.side == FOE[leaving.side]
    assert leaving.routed or leaving.way in ("river", "crossing")
    dice = 0
    for block in here(before, fight.zone, event.side):
        own = before.blocks[block]
        double = leaving.routed and (leaving.way != "road" or block == "FR-OTT")
        dice += 0 if own.kind == "leader" else own.cv * (2 if double else 1)
    assert len(event.draws) == dice


def screened(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    fight = before.battle
    assert fight
    leaving = fight.leaving
    assert leaving
    assert leaving.routed
    hits = fight.tolls["leavers"].scored
    if before.options["reserve_screen"] == "half":
        assert event.stopped == -(-hits // 2)
    else:
        assert event.stopped == min(hits, -(-leaving.reserve_cv // 2))


def retreated(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    fight = before.battle
    assert fight
    for block in event.walking:
        assert before.blocks[block].kind == "leader"
        assert can_walk(before, event.side, fight.zone, event.to)
    assert not here(after, event.to, FOE[event.side])


CHECKS: Checks = {
    retreat.RetreatChosen: retreat_chosen,
    rout.SideRouted: side_routed,
    rout.LeaversNamed: leavers_named,
    rout.BlocksLeftBehind: left_behind,
    rout.PursuitFired: pursued,
    rout.PursuitScreened: screened,
    rout.BlocksRetreated: retreated,
}
