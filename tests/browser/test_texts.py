"""No text of the page is a value that was meant to be worded: whole matches are shown."""

import re

import pytest

from app import games
from app.engine import match as engine
from tests.browser.staging import Stage, shown
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.recording import FOLDER, made_again, read

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

ENDING = re.compile(r"[0-9.]+-[a-z]{2}")
"""A match by the usual rules, to a side."""
SHORT = 24
"""How many frames of each match are shown where the whole of it takes too long."""
WHOLE = 10_000
UNWORDED = """() => {
  window.unworded = [];
  const wrong = /\\[object|\\bundefined\\b|\\bNaN\\b/;
  const note = (text) => wrong.test(text ?? "") && window.unworded.push(text);
  const noteAll = (node) => {
    if (node.nodeType === Node.TEXT_NODE) note(node.data);
    for (const one of node.querySelectorAll?.("[aria-label], [title]") ?? [])
      for (const name of ["aria-label", "title"]) note(one.getAttribute(name));
    if (node.nodeType === Node.ELEMENT_NODE) note(node.textContent);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!addedNodes.length) noteAll(target);
      addedNodes.forEach(noteAll);
    }
  }).observe(document.body, {
    subtree: true, childList: true, characterData: true,
    attributeFilter: ["aria-label", "title"],
  });
}"""
DRAWN = """() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"""


async def shows(server: Running, new_page: NewPage, game: str, most: int) -> list[str]:
    """Show a recorded match to its first side, and return what no words were found for."""
    # The shortest that one side has won.
    won = [one for one in (FOLDER / game).glob("*.jsonl") if ENDING.fullmatch(one.stem)]
    recording = read(min(won, key=lambda one: (one.stat().st_size, one.name)))
    positions = (one for _, _, one in made_again(recording.heading, recording.payloads))
    page = await new_page(reduced_motion="reduce")
    first = next(positions)
    side = games.game(game).sides[0]
    stage = Stage(first, side)
    await shown(server, page, stage)
    await page.wait_for_selector("#turn > *")
    await page.evaluate(UNWORDED)
    asked = [one for one in positions if engine.choices(one.state.match, side) is not None]
    for headless in asked[:: max(1, len(asked) // most)]:
        stage.headless = headless
        stage.tell()
        await page.evaluate(DRAWN)
    found: list[str] = await page.evaluate("() => window.unworded")
    return found


@pytest.mark.parametrize("game", games.games())
async def test_all_that_is_shown_and_said_is_worded(
    sqlite_server: Running, new_page: NewPage, game: str
) -> None:
    assert await shows(sqlite_server, new_page, game, SHORT) == []


@pytest.mark.long
@pytest.mark.parametrize("game", games.games())
async def test_through_a_whole_match_all_that_is_shown_and_said_is_worded(
    sqlite_server: Running, new_page: NewPage, game: str
) -> None:
    assert await shows(sqlite_server, new_page, game, WHOLE) == []
