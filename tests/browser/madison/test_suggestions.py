"""Mr. Madison's War: a suggested step says why, and the card that it is about is marked."""

import json
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from app.engine.values import State
from app.games.madison.actions import UseCard
from app.games.madison.board import US
from app.games.madison.game import GAME
from tests.browser.madison.test_taking import AgainstMachine
from tests.browser.staging import Played, shown
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tests.games.madison.positions import position
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
ON_TOP = """() => {
  const { left, top, width, height } =
    document.querySelector('#pieces .advised').getBoundingClientRect();
  const seen = [0.1, 0.5, 0.9].map((part) => document.elementFromPoint(left + part * width,
    top + height / 2));
  return seen.every((one) => one?.closest('.advised'));
}"""
SIZES = pytest.mark.parametrize("size", others_later([WIDE, PHONE]))


class Advised(AgainstMachine):
    """A stage whose machine plays the other side."""

    def frame(self) -> dict[str, Any]:
        return {**super().frame(), "machines": {"gb": "commander"}}


async def advised(
    server: Running,
    new_page: NewPage,
    state: State,
    size: dict[str, Any],
    wanted: dict[str, Any],
    reason: dict[str, Any] | None = None,
) -> tuple[Page, Played]:
    """Show a position, and have the machine suggest the first choice that has what is wanted."""
    page = await new_page(reduced_motion="reduce", **size)
    stage = Advised.at(state, US, GAME)
    await shown(server, page, stage)
    await page.wait_for_selector(".asked")
    frame = stage.frame()
    offered = frame["choices"]["actions"]
    choice = next(one for one in offered if wanted.items() <= one["action"].items())
    answer = json.dumps({"v": frame["v"], "choice": choice, "reason": reason})

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


@SIZES
async def test_who_is_suggested_is_named_with_their_place_and_marked_over_their_stack(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    ships = "us v_ohio, us v_somers, us v_trippe"
    more = "albany: us us_6, us us_15, us us_9; oswego: us us_13, us us_21"
    text = f"buffalo: us smyth, us us_1pa, us us_5, {ships}; {more}; york: gb gb_8"
    state = position(text, US).play(US, UseCard("2", "units")).state
    wanted = {"type": "take", "block": "v_ohio"}
    page, _ = await advised(sqlite_server, new_page, state, size, wanted)
    told = page.locator(".help [role=status]")
    await expect(told).to_contain_text("Ohio acts, at Buffalo", timeout=5000)
    await expect(page.locator("#pieces .advised")).to_have_count(1)
    assert await page.evaluate(ON_TOP)


async def test_a_machine_that_says_what_a_step_is_for_is_told(
    sqlite_server: Running, new_page: NewPage
) -> None:
    reason = {
        "key": "madison-because-fleet",
        "params": {"leader": "none", "from": "@madison-at-erie", "lake": "@madison-lake-erie"},
    }
    wanted = {"type": "use-card", "card": "4", "use": "units"}
    state = positions.fall_of_1812()
    page, _ = await advised(sqlite_server, new_page, state, WIDE, wanted, reason)
    told = page.locator(".help [role=status]")
    await expect(told).to_contain_text("Ships at Erie can win Lake Erie.", timeout=5000)
