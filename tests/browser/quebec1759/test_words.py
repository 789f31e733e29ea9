"""What buttons of Quebec 1759 say, beside the map and on it."""

from typing import Any

import pytest
from playwright.async_api import expect

from app.games.quebec1759.board import FR
from tests.browser.staging import Stage, shown
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.quebec1759.turns import GAME
from tools.shots.quebec1759.positions import militia_due

pytestmark = pytest.mark.browser

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "Quebec militia 4, Quebec militia, 2 of 2: Goes home"), ("ja", "ケベック民兵4")],
)
async def test_the_answer_about_a_block_that_was_pressed_names_it(
    sqlite_server: Running, new_page: NewPage, locale: str, words: str
) -> None:
    stage = Stage.at(militia_due(), FR, GAME)
    page = await shown(sqlite_server, await new_page(**DESK, locale=locale), stage)
    await page.locator("#pieces [data-key='FR-Q4'] .piece").dispatch_event("click")
    await expect(page.locator(".tip .button").first).to_contain_text(words)
