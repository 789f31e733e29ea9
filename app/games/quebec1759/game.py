"""Quebec 1759 as the engine plays it: each function of the game, from its own module."""

from collections.abc import Mapping
from typing import Any, ClassVar

from app.engine.game import Machine
from app.engine.machines import overlooking, random_machine
from app.engine.resolution import PendingDecision
from app.games.quebec1759 import (
    board,
    constraints,
    decisions,
    options,
    plan,
    provenance,
    state,
)
from app.games.quebec1759.commander import OVERLOOKED_BY_RECRUITS, command
from app.games.quebec1759.explain import explain
from app.games.quebec1759.imagine import imagine, slots
from app.games.quebec1759.log import log_lines
from app.games.quebec1759.picture import picture
from app.games.quebec1759.play import run_until_decision
from app.games.quebec1759.projection import project
from app.games.quebec1759.reveals import reveals
from app.games.quebec1759.setup import begin_setup
from app.games.quebec1759.shorthand import written
from app.games.quebec1759.sightings import seen
from app.games.quebec1759.state import Situation
from app.games.quebec1759.victory import holdings, outcome
from app.games.quebec1759.view import View1759
from app.games.quebec1759.worth import PACE, worth
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
    machines: ClassVar[Mapping[str, Machine]] = {
        "commander": command,
        "recruit": overlooking(command, OVERLOOKED_BY_RECRUITS),
        "random": random_machine,
    }
    decisions = decisions.DECISIONS
    provenance = provenance.provenance()
    open = staticmethod(begin_setup)
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
        return state.blank(self.printed, rulings)

    def is_sealed(self, situation: Situation, entry: PendingDecision) -> bool:
        """A question is answered under seal where the other side is asked as well."""
        both = all(asked.ask == entry.ask for asked in situation.awaiting)
        return both and len(situation.awaiting) > 1 and super().is_sealed(situation, entry)

    def typed(self, view: View1759, action: Any) -> str:
        """Write an action in shorthand (9.3)."""
        return written(view.board, action)


GAME = Quebec1759()
