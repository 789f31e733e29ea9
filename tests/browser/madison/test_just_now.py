"""Mr. Madison's War: the enemy's play stays readable, with what its cards say and cost."""

from typing import Any

import pytest
from playwright.async_api import expect

from app.games.madison.actions import March, Pick, Take, UseCard
from app.games.madison.board import GB, US
from app.kit.turns import Done
from tests.browser.madison.table import at, let_pass, shown_at
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tests.games.madison.positions import position

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
ARMIES = "buffalo: us v_ohio, us v_somers, us v_trippe, us us_13; york: gb gb_41; albany: us us_6"
MARCHERS = "york: gb gb_41; albany: us us_6"
BURN = (UseCard("16", "event"), Pick("v_ohio"), Pick("v_trippe"), Done())
BOX = "() => document.querySelector('#turn').offsetHeight"


@pytest.mark.parametrize("size", others_later([DESK, PHONE]))
async def test_an_event_tells_what_its_card_says_and_what_it_cost(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    state = position(ARMIES, GB, hand=("16", "30"), enemy_hand=("34",)).state
    page, stage = await at(sqlite_server, new_page, state, US, **size)
    height = await page.evaluate(BOX)
    stage.act(GB, *BURN)
    stage.tell()
    latest = page.locator("#turn .latest")
    lines = latest.locator("li")
    await expect(lines.first).to_contain_text("Schooners Burned at Their Moorings for its event")
    await expect(lines.first.locator(".more")).to_contain_text("schooner")
    lost = latest.locator(".loss .line-words")
    await expect(lost).to_have_text(["Ohio leaves the game", "Trippe leaves the game"])
    if size is DESK:
        # All of it is in sight at once, and takes no room from the question's own.
        for n in range(await lines.count()):
            await expect(lines.nth(n)).to_be_in_viewport(ratio=1)
        assert await page.evaluate(BOX) == height
    # The log says so too, however long ago that was.
    await page.click("#tab-log")
    told = page.locator("#tab-body .log li", has_text="Their Moorings for its event")
    await expect(told.locator(".more")).to_contain_text("schooner")


async def test_the_enemys_moves_are_captioned_and_stay_marked_until_one_acts(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = position(MARCHERS, GB, hand=("20", "30"), enemy_hand=("34",)).state
    page = await new_page(**DESK)
    stage = await shown_at(sqlite_server, page, state, US)
    await expect(page.locator(".arrow.trace")).to_have_count(0)
    stage.act(GB, UseCard("20", "units"), Take("gb_41"), Done())
    let_pass(stage)
    stage.act(GB, March("burlington"), Done())
    let_pass(stage)
    stage.tell()
    caption = page.locator(".stage-notice .caption")
    await expect(caption).to_have_count(2)
    await expect(caption).to_contain_text(["from York to"])
    # Nobody waits for it: a press shows what stands now.
    await page.keyboard.press("Shift")
    await expect(caption).to_have_count(0)
    await expect(page.locator(".arrow.trace.gb")).to_have_count(1)
    stage.act(US, UseCard("34", "units"), Take("us_6"))
    stage.tell()
    await expect(page.locator(".arrow.trace")).to_have_count(0)
