"""Mr. Madison's War on a phone: what is decided on is in sight, or there is a hint of it."""

from collections.abc import Callable

import pytest
from playwright.async_api import expect

from app.engine.values import State
from app.games.madison.actions import Pass, Sail, Take
from app.games.madison.board import GB, US
from tests.browser.madison.table import at
from tests.browser.madison.test_battles import fought_out
from tests.browser.madison.test_in_sight import all_seen
from tests.browser.madison.test_phone_battles import CUT_OFF
from tests.browser.test_touch import PHONE
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.madison.positions import led, position
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(120)]

SHIPS = ("conquest", "fair_american", "gov_tompkins", "lady_of_the_lake", "madison", "mohawk")
ENEMIES = ("beresford", "earl_of_moira", "gloucester", "melville", "royal_george", "wolfe")
MAIN = ".answers > .main"
MORE = """([main, wanted]) => wanted ===
  getComputedStyle(document.querySelector(main), '::before').content.includes('More below')"""


async def test_both_answers_to_an_attack_are_in_sight(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.evading_at_queenston(), GB, **PHONE)
    assert await all_seen(page, "#prompt, .answers > .main .button, .button[data-key*=evade]")
    assert await page.evaluate(MORE, [MAIN, False])
    # On a lower one there is more than the sheet has room for.
    await page.set_viewport_size({"width": 390, "height": 720})
    await page.wait_for_function(MORE, arg=[MAIN, True])
    await page.evaluate("document.querySelector('.sheet').scrollTo(0, 9999)")
    await page.wait_for_function(MORE, arg=[MAIN, False])


def fleets(ships: tuple[str, ...]) -> State:
    """Return two fleets that have met on the lake."""
    ours = ", ".join(f"us v_{ship}" for ship in ships)
    theirs = ", ".join(f"gb v_{ship}" for ship in ENEMIES)
    placed = (
        f"sackets_harbour: us chauncey, {ours}; box_ontario: gb yeo, {theirs};"
        "kingston: gb gb_41; york: gb gb_york"
    )
    sails = led(position(placed, US, hand=("2",)), US, "chauncey", "2", water=True)
    met = sails.play(US, *(Take(f"v_{ship}") for ship in ships), Sail("box_ontario"))
    while met.asked()[1] == "react":
        met = met.play(met.asked()[0], Pass())
    return met.state


@pytest.mark.parametrize("is_large", [False, True])
@pytest.mark.parametrize("ships", [SHIPS, (*SHIPS, "oneida", "sylph")])
async def test_a_battle_of_many_ships_is_seen_with_its_odds_and_lead(
    sqlite_server: Running, new_page: NewPage, ships: tuple[str, ...], is_large: bool
) -> None:
    page, _ = await at(sqlite_server, new_page, fleets(ships), US, **PHONE)
    await expect(page.locator(".balance")).to_be_visible()
    if is_large:
        await page.locator(".grip").tap()
    assert await page.evaluate(CUT_OFF) == 0
    await page.locator("#battle [data-names='block:v_mohawk']").tap()
    lead = page.locator(".answers .button", has_text="Mohawk")
    await expect(lead).to_have_text("Mohawk (class A) leads, without a card")
    await expect(lead).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("is_large", [False, True])
async def test_after_a_battle_its_losses_and_what_is_asked_are_read_together(
    sqlite_server: Running, new_page: NewPage, is_large: bool
) -> None:
    page, stage = await at(sqlite_server, new_page, positions.fall_of_1812(), GB, **PHONE)
    fought_out(stage, 3)
    stage.tell()
    await expect(page.locator(".battle-result")).to_be_visible()
    if is_large:
        await page.locator(".grip").tap()
    assert await all_seen(page, ".battle-result h2, .battle-result > p, #prompt")
    await expect(page.locator(".battle-result > .drm")).to_be_hidden()
    if not is_large:
        assert await all_seen(page, ".battle-result .volley, .battle-result .die")


async def test_who_stands_in_a_space_is_told_within_the_map_and_put_away_by_a_tap(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ours = ", ".join(f"us v_{ship}" for ship in (*SHIPS, "oneida", "sylph", "scourge", "julia"))
    state = position(f"sackets_harbour: us chauncey, {ours}; york: gb gb_york", US).state
    page, _ = await at(sqlite_server, new_page, state, GB, **PHONE)
    stack = page.locator("#pieces [data-stack='sackets_harbour/us']").last
    await stack.tap(force=True)
    tip = page.locator("#tip")
    await expect(tip.locator("li")).to_have_count(11)
    box, board = await tip.bounding_box(), await page.locator(".board").bounding_box()
    assert box
    assert board
    assert box["y"] >= board["y"]
    assert box["y"] + box["height"] <= board["y"] + board["height"]
    await tip.locator("li").first.tap()
    await expect(tip).to_be_hidden()


LEWISTON = """() => {
  const { x, y } = document.querySelector("#space-lewiston .mark").getBoundingClientRect();
  const { height } = document.querySelector(".board").getBoundingClientRect();
  return [x, y, height];
}"""


async def test_the_map_gets_the_room_it_is_given_and_stays_where_it_is(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.fall_of_1812(), US, **PHONE)
    x, y, height = await page.evaluate(LEWISTON)
    await page.locator(".grip").tap()
    await page.wait_for_function(f"({LEWISTON})()[2] > {height} + 100")
    await expect(page.locator(".strategy-card.free").first).to_be_in_viewport(ratio=1)
    assert (await page.evaluate(LEWISTON))[:2] == pytest.approx([x, y], abs=1)
    await page.locator(".strategy-card.free").first.tap()
    question, here = [
        await page.locator(one).bounding_box() for one in ("#prompt", ".answers .here")
    ]
    assert question
    assert here
    assert here["y"] + here["height"] <= question["y"]


@pytest.mark.parametrize(
    ("state", "side"),
    [(positions.evading_at_queenston, GB), (positions.march_from_lewiston, US)],
)
async def test_under_an_enlarged_map_answers_are_whole_with_their_odds(
    sqlite_server: Running, new_page: NewPage, state: Callable[[], State], side: str
) -> None:
    page, _ = await at(sqlite_server, new_page, state(), side, **PHONE)
    await page.locator(".grip").tap()
    await expect(page.locator(".grip")).to_have_attribute("aria-expanded", "false")
    assert await all_seen(page, "#prompt, .answers .main .button, .answers .final .button")
    if side == GB:
        assert await all_seen(page, "#turn > .warned.first")
