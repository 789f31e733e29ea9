"""What a game is: pure functions over frozen values.

A game package gives one object that satisfies `Game`. Nothing in it does I/O, reads a clock,
draws a random number of its own or writes a log.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from app.engine.data_sheets import DataSheets
from app.engine.memory import Seen, TurnedUp
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
    Message,
    OptionSheet,
    Outcome,
    Picture,
    Refusal,
    Shown,
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
"""Names a viewer could give to the blocks they can't identify ("gb@york#1"), and their true ids."""


class Pace(NamedTuple):
    """How a game goes on, for who thinks ahead: by its kinds of question.

    `begins`: those that begin a turn, whoever's; who tries a plan looks at what it came to when
    one of them is asked. `plans`: those whose answer is worth long thought. `ahead`: how many turns
    must have begun until it is seen whether a plan was good. `weight`: what to imagine one of its
    decisions counts, so that as much thought takes about as long in every game.
    """

    begins: frozenset[str] = frozenset()
    plans: frozenset[str] = frozenset()
    ahead: int = 1
    weight: int = 1


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action, contravariant=True)
E = TypeVar("E", bound=Event, contravariant=True)
V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Rules(Protocol[S, A, E, V_co]):
    """How a game is played: what may be done, what follows from it, and who sees what of it."""

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
    def action_type(self) -> Any:
        """The tagged union of the game's actions, for decoding."""

    @property
    def event_type(self) -> Any:
        """The tagged union of the game's events, for decoding."""

    @property
    def state_type(self) -> type[S]:
        """The type of its states."""

    @property
    def view_type(self) -> type[V_co]:
        """The type of its views, for decoding."""

    @property
    def sheet(self) -> bytes:
        """The sheet of the board that it is played on, whole; a match keeps its own."""

    def on(self, sheet: bytes) -> "Game[S, A, E, Any]":
        """Return the game as it is played on another board. Raises ValueError for no such sheet."""

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

    def view(self, state: S, viewer: Viewer, /) -> V_co:
        """Show the position as `viewer` may know it."""

    def awaiting(self, state: S) -> tuple[Waiting, ...]:
        """List the sides that must decide, as everybody may know it."""

    def outcome(self, state: S) -> Outcome | None:
        """Return the result when the rules have ended the match, else None."""


class Telling(Protocol[S_contra, A, E, V_contra]):
    """How a game is told: board, log, pictures, reasons; and the machines that play it."""

    @property
    def board(self) -> bytes:
        """The board sheet as JSON: places, links, values, positions."""

    @property
    def provenance(self) -> Provenance:
        """How certain the standard board sheet is."""

    @property
    def data_sheets(self) -> DataSheets | None:
        """How its board can be corrected; None for a game whose board can't be."""

    def picture(self, view: V_contra) -> Picture:
        """Return what a picture of a view shows, from the view alone."""

    def seen(self, view: V_contra) -> Seen | None:
        """Return what a view shows of others' pieces; None where none has a face to hide."""

    def from_behind(self, view: V_contra) -> tuple[TurnedUp, ...]:
        """List the pieces whose faces a view shows though they hide them from others."""

    def log_lines(self, before: S_contra, event: E, viewer: Viewer) -> tuple[Line, ...]:
        """Word an event for the log of `viewer`; nothing when there is nothing to tell them."""

    def typed(self, view: V_contra, action: A) -> str:
        """Return an action in the game's own shorthand, as its choice has it; "" if it has none."""

    def explain(self, view: V_contra, selection: str, target: str) -> Refusal | None:
        """Return why a gesture can't be made, from what its maker can see; None when it can.

        With the selection "typed", `target` is what somebody wrote in the game's shorthand.
        """

    @property
    def standing(self) -> Mapping[str, tuple[str, ...]]:
        """The answers that may be given beforehand, by the question that they answer."""

    def standing_of(self, side: Side) -> Mapping[str, tuple[str, ...]]:
        """Return those of them that are about what this side can be asked."""

    def answer_beforehand(
        self, view: V_contra, choices: Choices, answers: Mapping[str, str]
    ) -> Choice | None:
        """Choose what a side has said beforehand that it does; None where it is to be asked."""

    def foresee(self, view: V_contra, selection: str) -> Shown | None:
        """Return what taking hold of something would open, from what the player can see.

        For what can't be taken back and opens choices that are not there before. None: nothing.
        """

    def because(self, view: V_contra, choice: Choice) -> Message | None:
        """Return for what its best machine makes a choice, by its own plan; None: it is plain."""

    @property
    def machines(self) -> Mapping[str, Machine]:
        """The machines that play it, the best first."""

    @property
    def pace(self) -> Pace:
        """The questions by which its turns begin and are planned."""

    def worth(self, state: S_contra, side: Side) -> float:
        """Return what a position is worth to a side: 1 if it is won, -1 if it is lost.

        Between them it grows with the likelihood to win; what one side has the other lacks.
        """

    def holdings(self, state: S_contra) -> Mapping[str, Side]:
        """Return who holds each place that is worth holding, as everybody may know it.

        Places are named as the board names them; nobody's are left out.
        """


class Provable(Protocol[S, E, V_contra]):
    """What the leak proof asks of a game: what is revealed, and which worlds look the same."""

    def reveals(self, before: S, event: E) -> Mapping[Viewer, tuple[Fact, ...]]:
        """List what each viewer may learn from an event, from the rulebook. For the leak proof."""

    def imagine(self, view: V_contra, rng: Random) -> tuple[S, Slots]:
        """Make up a full state that shows `view`, with the ids that stand in each slot."""

    def slots(self, state: S, viewer: Viewer) -> Slots:
        """Name the blocks hidden from `viewer` by all that they can tell of them."""


class Game(Rules[S, A, E, V], Telling[S, A, E, V], Provable[S, E, V], Protocol[S, A, E, V]):
    """A game. `S`, `A`, `E` and `V` are its states, actions, events and views."""


AnyGame = Game[Any, Any, Any, Any]
