"""Remembering what a pure function gave for the same frozen value.

A position is looked at several times while an action is decided, stored and shown; states are
frozen, so the same object always gives the same answer.
"""

from collections.abc import Callable, Mapping
from functools import wraps
from operator import attrgetter
from typing import Any, Generic, Self, TypeVar, TypeVarTuple, overload

from msgspec.structs import replace

Ts = TypeVarTuple("Ts")
S = TypeVar("S")
K = TypeVar("K")
R = TypeVar("R")

_UNKNOWN: Any = object()
"""Stands for an answer that is not remembered: to look for one is cheaper than to miss it."""


def cached(function: Callable[[S], R]) -> Callable[[S], R]:
    """Remember the answer of a pure function of a frozen value, in the value's own `__dict__`."""
    name = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def remembering(value: S) -> R:
        kept: dict[str, Any] = value.__dict__
        answer: R = kept.get(name, _UNKNOWN)
        if answer is _UNKNOWN:
            answer = kept[name] = function(value)
        return answer

    return remembering


def cached_by_key(function: Callable[[S, K], R]) -> Callable[[S, K], R]:
    """Remember the answers of a pure function of a frozen value and a key.

    They are kept in the value's own `__dict__` and go with it: no other match's play can push
    them out, so that how long an answer takes tells nothing about others. Only for keys of which
    there are few: what a player sends would pile up, see `cached_last`.
    """
    name = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def remembering(value: S, key: K) -> R:
        answers: dict[K, R] | None = value.__dict__.get(name)
        if answers is None:
            answers = value.__dict__[name] = {}
        answer: R = answers.get(key, _UNKNOWN)
        if answer is _UNKNOWN:
            answer = answers[key] = function(value, key)
        return answer

    return remembering


def cached_last(function: Callable[[S, K], R]) -> Callable[[S, K], R]:
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


_PARTS = f"{__name__}.parts"


def derived(value: object, make: Callable[[*Ts], R], *parts: *Ts) -> R:
    """Return what a pure function makes of parts of a frozen value, and remember it with the value.

    It is known as well in the values that inherit the cache of this one (`inherit_cache`), as long
    as they have the same parts: to compare parts that were taken over as they were costs nothing.
    What is remembered is never changed, only replaced: two values that inherit from one know
    nothing of each other.
    """
    known: dict[Any, tuple[tuple[Any, ...], R]] | None = value.__dict__.get(_PARTS)
    if known is not None and (entry := known.get(make)):
        of, made = entry
        if of == parts:
            return made
    made = make(*parts)
    value.__dict__[_PARTS] = {**(known or {}), make: (parts, made)}
    return made


class derived_from(Generic[R]):  # noqa: N801 - it stands where `property` would.
    """A property that is `derived` from these attributes, by a function of their values.

    It is kept in the value's `__dict__` as well, where it is found without asking here again.
    """

    def __init__(self, make: Callable[..., R], *names: str) -> None:
        self._make = make
        self._parts_of: Callable[[object], tuple[Any, ...]] = attrgetter(*names)

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, value: None, owner: type) -> Self: ...
    @overload
    def __get__(self, value: object, owner: type) -> R: ...
    def __get__(self, value: Any, owner: type) -> Any:
        if value is None:
            return self
        kept, parts = value.__dict__, self._parts_of(value)
        known = kept.get(_PARTS)
        if known is not None and (entry := known.get(self._make)) and entry[0] == parts:
            made = entry[1]
        else:
            made = derived(value, self._make, *parts)
        kept[self._name] = made
        return made


def derived_by(value: S, make: Callable[[S], R], *parts: object) -> R:
    """As `derived`, for what looks at several parts by way of the value itself: these parts."""
    known: dict[Any, tuple[tuple[Any, ...], R]] | None = value.__dict__.get(_PARTS)
    if known is not None and (entry := known.get(make)) and entry[0] == parts:
        return entry[1]
    made = make(value)
    remember(value, parts, {make: made})
    return made


def renewed(
    value: object,
    make: Callable[[*Ts], R],
    renew: Callable[[R, tuple[*Ts], tuple[*Ts]], R],
    *parts: *Ts,
) -> R:
    """Return what `derived` gives, by a shorter way where it is known of other parts.

    `renew` is given what was made, the parts that it was made of, and the parts as they are now.
    """
    entry = value.__dict__.get(_PARTS, {}).get(make)
    if entry is None:
        return derived(value, make, *parts)
    before, made = entry
    if before == parts:
        known: R = made
        return known
    made = renew(made, before, parts)
    remember(value, parts, {make: made})
    return made


def remember(
    value: object, parts: tuple[object, ...], made: Mapping[Callable[..., Any], object]
) -> None:
    """Remember for a value what `derived` would give of these parts, found a shorter way."""
    known = {**value.__dict__.get(_PARTS, {})}
    for make, answer in made.items():
        known[make] = (parts, answer)
    value.__dict__[_PARTS] = known


def inherit_cache(after: object, before: object) -> None:
    """Begin a value with what is remembered of the parts of the one it was made from."""
    known = before.__dict__.get(_PARTS)
    if known is not None:
        after.__dict__[_PARTS] = known


def replaced(value: S, **changes: object) -> S:
    """Return a value with some parts changed; what is remembered of the others stays known."""
    after: S = replace(value, **changes)  # type: ignore[type-var]
    known = value.__dict__.get(_PARTS)
    if known is not None:
        after.__dict__[_PARTS] = known
    return after
