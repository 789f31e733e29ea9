"""Chapters 4.2, 4.3 and 17: how a match ends, and who has won it."""

from app.engine.ledger import rule
from app.engine.values import Message, Outcome
from app.games.madison.board import GB, QUEBEC, US
from app.games.madison.calendar import year_of
from app.games.madison.control import controller
from app.games.madison.points import lead
from app.games.madison.resolution import Resolution
from app.games.madison.state import Situation
from app.kit.victory import MatchDecided

SOURCES_TO_WIN = 3
"""How many of the four American sources win for the British at once (17.32)."""


@rule("17.31", "17.32")
def ended_at_once(resolution: Resolution) -> bool:
    """Whether a side has won at once: Quebec in 1812 or 1813, or three American sources."""
    state = resolution.state
    if year_of(state.turn) < 1814 and controller(state, QUEBEC) == US:
        resolution.write(MatchDecided(US, "17.31"))
        return True
    taken = sum(controller(state, space) == GB for space in state.board.sources[US])
    if taken >= SOURCES_TO_WIN:
        resolution.write(MatchDecided(GB, "17.32"))
        return True
    return False


@rule("17.1", "4.21")
def finish(resolution: Resolution) -> None:
    """End the game: who is ahead wins, and the British when nobody is."""
    ahead = lead(resolution.state, US)
    resolution.write(MatchDecided(US if ahead > 0 else GB, "17.1"))


def outcome(state: Situation) -> Outcome | None:
    """Return the result once the rules have ended the match."""
    if state.winner is None:
        return None
    winner = state.winner
    params: dict[str, str | int] = {
        "points": abs(lead(state, winner)),
        "year": str(year_of(state.turn)),
    }
    return Outcome(winner, state.ended_by, Message(f"madison-outcome-{winner}", params))
