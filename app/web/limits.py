"""Limits on how often one address or one token may ask, and on what that may cost."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from app.config import Settings

MAX_KEPT = 20_000
TROUBLE = 20.0
"""As how many requests counts what no honest client sends: too large, without end, unreadable."""
BURST_SECONDS = 5
PICTURES_SECONDS = 20
"""A list of many matches is opened at once, and then not for a while."""
READINGS_SECONDS = 4
MESSAGES_SECONDS = 3


class Limit:
    """A bucket for each client: it holds `burst` and fills by `rate` a second.

    Only the most recent clients are remembered, so that memory stays bounded.
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

    def allows(self, client: Hashable) -> bool:
        """Count one request; False when it is one too many."""
        left = self._left(client)
        if left < 1:
            return False
        self._keep(client, left - 1)
        return True

    def charge(self, client: Hashable, requests: float) -> None:
        """Count what costs as much as some requests; at most a whole bucket is owed."""
        self._keep(client, max(self._left(client) - requests, -self._burst))

    def is_used_up(self, client: Hashable) -> bool:
        """Whether one more request would be one too many, without counting it."""
        return self._left(client) < 1

    def wait(self, client: Hashable) -> int:
        """Return the whole seconds until one more request is allowed; 0: at once."""
        return max(0, math.ceil((1 - self._left(client)) / self._rate))

    def _left(self, client: Hashable) -> float:
        if not self._on:
            return self._burst
        left, since = self._buckets.get(client, (self._burst, 0.0))
        return min(self._burst, left + (self._clock() - since) * self._rate)

    def _keep(self, client: Hashable, left: float) -> None:
        if not self._on:
            return
        self._buckets[client] = (left, self._clock())
        self._buckets.move_to_end(client)
        if len(self._buckets) > MAX_KEPT:
            self._buckets.popitem(last=False)


@dataclass(frozen=True)
class Limits:
    """All limits of a server."""

    requests: Limit
    """How often one address may ask for anything; what costs more counts as more."""
    refusals: Limit
    """How often one address may be refused before it is made to wait."""
    commands: Limit
    """How often one token may command, over HTTP and its sockets."""
    creations: Limit
    """How often one address may make matches and try secrets."""
    drawings: Limit
    """How often one address may ask for pictures."""
    readings: Limit
    """How often one address may look back, take exports and list its matches: all cost much."""
    messages: Limit
    """How often one address may say something over all its sockets."""
    askings: Limit
    """How often one address may have mail addresses asked to confirm."""
    webhook_tries: Limit
    """How often one address may have a webhook called to try it out."""
    talk: Limit
    """How often one device may say something."""


def limits_of(settings: Settings) -> Limits:
    """Return the limits that a server's settings ask for."""

    def limit(a_second: float, burst: float) -> Limit:
        return Limit(a_second, burst, on=settings.limits)

    requests, commands = settings.requests_per_second, settings.commands_per_second
    pictures, readings = settings.pictures_per_second, settings.readings_per_second
    messages, lines = settings.messages_per_second, settings.lines_per_minute
    creations, askings = settings.creations_per_minute, settings.mail_asks_per_hour
    tries = settings.webhook_tries_per_hour
    return Limits(
        requests=limit(requests, requests * BURST_SECONDS),
        refusals=limit(requests, requests * BURST_SECONDS),
        commands=limit(commands, commands * BURST_SECONDS),
        creations=limit(creations / 60, creations),
        drawings=limit(pictures, pictures * PICTURES_SECONDS),
        readings=limit(readings, readings * READINGS_SECONDS),
        messages=limit(messages, messages * MESSAGES_SECONDS),
        askings=limit(askings / 3600, askings),
        webhook_tries=limit(tries / 3600, tries),
        talk=limit(lines / 60, lines / 2),
    )
