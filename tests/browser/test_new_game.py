"""A game is added by its folders alone: served, drawn and played in the browser."""

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from playwright.async_api import expect

from app.games import games
from proofs.processes import serving
from tests.browser.table import drive, live, step
from tests.fixtures.browser import NewPage
from tests.fixtures.dropped import shelf_with_fords

EAGER = 0.5
MAX_STEPS = 200


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shelf_with_fords(tmp_path_factory.mktemp("shelf"))


def says(shelf: Path, *words: str) -> str:
    """What a command of that checkout says. Raises `CalledProcessError`."""
    return subprocess.run(
        [sys.executable, *words], cwd=shelf, check=True, capture_output=True, text=True
    ).stdout


def test_its_words_are_all_there(shelf: Path) -> None:
    assert "none missing" in says(shelf, "-m", "tools.messages")


def test_it_is_played_by_the_commands_that_all_games_have(shelf: Path) -> None:
    assert "matches: 5" in says(shelf, "-m", "proofs", "selfplay", "fords", "--matches", "5")


async def test_it_is_on_the_shelf_and_played_in_the_browser(
    shelf: Path, tmp_path: Path, new_page: NewPage
) -> None:
    url = f"sqlite:///{tmp_path / 'vedette.sqlite3'}"
    async with serving(url, tmp_path / "log", root=shelf) as server:
        home = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=home) as client:
            keys = [game["key"] for game in (await client.get("/api/games")).json()["games"]]
            about = (await client.get("/games/fords")).text
        assert set(keys) == {*games(), "fords"}
        assert not re.search(r"\bfords-[a-z]+", about.replace("/games/fords", ""))
        page = await new_page()
        await page.goto(f"{home}/new?game=fords")
        await page.check("input[name=machine][value=random]")
        await page.check("input[name=side][value=us]")
        await page.click("button[type=submit]")
        await page.wait_for_url("**/m/*")
        await live(page)
        await expect(page.locator("#map .town")).to_have_count(3)
        await expect(page.locator(".tray-block")).to_have_count(3)
        assert not re.search(r"\bfords-[a-z]", await page.inner_text("body"))
        await page.click(".tray-block >> nth=0")
        await page.click("#place-bridge")
        await expect(page.locator(".tray-block")).to_have_count(2)
        await expect(page.locator("#pieces .block.us")).to_have_count(1)
        await drive(page, 1)
        for _ in range(MAX_STEPS):
            if await page.locator(".outcome").count():
                break
            await step(page, EAGER)
        await expect(page.locator(".outcome")).to_be_visible()
