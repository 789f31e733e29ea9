"""What a game is: pure functions over frozen values.

A game package gives one object that satisfies `Game`. Nothing in it does I/O, reads a clock,
draws a random number of its own or writes a log.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol, TypeVar

from app.engine.provenance import Provenance
from app.engine.values import (
    Action,
    Chance,
    Choice,
    Choices,
    Decided,
    Event,
    Fact,
    Line,
    OptionSheet,
    Outcome,
    Picture,
    Refusal,
    Side,
    State,
    View,
    Viewer,
    Waiting,
)

Machine = Callable[[Any, Choices, Random], Choice]
"""A player that is a program: it gets its view and its choices, as any player does, and dice of its
own to break ties.
"""

Slots = Mapping[str, str]
"""Names a viewer could give to the blocks he can't identify ("gb@york#1"), and their true ids."""


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action, contravariant=True)
E = TypeVar("E", bound=Event, contravariant=True)
V = TypeVar("V", bound=View)


class Game(Protocol[S, A, E, V]):
    """A game's rules. `S`, `A`, `E` and `V` are its states, actions, events and views."""

    @property
    def key(self) -> str:
        """The game's name in addresses and files: "war1812"."""

    @property
    def edition(self) -> int:
        """Raised when running matches would decide differently."""

    @property
    def sides(self) -> tuple[Side, Side]:
        """The two sides, in the order in which they are always listed."""

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The set-ups that can be played, the usual one first."""

    @property
    def options(self) -> tuple[OptionSheet, ...]:
        """The rulings that can be chosen otherwise."""

    @property
    def endings(self) -> tuple[str, ...]:
        """Every way its rules can end a match: rule and winner, "18.1-us", "18.2-draw"."""

    @property
    def board(self) -> bytes:
        """The board sheet as JSON: places, links, values, positions."""

    @property
    def provenance(self) -> Provenance:
        """How certain the board sheet is."""

    @property
    def action_type(self) -> Any:
        """The tagged union of the game's actions, for decoding."""

    @property
    def event_type(self) -> Any:
        """The tagged union of the game's events, for decoding."""

    @property
    def view_type(self) -> type[V]:
        """The type of its views, for decoding."""

    @property
    def machines(self) -> Mapping[str, Machine]:
        """The machines that play it, the best first."""

    @property
    def state_type(self) -> type[S]:
        """The type of its states."""

    def setup(self, scenario: str, options: Mapping[str, str], chance: Chance) -> Decided:
        """Open a match, from `blank(scenario, options)` on."""

    def blank(self, scenario: str, options: Mapping[str, str]) -> S:
        """Return the state before the first event."""

    def choices(self, state: S, side: Side) -> Choices | None:
        """List what `side` may do now; None when nothing is asked of it."""

    def decide(self, state: S, side: Side, action: A, chance: Chance) -> Decided:
        """Resolve an action. Raises `Illegal` exactly when it is not among the choices."""

    def evolve(self, state: S, event: E) -> S:
        """Apply an event. Total: it checks nothing and draws nothing."""

    def view(self, state: S, viewer: Viewer) -> V:
        """Show the position as `viewer` may know it."""

    def picture(self, view: V) -> Picture:
        """Say what a picture of a view shows, from the view alone."""

    def log_lines(self, before: S, event: E, viewer: Viewer) -> tuple[Line, ...]:
        """Word an event for the log of `viewer`; nothing when there is nothing to tell him."""

    def typed(self, view: V, action: A) -> str:
        """Return an action in the game's own shorthand, as its choice has it; "" if it has none."""

    def explain(self, view: V, selection: str, target: str) -> Refusal | None:
        """Say why a gesture can't be made, from what its maker can see; None when it can.

        With the selection "typed", `target` is what somebody wrote in the game's shorthand.
        """

    def reveals(self, before: S, event: E) -> Mapping[Viewer, tuple[Fact, ...]]:
        """List what each viewer may learn from an event, from the rulebook. For the leak proof."""

    def imagine(self, view: V, rng: Random) -> tuple[S, Slots]:
        """Make up a full state that shows `view`, with the ids that stand in each slot."""

    def slots(self, state: S, viewer: Viewer) -> Slots:
        """Name the blocks hidden from `viewer` by all that he can tell of them."""

    def awaiting(self, state: S) -> tuple[Waiting, ...]:
        """List the sides that must decide, as everybody may know it."""

    def outcome(self, state: S) -> Outcome | None:
        """Return the result when the rules have ended the match, else None."""


AnyGame = Game[Any, Any, Any, Any]
