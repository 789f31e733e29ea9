"""Fords as the engine plays it: each function of the game, from its own module."""

from collections.abc import Mapping
from random import Random
from typing import Any

from app.engine import game as g
from app.engine.machines import random_machine
from app.engine.provenance import Provenance
from app.engine.resolution import Resolution
from app.engine.sealing import ready_option
from tests.fords import battle, board, decisions, secrets, state, telling, view
from tests.fords.actions import AnyAction
from tests.fords.events import AnyEvent, BlocksDrawn
from tests.fords.state import Situation, standing
from tests.fords.view import Fords


class FordsGame:
    """The rules of Fords."""

    key = "fords"
    edition = 1
    sides = board.SIDES
    scenarios = ("river",)
    options = (ready_option("3"),)
    endings = ("5-us", "5-gb", "5-draw")
    board = board.BOARD
    provenance = Provenance()
    action_type: Any = AnyAction
    event_type: Any = AnyEvent
    state_type = Situation
    view_type = Fords
    machines: Mapping[str, g.Machine] = {"random": random_machine}

    def blank(self, scenario: str, options: Mapping[str, str]) -> Situation:
        return state.blank()

    def setup(self, scenario: str, options: Mapping[str, str], chance: g.Chance) -> list[Any]:
        resolution = Resolution(state.blank(), chance)
        for side in board.SIDES:
            pool = tuple(standing(resolution.state, side, state.POOL))
            blocks, draws = resolution.pick(pool, board.DRAWN)
            resolution.write(BlocksDrawn(side, pool, blocks, draws))
        battle.ask_for_posts(resolution)
        return list(resolution.events)

    def choices(self, situation: Situation, side: g.Side) -> g.Choices | None:
        seen = view.project(situation, side)
        if not seen.ask:
            return None
        decision = decisions.DECISIONS[seen.ask]
        return g.Choices(decision.prompt(seen), decision.rule, tuple(decision.offered(seen)))

    def decide(
        self, situation: Situation, side: g.Side, action: Any, chance: g.Chance
    ) -> list[Any]:
        seen = view.project(situation, side)
        if refused := decisions.refusal(seen, action):
            raise g.Illegal(refused)
        resolution = Resolution(situation, chance)
        decisions.DECISIONS[seen.ask].answers[type(action)].carry_out(resolution, side, action)
        return list(resolution.events)

    def evolve(self, situation: Situation, event: Any) -> Situation:
        after: Situation = event.apply(situation)
        return after

    def view(self, situation: Situation, viewer: g.Viewer) -> Fords:
        return view.project(situation, viewer)

    def awaiting(self, situation: Situation) -> tuple[g.Waiting, ...]:
        found = {entry.side: decisions.DECISIONS[entry.ask] for entry in situation.awaiting}
        return tuple(
            g.Waiting(side, g.Message(decision.awaits), decision.sealed)
            for side, decision in sorted(found.items())
        )

    def outcome(self, situation: Situation) -> g.Outcome | None:
        return battle.outcome(situation)

    def tell(self, before: Situation, event: Any, viewer: g.Viewer) -> tuple[g.Line, ...]:
        return telling.tell(before, event)

    def explain(self, seen: Fords, selection: str, target: str) -> g.Refusal | None:
        return telling.explain(seen, selection, target)

    def typed(self, action: Any) -> str:
        return decisions.typed(action)

    def picture(self, seen: Fords) -> g.Picture:
        score = {side: seen.counts[state.HAND][side] for side in board.SIDES}
        return g.Picture(g.Message("fords-day", {"day": seen.day}), score)

    def reveals(self, before: Situation, event: Any) -> Mapping[g.Viewer, tuple[g.Fact, ...]]:
        return secrets.reveals(before, event)

    def imagine(self, seen: Fords, rng: Random) -> tuple[Situation, g.Slots]:
        return secrets.imagine(seen, rng)

    def slots(self, situation: Situation, viewer: g.Viewer) -> g.Slots:
        return secrets.slots(situation, viewer)


FORDS = FordsGame()
