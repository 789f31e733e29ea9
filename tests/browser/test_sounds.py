"""Wood and dice are heard by who switches them on, and by nobody else."""

import pytest
from playwright.async_api import Page

from app.games.war1812.actions import Done, Stand
from tests.browser.staging import Stage, shown
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.war1812.positions import marches, position

pytestmark = pytest.mark.browser

COUNT = """(() => {
  window.heard = 0;
  const Tone = window.OscillatorNode;
  window.OscillatorNode = class extends Tone {
    start(when) { window.heard += 1; super.start(when); }
  };
})()"""

PEAKS = """async () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const { sounded } = await import(loaded.find((name) => name.includes('js/dom/wood.js')));
  const peaks = {};
  for (const sound of ['put', 'hit', 'fall', 'dice']) {
    const audio = new OfflineAudioContext(1, 48000 * 2, 48000);
    sounded(audio, sound, 0.6);
    const samples = (await audio.startRendering()).getChannelData(0);
    const loudest = (from, to) => Math.max(...samples.slice(from, to).map(Math.abs));
    peaks[sound] = [loudest(0, 48000), loudest(48000, 96000)];
  }
  return peaks;
}"""


async def heard_more(page: Page, stage: Stage) -> None:
    """Have the page told what has happened, and wait until tones have sounded."""
    before = await page.evaluate("window.heard")
    stage.tell()
    await page.wait_for_function("(before) => window.heard > before", arg=before)


async def test_a_piece_that_is_put_knocks_for_who_wants_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "fort-erie: gb infantry 4 3; buffalo: us infantry 3 2; london: gb infantry 3"
    stage = Stage.at(position(text, mover="gb"), "us")
    page = await new_page()
    await page.add_init_script(COUNT)
    await shown(sqlite_server, page, stage)
    await page.click("#tab-table")
    # What happens while they are off makes no sound.
    stage.act("gb", *marches(stage.state, "london", "port-dover"), Done())
    stage.tell()
    await page.wait_for_selector("#ghosts[data-playing]", state="attached")
    await page.wait_for_selector("#ghosts:not([data-playing])", state="attached")
    assert await page.evaluate("window.heard") == 0
    await page.click(".bar [data-do=settings]")
    await page.click("[data-do=sounds]")
    await page.keyboard.press("Escape")
    await page.wait_for_function("() => window.heard > 0")
    stage.act("us", *marches(stage.state, "buffalo", "fort-erie"))
    await heard_more(page, stage)
    stage.act("us", Done())
    stage.act("gb", Stand(), dice=(6, 1, 2, 3, 4))
    await heard_more(page, stage)
    for first, second in (await page.evaluate(PEAKS)).values():
        assert 0.02 < first < 1, "not to be heard, or distorted"
        assert second < 0.001, "sounds on after its motion"
