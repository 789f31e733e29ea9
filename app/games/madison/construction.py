"""Chapter 15: building and repairing vessels by a card's value, bases and their backups."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.board import SIDES, Base
from app.games.madison.calendar import order_of, year_of
from app.games.madison.control import is_friendly
from app.games.madison.effects.in_force import may_build
from app.games.madison.events import PiecesPlaced, PiecesRestored
from app.games.madison.operations.forces import value_of_card
from app.games.madison.operations.stages import PointsSpent
from app.games.madison.position import (
    STOCKS,
    Position,
    is_reduced,
    pieces_at,
    play_of,
    vessels_at,
)
from app.games.madison.resolution import Resolution
from app.games.madison.state import Situation
from app.games.madison.view import ViewMadison
from app.games.madison.words import piece_name, place_name
from app.kit.turns import Done

HALVES = 2
"""Costs are in half points (A10)."""


class BasesLost(Event, frozen=True, tag="bases-lost"):
    """It changed which main bases are lost, and since which year (15.33)."""

    years: dict[str, int]

    def apply(self, state: Situation) -> Situation:
        return replaced(state, lost_bases=self.years)


# 15.3 Naval bases


@rule("15.32", "15.33")
def note_bases(resolution: Resolution) -> None:
    """Note which main bases are destroyed or in enemy hands, and in which year they fell."""
    state = resolution.state
    year = year_of(state.turn)
    lost = {
        at: state.lost_bases.get(at, year)
        for side in SIDES
        for lake in state.board.lakes
        for at in _mains(state, side, lake)
        if at in state.ruined or not is_friendly(state, at, side)
    }
    if lost != state.lost_bases:
        resolution.write(BasesLost(lost))


def _mains(position: Position, side: Side, lake: str) -> list[str]:
    """List a side's main bases on a lake."""
    bases = position.board.bases[lake]
    return [port for port, base in bases.items() if base.side == side and not base.backup]


@rule("15.31", "15.32", "15.16")
def working_bases(position: Position, side: Side, lake: str) -> dict[str, Base]:
    """Return a side's bases on a lake that stand, in its hands; a backup's with its few uses.

    15.16 Enemies too weak to control the space don't matter.
    """
    found: dict[str, Base] = {}
    for at, base in position.board.bases[lake].items():
        if base.side != side or at in position.ruined:
            continue
        if order_of(base.since) <= order_of(position.turn) and is_friendly(position, at, side):
            found[at] = base
    return found


@rule("15.33")
def is_in_full_use(position: Position, side: Side, lake: str, at: str) -> bool:
    """Whether a base builds and repairs everything: a main one, or a backup in its place.

    15.33 A backup takes the main base's place from the game year after that was lost.
    """
    base = position.board.spaces[at].base
    if base is None or not base.backup:
        return True
    fallen = [position.lost_bases.get(main) for main in _mains(position, side, lake)]
    return all(year is not None and year < year_of(position.turn) for year in fallen)


@rule("15.1", "15.12", "15.13", "15.14", "15.15")
def may_be_built(position: Position, side: Side, lake: str, halves: int) -> list[tuple[str, str]]:
    """List the vessels that so many half points build, each with a base: due, of this lake."""
    if not may_build(position, side, lake):
        return []
    roster, now = position.board.roster, order_of(position.turn)
    stocks = [roster[vessel] for vessel in pieces_at(position, STOCKS, side)]
    due = [
        vessel.id
        for vessel in stocks
        if vessel.lake == lake and vessel.cost <= halves and order_of(vessel.available) <= now
    ]
    found = []
    for at, base in working_bases(position, side, lake).items() if due else ():
        full = is_in_full_use(position, side, lake, at)
        found += [(vessel, at) for vessel in due if full or vessel in base.builds]
    return found


@rule("15.22", "15.23")
def may_be_repaired(position: Position, side: Side, lake: str, halves: int) -> list[str]:
    """List the damaged vessels in bases of a lake that so many half points repair."""
    if not may_build(position, side, lake):
        return []
    return [
        vessel
        for vessel in damaged_in_bases(position, side, lake)
        if position.board.roster[vessel].repair <= halves
    ]


