"""Mr. Madison's War: a suggested step says why, and the card that it is about is marked."""

import json
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from app.engine.values import State
from app.games.madison.board import US
from app.games.madison.game import GAME
from tests.browser.madison.test_taking import AgainstMachine
from tests.browser.staging import Played, shown
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SIZES = pytest.mark.parametrize("size", others_later([WIDE, PHONE]))


class Advised(AgainstMachine):
    """A stage whose machine plays the other side."""

    def frame(self) -> dict[str, Any]:
        return {**super().frame(), "machines": {"gb": "commander"}}


async def advised(
    server: Running, new_page: NewPage, state: State, size: dict[str, Any], wanted: dict[str, Any]
) -> tuple[Page, Played]:
    """Show a position, and have the machine suggest the first choice that has what is wanted."""
    page = await new_page(reduced_motion="reduce", **size)
    stage = Advised.at(state, US, GAME)
    await shown(server, page, stage)
    await page.wait_for_selector(".asked")
    frame = stage.frame()
    offered = frame["choices"]["actions"]
    choice = next(one for one in offered if wanted.items() <= one["action"].items())
    answer = json.dumps({"v": frame["v"], "choice": choice})

    async def suggest(route: Route) -> None:
        await route.fulfill(body=answer, content_type="application/json")

    await page.route("**/suggest", suggest)
    await page.get_by_role("button", name="Suggest a step").click()
    return page, stage


@SIZES
async def test_a_card_that_is_suggested_is_marked_and_says_why(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    wanted = {"type": "use-card", "card": "4", "use": "restore"}
    state = positions.fall_of_1812()
    page, _ = await advised(sqlite_server, new_page, state, size, wanted)
    card = page.locator(".strategy-card.suggested")
    await expect(card).to_have_count(1, timeout=5000)
    await expect(card).to_contain_text("Death of Brock")
    await expect(card).to_be_in_viewport()
    told = page.locator(".help [role=status]")
    await expect(told).to_contain_text("Death of Brock: Restore 2 units")
    await expect(told).to_contain_text("reduced")
    # Its use is marked once the card is pressed.
    await card.click()
    await expect(page.locator(".answers .button.suggested")).to_contain_text("Restore 2 units")


@SIZES
async def test_a_march_that_is_suggested_says_why(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    wanted = {"type": "march", "to": "queenston"}
    state = positions.march_from_lewiston()
    page, _ = await advised(sqlite_server, new_page, state, size, wanted)
    told = page.locator(".help [role=status]")
    await expect(told).to_contain_text("Queenston", timeout=5000)
    await expect(told).to_contain_text("It attacks where it is the stronger: 8 against 3.")
