"""The processes of docker-compose.yml, started by hand: two servers, Caddy with our Caddyfile."""

import asyncio
import contextlib
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from signal import SIGKILL, SIGTERM, Signals

import httpx

from proofs.ports import reserved_port
from tests.architecture.repository import ROOT
from tests.fixtures import chance
from tests.fixtures.serving import http_client

CADDYFILE = ROOT / "deploy" / "Caddyfile"


@dataclass
class Server:
    """One server process, which can be stopped and started again on its port."""

    database: str
    log: Path
    settings: dict[str, str]
    port: int
    process: Process | None = None
    root: Path = ROOT
    """The checkout that it runs."""

    async def start(self) -> None:
        """Start it and wait until it listens."""
        settings = {"DATABASE_URL": self.database, "PORT": str(self.port), "LIMITS": "false"}
        settings |= {"TRUSTED_PROXIES": "127.0.0.1", "KEEP_STATIC": "false"}
        settings |= {**chance.for_process(), **self.settings}
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "tests.toyserver"),
                cwd=self.root,
                env={**os.environ, **settings},
                stdout=PIPE,
                stderr=log,
            )
        assert self.process.stdout is not None
        said = await self.process.stdout.readline()
        assert b"Vedette is at" in said, self.log.read_text()[-2000:]

    async def stop(self, signal: Signals = SIGTERM) -> None:
        """Stop it, and wait until it is gone."""
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(signal)
            await self.process.wait()

    @property
    def answers(self) -> int:
        """How many calls about some match it has answered so far, by its log."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line[:1] == "{"]
        return sum(one["event"] == "answer" and "{id}" in one["route"] for one in lines)


@dataclass
class Site:
    """Two servers, and where Caddy makes one of them."""

    servers: tuple[Server, Server]
    url: str

    @property
    def ws(self) -> str:
        return self.url.replace("http://", "ws://")

    def answers(self) -> tuple[int, int]:
        """How many calls about some match each server has answered so far."""
        one, two = self.servers
        return one.answers, two.answers


@asynccontextmanager
async def site(caddy: str, database: str, folder: Path, **settings: str) -> AsyncIterator[Site]:
    """Start all of it; whatever was started is ended with the block."""
    async with AsyncExitStack() as ending:
        ports = [ending.enter_context(reserved_port()) for _ in range(3)]
        one, two = (
            Server(database, folder / f"server{port}.log", settings, port) for port in ports[:2]
        )
        url = f"http://127.0.0.1:{ports[2]}"
        for server in (one, two):
            ending.push_async_callback(server.stop, SIGKILL)
            await server.start()
        upstreams = f"127.0.0.1:{one.port} 127.0.0.1:{two.port}"
        with (folder / "caddy.log").open("wb") as log:
            proxy = await asyncio.create_subprocess_exec(
                caddy,
                *("run", "--config", str(CADDYFILE), "--adapter", "caddyfile"),
                env={"HOME": str(folder), "SITE_ADDRESS": url, "UPSTREAMS": upstreams},
                stdout=DEVNULL,
                stderr=log,
            )
        ending.push_async_callback(ended, proxy)
        await until_ready(url, proxy)
        yield Site((one, two), url)


async def ended(process: Process) -> None:
    """End a process, if it has not ended by itself."""
    if process.returncode is None:
        process.kill()
    await process.wait()


async def until_ready(url: str, process: Process | None = None) -> None:
    """Wait until a server can serve matches."""
    async with http_client(url) as client:
        while process is None or process.returncode is None:
            with contextlib.suppress(httpx.TransportError):
                if (await client.get("/readyz")).is_success:
                    return
            await asyncio.sleep(0.05)
    raise AssertionError(f"what listens at {url} ended at once")
