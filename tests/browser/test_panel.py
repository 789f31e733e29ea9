"""The panel under a quick hand: a double click decides once; tabs and answers stay in place."""

import json
import re
from dataclasses import dataclass, field

import pytest
from playwright.async_api import Locator, Page, WebSocketRoute, expect

from app.engine.values import Action
from app.games.war1812.actions import Done
from tests.browser.staging import Stage, shown
from tests.browser.table import at_match, caught_up, live
from tests.browser.test_access import DESK
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.war1812.positions import marches, position

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


@dataclass
class Asking(Stage):
    """A stage that answers the first press by another question with a final button."""

    then: tuple[Action, ...] = ()
    pressed: list[str] = field(default_factory=list)

    def answer(self, socket: WebSocketRoute) -> None:
        """Stand in for the server."""
        self.sockets.append(socket)

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "hello":
                socket.send(json.dumps(self.frame()))
            elif told["type"] == "act":
                self.pressed.append(told["action"]["type"])
                if len(self.pressed) == 1:
                    self.act(self.viewer, *self.then)
                    socket.send(
                        json.dumps({"type": "ack", "key": told["key"], "v": told["expect"] + 1})
                    )
                    self.tell()

        socket.on_message(heard)


def marching() -> Asking:
    """The American has drafted one march, and drafts another while the page presses Done."""
    text = "buffalo: us infantry 4 3 3 2; fort-erie: gb infantry 4; york: gb infantry 2"
    first = Stage.at(position(text), "us")
    one, two, *_ = marches(first.state, "buffalo", "fort-erie")
    stage = Asking(first.headless, first.viewer, then=(two,))
    stage.act("us", one)
    return stage


async def middle(button: Locator) -> tuple[float, float]:
    """Where a pointer presses it."""
    box = await button.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


FINAL_AT = """([x, y, unlike]) => {
  const button = document.elementFromPoint(x, y)?.closest("[data-final]:enabled");
  return Boolean(button) && button.innerText !== unlike;
}"""


async def press_again(page: Page, spot: tuple[float, float], unlike: str = "") -> None:
    """Press, as the second of a double click, once another final button lies under the pointer."""
    await page.wait_for_function(FINAL_AT, arg=[*spot, unlike])
    await page.mouse.down(click_count=2)
    await page.mouse.up(click_count=2)


async def test_the_second_press_of_a_double_click_answers_no_new_question(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = marching()
    page = await shown(sqlite_server, await new_page(), stage)
    done = page.locator("[data-final]").first
    spot = await middle(done)
    before = await done.inner_text()
    await page.mouse.click(*spot)
    await press_again(page, spot, unlike=before)
    await caught_up(page)
    assert stage.pressed == ["done"]
    await page.mouse.click(*spot)
    await page.wait_for_selector("[data-final]:disabled")
    assert stage.pressed == ["done", "done"]


async def test_a_double_click_does_not_pass_a_turn(
    sqlite_server: Running, new_page: NewPage
) -> None:
    first = Stage.at(position("buffalo: us infantry 3 2; york: gb infantry 2"), "us")
    stage = Asking(first.headless, first.viewer)
    page = await shown(sqlite_server, await new_page(), stage)
    spot = await middle(page.locator("[data-final]").first)
    await page.mouse.click(*spot)
    await page.wait_for_selector("[data-final].sure")
    await press_again(page, spot)
    await caught_up(page)
    assert stage.pressed == []
    assert await page.locator("[data-final].sure").count() == 1


async def test_the_tabs_stay_where_they_are_while_the_question_grows(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(viewport={"width": 1440, "height": 900})
    text = "buffalo: us infantry 4 3 3 2; fort-erie: gb infantry 4; york: gb infantry 2"
    stage = Stage.at(position(text), "us")
    await shown(sqlite_server, page, stage)
    place = await page.locator("#tab-score").bounding_box()
    answers = await page.locator(".latest").bounding_box()
    stage.act("us", *marches(stage.state, "buffalo", "fort-erie"))
    stage.tell()
    await page.wait_for_selector(".draft li:nth-child(2)")
    assert await page.locator(".latest").bounding_box() != answers
    assert await page.locator("#tab-score").bounding_box() == place


async def test_a_newcomers_first_answers_stand_on_a_phones_first_screen(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    await page.goto(f"{sqlite_server.url}/new")
    await page.check("input[name=machine][value=commander]")
    await page.check("input[name=side][value=us]")
    await page.click("button[type=submit]")
    await page.wait_for_url("**/m/*")
    await live(page)
    await page.wait_for_selector(".coach")
    box = await page.get_by_role("button", name="Do the rest as suggested").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 844


async def test_the_log_has_a_heading_for_each_turn_the_newest_first(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "buffalo: us infantry 3; york: gb infantry 2; fort-george: gb infantry 2"
    stage = Stage.at(position(text, mover="gb"), "us")
    stage.act("gb", *marches(stage.state, "york", "fort-george"), Done())
    stage.act("us", Done())
    stage.act("gb", *marches(stage.state, "fort-george", "york"), Done())
    stage.act("us", Done())
    page = await shown(sqlite_server, await new_page(), stage)
    headings = page.get_by_role("heading", level=3, name="campaign turn")
    # The turn that begins is announced; what led to it stands before it.
    await expect(headings).to_have_text(["1812, campaign turn 4", "1812, campaign turn 5"])
    # Just now reads from its beginning, the newest line marked.
    news = page.locator(".latest ol").last
    await expect(news).to_contain_text("from Fort George to York")
    await expect(page.locator(".latest .newest")).to_have_count(1)
    await expect(page.locator(".latest h3").last).to_have_class(re.compile("newest"))
    await page.click("#tab-log")
    await expect(page.locator(".latest")).to_have_count(0)
    await expect(headings).to_have_text(["1812, campaign turn 5", "1812, campaign turn 4"])
    before = page.get_by_role("heading", level=3, name="Before the first turn")
    await expect(before).to_have_count(1)
    await page.click("#tab-score")
    stage.act("gb", Done())
    stage.tell()
    await page.locator("#pieces .piece.us").first.dispatch_event("click")
    await expect(page.locator(".in-hand")).to_be_visible()
    await expect(news).to_be_visible()


async def test_what_is_suggested_is_marked_in_the_tray_and_on_the_map(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    await at_match(sqlite_server, page, "war1812", side="us", machine="commander")
    await page.get_by_role("button", name="Suggest a step").click()
    await expect(page.locator("#tray .advised")).to_have_count(1)
    await expect(page.locator("#map .spot.advised")).to_have_count(1)
    ring = page.locator("#map .spot.advised .reach")
    assert await ring.evaluate("node => getComputedStyle(node).strokeDasharray") != "none"
    block = page.locator("#tray .advised")
    await block.click()
    await page.locator("#map .spot.advised .mark").click()
    # What was done is advised no more.
    await expect(page.locator(".advised")).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 800, 390])
async def test_the_way_back_to_the_last_play_keeps_off_the_lines_of_the_log(
    sqlite_server: Running, new_page: NewPage, width: int
) -> None:
    stage = Stage.at(position("buffalo: us infantry 4; york: gb infantry 2", mover="gb"), "us")
    stage.act("gb", Done())
    page = await new_page(viewport={"width": width, "height": 900})
    await shown(sqlite_server, page, stage)
    await page.click("#tab-log")
    back = page.locator("#tab-body [data-do=history-from]")
    await expect(back).to_be_visible()
    gap = """(node) => node.nextElementSibling.getBoundingClientRect().top
      - node.getBoundingClientRect().bottom"""
    assert await back.evaluate(gap) >= 8
