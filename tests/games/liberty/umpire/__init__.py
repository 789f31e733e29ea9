"""An umpire who watches a match of Liberty with the rulebook in hand.

It knows the map, the numbers and the order of play by its own tables, and shares with the game no
more than the names of its events. What it sees against the rules is an AssertionError.
"""

from typing import Any

from app.engine.values import Choices
from app.games.liberty.state import Situation
from tests.games.liberty.umpire import (
    battles,
    building,
    cards,
    fire,
    leaving,
    moves,
    places,
    prisoners,
    sequence,
    winter,
)
from tests.games.liberty.umpire.notes import Changes, Checks, Notes
from tests.games.liberty.umpire.offers import allowed, offered
from tests.games.liberty.umpire.position import Position
from tests.games.liberty.umpire.rulebook import BLOCKS, FRENCH_POOL, POOL, START

PARTS = (cards, sequence, moves, building, battles, fire, leaving, winter, prisoners)


class Umpire:
    """Looks at each event by the chapter that it falls under."""

    checks: Checks = {kind: check for part in PARTS for kind, check in part.CHECKS.items()}

    def __init__(self, start: Situation) -> None:
        self.notes = Notes(dict(start.options), is_french_war=start.is_french_war)
        self.notes.year = start.year - 1
        self.now = Position(start)

    def as_set_up(self) -> None:
        """Look at the position that a war begins with (12.0)."""
        for block, sheet in BLOCKS.items():
            pool = FRENCH_POOL if sheet.nation == "french" else POOL
            assert whereabouts(self.now, block) == START.get(block, (pool, sheet.max))

    def watch(self, event: Any, after: Situation) -> None:
        """Look at an event, and at the state that it leads to."""
        assert not self.notes.over
        self.notes.seen[type(event).__name__] += 1
        before, now = self.now, Position(after)
        for draw in getattr(event, "draws", ()):
            assert draw.n == self.notes.drawn
            assert 0 <= draw.value < draw.bound
            self.notes.drawn += 1
        expected = self.checks[type(event)](self.notes, event, before, now) or {}
        assert changed(before, now) == {
            block: place for block, place in expected.items() if place != whereabouts(before, block)
        }
        self.now = now

    def at_rest(self) -> None:
        """Look at a position in which somebody is asked, or the match is over."""
        assert self.notes.over == (self.now.state.winner is not None)
        assert self.notes.over or self.notes.asked
        places.all_is_well(self.notes, self.now)

    def look_at_points(self, points: int, ahead: int) -> None:
        """Look at the points that are shown of the British (11.1, A11), now and ahead."""
        held = self.notes.turn.held
        assert points == winter.points_of(held)
        fought = {at: held.get(at, "") for at in self.now.contested()}
        assert ahead == winter.points_of(self.now.held() | fought)

    def look_at_offer(self, side: str, choices: Choices) -> None:
        """Look at what is offered to a side: all that the rules allow."""
        [ask] = [ask for asked, ask in self.notes.asked if asked == side]
        may = allowed(self.notes, self.now, side, ask)
        assert offered(choices) == may, (ask, offered(choices) ^ may)


def whereabouts(now: Position, block: str) -> tuple[str, int]:
    """Return where a block is, and how strong."""
    return now.at(block), now.cv(block)


def changed(before: Position, after: Position) -> Changes:
    """Return the blocks that an event changed, as they are now."""
    if before.blocks is after.blocks:
        return {}
    return {
        block: (own.at, own.cv)
        for block, own in after.blocks.items()
        if (was := before.blocks[block]) is not own and (was.at, was.cv) != (own.at, own.cv)
    }
