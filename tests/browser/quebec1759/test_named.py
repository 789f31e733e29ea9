"""Quebec 1759: the blocks that are named for an order are told from the others."""

import pytest
from playwright.async_api import expect

from app.games.quebec1759.actions import Part, Pick
from app.games.quebec1759.board import FR, GB
from app.kit.turns import Done
from tests.browser.staging import Played, shown
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.quebec1759.turns import GAME, turn

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

FOUR = ("BR-15", "BR-28", "BR-43", "BR-35")


async def test_blocks_that_are_named_look_chosen_and_are_all_listed(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(turn(number=1).state, GB, GAME)
    stage.act(GB, Part("OR", "LE", "river", len(FOUR)), Done())
    stage.act(FR, Done())
    stage.act(GB, *(Pick(block, "LE", "river") for block in FOUR[1:]))
    page = await new_page(viewport={"width": 1440, "height": 900})
    await shown(sqlite_server, page, stage)
    named = page.locator("#pieces .piece.named")
    await expect(named).to_have_count(3)
    await expect(page.locator("#pieces .piece.free").first).to_be_attached()
    stage.act(GB, Pick(FOUR[0], "LE", "river"))
    stage.tell()
    await expect(named).to_have_count(len(FOUR))
    await expect(page.locator('#pieces [aria-pressed="true"]')).to_have_count(len(FOUR))
    for step in await page.locator(".draft ol > li").all():
        await expect(step).to_be_in_viewport(ratio=1)
    cut = "(list) => list.scrollHeight - list.clientHeight"
    assert await page.locator(".draft ol").evaluate(cut) <= 0
    # A second press takes the naming back.
    await page.locator(f'#pieces [data-names~="block:{FOUR[1]}"]').dispatch_event("click")
    await expect(named).to_have_count(len(FOUR) - 1)
