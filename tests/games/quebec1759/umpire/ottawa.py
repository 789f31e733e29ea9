"""Chapter 22: the Ottawa."""

from typing import Any

from app.engine import resolution
from app.engine.chance import faces
from app.games.quebec1759 import ottawa_events, ottawa_in_battle
from app.games.quebec1759.state import Situation
from tests.games.quebec1759.umpire.notes import Checks, Notes
from tests.games.quebec1759.umpire.rulebook import LAND, here, ordered, strength


def asked(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    notes.asked_of_ottawa |= event.ask == "ottawa-leave"


def ottawa_came(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    order = ordered(before, "fr")
    assert order.ottawa == event.zone
    assert not order.parts
    assert not {b for b in notes.moved if b.startswith("FR")}


def raid_fired(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    assert not notes.visit
    notes.visit = "raid"
    assert len(event.draws) == 2 * before.blocks["FR-OTT"].cv


def raid_answered(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    there = [before.blocks[b] for b in here(before, event.zone, "gb")]
    light = [own for own in there if own.kind in ("light-infantry", "rangers")]
    if not event.draws:
        return
    assert light
    firing = [own for own in there if own.kind != "leader"]
    if before.options["return_fire"] == "light-troops":
        firing = light
    assert len(event.draws) == sum(own.cv for own in firing)
    hits = faces(event.draws).count(6)
    assert after.blocks["FR-OTT"].cv == max(1, before.blocks["FR-OTT"].cv - hits)


def scouted(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    assert not notes.visit
    notes.visit = "scout"
    there = here(before, event.zone, "gb")
    assert len(set(event.blocks)) == len(event.blocks) == min(4, len(there))
    assert set(event.blocks) <= set(there)


def ottawa_goes(notes: Notes, event: Any, before: Situation) -> None:
    free = {z for z in LAND if not here(before, z, "gb")}
    assert event.to in free if event.to else not (free - {before.blocks["FR-OTT"].at})
    assert event.to != before.blocks["FR-OTT"].at


def ottawa_went(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    assert notes.visit
    ottawa_goes(notes, event, before)


def ottawa_left(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    assert before.battle
    assert before.battle.turn == 0 or str(before.battle.stage) == "after"
    assert "FR-OTT" not in before.battle.posts or str(before.battle.stage) == "after"
    ottawa_goes(notes, event, before)


def ottawa_removed(notes: Notes, event: Any, before: Situation, after: Situation) -> None:
    ottawa = before.blocks["FR-OTT"]
    assert ottawa.cv <= 1 or strength(before, "fr") - ottawa.cv < 10


CHECKS: Checks = {
    resolution.DecisionOpened: asked,
    ottawa_events.OttawaCame: ottawa_came,
    ottawa_events.RaidFired: raid_fired,
    ottawa_events.RaidAnswered: raid_answered,
    ottawa_events.BlocksScouted: scouted,
    ottawa_events.OttawaWent: ottawa_went,
    ottawa_events.OttawaRemoved: ottawa_removed,
    ottawa_in_battle.OttawaLeft: ottawa_left,
}
