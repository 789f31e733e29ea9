"""The umpire's memory of a match, a year, a turn and a battle."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.games.liberty.umpire.position import Position
from tests.games.liberty.umpire.rulebook import (
    CARDS,
    FIRST_YEAR,
    FOE,
    SHORT_YEAR,
    TURNS,
    Pair,
    Path,
)


@dataclass(frozen=True)
class Way:
    """How a block moved this turn: "land", "river", "ship" or "sea"."""

    path: Path
    way: str
    marches: bool


@dataclass
class Fight:
    """A battle under way, as the umpire follows it.

    `step`: which class of which side acts, the defender's first. `sailed_from`: warships that left
    by sea this round, where to, and whether unopposed. `sank`: whether the last warship that a side
    lost was shot, not one that left. `bound`: who stood or charged. `leaving`: the side that
    withdraws, or that regroups.
    """

    at: str
    attacker: str
    reserves: set[str]
    afloat: set[str]
    round: int = 1
    step: int = 0
    stage: str = "fight"
    acted: set[str] = field(default_factory=set)
    landed: int = 0
    striker: str = ""
    hits: int = 0
    used: Counter[tuple[str, Pair]] = field(default_factory=Counter)
    sailed: Counter[str] = field(default_factory=Counter)
    departures: set[tuple[str, str, bool]] = field(default_factory=set)
    carried: Path = ()
    sank: dict[str, bool] = field(default_factory=dict)
    bound: set[str] = field(default_factory=set)
    leaving: str = ""

    @property
    def defender(self) -> str:
        """The side that does not attack."""
        return FOE[self.attacker]

    @property
    def acting(self) -> str:
        """The side whose class it is (7.21)."""
        return self.attacker if self.step % 2 else self.defender

    @property
    def letter(self) -> str:
        """The class whose turn it is (7.21)."""
        return "ABC"[self.step // 2]

    def refresh(self) -> None:
        """Begin a round, a withdrawal or a regrouping: nothing of it is used up (7.4, A49, A59)."""
        self.acted, self.departures = set(), set()
        self.used, self.sailed = Counter(), Counter()


@dataclass
class Turn:
    """What the umpire knows of a turn. `moves_over`: sides whose moves, marches are settled."""

    held: dict[str, str]
    first: str = ""
    weather: int = 0
    stage: str = ""
    ways: dict[str, Way] = field(default_factory=dict)
    crossed: Counter[tuple[str, Pair]] = field(default_factory=Counter)
    groups: set[Path] = field(default_factory=set)
    built: list[str] = field(default_factory=list)
    draws: int = 0
    supplied: list[str] = field(default_factory=list)
    opening: Position | None = None
    attackers: dict[str, str] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)
    to_fight: set[str] | None = None
    forced: set[str] = field(default_factory=set)
    called_home: bool = False


@dataclass
class Offer:
    """Prisoners that a side offers, for those it wants back (11.5), maybe next turn too (A45)."""

    by: str
    give: tuple[str, ...]
    want: tuple[str, ...]
    open: bool
    carries_over: bool = False


@dataclass
class Notes:
    """All that the rules ask for later on. `seen`: how often what happened."""

    options: dict[str, str]
    seen: Counter[str] = field(default_factory=Counter)
    year: int = 0
    number: int = 0
    phase: str = ""
    is_french_war: bool = False
    hands: dict[str, set[str]] = field(default_factory=dict)
    played: dict[str, str] = field(default_factory=dict)
    turned: dict[str, str] = field(default_factory=dict)
    spent: set[str] = field(default_factory=set)
    turn: Turn = field(default_factory=lambda: Turn({}))
    fight: Fight | None = None
    offer: Offer | None = None
    marked: list[str] = field(default_factory=list)
    winter: list[str] = field(default_factory=list)
    asked: list[tuple[str, str]] = field(default_factory=list)
    closed: tuple[str, str] = ("", "")
    drawn: int = 0
    over: bool = False

    @property
    def turns_of_year(self) -> int:
        """How many turns a year has, and cards a hand (3.0, A3)."""
        is_short = self.options["first_year"] == "three-cards" and self.year == FIRST_YEAR
        return SHORT_YEAR if is_short else TURNS

    @property
    def mover(self) -> str:
        """The side whose actions it is time for, "" for nobody's."""
        sides = {"first": self.turn.first, "second": FOE.get(self.turn.first, "")}
        return sides.get(self.phase, "")

    def value(self, side: str, kind: str) -> int:
        """Return the value of a side's card of the turn, 0 if it is of another kind."""
        printed, value = CARDS[self.turned[side]]
        return value if printed == kind else 0

    @property
    def actions_left(self) -> int:
        """How many actions of their card the mover has left (3.1)."""
        spent = len(self.turn.groups) + self.turn.draws
        return self.value(self.mover, "action") - spent

    def is_on(self, option: str) -> bool:
        """Whether an option that is off or on is on."""
        return self.options.get(option) == "on"

    def is_friendly(self, now: Position, place: str, side: str) -> bool:
        """Whether a place was a side's when the turn began, and has no enemy now (A11)."""
        return self.turn.held.get(place) == side and not now.here(place, FOE[side])

    def is_neutral(self, now: Position, place: str) -> bool:
        """Whether a hex was nobody's when the turn began."""
        return place not in self.turn.held

    def battle(self) -> Fight:
        """Return the battle under way."""
        assert self.fight
        return self.fight


Changes = dict[str, tuple[str, int]]
"""Blocks that an event may change: where they are afterwards, and how strong."""

Check = Callable[[Notes, Any, Position, Position], Changes | None]
Checks = dict[type, Check]
"""A look at each kind of event: the notes, the event, the positions before and after it.

It answers what the event must have done to the blocks; all others are as they were.
"""
