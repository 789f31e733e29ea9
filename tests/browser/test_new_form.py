"""The form for a new match: its button in sight, games told apart, plain words."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser import test_touch
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


@pytest.mark.parametrize("size", [DESK, test_touch.PHONE])
async def test_what_makes_the_match_is_in_sight_without_scrolling(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    page = await new_page(**size)
    await page.goto(f"{sqlite_server.url}/new?game=madison")
    await expect(page.locator("button[type=submit]")).to_be_in_viewport(ratio=1)
    rows = page.locator(".games-to-choose li")
    for nth in range(await rows.count()):
        box = await rows.nth(nth).bounding_box()
        assert box
        assert box["height"] < 90
        title = await rows.nth(nth).locator(".title").bounding_box()
        assert title
        assert title["height"] < 30
    # What both agree to stands in the form itself, where it can come about.
    claim = page.locator("[name=claim_days]").first
    await expect(claim).to_be_visible()
    await page.check("[name=machine][value=commander]")
    await expect(claim).to_be_hidden()
    # All of a row chooses.
    await rows.nth(0).click(position={"x": 150, "y": 35})
    await expect(rows.nth(0)).to_have_class("chosen")


async def test_a_player_is_told_of_links_that_lead_nowhere_without_settings(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page()
    await page.goto(f"{sqlite_server.url}/new?game=madison")
    told = page.locator("aside.quiet")
    await expect(told).to_contain_text("Only this computer can open the links")
    await expect(told).not_to_contain_text("HOST")


COVERED = """() => {
  const button = document.querySelector("button[type=submit]").getBoundingClientRect();
  const choices = [...document.querySelectorAll("#new label, #new input, #new summary")];
  return choices.filter((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const isBeside = left >= button.right || right <= button.left;
    return !isBeside && top < button.bottom && bottom > button.top;
  }).map((node) => node.textContent.trim());
}"""


async def test_what_makes_the_match_lies_over_no_choice_at_a_desk(
    sqlite_server: Running, new_page: NewPage
) -> None:
    for height in (900, 650):
        page = await new_page(viewport={"width": 1440, "height": height})
        await page.goto(f"{sqlite_server.url}/new?game=madison")
        for scrolled in (0, 150, 10_000):
            await page.evaluate("(top) => window.scrollTo(0, top)", scrolled)
            assert await page.evaluate(COVERED) == []
            await expect(page.locator("button[type=submit]")).to_be_in_viewport(ratio=1)


async def test_that_a_friend_cannot_come_yet_is_told_to_who_invites_one(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page()
    await page.goto(f"{sqlite_server.url}/new?game=quebec1759")
    told = page.get_by_role("heading", name="Only on this computer")
    await expect(told).to_be_visible()
    for opponent in ("commander", "here"):
        await page.check(f"[name=machine][value={opponent}]")
        await expect(told).to_be_hidden()
    await page.check("[name=machine][value='']")
    await expect(told).to_be_visible()
