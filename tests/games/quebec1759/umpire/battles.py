"""Chapters 11 to 14, 17.1 and 18: battles, from the first block set up to the last hit."""

from typing import Any

from app.engine.chance import faces
from app.games.quebec1759 import battle_setup, battle_turn, fire
from app.games.quebec1759.state import Situation
from app.kit.battle import BattleEnded
from tests.games.quebec1759.umpire.notes import Checks, Notes
from tests.games.quebec1759.umpire.rulebook import COLUMNS, FOE, able, at, here


def battle_began(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    assert not before.battle
    assert event.zone not in notes.fought
    notes.fought.add(event.zone)
    assert notes.begin
    held = [side for side in FOE if here(notes.begin, event.zone, side)]
    assert len(held) <= 1
    assert event.defender == (held[0] if held else "fr")
    attackers = here(before, event.zone, event.attacker)
    came = [before.turn.arrivals[b] for b in attackers]
    assert {arrival.path[0] for arrival in came} == {event.origin}
    assert event.landing == any(a.way in ("river", "crossing") for a in came)
    assert attackers
    assert here(before, event.zone, event.defender)
    notes.asked_of_ottawa = False


def lines_drawn(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    assert before.battle
    few = min(len(able(before, side)) for side in FOE)
    assert few > 0
    assert event.skirmish == (few < 3)
    # 22.4 They may leave before: while they are set up, or else when asked.
    if event.skirmish and before.blocks["FR-OTT"].at == before.battle.zone:
        assert notes.asked_of_ottawa
    notes.asked_of_ottawa = False
    notes.fired, notes.entered = [], 0


def columns_shown(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    for side in FOE:
        assert all(at(before, side, column) for column in COLUMNS)
        assert not any("FR-OTT" in at(before, side, column) for column in COLUMNS)


def reserve_entered(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    assert before.battle
    side = before.blocks[event.block].side
    assert side == before.battle.part
    assert event.block in at(before, side, "reserve")
    assert event.block != "FR-OTT"
    assert not notes.fired
    notes.entered += 1
    assert notes.entered == 1


def part_ended(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    assert before.battle
    assert event.side == before.battle.part
    assert before.battle.skirmish or set(notes.fired) >= with_dice(before, event.side)
    notes.fired, notes.entered = [], 0
    assert after.battle
    assert after.battle.part == FOE[event.side]


def with_dice(state: Situation, side: str) -> set[str]:
    return {c for c in COLUMNS if any(state.blocks[b].kind != "leader" for b in at(state, side, c))}


def column_fired(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    assert before.battle
    assert event.side == before.battle.part
    assert event.post not in notes.fired
    notes.fired.append(event.post)
    assert not before.battle.leaving
    double = (
        before.battle.landing and before.battle.turn == 1 and event.side == before.battle.defender
    )
    dice = 0
    for block in at(before, event.side, event.post):
        own = before.blocks[block]
        if own.kind != "leader":
            came = block in notes.moved or block == "FR-OTT"
            dice += own.cv * (2 if double and not came else 1)
    assert len(event.draws) == dice > 0
    if not before.battle.skirmish:
        assert at(before, FOE[event.side], event.post)


def leader_fired(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    one, two = faces(event.draws)
    assert (after.blocks[event.block].at == "gone") == (one == two)
    assert before.blocks[event.block].kind == "leader"


def hits_taken(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    assert before.battle
    toll = before.battle.tolls[event.post]
    assert event.hits == toll.scored - toll.stopped
    if toll.left and event.post != "leavers":
        assert not takers(before, event.side, event.post)


def takers(state: Situation, side: str, post: str) -> list[str]:
    there = at(state, side, post)
    return [b for b in there if b != "FR-OTT" or state.blocks[b].cv > 1]


def battle_ended(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    left = [side for side in FOE if here(after, event.at, side)]
    assert len(left) <= 1
    # 22.4 They may leave when it is over.
    assert before.battle
    if "FR-OTT" in before.battle.posts and before.blocks["FR-OTT"].at != "gone":
        assert notes.asked_of_ottawa


CHECKS: Checks = {
    battle_setup.BattleBegan: battle_began,
    battle_setup.LinesDrawn: lines_drawn,
    battle_setup.ColumnsShown: columns_shown,
    battle_turn.ReserveEntered: reserve_entered,
    battle_turn.PartEnded: part_ended,
    fire.ColumnFired: column_fired,
    fire.LeaderFired: leader_fired,
    fire.HitsTaken: hits_taken,
    BattleEnded: battle_ended,
}
