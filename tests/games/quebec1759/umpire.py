"""An umpire who watches a match with the rulebook in his hand.

He knows the map, the numbers and the order of play by his own tables, and shares with the game no
more than the names of its events. What he sees against the rules is an AssertionError.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from app.engine import resolution
from app.engine.chance import faces
from app.games.quebec1759 import (
    battle,
    battle_setup,
    battle_turn,
    fire,
    militia,
    moves,
    ottawa_events,
    ottawa_in_battle,
    retreat,
    rout,
    turns,
    victory,
)
from app.games.quebec1759.state import Situation

ROADS = {
    frozenset(road)
    for road in (
        ("MO", "BE"),
        ("BE", "SC"),
        ("AB", "SF"),
        ("AB", "SI"),
        ("CR", "SF"),
        ("CR", "SI"),
        ("LE", "ET"),
    )
}
OVER_WATER = {frozenset(("SC", "AB"))}
SHORES = {"BA": {"OR", "LE", "SC", "BE", "MO"}, "SL": {"AB", "CR", "SI", "ET"}, "": {"SF"}}
LAND = set().union(*SHORES.values())
FOE = {"gb": "fr", "fr": "gb"}
QUEBEC_MILITIA = 6
COLUMNS = ("left", "center", "right")


def linked(a: str, b: str) -> str:
    """Say what joins two zones by land."""
    pair = frozenset((a, b))
    return "road" if pair in ROADS else "crossing" if pair in OVER_WATER else ""


def shore(zone: str) -> str:
    return next(area for area, zones in SHORES.items() if zone in zones)


def boats(state: Situation, side: str, area: str) -> int:
    """7.4."""
    ships = state.ships.get(area, 0)
    if side == "gb":
        return ships
    return max(0, 4 - ships) if area == "SL" else 0


class Umpire:
    """Remembers of a turn, and of a battle, what the rules ask for."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.turn = 0
        self.begin: Situation | None = None
        self.moved: set[str] = set()
        self.went_back: Counter[tuple[str, str]] = Counter()
        self.occupied: set[str] = set()
        self.sent_home = 0
        self.fought: set[str] = set()
        self.fired: list[str] = []
        self.entered = 0
        self.visit = ""
        self.asked_of_ottawa = False
        self.checks: dict[type, Callable[[Any, Situation, Situation], None]] = {
            resolution.Asked: self.asked,
            turns.TurnBegan: self.turn_began,
            moves.GroupMoved: self.group_moved,
            moves.ShipsMoved: self.ships_moved,
            moves.ForcesMet: self.forces_met,
            ottawa_events.OttawaCame: self.ottawa_came,
            ottawa_events.RaidFired: self.raid_fired,
            ottawa_events.RaidAnswered: self.raid_answered,
            ottawa_events.BlocksScouted: self.scouted,
            ottawa_events.OttawaWent: self.ottawa_went,
            ottawa_events.OttawaRemoved: self.ottawa_removed,
            ottawa_in_battle.OttawaLeft: self.ottawa_left,
            militia.ZonesOccupied: self.zones_occupied,
            militia.MilitiaWentHome: self.went_home,
            battle_setup.BattleBegan: self.battle_began,
            battle_setup.LinesDrawn: self.lines_drawn,
            battle_setup.ColumnsShown: self.columns_shown,
            battle_turn.ReserveEntered: self.reserve_entered,
            battle_turn.PartEnded: self.part_ended,
            fire.ColumnFired: self.column_fired,
            fire.LeaderFired: self.leader_fired,
            fire.HitsTaken: self.hits_taken,
            retreat.RetreatChosen: self.retreat_chosen,
            rout.SideRouted: self.routed,
            rout.LeaversNamed: self.leavers_named,
            rout.BlocksLeftBehind: self.left_behind,
            rout.PursuitFired: self.pursued,
            rout.PursuitScreened: self.screened,
            rout.BlocksRetreated: self.retreated,
            battle.BattleEnded: self.battle_ended,
            victory.MatchDecided: self.decided,
        }

    def watch(self, event: Any, before: Situation, after: Situation) -> None:
        """Look at an event."""
        self.seen[type(event).__name__] += 1
        if check := self.checks.get(type(event)):
            check(event, before, after)

    def at_rest(self, state: Situation) -> None:
        """Look at a position in which somebody is asked, or the match is over."""
        british = self.strength(state, "gb")
        assert british >= 20 or state.winner == "fr"
        ottawa = state.blocks["FR-OTT"]
        if ottawa.at in LAND and not state.winner:
            assert ottawa.cv > 1
            assert self.strength(state, "fr") - ottawa.cv >= 10
            assert ottawa.at in state.ottawa_zones
        asked = str(state.awaiting[0].ask) if state.awaiting else ""
        if asked == "orders":
            known = state.ottawa_zones if ottawa.at in LAND else ()
            assert all(self.here(state, zone, "fr") for zone in known)
        if asked in ("orders", "supply"):
            for zone in LAND:
                assert not (self.here(state, zone, "gb") and self.here(state, zone, "fr"))

    @staticmethod
    def here(state: Situation, zone: str, side: str) -> list[str]:
        return [b for b, own in state.blocks.items() if own.at == zone and own.side == side]

    @staticmethod
    def strength(state: Situation, side: str) -> int:
        return sum(own.cv for own in state.blocks.values() if own.side == side)

    def turn_began(self, event: Any, before: Situation, after: Situation) -> None:
        self.turn += 1
        assert event.number == self.turn <= 16
        if self.turn > 1:
            self.at_end_of_turn(before)
        self.begin = after
        self.moved, self.fought, self.visit = set(), set(), ""
        self.went_back.clear()

    def at_end_of_turn(self, state: Situation) -> None:
        """20: a zone that the British have has cost a block of militia, while there were any."""
        assert {z for z in LAND - {"OR"} if self.here(state, z, "gb")} <= self.occupied
        gone = [b for b, own in state.blocks.items() if own.group == "quebec" and own.at == "gone"]
        assert self.sent_home == len(self.occupied) or len(gone) == QUEBEC_MILITIA

    def order(self, state: Situation, side: str) -> Any:
        return state.turn.orders[side]

    def barred(self, state: Situation) -> bool:
        return state.options["tides"] != "off" and state.turn.tide == 1

    def group_moved(self, event: Any, before: Situation, after: Situation) -> None:
        order = self.order(before, event.side)
        assert not order.ships
        assert not order.ottawa
        assert "FR-OTT" not in event.moves
        assert self.begin
        ways: Counter[tuple[str, str]] = Counter()
        for block, came in event.moves.items():
            own = before.blocks[block]
            assert own.side == event.side
            assert own.at == came.path[0] == order.origin
            self.moved.add(block)
            if len(came.path) == 3:
                assert own.kind == "leader"
                assert linked(*came.path[:2])
                assert came.way == linked(*came.path[1:])
                assert not self.here(self.begin, came.path[1], FOE[event.side])
                ways[came.path[-1], "leader"] += 1
            else:
                a, b = came.path
                if came.way == "river":
                    assert shore(a) == shore(b) != ""
                    assert not self.barred(before)
                else:
                    assert linked(a, b) == came.way
                ways[b, came.way] += 1
        river = sum(n for (_, way), n in ways.items() if way == "river")
        assert river <= boats(self.begin, event.side, shore(order.origin))
        other = self.order(before, FOE[event.side]).origin
        for part in order.parts:
            turned = before.turn.meeting == order.origin and part.to == other
            idle = turned or (part.way == "river" and self.barred(before))
            assert ways[part.to, part.way] == (0 if idle else part.count), (order, ways)

    def ships_moved(self, event: Any, before: Situation, after: Situation) -> None:
        order = self.order(before, "gb")
        assert not order.parts
        assert not self.barred(before)
        assert event.count <= (2 if event.to == "SL" else 4)
        assert before.ships[event.origin] >= event.count

    def forces_met(self, event: Any, before: Situation, after: Situation) -> None:
        gb, fr = self.order(before, "gb"), self.order(before, "fr")
        barred = self.barred(before)
        sizes = {
            side: sum(
                p.count
                for p in mine.parts
                if p.to == his.origin and not (barred and p.way == "river")
            )
            for side, mine, his in (("gb", gb, fr), ("fr", fr, gb))
        }
        assert all(sizes.values())
        assert event.zone == self.order(before, event.turned).origin
        assert sizes[event.turned] <= sizes[FOE[event.turned]]

    def ottawa_came(self, event: Any, before: Situation, after: Situation) -> None:
        order = self.order(before, "fr")
        assert order.ottawa == event.zone
        assert not order.parts
        assert not {b for b in self.moved if b.startswith("FR")}

    def raid_fired(self, event: Any, before: Situation, after: Situation) -> None:
        assert not self.visit
        self.visit = "raid"
        assert len(event.draws) == 2 * before.blocks["FR-OTT"].cv

    def raid_answered(self, event: Any, before: Situation, after: Situation) -> None:
        there = [before.blocks[b] for b in self.here(before, event.zone, "gb")]
        light = [own for own in there if own.kind in ("light-infantry", "rangers")]
        if not event.draws:
            return
        assert light
        firing = light
        if before.options["return_fire"] == "everybody":
            firing = [own for own in there if own.kind != "leader"]
        assert len(event.draws) == sum(own.cv for own in firing)
        hits = faces(event.draws).count(6)
        assert after.blocks["FR-OTT"].cv == max(1, before.blocks["FR-OTT"].cv - hits)

    def scouted(self, event: Any, before: Situation, after: Situation) -> None:
        assert not self.visit
        self.visit = "scout"
        there = self.here(before, event.zone, "gb")
        assert len(set(event.blocks)) == len(event.blocks) == min(4, len(there))
        assert set(event.blocks) <= set(there)

    def ottawa_goes(self, event: Any, before: Situation) -> None:
        free = {z for z in LAND if not self.here(before, z, "gb")}
        assert event.to in free if event.to else not (free - {before.blocks["FR-OTT"].at})
        assert event.to != before.blocks["FR-OTT"].at

    def ottawa_went(self, event: Any, before: Situation, after: Situation) -> None:
        assert self.visit
        self.ottawa_goes(event, before)

    def ottawa_left(self, event: Any, before: Situation, after: Situation) -> None:
        assert before.battle
        assert before.battle.turn == 0 or str(before.battle.stage) == "after"
        assert "FR-OTT" not in before.battle.posts or str(before.battle.stage) == "after"
        self.ottawa_goes(event, before)

    def ottawa_removed(self, event: Any, before: Situation, after: Situation) -> None:
        ottawa = before.blocks["FR-OTT"]
        assert ottawa.cv <= 1 or self.strength(before, "fr") - ottawa.cv < 10

    def zones_occupied(self, event: Any, before: Situation, after: Situation) -> None:
        assert not before.battle
        assert not set(event.zones) & (self.occupied | {"OR"})
        for zone in event.zones:
            assert self.here(before, zone, "gb")
            assert not self.here(before, zone, "fr")
        self.occupied |= set(event.zones)

    def went_home(self, event: Any, before: Situation, after: Situation) -> None:
        assert not before.battle
        if event.face.group == "montreal":
            assert self.here(before, "CR", "gb")
            assert not self.here(before, "CR", "fr")
            assert self.turn < 16
        else:
            assert event.face.group == "quebec"
            self.sent_home += 1

    def asked(self, event: Any, before: Situation, after: Situation) -> None:
        self.asked_of_ottawa |= event.ask == "ottawa-leave"

    def battle_began(self, event: Any, before: Situation, after: Situation) -> None:
        assert not before.battle
        assert event.zone not in self.fought
        self.fought.add(event.zone)
        assert self.begin
        held = [side for side in FOE if self.here(self.begin, event.zone, side)]
        assert len(held) <= 1
        assert event.defender == (held[0] if held else "fr")
        attackers = self.here(before, event.zone, event.attacker)
        came = [before.turn.arrivals[b] for b in attackers]
        assert {arrival.path[0] for arrival in came} == {event.origin}
        assert event.landing == any(a.way in ("river", "crossing") for a in came)
        assert attackers
        assert self.here(before, event.zone, event.defender)
        self.asked_of_ottawa = False

    def lines_drawn(self, event: Any, before: Situation, after: Situation) -> None:
        assert before.battle
        few = min(len(self.able(before, side)) for side in FOE)
        assert few > 0
        assert event.skirmish == (few < 3)
        # 22.4 They may leave before: while they are set up, or else when asked.
        if event.skirmish and before.blocks["FR-OTT"].at == before.battle.zone:
            assert self.asked_of_ottawa
        self.asked_of_ottawa = False
        self.fired, self.entered = [], 0

    def able(self, state: Situation, side: str) -> list[str]:
        assert state.battle
        return [b for b in self.here(state, state.battle.zone, side) if b != "FR-OTT"]

    def at(self, state: Situation, side: str, post: str) -> list[str]:
        assert state.battle
        there = self.here(state, state.battle.zone, side)
        return [b for b in there if state.battle.posts.get(b) == post]

    def columns_shown(self, event: Any, before: Situation, after: Situation) -> None:
        for side in FOE:
            assert all(self.at(before, side, column) for column in COLUMNS)
            assert not any("FR-OTT" in self.at(before, side, column) for column in COLUMNS)

    def reserve_entered(self, event: Any, before: Situation, after: Situation) -> None:
        assert before.battle
        side = before.blocks[event.block].side
        assert side == before.battle.part
        assert event.block in self.at(before, side, "reserve")
        assert event.block != "FR-OTT"
        assert not self.fired
        self.entered += 1
        assert self.entered == 1

    def part_ended(self, event: Any, before: Situation, after: Situation) -> None:
        assert before.battle
        assert event.side == before.battle.part
        assert before.battle.skirmish or set(self.fired) >= self.with_dice(before, event.side)
        self.fired, self.entered = [], 0
        assert after.battle
        assert after.battle.part == FOE[event.side]

    def with_dice(self, state: Situation, side: str) -> set[str]:
        return {
            c
            for c in COLUMNS
            if any(state.blocks[b].kind != "leader" for b in self.at(state, side, c))
        }

    def column_fired(self, event: Any, before: Situation, after: Situation) -> None:
        assert before.battle
        assert event.side == before.battle.part
        assert event.post not in self.fired
        self.fired.append(event.post)
        assert not before.battle.leaving
        double = (
            before.battle.landing
            and before.battle.turn == 1
            and event.side == before.battle.defender
        )
        dice = 0
        for block in self.at(before, event.side, event.post):
            own = before.blocks[block]
            if own.kind != "leader":
                came = block in self.moved or block == "FR-OTT"
                dice += own.cv * (2 if double and not came else 1)
        assert len(event.draws) == dice > 0
        if not before.battle.skirmish:
            assert self.at(before, FOE[event.side], event.post)

    def leader_fired(self, event: Any, before: Situation, after: Situation) -> None:
        one, two = faces(event.draws)
        assert (after.blocks[event.block].at == "gone") == (one == two)
        assert before.blocks[event.block].kind == "leader"

    def hits_taken(self, event: Any, before: Situation, after: Situation) -> None:
        assert before.battle
        toll = before.battle.tolls[event.post]
        assert event.hits == toll.scored - toll.stopped
        if toll.left and event.post != "leavers":
            assert not self.takers(before, event.side, event.post)

    def takers(self, state: Situation, side: str, post: str) -> list[str]:
        there = self.at(state, side, post)
        return [b for b in there if b != "FR-OTT" or state.blocks[b].cv > 1]

    def retreat_chosen(self, event: Any, before: Situation, after: Situation) -> None:
        fight = before.battle
        assert fight
        zone, side = fight.zone, event.side
        routed = bool(fight.leaving and fight.leaving.routed)
        if not routed:
            assert side == fight.part
            assert fight.turn >= (2 if side == fight.defender else 1)
            assert not self.fired
            assert not self.entered
        assert event.to != zone
        assert not self.here(before, event.to, FOE[side])
        if side == fight.attacker:
            assert event.to == fight.origin
        elif event.to == fight.origin:
            assert self.here(before, event.to, side)
        if event.way == "river":
            assert shore(zone) == shore(event.to) != ""
            assert not self.barred(before)
            assert boats(before, side, shore(zone)) > self.went_back[side, shore(zone)]
        elif linked(zone, event.to) != event.way:
            walking = [b for b in self.able(before, side) if before.blocks[b].kind == "leader"]
            assert side == fight.attacker
            assert walking
            assert routed or len(self.able(before, side)) == 1
            assert self.walk(before, side, zone, event.to)

    def walk(self, state: Situation, side: str, zone: str, to: str) -> bool:
        return any(
            linked(zone, z) and linked(z, to) and not self.here(state, z, FOE[side]) for z in LAND
        )

    def routed(self, event: Any, before: Situation, after: Situation) -> None:
        assert before.battle
        assert not before.battle.skirmish
        assert not self.at(before, event.side, event.column)

    def leavers_named(self, event: Any, before: Situation, after: Situation) -> None:
        assert before.battle
        assert before.battle.leaving
        assert set(event.going) <= set(self.here(before, before.battle.zone, event.side))
        if before.battle.leaving.way == "river":
            area = shore(before.battle.zone)
            self.went_back[event.side, area] += event.carried
            assert self.went_back[event.side, area] <= boats(before, event.side, area)
        elif before.battle.leaving.way and linked(before.battle.zone, before.battle.leaving.to):
            assert set(event.going) == set(self.here(before, before.battle.zone, event.side))

    def left_behind(self, event: Any, before: Situation, after: Situation) -> None:
        assert before.battle
        leaving = before.battle.leaving
        assert leaving
        assert leaving.routed
        if leaving.way == "river":
            area = shore(before.battle.zone)
            used = self.went_back[event.side, area]
            assert used == boats(before, event.side, area)
        assert not (leaving.way and linked(before.battle.zone, leaving.to) == leaving.way)

    def pursued(self, event: Any, before: Situation, after: Situation) -> None:
        fight = before.battle
        assert fight
        leaving = fight.leaving
        assert leaving
        assert event.side == FOE[leaving.side]
        assert leaving.routed or leaving.way in ("river", "crossing")
        dice = 0
        for block in self.here(before, fight.zone, event.side):
            own = before.blocks[block]
            double = leaving.routed and (leaving.way != "road" or block == "FR-OTT")
            dice += 0 if own.kind == "leader" else own.cv * (2 if double else 1)
        assert len(event.draws) == dice

    def screened(self, event: Any, before: Situation, after: Situation) -> None:
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

    def retreated(self, event: Any, before: Situation, after: Situation) -> None:
        fight = before.battle
        assert fight
        for block in event.walking:
            assert before.blocks[block].kind == "leader"
            assert self.walk(before, event.side, fight.zone, event.to)
        assert not self.here(after, event.to, FOE[event.side])

    def battle_ended(self, event: Any, before: Situation, after: Situation) -> None:
        left = [side for side in FOE if self.here(after, event.zone, side)]
        assert len(left) <= 1
        # 22.4 They may leave when it is over.
        assert before.battle
        if "FR-OTT" in before.battle.posts and before.blocks["FR-OTT"].at != "gone":
            assert self.asked_of_ottawa

    def decided(self, event: Any, before: Situation, after: Situation) -> None:
        if event.rule == "5.2":
            assert event.winner == "fr"
            assert self.strength(before, "gb") < 20
        else:
            assert self.turn == 16
            british = bool(self.here(before, "AB", "gb")) and not self.here(before, "AB", "fr")
            assert event.winner == ("gb" if british else "fr")
