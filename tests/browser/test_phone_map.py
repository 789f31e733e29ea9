"""A phone's map begins large enough, follows the enemy there, and is kept over a reload."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.war1812.actions import Done
from tests.browser.staging import Played, Stage, shown
from tests.browser.table import live
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.war1812.positions import marches, position

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

FRONT = (
    "amherstburg: gb infantry 2; fort-erie: gb infantry 3; fort-george: gb infantry 4 3 2;"
    "york: gb infantry 2; kingston: gb infantry 4; prescott: gb infantry 3;"
    "montreal: gb infantry 4; lacolle: gb infantry 3; quebec: gb infantry 2;"
    "detroit: us infantry 2; fort-niagara: us infantry 3; buffalo: us infantry 4;"
    "sackets-harbor: us infantry 3; ogdensburg: us infantry 3; plattsburg: us infantry 3;"
    "albany: us infantry 4; pittsburgh: us infantry 2; lake-ontario: gb 1"
)
SCALE = "(() => document.querySelector('#map svg').getScreenCTM().a)()"
VIEW_BOX = "document.querySelector('#map svg').getAttribute('viewBox')"
READABLE = 0.6
"""Pixels a unit of a map, at which names and faces can be read."""
IN_SIGHT = """(place) => {
  const pane = document.querySelector("#map").getBoundingClientRect();
  const { left, right, top, bottom } = document.querySelector(`#town-${place} .mark`)
    .getBoundingClientRect();
  return left > pane.left && right < pane.right && top > pane.top && bottom < pane.bottom;
}"""


async def on_a_phone(server: Running, new_page: NewPage, stage: Stage, **how: Any) -> Page:
    """Show a stage on a phone."""
    return await shown(server, await new_page(**PHONE, **how), stage)


async def by_hand(page: Page, action: str, times: int) -> None:
    """Press one of the map's buttons, then wait until the map may move by itself again."""
    await page.locator(".tools-button").tap()
    for _ in range(times):
        await page.locator(f"[data-do='{action}']").tap()
    await page.wait_for_timeout(800)


@pytest.mark.parametrize("viewer", ["us", "gb"])
@pytest.mark.parametrize("mover", ["us", "gb"])
async def test_the_first_view_shows_the_front_at_a_size_that_can_be_read(
    sqlite_server: Running, new_page: NewPage, viewer: str, mover: str
) -> None:
    stage = Stage.at(position(FRONT, mover=mover), viewer)
    page = await on_a_phone(sqlite_server, new_page, stage, reduced_motion="reduce")
    assert await page.evaluate(SCALE) >= READABLE
    for place in ("fort-george", "york", "kingston", "sackets-harbor", "montreal", "plattsburg"):
        assert await page.evaluate(IN_SIGHT, place), place


async def march_to_plattsburg(page: Page, stage: Stage) -> None:
    """Have the enemy march behind their front, and wait until it is played."""
    stage.act("us", *marches(stage.state, "albany", "plattsburg"), Done())
    stage.tell()
    await page.wait_for_function(
        f"() => ({IN_SIGHT})('plattsburg') && {SCALE} >= {READABLE}", timeout=20_000
    )
    await page.wait_for_selector("#ghosts:not([data-playing])", state="attached")


@pytest.mark.parametrize("how", [{"reduced_motion": "reduce"}, {}])
async def test_a_march_is_followed_from_a_view_that_was_made_small(
    sqlite_server: Running, new_page: NewPage, how: dict[str, Any]
) -> None:
    stage = Stage.at(position(FRONT), "gb")
    page = await on_a_phone(sqlite_server, new_page, stage, **how)
    await by_hand(page, "zoom-out", 3)
    assert await page.evaluate(SCALE) < READABLE
    await march_to_plattsburg(page, stage)
    await page.wait_for_selector(".asked.mine")
    await page.wait_for_timeout(500)
    assert await page.evaluate(IN_SIGHT, "plattsburg")
    assert await page.evaluate(SCALE) >= READABLE


@pytest.mark.parametrize("how", [{"reduced_motion": "reduce"}, {}])
async def test_what_the_enemy_did_stays_in_sight_beside_a_question_about_all_of_the_map(
    sqlite_server: Running, new_page: NewPage, how: dict[str, Any]
) -> None:
    stage = Stage.at(position(FRONT), "gb")
    page = await on_a_phone(sqlite_server, new_page, stage, **how)
    await by_hand(page, "zoom-all", 1)
    await march_to_plattsburg(page, stage)
    await page.wait_for_selector(".asked.mine")
    await page.wait_for_timeout(500)
    for place in ("plattsburg", "montreal", "kingston"):
        await page.wait_for_function(IN_SIGHT, arg=place, timeout=20_000)
    assert await page.evaluate(SCALE) >= READABLE


async def test_a_view_is_kept_over_a_reload_until_something_happens(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(position(FRONT), "gb")
    page = await on_a_phone(sqlite_server, new_page, stage, reduced_motion="reduce")
    begun = await page.evaluate(VIEW_BOX)
    await by_hand(page, "zoom-in", 2)
    chosen = await page.evaluate(VIEW_BOX)
    assert chosen != begun
    for _ in range(2):
        await page.reload()
        await live(page)
        assert await page.evaluate(VIEW_BOX) == chosen
    await page.goto("about:blank")
    stage.sockets.clear()
    stage.act("us", *marches(stage.state, "albany", "plattsburg"), Done())
    await page.go_back()
    await live(page)
    assert await page.evaluate(IN_SIGHT, "kingston")
    assert await page.evaluate(VIEW_BOX) != chosen


HIDDEN = """(stack) => {
  const pieces = [...document.querySelectorAll(`#pieces [data-stack="${stack}"] .face`)];
  const boxes = pieces.map((node) => node.getBoundingClientRect());
  const lit = [...document.querySelectorAll(".town.lit .mark, .town.lit .town-name:not(.crowded)")];
  return lit.filter((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    return boxes.some((box) => box.left < right - 1 && box.right > left + 1
      && box.top < bottom - 1 && box.bottom > top + 1);
  }).map((mark) => mark.parentElement.id);
}"""
"""The lit towns of which the mark or the name is covered by a stack's pieces."""


@pytest.mark.parametrize("town", ["montreal", "york", "fort-george"])
@pytest.mark.parametrize("view", ["zoom-in", "zoom-all"])
async def test_what_is_in_hand_covers_nothing_that_it_could_go_to(
    sqlite_server: Running, new_page: NewPage, town: str, view: str
) -> None:
    stage = Played.at(position(FRONT, mover="gb"), "gb")
    page = await on_a_phone(sqlite_server, new_page, stage, reduced_motion="reduce")
    if view == "zoom-all":
        await by_hand(page, view, 1)
    stack = f"{town}/gb"
    piece = page.locator(f"#pieces [data-stack='{stack}'] .piece").last
    await piece.dispatch_event("click")
    await expect(page.locator(".piece.held")).to_have_count(1)
    await expect(page.locator(".town.lit").first).to_be_attached()
    await page.wait_for_timeout(300)
    assert await page.evaluate(HIDDEN, stack) == []
