"""War of 1812 as the engine plays it: each function of the game, from its own module."""

from collections.abc import Mapping
from typing import ClassVar

from app.engine.game import Machine
from app.engine.machines import overlooking, random_machine
from app.engine.resolution import PendingDecision
from app.games.war1812 import (
    board,
    constraints,
    decisions,
    foresight,
    options,
    plan,
    provenance,
    state,
)
from app.games.war1812.commander import command
from app.games.war1812.explain import explain
from app.games.war1812.imagine import imagine, slots
from app.games.war1812.log import log_lines
from app.games.war1812.picture import picture
from app.games.war1812.play import run_until_decision
from app.games.war1812.projection import project
from app.games.war1812.reveals import reveals
from app.games.war1812.setup import draw_armies
from app.games.war1812.sightings import seen
from app.games.war1812.state import Situation
from app.games.war1812.victory import holdings, outcome
from app.games.war1812.view import View1812
from app.games.war1812.worth import PACE, worth
from app.kit.game import BlockGame


class WarOf1812(BlockGame[Situation, View1812]):
    """War of 1812, rules v1.31 (2003)."""

    key = "war1812"
    edition = 1
    parts = ("app.kit.battle", "app.kit.setup", "app.kit.victory")
    scenarios = ("standard",)
    options = options.OPTIONS
    endings = ("18.1-us", "18.1-gb", "18.2-draw")
    state_type = Situation
    view_type = View1812
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
    open = staticmethod(draw_armies)
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
    worth = staticmethod(worth)
    holdings = staticmethod(holdings)
    pace = PACE

    def empty(self, scenario: str, rulings: dict[str, str]) -> Situation:
        """Return the state before the first event."""
        return state.blank(self.printed, rulings)

    def foresee(self, view: View1812, selection: str) -> foresight.Foresight | None:
        """Return where a dragoon could ride by two steps."""
        return foresight.foresee(view, selection)

    def is_sealed(self, situation: Situation, entry: PendingDecision) -> bool:
        """19.1: in writing, as long as both sides move at once."""
        return options.is_simultaneous(situation.options) and super().is_sealed(situation, entry)


GAME = WarOf1812()
