"""Quebec 1759: nothing of a battle's sheet is cut off, and what is to be pressed lies in sight."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.quebec1759.actions import Part
from app.games.quebec1759.battle_actions import Deploy, Fire, OttawaLeave
from app.games.quebec1759.board import FR, GB
from app.kit.battle import TakeHit
from app.kit.turns import Done
from tests.browser.staging import Played, Stage, shown
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.quebec1759.turns import GAME, turn

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
ABRAHAM = (
    "AB: FR-SAR FR-ROU FR-LAN FR-GUY FR-BEA FR-M1 FR-M2 FR-M3 FR-Q1 FR-Q2 FR-D1 FR-D2 FR-MONTCALM"
)
FEW = f"ET: BR-35 BR-43; {ABRAHAM}; LE: BR-15"
MANY = f"SC: BR-15 BR-28 BR-48 BR-LI BR-58 BR-60-2 BR-60-3 BR-WOLFE; {ABRAHAM}"
TINY = 40

CUT = """() => {
  const box = (node) => node.getBoundingClientRect();
  const card = box(document.querySelector(".battle-card"));
  const lines = [...document.querySelectorAll(".battle-card .field > .line")];
  return lines.filter((line) => box(line).bottom > card.bottom || box(line).top < card.top).length;
}"""
UNSEEN = """() => {
  const box = (node) => node.getBoundingClientRect();
  const stage = box(document.querySelector("#battle"));
  const free = [...document.querySelectorAll("#battle .line-block.free")].map(box);
  const isUnseen = ({top, bottom}) => top < stage.top || bottom > stage.bottom;
  return [free.length, free.filter(isUnseen).length];
}"""
ROWS = """(posts) => posts.map((post) => new Set([...post.querySelectorAll(".line-block")]
  .map((block) => Math.round(block.getBoundingClientRect().top))).size)"""


def met(text: str, viewer: str, *orders: Part) -> Stage:
    """The British come to Abraham."""
    stage = Played.at(turn(text, ships_up=2, number=5, occupied="ET SC LE").state, viewer, GAME)
    stage.act(GB, *orders, Done())
    stage.act(FR, Done())
    return stage


def landed(viewer: str) -> Stage:
    """A skirmish before the town: the French have fired, and hit four times."""
    stage = met(FEW, viewer, Part("ET", "AB", "river", 2))
    stage.act(FR, OttawaLeave(), dice=(6, 6, 6, 6, *(1, 2, 3, 4, 5) * 9))
    assert any(isinstance(act, TakeHit) for act in stage.choices(GB))
    return stage


def armies(viewer: str) -> Stage:
    """Twelve French blocks and Montcalm await eight British ones; the French set up."""
    return met(MANY, viewer, Part("SC", "AB", "crossing", 8))


def lined_up(stage: Stage, side: str, posts: str) -> None:
    """Set up a side, a block for each letter of its columns."""
    for letter in posts:
        acts = (act for act in stage.choices(side) if isinstance(act, Deploy))
        stage.act(side, next(act for act in acts if act.post.startswith(letter)))
    stage.act(side, Done())


def under_fire(viewer: str) -> Stage:
    """All British columns have fired; two French ones have hits to take."""
    stage = armies(viewer)
    lined_up(stage, FR, "llllccccrrrr")
    lined_up(stage, GB, "lllcccrr")
    stage.act(FR, Fire())
    stage.act(GB, Fire(), dice=(*(6,) * 4, *(1, 2, 3, 4, 5) * 2, 6, 6, *(1, 2, 3, 4, 5) * 8))
    assert any(isinstance(act, TakeHit) for act in stage.choices(FR))
    return stage


async def sheet(server: Running, page: Page, stage: Stage) -> Page:
    await shown(server, page, stage)
    await page.wait_for_selector(".battle-card")
    return page


async def test_nothing_of_a_skirmish_is_cut_off_and_no_head_is_broken(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await sheet(sqlite_server, await new_page(**DESK), landed(GB))
    await expect(page.locator(".battle-card.skirmish .volley")).to_have_count(2)
    assert await page.evaluate(CUT) == 0
    heads = await page.locator(".battle-card h3").evaluate_all(
        "(all) => all.map((h) => h.offsetHeight)"
    )
    assert max(heads) < TINY


async def test_a_sheet_is_as_high_while_columns_are_set_up_as_under_fire(
    sqlite_server: Running, new_page: NewPage
) -> None:
    heights = set()
    for stage in (armies(FR), under_fire(FR)):
        page = await sheet(sqlite_server, await new_page(**DESK), stage)
        assert await page.evaluate(CUT) == 0
        heights.add(await page.locator(".battle-card").evaluate("(card) => card.offsetHeight"))
    assert len(heights) == 1


async def test_on_a_phone_all_blocks_that_can_be_pressed_lie_in_sight(
    sqlite_server: Running, new_page: NewPage
) -> None:
    for stage in (under_fire(FR), armies(FR)):
        page = await sheet(sqlite_server, await new_page(**PHONE), stage)
        free, unseen = await page.evaluate(UNSEEN)
        assert free > 6
        assert not unseen
    sides = await page.locator("#battle .line-block.free").evaluate_all(
        "(all) => all.map((one) => Math.min(one.offsetWidth, one.offsetHeight))"
    )
    assert min(sides) >= TINY


async def test_on_a_phone_a_skirmish_of_six_stands_in_one_row(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = FEW.replace(" FR-BEA FR-M1 FR-M2 FR-M3 FR-Q1 FR-Q2 FR-D1 FR-D2 FR-MONTCALM", "")
    stage = met(f"{text}; CR: FR-MONTCALM", FR, Part("ET", "AB", "river", 2))
    stage.act(FR, OttawaLeave())
    page = await sheet(sqlite_server, await new_page(**PHONE), stage)
    assert await page.locator(".battle-card.skirmish .post").evaluate_all(ROWS) == [1, 1]


async def test_a_column_that_nothing_can_go_to_says_why(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await sheet(sqlite_server, await new_page(**DESK), armies(FR))
    await page.locator("#battle .near .post.left").click()
    await expect(page.get_by_text("Press a block first")).to_be_visible()


async def test_a_zone_from_which_no_boat_is_left_says_so(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Played.at(turn(number=1).state, GB, GAME)
    stage.act(GB, Part("OR", "LE", "river", 4))
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    await expect(page.locator(".draft li")).to_have_count(1)
    await page.locator("#zone-OR .mark").click()
    await expect(page.locator("#tip .why")).to_contain_text("The Bason carries 4 of your blocks")
