"""Nothing slides: the map keeps its size and the usual answer its place, all through a match."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.table import at_match, caught_up, drive, seated, step
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(180)]

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}

# Each place at which a part was, with what the page asked then. On a phone a battle takes room from
# the map, whose width alone is asked for there.
WATCH = """() => {
  window.places = {map: {}, main: {}};
  const at = (node) => {
    const {x, y, width, height} = node.getBoundingClientRect();
    const isFought = document.querySelector(".battle-card") !== null;
    return [x, y, width, isFought && innerWidth < 900 ? "in battle" : height].join(" ");
  };
  const look = () => {
    const asked = document.querySelector("#turn")?.innerText.slice(0, 80);
    window.places.map[at(document.querySelector("#map"))] = asked;
    const main = document.querySelector(".answers .main");
    if (main) window.places.main[main.getBoundingClientRect().bottom] = asked;
    requestAnimationFrame(look);
  };
  look();
}"""


async def played(server: Running, page: Page, game: str) -> dict[str, dict[str, str]]:
    """The places at which the map and the usual answer were in a match against the machine."""
    await at_match(server, page, game, side="random", machine="random")
    await page.evaluate(WATCH)
    await drive(page, 5)
    for _step in range(600):
        if await step(page, 0.4) == "ended":
            break
    await caught_up(page)
    places: dict[str, dict[str, str]] = await page.evaluate("window.places")
    return places


async def test_beside_the_map_nothing_changes_its_size(
    sqlite_server: Running, new_page: NewPage
) -> None:
    places = await played(sqlite_server, await new_page(**DESK), "war1812")
    assert len(places["map"]) == 1, places["map"]
    assert len(places["main"]) == 1, places["main"]


async def test_an_offer_of_a_draw_takes_no_room_from_the_map(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob = await seated(sqlite_server, new_page, **DESK)
    before = await bob.locator("#map").bounding_box()
    await ann.click("#tab-table")
    await ann.click("[data-do=draw-offer]")
    await expect(bob.locator("[data-do=draw-accept]")).to_be_visible()
    assert await bob.locator("#map").bounding_box() == before
