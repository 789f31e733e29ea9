"""After the end a player finds which of their decisions cost most, and looks at the moment."""

from random import Random

import pytest
from playwright.async_api import expect

from app.bots import contest
from app.bots.contest import Round
from tests.api.generic_client import post
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import running
from tests.jobs.test_machines import act, against, my_turn

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

GAME = "war1812"


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
async def test_the_costliest_decisions_are_found_and_shown(
    sqlite_url: str,
    new_page: NewPage,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
) -> None:
    monkeypatch.setattr(contest, "ROUNDS", (Round(2, 3), Round(2, 2)))
    # So that some are found whatever the dice say.
    monkeypatch.setattr(contest, "MIN_COST", -1)
    monkeypatch.setattr(contest, "CAUTION", -100)
    async with running(sqlite_url, machine_workers=1) as server:
        match, token, _ = await against(server.client, GAME, "random")
        page = await new_page(viewport={"width": size[0], "height": size[1]})
        link = await post(server.client, f"/api/matches/{match}/devices", {}, token)
        rng = Random(3)
        for _ in range(40):
            frame = await my_turn(server.client, match, token)
            await act(server.client, match, token, frame, rng)
        await page.goto(link["link"])
        await page.click("main button")
        await page.wait_for_url("**/m/**")
        await expect(page.locator(".review")).to_have_count(0)
        resign = {"expect": (await my_turn(server.client, match, token))["v"], "key": "x" * 8}
        await post(server.client, f"/api/matches/{match}/resign", resign, token)
        mine = page.locator("[data-do=review]")
        # The machine's own decisions cost it nothing by its own reckoning.
        await expect(mine).to_have_count(1)
        await mine.click()
        found = page.locator(".review li")
        await expect(found.first).to_contain_text("of 100")
        assert 0 < await found.count() <= 2
        at = await found.first.locator("button").get_attribute("data-at")
        assert at is not None
        await found.first.locator("button").click()
        await expect(page.locator(".replay p").first).to_contain_text(f"Moment {int(at) + 1} of")
        await expect(page.locator(".eyes [aria-pressed=true]")).to_have_text("United States")
