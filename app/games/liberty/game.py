"""Liberty as the engine plays it: each function of the game, from its own module."""

from collections.abc import Mapping
from typing import ClassVar

from app.engine.game import Machine
from app.engine.machines import overlooking, random_machine
from app.games.liberty import (
    board,
    constraints,
    decisions,
    foresight,
    options,
    plan,
    provenance,
    state,
)
from app.games.liberty.cards import begin_year
from app.games.liberty.commander import command
from app.games.liberty.explain import explain
from app.games.liberty.imagine import imagine, slots
from app.games.liberty.log import log_lines
from app.games.liberty.picture import picture
from app.games.liberty.play import run_until_decision
from app.games.liberty.projection import project
from app.games.liberty.resolution import Resolution
from app.games.liberty.reveals import reveals
from app.games.liberty.sightings import seen
from app.games.liberty.state import Situation
from app.games.liberty.victory import holdings, outcome
from app.games.liberty.view import ViewLiberty
from app.games.liberty.worth import PACE, worth
from app.kit.game import BlockGame


class Liberty(BlockGame[Situation, ViewLiberty]):
    """Liberty: The American Revolution 1775-83, rules of 2007."""

    key = "liberty"
    edition = 2
    parts = ("app.kit.battle", "app.kit.cards", "app.kit.turns", "app.kit.victory")
    scenarios = ("standard",)
    options = options.OPTIONS
    endings = ("11.1-gb", "11.1-am")
    state_type = Situation
    view_type = ViewLiberty
    foresight_type = foresight.Foresight
    standard = board.STANDARD
    planned = staticmethod(plan.planned)
    constraints = staticmethod(constraints.faults)
    machines: ClassVar[Mapping[str, Machine]] = {
        "commander": command,
        "recruit": overlooking(command),
        "random": random_machine,
    }
    decisions = decisions.DECISIONS
    provenance = provenance.provenance()
    run_until_decision = staticmethod(run_until_decision)
    outcome = staticmethod(outcome)
    view = staticmethod(project)
    log_lines = staticmethod(log_lines)
    explain = staticmethod(explain)
    picture = staticmethod(picture)
    seen = staticmethod(seen)
    reveals = staticmethod(reveals)
    imagine = staticmethod(imagine)
    slots = staticmethod(slots)
    pace = PACE
    worth = staticmethod(worth)
    holdings = staticmethod(holdings)

    def empty(self, scenario: str, rulings: dict[str, str]) -> Situation:
        """Return the state before the first event."""
        return state.blank(self.printed, options.named(rulings))

    def foresee(self, view: ViewLiberty, selection: str) -> foresight.Foresight | None:
        """Return how far a block could go by more than one step."""
        return foresight.foresee(view, selection)

    def open(self, resolution: Resolution) -> None:
        """Deal the first year's cards."""
        begin_year(resolution, self.printed.sheet.calendar.first)


GAME = Liberty()
