"""Chapters 5 and 6: building, repair and movement of ships in the naval phase."""

from collections.abc import Iterable

import msgspec

from app.engine.decisions import exact
from app.engine.ledger import rule
from app.engine.memo import cached, replaced
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.war1812.actions import Build, Repair, Sail
from app.games.war1812.board import SIDES, Board
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import (
    Sailed,
    Situation,
    fleet_key,
    turn_of,
    with_fleet,
    with_ships_moved,
    with_turn,
)
from app.games.war1812.view import FleetView, OwnMove, View1812, shown_fleet
from app.games.war1812.words import place_name, town_name


class ShipBuilt(Event, frozen=True, tag="ship-built"):
    """A new navy block was laid down at a base, not yet operational."""

    town: str

    def apply(self, state: Situation) -> Situation:
        side = state.board.towns[self.town].side
        state = with_fleet(state, self.town, side, damaged=1)
        spare = {**state.spare, side: state.spare[side] - 1}
        return with_turn(replaced(state, spare=spare), side, built=self.town)


class ShipRepaired(Event, frozen=True, tag="ship-repaired"):
    """A navy block at a base became operational."""

    town: str

    def apply(self, state: Situation) -> Situation:
        side = state.board.towns[self.town].side
        state = with_fleet(state, self.town, side, operational=1, damaged=-1)
        return with_turn(state, side, repaired=self.town)


class ShipSailed(Event, frozen=True, tag="ship-sailed"):
    """A navy block went from a town to its lake or from a lake to a town.

    `side` is told where both sides move at once (19); else it is the mover's.
    """

    origin: str
    to: str
    operational: bool
    side: Side = ""

    def apply(self, state: Situation) -> Situation:
        side = self.side or state.turn.mover
        kind = "operational" if self.operational else "damaged"
        state = with_ships_moved(state, self.origin, self.to, side, **{kind: 1})
        sailed = (*turn_of(state, side).sailed, Sailed(self.origin, self.to, self.operational))
        return with_turn(state, side, sailed=sailed)


@exact
def offer_naval_phase(view: View1812) -> list[Choice]:
    """List what may be done with ships."""
    if crossing := _crossing(view):
        lake = view.board.towns[crossing[0].path[0]].lake
        return _sailings(view, [way for way in _voyages(view.board)[view.side] if way.lake == lake])
    if _refuse_another_naval_act(view):
        return []
    return _yard_work(view) + _sailings(view, _voyages(view.board)[view.side])


def _yard_work(view: View1812) -> list[Choice]:
    offered: list[Choice] = []
    for town, (build, repair) in _yards(view.board)[view.side].items():
        if _refuse_base(view, town):
            continue
        if view.spare[view.side]:
            offered.append(build)
        if shown_fleet(view, town, view.side).damaged:
            offered.append(repair)
    return offered


def _sailings(view: View1812, ways: Iterable["Voyage"]) -> list[Choice]:
    offered: list[Choice] = []
    fleets, sailed = view.fleets, view.turn.sailed
    for voyage in [way for way in ways if way.fleet in fleets]:
        here = fleets[voyage.fleet]
        if sailed and _refuse_second_naval_move(view, voyage.lake, out=voyage.out):
            continue
        if not (voyage.out or _is_harbour(view, voyage.town)):
            continue
        if here.operational and (voyage.out or not _refuse_carrier(view, here)):
            offered.append(voyage.operational)
        if here.damaged:
            offered.append(voyage.damaged)
    return offered


def _yard(side: Side, town: str) -> tuple[Choice, Choice]:
    target, name = f"base:{town}", {"town": town_name(town)}
    label = Message("war1812-repair", name)
    return (
        Choice(Build(town), False, target=target, label=Message("war1812-build", name)),
        Choice(Repair(town), False, f"fleet:{town}/{side}/damaged", target, label),
    )


@cached
def _yards(board: Board) -> dict[Side, dict[str, tuple[Choice, Choice]]]:
    """Return how a ship is built at each base of a side, and how one is repaired there."""
    return {side: {town: _yard(side, town) for town in board.bases[side]} for side in SIDES}


class Voyage(msgspec.Struct, frozen=True):
    """A way of a side's ships from a town `out` onto its lake, or from the lake into the town.

    `fleet`: the one that could take it; `operational`, `damaged`: how a ship of it would.
    """

    lake: str
    town: str
    out: bool
    fleet: str
    operational: Choice
    damaged: Choice


def _voyage(side: Side, lake: str, town: str, *, out: bool) -> Voyage:
    origin, to = (town, lake) if out else (lake, town)
    fleet, target = f"fleet:{origin}/{side}", f"lake:{lake}" if out else f"town:{town}"
    return Voyage(
        lake,
        town,
        out,
        fleet_key(origin, side),
        Choice(Sail(origin, to, True), False, f"{fleet}/operational", target),
        Choice(Sail(origin, to, False), False, f"{fleet}/damaged", target),
    )


