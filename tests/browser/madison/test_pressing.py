"""Madison: a press beside a lit place means it, and one on another place says why not."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.madison.actions import UseCard
from app.games.madison.board import US
from tests.browser.madison.table import at
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tests.games.madison.card_plays import event
from tests.games.madison.positions import SPARE
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
UNITS = UseCard("2", "units")
SIZES = pytest.mark.parametrize("size", others_later([WIDE, PHONE]))

BESIDE = """([place, far]) => {
  const box = document.querySelector(`#space-${place} .mark`).getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const turns = Array.from({length: 16}, (_, n) => n * Math.PI / 8);
  const spots = turns.map((turn) => [x + far * Math.cos(turn), y + far * Math.sin(turn)]);
  return spots.find(([px, py]) => {
    const hit = document.elementFromPoint(px, py);
    return hit?.closest("#map") && !hit.closest("[data-names], [data-ground]");
  });
}"""
"""A spot of bare ground so many pixels off a place's mark."""


async def press(page: Page, spot: tuple[float, float], size: dict[str, Any]) -> None:
    """Press a spot as one does there: by a finger, or by a mouse."""
    await page.wait_for_timeout(300)
    await (page.touchscreen.tap if size is PHONE else page.mouse.click)(*spot)


async def name_of(page: Page, place: str) -> tuple[float, float]:
    """Return where a place's name stands."""
    box = await page.locator(f"#space-{place} .town-name").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@SIZES
async def test_a_press_beside_a_lit_place_means_it(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    state = positions.march_from_lewiston()
    page, stage = await at(sqlite_server, new_page, state, **size)
    far = 40 if size is PHONE else 24
    await press(page, await page.evaluate(BESIDE, ["batavia", far]), size)
    await expect(page.locator("#space-batavia.lit")).to_have_count(0, timeout=5000)
    assert stage.pressed == ["march"]
    assert stage.frame()["view"]["blocks"]["vanrensselaer"]["at"] == "batavia"


@SIZES
async def test_a_press_on_the_name_of_a_lit_place_means_it(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    state = positions.march_from_lewiston()
    page, stage = await at(sqlite_server, new_page, state, **size)
    await press(page, await name_of(page, "batavia"), size)
    await expect(page.locator("#space-batavia.lit")).to_have_count(0, timeout=5000)
    assert stage.pressed == ["march"]


@pytest.mark.long
@SIZES
async def test_a_press_on_the_name_of_another_place_says_why_not(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    state = positions.march_from_lewiston()
    page, stage = await at(sqlite_server, new_page, state, **size)
    await press(page, await name_of(page, "york"), size)
    why = page.locator("#tip .why")
    await expect(why).to_be_visible(timeout=5000)
    said = await why.inner_text()
    await page.keyboard.press("Escape")
    await expect(why).to_have_count(0)
    mark = await page.locator("#space-york .mark").bounding_box()
    assert mark
    await press(page, (mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2), size)
    await expect(why).to_have_text(said)
    assert stage.pressed == []


async def test_a_press_on_bare_ground_far_from_all_places_means_none(
    sqlite_server: Running, new_page: NewPage
) -> None:
    state = positions.march_from_lewiston()
    page, stage = await at(sqlite_server, new_page, state, **WIDE)
    box = await page.locator("#map").bounding_box()
    assert box
    await press(page, (box["x"] + 620, box["y"] + 640), WIDE)
    await page.wait_for_timeout(300)
    assert stage.pressed == []
    await expect(page.locator("#tip .why")).to_have_count(0)


@SIZES
async def test_a_card_that_closes_a_lake_lights_the_lakes_boxes(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    played = event("67", "gb", "york: gb gb_41", enemy_hand=(SPARE,))
    page, stage = await at(sqlite_server, new_page, played.state, "gb", **size)
    for lake in ("champlain", "erie", "huron", "ontario"):
        await expect(page.locator(f"#area-box_{lake}.free")).to_have_count(1)
    for town in ("champlain", "erie"):
        await expect(page.locator(f"#space-{town}:is(.lit, .free)")).to_have_count(0)
    await page.screenshot(path=f"/tmp/w/q-odds-lakes-{size is PHONE}.png")
    await page.locator("#area-box_ontario").click()
    await page.locator("#tip [data-choice]").click()
    await expect(page.locator("#area-box_ontario.free")).to_have_count(0, timeout=5000)
    assert stage.pressed == ["pick"]
    [effect] = stage.state.effects
    assert effect.names == ("ontario",)


RESTING = """([stack, step]) => {
  const parts = Array.from({length: Math.floor(1 / step) - 1}, (_, n) => (n + 1) * step);
  return [...document.querySelectorAll(`#pieces [data-stack="${stack}"]`)].flatMap((node) => {
    const { left, top, width, height } = node.querySelector(".face").getBoundingClientRect();
    return parts.flatMap((a) => parts.map((b) => [left + a * width, top + b * height]));
  }).flatMap(([x, y]) => {
    const hit = document.elementFromPoint(x, y)?.closest(`#pieces [data-stack="${stack}"]`);
    return hit ? [[x, y, hit.querySelector("[data-names]").dataset.names.split(" ")[0]]] : [];
  });
}"""
"""Points of a closed stack, each with the name of the counter that lies there."""
MOVED_AWAY = """(points) => points.find(([x, y]) => {
  const hit = document.elementFromPoint(x, y);
  return hit?.closest("#map") && !hit.closest("#pieces, .lit, .free, [data-do]");
})"""


@pytest.mark.parametrize("is_quick", others_later([True, False]))
async def test_a_press_where_a_unit_rested_before_its_stack_opened_means_that_unit(
    sqlite_server: Running, new_page: NewPage, is_quick: bool
) -> None:
    page, stage = await at(sqlite_server, new_page, positions.fall_of_1812(), US, UNITS, **WIDE)
    stack = "lewiston/us"
    await page.mouse.move(4, 500)
    await page.wait_for_timeout(500)
    free = page.locator(f"#pieces [data-stack='{stack}'] .free")
    names = [str(await one.get_attribute("data-names")).split()[0] for one in await free.all()]
    resting = await page.evaluate(RESTING, [stack, 0.1 if is_quick else 0.04])
    resting = [one for one in resting if one[2] in names and one[2].startswith("block:us_")]
    if is_quick:
        x, y, name = resting[len(resting) // 2]
        await page.mouse.move(x, y)
        await page.wait_for_timeout(180)
    else:
        await free.last.hover(force=True)
        await page.wait_for_timeout(600)
        spot = await page.evaluate(MOVED_AWAY, resting)
        assert spot, "nothing moved away"
        x, y, name = spot
    await page.mouse.click(x, y)
    await expect(page.locator(f"#pieces .taken[data-names^='{name}']")).to_have_count(
        1, timeout=4000
    )
    assert len(stage.pressed) == 1
