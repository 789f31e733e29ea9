"""The time of day, as it is stored: whole seconds since 1970."""

import time

MINUTE_SECONDS = 60
DAY_SECONDS = 24 * 3600


def now() -> int:
    """Return the time in whole seconds."""
    return int(time.time())
