"""Chapters 9.53 and 9.6: what else gives way when land units enter a space."""

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.values import Event, Side
from app.games.madison.battle_state import HarbourDue, RetreatDue
from app.games.madison.board import LEADER, NAVAL_LEADER, other
from app.games.madison.combat.events import RetreatOrdered
from app.games.madison.depots import remove_overrun
from app.games.madison.position import leaders_at, vessels_at
from app.games.madison.resolution import Resolution
from app.games.madison.state import Situation


class HarbourOrdered(Event, frozen=True, tag="harbour-ordered"):
    """Vessels and naval leaders must go to a port (9.6, 12.5)."""

    due: HarbourDue

    def apply(self, state: Situation) -> Situation:
        return replaced(state, harbours=(*state.harbours, self.due))


def occupy(resolution: Resolution, at: str, side: Side) -> None:
    """Move lone enemy leaders, vessels and a depot out of the way of a side's units in a space."""
    remove_overrun(resolution, at)
    chase_vessels(resolution, at, other(side))
    chase_leaders(resolution, at, other(side))


@rule("9.53", "10.72", "10.9")
def chase_leaders(resolution: Resolution, at: str, side: Side) -> None:
    """A side's leaders who are alone in a space must retreat, but not whence enemies came."""
    state = resolution.state
    roster = state.board.roster
    alone = tuple(one for one in leaders_at(state, at, side) if roster[one].kind == LEADER)
    if alone:
        moved = state.play.moved.values() if state.play else ()
        paths = (one.path for one in moved if one.path[-1] == at)
        barred = tuple(sorted({path[-2] for path in paths if len(path) > 1}))
        resolution.write(RetreatOrdered(RetreatDue(side, alone, at, "lone", barred)))


@rule("9.61", "9.62", "A29", "A32")
def chase_vessels(resolution: Resolution, at: str, side: Side) -> None:
    """A side's vessels in a port that enemy units enter go at once to another, or to the box."""
    state = resolution.state
    roster = state.board.roster
    naval = [one for one in leaders_at(state, at, side) if roster[one].kind == NAVAL_LEADER]
    fleet = (*vessels_at(state, at, side), *naval)
    if fleet:
        lake = state.board.lake_at(at)
        resolution.write(HarbourOrdered(HarbourDue(side, fleet, at, lake, may_box=True)))
