"""A game whose questions stand in a table: what follows from the table, the same for every game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache, cached_property
from operator import attrgetter
from typing import Any, Generic, TypeVar

from app.engine.decisions import Decisions, HasDecision
from app.engine.memory import MEMORY, Seen, TurnedUp
from app.engine.options import completed
from app.engine.resolution import PendingDecision, Resolution, Waits
from app.engine.values import (
    Chance,
    Choice,
    Choices,
    Decided,
    Illegal,
    Message,
    OptionSheet,
    Outcome,
    Shown,
    Side,
    Viewer,
    Waiting,
)

MAX_STEPS = 1000
"""What happens by itself after one action takes a few dozen steps: with more it goes in circles."""

S = TypeVar("S", bound=Waits)
V = TypeVar("V", bound=HasDecision)


class DecisionTableGame(ABC, Generic[S, V]):
    """The part of `Game` that a table of decisions gives, and what a game must say for it."""

    key: str
    scenarios: tuple[str, ...]
    options: tuple[OptionSheet, ...]
    decisions: Decisions[V, Resolution[S]]

    @abstractmethod
    def empty(self, scenario: str, rulings: dict[str, str]) -> S:
        """Return the state before the first event."""

    @abstractmethod
    def open(self, resolution: Resolution[S]) -> None:
        """Do what happens before anybody is asked; then ask."""

    @abstractmethod
    def run_until_decision(self, resolution: Resolution[S]) -> None:
        """Take the next step that nobody decides: called until somebody must, or all is over."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer, /) -> V:
        """Show a position to one viewer."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result once the rules have ended the match."""

    def is_sealed(self, state: S, entry: PendingDecision) -> bool:
        """Whether what a side is asked is answered under seal."""
        return self.decisions[entry.ask].sealed

    def blank(self, scenario: str, options: Mapping[str, str]) -> S:
        """Return the state before the first event. Raises ValueError for what the game hasn't."""
        if scenario not in self.scenarios:
            raise ValueError(f"{self.key} has no scenario {scenario!r}")
        rulings = completed(self.options, options)
        # No rule asks what the board remembers: a position is the same with it and without.
        rulings.pop(MEMORY, None)
        return self.empty(scenario, rulings)

    def setup(self, scenario: str, options: Mapping[str, str], chance: Chance) -> Decided:
        """Open a match."""
        resolution = Resolution(self.blank(scenario, options), chance)
        self.open(resolution)
        return resolution.decided()

    @cached_property
    def standing(self) -> Mapping[str, tuple[str, ...]]:
        """The answers that may be given beforehand, by the question that they answer."""
        table = self.decisions.table
        return {ask: tuple(one.standing) for ask, one in table.items() if one.standing}

    def standing_of(self, side: Side) -> Mapping[str, tuple[str, ...]]:
        """Return those of them that are about what this side can be asked."""
        table = self.decisions.table
        return {
            ask: said for ask, said in self.standing.items() if table[ask].asked_of in ("", side)
        }

    def answer_beforehand(
        self, view: V, choices: Choices, answers: Mapping[str, str]
    ) -> Choice | None:
        """Choose what a side has said beforehand that it does; None where it is to be asked."""
        said = answers.get(view.ask)
        return self.decisions[view.ask].standing[said](view, choices) if said else None

    @staticmethod
    def seen(view: Any) -> Seen | None:
        """Return what a view shows of others' pieces: nothing, where none has a face to hide."""
        return None

    def from_behind(self, view: V) -> tuple[TurnedUp, ...]:
        """List the pieces that a view shows from behind: nothing, where none has a face to hide."""
        return ()

    def choices(self, state: S, side: Side) -> Choices | None:
        """List what a side may do, worked out from what it sees."""
        return self.decisions.choices(self.view(state, side))

    def decide(self, state: S, side: Side, action: Any, chance: Chance) -> Decided:
        """Resolve an action and all that follows by itself. Raises `Illegal`."""
        view = self.view(state, side)
        refused = self.decisions.refusal(view, action)
        if refused:
            raise Illegal(refused)
        resolution = Resolution(state, chance)
        self.decisions[view.ask].answers[type(action)].carry_out(resolution, side, action)
        for _ in range(MAX_STEPS):
            if resolution.state.awaiting or self.outcome(resolution.state):
                return resolution.decided()
            self.run_until_decision(resolution)
        raise AssertionError(f"{self.key} goes on for ever: {resolution.events[-1]}")

    def evolve(self, state: S, event: Any) -> S:
        """Apply an event."""
        after: S = event.apply(state)
        return after

    def awaiting(self, state: S) -> tuple[Waiting, ...]:
        """List the sides that must decide."""
        return tuple(
            [
                _waiting(entry.side, self.decisions[entry.ask].awaits, self.is_sealed(state, entry))
                for entry in sorted(state.awaiting, key=attrgetter("side"))
            ]
        )

    def typed(self, view: V, action: Any) -> str:
        """Write an action in shorthand: a game has none unless it says so."""
        return ""

    def foresee(self, view: V, selection: str) -> Shown | None:
        """Return what taking hold of something would open: nothing unless a game says so."""
        return None


@cache
def _waiting(side: Side, awaits: str, sealed: bool) -> Waiting:
    return Waiting(side, Message(awaits), sealed)
