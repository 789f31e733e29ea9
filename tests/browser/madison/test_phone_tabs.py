"""Mr. Madison's War on a phone: a tab that is opened is read, whatever is asked or fought."""

from typing import Any

import pytest
from playwright.async_api import expect

from app.games.madison.board import US
from tests.browser.madison.table import at
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(120)]

READ = """() => {
  const [sheet, grip, tabs, body] = [".sheet", ".grip", ".tabs", "#tab-body"]
    .map((part) => document.querySelector(part).getBoundingClientRect());
  const inside = (x, y) => document.querySelector("#tab-body")
    .contains(document.elementFromPoint(x, y));
  return {
    tabs: tabs.top - grip.bottom,
    body: body.top - tabs.bottom,
    seen: inside(sheet.x + 60, tabs.bottom + 8) && inside(sheet.x + 60, tabs.bottom + 100),
    cut: document.querySelector("#tab-body").scrollHeight - Math.ceil(body.height),
  };
}"""
SCROLL = "document.querySelector('.sheet').scrollBy(0, 300)"


@pytest.mark.parametrize(
    "state",
    [positions.fall_of_1812, positions.evading_at_queenston, positions.battle_of_queenston],
)
async def test_a_tab_that_is_opened_is_read_under_the_tabs(
    sqlite_server: Running, new_page: NewPage, state: Any
) -> None:
    page, _ = await at(sqlite_server, new_page, state(), US, **PHONE)
    for tab in ("score", "log", "table"):
        await page.locator(f"#tab-{tab}").tap()
        await expect(page.locator(f"#tab-{tab}")).to_have_attribute("aria-selected", "true")
        read = await page.evaluate(READ)
        assert abs(read["tabs"]) < 2
        assert abs(read["body"]) < 2
        assert read["seen"]
        assert read["cut"] <= 0
        # The tabs stay over what is read, however far: another is opened at its top.
        await page.evaluate(SCROLL)
        assert abs((await page.evaluate(READ))["tabs"]) < 2


async def test_the_tabs_lie_within_a_swipe_of_the_hand(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.fall_of_1812(), US, **PHONE)
    told = page.locator(".latest .told")
    await told.evaluate(
        "(node) => node.append(...Array.from({length: 60}, () => "
        "node.firstElementChild.cloneNode(true)))"
    )
    box = await told.bounding_box()
    assert box
    assert box["height"] < 844 / 4
