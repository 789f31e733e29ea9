"""Standing answers at work: what was answered beforehand is answered as soon as it is asked."""

import secrets

from app.engine import beforehand as answers
from app.engine import match as engine
from app.matches.commands import Act
from app.matches.models import PLAYERS, Seat
from app.matches.state import MatchState, awaits

Begun = tuple[Seat, str]
"""A seat whose answer is being given, and the head of the chain that it is given on."""


def beforehand(state: MatchState, begun: Begun | None = None) -> tuple[Seat, Act] | None:
    """Return who has answered beforehand what is asked now, and the next command of their answer.

    Who has begun a plan by hand goes on by hand. `begun`: whose plan is of our own making.
    """
    for seat in PLAYERS:
        side = state.viewers[seat]
        if side not in state.match.standing or not awaits(state, side):
            continue
        draft = state.match.drafts.get(side)
        if draft and draft.steps and begun != (seat, state.head):
            continue
        choice = answers.answered(state.match, side)
        if choice is not None:
            action = engine.raw(choice.action)
            expect = state.version(side)
            return seat, Act(expect=expect, key=secrets.token_hex(16), action=action)
    return None
