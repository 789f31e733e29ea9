"""A day of very many running matches, simulated from what single things were measured to cost.

    python -m tools.simulate_day [--matches 1000000] [--servers 2] [--live 0.05]

Players come when they have time, most in the evening of where they live; each visit opens a match,
stays, and carries out a hand-off's actions. Each server is a queue that does one thing at a time,
and the database is another: how long an action waits in both follows from the very arrivals of the
busiest hour (Lindley's recursion). docs/scale.md says what comes of it, and what it leaves out.
"""

import argparse
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from random import Random

HOUR = 3600
DAY_HOURS = 24
ACTION, OPENING, BEAT = "action", "opening", "beat"


@dataclass(frozen=True, slots=True)
class Costs:
    """What was measured: CPU in seconds, sizes in bytes (docs/performance.md)."""

    action: float = 0.96e-3
    opening: float = 4.2e-3
    """A match that nobody has looked at is loaded, and its page served."""
    beat: float = 0.3e-3
    """A socket's share of a heartbeat, which goes out each ten seconds."""
    database_action: float = 0.18e-3
    database_opening: float = 0.5e-3
    socket: int = 36_000
    journal: int = 420
    write_ahead: int = 650
    sent: int = 600


@dataclass(frozen=True, slots=True)
class Traffic:
    """How matches are played. Live ones are played in one sitting."""

    matches: int = 1_000_000
    live: float = 0.05
    """The share of the day's matches in progress that are played live, two hours each."""
    hand_offs: float = 2.0
    """So many times a day somebody moves in a match that is played by the day."""
    actions: int = 5
    """For each hand-off: steps of a draft, and what commits it."""
    stay: float = 240.0
    """Seconds at the board, for each hand-off."""
    live_pace: float = 10.0
    """Seconds between two actions of a live match."""
    live_seconds: float = 7200.0


BEAT_SECONDS = 10.0


def share_of_hour(hour: int) -> float:
    """Return an hour's share of a day's visits: evenings of three continents, the largest first."""
    weights = [_evenings(each) for each in range(DAY_HOURS)]
    return weights[hour] / sum(weights)


def _evenings(hour: int) -> float:
    peaks = ((19, 1.0), (1, 0.8), (11, 0.35))
    return 0.15 + sum(
        size * math.exp(-(((hour - at + 12) % DAY_HOURS - 12) ** 2) / 8) for at, size in peaks
    )


@dataclass(frozen=True, slots=True)
class Hour:
    """What comes in within one hour."""

    actions: float
    openings: float
    sockets: float
    """At the board at the same time, on average."""


def hour_of(traffic: Traffic, hour: int) -> Hour:
    """Return the traffic of one hour of the day."""
    share = share_of_hour(hour)
    by_day = traffic.matches * (1 - traffic.live) * traffic.hand_offs * share
    # Each live match is played once a day, by two at the board.
    live = traffic.matches * traffic.live * share
    live_actions = live * traffic.live_seconds / traffic.live_pace
    sockets = (by_day * traffic.stay + 2 * live * traffic.live_seconds) / HOUR
    return Hour(by_day * traffic.actions + live_actions, by_day + 2 * live, sockets)


def waits(arrivals: Sequence[float], services: Sequence[float]) -> list[float]:
    """Return how long each waits until a queue of one has begun with it (Lindley 1952)."""
    gaps = (after - before for before, after in pairwise(arrivals))
    steps = zip(services, gaps, strict=False)
    return list(
        accumulate(steps, lambda wait, step: max(0.0, wait + step[0] - step[1]), initial=0.0)
    )


def arrivals(rate: float, seconds: float, rng: Random) -> Iterator[float]:
    """Return random moments, so many a second on average."""
    at = rng.expovariate(rate)
    while at < seconds:
        yield at
        at += rng.expovariate(rate)


@dataclass(frozen=True, slots=True)
class Busiest:
    """The busiest hour: how busy a server and the database are, and waiting times in seconds."""

    hour: int
    actions_a_second: float
    sockets: float
    server: float
    database: float
    p50: float
    p99: float


def busiest_hour(traffic: Traffic, costs: Costs, servers: int, rng: Random) -> Busiest:
    """Simulate ten minutes of the hour in which most comes in."""
    hour = max(range(DAY_HOURS), key=share_of_hour)
    load = hour_of(traffic, hour)
    seconds = 600.0
    kinds = {
        ACTION: (load.actions / HOUR, costs.action, costs.database_action),
        OPENING: (load.openings / HOUR, costs.opening, costs.database_opening),
        BEAT: (load.sockets / BEAT_SECONDS, costs.beat, 0.0),
    }
    jobs = sorted(
        (at, kind)
        for kind, (rate, _, _) in kinds.items()
        for at in arrivals(rate / servers, seconds, rng)
    )
    served = waits([at for at, _ in jobs], [kinds[kind][1] for _, kind in jobs])
    stored = [at for kind in (ACTION, OPENING) for at in arrivals(kinds[kind][0], seconds, rng)]
    queued = waits(sorted(stored), [costs.database_action] * len(stored))
    own = sorted(wait for wait, (_, kind) in zip(served, jobs, strict=True) if kind == ACTION)
    database = sorted(queued) or [0.0]
    return Busiest(
        hour=hour,
        actions_a_second=load.actions / HOUR,
        sockets=load.sockets,
        server=sum(rate / servers * cpu for rate, cpu, _ in kinds.values()),
        database=sum(rate * cpu for rate, _, cpu in kinds.values()),
        p50=_part(own, 0.5) + _part(database, 0.5) + costs.action + costs.database_action,
        p99=_part(own, 0.99) + _part(database, 0.99) + costs.action + costs.database_action,
    )


def _part(ordered: Sequence[float], part: float) -> float:
    return ordered[int(part * (len(ordered) - 1))] if ordered else 0.0


def report(traffic: Traffic, costs: Costs, servers: int) -> str:
    """Return a day in words."""
    hours = [hour_of(traffic, hour) for hour in range(DAY_HOURS)]
    actions = sum(hour.actions for hour in hours)
    busiest = busiest_hour(traffic, costs, servers, Random(1))
    return "\n".join(
        [
            f"{traffic.matches:,} matches, {traffic.live:.0%} live, {servers} servers",
            f"a day: {actions:,.0f} actions, {sum(h.openings for h in hours):,.0f} visits,"
            f" {actions * costs.journal / 1e9:.1f} GB stored,"
            f" {actions * costs.write_ahead / 1e9:.1f} GB of write-ahead log",
            f"busiest hour, {busiest.hour} UTC: {busiest.actions_a_second:,.0f} actions a second,"
            f" {busiest.sockets:,.0f} sockets ({busiest.sockets * costs.socket / 1e9:.1f} GB)",
            f"each server {busiest.server:.0%} busy, the database {busiest.database:.0%} of a core",
            f"an action takes {busiest.p50 * 1e3:.1f} ms (p50), {busiest.p99 * 1e3:.1f} ms (p99)",
        ]
    )


def main() -> None:
    """Print a day."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1_000_000)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--live", type=float, default=0.05)
    asked = parser.parse_args()
    print(report(Traffic(asked.matches, asked.live), Costs(), asked.servers))


if __name__ == "__main__":
    main()
