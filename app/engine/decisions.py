"""Every decision a player can be asked for: prompt, possible answers, why not, what follows.

A game lists its decisions in a table. What may be chosen is worked out from the chooser's own
view, so it can depend on nothing that he doesn't know. The choices are the offers that are not
refused; an action is refused by the same functions, with the same reasons.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from app.engine.game import Choice, Message, Refusal, Side, View

V = TypeVar("V", bound=View)
R = TypeVar("R")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Answer(Generic[V, R]):
    """A kind of action that answers a question: why it may be refused and what it does."""

    refuse: Callable[[V, Any], Refusal | None]
    carry_out: Callable[[R, Side, Any], None]


@dataclass(frozen=True, slots=True)
class Decision(Generic[V, R]):
    """A question to a player: its rule, its words, the answers on offer and their kinds.

    `awaits`: the words that tell everybody else what the player is about. `rule_of`: a side's own
    rule, where the sides don't share one. `sealed`: what is answered stays unseen until all who
    are asked have answered.
    """

    rule: str
    awaits: str
    prompt: Callable[[V], Message]
    offers: tuple[Callable[[V], Iterable[Choice]], ...]
    answers: Mapping[type, Answer[V, R]]
    rule_of: Mapping[Side, str] = field(default_factory=dict)
    sealed: bool = False

    def rule_for(self, side: Side) -> str:
        """Give the number of the rule by which this side is asked."""
        return self.rule_of.get(side, self.rule)

    def offered(self, view: V) -> list[Choice]:
        """List the choices that a view leaves open."""
        return [
            choice
            for offer in self.offers
            for choice in offer(view)
            if self.answers[type(choice.action)].refuse(view, choice.action) is None
        ]


def never(_view: object, _action: object) -> None:
    """Refuse nothing."""


def step(refuse: Callable[[V, A], Refusal | None], do: Callable[[R, A], None]) -> Answer[V, R]:
    """Make an answer that only adds to a draft: it matters not whose it is."""
    return Answer(refuse, lambda resolution, _side, action: do(resolution, action))


def prompt(key: str) -> Callable[[View], Message]:
    """Make a prompt that is the same words for every view."""
    return lambda _view: Message(key)
