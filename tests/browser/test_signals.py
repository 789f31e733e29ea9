"""On a phone what waits is named on the first screen; who looks back finds the buttons in place."""

import json
from dataclasses import replace
from typing import Any

import pytest
from playwright.async_api import Locator, Page, Route, expect

from app.engine import match as engine
from app.games.war1812.actions import Done
from proofs.headless import apply_record
from tests.browser.staging import Stage, shown
from tests.browser.test_touch import PHONE, drawn, thumb
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.war1812.positions import marches, position
from tools.shots.war1812.positions import spring_of_1813

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


def waiting() -> Stage:
    """Britain moves, the page's American waits."""
    text = "buffalo: us infantry 4 3; fort-erie: gb infantry 4 2; york: gb infantry 2"
    return Stage.at(position(text, mover="gb"), "us")


def resign(stage: Stage, side: str) -> None:
    """End the match."""
    table = apply_record(stage.headless.state, engine.resign(stage.headless.state.match, side))
    stage.headless = replace(stage.headless, state=table)


async def top_of(place: Locator) -> float:
    """Return where it lies in the window, in pixels from above."""
    box = await place.bounding_box()
    assert box
    return box["y"]


async def on_screen(place: Locator) -> bool:
    """Whether it lies within the window."""
    box = await place.bounding_box()
    size = place.page.viewport_size
    return bool(box and size and box["y"] >= 0 and box["y"] + box["height"] <= size["height"])


async def scrolled_down(page: Page, tab: str) -> None:
    """Open a tab and scroll to its end."""
    await thumb(page, page.locator(f"#tab-{tab}"))
    await page.evaluate("document.querySelector('.sheet').scrollTo(0, 1e6)")
    await drawn(page)


async def test_a_phone_says_on_its_first_screen_that_it_is_my_move(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = waiting()
    page = await shown(sqlite_server, await new_page(**PHONE), stage)
    await scrolled_down(page, "chat")
    signal = page.locator("#to-turn")
    await expect(signal).to_be_hidden()
    field = page.locator("[data-field=say]")
    await field.fill("Just a mom")
    before = await top_of(field)
    stage.act("gb", *marches(stage.state, "fort-erie", "buffalo"), Done())
    stage.tell()
    await expect(signal).to_have_text("Your move")
    assert await on_screen(signal)
    assert abs(await top_of(field) - before) < 1
    assert await field.input_value() == "Just a mom"
    await thumb(page, signal)
    assert await on_screen(page.locator("#prompt"))
    await expect(signal).to_be_hidden()
    assert await page.evaluate("document.querySelector('.sheet').scrollTop") == 0


@pytest.mark.parametrize("size", ["phone", "wide"])
async def test_the_end_is_told_in_the_bar_and_comes_into_sight(
    sqlite_server: Running, new_page: NewPage, size: str
) -> None:
    stage = waiting()
    page = await new_page(**(PHONE if size == "phone" else WIDE))
    await shown(sqlite_server, page, stage)
    await expect(page.locator("#tab-body")).to_contain_text("more for a lead of 10")
    if size == "phone":
        await scrolled_down(page, "table")
    resign(stage, "gb")
    stage.tell()
    await expect(page.locator(".bar-result")).to_have_text("You win")
    assert await on_screen(page.locator(".bar-result"))
    await expect(page.locator(".phases")).to_be_hidden()
    if size == "phone":
        await drawn(page)
        assert await on_screen(page.locator(".outcome h2"))
    await page.click("#tab-score")
    await expect(page.locator("#tab-body")).to_contain_text("at the end")
    await expect(page.locator("#tab-body")).not_to_contain_text("more for a lead of 10")


async def test_a_phone_shows_unread_chat_and_opens_it_with_its_field(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(spring_of_1813(), "us")
    page = await shown(sqlite_server, await new_page(**PHONE), stage)
    signal = page.locator("#to-chat")
    await expect(signal).to_be_hidden()
    line = {"n": 1, "at": 1_795_000_000, "side": "gb", "text": "Hello there", "name": ""}
    for socket in stage.sockets:
        socket.send(json.dumps({"type": "chat", "room": "players", "lines": [line]}))
    await expect(signal).to_be_visible()
    await expect(signal).to_have_text("1 new message")
    assert await on_screen(signal)
    await thumb(page, signal)
    await expect(signal).to_be_hidden()
    assert await on_screen(page.locator(".says-what"))
    assert await on_screen(page.locator("[data-field=say]"))
    await page.evaluate("document.querySelector('.sheet').scrollTo(0, 0)")
    await drawn(page)
    # The chat is open, but not on the screen: what comes now is not read.
    for socket in stage.sockets:
        more = {"type": "chat", "room": "players", "lines": [{**line, "n": 2}]}
        socket.send(json.dumps(more))
    await expect(signal).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "wide"])
async def test_who_looks_back_finds_the_buttons_in_one_place(
    sqlite_server: Running, new_page: NewPage, size: str
) -> None:
    stage = waiting()
    frame = stage.frame()
    stage.act("gb", *marches(stage.state, "fort-erie", "buffalo"), Done())
    fought = stage.frame()
    resign(stage, "gb")
    page = await new_page(**(PHONE if size == "phone" else WIDE))

    async def answer(route: Route) -> None:
        at = int(route.request.url.split("=")[-1])
        told = fought["log"][-3:] if at % 2 else frame["log"][:1]
        view = (fought if at % 2 else frame)["view"]
        await route.fulfill(json={"at": at, "last": 8, "view": view, "lines": told})

    await page.route("**/history?at=*", answer)
    await shown(sqlite_server, page, stage)
    await page.click("[data-do=history]")
    onward = page.get_by_role("button", name="Next")
    await expect(page.get_by_text("Moment 1 of 9")).to_be_visible()
    first = await onward.bounding_box()
    assert first
    for moment in range(2, 6):
        await page.mouse.click(first["x"] + first["width"] / 2, first["y"] + first["height"] / 2)
        await expect(page.get_by_text(f"Moment {moment} of 9")).to_be_visible()
        assert await onward.bounding_box() == first
    assert await on_screen(onward)
    assert await on_screen(page.locator(".slider"))
