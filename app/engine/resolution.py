"""How an action becomes events: written one by one, each on the state the last one left."""

from enum import StrEnum
from functools import cache
from typing import Any, Generic, Protocol, TypeVar

from app.engine import chance as dice
from app.engine.memo import replaced
from app.engine.values import Chance, Decided, Draw, Event, Hidden, Side


class PendingDecision(Hidden, frozen=True):
    """A side that must decide, and what. Two entries: both decide, neither sees the other's."""

    side: Side
    ask: str


class Waits(Protocol):
    """A state that knows who must decide."""

    @property
    def awaiting(self) -> tuple[PendingDecision, ...]:
        """List who must decide, and what."""


S = TypeVar("S", bound=Waits)


class DecisionOpened(Event, frozen=True, tag="decision-opened"):
    """A side must decide."""

    side: Side
    ask: str

    def apply(self, state: S) -> S:
        return replaced(state, awaiting=(*state.awaiting, PendingDecision(self.side, self.ask)))


class DecisionClosed(Event, frozen=True, tag="decision-closed"):
    """A side has decided what it was asked."""

    side: Side

    def apply(self, state: S) -> S:
        left = [entry for entry in state.awaiting if entry.side != self.side]
        return replaced(state, awaiting=tuple(left))


class PhaseBegan(Event, frozen=True, tag="phase"):
    """The sequence of play goes on to another phase, of a game that has phases."""

    phase: str

    def apply(self, state: Any) -> Any:
        phases: type[StrEnum] = type(state.phase)
        return replaced(state, phase=_named(phases, self.phase))


@cache
def _named(phases: type[StrEnum], name: str) -> StrEnum:
    """Return the phase of a name: an enumeration takes its time to look one up."""
    return phases(name)


class Resolution(Generic[S]):
    """The events of one action while they are being found out, and the state they lead to."""

    def __init__(self, state: S, chance: Chance) -> None:
        self.state = state
        self.events: list[Event] = []
        self._states: list[S] = [state]
        self._chance = chance

    def write(self, event: Event) -> None:
        """Add an event and apply it."""
        self.state = event.apply(self.state)
        self.events.append(event)
        self._states.append(self.state)

    def decided(self) -> Decided:
        """Return what was found out so far."""
        return Decided(tuple(self.events), tuple(self._states))

    def roll(self, count: int) -> tuple[Draw, ...]:
        """Roll six-sided dice; the event that follows must list the draws."""
        return dice.roll(self._chance, count)

    def pick(
        self, candidates: tuple[str, ...], count: int
    ) -> tuple[tuple[str, ...], tuple[Draw, ...]]:
        """Draw some of `candidates` blind, one after another, without putting any back."""
        left = list(candidates)
        picked: list[str] = []
        draws: list[Draw] = []
        for _ in range(count):
            draws.append(self._chance.draw(len(left)))
            picked.append(left.pop(draws[-1].value))
        return tuple(picked), tuple(draws)

    def ask(self, side: Side, ask: str) -> None:
        """Put a question to a side; play waits for the answer."""
        self.write(DecisionOpened(side, ask))

    def begin(self, phase: StrEnum) -> None:
        """Go on to another phase."""
        self.write(PhaseBegan(str(phase)))
