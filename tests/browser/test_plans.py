"""Against a machine plans of a turn are compared beside the map, the player's own among them."""

from random import Random
from typing import Any

import pytest
from playwright.async_api import Locator, Page, Route, expect

from app.games import games
from tests.api.generic_client import post
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, running
from tests.jobs.test_machines import act, against, my_turn

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

GAME = "war1812"
PLANS = games()[GAME].pace.plans
SIZES = pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
TARGET_PX = 44
SETTLED_MS = 400


async def at_a_turn(server: Running, new_page: NewPage, size: tuple[int, int]) -> Page:
    """Set up, and open the match where a turn is to be planned."""
    match, token, _ = await against(server.client, GAME, "commander")
    rng = Random(2)
    while (frame := await my_turn(server.client, match, token))["view"]["ask"] not in PLANS:
        await act(server.client, match, token, frame, rng)
    page = await new_page(viewport={"width": size[0], "height": size[1]})
    link = await post(server.client, f"/api/matches/{match}/devices", {}, token)
    await page.goto(link["link"])
    await page.click("main button")
    await page.wait_for_url("**/m/**")
    return page


def compared(frame: dict[str, Any], trials: int, chances: tuple[float, float]) -> dict[str, Any]:
    """Two plans of one march each, as the server tells of them."""
    marches = [one["action"] for one in frame["choices"]["actions"] if is_march(one)]
    expects = [
        [{"place": "detroit", "fate": "lost", "times": trials // 4}],
        [{"place": "lake-erie", "fate": "taken", "times": trials}],
    ]
    plans = [
        {
            "actions": [marches[-n], {"type": "done"}],
            "is_machines": not n,
            "is_drafted": bool(n),
            "chance": chances[n],
            "doubt": 0.1 * n,
            "expects": expects[n],
        }
        for n in range(2)
    ]
    standing = {"trials": trials, "is_whole": trials == 72, "plans": plans}
    return {"v": frame["v"], "machine": "commander", "turns": 3, **standing}


async def top_of(card: Locator) -> float:
    box = await card.bounding_box()
    assert box is not None
    return box["y"]


def is_march(choice: dict[str, Any]) -> bool:
    return str(choice["action"]["type"]) == "march"


@SIZES
async def test_plans_are_compared_with_odds_and_what_they_bring(
    sqlite_url: str, new_page: NewPage, size: tuple[int, int]
) -> None:
    async with running(sqlite_url, machine_workers=1) as server:
        page = await at_a_turn(server, new_page, size)
        opener = page.get_by_role("button", name="Compare plans")
        await opener.click()
        cards = page.locator(".plan")
        await expect(cards.first).to_contain_text("of 100")
        await expect(page.locator(".plan", has_text="The Commander’s plan")).to_have_count(1)
        status = page.locator(".plans [role=status]")
        await expect(status).to_contain_text("Best by these trials", timeout=90_000)
        await expect(page.locator(".plans .after")).to_have_text("After 72 trials")
        shown = await page.locator(".plan .chance b").all_inner_texts()
        assert [int(one) for one in shown] == sorted(map(int, shown), reverse=True)
        await page.get_by_role("button", name="Close", exact=True).click()
        await expect(cards).to_have_count(0)
        await expect(opener).to_be_focused()


@SIZES
async def test_figures_firm_up_in_their_places_and_a_press_shows_a_plan(
    sqlite_server: Running, new_page: NewPage, size: tuple[int, int]
) -> None:
    page = await at_a_turn(sqlite_server, new_page, size)
    frame = dict[str, Any]()
    answers = [(8, (0.6, 0.55)), (16, (0.5, 0.55)), (72, (0.5, 0.55))]
    held = 0

    async def answer(route: Route) -> None:
        if not frame:
            found = await page.request.get(route.request.url.removesuffix("/plans"))
            frame.update(await found.json())
        await route.fulfill(json=compared(frame, *answers[held]))

    await page.route("**/plans", answer)
    await page.get_by_role("button", name="Compare plans").press("Enter")
    cards, status = page.locator(".plan"), page.locator(".plans [role=status]")
    await expect(page.locator(".plans .after")).to_have_text("After 8 trials, more to come")
    await expect(cards.first).to_contain_text("The Commander’s plan")
    await expect(cards.first).to_contain_text("loses Detroit in 3 of 10")
    await expect(cards.last).to_contain_text("takes Lake Erie")
    # What will still change is told to the nearest ten.
    await expect(cards.first.locator(".chance")).to_have_text("about 60 of 100")
    said = await status.inner_text()
    top = await top_of(cards.last)
    held = 1
    await expect(page.locator(".plans .after")).to_have_text("After 16 trials, more to come")
    # Another is ahead by now: neither its place nor what is said aloud is another before the end.
    await expect(cards.first).to_contain_text("The Commander’s plan")
    assert await status.inner_text() == said
    assert await top_of(cards.last) == top
    held = 2
    await expect(cards.first).to_contain_text("Your plan so far")
    await expect(status).to_contain_text("55 of 100")
    await expect(cards.last).not_to_contain_text("may be as good")
    await cards.first.press("Enter")
    await expect(cards.first).to_have_attribute("aria-pressed", "true")
    await expect(page.locator("#map .spot.advised")).not_to_have_count(0)
    box = await cards.first.bounding_box()
    assert box is not None
    assert box["height"] >= TARGET_PX
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    await expect(cards.first.locator(".chance")).to_have_text("55 of 100")
    await cards.first.press("Enter")
    await expect(page.locator(".advised")).to_have_count(0)
    use = page.get_by_role("button", name="Use this plan")
    await expect(use).to_have_count(0)
    await cards.last.click()
    await use.click()
    await expect(cards).to_have_count(0)
    await expect(page.locator(".draft li")).to_have_count(1)


@SIZES
async def test_what_is_found_comes_into_the_room_that_was_kept_for_it(
    sqlite_server: Running, new_page: NewPage, size: tuple[int, int]
) -> None:
    page = await at_a_turn(sqlite_server, new_page, size)
    frame = dict[str, Any]()
    is_ready = False

    async def answer(route: Route) -> None:
        if not frame:
            found = await page.request.get(route.request.url.removesuffix("/plans"))
            frame.update(await found.json())
        told = compared(frame, 8, (0.6, 0.5))
        await route.fulfill(json=told if is_ready else {**told, "plans": [], "trials": 0})

    await page.route("**/plans", answer)
    await page.get_by_role("button", name="Compare plans").click()
    title = page.get_by_role("heading", name="Plans for this turn")
    await expect(page.locator(".plans .after")).to_have_text("Trying plans out…")
    await page.wait_for_timeout(SETTLED_MS)
    top = await top_of(title)
    asked = page.locator("#turn > .asked.mine")
    question = await asked.bounding_box()
    assert question is not None
    assert top >= question["y"] + question["height"] - 1
    is_ready = True
    await expect(page.locator(".plan")).to_have_count(2)
    await page.wait_for_timeout(SETTLED_MS)
    assert await top_of(title) == pytest.approx(top, abs=1)


async def test_a_step_that_is_planned_leaves_the_comparison_and_says_that_it_is_of_before(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await at_a_turn(sqlite_server, new_page, (1440, 900))
    first = dict[str, Any]()

    async def answer(route: Route) -> None:
        found = await page.request.get(route.request.url.removesuffix("/plans"))
        frame = await found.json()
        first.update(first or frame)
        await route.fulfill(json=compared({**first, "v": frame["v"]}, 72, (0.5, 0.55)))

    await page.route("**/plans", answer)
    await page.get_by_role("button", name="Compare plans").click()
    await expect(page.locator(".plan")).to_have_count(2)
    await page.locator("#pieces .piece.free").first.dispatch_event("click")
    await page.locator("#map .spot.lit").first.dispatch_event("click")
    await expect(page.locator(".draft li")).to_have_count(1)
    await expect(page.locator(".plan")).to_have_count(2)
    await expect(page.locator(".plan.own")).to_contain_text("Your plan before")
    await expect(page.locator(".plans .past")).to_contain_text("before the last change")
    await page.get_by_role("button", name="Compare anew").click()
    await expect(page.locator(".plans .past")).to_have_count(0)
    await expect(page.locator(".plan.own")).to_contain_text("Your plan so far")


async def test_lost_trials_are_told_and_no_figure_is_shown(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await at_a_turn(sqlite_server, new_page, (1440, 900))
    await page.get_by_role("button", name="Compare plans").click()
    # This server has no process to spare.
    await expect(page.locator(".plans [role=status]")).to_contain_text("no process to spare")
    await expect(page.locator(".plan")).to_have_count(0)
