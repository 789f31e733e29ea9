"""Every decision a player can be asked for: prompt, possible answers, why not, what follows.

A game lists its decisions in a table. What may be chosen is worked out from the chooser's own
view, so it can depend on nothing that they don't know. The choices are the offers that are not
refused; an action is refused by the same functions, with the same reasons.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import update_wrapper
from typing import Any, Generic, Protocol, TypeVar

from app.engine.values import Choice, Choices, Message, Refusal, Side
from app.engine.words import no


class HasDecision(Protocol):
    """A view that knows what its side is asked, "" for nothing."""

    @property
    def side(self) -> Side:
        """Return whose view it is."""

    @property
    def ask(self) -> str:
        """Return the kind of question, by which the game's table has it."""


V = TypeVar("V", bound=HasDecision)
R = TypeVar("R")
A = TypeVar("A")


Offer = Callable[[V], Iterable[Choice]]
"""Lists what might be done; the refusals leave what may be done."""

StandingAnswer = Callable[[V, Choices], Choice | None]
"""Answers a question in its player's stead; None asks them.

Whether it answers follows from what everybody may see, since the other side sees who was not waited
for. What it answers may follow from all that its player knows.
"""


def always(action: Any) -> StandingAnswer[Any]:
    """Return the standing answer that does one thing wherever it may be done."""

    def answer(_view: HasDecision, choices: Choices) -> Choice | None:
        return next((choice for choice in choices.actions if choice.action == action), None)

    return answer


class ExactOffer(Generic[V]):
    """An offer that yields nothing which is refused, so that the refusals need not be asked.

    It looks at them itself, once for all choices that share one.
    """

    def __init__(self, choices: Offer[V]) -> None:
        self.choices = choices
        update_wrapper(self, choices)

    def __call__(self, view: V) -> Iterable[Choice]:
        """List what may be done."""
        return self.choices(view)


exact = ExactOffer
"""As a decorator."""


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
    are asked have answered. `standing`: the answers that may be given beforehand, by name.
    `asked_of`: the only side that is ever asked, "" where each may be.
    """

    rule: str
    awaits: str
    prompt: Callable[[V], Message]
    offers: tuple[Offer[V], ...]
    answers: Mapping[type, Answer[V, R]]
    rule_of: Mapping[Side, str] = field(default_factory=dict)
    sealed: bool = False
    standing: Mapping[str, StandingAnswer[V]] = field(default_factory=dict)
    asked_of: Side = ""

    def rule_for(self, side: Side) -> str:
        """Return the number of the rule by which this side is asked."""
        return self.rule_of.get(side, self.rule)

    def offered(self, view: V) -> list[Choice]:
        """List the choices that a view leaves open."""
        answers, offered = self.answers, list[Choice]()
        for offer in self.offers:
            if isinstance(offer, ExactOffer):
                offered += offer.choices(view)
            else:
                for choice in offer(view):
                    action = choice.action
                    if answers[type(action)].refuse(view, action) is None:
                        offered.append(choice)
        return offered


@dataclass(frozen=True, slots=True)
class Decisions(Generic[V, R]):
    """Every question of a game by its kind; `rule` refuses those who are asked nothing."""

    rule: str
    table: Mapping[str, Decision[V, R]]

    def __getitem__(self, ask: str) -> Decision[V, R]:
        """Return a question. Raises KeyError, which says so, for a kind that the game hasn't."""
        try:
            return self.table[ask]
        except KeyError:
            known = ", ".join(self.table)
            raise KeyError(f"nothing is asked as {ask!r}; there are {known}") from None

    def choices(self, view: V) -> Choices | None:
        """List what the viewer may do; None when nothing is asked of them."""
        if not view.ask:
            return None
        decision = self[view.ask]
        return Choices(
            decision.prompt(view), decision.rule_for(view.side), tuple(decision.offered(view))
        )

    def refusal(self, view: V, action: object) -> Refusal | None:
        """Return why an action is refused from this view; None when it may be done."""
        if not view.ask:
            return self.not_asked()
        answer = self.table[view.ask].answers.get(type(action))
        return answer.refuse(view, action) if answer else self.not_what_is_asked(view)

    def explain(
        self, view: V, selection: str, target: str, meant: Iterable[object]
    ) -> Refusal | None:
        """Return why what is taken hold of can't go to what is pointed at; None when it can.

        `selection` and `target` are named as in the choices; of the actions that they could mean,
        `meant`, the first one's reason is given.
        """
        if not view.ask:
            return self.not_asked()
        decision = self.table[view.ask]
        if any((c.subject, c.target) == (selection, target) for c in decision.offered(view)):
            return None
        reasons = (self.refusal(view, action) for action in meant)
        rule = decision.rule_for(view.side)
        return next(filter(None, reasons), None) or no(rule, "refusal-not-that-way")

    def not_asked(self) -> Refusal:
        """Refuse whatever somebody does whom nothing is asked."""
        return no(self.rule, "refusal-not-asked")

    def not_what_is_asked(self, view: V) -> Refusal:
        """Refuse an action that answers another question."""
        return no(self.table[view.ask].rule_for(view.side), "refusal-not-what-is-asked")


def never(*_seen: object) -> None:
    """Refuse nothing."""


def step(refuse: Callable[[V, A], Refusal | None], do: Callable[[R, A], None]) -> Answer[V, R]:
    """Make an answer that only adds to a draft: it matters not whose it is."""
    return Answer(refuse, lambda resolution, _side, action: do(resolution, action))


def finish(refuse: Callable[[V], Refusal | None], do: Callable[[R, Side], None]) -> Answer[V, R]:
    """Make an answer that says no more than who is done."""
    return Answer(
        lambda view, _action: refuse(view), lambda resolution, side, _action: do(resolution, side)
    )


def prompt(key: str) -> Callable[[object], Message]:
    """Make a prompt that is the same words for every view."""
    return lambda _view: Message(key)
