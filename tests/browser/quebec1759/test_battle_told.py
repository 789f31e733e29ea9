"""Quebec 1759: a battle's card keeps its place, tells a rout whole, and is over with the match."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.quebec1759.actions import Part, Pick, SendHome
from app.games.quebec1759.battle_actions import Deploy, Fire, OttawaLeave
from app.games.quebec1759.board import FR, GB
from app.kit.battle import TakeHit
from app.kit.turns import Done
from tests.browser.staging import Stage, shown
from tests.browser.table import caught_up
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.quebec1759.turns import GAME, turn

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
HELD = "BE: FR-SAR FR-ROU FR-LAN FR-Q1; SC: FR-MAR; CR: FR-OTT; MO: FR-Q2 FR-Q3"
FOUR = ("BR-15", "BR-28", "BR-43", "BR-35")
BOX = """(name) => {
  const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""


def landed(viewer: str, to: tuple[str, ...] = ("BE",)) -> Stage:
    """Four British blocks have come over the water, to one zone or more."""
    stage = Stage.at(turn(HELD, rest=("OR", "SI")).state, viewer, GAME)
    each = len(FOUR) // len(to)
    stage.act(GB, *(Part("OR", zone, "river", each) for zone in to), Done())
    stage.act(FR, Done())
    ways = [zone for zone in to for _ in range(each)]
    stage.act(GB, *(Pick(block, zone, "river") for block, zone in zip(FOUR, ways, strict=True)))
    stage.act(GB, Done())
    return stage


def deploy(stage: Stage, side: str) -> None:
    """Set up one block in each column."""
    blocks = [c.block for c in stage.choices(side) if isinstance(c, Deploy) and c.post == "left"]
    columns = zip(blocks, ("left", "center", "right"), strict=False)
    stage.act(side, *(Deploy(block, column) for block, column in columns), Done())


def take_hits(stage: Stage, side: str) -> None:
    """Have whoever may take them take all hits."""
    while hits := [c for c in stage.choices(side) if isinstance(c, TakeHit)]:
        stage.act(side, hits[0])
    stage.act(side, Done())


async def box(page: Page, name: str) -> list[int]:
    """Return where a part of the page is, once it is drawn."""
    await caught_up(page)
    found: list[int] = await page.evaluate(BOX, name)
    return found


async def test_the_card_keeps_its_place_and_fire_too(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await new_page(**DESK), landed(GB)
    await shown(sqlite_server, page, stage)
    places = [await box(page, ".battle-card")]
    fires = []
    for side in (FR, GB):
        deploy(stage, side)
        stage.tell()
        places.append(await box(page, ".battle-card"))
    # The defender can't retreat yet: who attacks can.
    for side, dice in ((FR, (6, 6)), (GB, (6,)), (FR, (1,))):
        stage.act(side, Fire(), dice=dice)
        stage.tell()
        places.append(await box(page, ".battle-card"))
        if stage.choices(GB):
            fires.append(await box(page, ".answers .main .button"))
    assert len({str(place) for place in places}) == 1, places
    assert len({str(place) for place in fires}) == 1, fires
    await expect(page.get_by_role("button", name="fires next")).to_have_count(3)
    await expect(page.locator("#turn").get_by_text("fires next")).to_have_count(0)


async def test_a_rout_is_told_whole_with_its_rule(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await new_page(**DESK), landed(FR)
    await shown(sqlite_server, page, stage)
    for side in (FR, GB):
        deploy(stage, side)
    stage.act(FR, Fire(), dice=(1,) * 18)
    stage.act(GB, Fire(), dice=(6,) * 4)
    stage.tell()
    told = page.locator(".battle-state")
    await expect(told).to_contain_text("France is routed: the left column is broken.")
    await expect(told.locator(".rule").first).to_have_text("16.1")


async def test_results_lie_one_under_the_other_and_end_with_nothing_half_covered(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, stage = await new_page(**DESK), landed(GB, ("BE", "MO"))
    await shown(sqlite_server, page, stage)
    for _ in range(30):
        side = GB if stage.choices(GB) else FR
        first = stage.choices(side)[0]
        if isinstance(first, TakeHit):
            take_hits(stage, side)
        elif Fire() in stage.choices(side):
            stage.act(side, Fire(), dice=(6,) * 20)
        elif OttawaLeave() in stage.choices(side) or isinstance(first, SendHome):
            stage.act(side, OttawaLeave() if OttawaLeave() in stage.choices(side) else first)
        elif isinstance(first, Part):
            break
        else:
            stage.act(side, first)
    stage.tell()
    newest, others = page.locator("#battle > .battle-result"), page.locator(".battle-reports")
    await expect(newest).to_be_visible()
    await expect(others).to_be_visible()
    x, y, width, height = await box(page, "#battle > .battle-result")
    assert (await box(page, ".battle-reports"))[:3] == [x, y + height, width]
    await expect(page.locator("#map .cartouche")).to_be_hidden()


async def test_with_the_match_its_battle_is_over(sqlite_server: Running, new_page: NewPage) -> None:
    page, stage = await new_page(**DESK), landed(GB)
    await shown(sqlite_server, page, stage)
    await expect(page.locator(".battle-card")).to_be_visible()
    told = stage.frame()
    message = {"key": "quebec1759-end-5-2-fr", "params": {}}
    outcome = {"winner": "fr", "rule": "5.2", "message": message}
    told |= {"status": "ended", "outcome": outcome, "choices": None, "awaiting": []}
    stage.frame = lambda: told  # type: ignore[method-assign]
    stage.tell()
    await expect(page.locator("#turn .outcome")).to_be_visible()
    await expect(page.locator(".battle-card")).to_have_count(0)
