"""Machines: one that plays any game without any plan, and what those with one have in common."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeVar

from app.engine.decisions import HasDecision
from app.engine.game import Machine
from app.engine.values import Choice, Choices, View

V = TypeVar("V", bound=HasDecision)

FINAL_SHARE = 0.3
"""How often it takes a final choice when it has any: drafts stay short but varied."""


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


def _finish(_view: HasDecision, choice: Choice) -> float:
    return choice.final
