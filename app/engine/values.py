"""The frozen values that games, the engine and the service exchange.

What is `Hidden` is never encoded for a client, what is `Shown` was made for one viewer.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Protocol

import msgspec

Side = str
"""One of the game's two sides, by its key: "us", "gb"."""

Viewer = str
"""A side, `PUBLIC` (a spectator) or `EVERYONE` (anybody, once the match has ended)."""

PUBLIC: Viewer = "public"
EVERYONE: Viewer = "everyone"

Parameter = str | int
"""A value in a message. A string that begins with "@" names another message: "@town-buffalo".

What somebody typed is no such value: see `verbatim` in app/words/i18n.py."""


# Frozen values never form a cycle, so the garbage collector need not look at them. A state and a
# view hold what was worked out of them as well, which it must be able to see.


class Hidden(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A value that must never be encoded for a client: states, blocks, events."""


class Shown(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A value made to be seen by one viewer. `codec.wire` encodes these and nothing else."""


@cache
def owned_by(viewer: Viewer, sides: tuple[Side, ...]) -> tuple[Side, ...]:
    """Return whose blocks a viewer may see from behind: their own; after the end everybody's."""
    return sides if viewer == EVERYONE else tuple(side for side in sides if side == viewer)


class State(Hidden, frozen=True, dict=True, gc=True):
    """The whole truth about a position. What was worked out of it is remembered with it."""


class Event(Hidden, frozen=True):
    """Something that happened, with its outcome: the dice that fell, the block that was drawn."""

    def apply(self, state: Any) -> Any:
        """Return the position after it. It checks nothing and draws nothing."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it changes")


class Decided(Hidden, frozen=True, gc=True):
    """What was decided: each event, and the position before the first and after each of them.

    So `states` has one entry more than `events`. Whoever goes on from it applies no event again.
    """

    events: tuple[Any, ...]
    states: tuple[Any, ...]

    @property
    def state(self) -> Any:
        """The position that it all leads to."""
        return self.states[-1]

    def then(self, more: "Decided") -> "Decided":
        """Return this and what was decided after it, on the position that it leads to."""
        return Decided((*self.events, *more.events), (*self.states, *more.states[1:]))


class Action(Shown, frozen=True):
    """What a player sends: the choice they make, in the form in which it was offered."""


class View(Shown, frozen=True, dict=True, gc=True):
    """A position as one viewer may know it. Every field is named, none is copied whole."""


class Message(Shown, frozen=True):
    """Words of the catalogue: its key and the parameters that go into it."""

    key: str
    params: Mapping[str, Parameter] = {}


class Refusal(Shown, frozen=True):
    """Why something can't be done: the rule's number and the reason."""

    rule: str
    message: Message


class Illegal(Exception):
    """An action that the rules refuse. It changes nothing and disturbs nobody."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.message.key} {refusal.message.params}")
        self.refusal = refusal


class Choice(Shown, frozen=True):
    """One legal action, and how a hand on the board chooses it.

    `subject` is what is taken hold of ("block:us07"), `target` what is pointed at then
    ("town:buffalo"); either may be "". A choice with a `label` is a button as well. One that is
    easily made by mistake has words to `confirm` it by. `typed` is the choice in the game's own
    shorthand ("4 OR-BE"), for those who write their orders. `at_once`: to take hold of its subject,
    or to point at its target, is to make it, though it commits: nobody is asked again.
    """

    action: Action
    final: bool
    subject: str = ""
    target: str = ""
    label: Message | None = None
    confirm: Message | None = None
    typed: str = ""
    at_once: bool = False


class Choices(Shown, frozen=True):
    """What is asked of a side, and every legal answer."""

    prompt: Message
    rule: str
    actions: tuple[Choice, ...]


class Moved(Shown, frozen=True, tag="moved"):
    """Pieces moved along a path, the first place of which they left."""

    path: tuple[str, ...]
    count: int = 1
    piece: str = "block"
    water: bool = False
    by: Side = ""


