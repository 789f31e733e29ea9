"""Liberty as the engine plays it: each function of the game, from its own module."""

from collections.abc import Mapping
from typing import ClassVar

from app.engine.game import Machine
from app.engine.machines import random_machine
from app.engine.values import Outcome, Viewer
from app.games.liberty import board, decisions, options, play, state, victory
from app.games.liberty.cards import begin_year
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
    endings = ("11.1-gb", "11.1-am", "11.1-draw")
    state_type = Situation
    view_type = ViewLiberty
    standard = board.STANDARD
    machines: ClassVar[Mapping[str, Machine]] = {"random": random_machine}
    decisions = decisions.DECISIONS

    def empty(self, scenario: str, rulings: dict[str, str]) -> Situation:
        """Return the state before the first event."""
        return state.blank(board.STANDARD, rulings)

    def open(self, resolution: Resolution) -> None:
        """Deal the first year's cards."""
        begin_year(resolution, board.STANDARD.sheet.calendar.first)

    def run_until_decision(self, resolution: Resolution) -> None:
        """Take the next step of the turn."""
        play.run_until_decision(resolution)

    def view(self, situation: Situation, viewer: Viewer) -> ViewLiberty:
        """Show a position to one viewer."""
        return project(situation, viewer)

    def outcome(self, situation: Situation) -> Outcome | None:
        """Return the result once the rules have ended the match."""
        return victory.outcome(situation)


GAME = Liberty()
