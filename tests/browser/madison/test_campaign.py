"""Mr. Madison's War: a Campaign says how many it has named, and ticks them."""

import re
from typing import Any

import pytest
from playwright.async_api import expect

from app.games.madison.actions import NameLeader, Take, UseCard
from app.games.madison.board import US
from tests.browser.madison.table import at
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

CAMPAIGN = UseCard("2", "campaign")
PRIMARY = re.compile(r"\bprimary\b")


@pytest.mark.parametrize("size", others_later([{}, PHONE]))
@pytest.mark.parametrize(
    ("named", "told", "done"),
    [
        (
            (NameLeader("dearborn"),),
            "1 of 2 named: Dearborn. Press another leader, or a unit in another space.",
            "Activate Dearborn only (no undo)",
        ),
        (
            (NameLeader("dearborn"), NameLeader("bloomfield")),
            "Both are named: Dearborn, Bloomfield.",
            "Activate these forces (no undo)",
        ),
        (
            (NameLeader("dearborn"), Take("us_16")),
            "Both are named: Dearborn, 16th Infantry.",
            "Activate these forces (no undo)",
        ),
    ],
)
async def test_a_campaign_says_whom_it_has_named(
    sqlite_server: Running,
    new_page: NewPage,
    size: dict[str, Any],
    named: Any,
    told: str,
    done: str,
) -> None:
    state = positions.fall_of_1812()
    page, _ = await at(sqlite_server, new_page, state, US, CAMPAIGN, *named, **size)
    await expect(page.locator(".warned li").first).to_have_text(told)
    await expect(page.locator("#pieces .in-hand-tick")).to_have_count(len(named))
    await expect(page.locator("#pieces .counter.taken")).to_have_count(len(named))
    button = page.locator(".answers .button", has_text="(no undo)")
    await expect(button).to_have_text(done)
    if len(named) < 2:
        await expect(button).not_to_have_class(PRIMARY)
    else:
        await expect(button).to_have_class(PRIMARY)
