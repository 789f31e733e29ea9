"""Two releases behind the deployed proxy: pages of either have all that they name, from both."""

import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.api.generic_client import entropy
from tests.architecture.repository import ROOT
from tests.browser.table import live
from tests.fixtures.databases import PostgresServer
from tests.fixtures.serving import http_client
from tests.network.processes import Site, site, until_ready

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(300)]

NAMED = re.compile(r'"(/static/[0-9a-f]{16}/[^"]+)"')
PARTS = ("app", "docs", "migrations", "static", "templates", "tests", "tools", "proofs")


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout of a later release: its style sheets and its scripts are others."""
    root = tmp_path_factory.mktemp("newer")
    for part in PARTS:
        shutil.copytree(ROOT / part, root / part)
    for name in ("css/base.css", "js/address.js"):
        with (root / "static" / name).open("a") as file:
            file.write("/* of a later release */\n")
    return root


@pytest.fixture(scope="module")
async def served(
    caddy_path: str, postgres_server: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Site]:
    url = postgres_server.create("two_releases")
    settings = {"KEEP_STATIC": "true", "HEARTBEAT_SECONDS": "1", "BUNDLE": "false"}
    async with site(caddy_path, url, tmp_path_factory.mktemp("caddy"), **settings) as started:
        yield started
    postgres_server.drop("two_releases")


async def files_of(url: str, at: str) -> set[str]:
    """Return the addresses of static files that a process's page of a new match names."""
    async with http_client(at) as client:
        page = (await client.get("/new")).text
    return set(NAMED.findall(page))


async def test_pages_of_either_release_have_all_their_files(
    served: Site, newer: Path, page: Page
) -> None:
    older, other = served.servers
    await page.goto(f"{served.url}/new")
    body = {"game": "war1812", "machine": "commander", "side": "us", "entropy": entropy()}
    made = await page.request.post(
        f"{served.url}/api/matches", data=body, headers={"Origin": served.url}
    )
    await page.goto(f"{served.url}/m/{(await made.json())['match']}")
    await live(page)
    await other.stop()
    other.root = newer
    await other.start()
    await until_ready(f"http://127.0.0.1:{other.port}")
    named = [
        await files_of(served.url, f"http://127.0.0.1:{server.port}") for server in served.servers
    ]
    assert len(named[0]) > 3
    assert not named[0] & named[1]
    async with http_client(served.url) as client:
        for address in sorted(named[0] | named[1]):
            for server in served.servers:
                answer = await client.get(f"http://127.0.0.1:{server.port}{address}")
                assert answer.status_code == 200, address
                assert "immutable" in answer.headers["cache-control"]
        unknown = f"/static/{'0' * 16}/css/base.css"
        assert (await client.get(unknown)).status_code == 404
    await expect(page.locator("#newer")).to_be_hidden()
    # The last process of the page's own release goes; what it has not loaded yet is still there.
    await older.stop()
    older.root = newer
    await older.start()
    await expect(page.locator("#newer")).to_be_visible()
    await page.locator("[data-do=legend]").click()
    await expect(page.locator("dialog.legend")).to_be_visible()
    await expect(page.locator("#fault")).to_be_hidden()
    await page.keyboard.press("Escape")
    await page.locator("#newer [data-fault=reload]").click()
    await live(page)
    assert page.url.startswith(served.url)
    await expect(page.locator("#newer")).to_be_hidden()
