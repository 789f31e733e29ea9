"""Pointing at the map: a town means the blocks that stand in it, and a refusal is told once."""

import pytest
from playwright.async_api import expect

from app.games.war1812.state import Ask
from app.kit.setup import Place
from proofs.headless import opened
from tests.browser.staging import Played, Stage, shown
from tests.browser.table import alone
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.war1812.positions import GAME, position
from tools.shots.war1812.positions import winter

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

DESK = {"viewport": {"width": 1440, "height": 900}}


async def test_a_press_on_a_town_takes_the_blocks_in_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "buffalo: us infantry 4 3 2; albany: us infantry 2; york: gb infantry 2"
    page = await shown(sqlite_server, await new_page(**DESK), Stage.at(position(text), "us"))
    await page.locator("#town-buffalo .mark").click()
    await expect(page.locator("#pieces .piece.held")).to_have_count(3)
    await expect(page.locator("#tip")).to_be_hidden()
    await page.keyboard.press("Escape")
    await page.locator("#town-york .mark").click()
    await expect(page.locator("#pieces .piece.held")).to_have_count(0)


async def test_what_suffers_where_it_stands_is_not_held(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(winter(Ask.QUARTERS), "us")
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    await expect(page.locator("#pieces .piece.free")).to_have_count(8)
    await page.locator("#town-buffalo .mark").click()
    await page.click("#tab-places")
    await expect(page.locator("#pieces .piece.held, .in-hand, [data-do=all-here]")).to_have_count(0)
    await expect(page.locator("#pieces .piece.free")).to_have_count(8)


async def test_nobody_is_offered_to_place_a_whole_tray_in_one_town(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)
    await ann.locator(".tray-block").first.click()
    await expect(ann.locator("[data-do=let-go]")).to_be_visible()
    await expect(ann.locator("[data-do=all-here]")).to_have_count(0)


async def test_of_several_blocks_those_that_may_not_go_are_told_why(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)
    await ann.click("[data-do=many]")
    for number in range(6):
        await ann.locator(".tray-block").nth(number).click()
    await ann.locator("#town-albany .mark").click()
    why = ann.locator("#tip .why")
    await expect(why).to_contain_text("needs a block")
    assert 0 < await ann.locator(".draft li").count() < 6
    await expect(why.locator("a.rule")).to_have_attribute("href", "/rules/war1812#rule-3.3")
    await expect(ann.locator("#turn .note")).to_have_count(0)
    await ann.click("#tab-log")
    await expect(why).to_have_count(0)


async def test_9_1_a_block_of_another_town_is_refused_when_it_is_taken_along(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "buffalo: us infantry 4; albany: us infantry 2; york: gb infantry 2"
    page = await shown(sqlite_server, await new_page(**DESK), Stage.at(position(text), "us"))
    buffalo, albany = [
        page.locator(f'#pieces .piece[data-names*="town:{town}"]') for town in ("buffalo", "albany")
    ]
    await buffalo.click()
    await albany.click(modifiers=["Shift"])
    await expect(page.locator("#tip")).to_contain_text("One group moves a turn")
    await expect(page.locator("#tip")).to_contain_text("Buffalo")
    await expect(page.locator("#pieces .piece.held")).to_have_count(1)


async def test_several_that_could_march_or_sail_are_asked_which_once_for_all(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "detroit: us infantry 4 3; lake-erie: us 2; york: gb infantry 2"
    stage = Played.at(position(text), "us", GAME)
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    await page.locator("#town-detroit .mark").click()
    await expect(page.locator("#pieces .piece.held")).to_have_count(2)
    await page.locator("#town-sandusky .mark").click()
    ways = page.locator("#tip button:not([data-do=let-go])")
    await expect(ways).to_have_text(["Over the water", "By land"])
    await ways.first.click()
    await expect(page.locator(".draft ol li")).to_have_count(2)
    assert stage.pressed == ["embark", "embark"]


async def test_16_a_dragoons_second_town_is_lit_and_reached_by_one_press(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "albany: us dragoon; york: gb infantry 2"
    stage = Played.at(position(text), "us", GAME)
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    await page.locator('#pieces .piece[data-names*="town:albany"]').click()
    await expect(page.locator("#town-oswego.lit")).to_have_count(1)
    await page.locator("#town-oswego .mark").click()
    await expect(page.locator('#pieces .piece[data-names*="town:oswego"]')).to_have_count(1)
    assert stage.pressed == ["march", "march"]


async def test_a_block_that_a_plan_leaves_no_march_is_told_why(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "buffalo: us infantry 4; erie: us infantry 3; york: gb infantry 2"
    stage = Played.at(position(text), "us")
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    free = page.locator("#pieces .piece.free")
    await expect(free).to_have_count(2)
    other = await free.nth(1).get_attribute("data-names")
    await free.first.click()
    await page.locator("#map .town.lit .mark").first.click()
    await expect(page.locator(".draft li")).to_have_count(1)
    await page.locator(f"#pieces [data-names='{other}']").click()
    await expect(page.locator("#tip [role=alert]")).to_contain_text("9.1")


async def test_4_3_a_ship_that_comes_too_late_is_told_why(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = (
        "buffalo: us infantry 4; sackets-harbor: us infantry 3; lake-ontario: us 2;"
        "york: gb infantry 2"
    )
    stage = Played.at(position(text), "us")
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    await page.locator("#pieces .piece.free[data-names^='block:']").first.click()
    await page.locator("#map .town.lit .mark").first.click()
    await expect(page.locator(".draft li")).to_have_count(1)
    await page.locator("#pieces [data-names*='fleet:lake-ontario/us']").first.click()
    await expect(page.locator("#tip [role=alert]")).to_contain_text("4.3")


async def test_a_placed_block_comes_up_again_by_a_press(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(opened(GAME, "stage", {}).state.match.state, "us")
    while placements := [one for one in stage.choices("us") if isinstance(one, Place)]:
        stage.act("us", placements[0])
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    count = len(stage.frame()["draft"]["steps"])
    await expect(page.locator(".draft > ol > li")).to_have_count(count)
    await expect(page.locator("#prompt")).to_contain_text("press a block")
    await page.locator("#pieces .piece.us[data-names*='block:']").first.click()
    await expect(page.locator(".draft > ol > li")).to_have_count(count - 1)
    await expect(page.locator("#tray button:enabled")).to_have_count(1)
