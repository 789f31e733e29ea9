"""War of 1812 as the engine plays it: each function of the game, from its own module."""

from collections.abc import Mapping
from operator import attrgetter
from random import Random
from typing import Any

from app.engine.game import (
    Chance,
    Choices,
    Fact,
    Illegal,
    Line,
    Machine,
    Message,
    Outcome,
    Picture,
    Refusal,
    Side,
    Slots,
    Viewer,
    Waiting,
)
from app.engine.machines import random_machine
from app.engine.memo import made_of, once
from app.engine.resolution import Await
from app.games.war1812 import (
    board,
    decisions,
    explain,
    imagine,
    options,
    picture,
    plan,
    provenance,
    reveals,
    setup,
    state,
    tell,
    victory,
)
from app.games.war1812.actions import AnyAction
from app.games.war1812.commander import command
from app.games.war1812.events import AnyEvent
from app.games.war1812.play import proceed
from app.games.war1812.projection import project
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import Situation
from app.games.war1812.view import Board1812


class WarOf1812:
    """War of 1812, rules v1.31 (2003)."""

    key = "war1812"
    edition = 1
    sides = board.SIDES
    scenarios = ("standard",)
    options = options.OPTIONS
    endings = ("18.1-us", "18.1-gb", "18.2-draw")
    action_type: Any = AnyAction
    event_type: Any = AnyEvent
    state_type = Situation
    view_type = Board1812
    board = plan.PLAN_BYTES
    provenance = provenance.provenance()

    @property
    def machines(self) -> Mapping[str, Machine]:
        """Give the machines that play it."""
        return {"commander": command, "random": random_machine}

    def blank(self, scenario: str, chosen: Mapping[str, str]) -> Situation:
        """Give the state before the first event. Raises ValueError for an unknown option."""
        if scenario not in self.scenarios:
            raise ValueError(f"War of 1812 has no scenario {scenario!r}")
        return state.blank(options.in_force(chosen))

    def setup(self, scenario: str, chosen: Mapping[str, str], chance: Chance) -> list[Any]:
        """Draw both armies; the United States are asked to place first."""
        resolution = Resolution(self.blank(scenario, chosen), chance)
        setup.draw_armies(resolution)
        return list(resolution.events)

    def choices(self, situation: Situation, side: Side) -> Choices | None:
        """List what a side may do, worked out from what it sees."""
        view = project(situation, side)
        if not view.ask:
            return None
        decision = decisions.DECISIONS[view.ask]
        offered = tuple(decision.offered(view))
        return Choices(decision.prompt(view), decision.rule_for(side), offered)

    def decide(self, situation: Situation, side: Side, action: Any, chance: Chance) -> list[Any]:
        """Resolve an action and all that follows by itself. Raises `Illegal`."""
        view = project(situation, side)
        refused = decisions.refusal(view, action)
        if refused:
            raise Illegal(refused)
        resolution = Resolution(situation, chance)
        answer = decisions.DECISIONS[view.ask].answers[type(action)]
        answer.carry_out(resolution, side, action)
        proceed(resolution)
        return list(resolution.events)

    def evolve(self, situation: Situation, event: Any) -> Situation:
        """Apply an event."""
        after: Situation = event.apply(situation)
        return after

    def view(self, situation: Situation, viewer: Viewer) -> Board1812:
        """Show a position to one viewer."""
        return project(situation, viewer)

    def picture(self, view: Board1812) -> Picture:
        """Say what a picture of a view shows."""
        return picture.picture(view)

    def tell(self, before: Situation, event: Any, viewer: Viewer) -> tuple[Line, ...]:
        """Word an event for the log, which is the same for every viewer."""
        return tell.tell(before, event)

    def typed(self, action: Any) -> str:
        """Write an action in shorthand: its orders are given on the map alone."""
        return ""

    def explain(self, view: Board1812, selection: str, target: str) -> Refusal | None:
        """Say why a gesture can't be made."""
        return explain.explain(view, selection, target)

    def reveals(self, before: Situation, event: Any) -> Mapping[Viewer, tuple[Fact, ...]]:
        """List what each viewer may learn from an event."""
        return reveals.reveals(event, before)

    def imagine(self, view: Board1812, rng: Random) -> tuple[Situation, Slots]:
        """Make up a full state that shows a view."""
        return imagine.imagine(view, rng)

    def slots(self, situation: Situation, viewer: Viewer) -> Slots:
        """Name the blocks hidden from a viewer by what he can tell of them."""
        return imagine.slots(situation, viewer)

    def awaiting(self, situation: Situation) -> tuple[Waiting, ...]:
        """List the sides that must decide."""
        return _awaited(situation)

    def outcome(self, situation: Situation) -> Outcome | None:
        """Give the result once the rules have ended the match."""
        return victory.outcome(situation)


@once
def _awaited(situation: Situation) -> tuple[Waiting, ...]:
    at_once = options.is_simultaneous(situation.options)
    return made_of(situation, _waiting_for, situation.awaiting, at_once)


def _waiting_for(awaiting: tuple[Await, ...], at_once: bool) -> tuple[Waiting, ...]:
    return tuple(
        Waiting(
            entry.side,
            Message(decisions.DECISIONS[entry.ask].awaits),
            at_once and decisions.DECISIONS[entry.ask].sealed,
        )
        for entry in sorted(awaiting, key=attrgetter("side"))
    )
