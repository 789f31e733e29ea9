"""Mr. Madison's War on a phone: the map goes where something is asked, and where the enemy acts."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.engine.values import State
from app.games.madison.actions import March, NameLeader, Pick, Sail, Take, UseCard
from app.games.madison.board import GB, US
from tests.browser.madison.table import attack_queenston, let_pass, shown_at
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.madison.positions import position
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(120)]

PHONES: list[dict[str, Any]] = [{"reduced_motion": "reduce"}, {}]
IN_SIGHT = """(place) => {
  const pane = document.querySelector("#map").getBoundingClientRect();
  const { left, right, top, bottom } = document.querySelector(`#space-${place}`)
    .querySelector(".mark, .box-edge").getBoundingClientRect();
  const isIn = left > pane.left && right < pane.right && top > pane.top && bottom < pane.bottom;
  const { width } = document.querySelector("#map svg").viewBox.baseVal;
  return isIn && pane.width / width > 0.6;
}"""
"""Whether a place is seen, so large that names can be read."""
VIEW_BOX = "document.querySelector('#map svg').getAttribute('viewBox')"


async def in_sight(page: Page, *places: str) -> None:
    """Wait until the map shows places, and lies still."""
    for place in places:
        await page.wait_for_function(IN_SIGHT, arg=place, timeout=5000)


def raid() -> State:
    """Return a position in which riflemen may raid depots on the upper St. Lawrence."""
    depots = {"kingston": GB, "prescott": GB}
    return position(positions.ARMIES, US, hand=("27", "2"), depots=depots).state


@pytest.mark.parametrize("how", PHONES)
async def test_the_places_of_a_pick_come_into_view(
    sqlite_server: Running, new_page: NewPage, how: dict[str, Any]
) -> None:
    page = await new_page(**PHONE, **how)
    stage = await shown_at(sqlite_server, page, raid())
    assert not await page.evaluate(IN_SIGHT, "kingston")
    stage.act(US, UseCard("27", "event"), Pick("option-0"))
    stage.tell()
    await in_sight(page, "kingston", "prescott")


@pytest.mark.parametrize("how", PHONES)
async def test_a_landing_of_the_enemys_comes_into_view(
    sqlite_server: Running, new_page: NewPage, how: dict[str, Any]
) -> None:
    page = await new_page(**PHONE, **how)
    stage = await shown_at(sqlite_server, page, positions.march_from_lewiston(), GB)
    assert not await page.evaluate(IN_SIGHT, "queenston")
    stage.act(US, March("queenston"))
    let_pass(stage)
    stage.tell()
    await in_sight(page, "queenston", "lewiston")


async def test_a_map_that_is_in_hand_lies_still_and_one_that_was_moved_keeps_its_size(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", **PHONE)
    stage = await shown_at(sqlite_server, page, raid())
    await page.locator(".tools-button").tap()
    for _ in range(4):
        await page.locator("[data-do='zoom-in']").tap()
    map_ = await page.locator("#map").bounding_box()
    assert map_
    await page.mouse.move(200, 200)
    await page.mouse.down()
    await page.mouse.move(200, map_["y"] + 380, steps=4)
    await page.mouse.move(200, map_["y"] + 60, steps=4)
    before = await page.evaluate(VIEW_BOX)
    await page.wait_for_timeout(800)
    stage.act(US, UseCard("27", "event"))
    stage.tell()
    await page.wait_for_timeout(300)
    assert await page.evaluate(VIEW_BOX) == before
    await page.mouse.up()
    await page.wait_for_timeout(800)
    stage.act(US, Pick("option-0"))
    stage.tell()
    await in_sight(page, "kingston")
    after = await page.evaluate(VIEW_BOX)
    assert after.split()[2:] == before.split()[2:]


async def test_a_battle_is_looked_at_by_both_sides_and_left_where_it_was(
    sqlite_server: Running, new_page: NewPage
) -> None:
    for side in (US, GB):
        page = await new_page(reduced_motion="reduce", **PHONE)
        stage = await shown_at(sqlite_server, page, positions.march_from_lewiston(), side)
        attack_queenston(stage)
        stage.tell()
        await expect(page.locator(".balance")).to_be_visible()
        await in_sight(page, "queenston")
        while stage.state.battle:
            side_asked = next(one for one in (US, GB) if stage.choices(one))
            stage.act(side_asked, stage.choices(side_asked)[0], dice=(6, 6))
            stage.tell()
        await expect(page.locator(".balance")).to_have_count(0)
        await in_sight(page, "queenston")


async def test_a_fleet_that_sails_out_to_fight_is_seen(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", **PHONE)
    stage = await shown_at(sqlite_server, page, positions.fall_of_1812(), GB)
    stage.act(US, UseCard("2", "leader"), NameLeader("chauncey", water=True))
    let_pass(stage)
    stage.act(US, Take("v_oneida"), Take("v_conquest"), Take("v_julia"), Sail("box_ontario"))
    let_pass(stage)
    stage.tell()
    await expect(page.locator(".battle-card")).to_be_visible()
    await in_sight(page, "box_ontario")
    opened = await new_page(reduced_motion="reduce", **PHONE)
    await shown_at(sqlite_server, opened, positions.battle_of_lake_ontario())
    await in_sight(opened, "box_ontario")
