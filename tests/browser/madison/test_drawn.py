"""Mr. Madison's War: which cards one drew is told, and seen in the hand until one plays."""

from typing import Any

import pytest
from playwright.async_api import expect

from app.games.madison.actions import UseCard
from app.games.madison.board import GB, US
from app.games.madison.game import GAME
from tests.browser.madison.test_answers_first import FRAMED
from tests.browser.staging import Stage, shown
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


def line(number: int, side: str, key: str, params: dict[str, Any], *cards: str) -> dict[str, Any]:
    """Return a line as the server words it."""
    told = [
        {"key": "madison-remark-drawn", "params": {"card": f"@madison-card-{one}"}} for one in cards
    ]
    named = {"side": f"@side-{side}", **params}
    message = {"key": f"madison-line-{key}", "params": named}
    remarks = [{"message": one} for one in told]
    return {"n": number, "side": side, "rule": "7.21", "message": message, "remarks": remarks}


class Dealt(Stage):
    """A stage in which reinforcements have arrived, and both have drawn two cards."""

    def frame(self) -> dict[str, Any]:
        """Return what the server would send the viewer now."""
        frame = super().frame()
        known = frame["log"]
        at = {"at": "@madison-at-albany"}
        arrived = [{"block": f"@madison-block-us_{n}", **at} for n in (6, 15, 9)]
        news = [
            *(line(n, US, "arrived", params) for n, params in enumerate(arrived, 101)),
            line(104, US, "dealt", {"count": 2}, "4", "7"),
            line(105, GB, "dealt", {"count": 2}),
        ]
        # What the match of the stage drew of its own is not in the position that is shown.
        since = [one for one in known if one["message"]["key"] != "madison-line-drew"]
        played = [{**one, "n": one["n"] + 200} for one in since]
        return {**frame, "log": [*news, *played]}


@pytest.mark.parametrize("size", others_later([{}, PHONE]))
async def test_the_cards_that_were_drawn_are_named_and_framed_until_one_is_played(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    page = await new_page(reduced_motion="reduce", **size)
    stage = Dealt.at(positions.fall_of_1812(), US, GAME)
    await shown(sqlite_server, page, stage)
    await page.wait_for_selector(".asked")
    latest = page.locator(".latest")
    await expect(latest).to_contain_text(
        "3 counters arrive at Albany: 6th Infantry, 15th Infantry", timeout=9000
    )
    await expect(latest).to_contain_text("United States draws 2 cards")
    await expect(latest.locator(".remark.brief")).to_have_text(
        ["Death of Brock", "Constitution and Guerriere"]
    )
    assert await page.evaluate(FRAMED) == ["card:4", "card:7"]
    await expect(page.locator(".strategy-card.just-drawn .card-mark").first).to_have_text("new")
    stage.act(US, UseCard("28", "hold"))
    stage.tell()
    await expect(page.locator(".strategy-card.just-drawn")).to_have_count(0, timeout=9000)
