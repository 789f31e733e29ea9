"""Leaks that are seeded on purpose, to show that the leak proof would catch them.

A leak replaces one real function, where a leak of its kind would live, by a leaky one.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class SeededLeak:
    """A leak to seed: its kind, the function that is patched, and what it becomes.

    `owner` is the module or class whose attribute `function` is called at run time; `leaky` makes
    the leaky function from the real one. `options`: those of a match in which it can come up, if
    not in every match.
    """

    kind: str
    what: str
    owner: Any
    function: str
    leaky: Callable[[Callable[..., Any]], Callable[..., Any]]
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def place(self) -> str:
        """Name the patched function: "app.games.x.view.view"."""
        owner = self.owner
        path = getattr(owner, "__qualname__", "")
        module = owner.__module__ if path else owner.__name__
        return ".".join(part for part in (module, path, self.function) if part)


@contextmanager
def seeded(leak: SeededLeak) -> Iterator[None]:
    """Put a leak in place for as long as the block runs."""
    real, before = getattr(leak.owner, leak.function), vars(leak.owner).get(leak.function)
    leaky = leak.leaky(real)
    patch = staticmethod(leaky) if isinstance(before, staticmethod) else leaky
    setattr(leak.owner, leak.function, patch)
    try:
        yield
    finally:
        if before is None:
            delattr(leak.owner, leak.function)
        else:
            setattr(leak.owner, leak.function, before)
