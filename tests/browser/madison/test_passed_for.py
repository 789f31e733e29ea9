"""Mr. Madison's War: who can only pass against a machine is passed for, and never told to move."""

from typing import Any

import pytest
from playwright.async_api import expect

from app.games.madison.actions import NameLeader, UseCard
from app.games.madison.board import GB, US
from app.games.madison.game import GAME
from tests.browser.staging import Stage, shown
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tests.games.madison.positions import position
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

TITLES = """() => {
  window.titles = [];
  const keep = () => window.titles.push(
    document.title,
    document.querySelector("link[rel=icon]").href,
    ...[...document.querySelectorAll("#turn, #to-turn:not([hidden])")].map(
      (one) => one.innerText));
  new MutationObserver(keep).observe(document, {childList: true, subtree: true, attributes: true});
}"""
TOLD = "() => window.titles.filter((one) => /Your move|icon-turn/.test(one))"


class AgainstMachine(Stage):
    """A stage whose American is a machine, and whose answers stay on their way."""

    def frame(self) -> dict[str, Any]:
        """Return what the server would send the viewer now."""
        return {**super().frame(), "machines": {US: "commander"}}


@pytest.mark.parametrize("size", others_later([PHONE, {}]))
async def test_nobody_is_told_to_move_who_is_passed_for(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    page = await new_page(reduced_motion="reduce", **size)
    start = position(positions.ARMIES, US, hand=positions.HANDS[US], enemy_hand=("1",)).state
    stage = AgainstMachine.at(start, GB, GAME)
    await shown(sqlite_server, page, stage)
    await page.wait_for_selector(".asked")
    await page.evaluate(TITLES)
    stage.act(US, UseCard("2", "leader"), NameLeader("chauncey", water=True))
    assert stage.choices(GB)
    stage.tell()
    asked = page.locator("#turn .asked")
    await expect(asked).to_contain_text("You were asked, and have nothing to play")
    await expect(asked.locator(".whose")).to_have_text("Waiting")
    await expect(page.locator(".answers")).to_have_count(0)
    assert await page.evaluate(TOLD) == []