@cached
def _voyages(board: Board) -> dict[Side, tuple[Voyage, ...]]:
    """Return each side's ways between the lakes and their towns, a lake after the other."""
    return {
        side: tuple(
            _voyage(side, lake.id, town, out=out)
            for lake in board.lakes.values()
            for town in lake.towns
            for out in (True, False)
        )
        for side in SIDES
    }


@rule("4.3", "5.1", "6.1")
def _refuse_another_naval_act(view: View1812) -> Refusal | None:
    """One step of building or one naval move a turn, before the army moves."""
    turn = view.turn
    if turn.built or turn.repaired:
        return no("5.1", "war1812-one-naval-act")
    if turn.moves:
        return no("4.3", "war1812-navy-before-army")
    return None


@rule("5.1", "A6")
def _refuse_base(view: View1812, town: str) -> Refusal | None:
    """Ships are built and repaired at one's own three bases, and (A6) only while they are held."""
    if town not in view.board.bases[view.side]:
        return no("5.1", "war1812-not-your-base")
    if view.towns[town].holder != view.side:
        return no("5.1", "war1812-base-is-lost", town=town_name(town))
    if view.turn.sailed:
        return no("6.1", "war1812-build-or-sail")
    return None


@rule("5.2", "2.4", "8.3")
def refuse_build(view: View1812, action: Build) -> Refusal | None:
    """First step: a new ship, out of action, while any of the six is left.

    8.3 Ships that were lost are not spare again.
    """
    if refusal := _refuse_another_naval_act(view) or _refuse_base(view, action.town):
        return refusal
    if not view.spare[view.side]:
        return no("5.2", "war1812-no-ship-left")
    return None


@rule("5.2", "A7")
def refuse_repair(view: View1812, action: Repair) -> Refusal | None:
    """Second step, and repair: a ship at a base (A7: nowhere else) becomes operational."""
    if refusal := _refuse_another_naval_act(view) or _refuse_base(view, action.town):
        return refusal
    if not shown_fleet(view, action.town, view.side).damaged:
        return no("5.2", "war1812-nothing-to-repair", town=town_name(action.town))
    return None


@rule("6.1", "6.2", "6.3", "A8", "12.2")
def refuse_sail(view: View1812, action: Sail) -> Refusal | None:
    """Ships go from lakeside towns onto their lake, or from a lake into friendly towns of it.

    A8: one lake a turn and one direction. 12.2 Beside a sea movement, ships of that lake only,
    and those that carry stay.
    """
    board = view.board
    out = action.to in board.lakes
    lake, town = (action.to, action.origin) if out else (action.origin, action.to)
    if lake not in board.lakes or town not in board.towns or board.towns[town].lake != lake:
        return no("6.3", "war1812-lake-and-its-towns")
    here = shown_fleet(view, action.origin, view.side)
    if not (here.operational if action.operational else here.damaged):
        return no("6.1", "war1812-no-such-ship", place=place_name(action.origin))
    return (
        _refuse_naval_act_beside(view, lake)
        or _refuse_second_naval_move(view, lake, out=out)
        or (None if out else _refuse_harbour(view, town))
        or (_refuse_carrier(view, here) if action.operational and not out else None)
    )


@cached
def _crossing(view: View1812) -> list[OwnMove]:
    return [move for move in view.turn.moves.values() if move.by_sea]


@rule("12.1", "12.2")
def _refuse_naval_act_beside(view: View1812, lake: str) -> Refusal | None:
    """Beside a sea movement other ships of the same lake may make an ordinary move."""
    crossing = _crossing(view)
    if not crossing:
        return _refuse_another_naval_act(view)
    if view.board.towns[crossing[0].path[0]].lake != lake:
        return no("12.2", "war1812-ships-of-the-same-lake")
    return None


@rule("A8")
def _refuse_second_naval_move(view: View1812, lake: str, *, out: bool) -> Refusal | None:
    """One lake a phase, and one direction."""
    for sailed in view.turn.sailed:
        if (sailed.to in view.board.lakes) != out or lake not in (sailed.origin, sailed.to):
            return no("6.1", "war1812-one-naval-move")
    return None


@rule("6.2")
def _is_harbour(view: View1812, town: str) -> bool:
    """Ships lie in friendly towns only."""
    return view.towns[town].holder == view.side


def _refuse_harbour(view: View1812, town: str) -> Refusal | None:
    if not _is_harbour(view, town):
        return no("6.2", "war1812-harbour-not-friendly", town=town_name(town))
    return None


@rule("12.2")
def _refuse_carrier(view: View1812, on_the_lake: FleetView) -> Refusal | None:
    """Carriers stay where they are."""
    if len(_crossing(view)) >= on_the_lake.operational:
        return no("12.2", "war1812-carriers-stay")
    return None


def build(resolution: Resolution, action: Build) -> None:
    """Lay down a ship."""
    resolution.write(ShipBuilt(action.town))


def repair(resolution: Resolution, action: Repair) -> None:
    """Repair or complete a ship."""
    resolution.write(ShipRepaired(action.town))


def sail(resolution: Resolution, action: Sail) -> None:
    """Move a ship."""
    resolution.write(ShipSailed(action.origin, action.to, action.operational))
