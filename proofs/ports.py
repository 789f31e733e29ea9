"""Ports of this machine for servers that must know theirs beforehand, or find it free again."""

import fcntl
import os
import random
import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

LOCKS = Path(tempfile.gettempdir()) / f"vedette-ports-{os.getuid()}"
FROM, TO = 20_000, 32_000
"""Below those that systems give to outgoing connections, of which proofs make thousands."""


@contextmanager
def reserved_port() -> Iterator[int]:
    """Return a port that is free, and that no other block of any process is given meanwhile."""
    LOCKS.mkdir(exist_ok=True)
    while True:
        # Which one is not to follow from a seed that a test sets.
        port = random.SystemRandom().randrange(FROM, TO)
        with (LOCKS / str(port)).open("w") as lock:
            if _is_ours(lock) and _is_free(port):
                yield port
                return


def _is_ours(lock: TextIO) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
