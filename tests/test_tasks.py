"""A task that runs for as long as its process ends when it is told to."""

import asyncio
from contextlib import suppress

import pytest

from app.tasks import end


async def test_a_task_that_loses_a_cancellation_ends() -> None:
    async def deaf_once() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    task = asyncio.create_task(deaf_once())
    await asyncio.sleep(0)
    await end(task)
    assert task.cancelled()


async def test_what_a_task_raised_is_raised_at_its_end() -> None:
    async def failing() -> None:
        raise ValueError("of its own")

    task = asyncio.create_task(failing())
    await asyncio.sleep(0)
    with pytest.raises(ValueError, match="of its own"):
        await end(task)
