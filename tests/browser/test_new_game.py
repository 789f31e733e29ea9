"""A game is added by its folders alone: served, drawn and played in the browser."""

import re
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from playwright.async_api import Page, expect

from app.games import games
from proofs.processes import serving
from tests.browser.table import caught_up, drive, live, step
from tests.fixtures.browser import NewPage
from tests.fixtures.dropped import shelf_with_fords

EAGER = 0.5


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shelf_with_fords(tmp_path_factory.mktemp("shelf"))


def says(shelf: Path, *words: str) -> str:
    """Return what a command of that checkout says. Raises `CalledProcessError`."""
    return subprocess.run(
        [sys.executable, *words], cwd=shelf, check=True, capture_output=True, text=True
    ).stdout


@pytest.mark.long
def test_its_words_are_all_there(shelf: Path) -> None:
    assert "none missing" in says(shelf, "-m", "tools.messages")


def test_it_is_played_by_the_commands_that_all_games_have(shelf: Path) -> None:
    assert "matches: 5" in says(shelf, "-m", "proofs", "selfplay", "fords", "--matches", "5")


@pytest.fixture(scope="module")
async def home(shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """The address of a server of that checkout."""
    folder = tmp_path_factory.mktemp("served")
    url = f"sqlite:///{folder / 'vedette.sqlite3'}"
    async with serving(url, folder / "log", root=shelf) as server:
        yield f"http://127.0.0.1:{server.port}"


async def made(home: str, page: Page) -> None:
    """Make a match against the machine."""
    await page.goto(f"{home}/new?game=fords")
    await page.check("input[name=machine][value=random]")
    await page.check("input[name=side][value=us]")
    await page.click("button[type=submit]")
    await page.wait_for_url("**/m/*")
    await live(page)


SEEN_WHOLE = """() => {
  const seen = document.querySelector("#map").getBoundingClientRect();
  return [...document.querySelectorAll("#map .town .mark, #map .town-name")].every((node) => {
    const box = node.getBoundingClientRect();
    return box.left >= seen.left && box.right <= seen.right
      && box.top >= seen.top && box.bottom <= seen.bottom;
  });
}"""
IN_THE_BOX = """() => [...document.querySelectorAll(".tray-block svg")].map((block) => {
  const rect = (selector) => block.querySelector(selector).getBoundingClientRect();
  const [box, label] = [rect(".symbol-box"), rect(".block-label")];
  const pips = [...block.querySelectorAll(".pip")].map((pip) => pip.getBoundingClientRect());
  const number = block.querySelector(".cv").getBoundingClientRect();
  return {
    label: block.querySelector(".block-label").textContent,
    isInside: label.left >= box.left && label.right <= box.right,
    isClear: pips.every((pip) => pip.top > box.bottom || pip.bottom < box.top
      || pip.left > box.right || pip.right < box.left),
    isAbove: number.top + number.height * 0.75 <= box.top,
  };
})"""


@pytest.mark.long
async def test_a_phone_sees_the_whole_of_its_small_board(home: str, new_page: NewPage) -> None:
    page = await new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    await made(home, page)
    await caught_up(page)
    assert await page.evaluate(SEEN_WHOLE)


async def test_its_blocks_bear_the_ids_by_which_they_are_typed(
    home: str, new_page: NewPage
) -> None:
    page = await new_page()
    await made(home, page)
    found = await page.evaluate(IN_THE_BOX)
    assert sorted(block.pop("label") for block in found) == sorted(
        name.removeprefix("block:")
        for name in await page.locator(".tray-block").evaluate_all(
            "nodes => nodes.map((node) => node.getAttribute('data-names'))"
        )
    )
    assert found == [{"isInside": True, "isClear": True, "isAbove": True}] * 3


async def test_it_is_on_the_shelf_and_played_in_the_browser(home: str, new_page: NewPage) -> None:
    async with httpx.AsyncClient(base_url=home) as client:
        keys = [game["key"] for game in (await client.get("/api/games")).json()["games"]]
        about = (await client.get("/games/fords")).text
    assert set(keys) == {*games(), "fords"}
    assert not re.search(r"\bfords-[a-z]+", about.replace("/games/fords", ""))
    page = await new_page()
    await made(home, page)
    await expect(page.locator("#map .town")).to_have_count(3)
    await expect(page.locator(".tray-block")).to_have_count(3)
    assert not re.search(r"\bfords-[a-z]", await page.inner_text("body"))
    await page.click(".tray-block >> nth=0")
    await page.click("#place-bridge")
    await expect(page.locator(".tray-block")).to_have_count(2)
    await expect(page.locator("#pieces .block.us")).to_have_count(1)
    await drive(page, 1)
    while not await page.locator(".outcome").count():
        await step(page, EAGER)
