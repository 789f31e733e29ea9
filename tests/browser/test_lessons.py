"""A guided first battle, by pressing what is lit: at a desk, on a phone, and by keys alone."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import pytest
from playwright.async_api import Page, TimeoutError, expect

from app import games
from app.matches.lessons import lesson, record_of
from tests.browser.table import caught_up, live
from tests.browser.test_access import faults
from tests.browser.test_touch import PHONE, SMALL
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later

pytestmark = [pytest.mark.browser, pytest.mark.timeout(240)]

LESSONS = sorted(key for key, game in games.games().items() if record_of(game))
DESK = {"viewport": {"width": 1440, "height": 900}}
MAX_PRESSES = 60
BRIEFLY = 4_000

# What is lit: where something is in hand its target, else what may be taken, else an answer.
MARK = """() => {
  const find = (...selectors) => selectors.map((one) => [...document.querySelectorAll(one)]
    .find((node) => node.getBoundingClientRect().width > 0)).find(Boolean);
  const isHeld = document.querySelector("#map .held, #tray .held, #battle :is(.held, .picked)");
  const aims = ["#map .spot.lit .mark", "#map .piece.lit", "#map .offer", "#map .spot.lit",
    "#battle button.post-head", ".answers [data-choice]:not(:disabled)"];
  const takes = ["#tray [data-names]:not(:disabled)", ".answers [data-choice]:not(:disabled)",
    "#battle button.line-block[data-names]", "#pieces .free", "#map .spot.free .mark"];
  const answers = [".answers .main button:not(:disabled)", ".answers button:not(:disabled)"];
  const node = find("#tip [data-choice]", ...(isHeld ? aims : []), ...takes, ...answers, ...aims);
  for (const old of document.querySelectorAll("[data-now]")) old.removeAttribute("data-now");
  node?.setAttribute("data-now", "");
  return Boolean(node);
}"""
AT = """() => document.querySelector(".lesson-end") ? "end"
  : document.querySelector(".lesson") && !document.body.classList.contains("busy")
    ? document.querySelector(".lesson-ways .small").textContent : ''"""


async def opened(server: Running, page: Page, game: str) -> None:
    """Open a lesson by the link on the game's page."""
    await page.goto(f"{server.url}/games/{game}")
    await page.click(f"a[href='/games/{game}/lesson']")
    await page.wait_for_selector("body.ready")


async def at(page: Page) -> str:
    """Wait until something is asked, or all is over; tell which step it is."""
    while True:
        if step := await page.evaluate(AT):
            return str(step)
        await asyncio.sleep(0.05)


async def played(page: Page, press: Callable[[], Awaitable[None]]) -> list[str]:
    """Press what is lit until the lesson is over; return the steps on the way."""
    steps: list[str] = []
    for _ in range(MAX_PRESSES):
        step = await at(page)
        if step not in steps:
            steps.append(step)
        if step == "end":
            return steps
        assert await page.evaluate(MARK), f"nothing is lit at {step}"
        # What was marked may have been drawn anew meanwhile.
        with suppress(TimeoutError):
            await press()
        await caught_up(page)
    raise AssertionError(f"it does not end: {steps}")


@pytest.mark.parametrize("game", others_later(LESSONS[::-1]))
async def test_a_lesson_is_played_at_a_desk_by_pressing_what_is_lit(
    sqlite_server: Running, new_page: NewPage, game: str
) -> None:
    page = await new_page(**DESK, reduced_motion="reduce")
    await opened(sqlite_server, page, game)
    assert not await faults(page, "#turn")
    steps = await played(page, partial(page.locator("[data-now]").click, timeout=BRIEFLY))
    assert not await faults(page, "#turn")
    presses = sum(1 for step in lesson(games.game(game)) if step.say)
    assert len(steps) == presses + 1
    end = page.locator(".lesson-end")
    await expect(end.get_by_role("button", name="Play against the machine")).to_be_visible()
    await end.get_by_role("button", name="Back").click()
    number = page.locator(".lesson-ways .small")
    await expect(number).to_have_text(f"Step {presses} of {presses}")
    await page.get_by_role("button", name="Begin again").click()
    await expect(number).to_have_text(f"Step 1 of {presses}")


@pytest.mark.parametrize("game", others_later(LESSONS))
async def test_a_lesson_is_played_on_a_phone_in_japanese(
    sqlite_server: Running, new_page: NewPage, game: str
) -> None:
    page = await new_page(**PHONE, reduced_motion="reduce", locale="ja")
    await opened(sqlite_server, page, game)
    assert not await page.evaluate(SMALL)
    steps = await played(page, partial(page.locator("[data-now]").tap, timeout=BRIEFLY))
    assert len(steps) == 1 + sum(1 for step in lesson(games.game(game)) if step.say)
    await expect(page.locator(".lesson-end .primary")).to_be_in_viewport()
    assert not await page.evaluate(SMALL)


@pytest.mark.long
async def test_a_lesson_is_played_by_keys_and_spoken(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK, reduced_motion="reduce")
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    await opened(sqlite_server, page, LESSONS[-1])
    first = await page.locator(".lesson p").inner_text()
    await expect(page.locator("#said p").last).to_have_text(first)

    async def press() -> None:
        # What may be taken, its target, then whatever is answered by a button.
        is_held = await page.locator("#map .held, #tray .held, #battle :is(.held, .picked)").count()
        is_button = await page.locator("[data-now]:is(.answers *, #tip *)").count()
        for key in ("d" if is_button else "t" if is_held else "n", "Enter"):
            await page.keyboard.press(key)

    assert (await played(page, press))[-1] == "end"
    end = await page.locator(".lesson-end > p").inner_text()
    await expect(page.locator("#said p").last).to_have_text(end)
    assert not sockets


async def test_what_is_not_lit_does_nothing_in_a_lesson_and_says_so(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK, reduced_motion="reduce")
    await opened(sqlite_server, page, LESSONS[-1])
    step = await at(page)
    await page.locator("#pieces .piece:not(.free)").first.dispatch_event("click")
    await expect(page.locator("#tip .why")).to_have_text("In the lesson, press what is lit.")
    assert await at(page) == step


@pytest.mark.long
async def test_a_match_begins_after_a_lesson(sqlite_server: Running, new_page: NewPage) -> None:
    page = await new_page(**DESK, reduced_motion="reduce")
    await opened(sqlite_server, page, LESSONS[-1])
    await played(page, partial(page.locator("[data-now]").click, timeout=BRIEFLY))
    await page.get_by_role("button", name="Play against the machine: The Recruit").click()
    await page.wait_for_url("**/m/*")
    await live(page)
    # Whom one plays against elsewhere nobody has chosen yet.
    await page.goto(sqlite_server.url)
    await expect(page.locator("#play-now small")).to_contain_text("The Commander")


async def test_another_block_than_the_lit_one_is_refused_and_none_taken_in_hand(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK, reduced_motion="reduce")
    await opened(sqlite_server, page, "war1812")
    await at(page)
    lit = page.locator("#pieces .free").first
    place = str(await lit.get_attribute("data-names")).split()[-1]
    other = page.locator(f"#pieces [data-names^='block:'][data-names$='{place}']:not(.free)").first
    await other.dispatch_event("click")
    await expect(page.locator("#tip .why")).to_contain_text("press what is lit")
    await expect(page.locator("#map .held")).to_have_count(0)
