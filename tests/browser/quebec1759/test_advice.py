"""Quebec 1759: what the machine suggests is drawn from where to where, and taken by one press."""

from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from app.games.quebec1759.board import GB
from tests.browser.staging import Played, shown
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.quebec1759.turns import GAME
from tools.shots.quebec1759 import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


class Advised(Played):
    """A stage at which a machine plays the other side."""

    def frame(self) -> dict[str, Any]:
        """Return what the server would send the viewer now."""
        return super().frame() | {"machines": {"fr": "commander"}}

    def wanted(self, **action: Any) -> dict[str, Any]:
        """Return the choice that is offered with an action like this."""
        offered: list[dict[str, Any]] = self.frame()["choices"]["actions"]
        return next(one for one in offered if action.items() <= one["action"].items())


async def suggesting(page: Page, stage: Advised, choice: dict[str, Any]) -> None:
    async def answer(route: Route) -> None:
        await route.fulfill(json={"v": stage.frame()["v"], "choice": choice})

    await page.route("**/suggest", answer)


@pytest.mark.parametrize("window", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_suggested_order_is_an_arrow_and_taken_by_one_press(
    sqlite_server: Running, new_page: NewPage, window: dict[str, Any]
) -> None:
    page = await new_page(reduced_motion="reduce", **window)
    stage = Advised.at(positions.september(), GB, GAME)
    choice = stage.wanted(type="part", origin="ET", to="SI", count=3)
    await suggesting(page, stage, choice)
    await shown(sqlite_server, page, stage)
    await page.click("[data-do=suggest]")
    arrow = page.locator("#marks .arrow.advice")
    await expect(arrow).to_have_text("×3")
    take = page.get_by_role("button", name="Use this step")
    await expect(take).to_be_in_viewport(ratio=1)
    assert not stage.pressed
    await take.click()
    await expect(page.locator(".draft li")).to_have_count(1)
    assert stage.pressed == ["part"]
    await expect(arrow).to_have_count(0)
    await expect(take).to_have_count(0)


async def test_what_is_suggested_and_has_a_button_is_taken_by_that(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", **DESK)
    stage = Advised.at(positions.september(), GB, GAME)
    await suggesting(page, stage, stage.wanted(type="done"))
    await shown(sqlite_server, page, stage)
    await page.click("[data-do=suggest]")
    await expect(page.locator(".button.suggested")).to_have_text("Halt: nothing moves")
    await expect(page.locator("[data-do=suggest-take]")).to_have_count(0)
