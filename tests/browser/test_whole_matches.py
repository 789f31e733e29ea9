"""Every scenario can be played to its end through the page, at a desk and on a phone.

The address is that of a friend's computer in the same network: plain http, and no localhost.
"""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from random import Random

import pytest
from playwright.async_api import Page

from app.games import games
from tests.browser.process import sat_down, take_seat
from tests.browser.table import drive, step
from tests.fixtures.browser import PLAIN_HOST, NewPage
from tests.fixtures.serving import Running, others_later

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(900)]

PLAYED = [(key, scenario) for key, game in games().items() for scenario in game.scenarios]
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
IDLE = {"busy", "waiting", "skipped", "ended"}
MAX_PRESSED = 6_000
"""What both players may press until the match has ended; the longest matches take a third of it."""
EAGERNESS = 0.5
"""How often a player takes another piece in hand before they press a button."""


@pytest.mark.parametrize("played", others_later(PLAYED), ids="-".join)
async def test_a_desk_and_a_phone_play_a_whole_match(
    sqlite_server: Running, new_page: NewPage, played: tuple[str, str]
) -> None:
    desk, phone = await seated(sqlite_server, new_page, *played)
    for page in (desk, phone):
        await drive(page, 3)
    done: Counter[str] = Counter()
    steps = ["", ""]
    while steps != ["ended", "ended"]:
        steps = [await step(page, EAGERNESS) for page in (desk, phone)]
        assert "stuck" not in steps, [await page.inner_text("#turn") for page in (desk, phone)]
        done.update(one for one in steps if one not in IDLE)
        assert done.total() < MAX_PRESSED, done
        await asyncio.sleep(0.01)
    assert await desk.inner_text(".outcome") == await phone.inner_text(".outcome")


async def seated(server: Running, new_page: NewPage, key: str, scenario: str) -> tuple[Page, Page]:
    """Open the pages of both players of a match of a scenario."""
    desk = await new_page(reduced_motion="reduce", **DESK)
    phone = await new_page(reduced_motion="reduce", **PHONE)
    side = Random(scenario).choice(games()[key].sides)
    async with AsyncExitStack() as stack:
        match, players = await sat_down(server.url, key, stack, side=side, scenario=scenario)
        for page, player in zip((desk, phone), players, strict=True):
            await take_seat(page, f"http://{PLAIN_HOST}:{server.port}", match, player)
    assert not await desk.evaluate("isSecureContext")
    return desk, phone
