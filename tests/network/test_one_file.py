"""SQLite belongs to one process."""

import os
import sys

import anyio

from tests.architecture.repository import ROOT
from tests.fixtures.serving import running


async def test_a_second_process_stops_and_the_first_goes_on(sqlite_url: str) -> None:
    # The first is the test's own: to start one more takes longer than all the rest.
    async with running(sqlite_url) as first:
        second = await anyio.run_process(
            [sys.executable, "-m", "app", "serve", "--port", "0"],
            cwd=ROOT,
            env={**os.environ, "DATABASE_URL": sqlite_url},
            check=False,
        )
        assert second.returncode == 1
        assert second.stderr.decode().startswith("Another process serves ")
        assert (await first.client.get("/readyz")).is_success
