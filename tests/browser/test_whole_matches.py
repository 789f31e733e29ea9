"""A whole match of every game and scenario by the page, one player at a desk, one on a phone."""

from collections import Counter
from random import Random

import pytest
from playwright.async_api import Page

from app.games import games
from tests.api.generic_client import entropy
from tests.browser.table import at_match, drive, live, posted, step
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(900)]

PLAYED = [(key, scenario) for key, game in games().items() for scenario in game.scenarios]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MAX_STEPS = 12_000
"""Looks at either page until the match has ended."""
EAGERNESS = 0.5
"""How often a player takes another piece in hand before they press a button."""


@pytest.mark.parametrize(("key", "scenario"), PLAYED)
async def test_a_desk_and_a_phone_play_a_whole_match(
    sqlite_server: Running, new_page: NewPage, key: str, scenario: str
) -> None:
    desk, phone = await seated(sqlite_server, new_page, key, scenario)
    errors: list[str] = []
    for page in (desk, phone):
        page.on("pageerror", lambda error: errors.append(str(error)))
        await drive(page, 3)
    done: Counter[str] = Counter()
    while done.total() < MAX_STEPS:
        steps = [await step(page, EAGERNESS) for page in (desk, phone)]
        done.update(steps)
        assert "stuck" not in steps, [await page.inner_text("#turn") for page in (desk, phone)]
        assert not errors
        if steps == ["ended", "ended"]:
            break
    assert done["ended"], done
    assert await desk.inner_text(".outcome") == await phone.inner_text(".outcome")


async def seated(server: Running, new_page: NewPage, key: str, scenario: str) -> tuple[Page, Page]:
    """Open the pages of both players of a match of a scenario."""
    desk = await new_page(reduced_motion="reduce")
    phone = await new_page(reduced_motion="reduce", **PHONE)
    side = Random(scenario).choice(games()[key].sides)
    made = await at_match(server, desk, key, side=side, scenario=scenario)
    guest = {"invitation": made["invitation"], "name": "Bob", "entropy": entropy()}
    await posted(server, phone, f"/api/matches/{made['match']}/sit", guest)
    await phone.goto(f"{server.url}/m/{made['match']}")
    await live(phone)
    return desk, phone
