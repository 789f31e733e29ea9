"""SQLite belongs to one process."""

import os
import subprocess
import sys
from pathlib import Path

from proofs.ports import reserved_port
from tests.architecture.repository import ROOT
from tests.fixtures.serving import http_client
from tests.network.processes import Server


async def test_a_second_process_stops_and_the_first_goes_on(
    sqlite_url: str, tmp_path: Path
) -> None:
    with reserved_port() as port:
        first = Server(sqlite_url, tmp_path / "first.log", {}, port)
        await first.start()
        try:
            second = subprocess.run(  # noqa: ASYNC221
                [sys.executable, "-m", "app", "serve", "--port", "0"],
                cwd=ROOT,
                env={**os.environ, "DATABASE_URL": sqlite_url},
                capture_output=True,
                text=True,
                check=False,
            )
            assert second.returncode == 1
            assert second.stderr.startswith("Another process serves ")
            async with http_client(f"http://127.0.0.1:{first.port}") as client:
                assert (await client.get("/readyz")).is_success
        finally:
            await first.stop()
