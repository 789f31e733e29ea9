"""Mr. Madison's War at a desk: the tabs' words have room, with a badge among them too."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.madison.table import at
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(120)]

ROOM = """() => {
  const badge = document.createElement("span");
  badge.className = "badge";
  badge.textContent = "12";
  document.querySelector("#tab-chat").append(badge);
  const panel = document.querySelector(".panel").getBoundingClientRect();
  const tabs = [...document.querySelectorAll(".tabs button")].filter((tab) => !tab.hidden);
  const words = tabs.map((tab) => {
    const range = document.createRange();
    range.selectNodeContents(tab);
    return range.getBoundingClientRect();
  });
  const gaps = words.slice(1).map((word, n) => word.left - words[n].right);
  const rows = new Set(tabs.map((tab) => Math.round(tab.getBoundingClientRect().top)));
  const ends = [words[0].left - panel.left, panel.right - words.at(-1).right];
  const chat = document.createRange();
  chat.selectNodeContents(document.querySelector("#tab-chat").firstChild);
  const clear = badge.getBoundingClientRect().left - chat.getBoundingClientRect().right;
  return {clear, gap: Math.min(...gaps), end: Math.min(...ends), rows: rows.size};
}"""


@pytest.mark.parametrize("width", [1440, 1280])
@pytest.mark.parametrize("language", ["en", "ja"])
async def test_the_words_of_the_tabs_have_room(
    sqlite_server: Running, new_page: NewPage, width: int, language: str
) -> None:
    size: dict[str, Any] = {"viewport": {"width": width, "height": 900}, "locale": language}
    page, _ = await at(sqlite_server, new_page, positions.fall_of_1812(), **size)
    room = await page.evaluate(ROOM)
    assert room["rows"] == 1
    assert room["clear"] >= 0
    assert room["gap"] >= 14
    assert room["end"] >= 10


async def test_the_score_says_what_wins_at_once_and_at_the_end(
    sqlite_server: Running, new_page: NewPage
) -> None:
    size: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
    page, _ = await at(sqlite_server, new_page, positions.fall_of_1812(), **size)
    told = page.locator(".score .winning p")
    await expect(told).to_have_count(3)
    await expect(told.nth(0)).to_contain_text("20 points decisively")
    await expect(told.nth(1)).to_contain_text("Quebec")
    await expect(told.nth(2)).to_contain_text("3 of Albany")
    await expect(page.locator(".rope .scale")).to_have_count(4)
