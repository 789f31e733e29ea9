"""Chapter 5: who has won."""

from app.engine.ledger import rule
from app.engine.values import Message, Outcome, Side
from app.games.quebec1759.board import FR, GB, SIDES
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.state import Situation, strengths
from app.games.quebec1759.turns import begin_turn
from app.kit.victory import MatchDecided


@rule("5.2", "A39")
def check_british(resolution: Resolution) -> bool:
    """The French win at once when all British on the map have less than 20 CV."""
    if strengths(resolution.state)[GB] >= resolution.state.board.sheet.victory.cv:
        return False
    resolution.write(MatchDecided(FR, "5.2"))
    return True


@rule("5.1", "A43")
def end_turn(resolution: Resolution) -> None:
    """After turn 16 the British win if they hold Abraham, with 20 CV anywhere; else the French."""
    state = resolution.state
    if state.turn_number < state.board.sheet.calendar.turns:
        begin_turn(resolution)
        return
    resolution.write(MatchDecided(GB if holds_objective(state) else FR, "5.1"))


@rule("5.1", "A43")
def holds_objective(state: Situation) -> bool:
    """Whether British blocks stand on Abraham, and no French ones."""
    objective = state.board.objective
    return objective in state.armies[GB] and objective not in state.armies[FR]


def holdings(state: Situation) -> dict[str, Side]:
    """Return who has each zone: whoever stands there alone, else whoever had it before."""
    held = dict[str, Side]()
    for zone in state.board.zones:
        there = [side for side in SIDES if zone in state.armies[side]]
        side = there[0] if len(there) == 1 else state.turn.held.get(zone, "")
        if there and side:
            held[zone] = side
    return held


def outcome(state: Situation) -> Outcome | None:
    """Return the result once the rules have ended the match."""
    if state.winner is None:
        return None
    key = f"quebec1759-end-{state.ended_by.replace('.', '-')}-{state.winner}"
    return Outcome(state.winner, state.ended_by, Message(key))
