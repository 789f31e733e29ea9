"""Fords as the engine plays it: each function of the game, from its own module."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from app.engine import game as g
from app.engine import values as v
from app.engine.machines import random_machine
from app.engine.resolution import Resolution
from app.engine.sealing import ready_option
from app.kit.blocks import HAND
from app.kit.game import BlockGame
from app.kit.pictures import blocks_at

from . import battle, board, constraints, decisions, log, provenance, secrets, state, view
from .state import Situation
from .view import Fords


class FordsGame(BlockGame[Situation, Fords]):
    """The rules of Fords."""

    key = "fords"
    edition = 1
    scenarios = ("river",)
    options = (ready_option("3"),)
    endings = ("5-us", "5-gb", "5-draw")
    standard = board.STANDARD
    decisions = decisions.DECISIONS
    provenance = provenance.PROVENANCE
    constraints = staticmethod(constraints.faults)
    state_type = Situation
    view_type = Fords
    machines: ClassVar[Mapping[str, g.Machine]] = {"random": random_machine}

    def empty(self, scenario: str, rulings: dict[str, str]) -> Situation:
        return state.blank(self.printed, rulings)

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

    def typed(self, seen: Fords, action: Any) -> str:
        return decisions.typed(action)

    def picture(self, seen: Fords) -> v.Picture:
        standing = (
            one
            for at in seen.board.places
            for side in self.sides
            for one in blocks_at(seen, at, side, seen.counts[at][side])
        )
        score = seen.counts[HAND]
        return v.Picture(v.Message("fords-when", {"day": seen.day}), score, tuple(standing))

    def reveals(self, before: Situation, event: Any) -> Mapping[v.Viewer, tuple[v.Fact, ...]]:
        return secrets.reveals(before, event)

    def imagine(self, seen: Fords, rng: Random) -> tuple[Situation, g.Slots]:
        return secrets.imagine(seen, rng)

    def slots(self, situation: Situation, viewer: v.Viewer) -> g.Slots:
        return secrets.slots(situation, viewer)


GAME = FordsGame()
