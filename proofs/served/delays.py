"""Delays that depend on what is hidden, seeded to show that they would be found."""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from zlib import crc32

import msgspec

from app.engine import codec
from app.engine.leaks import SeededLeak, seeded
from app.matches import service
from app.matches.state import MatchState

Facts = dict[int, str]
"""By the match's number: the hidden block on whose face a seeded delay depends."""


def delayed(facts: Facts, seconds: float) -> AbstractContextManager[None]:
    """Seed a delay: where the bit that is known of a hidden block is 1, a command takes longer."""

    def leaky(real: Callable[..., object]) -> Callable[..., object]:
        def advance(state: MatchState, *args: object, **more: object) -> object:
            block = facts.get(state.info.match)
            if block and bit(state, block):
                until = time.perf_counter() + seconds
                while time.perf_counter() < until:
                    pass
            return real(state, *args, **more)

        return advance

    kind = "a prompt's delay reveals a holding"
    what = f"a command takes {seconds * 1000} ms longer if a hidden block is somewhere"
    return seeded(SeededLeak(kind, what, service, "advance", leaky))


def bit(state: MatchState, hidden: str) -> int:
    """Return a bit of what only its owner knows of a block, or whether a card is in a hand."""
    position = msgspec.structs.asdict(state.match.state)
    if block := position["blocks"].get(hidden):
        return crc32(codec.stored(block)) & 1
    return any(hidden in hand for hand in position["cards"].hands.values())
