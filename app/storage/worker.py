"""A thread for blocking work: it takes all that has queued up as one batch."""

import asyncio
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import Any

Run = Callable[[Sequence[Any]], Sequence[Any]]
"""Does a batch of jobs and gives an answer for each; an answer that is an exception is raised."""

MAX_WAITING = 20_000
MAX_AT_ONCE = 500
ANSWER_SECONDS = 8.0
"""After so long nobody waits any more. What was not begun by then is not begun at all."""
HEAD_START_SECONDS = 0.0005
"""So long at most the event loop stands still for an idle thread to get as far as the disk."""
STOP_SECONDS = 15.0
"""How long a thread that hangs in the operating system can keep the process from ending."""


class Overloaded(Exception):
    """More jobs wait than the thread could do in a while, or one takes too long."""


class Worker:
    """A thread of its own, reached from one event loop."""

    def __init__(self, name: str, run: Run) -> None:
        self._run = run
        self._queue: SimpleQueue[tuple[Any, asyncio.Future[Any]] | None] = SimpleQueue()
        self.is_idle = False
        """Whether the thread waits for a job."""
        self._latest_batch = 0
        self._loop_may_go_on = Event()
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._loop: asyncio.AbstractEventLoop

    def start(self) -> None:
        """Start the thread; it answers to the event loop that runs now."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def stop(self) -> None:
        """Finish what has queued up and end the thread."""
        if self._thread.is_alive():
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join, STOP_SECONDS)

    def let_loop_go_on(self) -> None:
        """Said by the thread when it begins to wait for the disk or the network."""
        self._loop_may_go_on.set()

    async def do(self, job: Any, meanwhile: Callable[[], None] | None = None) -> Any:
        """Queue a job, call `meanwhile`, and wait for the job's answer. Raises `Overloaded`.

        A job that was begun may be done even so: as after a lost connection, that is not known.
        """
        if self._queue.qsize() >= MAX_WAITING:
            raise Overloaded("too much is waiting")
        future: asyncio.Future[Any] = self._loop.create_future()
        self._loop_may_go_on.clear()
        self._queue.put((job, future))
        giving_up = self._loop.call_later(ANSWER_SECONDS, _give_up, future)
        try:
            if meanwhile is not None:
                self._give_head_start()
                meanwhile()
            return await future
        finally:
            giving_up.cancel()

    def _give_head_start(self) -> None:
        """Yield the interpreter to an idle thread first.

        It needs it for some 50 us and then waits for the disk; woken while `meanwhile` has it, it
        would wait for all of that, and the disk would come after instead of at the same time. Where
        jobs come together, the loop has other things to do.
        """
        if self.is_idle and self._latest_batch <= 1:
            self._loop_may_go_on.wait(HEAD_START_SECONDS)

    def _work(self) -> None:
        running = True
        while running:
            batch, running = self._next_batch()
            batch = [(job, future) for job, future in batch if not future.done()]
            if batch:
                self._latest_batch = len(batch)
                answers = self._answers([job for job, _ in batch])
                self._loop.call_soon_threadsafe(_deliver, batch, answers)

    def _next_batch(self) -> tuple[list[tuple[Any, asyncio.Future[Any]]], bool]:
        self.is_idle = True
        waiting = self._queue.get()
        self.is_idle = False
        batch: list[tuple[Any, asyncio.Future[Any]]] = []
        while waiting is not None:
            batch.append(waiting)
            if len(batch) == MAX_AT_ONCE:
                return batch, True
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _answers(self, jobs: Sequence[Any]) -> Sequence[Any]:
        try:
            return self._run(jobs)
        except Exception as error:  # noqa: BLE001  # Each waiting job raises it in its own place.
            return [error] * len(jobs)


def _give_up(future: asyncio.Future[Any]) -> None:
    if not future.done():
        future.set_exception(Overloaded("too slow"))


def _deliver(batch: list[tuple[Any, asyncio.Future[Any]]], answers: Sequence[Any]) -> None:
    for (_, future), answer in zip(batch, answers, strict=True):
        if future.done():
            continue
        if isinstance(answer, BaseException):
            future.set_exception(answer)
        else:
            future.set_result(answer)
