"""Rule 1.2: who controls a town, and what becomes of ships in a town that changes hands."""

from app.engine.ledger import rule
from app.engine.memo import derived, replaced
from app.engine.values import Event, Side
from app.games.war1812.board import SIDES, Board, other
from app.games.war1812.indians import holds, indian_appears
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import Fleet, Situation, fleet, fleet_key, holder, with_fleet
from app.kit.blocks import is_contested


class TownChangedHands(Event, frozen=True, tag="town"):
    """A town came under another side's control."""

    town: str
    holder: Side

    def apply(self, state: Situation) -> Situation:
        held = {t: s for t, s in state.held.items() if t != self.town}
        if self.holder != state.board.towns[self.town].side:
            held[self.town] = self.holder
        return replaced(state, held=dict(sorted(held.items())))


class FleetLost(Event, frozen=True, tag="fleet-lost"):
    """Ships were lost for good because they had no friendly town to lie in."""

    side: Side
    place: str
    rule: str
    operational: int = 0
    damaged: int = 0

    def apply(self, state: Situation) -> Situation:
        return with_fleet(
            state,
            self.place,
            self.side,
            operational=-self.operational,
            damaged=-self.damaged,
        )


@rule("1.2", "A1", "A2", "A52")
def controller(state: Situation, town: str) -> Side:
    """A home town is its side's unless enemy army stands in it; an enemy town while own army does.

    A1: passing through takes nothing. A2: nor does the Indian alone. A52: while a battle for the
    town is still to be fought it stays with the side that held it.
    """
    if is_contested(state, town):
        return holder(state, town)
    home = state.board.towns[town].side
    return other(home) if holds(state, town, other(home)) else home


@rule("1.2", "6.2", "A15")
def settle_control(resolution: Resolution) -> None:
    """Hand each town to whoever controls it now.

    6.2 Ships in a town that is no longer friendly are lost, unless (A15) enemy army took it: then
    8.4 decides.
    """
    for town in _in_question(resolution.state):
        now = controller(resolution.state, town)
        if now != holder(resolution.state, town):
            resolution.write(TownChangedHands(town, now))
            _lose_ships_left_alone(resolution, town)
    if resolution.state.options["indian"] == "at-once":
        indian_appears(resolution)


def _in_question(state: Situation) -> list[str]:
    """List the towns that are not simply their own side's: held or entered by the enemy."""
    homes, in_question = state.board.homes, {*state.held}
    for side, places in state.armies.items():
        in_question |= places.keys() & homes[other(side)]
    return sorted(in_question)


def _lose_ships_left_alone(resolution: Resolution, town: str) -> None:
    state = resolution.state
    side = other(holder(state, town))
    ships = fleet(state, town, side)
    if ships.ships and not holds(state, town, holder(state, town)):
        resolution.write(FleetLost(side, town, "6.2", ships.operational, ships.damaged))


def friendly_harbours(state: Situation, lake: str, side: Side) -> list[str]:
    """List the towns of a lake where a side's ships may lie (6.2)."""
    return [t for t in state.board.lakes[lake].towns if holder(state, t) == side]


def contested_lakes(state: Situation) -> list[str]:
    """List the lakes on which both sides have ships."""
    return derived(state, _contested_lakes, state.board, state.fleets)


def _contested_lakes(board: Board, fleets: dict[str, Fleet]) -> list[str]:
    return [lake for lake in board.lakes if all(fleet_key(lake, side) in fleets for side in SIDES)]
