"""An umpire who watches a match with the rulebook in hand.

They know the map, the numbers and the order of play by their own tables, and share with the game no
more than the names of its events. What they see against the rules is an AssertionError.
"""

from collections import Counter
from typing import Any

from app.games.quebec1759.state import Situation
from tests.games.quebec1759.umpire import battles, ottawa, retreats, turns
from tests.games.quebec1759.umpire.notes import Checks, Notes
from tests.games.quebec1759.umpire.rulebook import LAND, here, strength


class Umpire:
    """Looks at each event by the chapter that it falls under."""

    checks: Checks = {**turns.CHECKS, **ottawa.CHECKS, **battles.CHECKS, **retreats.CHECKS}

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.notes = Notes()

    def watch(self, event: Any, before: Situation, after: Situation) -> None:
        """Look at an event."""
        self.seen[type(event).__name__] += 1
        if check := self.checks.get(type(event)):
            check(self.notes, event, before, after)

    def at_rest(self, state: Situation) -> None:
        """Look at a position in which somebody is asked, or the match is over."""
        british = strength(state, "gb")
        assert british >= 20 or state.winner == "fr"
        ottawa = state.blocks["FR-OTT"]
        if ottawa.at in LAND and not state.winner:
            assert ottawa.cv > 1
            assert strength(state, "fr") - ottawa.cv >= 10
            assert ottawa.at in state.ottawa_zones
        asked = str(state.awaiting[0].ask) if state.awaiting else ""
        if asked == "orders":
            known = state.ottawa_zones if ottawa.at in LAND else ()
            assert all(here(state, zone, "fr") for zone in known)
        if asked in ("orders", "supply"):
            for zone in LAND:
                assert not (here(state, zone, "gb") and here(state, zone, "fr"))
