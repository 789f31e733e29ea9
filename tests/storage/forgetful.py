"""`python -m tests.storage.forgetful`: a server that acknowledges first and stores later."""

import asyncio
import runpy
import sys
from collections.abc import Callable

from app.storage.database import Database
from app.storage.journal import Entry

LATER_SECONDS = 3.0
storing: set[asyncio.Task[bool]] = set()
append = Database.append


async def promise(database: Database, entry: Entry, meanwhile: Callable[[], None]) -> bool:
    """Report that a record is stored, and store it in a while."""

    async def store() -> bool:
        await asyncio.sleep(LATER_SECONDS)
        return await append(database, entry, meanwhile)

    storing.add(asyncio.create_task(store()))
    return True


if __name__ == "__main__":
    Database.append = promise  # type: ignore[method-assign, assignment]
    sys.argv = ["vedette", "serve"]
    runpy.run_module("app", run_name="__main__")
