"""Quebec 1759: who sets up columns is told what is next, and what stands, column by column."""

import pytest
from playwright.async_api import expect

from app.games.quebec1759.battle_actions import Deploy
from app.games.quebec1759.board import GB
from tests.browser.staging import Played, shown
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.quebec1759.turns import GAME
from tools.shots.quebec1759 import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]


async def test_the_question_and_the_plan_say_which_column_is_next_and_who_stands_in_each(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", **PHONE)
    stage = Played.at(positions.french_stand(), GB, GAME)
    blocks = list(dict.fromkeys(act.block for act in stage.choices(GB) if isinstance(act, Deploy)))
    stage.act(GB, Deploy(blocks[0], "center"), Deploy(blocks[1], "left"))
    await shown(sqlite_server, page, stage)
    prompt, planned = page.locator("#prompt"), page.locator(".draft .summed li")
    await expect(prompt).to_contain_text("Column 3 of 3: set up the right column")
    await expect(planned).to_have_count(2)
    await expect(planned.first).to_contain_text("left column: ")
    stage.act(GB, Deploy(blocks[2], "right"), Deploy(blocks[3], "left"))
    stage.tell()
    await expect(prompt).to_contain_text("All columns stand")
    await expect(planned).to_have_count(3)
    # A press on who stands takes them up again, as in any set-up.
    await page.locator(f"#battle [data-names='block:{blocks[1]}']").click()
    await expect(planned.first).not_to_contain_text(";")
    assert stage.taken_back == [1]
