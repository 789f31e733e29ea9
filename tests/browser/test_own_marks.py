"""Marks of one's own on the map: rings and arrows that nobody else is told of."""

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from app.games import games
from tests.api.generic_client import entropy, post
from tests.browser.staging import Stage, shown
from tests.browser.table import alone, at_match, live
from tests.browser.test_access import DESK, PHONE, faults
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tests.games.war1812.positions import position
from tools.shots.scenes import SHOWN

pytestmark = pytest.mark.browser


def town(page: Page, name: str) -> Locator:
    """Return a town's mark."""
    return page.locator(f"#town-{name} .mark").first


async def middle(at: Locator) -> tuple[float, float]:
    """Return where something is on the screen."""
    box = await at.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def drag_right(page: Page, start: Locator, end: Locator) -> None:
    """Drag with the right button."""
    await page.mouse.move(*await middle(start))
    await page.mouse.down(button="right")
    await page.mouse.move(*await middle(end), steps=4)
    await page.mouse.up(button="right")


async def test_the_right_button_draws_arrows_and_rings_that_stay_and_are_sent_to_nobody(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await alone(sqlite_server, new_page, **DESK)
    sent: list[Any] = []
    page.on("request", lambda request: sent.append(request.url))
    arrows, rings = page.locator(".own-mark .shaft"), page.locator(".own-mark .own-ring")
    await drag_right(page, town(page, "buffalo"), town(page, "albany"))
    await town(page, "york").click(button="right")
    await expect(arrows).to_have_count(1)
    await expect(rings).to_have_count(1)
    await expect(page.locator("#said")).to_contain_text("Arrow from Buffalo to Albany")
    assert not [url for url in sent if "albany" in url]
    found = await faults(page)
    assert not found, "\n".join(found)
    await page.reload()
    await live(page)
    await expect(arrows).to_have_count(1)
    # The same once more takes it away.
    await drag_right(page, town(page, "buffalo"), town(page, "albany"))
    await expect(arrows).to_have_count(0)
    await expect(rings).to_have_count(1)


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
async def test_presses_mark_while_the_pencil_is_on_and_play_again_after_it(
    sqlite_server: Running, new_page: NewPage, device: Any
) -> None:
    stage = Stage.at(position("buffalo: us infantry 4", mover="us"), "us")
    page = await shown(sqlite_server, await new_page(**device), stage)
    if device is PHONE:
        await page.tap(".tools-button")
    pencil = page.locator("[data-do=marking]")
    await pencil.click()
    await expect(pencil).to_have_attribute("aria-pressed", "true")
    hint = page.locator(".marks-hint")
    await expect(hint).to_contain_text("press a place")
    block = page.locator("#pieces .piece.free").first
    await block.focus()
    await page.keyboard.press("Enter")
    await expect(hint).to_contain_text("From Buffalo: press it again for a ring")
    await town(page, "albany").click()
    await expect(page.locator(".own-mark .shaft")).to_have_count(1)
    await expect(page.locator("#pieces .held")).to_have_count(0)
    if device is PHONE and await page.locator(".tools-button[aria-expanded=false]").count():
        await page.tap(".tools-button")
    await page.locator("[data-do=marks-erase]").click()
    await expect(page.locator(".own-mark")).to_have_count(0)
    await pencil.click()
    await expect(hint).to_be_hidden()
    await block.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("#pieces .held")).to_have_count(1)


async def test_what_is_kept_wrongly_is_no_mark(sqlite_server: Running, new_page: NewPage) -> None:
    page = await alone(sqlite_server, new_page, **DESK)
    match = page.url.rsplit("/", 1)[1]
    await page.evaluate(
        "([name, text]) => localStorage.setItem(name, text)",
        [f"vedette:marks:{match}:us", '[{"from": "buffalo", "to": "nowhere"}, 5, null'],
    )
    await page.reload()
    await live(page)
    await expect(page.locator(".own-mark .shaft")).to_have_count(0)
    await town(page, "york").click(button="right")
    await expect(page.locator(".own-mark .own-ring")).to_have_count(1)


@pytest.mark.parametrize("key", others_later(sorted(SHOWN)))
async def test_the_pencil_rings_the_place_of_what_is_pressed_and_takes_the_ring_away(
    sqlite_server: Running, new_page: NewPage, key: str
) -> None:
    page = await new_page(**DESK)
    made = await at_match(sqlite_server, page, key, side=games()[key].sides[0])
    guest = {"invitation": made["invitation"], "name": "Bob", "entropy": entropy()}
    await post(sqlite_server.client, f"/api/matches/{made['match']}/sit", guest)
    await page.wait_for_selector("#map .spot:has(.mark)")
    await page.click("[data-do=marking]")
    spot = page.locator("#map .spot:has(.mark)").first
    for count in (1, 0, 1):
        for _ in range(2):
            await spot.focus()
            await page.keyboard.press("Enter")
        await expect(page.locator(".own-mark")).to_have_count(count)
