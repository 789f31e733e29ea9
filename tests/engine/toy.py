"""Ladder: a toy game whose steps depend on one another, for what drafts have to do.

Both sides climb a ladder of six rungs at the same time, one rung a step, and rest: resting rolls
a die, and the rung of that number breaks for both. Humming is noticed by nobody else.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from app.engine import game as g
from app.engine import values as v
from app.engine.chance import faces, roll
from app.engine.match import applied
from app.engine.provenance import Provenance

NO_PROVENANCE = Provenance()

TOP = 6


class Climb(v.Action, frozen=True, tag="climb"):
    rung: int


class Rest(v.Action, frozen=True, tag="rest"):
    pass


class Hum(v.Action, frozen=True, tag="hum"):
    pass


class Climbed(v.Event, frozen=True, tag="climbed"):
    side: str
    rung: int


class Rested(v.Event, frozen=True, tag="rested"):
    side: str
    draws: tuple[v.Draw, ...]


class Hummed(v.Event, frozen=True, tag="hummed"):
    side: str


class State(v.State, frozen=True):
    height: dict[str, int] = {}
    broken: tuple[int, ...] = ()
    hums: dict[str, int] = {}


class View(v.View, frozen=True):
    height: dict[str, int]
    broken: tuple[int, ...]
    hums: int


AnyEvent = Climbed | Rested | Hummed


@dataclass(frozen=True)
class Ladder:
    """The rules."""

    key: str = "ladder"
    edition: int = 1
    sides: tuple[str, str] = ("us", "gb")
    scenarios: tuple[str, ...] = ("wall",)
    options: tuple[v.OptionSheet, ...] = ()
    endings: tuple[str, ...] = ("1-us", "1-gb")
    board: bytes = b"{}"
    data_sheets = None
    provenance: Provenance = NO_PROVENANCE
    action_type: Any = Climb | Rest | Hum
    event_type: Any = AnyEvent
    state_type: type[State] = State
    view_type: type[View] = View

    @property
    def machines(self) -> Mapping[str, g.Machine]:
        return {}

    @property
    def standing(self) -> Mapping[str, tuple[str, ...]]:
        return {"climb": ("rest", "low", "high")}

    def standing_of(self, side: v.Side) -> Mapping[str, tuple[str, ...]]:
        return self.standing

    def answer_beforehand(
        self, view: View, choices: v.Choices, answers: Mapping[str, str]
    ) -> v.Choice | None:
        """Rest at once, below the third rung, or climb by steps to the third rung and rest."""
        height = max(view.height.values(), default=0)
        said = answers.get("climb")
        if said is None or (said == "low" and height > 2):
            return None
        climbs = [one for one in choices.actions if isinstance(one.action, Climb)]
        rests = [one for one in choices.actions if isinstance(one.action, Rest)]
        return (climbs if said == "high" and climbs and height < 3 else rests)[0]

    def because(self, view: View, choice: v.Choice) -> v.Message | None:
        return None

    @property
    def sheet(self) -> bytes:
        return self.board

    def on(self, sheet: bytes) -> "Ladder":
        return self

    def setup(self, scenario: str, options: Mapping[str, str], chance: v.Chance) -> v.Decided:
        return applied(self, State(), [Rested("", (chance.draw(TOP),))])

    def blank(self, scenario: str, options: Mapping[str, str]) -> State:
        return State()

    def choices(self, state: State, side: str) -> v.Choices | None:
        rung = state.height.get(side, 0) + 1
        offered = [v.Choice(Rest(), final=True), v.Choice(Hum(), final=True)]
        if self._holds(state, side, rung):
            offered.insert(0, v.Choice(Climb(rung), final=False, target=f"rung:{rung}"))
        return v.Choices(v.Message("ladder-prompt"), "1", tuple(offered))

    def _holds(self, state: State, side: str, rung: int) -> bool:
        return rung == state.height.get(side, 0) + 1 and rung <= TOP and rung not in state.broken

    def decide(self, state: State, side: str, action: Any, chance: v.Chance) -> v.Decided:
        return applied(self, state, [self._event(state, side, action, chance)])

    def _event(self, state: State, side: str, action: Any, chance: v.Chance) -> AnyEvent:
        match action:
            case Climb(rung=rung):
                if not self._holds(state, side, rung):
                    raise v.Illegal(v.Refusal("1", v.Message("ladder-no-hold")))
                return Climbed(side, rung)
            case Rest():
                return Rested(side, roll(chance, 1))
            case _:
                return Hummed(side)

    def evolve(self, state: State, event: AnyEvent) -> State:
        replace = msgspec.structs.replace
        match event:
            case Climbed(side=side, rung=rung):
                return replace(state, height={**state.height, side: rung})
            case Rested(draws=draws):
                return replace(state, broken=(*state.broken, *faces(draws)))
            case Hummed(side=side):
                return replace(state, hums={**state.hums, side: state.hums.get(side, 0) + 1})

    def view(self, state: State, viewer: str) -> View:
        return View(state.height, state.broken, state.hums.get(viewer, 0))

    def picture(self, view: Any) -> v.Picture:
        return v.Picture(v.Message("toy-prompt"), {})

    def seen(self, view: Any) -> None:
        """Nothing in it has a face to hide."""

    def from_behind(self, view: Any) -> tuple[()]:
        """Nothing in it has a face to hide."""
        return ()

    def log_lines(self, before: State, event: AnyEvent, viewer: str) -> tuple[v.Line, ...]:
        if isinstance(event, Rested) and event.side:
            return (v.Line(v.Message("ladder-rested"), "1", event.side, faces(event.draws)),)
        return ()

    def typed(self, view: View, action: v.Action) -> str:
        return ""

    def explain(self, view: View, selection: str, target: str) -> v.Refusal | None:
        return None

    def foresee(self, view: View, selection: str) -> v.Shown | None:
        return None

    def reveals(self, before: State, event: AnyEvent) -> Mapping[str, tuple[v.Fact, ...]]:
        return {}

    def imagine(self, view: View, rng: Random) -> tuple[State, g.Slots]:
        raise AssertionError("nobody proves leaks in Ladder: nothing in it is hidden but drafts")

    def slots(self, state: State, viewer: str) -> g.Slots:
        return {}

    pace = g.Pace()

    def worth(self, state: State, side: str) -> float:
        return 0.0

    def holdings(self, state: State) -> Mapping[str, str]:
        return {}

    def awaiting(self, state: State) -> tuple[v.Waiting, ...]:
        return tuple(v.Waiting(side, v.Message("ladder-prompt")) for side in self.sides)

    def outcome(self, state: State) -> v.Outcome | None:
        winner = next((s for s in self.sides if state.height.get(s) == TOP), None)
        return v.Outcome(winner, "1", v.Message("ladder-top")) if winner else None
