"""Remembering what a pure function gave for the same frozen value.

A position is looked at several times while an action is decided, stored and shown; states are
frozen, so the same object always gives the same answer.
"""

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import TypeVar

S = TypeVar("S")
K = TypeVar("K")
R = TypeVar("R")

REMEMBERED = 512


def by_identity(function: Callable[[S, K], R]) -> Callable[[S, K], R]:
    """Remember the latest answers of a pure function of a frozen value and a key.

    The value is recognised by being the same object, and kept alive as long as it is remembered.
    """
    answers: OrderedDict[tuple[int, K], tuple[S, R]] = OrderedDict()

    @wraps(function)
    def remembering(value: S, key: K) -> R:
        known = answers.get((id(value), key))
        if known is not None:
            return known[1]
        answer = function(value, key)
        answers[id(value), key] = (value, answer)
        if len(answers) > REMEMBERED:
            answers.popitem(last=False)
        return answer

    return remembering
