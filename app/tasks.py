"""Tasks of the loop: how one is ended, and how one leaves room for others."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import Any, TypeVar

AGAIN_SECONDS = 1.0
ITEMS_AT_ONCE = 16

Item = TypeVar("Item")


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


async def yielding(items: Iterable[Item]) -> AsyncIterator[Item]:
    """Yield items of which each takes its time; after every few it is another task's turn."""
    for number, item in enumerate(items, 1):
        yield item
        if number % ITEMS_AT_ONCE == 0:
            await asyncio.sleep(0)
