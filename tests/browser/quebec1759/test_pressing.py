"""Quebec 1759: what a press on the map tells, and what goes with the next one."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.quebec1759.board import FR, GB
from tests.browser.staging import Played, shown
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.quebec1759.turns import GAME, turn
from tools.shots.quebec1759 import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
HAND: dict[str, Any] = {**PHONE, "reduced_motion": "reduce"}


async def press(page: Page, selector: str, *, by_finger: bool = False) -> None:
    """Press the middle of what is drawn, whatever lies over it."""
    box = await page.locator(selector).first.bounding_box()
    assert box
    spot = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    await (page.touchscreen.tap(*spot) if by_finger else page.mouse.click(*spot))


def seen(kind: str, at: str) -> dict[str, Any]:
    """Return a sighting of a French block that surely stands in a zone."""
    piece = {"side": FR, "kind": kind, "group": "", "cv": 2, "max": 3, "at": at}
    when = {"key": "quebec1759-line-turn", "params": {"turn": 5}}
    return {"piece": piece, "when": when, "line": 1, "at": [at]}


async def test_a_tap_on_the_enemys_stack_tells_what_was_seen_of_it_and_another_why_not(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**HAND)
    memory = {"sightings": [seen("infantry", "AB")]}
    await page.route("**/memory", lambda route: route.fulfill(json=memory))
    await shown(sqlite_server, page, Played.at(positions.september(), GB, GAME))
    await expect(page.locator("#pieces .ghost")).to_have_count(1)
    stack, tip = '#pieces [data-key="fr@AB#2"]', page.locator("#tip")
    await press(page, stack, by_finger=True)
    await expect(tip.locator(".look")).to_contain_text("3 blocks, France")
    await expect(tip.locator(".remembered")).to_contain_text("urn 5")
    await press(page, stack, by_finger=True)
    await expect(tip).to_contain_text("You have nobody at Abraham")


@pytest.mark.parametrize("viewed", [HAND, DESK])
async def test_a_refusal_goes_with_the_next_press_on_the_map(
    sqlite_server: Running, new_page: NewPage, viewed: dict[str, Any]
) -> None:
    page, finger = await new_page(**viewed), viewed is HAND
    await shown(sqlite_server, page, Played.at(positions.september(), GB, GAME))
    refused = page.locator("#tip .why")
    await press(page, "#zone-SF .mark", by_finger=finger)
    await expect(refused).to_be_visible()
    # A stack that opens is no answer to it.
    await press(page, "#pieces [data-stack='ET/gb'] .face", by_finger=finger)
    await expect(refused).to_have_count(0)


async def test_what_is_asked_once_more_is_taken_back_by_any_other_press(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    stage = Played.at(turn(number=3).state, GB, GAME)
    await shown(sqlite_server, page, stage)
    halt, armed = page.locator(".answers .main .button"), page.locator(".answers .sure")
    for other in ("#tab-log", "#map .cartouche .plate", "#zone-SF .mark"):
        await halt.click()
        await expect(armed).to_have_count(1)
        await press(page, other)
        await expect(armed).to_have_count(0)
    await halt.click()
    await expect(armed).to_have_count(1)
    await page.keyboard.press("Escape")
    await expect(armed).to_have_count(0)
    assert not stage.pressed


async def test_an_open_stack_stays_open_while_one_after_the_other_is_sent_by_a_finger(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**HAND)
    stage = Played.at(positions.september(), GB, GAME)
    await shown(sqlite_server, page, stage)
    width = "(face) => face.getBoundingClientRect().width"
    first, second = ("#pieces [data-key='BR-D4'] .face", "#pieces [data-key='BR-D3'] .face")
    closed = await page.locator(second).evaluate(width)
    await press(page, first, by_finger=True)
    await page.wait_for_function(
        f'(was) => ({width})(document.querySelector("{second}")) > 1.5 * was', arg=closed
    )
    await page.wait_for_timeout(300)
    await press(page, first, by_finger=True)
    await expect(page.locator("#pieces .held")).to_have_count(1)
    # The map goes to where it shows all that is lit.
    await page.wait_for_timeout(800)
    await press(page, "#zone-OR .mark", by_finger=True)
    await expect(page.locator(".draft li")).to_have_count(1)
    assert await page.locator(second).evaluate(width) > 1.5 * closed
