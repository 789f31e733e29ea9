"""Limits on how often one address or one token may ask, and on what that may cost."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

MAX_KEPT = 20_000
TROUBLE = 20.0
"""As how many requests counts what no honest client sends: too large, without end, unreadable."""


class Limit:
    """A bucket for each asker: it holds `burst` and fills by `rate` a second.

    Only the most recent askers are remembered, so that memory stays bounded.
    """

    def __init__(
        self,
        rate: float,
        burst: float,
        *,
        on: bool = True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._on = on
        self._clock = clock
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def allows(self, asker: Hashable) -> bool:
        """Count one request; False when it is one too many."""
        left = self._left(asker)
        if left < 1:
            return False
        self._keep(asker, left - 1)
        return True

    def charge(self, asker: Hashable, requests: float) -> None:
        """Count what costs as much as some requests; at most a whole bucket is owed."""
        self._keep(asker, max(self._left(asker) - requests, -self._burst))

    def is_used_up(self, asker: Hashable) -> bool:
        """Whether one more request would be one too many, without counting it."""
        return self._left(asker) < 1

    def wait(self, asker: Hashable) -> int:
        """Return the whole seconds until one more request is allowed; 0: at once."""
        return max(0, math.ceil((1 - self._left(asker)) / self._rate))

    def _left(self, asker: Hashable) -> float:
        if not self._on:
            return self._burst
        left, since = self._buckets.get(asker, (self._burst, 0.0))
        return min(self._burst, left + (self._clock() - since) * self._rate)

    def _keep(self, asker: Hashable, left: float) -> None:
        if not self._on:
            return
        self._buckets[asker] = (left, self._clock())
        self._buckets.move_to_end(asker)
        if len(self._buckets) > MAX_KEPT:
            self._buckets.popitem(last=False)
