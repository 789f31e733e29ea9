"""A phone and a thumb: set-up and a battle by taps alone, targets, pinch, the sheet, sideways."""

import asyncio
import re

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.table import alone, caught_up, seated
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIDEWAYS = {**PHONE, "viewport": {"width": 844, "height": 390}}

SMALL = """() => {
  const shown = (node) => node.checkVisibility({opacityProperty: true, visibilityProperty: true})
    && !node.closest("#map") && !node.matches(".visually-hidden, .skip");
  const kinds = "a[href], button, input, summary, select, textarea";
  const targets = [...document.querySelectorAll(kinds)].filter(shown);
  // A mark is set by its label, too.
  const area = (node) => (node.matches("[type=checkbox], [type=radio]") && node.labels[0]) || node;
  const boxes = targets.map((node) => area(node).getBoundingClientRect());
  const crowded = (n) => {
    const {left, top, width, height} = boxes[n];
    const [x, y] = [left + width / 2, top + height / 2];
    return boxes.some((box, m) => m !== n && !targets[m].contains(targets[n])
      && !targets[n].contains(targets[m])
      && box.left < x + 22 && box.right > x - 22 && box.top < y + 22 && box.bottom > y - 22);
  };
  const isInText = (node) => node.matches("a.rule, a.term, p a, li a:not(.button), .line-words");
  return targets.flatMap((node, n) => {
    const {width, height} = boxes[n];
    if (width === 0 || (width >= 43.5 && height >= 43.5) || isInText(node)) return [];
    if (width >= 24 && height >= 24 && !crowded(n)) return [];
    return [`${node.outerHTML.slice(0, 90)} is ${width.toFixed()}x${height.toFixed()}`];
  });
}"""

INTO_VIEW = """async (node) => {
  const middle = () => {
    const {left, top, width, height} = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  // What a finger could tap where it lies needs no scrolling.
  if (!node.contains(document.elementFromPoint(...middle()))) node.scrollIntoViewIfNeeded();
  const before = middle();
  await new Promise(requestAnimationFrame);
  const spot = middle();
  return node.isConnected && `${spot}` === `${before}` ? spot : null;
}"""
"""The middle of what is to be tapped, once it lies still."""


async def small_targets(page: Page) -> list[str]:
    """List what a thumb would miss."""
    found: list[str] = await page.evaluate(SMALL)
    return found


async def drawn(page: Page) -> None:
    """Wait until a tap was heard, and what it set under way is done and drawn."""
    await caught_up(page)
    await page.wait_for_selector("body:not(.busy)")
    await caught_up(page)


async def thumb(page: Page, place: Locator) -> None:
    """Tap what is brought into view, at once: a new frame may redraw it, even while it is found."""
    while (spot := await place.evaluate(INTO_VIEW)) is None:
        pass
    await page.touchscreen.tap(*spot)
    await drawn(page)


async def set_up(page: Page) -> None:
    """Place every block: on the map where its lit town is seen, else by the list of places."""
    await thumb(page, page.locator("#tab-places"))
    by_map = by_list = 0
    while await page.locator(".tray-block").count():
        if not await page.locator(".in-hand").count():
            await thumb(page, page.locator(".tray-block:not(:disabled)").first)
        mark = await seen_mark(page, by_map)
        if mark and by_map < 5:
            by_map += 1
            await thumb(page, mark)
        else:
            by_list += 1
            await thumb(page, page.locator(".place.lit .go").first)
    assert by_map > 3
    assert by_list > 3


async def seen_mark(page: Page, number: int) -> Locator | None:
    """Find a lit town on the part of the map that is seen, clear of its edges and buttons."""
    board = await page.locator("#board").bounding_box()
    assert board
    seen = []
    for mark in await page.locator(".town.lit .mark").all():
        box = await mark.bounding_box()
        inside = box and 30 < box["x"] < 340 and board["y"] + 30 < box["y"]
        if box and inside and box["y"] < board["y"] + board["height"] - 80:
            seen.append(mark)
    return seen[number % len(seen)] if seen else None


async def take_a_turn(page: Page, battles: set[str]) -> str:
    """Do the first thing that there is to do, by a tap."""
    if await page.locator(".outcome").count():
        return "ended"
    if await page.locator(".playing").count():
        await thumb(page, page.locator("[data-do=skip]"))
        return "skipped"
    if not await page.locator(".asked.mine").count():
        return "waiting"
    if await page.locator(".battle-card h2").count():
        battles.add(await page.locator(".battle-card h2").first.inner_text())
    if await page.locator("#tip [data-choice]").count():
        await thumb(page, page.locator("#tip [data-choice]").first)
        return "chosen"
    buttons = page.locator(".answers [data-choice]:not(:disabled)")
    if await buttons.count():
        await thumb(page, buttons.first)
        return "answered"
    free = page.locator("#battle button.free, .tray-block:not(:disabled)")
    if await free.count():
        await thumb(page, free.first)
        return "taken"
    return "stuck"


