"""Mr. Madison's War on a phone: the question stands over the hand, and the hand lies still."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.madison.actions import Take, UseCard
from app.games.madison.board import GB, US
from tests.browser import test_touch
from tests.browser.madison.table import at
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(120)]

PHONE: dict[str, Any] = test_touch.PHONE
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
NAMES = """() => [...document.querySelectorAll(".strategy-card")].map((card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  const name = card.querySelector(".card-title");
  const title = name.getBoundingClientRect();
  return [name.textContent, title.width > 20, x, y, width, height];
})"""
IN_SIGHT = """() => [...document.querySelectorAll(".answers .here button")].every((button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height - 2));
})"""


async def test_the_question_stands_over_the_hand_and_what_the_enemy_did_over_the_question(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.fall_of_1812(), **PHONE)
    asked, hand = [await page.locator(one).bounding_box() for one in (".asked", "#tray .tray")]
    assert asked
    assert hand
    assert asked["y"] + asked["height"] <= hand["y"]
    await expect(page.locator(".strategy-card").last).to_be_in_viewport(ratio=1)
    page, _ = await at(
        sqlite_server, new_page, positions.window_over_the_niagara(), side=GB, **PHONE
    )
    deed = page.locator(".asked .enemy-deed")
    await expect(deed).to_be_visible()
    deed_box, question = [
        await one.bounding_box() for one in (deed, page.locator(".asked #prompt"))
    ]
    assert deed_box
    assert question
    assert deed_box["y"] < question["y"]
    assert deed_box["height"] < 30


async def settled(page: Page) -> list[Any]:
    """Return where the cards' names lie once nothing moves them any more."""
    known: list[Any] = []
    while (found := await page.evaluate(NAMES)) != known:
        known = found
        await page.wait_for_timeout(250)
    return known


async def test_a_card_that_is_pressed_moves_none_and_all_keep_their_names(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.fall_of_1812(), **PHONE)
    before = await settled(page)
    assert all(is_read for _, is_read, *_ in before)
    await page.locator(".strategy-card").nth(2).tap()
    await expect(page.locator(".answers .here .button")).to_have_count(6)
    after = await settled(page)
    assert after == before
    await expect(page.locator(".card-read")).to_contain_text("Single-ship victory")
    assert await page.evaluate(IN_SIGHT)
    # A card that can't be chosen is read without anything giving way to it.
    page, _ = await at(
        sqlite_server, new_page, positions.fall_of_1812(), US, UseCard("2", "leader"), **PHONE
    )
    await page.locator("#to-hand").tap()
    before = await settled(page)
    await page.locator(".strategy-card").nth(1).tap(force=True)
    await expect(page.locator(".strategy-card").nth(1).locator(".card-open")).to_be_visible()
    assert await settled(page) == before


