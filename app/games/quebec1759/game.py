"""Quebec 1759 as the engine plays it: each function of the game, from its own module."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from app.engine.game import Machine, Slots
from app.engine.machines import random_machine
from app.engine.resolution import PendingDecision
from app.engine.values import Fact, Line, Outcome, Picture, Refusal, Viewer
from app.games.quebec1759 import (
    board,
    constraints,
    decisions,
    explain,
    imagine,
    log,
    options,
    picture,
    plan,
    play,
    provenance,
    reveals,
    setup,
    state,
    victory,
)
from app.games.quebec1759.commander import command
from app.games.quebec1759.projection import project
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.shorthand import written
from app.games.quebec1759.state import Situation
from app.games.quebec1759.view import View1759
from app.kit.game import BlockGame


class Quebec1759(BlockGame[Situation, View1759]):
    """Quebec 1759, rules 2.01 (2010)."""

    key = "quebec1759"
    edition = 1
    scenarios = ("standard",)
    options = options.OPTIONS
    endings = ("5.1-gb", "5.1-fr", "5.2-fr")
    state_type = Situation
    view_type = View1759
    standard = board.STANDARD
    planned = staticmethod(plan.planned)
    constraints = staticmethod(constraints.faults)
    machines: ClassVar[Mapping[str, Machine]] = {"commander": command, "random": random_machine}
    decisions = decisions.DECISIONS
    provenance = provenance.provenance()

    def empty(self, scenario: str, rulings: dict[str, str]) -> Situation:
        """Return the state before the first event."""
        return state.blank(self.printed, rulings)

    def open(self, resolution: Resolution) -> None:
        """Ask the French to place their blocks; the British stand on the island."""
        setup.begin_setup(resolution)

    def run_until_decision(self, resolution: Resolution) -> None:
        """Take the next step of the turn."""
        play.run_until_decision(resolution)

    def is_sealed(self, situation: Situation, entry: PendingDecision) -> bool:
        """A question is answered under seal where the other side is asked as well."""
        both = all(asked.ask == entry.ask for asked in situation.awaiting)
        return both and len(situation.awaiting) > 1 and super().is_sealed(situation, entry)

    def view(self, situation: Situation, viewer: Viewer) -> View1759:
        """Show a position to one viewer."""
        return project(situation, viewer)

    def picture(self, view: View1759) -> Picture:
        """Say what a picture of a view shows."""
        return picture.picture(view)

    def log_lines(self, before: Situation, event: Any, viewer: Viewer) -> tuple[Line, ...]:
        """Word an event for the log."""
        return log.log_lines(before, event, viewer)

    def typed(self, view: View1759, action: Any) -> str:
        """Write an action in shorthand (9.3)."""
        return written(view.board, action)

    def explain(self, view: View1759, selection: str, target: str) -> Refusal | None:
        """Say why a gesture can't be made, or what is wrong with what was written."""
        return explain.explain(view, selection, target)

    def reveals(self, before: Situation, event: Any) -> Mapping[Viewer, tuple[Fact, ...]]:
        """List what each viewer may learn from an event."""
        return reveals.reveals(event, before)

    def imagine(self, view: View1759, rng: Random) -> tuple[Situation, Slots]:
        """Make up a full state that shows a view."""
        return imagine.imagine(view, rng)

    def slots(self, situation: Situation, viewer: Viewer) -> Slots:
        """Name the blocks hidden from a viewer by what they can tell of them."""
        return imagine.slots(situation, viewer)

    def outcome(self, situation: Situation) -> Outcome | None:
        """Return the result once the rules have ended the match."""
        return victory.outcome(situation)


GAME = Quebec1759()
