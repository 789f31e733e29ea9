"""Remembering what a pure function gave for the same frozen value.

A position is looked at several times while an action is decided, stored and shown; states are
frozen, so the same object always gives the same answer.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

S = TypeVar("S")
K = TypeVar("K")
R = TypeVar("R")


def by_identity(function: Callable[[S, K], R]) -> Callable[[S, K], R]:
    """Remember the answers of a pure function of a frozen value and a key.

    They are kept in the value's own `__dict__` and go with it: no other match's play can push
    them out, so that how long an answer takes tells nothing about others. Only for keys of which
    there are few: what a player sends would pile up, see `latest`.
    """
    name = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def remembering(value: S, key: K) -> R:
        kept: dict[str, Any] = value.__dict__
        try:
            answer: R = kept[name][key]
        except KeyError:
            answer = function(value, key)
            kept.setdefault(name, {})[key] = answer
        return answer

    return remembering


def latest(function: Callable[[S, K], R]) -> Callable[[S, K], R]:
    """Remember the latest answer alone: for keys that a player may make up without end."""
    name = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def remembering(value: S, key: K) -> R:
        kept: dict[str, Any] = value.__dict__
        known: tuple[K, R] | None = kept.get(name)
        if known is not None and known[0] == key:
            return known[1]
        answer = function(value, key)
        kept[name] = (key, answer)
        return answer

    return remembering