class Appeared(Shown, frozen=True, tag="appeared"):
    """Pieces came onto the board."""

    at: str
    count: int = 1
    piece: str = "block"
    by: Side = ""


class Removed(Shown, frozen=True, tag="removed"):
    """Pieces left the board."""

    at: str
    count: int = 1
    piece: str = "block"


class Struck(Shown, frozen=True, tag="struck"):
    """Pieces took hits, and some of them were lost by it."""

    at: str
    hits: int = 1
    lost: int = 0
    piece: str = "block"
    by: Side = ""


class Repaired(Shown, frozen=True, tag="repaired"):
    """Pieces regained strength, of a place so many steps in all."""

    at: str
    piece: str = "block"
    by: Side = ""
    count: int = 1


class Rolled(Shown, frozen=True, tag="rolled"):
    """The line's dice were rolled; `at` no place they decide something for all of the board."""

    at: str = ""


class Met(Shown, frozen=True, tag="met"):
    """A battle begins; the line's side attacks."""

    at: str


class Captured(Shown, frozen=True, tag="captured"):
    """A place came into the hands of the line's side."""

    at: str


class Passed(Shown, frozen=True, tag="passed"):
    """Time passed: a season began."""

    to: str


Motion = Moved | Appeared | Removed | Struck | Repaired | Rolled | Met | Captured | Passed
"""What a line of the log tells, for a client that draws it: about pieces of the line's side.

`by` is the side in whose plan it stood, so that this side has seen it before.
"""


class Remark(Shown, frozen=True):
    """What a line of the log tells beside its own words: what came of it, and by which rule."""

    message: Message
    rule: str = ""


class Line(Shown, frozen=True):
    """A line of the log: its words, the rule behind it, and the dice that were rolled.

    A die hits (or succeeds) on `hits_on` or more, or on `hits_up_to` or less; both 0: the dice are
    only added up or compared.
    `motions` tell nothing that the words and the reader's own view don't.
    """

    message: Message
    rule: str = ""
    side: Side = ""
    dice: tuple[int, ...] = ()
    hits_on: int = 0
    hits_up_to: int = 0
    motions: tuple[Motion, ...] = ()
    remarks: tuple[Remark, ...] = ()


class Waiting(Shown, frozen=True):
    """A side that has to decide, and what kind of decision it is, as everybody may know it.

    `sealed`: what it answers stays unseen until all who are asked so have answered.
    """

    side: Side
    message: Message
    sealed: bool = False


class Outcome(Shown, frozen=True):
    """How a match ended. `winner` is a side, or "" for a draw."""

    winner: Side
    rule: str
    message: Message


class PicturedPieces(Shown, frozen=True):
    """Alike pieces in a picture of a position: whose, where, the drawing of one, how many."""

    side: Side
    place: str
    drawing: str
    count: int = 1


class Picture(Shown, frozen=True):
    """What a small picture of a position shows, for those who are not at the board.

    `year`: 0 before the first, and where all is one.
    """

    when: Message
    score: Mapping[Side, int]
    standing: tuple[PicturedPieces, ...] = ()
    year: int = 0


class OptionSheet(Shown, frozen=True):
    """A match option: the rule's ruling it stands for, its values, the first one the default.

    A stored match names a value for each option that its game had then, so that another default
    changes new matches only. An option that is added begins with what was done before.
    """

    key: str
    rule: str
    values: tuple[str, ...]


class Fact(Hidden, frozen=True, array_like=True):
    """One thing that a viewer may learn from an event, without any hidden block's id."""

    what: str
    value: tuple[str | int, ...] = ()


class Draw(Hidden, frozen=True, array_like=True):
    """The n-th number drawn in a match: 0 <= value < bound."""

    n: int
    bound: int
    value: int


class Chance(Protocol):
    """Where a game's dice come from. Each call uses up the next draw of the match."""

    def draw(self, bound: int) -> Draw:
        """Draw a number from 0 to `bound` - 1."""
