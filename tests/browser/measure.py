"""How heavy and how fast a match's page is: `python -m tests.browser.measure` prints the figures.

Processor time of the page's main thread is what is held by tests: unlike time on the clock it says
nearly the same on a machine that does other work as well. docs/performance.md tells what was found.
"""

import asyncio
import json
import logging
import os
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urljoin

import structlog
from playwright.async_api import Browser, BrowserContext, CDPSession, Page, async_playwright

from app.games import games
from app.web import static
from tests.browser.crowd import Crowd
from tests.fixtures.browser import ARGUMENTS, NAMES, PATIENCE_MS
from tests.fixtures.serving import Running, http_client, running
from tools.shots.scenes import SHOWN
from tools.shots.stage import COOKIE, PLAYERS, Stage

LOADS, CLICKS, WARMING = 7, 15, 3
VIEWPORT: Any = {"width": 1440, "height": 900}
DRAWN = """new MutationObserver((_, watch) => {
  if (!document.querySelector("#pieces .piece, .tray-block")) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.drawn = performance.now(); }));
}).observe(document, { childList: true, subtree: true });"""
TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
CLICK = """(name) => {
  const [kind, id] = name.split(":");
  const selectors = { town: `#town-${id}`, do: `[data-do="${id}"]` };
  const node = document.querySelector(selectors[kind] ?? `[data-names~="${name}"]`);
  node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""
ANSWERED = """(steps) => document.querySelectorAll(".draft li").length === steps
  && !document.body.classList.contains("busy")"""


@dataclass
class Load:
    """A visit: what came over the wire, and the work until the first piece was drawn."""

    requests: int
    weight: int
    fonts: int
    processor: float


async def tracker(page: Page) -> CDPSession:
    """Count a page's main thread in processor time."""
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
    return devtools


async def spent(devtools: CDPSession) -> float:
    """Milliseconds that the main thread has worked so far."""
    found = await devtools.send("Performance.getMetrics")
    seconds: float = next(m["value"] for m in found["metrics"] if m["name"] == "TaskDuration")
    return 1000 * seconds


async def table(
    server: Running, browser: Browser, stack: AsyncExitStack, game: str = "war1812"
) -> tuple[str, str]:
    """Make a match with much on its map: its address, and the cookie of its first player."""
    headers = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    clients = {
        viewer: await stack.enter_async_context(http_client(server.url, headers=headers))
        for viewer in PLAYERS
    }
    match = await Stage(server, browser, clients).match(game, SHOWN[game].fullest())
    return f"{server.url}/m/{match}", clients[games()[game].sides[0]].cookies[COOKIE]


async def stranger(browser: Browser, address: str, cookie: str) -> BrowserContext:
    """Somebody with nothing in any cache, whose pages know when their first pieces were drawn."""
    context = await browser.new_context(viewport=VIEWPORT)
    await context.add_cookies([{"name": COOKIE, "value": cookie, "url": urljoin(address, "/")}])
    context.set_default_timeout(PATIENCE_MS)
    await context.add_init_script(DRAWN)
    return context


async def first_load(browser: Browser, address: str, cookie: str) -> Load:
    """Open a match's page for the first time."""
    [first] = await visits(browser, address, cookie, 1)
    return first


async def visits(browser: Browser, address: str, cookie: str, times: int) -> list[Load]:
    """Open a match's page for the first time and again, with what the browser has kept by then."""
    context = await stranger(browser, address, cookie)
    loads = [await _visit(context, address) for _ in range(times)]
    await context.close()
    return loads


async def _visit(context: BrowserContext, address: str) -> Load:
    """Open a match's page, and listen to all that comes over the wire."""
    page = await context.new_page()
    devtools = await tracker(page)
    await devtools.send("Network.enable")
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}
    told: list[int] = []

    def responded(event: dict[str, Any]) -> None:
        if not event["response"].get("fromDiskCache"):
            names[event["requestId"]] = event["response"]["url"]

    def kept(event: dict[str, Any]) -> None:
        names.pop(event["requestId"], None)

    devtools.on("Network.responseReceived", responded)
    devtools.on("Network.requestServedFromCache", kept)
    devtools.on(
        "Network.loadingFinished", lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]})
    )
    devtools.on(
        "Network.webSocketFrameReceived",
        lambda e: told.append(len(e["response"]["payloadData"].encode())),
    )
    await page.goto(address)
    await page.wait_for_function("() => window.drawn")
    processor = await spent(devtools)
    await page.wait_for_load_state("networkidle")
    await page.close()
    came = {id: sizes[id] for id in names if id in sizes}
    fonts = sum(size for id, size in came.items() if names[id].endswith(".woff2"))
    return Load(len(came), sum(came.values()) + sum(told) - fonts, fonts, processor)


