"""What events reveal, for the leak proof: the same to everybody unless a rule says otherwise."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from app.engine.values import PUBLIC, Event, Fact, Side, Viewer

Revealer = Callable[[Any, Any], Iterable[Fact]]
"""Lists what an event tells about hidden blocks, from the event and the state before it."""


def to_everybody(sides: tuple[Side, Side], facts: Iterable[Fact]) -> dict[Viewer, tuple[Fact, ...]]:
    """Return the facts for both sides and spectators alike, in an order that tells nothing."""
    return dict.fromkeys((*sides, PUBLIC), tuple(sorted(facts, key=repr)))


def facts_of(
    revealers: Mapping[type[Event], Revealer], event: Event, before: Any
) -> tuple[Fact, ...]:
    """Return what an event tells about hidden blocks."""
    revealer = revealers.get(type(event))
    return tuple(revealer(event, before)) if revealer else ()
