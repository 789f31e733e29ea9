"""Limits on how often one address or one token may ask."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

MOST_KEPT = 20_000


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
        if not self._on:
            return True
        now = self._clock()
        left, since = self._buckets.pop(asker, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._rate)
        allowed = left >= 1
        self._buckets[asker] = (left - allowed, now)
        if len(self._buckets) > MOST_KEPT:
            self._buckets.popitem(last=False)
        return allowed
