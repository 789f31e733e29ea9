"""Quebec 1759: stacks stand in their own zones, and all lies where it lay after a reload."""

import json
from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.quebec1759.actions import Part, Pick
from app.games.quebec1759.board import FR, GB
from app.kit.turns import Done
from tests.browser.staging import Stage, shown
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.quebec1759.turns import GAME, turn
from tools.shots.quebec1759 import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
MOST = 0.06
"""How much of a stack may lie over another zone, where it does not fit into its own."""

FOREIGN = """() => {
  const areas = [...document.querySelectorAll("#map [id^=area-]")];
  const stacks = Map.groupBy(document.querySelectorAll("#pieces [data-stack*='/']"),
    (node) => node.dataset.stack);
  return Object.fromEntries([...stacks].map(([stack, nodes]) => {
    const points = [...nodes].flatMap((node) => {
      const {left, top, width, height} = node.querySelector(".piece").getBoundingClientRect();
      return Array.from({length: 25}, (_, n) => new DOMPoint(
        left + width * ((n % 5) + 0.5) / 5, top + height * (Math.floor(n / 5) + 0.5) / 5));
    });
    const others = points.filter((point) => areas.some((area) =>
      area.id !== `area-${stack.split("/")[0]}`
        && area.isPointInFill(point.matrixTransform(area.getScreenCTM().inverse()))));
    return [stack, others.length / points.length];
  }));
}"""
LAID = """() => JSON.stringify([
  [...document.querySelectorAll("#map .town-name")].map((name) =>
    [name.textContent, name.getAttribute("x"), name.getAttribute("y")]),
  [...document.querySelectorAll("#pieces [data-stack]")].map((node) =>
    [node.dataset.key, node.querySelector(".piece").style.transform]),
])"""


async def at_rest(page: Page) -> str:
    """Wait until the letters have come, and all lies still; return where it lies."""
    await page.evaluate("document.fonts.ready")
    laid, before = await page.evaluate(LAID), ""
    while laid != before:
        await page.wait_for_timeout(300)
        laid, before = await page.evaluate(LAID), laid
    return str(laid)


@pytest.mark.parametrize("viewer", [GB, FR])
async def test_a_stack_stands_in_its_own_zone(
    sqlite_server: Running, new_page: NewPage, viewer: str
) -> None:
    page = await new_page(**DESK)
    await shown(sqlite_server, page, Stage.at(positions.september(), viewer, GAME))
    await expect(page.locator("#pieces [data-stack='AB/fr']")).to_have_count(3)
    await at_rest(page)
    shares = await page.evaluate(FOREIGN)
    assert {stack: share for stack, share in shares.items() if share > MOST} == {}


async def test_stacks_and_names_lie_where_they_lay_after_a_reload(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    begun = turn(positions.SEPTEMBER, ships_up=3, number=12, occupied=positions.OCCUPIED)
    stage = Stage.at(begun.state, GB, GAME)
    await shown(sqlite_server, page, stage)
    await at_rest(page)
    goals, before = ("LE", "ET"), ""
    for goal in goals:
        origin = next(one for one in goals if one != goal)
        stage.act(GB, Part(origin, goal, "road", 3), Done())
        stage.act(FR, Part("BE", "SC", "road", 2), Done())
        for side in (GB, FR):
            while picks := [act for act in stage.choices(side) if isinstance(act, Pick)]:
                stage.act(side, picks[0])
            if stage.choices(side) == [Done()]:
                stage.act(side, Done())
        stage.tell()
        before = await at_rest(page)
    await page.reload()
    await page.wait_for_selector("#pieces [data-stack]", state="attached")
    assert json.loads(await at_rest(page)) == json.loads(before)
