"""Mr. Madison's War: a second press unnames who is named, and a phone's map lies still."""

from typing import Any

import pytest
from playwright.async_api import expect

from app.games.madison.actions import NameLeader, UseCard
from app.games.madison.board import US
from tests.browser.madison.table import at
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
CAMPAIGN = (UseCard("2", "campaign"), NameLeader("dearborn"))
VIEW_BOX = "document.querySelector('#map svg').getAttribute('viewBox')"


async def test_a_second_press_on_who_is_named_takes_the_naming_back(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = positions.fall_of_1812()
    page, stage = await at(sqlite_server, new_page, state, US, *CAMPAIGN, **WIDE)
    told = page.locator(".warned li").first
    await expect(told).to_contain_text("1 of 2 named: Dearborn")
    named = page.locator("#pieces .piece[data-names*='block:dearborn']").first
    await named.hover(force=True)
    await page.wait_for_timeout(600)
    await named.click(force=True)
    await expect(told).not_to_contain_text("Dearborn")
    await expect(page.locator("#tip .why[role=alert]")).to_have_count(0)
    assert stage.taken_back == [1]


async def test_a_refusal_goes_once_something_else_is_pointed_at(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.march_from_lewiston(), US, **WIDE)
    refusal = page.locator("#tip .why[role=alert]")
    await page.locator("#pieces [data-stack='kingston/gb']").last.click(force=True)
    await expect(refusal).to_be_visible()
    await page.locator("#pieces [data-stack='buffalo/us']").last.hover(force=True)
    await expect(refusal).to_have_count(0, timeout=400)


@pytest.mark.long
async def test_naming_who_acts_does_not_move_the_map_under_the_finger(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = positions.fall_of_1812()
    page, stage = await at(sqlite_server, new_page, state, US, UseCard("2", "campaign"), **PHONE)
    await page.wait_for_timeout(500)
    before = await page.evaluate(VIEW_BOX)
    for leader in ("dearborn", "bloomfield"):
        stage.act(US, NameLeader(leader))
        stage.tell()
        await expect(page.locator(".draft")).to_contain_text(leader.capitalize())
        await page.wait_for_timeout(700)
        assert await page.evaluate(VIEW_BOX) == before
