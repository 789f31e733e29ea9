"""How the rules end a match."""

from typing import Any, TypeVar

from app.engine.memo import replaced
from app.engine.values import Event, Side
from app.kit.blocks import BlockState

S = TypeVar("S", bound=BlockState[Any])


class MatchDecided(Event, frozen=True, tag="decided"):
    """The match is over by this rule; `winner` is "" for a draw."""

    winner: Side
    rule: str

    def apply(self, state: S) -> S:
        return replaced(state, winner=self.winner, ended_by=self.rule, awaiting=())
