"""Machines: one that plays any game without any plan, and what those with one have in common."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeVar

from msgspec.structs import replace

from app.engine.decisions import HasDecision
from app.engine.game import Machine
from app.engine.values import Choice, Choices, View

V = TypeVar("V", bound=HasDecision)

FINAL_SHARE = 0.3
"""How often it takes a final choice when it has any: drafts stay short but varied."""
OVERLOOKED = 0.75
"""The share of what it could do that a recruit overlooks, each time it is asked."""


def random_machine(_view: View, choices: Choices, rng: Random) -> Choice:
    """Choose at random."""
    offered = choices.actions
    final = [choice for choice in offered if choice.final]
    if not final:
        return rng.choice(offered)
    if len(final) == len(offered) or rng.random() < FINAL_SHARE:
        return rng.choice(final)
    return rng.choice([choice for choice in offered if not choice.final])


Weigh = Callable[[V, Choice], float]
"""What a machine thinks of a choice: the weightiest is taken."""


def weighing(weights: Mapping[str, Weigh[V]]) -> Machine:
    """Make a machine of what it thinks of each choice, by the kind of question.

    It takes the weightiest one, breaks ties at random, and ends what it has no opinion of.
    """

    def command(view: V, choices: Choices, rng: Random) -> Choice:
        weigh = weights.get(view.ask, _finish)
        return max(choices.actions, key=lambda choice: (weigh(view, choice), rng.random()))

    return command


def overlooking(machine: Machine, share: float = OVERLOOKED) -> Machine:
    """Make a weaker machine that plans as another one, but overlooks a share of what it could do.

    It sees what ends its step, and all there is where it overlooks everything. So it errs as a
    person does who is new: by what it leaves undone, and never by breaking its own rules.
    """

    def recruit(view: View, choices: Choices, rng: Random) -> Choice:
        seen = tuple(one for one in choices.actions if one.final or rng.random() >= share)
        return machine(view, replace(choices, actions=seen or choices.actions), rng)

    return recruit


def _finish(_view: HasDecision, choice: Choice) -> float:
    return choice.final
