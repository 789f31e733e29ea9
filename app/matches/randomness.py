"""Random bytes that a match follows from: its number, seed, salts, and the entropy of a machine.

They are drawn here alone, so that a test can play the same match twice. Tokens, secrets of links
and keys of commands decide nothing of a match, and are drawn where they are made.
"""

import secrets
from collections.abc import Iterator

from app.engine.chain import SALT_BYTES

SALTS_AT_ONCE = 256
"""Asking the system for each would cost more than all the hashing."""


def random_bytes(size: int) -> bytes:
    """Return so many bytes that nobody can foretell."""
    return secrets.token_bytes(size)


def new_salt() -> bytes:
    """Return the salt of a record that somebody is not shown."""
    return next(_salts)


def _endless_salts() -> Iterator[bytes]:
    while True:
        drawn = random_bytes(SALTS_AT_ONCE * SALT_BYTES)
        yield from (drawn[at : at + SALT_BYTES] for at in range(0, len(drawn), SALT_BYTES))


_salts = _endless_salts()
