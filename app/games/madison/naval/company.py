"""Chapters 8.5, 3.36 and 11.36: whom a force that goes by water takes along, and leaves."""

from app.engine.ledger import rule
from app.engine.values import Refusal
from app.engine.words import no
from app.games.madison.board import NAVAL_LEADER
from app.games.madison.naval.lift import fits, refuse_aboard
from app.games.madison.operations.leading import refuse_following
from app.games.madison.operations.limits import reach, spent_by
from app.games.madison.play_state import Play
from app.games.madison.position import Position, vessels_at
from app.games.madison.view import ViewMadison


@rule("11.15", "11.52")
def may_sail_on(position: Position, play: Play, piece: str) -> bool:
    """Whether a counter of a force by water may still go somewhere: as far as points last."""
    moved = play.moved.get(piece)
    if moved and moved.stopped:
        return False
    sheet, here = position.board.roster[piece], position.blocks[piece].at
    if not position.board.lake_at(here):
        return False
    if sheet.is_naval:
        return spent_by(play, piece) < reach(position, play.force, piece)
    return any(may_sail_on(position, play, vessel) for vessel in _ships(position, play, here))


def _ships(position: Position, play: Play, at: str) -> list[str]:
    """List the vessels that a force may use in a space."""
    vessels = vessels_at(position, at, play.side)
    if play.force.kind == "units":
        return [vessel for vessel in vessels if vessel in play.force.pieces]
    return vessels


@rule("8.5", "3.35", "3.36", "11.21", "11.37")
def refuse_company(view: ViewMadison, play: Play, piece: str) -> Refusal | None:
    """Return why a counter can't go along by water.

    3.36 A land leader takes vessels of the space where he starts, 3.35 and no naval leader.
    """
    force, sheet = play.force, view.board.roster[piece]
    leads = play.moved.get(force.leader)
    if leads and leads.stopped:
        return no("11.36", "madison-leader-ashore")
    if piece in play.withdrawn:
        return no("11.21", "madison-withdrawn")
    if sheet.is_vessel:
        return _refuse_vessel(view, play, piece)
    if sheet.kind == NAVAL_LEADER:
        return None if force.kind == "naval" else no("3.35", "madison-naval-leader-leads")
    if force.kind == "naval":
        return refuse_aboard(view, play, piece)
    return refuse_following(view, force, play.group, piece) or refuse_aboard(view, play, piece)


def _refuse_vessel(view: ViewMadison, play: Play, vessel: str) -> Refusal | None:
    started = play.moved[vessel].path[0] if vessel in play.moved else view.blocks[vessel].at
    if play.force.kind == "leader" and started != play.force.at:
        return no("3.36", "madison-vessels-of-his-space")
    if play.aboard and spent_by(play, vessel) >= reach(view, play.force, vessel):
        return no("11.12", "madison-no-point-to-land")
    return None


@rule("11.35", "11.12")
def refuse_leaving(view: ViewMadison, play: Play, piece: str) -> Refusal | None:
    """A vessel is not left if the others can't carry the troops aboard."""
    roster = view.board.roster
    if not play.aboard or not roster[piece].is_vessel:
        return None
    vessels = [one for one in play.group if roster[one].is_vessel and one != piece]
    units = [one for one in play.aboard if roster[one].is_land]
    if not vessels or not fits(view, vessels, units):
        return no("11.35", "madison-no-room-aboard")
    return None
