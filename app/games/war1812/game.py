"""War of 1812 as the engine plays it: each function of the game, from its own module."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from app.engine.game import Machine, Slots
from app.engine.machines import random_machine
from app.engine.resolution import PendingDecision
from app.engine.values import Fact, Line, Outcome, Picture, Refusal, Viewer
from app.games.war1812 import (
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
from app.games.war1812.commander import command
from app.games.war1812.projection import project
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import Situation
from app.games.war1812.view import View1812
from app.kit.game import BlockGame


class WarOf1812(BlockGame[Situation, View1812]):
    """War of 1812, rules v1.31 (2003)."""

    key = "war1812"
    edition = 1
    scenarios = ("standard",)
    options = options.OPTIONS
    endings = ("18.1-us", "18.1-gb", "18.2-draw")
    state_type = Situation
    view_type = View1812
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
        """Draw both armies; the United States are asked to place first."""
        setup.draw_armies(resolution)

    def run_until_decision(self, resolution: Resolution) -> None:
        """Take the next step of the sequence of play."""
        play.run_until_decision(resolution)

    def is_sealed(self, situation: Situation, entry: PendingDecision) -> bool:
        """19.1: in writing, as long as both sides move at once."""
        return options.is_simultaneous(situation.options) and super().is_sealed(situation, entry)

    def view(self, situation: Situation, viewer: Viewer) -> View1812:
        """Show a position to one viewer."""
        return project(situation, viewer)

    def picture(self, view: View1812) -> Picture:
        """Say what a picture of a view shows."""
        return picture.picture(view)

    def log_lines(self, before: Situation, event: Any, viewer: Viewer) -> tuple[Line, ...]:
        """Word an event for the log, which is the same for every viewer."""
        return log.log_lines(before, event)

    def explain(self, view: View1812, selection: str, target: str) -> Refusal | None:
        """Say why a gesture can't be made."""
        return explain.explain(view, selection, target)

    def reveals(self, before: Situation, event: Any) -> Mapping[Viewer, tuple[Fact, ...]]:
        """List what each viewer may learn from an event."""
        return reveals.reveals(event, before)

    def imagine(self, view: View1812, rng: Random) -> tuple[Situation, Slots]:
        """Make up a full state that shows a view."""
        return imagine.imagine(view, rng)

    def slots(self, situation: Situation, viewer: Viewer) -> Slots:
        """Name the blocks hidden from a viewer by what they can tell of them."""
        return imagine.slots(situation, viewer)

    def outcome(self, situation: Situation) -> Outcome | None:
        """Return the result once the rules have ended the match."""
        return victory.outcome(situation)


GAME = WarOf1812()
