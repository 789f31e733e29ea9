"""Pickets: a toy game with hidden places, drafts, dice, simultaneous orders and an end.

Each round both sides post pickets in secret and say Done; then each rolls a die for each of its
pickets that the enemy has none against, first one side, then the other. It is known to tests only.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from app.engine import game as g
from app.engine import values as v
from app.engine.chance import faces, roll
from app.engine.machines import random_machine
from app.engine.match import applied
from app.engine.provenance import Provenance
from app.engine.sealing import ready_option

PLACES = ("bridge", "ford", "mill", "church")
PICKETS = 2
ROUNDS = 3
NO_PROVENANCE = Provenance()


class Post(v.Action, frozen=True, tag="post"):
    place: str


class Done(v.Action, frozen=True, tag="done"):
    pass


class Fire(v.Action, frozen=True, tag="fire"):
    pass


class Drawn(v.Event, frozen=True, tag="drawn"):
    weather: int
    draws: tuple[v.Draw, ...]


class Posted(v.Event, frozen=True, tag="posted"):
    side: str
    place: str


class Readied(v.Event, frozen=True, tag="readied"):
    side: str


class Fired(v.Event, frozen=True, tag="fired"):
    side: str
    hits: int
    draws: tuple[v.Draw, ...]


class State(v.State, frozen=True):
    round: int = 1
    posts: dict[str, tuple[str, ...]] = {}
    ready: tuple[str, ...] = ()
    fired: tuple[str, ...] = ()
    score: dict[str, int] = {}
    weather: int = 0


class View(v.View, frozen=True):
    round: int
    posts: dict[str, tuple[str, ...]]
    counts: dict[str, int]
    score: dict[str, int]


Event = Drawn | Posted | Readied | Fired


@dataclass(frozen=True)
class Pickets:
    """The rules. `sealed`: pickets are posted under seal."""

    key: str = "pickets"
    sealed: bool = False
    edition: int = 1
    rounds: int = ROUNDS
    sides: tuple[str, str] = ("us", "gb")
    scenarios: tuple[str, ...] = ("field",)
    options: tuple[v.OptionSheet, ...] = (v.OptionSheet("fog", "1", ("thick", "thin")),)
    endings: tuple[str, ...] = ("4-us", "4-gb", "4-draw")
    action_type: Any = Post | Done | Fire
    event_type: Any = Event
    state_type: type[State] = State
    view_type: type[View] = View

    @property
    def machines(self) -> Mapping[str, g.Machine]:
        return {"random": random_machine}

    pace = g.Pace()

    def worth(self, state: State, side: str) -> float:
        ahead = sum(n if one == side else -n for one, n in state.score.items())
        return ahead / (1 + abs(ahead))

    def holdings(self, state: State) -> Mapping[str, str]:
        return {}

    board: bytes = json.dumps({"places": PLACES}).encode()
    data_sheets = None
    provenance: Provenance = NO_PROVENANCE

    @property
    def sheet(self) -> bytes:
        return self.board

    def on(self, sheet: bytes) -> "Pickets":
        return self

    def setup(self, scenario: str, options: Mapping[str, str], chance: v.Chance) -> v.Decided:
        draw = chance.draw(3)
        return applied(self, State(), [Drawn(draw.value, (draw,))])

    def blank(self, scenario: str, options: Mapping[str, str]) -> State:
        return State()

    def choices(self, state: State, side: str) -> v.Choices | None:
        actions: list[v.Choice] = []
        if len(state.ready) < 2:
            if side in state.ready:
                return None
            mine = state.posts.get(side, ())
            if len(mine) < PICKETS:
                actions = [
                    v.Choice(
                        Post(place),
                        False,
                        "picket",
                        f"place:{place}",
                        typed=place,
                    )
                    for place in PLACES
                    if place not in mine
                ]
            actions.append(v.Choice(Done(), final=True, label=v.Message("toy-done")))
        elif side == self._firing(state):
            actions.append(v.Choice(Fire(), final=True, label=v.Message("toy-fire")))
        if not actions:
            return None
        return v.Choices(v.Message("toy-prompt"), "2", tuple(actions))

    def _firing(self, state: State) -> str:
        return next((side for side in self.sides if side not in state.fired), "")

    def decide(self, state: State, side: str, action: v.Action, chance: v.Chance) -> v.Decided:
        return applied(self, state, [self._event(state, side, action, chance)])

    def _event(self, state: State, side: str, action: v.Action, chance: v.Chance) -> Event:
        offered = self.choices(state, side)
        if offered is None or action not in [choice.action for choice in offered.actions]:
            raise v.Illegal(v.Refusal("2", v.Message("toy-not-offered")))
        if isinstance(action, Post):
            return Posted(side, action.place)
        if isinstance(action, Done):
            return Readied(side)
        other = self.sides[side == self.sides[0]]
        free = set(state.posts.get(side, ())) - set(state.posts.get(other, ()))
        rolled = roll(chance, len(free))
        return Fired(side, sum(face >= 5 for face in faces(rolled)), rolled)

    def evolve(self, state: State, event: Event) -> State:
        replace = msgspec.structs.replace
        match event:
            case Drawn(weather=weather):
                return replace(state, weather=weather)
            case Posted(side=side, place=place):
                mine = (*state.posts.get(side, ()), place)
                return replace(state, posts={**state.posts, side: mine})
            case Readied(side=side):
                return replace(state, ready=(*state.ready, side))
            case Fired(side=side, hits=hits):
                score = {**state.score, side: state.score.get(side, 0) + hits}
                if state.fired:
                    return State(round=state.round + 1, score=score, weather=state.weather)
                return replace(state, fired=(side,), score=score)

    def view(self, state: State, viewer: str) -> View:
        open_to_all = len(state.ready) == 2 or viewer == v.EVERYONE
        return View(
            round=state.round,
            posts={s: p for s, p in sorted(state.posts.items()) if open_to_all or s == viewer},
            counts={side: len(state.posts.get(side, ())) for side in sorted(state.ready)},
            score=dict(sorted(state.score.items())),
        )

    def picture(self, view: View) -> v.Picture:
        return v.Picture(v.Message("toy-round", {"round": view.round}), view.score)

    def seen(self, view: View) -> None:
        """Nothing in it has a face to hide."""

    def from_behind(self, view: View) -> tuple[()]:
        """Nothing in it has a face to hide."""
        return ()

    def log_lines(self, before: State, event: Event, viewer: str) -> tuple[v.Line, ...]:
        match event:
            case Posted(side=side, place=place) if viewer in (side, v.EVERYONE):
                return (v.Line(v.Message("toy-posted", {"place": place}), "2", side=side),)
            case Readied(side=side):
                return (v.Line(v.Message("toy-readied"), "2", side=side),)
            case Fired(side=side, draws=draws):
                return (v.Line(v.Message("toy-fired"), "3", side, faces(draws), 5),)
            case _:
                return ()

    def typed(self, view: View, action: v.Action) -> str:
        return action.place if isinstance(action, Post) else ""

    def explain(self, view: View, selection: str, target: str) -> v.Refusal | None:
        if target.removeprefix("place:") in PLACES:
            return None
        return v.Refusal("2", v.Message("toy-no-such-place", {"target": target}))

    def foresee(self, view: View, selection: str) -> v.Shown | None:
        return None

    def because(self, view: View, choice: v.Choice) -> v.Message | None:
        return None

    def reveals(self, before: State, event: Event) -> Mapping[str, tuple[v.Fact, ...]]:
        return {}

    def imagine(self, view: View, rng: Random) -> tuple[State, g.Slots]:
        raise AssertionError("the leak proof runs on the real games; Pickets is for the service")

    def slots(self, state: State, viewer: str) -> g.Slots:
        return {}

    @property
    def standing(self) -> Mapping[str, tuple[str, ...]]:
        return {"fire": ("first",)}

    def standing_of(self, side: v.Side) -> Mapping[str, tuple[str, ...]]:
        return self.standing

    def answer_beforehand(
        self, _view: View, choices: v.Choices, answers: Mapping[str, str]
    ) -> v.Choice | None:
        fires = (choice for choice in choices.actions if isinstance(choice.action, Fire))
        return next(fires, None) if "fire" in answers else None

    def awaiting(self, state: State) -> tuple[v.Waiting, ...]:
        if len(state.ready) < 2:
            waiting = [side for side in self.sides if side not in state.ready]
        else:
            waiting = [self._firing(state)]
        is_sealed = self.sealed and len(state.ready) < 2
        return tuple(v.Waiting(side, v.Message("toy-prompt"), is_sealed) for side in waiting)

    def outcome(self, state: State) -> v.Outcome | None:
        if state.round <= self.rounds:
            return None
        us, gb = (state.score.get(side, 0) for side in self.sides)
        winner = "" if us == gb else self.sides[us < gb]
        return v.Outcome(winner, "4", v.Message("toy-over"))


PICKETS_GAME = Pickets()
SEALED_PICKETS = Pickets(key="sealed-pickets", sealed=True, options=(ready_option("2"),))
