"""An umpire who watches a match of Mr. Madison's War with the rulebook in hand.

It knows the map, the numbers and the order of play by its own tables, and shares with the game no
more than the names of its events. What it sees against the rules is an AssertionError.
"""

from collections import Counter
from typing import Any

from app.games.madison.points import lead
from app.games.madison.state import Situation
from tests.games.madison.umpire import ashore, lakes
from tests.games.madison.umpire.rulebook import BOXES, FOE, LAND, SPACES, US, VESSELS
from tests.games.madison.umpire.table import Table, lake_of

CHECKS: dict[str, Any] = {**lakes.CHECKS, **ashore.CHECKS}
CALM = ("choose",)


class Umpire:
    """Looks at each event by the chapter that it falls under."""

    def __init__(self, start: Situation) -> None:
        self.now = Table(start)
        self.seen = Counter[str]()

    def watch(self, event: Any, after: Situation) -> None:
        """Look at an event, and at the state that it leads to."""
        kind = type(event).__name__
        self.seen[kind] += 1
        now = Table(after)
        if kind in CHECKS:
            CHECKS[kind](event, self.now, now)
        self.now = now

    def at_rest(self) -> None:
        """Look at a position in which somebody is asked, or the match is over."""
        state = self.now.state
        assert lead(state, US) == self.now.lead()
        for piece, own in state.blocks.items():
            if own.kind in VESSELS and (own.at in SPACES or own.at in BOXES):
                assert lake_of(own.at), piece
                assert own.cv == own.max or own.at in SPACES or state.naval or state.harbours
            assert own.kind not in LAND or own.at not in BOXES
        play = state.play
        if state.phase == "action" and play is not None and play.stage in CALM:
            for box in BOXES:
                assert not all(self.now.ships(box, side) for side in FOE)
