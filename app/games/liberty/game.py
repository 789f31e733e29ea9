"""Liberty as the engine plays it: each function of the game, from its own module."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from app.engine.game import Machine, Slots
from app.engine.machines import random_machine
from app.engine.values import Fact, Line, Outcome, Picture, Refusal, Viewer
from app.games.liberty import (
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
    state,
    victory,
)
from app.games.liberty.cards import begin_year
from app.games.liberty.commander import command
from app.games.liberty.projection import project
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import Situation
from app.games.liberty.view import ViewLiberty
from app.kit.game import BlockGame


class Liberty(BlockGame[Situation, ViewLiberty]):
    """Liberty: The American Revolution 1775-83, rules of 2007."""

    key = "liberty"
    edition = 1
    parts = ("app.kit.battle", "app.kit.cards", "app.kit.victory")
    scenarios = ("standard",)
    options = options.OPTIONS
    endings = ("11.1-gb", "11.1-am")
    state_type = Situation
    view_type = ViewLiberty
    standard = board.STANDARD
    planned = staticmethod(plan.planned)
    constraints = staticmethod(constraints.faults)
    machines: ClassVar[Mapping[str, Machine]] = {"commander": command, "random": random_machine}
    decisions = decisions.DECISIONS
    provenance = provenance.provenance()

    def empty(self, scenario: str, rulings: dict[str, str]) -> Situation:
        """Return the state before the first event."""
        return state.blank(self.printed, options.named(rulings))

    def open(self, resolution: Resolution) -> None:
        """Deal the first year's cards."""
        begin_year(resolution, self.printed.sheet.calendar.first)

    def run_until_decision(self, resolution: Resolution) -> None:
        """Take the next step of the turn."""
        play.run_until_decision(resolution)

    def view(self, situation: Situation, viewer: Viewer) -> ViewLiberty:
        """Show a position to one viewer."""
        return project(situation, viewer)

    def picture(self, view: ViewLiberty) -> Picture:
        """Say what a picture of a view shows."""
        return picture.picture(view)

    def log_lines(self, before: Situation, event: Any, viewer: Viewer) -> tuple[Line, ...]:
        """Word an event for the log."""
        return log.log_lines(before, event, viewer)

    def explain(self, view: ViewLiberty, selection: str, target: str) -> Refusal | None:
        """Say why a gesture can't be made."""
        return explain.explain(view, selection, target)

    def reveals(self, before: Situation, event: Any) -> Mapping[Viewer, tuple[Fact, ...]]:
        """List what each viewer may learn from an event."""
        return reveals.reveals(event, before)

    def imagine(self, view: ViewLiberty, rng: Random) -> tuple[Situation, Slots]:
        """Make up a full state that shows a view."""
        return imagine.imagine(view, rng)

    def slots(self, situation: Situation, viewer: Viewer) -> Slots:
        """Name the blocks and cards hidden from a viewer by what they can tell of them."""
        return imagine.slots(situation, viewer)

    def outcome(self, situation: Situation) -> Outcome | None:
        """Return the result once the rules have ended the match."""
        return victory.outcome(situation)


GAME = Liberty()
