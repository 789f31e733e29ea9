"""Chapters 5 and 6: building, repair and movement of ships in the naval phase."""

from collections.abc import Iterator

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
from app.games.war1812.view import OwnMove, View1812, shown_fleet
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


def offer_naval_phase(view: View1812) -> Iterator[Choice]:
    """List everything that could be done with ships; the refusals leave what may be done."""
    if not _crossing(view) and _refuse_another_naval_act(view):
        return
    yards = _yards(view.board)
    for town in view.board.bases[view.side]:
        build, repair = yards[town]
        if view.spare[view.side]:
            yield build
        if shown_fleet(view, town, view.side).damaged:
            yield repair
    for fleet, operational, damaged in _sailings(view.board)[view.side]:
        if here := view.fleets.get(fleet):
            if here.operational:
                yield operational
            if here.damaged:
                yield damaged


def _yard(side: Side, town: str) -> tuple[Choice, Choice]:
    target, name = f"base:{town}", {"town": town_name(town)}
    label = Message("war1812-repair", name)
    return (
        Choice(Build(town), False, target=target, label=Message("war1812-build", name)),
        Choice(Repair(town), False, f"fleet:{town}/{side}/damaged", target, label),
    )


@cached
def _yards(board: Board) -> dict[str, tuple[Choice, Choice]]:
    """Return how a ship is built at each base, and how one is repaired there."""
    return {town: _yard(side, town) for side in SIDES for town in board.bases[side]}


def _sailing(side: Side, origin: str, to: str, target: str, *, operational: bool) -> Choice:
    state = "operational" if operational else "damaged"
    return Choice(
        Sail(origin, to, operational),
        False,
        f"fleet:{origin}/{side}/{state}",
        target,
    )


@cached
def _sailings(board: Board) -> dict[Side, tuple[tuple[str, Choice, Choice], ...]]:
    """Return each side's ways between lakes and their towns: the fleet that could take each, and
    how a ship of it that is operational, or one that is damaged, would.
    """
    ways = [
        way
        for lake in board.lakes.values()
        for town in lake.towns
        for way in ((town, lake.id, f"lake:{lake.id}"), (lake.id, town, f"town:{town}"))
    ]
    return {
        side: tuple(
            (
                fleet_key(origin, side),
                _sailing(side, origin, to, target, operational=True),
                _sailing(side, origin, to, target, operational=False),
            )
            for origin, to, target in ways
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
        or _refuse_harbour(view, action)
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


def _refuse_harbour(view: View1812, action: Sail) -> Refusal | None:
    if action.to in view.board.lakes:
        return None
    # 6.2 Ships lie in friendly towns only.
    if view.towns[action.to].holder != view.side:
        return no("6.2", "war1812-harbour-not-friendly", town=town_name(action.to))
    # 12.2 Carriers stay where they are.
    ready = shown_fleet(view, action.origin, view.side).operational
    if action.operational and len(_crossing(view)) >= ready:
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
