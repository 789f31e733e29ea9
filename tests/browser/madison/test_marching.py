"""Madison: one press marches to a place some steps off; that it is out of supply is told before."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import Route, expect

from app.games.madison.actions import Take
from app.games.madison.board import US
from tests.browser.madison.table import at
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tests.games.madison.positions import led, position
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
AT_BUFFALO = """() => document.querySelectorAll("#turn .draft li").length === 2"""
SIZES = pytest.mark.parametrize("size", others_later([WIDE, PHONE]))


@SIZES
async def test_a_press_on_a_place_some_steps_off_marches_there_step_by_step(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    state = positions.march_from_lewiston()
    page, stage = await at(sqlite_server, new_page, state, **size)
    far = page.locator("#space-buffalo.lit")
    await expect(far).to_have_count(1, timeout=5000)
    await far.locator(".mark").click(force=True)
    await expect(page.locator("#space-buffalo.lit")).to_have_count(0, timeout=5000)
    assert stage.pressed == ["march", "march"]
    assert stage.frame()["view"]["blocks"]["vanrensselaer"]["at"] == "buffalo"
    assert len(stage.frame()["draft"]["steps"]) == 2


async def test_a_place_without_supply_says_so_before_anybody_goes_there(
    sqlite_server: Running, new_page: NewPage
) -> None:
    moving = led(position("chippawa: us smyth, us us_1pa", "us"), "us", "smyth")
    page, _ = await at(sqlite_server, new_page, moving.state, US, Take("us_1pa"), **WIDE)
    await expect(page.locator("#space-beaver_dams.lit.forced")).to_have_count(1)
    await expect(page.locator("#turn")).to_contain_text("out of supply there")


async def test_a_press_before_it_is_known_how_far_they_go_waits_for_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await at(sqlite_server, new_page, positions.march_from_lewiston(), **WIDE)
    await expect(page.locator("#space-buffalo.lit")).to_have_count(1, timeout=5000)
    known = asyncio.Event()

    async def answer_late(route: Route) -> None:
        await known.wait()
        await stage.foresee(route)

    await page.route("**/foresee?*", answer_late)
    async with page.expect_request("**/foresee?*"):
        await page.locator("#space-ft_schlosser .mark").click(force=True)
    assert stage.pressed == ["march"]
    await page.locator("#space-buffalo .mark").click(force=True)
    known.set()
    await page.wait_for_function(AT_BUFFALO)
    assert stage.pressed == ["march", "march"]
    await expect(page.locator(".note.refusal")).to_have_count(0)
