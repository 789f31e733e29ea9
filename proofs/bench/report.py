"""What the bench found."""

import statistics

import msgspec


class Percentiles(msgspec.Struct, frozen=True):
    """How long something took, in milliseconds: the median, and what 95 and 99 of 100 keep to."""

    p50: float
    p95: float
    p99: float
    measured: int


def milliseconds(seconds: list[float]) -> Percentiles | None:
    """Sum up; None for too few to say anything."""
    if len(seconds) < 2:
        return None
    cuts = statistics.quantiles(seconds, n=100, method="inclusive")
    p50, p95, p99 = (round(cuts[n - 1] * 1000, 2) for n in (50, 95, 99))
    return Percentiles(p50, p95, p99, len(seconds))


class Speed(msgspec.Struct, frozen=True):
    """Matches at full speed. `to_opponent_ms`: from the sending of a commit to the other's frame.

    `to_self_ms`: from the sending of any action to one's own. CPU time is the server's. What is
    stored is 0 where it was not measured.
    """

    matches: int
    actions_per_second: float
    cpu_ms_per_action: float
    stored_bytes_per_action: float
    to_opponent_ms: Percentiles | None
    to_self_ms: Percentiles | None
    commits_share: float
    bytes_per_frame: int
    actions: int


class Paced(msgspec.Struct, frozen=True):
    """Matches at one action a second each."""

    matches: int
    actions: int
    to_opponent_ms: Percentiles | None
    to_self_ms: Percentiles | None


class Watched(msgspec.Struct, frozen=True):
    """Many spectators of one match: until all are connected, until the last has a commit."""

    spectators: int
    seconds_to_connect: float
    last_has_it_ms: Percentiles | None


class BenchReport(msgspec.Struct, frozen=True):
    """Everything. `by_age`: the server's CPU ms for an action, in parts of a match's life.

    `beside_idle`: the same with so many idle matches open beside those at play.
    """

    game: str
    store: str
    seconds: float
    engine_actions_per_second: float
    speed: list[Speed]
    paced: Paced
    spectators: list[Watched]
    by_age: list[float]
    beside_idle: dict[str, float]
    two_processes: Speed | None = None
