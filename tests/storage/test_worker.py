"""The thread for blocking work, and who of it and the event loop goes first."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from threading import Event
from typing import Any

import pytest

from app.storage import worker
from app.storage.worker import Worker
from tests.fixtures.waiting import comes_true


class Disk:
    """A worker whose jobs wait for a disk that answers when it is told to."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.answers = Event()
        self.worker = Worker("disk", self.run)

    def run(self, jobs: Sequence[Any]) -> Sequence[Any]:
        """Do jobs."""
        self.said.append("thread")
        self.worker.let_loop_go_on()
        self.answers.wait()
        return jobs


@pytest.fixture
async def disk() -> AsyncIterator[Disk]:
    """A worker that has nothing to do yet."""
    made = Disk()
    made.worker.start()
    await comes_true(lambda: made.worker.is_idle)
    yield made
    made.answers.set()
    await made.worker.stop()


async def test_an_idle_thread_gets_as_far_as_the_disk_before_the_loop_goes_on(
    disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "HEAD_START_SECONDS", 60)
    asked = asyncio.create_task(disk.worker.do("a", lambda: disk.said.append("loop")))
    await asyncio.sleep(0)
    assert disk.said == ["thread", "loop"]
    disk.answers.set()
    assert await asked == "a"


async def test_the_loop_does_not_stand_still_for_a_thread_that_is_at_work(
    disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = asyncio.create_task(disk.worker.do("a", lambda: None))
    await asyncio.sleep(0)
    await comes_true(lambda: not disk.worker.is_idle)
    monkeypatch.setattr(worker, "HEAD_START_SECONDS", 3600)
    second = asyncio.create_task(disk.worker.do("b", lambda: disk.said.append("loop")))
    await asyncio.sleep(0)
    assert disk.said[-1] == "loop"
    disk.answers.set()
    assert (await first, await second) == ("a", "b")
