"""How a task that runs for as long as its process is ended."""

import asyncio
from typing import Any

AGAIN_SECONDS = 1.0


async def end(task: "asyncio.Task[Any]") -> None:
    """Cancel a task until it has ended. Raises what it raised, but for its cancellation.

    Until Python 3.12 `asyncio.wait_for` loses a cancellation that comes with what it waits for
    (CPython issue 86296), and a library may use it.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=AGAIN_SECONDS)
    if not task.cancelled():
        task.result()
