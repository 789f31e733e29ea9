"""Chapter 11.1: the points of the British at the end of each year."""

from app.engine.ledger import rule
from app.engine.memo import derived, derived_by
from app.engine.values import Message, Outcome, Side
from app.games.liberty.board import AM, GB, Board
from app.games.liberty.options import DRAW
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import Phase, Situation, holders
from app.kit.blocks import Armies
from app.kit.victory import MatchDecided

DRAW_FROM = 25
"""By option the British that hold so many points at the end of the war have drawn."""


def british_points(state: Situation) -> int:
    """Add up the towns that are British, by who stands there or else by their colour."""
    return derived(state, _points, state.board, state.armies)


@rule("11.1", "A1", "A41", "A60")
def _points(board: Board, armies: Armies) -> int:
    british, american = armies[GB].keys(), armies[AM].keys()
    held = (board.british_towns - (american - british)) | (british - american)
    return sum([board.towns[place].value for place in held & board.towns.keys()])


@rule("5.3", "A11")
def points_held(state: Situation) -> int:
    """Add up the towns that are British until the turn ends: what the map shows as theirs."""
    return derived(state, _points_of, state.board, state.turn.held)


@rule("A11")
def points_ahead(state: Situation) -> int:
    """Add up the towns that the end of the turn would leave the British as blocks stand."""
    return derived_by(state, _points_ahead, state.board, state.armies, state.turn.held)


def _points_ahead(state: Situation) -> int:
    return _points_of(state.board, holders(state))


def _points_of(board: Board, held: dict[str, Side]) -> int:
    return sum(town.value for place, town in board.towns.items() if held.get(place) == GB)


def holdings(state: Situation) -> dict[str, Side]:
    """Return who would hold each town that counts if the turn ended as blocks stand."""
    towns, held = state.board.towns, holders(state)
    return {place: side for place, side in held.items() if place in towns and towns[place].value}


@rule("11.1", "A1", "A2", "A63")
def check_victory(resolution: Resolution) -> None:
    """30 points win for the British, 11 or fewer for the Americans, so does the end of 1783."""
    state = resolution.state
    wanted, points = state.board.sheet.victory, british_points(state)
    is_last = state.year >= state.board.sheet.calendar.last
    if points >= wanted.british:
        resolution.write(MatchDecided(GB, "11.1"))
    elif points <= wanted.american:
        resolution.write(MatchDecided(AM, "11.1"))
    elif is_last and state.options[DRAW.key] != "off" and points >= DRAW_FROM:
        resolution.write(MatchDecided("", "11.1"))
    elif is_last:
        resolution.write(MatchDecided(AM, "11.1"))
    else:
        resolution.begin(Phase.FRANCE)


def outcome(state: Situation) -> Outcome | None:
    """Return the result once the rules have ended the match."""
    if state.winner is None:
        return None
    key = f"liberty-outcome-{state.winner or 'draw'}"
    message = Message(key, {"points": british_points(state), "year": str(state.year)})
    return Outcome(state.winner, state.ended_by, message)
