"""Fords as the engine plays it: each function of the game, from its own module."""

from collections.abc import Mapping
from random import Random
from typing import Any

from app.engine import game as g
from app.engine import values as v
from app.engine.decision_table import DecisionTableGame
from app.engine.machines import random_machine
from app.engine.provenance import Provenance
from app.engine.resolution import Resolution
from app.engine.sealing import ready_option
from tests.fords import battle, board, decisions, log, secrets, state, view
from tests.fords.actions import AnyAction
from tests.fords.events import AnyEvent
from tests.fords.state import Situation
from tests.fords.view import Fords


class FordsGame(DecisionTableGame[Situation, Fords]):
    """The rules of Fords."""

    key = "fords"
    edition = 1
    sides = board.SIDES
    scenarios = ("river",)
    options = (ready_option("3"),)
    endings = ("5-us", "5-gb", "5-draw")
    board = board.BOARD
    decisions = decisions.DECISIONS
    provenance = Provenance()
    action_type: Any = AnyAction
    event_type: Any = AnyEvent
    state_type = Situation
    view_type = Fords
    machines: Mapping[str, g.Machine] = {"random": random_machine}

    def empty(self, scenario: str, rulings: dict[str, str]) -> Situation:
        return state.blank()

    def open(self, resolution: Resolution[Situation]) -> None:
        battle.draw_blocks(resolution)

    def run_until_decision(self, resolution: Resolution[Situation]) -> None:
        battle.fight(resolution)

    def view(self, situation: Situation, viewer: v.Viewer) -> Fords:
        return view.project(situation, viewer)

    def outcome(self, situation: Situation) -> v.Outcome | None:
        return battle.outcome(situation)

    def log_lines(self, before: Situation, event: Any, viewer: v.Viewer) -> tuple[v.Line, ...]:
        return log.log_lines(before, event)

    def explain(self, seen: Fords, selection: str, target: str) -> v.Refusal | None:
        return log.explain(seen, selection, target)

    def typed(self, view: Fords, action: Any) -> str:
        return decisions.typed(action)

    def picture(self, seen: Fords) -> v.Picture:
        score = {side: seen.counts[state.HAND][side] for side in board.SIDES}
        return v.Picture(v.Message("fords-day", {"day": seen.day}), score)

    def reveals(self, before: Situation, event: Any) -> Mapping[v.Viewer, tuple[v.Fact, ...]]:
        return secrets.reveals(before, event)

    def imagine(self, seen: Fords, rng: Random) -> tuple[Situation, g.Slots]:
        return secrets.imagine(seen, rng)

    def slots(self, situation: Situation, viewer: v.Viewer) -> g.Slots:
        return secrets.slots(situation, viewer)


FORDS = FordsGame()
