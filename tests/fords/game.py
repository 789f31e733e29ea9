"""Fords as the engine plays it: each function of the game, from its own module."""

from collections.abc import Mapping
from typing import ClassVar

from app.engine.game import Machine
from app.engine.machines import random_machine
from app.engine.sealing import ready_option
from app.kit.game import BlockGame

from .battle import draw_blocks, fight, outcome
from .board import STANDARD
from .constraints import faults
from .decisions import DECISIONS, typed
from .log import explain, log_lines, picture
from .provenance import PROVENANCE
from .secrets import imagine, reveals, slots
from .state import Situation, blank
from .view import Fords, project
from .worth import PACE, worth


class FordsGame(BlockGame[Situation, Fords]):
    """The rules of Fords."""

    key = "fords"
    edition = 1
    scenarios = ("river",)
    options = (ready_option("3"),)
    endings = ("5-us", "5-gb", "5-draw")
    standard = STANDARD
    decisions = DECISIONS
    provenance = PROVENANCE
    constraints = staticmethod(faults)
    state_type = Situation
    view_type = Fords
    machines: ClassVar[Mapping[str, Machine]] = {"random": random_machine}
    open = staticmethod(draw_blocks)
    run_until_decision = staticmethod(fight)
    outcome = staticmethod(outcome)
    view = staticmethod(project)
    log_lines = staticmethod(log_lines)
    explain = staticmethod(explain)
    typed = staticmethod(typed)
    picture = staticmethod(picture)
    reveals = staticmethod(reveals)
    imagine = staticmethod(imagine)
    slots = staticmethod(slots)
    pace = PACE
    worth = staticmethod(worth)

    def empty(self, scenario: str, rulings: dict[str, str]) -> Situation:
        """Return the state before the first event."""
        return blank(self.printed, rulings)


GAME = FordsGame()
