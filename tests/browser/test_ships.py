"""Ships of War of 1812 by buttons: out of port, all of them, and made ready."""

import pytest
from playwright.async_api import expect

from tests.browser.staging import Played, shown
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.war1812.positions import GAME, position

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

DESK = {"viewport": {"width": 1440, "height": 900}}


async def test_6_1_all_ships_of_a_port_sail_by_one_press(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "buffalo: us infantry 4; erie: us ships 2 damaged 1; york: gb infantry 2"
    stage = Played.at(position(text), "us", GAME)
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    await expect(page.locator(".subjects .button")).to_have_text(
        [
            "Repair at Erie",
            "Sail from Erie",
            "Sail from Erie, out of action",
        ]
    )
    await page.get_by_role("button", name="Sail all 3 ships from Erie").click()
    await expect(page.locator('#pieces [data-names^="fleet:erie"]')).to_have_count(0)
    assert stage.pressed == ["sail", "sail", "sail"]


async def test_5_2_a_ship_is_made_ready_by_a_button(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "buffalo: us infantry 4; erie: us ships damaged 1; york: gb infantry 2"
    stage = Played.at(position(text), "us", GAME)
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    await page.get_by_role("button", name="Repair at Erie").click()
    await expect(page.locator(".draft")).to_contain_text("Erie")
    await expect(page.locator("#pieces .fleet.operational")).to_have_count(1)


async def test_the_number_tells_how_many_ships_lie_together_from_three_on(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "lake-erie: us 2; lake-ontario: us 4, gb 3; buffalo: us infantry 3"
    stage = Played.at(position(text), "us")
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    fleets = page.locator("#pieces .fleet")
    await expect(fleets).to_have_count(3)
    await expect(fleets.locator(".count")).to_have_text(["×4", "×3"])
    assert await fleets.locator("path.hull").count() == 6


DRY = """() => {
  const lake = document.querySelector("#lake-champlain .lake-area");
  const { left, right } = lake.getBoundingClientRect();
  const back = lake.getScreenCTM().inverse();
  const isWet = (x, y) => lake.isPointInFill(new DOMPoint(x, y).matrixTransform(back));
  const fleets = document.querySelectorAll('#pieces [data-names^="fleet:lake-champlain"]');
  return [...fleets].filter((node) => {
    const { left: l, right: r, top, bottom } = node.querySelector(".hull").getBoundingClientRect();
    const spots = Array.from({ length: 9 }, (_, n) => l + ((r - l) * n) / 8);
    return !spots.some((x) => isWet(x, (top + bottom) / 2));
  }).map((node) => node.dataset.names);
}"""


@pytest.mark.parametrize(
    "viewport", [{"width": 1440, "height": 900}, {"width": 390, "height": 844}]
)
async def test_ships_of_a_narrow_lake_lie_on_its_water_one_after_the_other(
    sqlite_server: Running, new_page: NewPage, viewport: dict[str, int]
) -> None:
    text = (
        "plattsburg: us dragoon, us infantry 2, us ships 2 damaged 1; burlington: us infantry 2, "
        "us infantry 3; lake-champlain: us 2 damaged 1, gb 1 damaged 1; "
        "lacolle: gb infantry 1, gb ships 2 damaged 2; montreal: gb infantry 3"
    )
    stage = Played.at(position(text), "us")
    page = await shown(sqlite_server, await new_page(viewport=viewport), stage)
    await expect(page.locator('#pieces [data-names^="fleet:lake-champlain"]')).to_have_count(4)
    await page.wait_for_timeout(500)
    assert await page.evaluate(DRY) == []


async def test_a_block_stays_under_the_pointer_when_a_ship_leaves_its_town(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "plattsburg: us infantry 4, us infantry 2, us ships 2; montreal: gb infantry 3"
    stage = Played.at(position(text), "us")
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    await page.wait_for_timeout(500)
    where = """() => [...document.querySelectorAll("#pieces .block")]
      .map((node) => [node.dataset.names, node.getBoundingClientRect().x,
        node.getBoundingClientRect().y])"""
    before = await page.evaluate(where)
    await page.get_by_role("button", name="Sail both ships from Plattsburg").click()
    await expect(page.locator('#pieces [data-names^="fleet:lake-champlain"]')).to_have_count(1)
    assert await page.evaluate(where) == before


async def test_many_answers_about_ships_stand_by_kind_and_each_is_named_in_full(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = (
        "plattsburg: us infantry 4, us ships 2 damaged 2; sackets-harbor: us infantry 3, "
        "us ships 2 damaged 1; erie: us infantry 2, us ships 2 damaged 2; york: gb infantry 2"
    )
    stage = Played.at(position(text), "us", GAME)
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    kinds = page.locator(".answers .kind")
    await expect(kinds.locator("p")).to_have_text(
        ["Repair at …", "Sail from …", "Sail from …, out of action", "Build at …"]
    )
    await expect(kinds.locator(".button")).to_have_count(12)
    done = page.locator(".answers > .main .button")
    assert not await done.evaluate("(one) => one.classList.contains('primary')")
    await page.get_by_role("button", name="Repair at Erie").click()
    await expect(page.locator(".draft")).to_contain_text("Erie")
    # A march is usually next.
    await expect(done).to_have_text("Done: no block moves")
    assert not await done.evaluate("(one) => one.classList.contains('primary')")
