"""Chapters 3.33, 3.5 and 8.4: whom a leader takes along, and how many."""

from collections.abc import Iterable

from app.engine.ledger import rule
from app.engine.values import Refusal, Side
from app.engine.words import no
from app.games.madison.board import INDIAN, LEADER, REGULAR, TECUMSEH
from app.games.madison.play_state import Force
from app.games.madison.position import Position, strength_of

DETACHMENT = 2
"""The greatest strength of a detachment (3.14)."""


@rule("3.14", "A43")
def is_detachment(position: Position, unit: str) -> bool:
    """Whether a unit counts as a detachment: by the strength that it shows now."""
    return strength_of(position, unit) <= DETACHMENT


@rule("3.33", "8.43", "8.44", "3.53")
def is_within_limit(position: Position, force: Force, group: Iterable[str]) -> bool:
    """Whether leaders may lead so many units: each star five; with Tecumseh any Indians.

    `force.limit`: no more than a card says, Indians and whoever juniors lead included.
    """
    roster = position.board.roster
    leaders = [piece for piece in group if roster[piece].kind == LEADER]
    units = [piece for piece in group if roster[piece].is_land]
    if force.limit and len(units) > force.limit:
        return False
    if TECUMSEH in leaders:
        units = [unit for unit in units if roster[unit].kind != INDIAN]
    if leaders == [TECUMSEH]:
        return all(_follows_tecumseh(position, unit) for unit in units) and len(units) <= 1
    return len(units) <= sum(roster[leader].limit for leader in leaders)


@rule("3.53", "3.62")
def _follows_tecumseh(position: Position, unit: str) -> bool:
    """Whether Tecumseh may lead a unit beside his Indians: one British regular detachment."""
    return position.board.roster[unit].kind == REGULAR and is_detachment(position, unit)


@rule("3.35", "8.43", "3.51")
def is_junior(position: Position, leader: str, to: str) -> bool:
    """Whether a leader may be taken along by another: fewer stars; Tecumseh by any."""
    roster = position.board.roster
    if leader == TECUMSEH or to == TECUMSEH:
        return leader == TECUMSEH
    return roster[leader].stars < roster[to].stars


def refuse_following(
    position: Position, force: Force, group: tuple[str, ...], piece: str
) -> Refusal | None:
    """Return why a leader can't take a counter along."""
    sheet = position.board.roster[piece]
    if force.kind == "alone":
        return no("8.61", "madison-quite-alone")
    if sheet.kind == LEADER and not is_junior(position, piece, force.leader):
        return no("8.43", "madison-not-junior")
    if not sheet.is_land and sheet.kind != LEADER:
        return no("8.41", "madison-not-by-land")
    if not is_within_limit(position, force, (*group, piece)):
        return no("3.33", "madison-over-limit")
    return None


@rule("3.35", "3.51", "10.42")
def seniors(position: Position, leaders: Iterable[str], side: Side) -> list[str]:
    """List the leaders that may command: the most stars; Tecumseh only where no other is."""
    roster = position.board.roster
    land = [one for one in leaders if roster[one].kind == LEADER and roster[one].side == side]
    if len(land) > 1:
        land = [one for one in land if one != TECUMSEH]
    most = max((roster[one].stars for one in land), default=0)
    return [one for one in land if roster[one].stars == most]
