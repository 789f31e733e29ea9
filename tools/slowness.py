"""How much longer than on a quiet machine work takes now: what tests multiply their limits by.

    python -m tools.slowness 3      prints the factor for so many processes at once

A fixed piece of work is done in all of them. It was measured on two cores of 2026; more cores, or
faster ones, make no factor below 1.
"""

import hashlib
import sys
import time
from concurrent.futures import ProcessPoolExecutor

ROUNDS = 400_000
QUIET_SECONDS = 0.35
"""What the work takes in one of three processes on two cores with nothing beside them."""


def seconds_of_work(_number: int) -> float:
    """Return how long a fixed piece of work took, by the clock on the wall."""
    begun, digest = time.perf_counter(), b""
    for _ in range(ROUNDS):
        digest = hashlib.sha256(digest).digest()
    return time.perf_counter() - begun


def factor(processes: int) -> float:
    """Return how much slower than quiet the slowest of so many processes at once is; 1 or more."""
    with ProcessPoolExecutor(processes) as pool:
        took = max(pool.map(seconds_of_work, range(processes)))
    return round(max(1.0, took / QUIET_SECONDS), 1)


if __name__ == "__main__":
    print(factor(int(sys.argv[1])))