async def clock(address: str, cookie: str) -> list[float]:
    """Open a match's page for the first time again and again: milliseconds to its first pieces."""
    found = []
    async with chromium() as browser:
        for _ in range(LOADS):
            context = await stranger(browser, address, cookie)
            page = await context.new_page()
            await page.goto(address)
            await page.wait_for_function("() => window.drawn")
            found.append(await page.evaluate("window.drawn"))
            await context.close()
    return found


async def clock_apart(address: str, cookie: str) -> list[float]:
    """Read the clock in another process: who drives a browser keeps its server waiting."""
    command = (sys.executable, "-m", "tests.browser.measure", address, cookie)
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    told, _ = await process.communicate()
    found: list[float] = json.loads(told)
    return found


async def clicks(page: Page, crowd: Crowd) -> dict[str, list[float]]:
    """Take hold of a block and point where it goes, again and again; processor time for each."""
    devtools = await tracker(page)
    costs: dict[str, list[float]] = {"take": [], "put": []}
    for steps, (block, town) in enumerate(crowd.marches()[: WARMING + CLICKS], 1):
        for kind, name in (("take", block), ("put", town)):
            await page.evaluate(TWO_FRAMES)
            before = await spent(devtools)
            await page.evaluate(CLICK, name)
            await page.evaluate(TWO_FRAMES)
            if kind == "put":
                await page.wait_for_function(ANSWERED, arg=steps)
                await page.evaluate(TWO_FRAMES)
            costs[kind].append(await spent(devtools) - before)
    return {kind: found[WARMING:] for kind, found in costs.items()}


async def traced(browser: Browser, page: Page, name: str) -> list[dict[str, Any]]:
    """Return what the browser does when something is clicked."""
    await browser.start_tracing(page=page, categories=["devtools.timeline", "cc"])
    if name:
        await page.evaluate(CLICK, name)
    await page.evaluate(TWO_FRAMES)
    await page.wait_for_function("() => !document.body.classList.contains('busy')")
    await page.evaluate(TWO_FRAMES)
    found: list[dict[str, Any]] = json.loads(await browser.stop_tracing())["traceEvents"]
    return found


async def styled(browser: Browser, page: Page, name: str) -> int:
    """Count the elements that are styled anew, at most at once, when something is clicked."""
    events = await traced(browser, page, name)
    counts: list[int] = [
        e["args"]["elementCount"] for e in events if "elementCount" in e.get("args", {})
    ]
    return max(counts)


async def all_painted(browser: Browser, page: Page) -> None:
    """Wait until nothing of what was done before is left to paint."""
    while await painted(browser, page, ""):
        pass


async def painted(browser: Browser, page: Page, name: str) -> int:
    """Count the tiles that are painted anew when something is clicked."""
    return sum(e["name"] == "RasterTask" for e in await traced(browser, page, name))


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser of one's own."""
    path = next(filter(None, map(shutil.which, NAMES)))
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        await browser.close()


@asynccontextmanager
async def place() -> AsyncIterator[tuple[Running, Browser, AsyncExitStack]]:
    """A server and a browser to measure with."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = f"sqlite:///{Path(folder) / 'measure.sqlite3'}"
        server = await stack.enter_async_context(running(database))
        yield server, await stack.enter_async_context(chromium()), stack


def line(name: str, values: list[float]) -> str:
    """Word some figures: the middle one, and the worst."""
    return f"{name:<46} median {median(values):7.1f} ms   worst {max(values):7.1f} ms"


async def main() -> None:
    """Print all figures."""
    async with place() as (server, browser, stack):
        print("bundled" if static.bundle() else "not bundled")
        for game in SHOWN:
            for load in await visits(browser, *await table(server, browser, stack, game), 2):
                print(f"{game}: {load.requests} requests, {load.weight} bytes, fonts {load.fonts}")
        address, cookie = await table(server, browser, stack)
        loads = [await first_load(browser, address, cookie) for _ in range(LOADS)]
        times = await clock_apart(address, cookie)
        print(line("first pieces on the map, by the clock", times))
        print(line("   processor time until then", [load.processor for load in loads]))
        page = await browser.new_page(viewport=VIEWPORT)
        crowd = Crowd()
        await crowd.show(server, page)
        costs = await clicks(page, crowd)
        print(line("a block is taken: lights drawn, processor", costs["take"]))
        print(line("it is put: sent, answered, drawn twice, processor", costs["put"]))
        print(f"load average {', '.join(f'{load:.1f}' for load in os.getloadavg())}")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        print(json.dumps(asyncio.run(clock(*sys.argv[1:]))))
    else:
        asyncio.run(main())