async def test_who_watches_sees_no_strip_where_no_cards_lie(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await at(sqlite_server, new_page, positions.fall_of_1812(), **DESK)
    stage.viewer = "public"
    stage.tell()
    await expect(page.locator("#you")).to_contain_text("You watch")
    board = await page.locator(".board").bounding_box()
    assert board
    assert board["y"] + board["height"] == 900


VIEW_BOX = """() => {
  const { x, y, width, height } = document.querySelector("#map svg").viewBox.baseVal;
  return [x, y, x + width, y + height];
}"""
OUT_OF_VIEW = """() => {
  const pane = document.querySelector("#map").getBoundingClientRect();
  return [...document.querySelectorAll("#map .town:has(.mark)")].filter((town) => {
    const { left, right, top, bottom } = town.querySelector(".mark").getBoundingClientRect();
    return left < pane.left || right > pane.right || top < pane.top || bottom > pane.bottom;
  }).map((town) => [town.id, town.matches(".lit")]);
}"""
BESIDE_THE_VIEW = """() => {
  const { left, right } = document.querySelector("#map").getBoundingClientRect();
  return [...document.querySelectorAll("#map .town .mark")].filter((mark) => {
    const box = mark.getBoundingClientRect();
    return box.left < left || box.right > right;
  }).map((mark) => mark.closest(".town").id);
}"""


async def test_a_phones_map_opens_broad_or_where_the_first_decision_is(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.fall_of_1812(), **PHONE)
    # As broad as the phone: a tall map goes on above and below.
    assert await page.evaluate(BESIDE_THE_VIEW) == []
    assert len(await page.evaluate(OUT_OF_VIEW)) < 30
    page, _ = await at(sqlite_server, new_page, positions.march_from_lewiston(), **PHONE)
    hidden = await page.evaluate(OUT_OF_VIEW)
    assert len(hidden) > 20
    assert not any(is_lit for _, is_lit in hidden)
    # The map's buttons fold away once it is used.
    await page.locator(".tools-button").tap()
    before = await page.evaluate(VIEW_BOX)
    await page.locator("[data-do='zoom-in']").tap()
    assert await page.evaluate(VIEW_BOX) != before
    board = await page.locator("#board").bounding_box()
    assert board
    await page.touchscreen.tap(board["x"] + 8, board["y"] + 8)
    await expect(page.locator("[data-do='zoom-in']")).to_be_hidden()


async def test_what_the_enemy_moves_is_not_drawn_as_what_can_be_pressed(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = positions.evading_at_queenston()
    page, _ = await at(sqlite_server, new_page, state, side=GB, **DESK)
    await expect(page.locator("#pieces .counter.us.moved")).to_have_count(3)
    await expect(page.locator("#pieces .counter.us:is(.taken, .free, .held)")).to_have_count(0)
    await expect(page.locator("#pieces .in-hand-tick")).to_have_count(0)


BUTTONS_PLACE = """() => {
  const button = document.querySelector(".answers > .main button");
  const { left, top, width, height } = button.getBoundingClientRect();
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
  return [left, top + height, button.contains(pressed)];
}"""
COVERED = """() => {
  const tip = document.querySelector("#tip").getBoundingClientRect();
  const lit = document.querySelectorAll("#map .town:is(.lit, .free) .reach");
  return [lit.length, [...lit].filter((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return left < tip.right && right > tip.left && top < tip.bottom && bottom > tip.top;
  }).length];
}"""


@pytest.mark.parametrize("size", [PHONE, DESK])
async def test_what_ends_a_step_has_one_place_in_sight(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    found = []
    fall = positions.fall_of_1812()
    for state, *acts in (
        (positions.march_from_lewiston(),),
        (positions.led_from_lewiston(),),
        (fall, UseCard("2", "units"), Take("us_niagara")),
    ):
        page, _ = await at(sqlite_server, new_page, state, US, *acts, **size)
        await page.wait_for_selector(".answers > .main button")
        found.append(tuple(await page.evaluate(BUTTONS_PLACE)))
    # A line of text more or less moves it by what a finger doesn't notice.
    (x, y, _), *others = found
    assert all(abs(one[0] - x) < 1 and abs(one[1] - y) < 4 for one in others)
    assert all(is_in_sight for *_, is_in_sight in found)
    page, _ = await at(sqlite_server, new_page, positions.march_from_lewiston(), **size)
    await expect(page.locator(".answers .final .button")).to_be_in_viewport(ratio=1)


async def test_what_is_told_of_a_counter_covers_no_lit_space(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.march_from_lewiston(), **DESK)
    for name in ("queenston/gb", "lewiston/us", "ft_niagara/us", "ft_george/gb", "buffalo/us"):
        await page.mouse.move(4, 500)
        await expect(page.locator("#tip")).to_be_hidden()
        await page.locator(f"#pieces [data-stack='{name}']").last.hover(force=True)
        await expect(page.locator("#tip")).to_be_visible()
        lit, covered = await page.evaluate(COVERED)
        assert lit > 3
        assert covered == 0


IN_BOXES = """() => {
  const boxes = [...document.querySelectorAll("#map [id^=area-box_]")]
    .map((node) => [node.id.slice(5), node.getBoundingClientRect()]);
  return [...document.querySelectorAll("#map .town-name:not(.crowded), #pieces [data-stack]")]
    .filter((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      // A line's box is taller than its letters.
      const more = node.dataset.stack ? 3 : (bottom - top) / 4;
      return boxes.some(([id, box]) => !node.dataset.stack?.startsWith(id) &&
        left + 3 < box.right && right - 3 > box.left &&
        top + more < box.bottom && bottom - more > box.top);
    }).map((node) => node.dataset.stack ?? node.textContent);
}"""


async def test_what_lies_in_port_and_names_keep_out_of_the_boxes_of_lakes(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.fall_of_1812(), **DESK)
    assert await page.evaluate(IN_BOXES) == []


NAMES_AT = """() => [...document.querySelectorAll("#map .town-name")].map((node) => {
  const { x, y } = node.getBoundingClientRect();
  return [node.textContent, x, y];
})"""


async def test_names_lie_still_when_a_stack_opens(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.march_from_lewiston(), **DESK)
    before = await page.evaluate(NAMES_AT)
    for name in ("kingston/gb", "ft_george/gb", "sackets_harbour/us"):
        await page.locator(f"#pieces [data-stack='{name}']").last.hover(force=True)
        await page.wait_for_timeout(400)
        assert await page.evaluate(NAMES_AT) == before
