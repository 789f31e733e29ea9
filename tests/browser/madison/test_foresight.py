"""Mr. Madison's War: how far a force goes and what its attacks come to, before it is named."""

from typing import Any
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.async_api import Page, Route, expect

from app.engine import codec
from app.engine import match as engine
from app.games.madison.actions import UseCard
from app.games.madison.board import US
from app.games.madison.game import GAME
from app.web.api.answers import Foreseen
from tests.browser.madison.table import at
from tests.browser.staging import Played
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(120)]

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
RENSSELAER = "Van Rensselaer"


async def naming(
    server: Running, new_page: NewPage, size: dict[str, Any], use: str = "leader", card: str = "2"
) -> tuple[Page, Played, list[str]]:
    """Show the US whom a card may activate; what is foreseen comes as the server would have it."""
    state = positions.fall_of_1812()
    page, stage = await at(server, new_page, state, US, UseCard(card, use), **size)
    asked: list[str] = []

    async def foresee(route: Route) -> None:
        [selection] = parse_qs(urlparse(route.request.url).query)["selection"]
        asked.append(selection)
        view: Any = engine.view(stage.headless.state.match, US)
        found = GAME.foresee(view, selection)
        told = Foreseen(stage.frame()["v"], found)
        await route.fulfill(body=codec.wire(told), content_type="application/json")

    await page.route("**/foresee?*", foresee)
    return page, stage, asked


async def told(page: Page) -> None:
    """Wait until reach and odds of Van Rensselaer are shown."""
    await expect(page.locator(".map .town.foreseen")).not_to_have_count(0)
    await expect(page.locator(".map .badge", has_text="%").first).to_be_visible()
    await expect(
        page.locator(".foretold", has_text="Queenston from Chippawa: 8 against 3")
    ).to_be_visible()


async def test_a_mouse_on_a_leaders_button_lights_his_reach_and_tells_the_odds(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage, asked = await naming(sqlite_server, new_page, WIDE)
    button = page.locator(".answers .button", has_text=RENSSELAER).first
    before = await button.bounding_box()
    await button.hover()
    await told(page)
    assert await button.bounding_box() == before, "nothing moves under a mouse"
    await page.mouse.move(700, 5)
    await expect(page.locator(".map .foreseen")).to_have_count(0)
    await expect(page.locator(".foretold")).to_have_count(0)
    await button.hover()
    await told(page)
    assert asked.count("block:vanrensselaer") == 1, "what is known is not asked again"
    assert not stage.pressed


async def test_a_mouse_on_his_counter_does_as_much(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage, _ = await naming(sqlite_server, new_page, WIDE)
    counter = page.locator("#pieces .piece[data-names*='block:vanrensselaer']").first
    box = await counter.bounding_box()
    assert box
    await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 6)
    await told(page)
    assert not stage.pressed


async def test_the_keyboards_focus_tells_as_much(sqlite_server: Running, new_page: NewPage) -> None:
    page, stage, _ = await naming(sqlite_server, new_page, WIDE)
    button = page.locator(".answers .button", has_text=RENSSELAER).first
    await button.focus()
    await told(page)
    await page.keyboard.press("Shift+Tab")
    await expect(
        page.locator(".foretold", has_text="Queenston from Chippawa: 8 against 3")
    ).to_have_count(0)
    await button.focus()
    await told(page)
    await page.keyboard.press("Enter")
    await expect(page.locator(".map .foreseen")).to_have_count(0)
    assert stage.pressed == ["activate-leader"]


async def test_on_a_phone_the_first_press_tells_and_the_second_names(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage, _ = await naming(sqlite_server, new_page, PHONE)
    button = page.locator(".answers .button", has_text=RENSSELAER).first
    await button.tap()
    await told(page)
    queenston = await page.locator(".map .badge", has_text="58%").bounding_box()
    map_ = await page.locator("#board").bounding_box()
    assert queenston
    assert map_
    assert map_["y"] < queenston["y"] < map_["y"] + map_["height"], "the map shows the attack"
    assert not stage.pressed
    await page.wait_for_timeout(600)
    await button.tap()
    await expect(page.locator(".map .foreseen")).to_have_count(0)
    assert stage.pressed == ["activate-leader"]


async def test_what_is_asked_once_more_on_a_phone_is_read_to_its_end(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage, _ = await naming(sqlite_server, new_page, PHONE, card="13")
    button = page.locator(".answers .button", has_text="Chauncey").first
    before = await button.bounding_box()
    assert before
    # A tap that Playwright scrolls to would show it anyway.
    await page.touchscreen.tap(before["x"] + 40, before["y"] + 10)
    await expect(button).to_contain_text("Lake Ontario")
    screen = 844
    await page.wait_for_function(
        """([text, screen]) => [...document.querySelectorAll(".answers .button")]
          .find((node) => node.innerText.includes(text))
          .getBoundingClientRect().bottom <= screen""",
        arg=["Chauncey", screen],
    )
    assert not stage.pressed


async def test_units_in_hand_are_told_of_without_being_pointed_at(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _, asked = await naming(sqlite_server, new_page, WIDE, "units")
    stack = "#pieces .piece[data-names*='block:us_13']"
    box = await page.locator(stack).first.bounding_box()
    assert box
    for _ in range(2):
        box = await page.locator(stack).first.bounding_box()
        assert box
        await page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await page.wait_for_timeout(500)
    await page.mouse.move(700, 5)
    await expect(page.locator(".map .town.foreseen")).not_to_have_count(0)
    assert asked[-1] == "block:us_13"
