"""Mr. Madison's War as the engine plays it: each function of the game, from its own module."""

from collections.abc import Mapping
from typing import ClassVar

from app.engine.game import Machine
from app.engine.machines import overlooking, random_machine
from app.games.madison import (
    board,
    constraints,
    decisions,
    foresight,
    options,
    plan,
    provenance,
    state,
)
from app.games.madison.commander import command
from app.games.madison.commander_reasons import because
from app.games.madison.explain import explain
from app.games.madison.imagine import imagine, slots
from app.games.madison.log import log_lines
from app.games.madison.picture import picture
from app.games.madison.projection import project
from app.games.madison.resolution import Resolution
from app.games.madison.reveals import reveals
from app.games.madison.sequence import run_until_decision
from app.games.madison.state import Phase, Situation
from app.games.madison.victory import holdings, outcome
from app.games.madison.view import ViewMadison
from app.games.madison.worth import PACE, worth
from app.kit.game import BlockGame


class Madison(BlockGame[Situation, ViewMadison]):
    """Mr. Madison's War: That Incredible War of 1812, rules of 2012."""

    key = "madison"
    edition = 1
    parts = ("app.kit.cards", "app.kit.turns", "app.kit.victory")
    scenarios = ("campaign", "1813", "1814")
    options = options.OPTIONS
    endings = ("17.1-us", "17.1-gb", "17.31-us", "17.32-gb")
    state_type = Situation
    view_type = ViewMadison
    foresight_type = foresight.Foresight
    standard = board.STANDARD
    constraints = staticmethod(constraints.faults)
    machines: ClassVar[Mapping[str, Machine]] = {
        "commander": command,
        "recruit": overlooking(command),
        "random": random_machine,
    }
    decisions = decisions.DECISIONS
    provenance = provenance.provenance()
    planned = staticmethod(plan.planned)
    run_until_decision = staticmethod(run_until_decision)
    outcome = staticmethod(outcome)
    view = staticmethod(project)
    log_lines = staticmethod(log_lines)
    explain = staticmethod(explain)
    because = staticmethod(because)
    picture = staticmethod(picture)
    reveals = staticmethod(reveals)
    imagine = staticmethod(imagine)
    slots = staticmethod(slots)
    pace = PACE
    worth = staticmethod(worth)
    holdings = staticmethod(holdings)

    def empty(self, scenario: str, rulings: dict[str, str]) -> Situation:
        """Return the state before the first event."""
        return state.blank(self.printed, scenario, rulings)

    def foresee(self, view: ViewMadison, selection: str) -> foresight.Foresight | None:
        """Return how far a leader or unit could go that may be named."""
        return foresight.foresee(view, selection)

    def open(self, resolution: Resolution) -> None:
        """Begin with the pre-war sequence, or with the cards of a later year."""
        if resolution.state.scenario != self.scenarios[0]:
            resolution.begin(Phase.CARDS)
        while not resolution.state.awaiting:
            run_until_decision(resolution)


GAME = Madison()
