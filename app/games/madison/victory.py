"""Chapters 4.2, 4.3 and 17: how a match ends, and who has won it."""

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.values import Event, Message, Outcome, Side
from app.games.madison.board import GB, HURON, ISLANDS, QUEBEC, TWINS, US
from app.games.madison.calendar import year_of
from app.games.madison.control import controller, is_friendly, value_of
from app.games.madison.points import lead
from app.games.madison.position import Position
from app.games.madison.resolution import Resolution
from app.games.madison.state import Situation
from app.games.madison.supply import supplied_at
from app.kit.victory import MatchDecided

LAST_YEAR_OF_QUEBEC = 1813
"""Until then the US win at once by Quebec (17.31)."""
SOURCES_TO_WIN = 3
"""How many of the four American sources win for the British at once (17.32)."""
DECISIVE, MARGINAL = 20, 10
"""By how many points a victory is decisive, or marginal; by less it is moral (17.1)."""


@rule("17.31", "17.32")
def end_at_once(resolution: Resolution) -> bool:
    """End the match if a side wins at once, by Quebec or three American sources; else False."""
    state = resolution.state
    if year_of(state.turn) <= LAST_YEAR_OF_QUEBEC and controller(state, QUEBEC) == US:
        resolution.write(MatchDecided(US, "17.31"))
        return True
    taken = sum(controller(state, space) == GB for space in state.board.sources[US])
    if taken >= SOURCES_TO_WIN:
        resolution.write(MatchDecided(GB, "17.32"))
        return True
    return False


class PointsForfeited(Event, frozen=True, tag="points-forfeited"):
    """At the end spaces and lakes out of supply score nothing (4.31 to 4.33)."""

    names: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        return replaced(state, forfeited=self.names)


@rule("17.1", "4.21", "4.31")
def finish(resolution: Resolution) -> None:
    """End the game: who is ahead wins, and the British when nobody is."""
    names = (*_cut_off(resolution.state), *_stranded(resolution.state))
    if names:
        resolution.write(PointsForfeited(names))
    ahead = lead(resolution.state, US)
    resolution.write(MatchDecided(US if ahead > 0 else GB, "17.1"))


@rule("4.32", "4.34")
def _cut_off(position: Position) -> list[str]:
    """List the spaces that are held by units out of supply.

    4.34 Those on Mackinac and St. Joseph are, but for US units while the British have Huron.
    """
    found = []
    for space, side in sorted(position.seized.items()):
        if space in ISLANDS:
            is_cut = side == US and position.lakes.get(HURON) == GB
        else:
            is_cut = space not in supplied_at(position, side)
        if is_cut:
            found.append(space)
    return found


@rule("4.33", "2.6", "A38")
def _stranded(position: Position) -> list[str]:
    """List the lakes whose holder has no port in supply to go to; Erie and Huron are one."""
    found = []
    for lake, side in sorted(position.lakes.items()):
        ports = [*position.board.ports[lake], *position.board.ports.get(TWINS.get(lake, ""), ())]
        supplied = supplied_at(position, side)
        if not any(port in supplied and is_friendly(position, port, side) for port in ports):
            found.append(lake)
    return found


@rule("17.1", "17.2")
def grade(position: Situation, winner: Side) -> str:
    """Return how great a victory is: at once it is decisive; an even score is a stalemate."""
    if position.ended_by != "17.1":
        return "decisive"
    ahead = lead(position, winner)
    if ahead >= DECISIVE:
        return "decisive"
    if ahead >= MARGINAL:
        return "marginal"
    return "moral" if ahead > 0 else "stalemate"


def holdings(state: Situation) -> dict[str, Side]:
    """Return who controls each space that is worth points or decides, and the box of each lake."""
    board = state.board
    decisive = {QUEBEC, *(space for spaces in board.sources.values() for space in spaces)}
    wanted = [space for space in board.spaces if space in decisive or value_of(state, space)]
    boxes = {board.lakes[lake].box: side for lake, side in state.lakes.items() if side}
    return {**{space: controller(state, space) for space in wanted}, **boxes}


def outcome(state: Situation) -> Outcome | None:
    """Return the result once the rules have ended the match."""
    if state.winner is None:
        return None
    winner = state.winner
    params: dict[str, str | int] = {
        "points": lead(state, winner),
        "grade": grade(state, winner),
        "year": str(year_of(state.turn)),
    }
    return Outcome(winner, state.ended_by, Message(f"madison-outcome-{winner}", params))
