"""Mr. Madison's War: counters are taken one by one from an open stack, or all at once."""

from typing import Any

import pytest
from playwright.async_api import expect

from app.games.madison.actions import March, Pass, UseCard
from app.games.madison.board import GB, US
from app.games.madison.game import GAME
from tests.browser.madison.table import at
from tests.browser.staging import Played, shown
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tests.games.madison.positions import led, position
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

COUNTS = """() => {
  window.counts = [];
  const pieces = document.querySelector("#pieces");
  const seen = () => pieces.querySelectorAll(".piece.taken").length;
  let last = seen();
  new MutationObserver(() => {
    if (seen() !== last) window.counts.push((last = seen()));
  }).observe(pieces, { subtree: true, childList: true, attributes: true });
}"""
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


@pytest.mark.parametrize("size", others_later([WIDE, PHONE]))
async def test_a_finger_opens_a_closed_stack_first_and_a_mouse_takes_what_it_sees(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    state = positions.fall_of_1812()
    page, stage = await at(sqlite_server, new_page, state, US, UseCard("2", "units"), **size)
    faces = page.locator("#pieces [data-stack='sackets_harbour/us'] .face")
    closed = await faces.last.bounding_box()
    assert closed
    press = page.touchscreen.tap if size is PHONE else page.mouse.click
    await press(closed["x"] + closed["width"] / 2, closed["y"] + closed["height"] / 2)
    await page.wait_for_timeout(500)
    opened = await faces.last.bounding_box()
    assert opened != closed
    assert opened
    if size is PHONE:
        assert not stage.pressed
        await press(opened["x"] + opened["width"] / 2, opened["y"] + opened["height"] / 2)
    taken = page.locator("#pieces .piece.taken")
    await expect(taken).to_have_count(1)
    assert stage.pressed == ["take"]
    # Form tells it from the others too.
    await expect(taken.locator(".in-hand-tick")).to_have_count(1)
    await expect(page.locator("#pieces .piece.free:not(.taken) .in-hand-tick")).to_have_count(0)


async def test_a_leader_sets_out_alone_at_a_second_press_on_the_same_space(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await at(sqlite_server, new_page, positions.led_from_lewiston(), US, **WIDE)
    batavia = page.locator("#space-batavia .mark")
    await batavia.click(force=True)
    await expect(page.locator(".tip .sure")).to_contain_text("takes nobody along")
    assert not stage.pressed
    await batavia.click(force=True)
    await expect(page.locator(".tip .sure")).to_have_count(0)
    assert stage.pressed == ["march"]


async def test_a_leader_takes_all_along_by_one_press_and_the_number_in_hand_is_told(
    sqlite_server: Running, new_page: NewPage
) -> None:
    led = positions.led_from_lewiston()
    page, stage = await at(sqlite_server, new_page, led, **WIDE)
    button = page.locator(".answers .along .button")
    await expect(button).to_have_text("Take all 3 units along")
    # Those of the stack stand beside the map, with their counters and names.
    listed = page.locator(".answers .subjects .button:has(.arrival)")
    await expect(listed).to_have_count(3)
    await expect(listed.filter(has_text="23rd Infantry")).to_be_visible()
    await expect(page.locator(".answers .button.primary")).to_have_count(1)
    await button.click()
    told = page.locator(".warned:not(.first)")
    await expect(told).to_contain_text(
        "can take 10 units along. Taken: 3 units (regulars 2, militia 1): "
    )
    await expect(told).to_contain_text("23rd Infantry")
    await expect(button).to_have_count(0)
    await expect(page.locator("#pieces .piece.taken")).to_have_count(4)
    assert stage.pressed == ["take"] * 3
    # They are one step of the plan, and taken back as one.
    plan = page.locator(".draft")
    await expect(plan.locator("h2")).to_have_text("Your plan: 1 step")
    await expect(plan.locator("li")).to_have_count(1)
    await expect(plan.locator("li")).to_contain_text("Taken along (3): ")
    await plan.locator("[data-do=take-back]").click()
    await expect(plan).to_have_count(0)
    await expect(page.locator("#pieces .piece.taken")).to_have_count(1)
    assert stage.taken_back == [2, 1, 0]


async def test_all_who_are_taken_along_are_drawn_at_once(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await at(sqlite_server, new_page, positions.led_from_lewiston(), **WIDE)
    await page.evaluate(COUNTS)
    await page.locator(".answers .along .button").click()
    await expect(page.locator("#pieces .piece.taken")).to_have_count(4)
    assert await page.evaluate("window.counts") == [4]
    assert stage.pressed == ["take"] * 3


async def test_who_leaves_a_town_open_is_warned_where_they_choose(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.led_from_lewiston(), **WIDE)
    told = page.locator(".warned.first")
    await expect(told).to_have_count(0)
    await page.locator(".answers .along .button").click()
    await expect(told).to_contain_text(
        "Nobody stays in Lewiston (worth 1): the enemy in Queenston can march in."
    )


async def test_who_is_attacked_sees_the_odds_that_the_attackers_saw(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = positions.evading_at_queenston()
    page, _ = await at(sqlite_server, new_page, state, side=GB, **WIDE)
    told = page.locator(".warned")
    await expect(told).to_contain_text("Attack on Queenston: strength 8 against 3.")
    await expect(told).to_contain_text("Attack fails 42%; Both lose 14%")
    await expect(told).to_contain_text("A retreat leaves Queenston (worth 1) to the enemy.")
    # Where it comes from is seen on the map before anybody has moved.
    await expect(page.locator(".arrow.now.us")).to_have_count(1)
    boxes = [
        await page.locator(".answers > .final .button", has_text=words).first.bounding_box()
        for words in ("Retreat to", "Stand, also")
    ]
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["y"] < boxes[1]["y"]


class AgainstMachine(Played):
    """A stage whose other side a machine plays."""

    def frame(self) -> dict[str, Any]:
        return {**super().frame(), "machines": {US: "commander"}}


async def test_who_can_only_pass_is_not_asked_by_a_machine(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = AgainstMachine.at(positions.window_over_the_niagara(), GB, GAME)
    assert Pass() in stage.choices(GB)
    page = await shown(sqlite_server, await new_page(reduced_motion="reduce"), stage)
    await expect(page.locator(".asked")).to_be_visible()
    await expect(page.locator(".asked.mine")).to_have_count(0)
    assert stage.pressed == ["pass"]


async def test_one_answer_alone_is_the_main_one_where_more_may_be_taken_along_on_the_way(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "york: gb brock, gb gb_41; burlington: gb gb_8, gb gb_york"
    begun = led(position(text, "gb"), "gb", "brock")
    moved = begun.play("gb", March("burlington"))
    page, _ = await at(sqlite_server, new_page, moved.state, GB, **WIDE)
    await expect(page.locator(".answers .along .button")).to_have_text("Take all 2 units along")
    await expect(page.locator(".answers .button.primary")).to_have_text("Done moving")
