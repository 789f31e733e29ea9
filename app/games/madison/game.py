"""Mr. Madison's War as the engine plays it: each function of the game, from its own module."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from app.engine.game import Machine, Slots
from app.engine.machines import random_machine
from app.engine.values import Fact, Line, Outcome, Picture, Refusal, Viewer
from app.games.madison import (
    board,
    constraints,
    decisions,
    explain,
    imagine,
    log,
    options,
    picture,
    provenance,
    reveals,
    sequence,
    state,
    victory,
)
from app.games.madison.projection import project
from app.games.madison.resolution import Resolution
from app.games.madison.state import Phase, Situation
from app.games.madison.view import ViewMadison
from app.kit.game import BlockGame


class Madison(BlockGame[Situation, ViewMadison]):
    """Mr. Madison's War: That Incredible War of 1812, rules of 2012."""

    key = "madison"
    edition = 1
    parts = ("app.kit.cards", "app.kit.victory")
    scenarios = ("campaign", "1813", "1814")
    options = options.OPTIONS
    endings = ("17.1-us", "17.1-gb", "17.31-us", "17.32-gb")
    state_type = Situation
    view_type = ViewMadison
    standard = board.STANDARD
    constraints = staticmethod(constraints.faults)
    machines: ClassVar[Mapping[str, Machine]] = {"random": random_machine}
    decisions = decisions.DECISIONS
    provenance = provenance.provenance()

    def empty(self, scenario: str, rulings: dict[str, str]) -> Situation:
        """Return the state before the first event."""
        return state.blank(self.printed, scenario, rulings)

    def open(self, resolution: Resolution) -> None:
        """Begin with the pre-war sequence, or with the cards of a later year."""
        if resolution.state.scenario != self.scenarios[0]:
            resolution.begin(Phase.CARDS)
        while not resolution.state.awaiting:
            sequence.run_until_decision(resolution)

    def run_until_decision(self, resolution: Resolution) -> None:
        """Take the next step of the sequence of play."""
        sequence.run_until_decision(resolution)

    def view(self, situation: Situation, viewer: Viewer) -> ViewMadison:
        """Show a position to one viewer."""
        return project(situation, viewer)

    def picture(self, view: ViewMadison) -> Picture:
        """Say what a picture of a view shows."""
        return picture.picture(view)

    def log_lines(self, before: Situation, event: Any, viewer: Viewer) -> tuple[Line, ...]:
        """Word an event for the log."""
        return log.log_lines(before, event, viewer)

    def explain(self, view: ViewMadison, selection: str, target: str) -> Refusal | None:
        """Say why a gesture can't be made."""
        return explain.explain(view, selection, target)

    def reveals(self, before: Situation, event: Any) -> Mapping[Viewer, tuple[Fact, ...]]:
        """List what each viewer may learn from an event."""
        return reveals.reveals(event, before)

    def imagine(self, view: ViewMadison, rng: Random) -> tuple[Situation, Slots]:
        """Make up a full state that shows a view."""
        return imagine.imagine(view, rng)

    def slots(self, situation: Situation, viewer: Viewer) -> Slots:
        """Name the cards hidden from a viewer by what they can tell of them."""
        return imagine.slots(situation, viewer)

    def outcome(self, situation: Situation) -> Outcome | None:
        """Return the result once the rules have ended the match."""
        return victory.outcome(situation)


GAME = Madison()
