"""`python -m proofs.crash.dying N`: the server, killed between its Nth commit and the ack."""

import os
import runpy
import signal
import sys
from collections.abc import Callable
from itertools import count

from app.storage.database import Database
from app.storage.journal import Entry


def main() -> None:
    """Serve, and die at the one moment that a killer from outside would hardly meet."""
    last, commits = int(sys.argv[1]), count(1)
    append = Database.append

    async def append_and_die(
        database: Database, entry: Entry, meanwhile: Callable[[], None]
    ) -> bool:
        won = await append(database, entry, meanwhile)
        if won and next(commits) == last:
            os.kill(os.getpid(), signal.SIGKILL)
        return won

    Database.append = append_and_die  # type: ignore[method-assign, assignment]
    sys.argv = ["vedette", "serve"]
    runpy.run_module("app", run_name="__main__")


if __name__ == "__main__":
    main()