@rule("15.13", "15.21")
def damaged_in_bases(position: Position, side: Side, lake: str) -> list[str]:
    """List the damaged vessels in a side's bases of a lake that repair."""
    return [
        vessel
        for at, base in working_bases(position, side, lake).items()
        if base.repairs or is_in_full_use(position, side, lake, at)
        for vessel in vessels_at(position, at, side)
        if is_reduced(position, vessel)
    ]


# 15.1 and 15.2 By a card


def halves_left(position: Position) -> int:
    """Return how many half points of the card are left."""
    return HALVES * value_of_card(position) - play_of(position).spent


def refuse_any(position: Position, side: Side, value: int) -> Refusal | None:
    """Return why a side can build and repair nothing by a card; None when it can."""
    for lake in position.board.lakes:
        halves = HALVES * value
        if may_be_built(position, side, lake, halves):
            return None
        if may_be_repaired(position, side, lake, halves):
            return None
    return no("15.1", "madison-nothing-to-build")


def offer_building(view: ViewMadison) -> Iterator[Choice]:
    """Offer the vessels that may be built, each with its base, and those that may be repaired."""
    halves = halves_left(view)
    for lake in view.board.lakes:
        for vessel, at in may_be_built(view, view.side, lake, halves):
            params = {"vessel": piece_name(vessel), "at": place_name(at)}
            label = Message("madison-build", params)
            yield Choice(a.BuildVessel(vessel, at), False, target=f"space:{at}", label=label)
        for vessel in may_be_repaired(view, view.side, lake, halves):
            label = Message("madison-repair", {"vessel": piece_name(vessel)})
            yield Choice(a.Repair(vessel), False, f"block:{vessel}", label=label)
    label = Message("madison-done-building", {"count": len(play_of(view).done)})
    yield Choice(Done(), True, label=label)


@rule("15.12", "15.14", "15.17", "15.24", "15.31", "A9", "A10")
def refuse_building(view: ViewMadison, action: a.BuildVessel) -> Refusal | None:
    """A vessel of this lake that is due, at a base that builds it, for points that are left."""
    own, board = view.blocks.get(action.block), view.board
    if own is None or own.side != view.side or own.at != STOCKS:
        return no("15.12", "madison-not-to-build")
    sheet = board.roster[action.block]
    if order_of(sheet.available) > order_of(view.turn):
        return no("15.14", "madison-not-yet-due")
    if not may_build(view, view.side, sheet.lake):
        return no("8.31", "madison-building-barred")
    if sheet.cost > halves_left(view):
        return no("15.24", "madison-too-dear")
    if board.lake_at(action.at) != sheet.lake:
        return no("15.15", "madison-not-that-lake")
    if (action.block, action.at) not in may_be_built(
        view, view.side, sheet.lake, halves_left(view)
    ):
        return no("15.31", "madison-no-working-base")
    return None


@rule("15.22", "15.23", "15.24")
def refuse_repair(view: ViewMadison, action: a.Repair) -> Refusal | None:
    """A damaged vessel in a base that repairs, for points that are left."""
    own = view.blocks.get(action.block)
    if own is None or own.side != view.side or not view.board.roster[action.block].is_vessel:
        return no("15.22", "madison-not-there")
    sheet = view.board.roster[action.block]
    lake = view.board.lake_at(own.at)
    if not lake or action.block not in damaged_in_bases(view, view.side, lake):
        return no("15.22", "madison-not-damaged-in-base")
    if not may_build(view, view.side, lake):
        return no("8.31", "madison-building-barred")
    if sheet.repair > halves_left(view):
        return no("15.24", "madison-too-dear")
    return None


def build(resolution: Resolution, action: a.BuildVessel) -> None:
    """Launch a vessel."""
    cost = resolution.state.board.roster[action.block].cost
    resolution.write(PiecesPlaced((action.block,), action.at, "15.1"))
    resolution.write(PointsSpent((action.block,), cost))


def mend(resolution: Resolution, action: a.Repair) -> None:
    """Repair a vessel."""
    cost = resolution.state.board.roster[action.block].repair
    resolution.write(PiecesRestored((action.block,), "15.22"))
    resolution.write(PointsSpent((action.block,), cost))


def prompt(view: ViewMadison) -> Message:
    """Return the question what to build, with the points that are left."""
    halves = halves_left(view)
    key = "madison-ask-build-half" if halves % HALVES else "madison-ask-build"
    return Message(key, {"points": halves // HALVES})
