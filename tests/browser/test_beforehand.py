"""Questions that come back are answered beforehand, at the question or in the list of them all."""

import pytest
from playwright.async_api import expect

from tests.browser.table import begin
from tests.browser.test_access import DESK, PHONE, faults, whole_width
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("device", others_later([DESK, PHONE]), ids=["desk", "phone"])
async def test_what_is_answered_beforehand_is_a_players_own_on_every_device(
    sqlite_server: Running, new_page: NewPage, device: dict[str, object]
) -> None:
    ann, bob, _ = await begin(sqlite_server, new_page, **device)
    summary = ann.locator(".standing summary")
    await expect(summary).to_have_text("Answer beforehand …")
    await summary.click()
    fire = ann.locator("[data-do=prepare][data-ask=fire]")
    await expect(fire).to_have_text(["Ask me", "Fire", "Fire while our CV is no smaller"])
    await fire.nth(1).click()
    await expect(fire.nth(1)).to_have_attribute("aria-pressed", "true")
    await expect(summary).to_have_text("Answered beforehand: 1")
    assert not await faults(ann)
    assert await whole_width(ann)
    again = await ann.context.new_page()
    await again.goto(ann.url)
    await expect(again.locator(".standing summary")).to_have_text("Answered beforehand: 1")
    await expect(bob.locator(".standing summary")).to_have_text("Answer beforehand …")
    await fire.nth(0).click()
    await expect(summary).to_have_text("Answer beforehand …")
    await expect(again.locator(".standing summary")).to_have_text("Answer beforehand …")