async def march_to_battle(page: Page) -> bool:
    """March a block on an enemy next to it, by the list of places; tell whether one could."""
    await thumb(page, page.locator("#tab-places"))
    blocks = page.locator(".here button[data-names^='block:']")
    for number in range(await blocks.count()):
        await thumb(page, blocks.nth(number))
        goals = page.locator(".place.lit")
        for index in range(await goals.count()):
            goal = goals.nth(index)
            side = "Britain" if "United" in await page.inner_text("#you") else "United States"
            # "3 blocks, Britain"
            if re.search(rf"blocks?, {side}", await goal.inner_text()):
                await thumb(page, goal.locator(".go").first)
                return True
        await thumb(page, page.locator("[data-do=let-go]").first)
    return False


@pytest.mark.long
async def test_a_thumb_sets_up_and_fights_a_battle(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob = await seated(sqlite_server, new_page, **PHONE)
    found = await small_targets(ann)
    for page in (ann, bob):
        await page.wait_for_selector(".tray-block:not(:disabled)")
        await set_up(page)
        await thumb(page, page.locator(".main button"))
    battles: set[str] = set()
    turns = 0
    for _ in range(150):
        for page in (ann, bob):
            may_move = await page.locator(".here button[data-names^='block:']").count()
            asked = await page.locator(".asked.mine h2").count()
            if asked and "one group" in await page.inner_text(".asked.mine h2") and not battles:
                turns += 1
                await march_to_battle(page)
            elif may_move:
                await thumb(page, page.locator("#tab-score"))
            await take_a_turn(page, battles)
        if battles:
            break
    assert battles, turns
    for page in (ann, bob):
        for tab in await page.locator("[role=tab]").all():
            await thumb(page, tab)
            found += await small_targets(page)
    assert not found, "\n".join(dict.fromkeys(found))


async def test_two_fingers_and_the_grip_give_the_map_room(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **PHONE)
    whole = await ann.evaluate("document.querySelector('#map svg').viewBox.baseVal.width")
    touch = await ann.context.new_cdp_session(ann)
    await touch.send(
        "Input.synthesizePinchGesture",
        {"x": 195, "y": 250, "scaleFactor": 2, "gestureSourceType": "touch"},
    )
    near = await ann.evaluate("document.querySelector('#map svg').viewBox.baseVal.width")
    assert near < whole * 0.8
    assert await ann.evaluate("visualViewport.scale") == 1
    height = "document.querySelector('.board').getBoundingClientRect().height"
    before = await ann.evaluate(height)
    await thumb(ann, ann.locator(".grip"))
    after = await ann.evaluate(height)
    assert after > before * 1.5
    await expect(ann.locator(".grip")).to_have_attribute("aria-expanded", "false")
    grip = await ann.locator(".grip").bounding_box()
    assert grip
    await drag(ann, grip["x"] + 190, grip["y"] + 15, -300)
    assert await ann.evaluate(height) == pytest.approx(after - 300, abs=12)


LOST = """() => document.querySelector("#map svg").dispatchEvent(new PointerEvent("pointerdown",
  {pointerId: 77, pointerType: "touch", isPrimary: true, bubbles: true, buttons: 1,
   clientX: 60, clientY: 200}))"""


async def test_a_finger_that_was_lifted_unheard_does_not_zoom_with_the_next(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **PHONE)
    whole = await ann.evaluate("document.querySelector('#map svg').viewBox.baseVal.width")
    await ann.evaluate(LOST)
    await drag(ann, 195, 250, 80)
    assert await ann.evaluate("document.querySelector('#map svg').viewBox.baseVal.width") == whole


async def drag(page: Page, x: float, y: float, by: float) -> None:
    """Drag a finger up or down."""
    touch = await page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        *(("touchMove", [{"x": x, "y": y + by * part / 6}]) for part in range(1, 7)),
        ("touchEnd", []),
    ):
        await touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        await asyncio.sleep(0.02)
    await drawn(page)


async def test_a_phone_held_sideways_shows_map_and_question(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **SIDEWAYS)
    board = await ann.locator("#board").bounding_box()
    asked = await ann.locator("#turn .asked").bounding_box()
    tray = await ann.locator("#tray").bounding_box()
    assert board
    assert asked
    assert tray
    assert board["height"] > 300
    assert board["width"] > 400
    assert asked["x"] >= board["x"] + board["width"] - 1
    assert tray["y"] < 390
    assert await ann.evaluate("document.documentElement.scrollWidth") <= 844
