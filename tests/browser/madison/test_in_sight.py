"""Mr. Madison's War: what is asked, what answers it and what is read for it are seen together."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.madison.actions import Take
from app.games.madison.board import GB, US
from tests.browser import test_touch
from tests.browser.madison.table import at
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.madison.positions import position
from tools.shots.madison import positions

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

PHONE: dict[str, Any] = test_touch.PHONE
SEEN = """(kinds) => [...document.querySelectorAll(kinds)].map((node) => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  const corners = [[left + 8, top + 8], [right - 8, top + 8], [left + 8, bottom - 8],
    [right - 8, bottom - 8]];
  const isIn = (x, y) => node.contains(document.elementFromPoint(x, y));
  return top >= 0 && bottom <= innerHeight && corners.every(([x, y]) => isIn(x, y));
})"""
SCROLL = "(part) => { const it = document.querySelector('.sheet'); it.scrollTop = part; }"
MAX_APART = 60
TOGETHER = ".card-read, .answers .here .button, .strategy-card, #prompt"


async def all_seen(page: Page, kinds: str) -> bool:
    """Whether all of some kinds are in sight, and nothing lies over them."""
    seen: list[bool] = await page.evaluate(SEEN, kinds)
    return bool(seen) and all(seen)


@pytest.mark.long
async def test_a_pressed_card_its_uses_the_hand_and_the_question_are_seen_together(
    sqlite_server: Running, new_page: NewPage
) -> None:
    hand = ("2", "4", "7", "10", "13", "19", "22", "28", "1", "8", "11", "12")
    state = position(positions.ARMIES, US, hand=hand).state
    page, _ = await at(sqlite_server, new_page, state, **PHONE)
    cards = page.locator(".strategy-card")
    for nth in range(await cards.count()):
        await cards.nth(nth).tap()
        await expect(page.locator(".strategy-card.held")).to_have_count(1)
        await expect(page.locator(".card-read")).to_be_visible()
        assert await all_seen(page, TOGETHER)
        # What a card can be used for stands next to the question, not at the screen's other end.
        panel, question = [
            await page.locator(one).bounding_box() for one in (".answers .here", "#prompt")
        ]
        assert panel
        assert question
        assert 0 <= question["y"] - panel["y"] - panel["height"] <= MAX_APART


@pytest.mark.parametrize(
    ("taken", "kinds"), [((), (".along", ".subjects")), (("us_niagara",), (".final", ".along"))]
)
async def test_who_may_be_taken_along_is_in_sight_with_the_question(
    sqlite_server: Running, new_page: NewPage, taken: tuple[str, ...], kinds: tuple[str, ...]
) -> None:
    state = positions.led_from_lewiston()
    page, _ = await at(sqlite_server, new_page, state, US, *map(Take, taken), **PHONE)
    shown = ["#prompt", *(f".answers {kind} .button" for kind in kinds)]
    assert await all_seen(page, ", ".join(shown))


async def test_who_was_pressed_to_lead_does_so_by_the_main_answer(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.battle_of_queenston(), **PHONE)
    main = page.locator(".answers .primary")
    await expect(main).to_have_count(0)
    await page.locator("#battle [data-names='block:us_13']").tap()
    await expect(main).to_have_text("13th Infantry (class B, strength 4) leads, without a card")
    assert await all_seen(page, "#prompt, .answers .primary")


@pytest.mark.parametrize(
    ("state", "usual"),
    [
        (positions.window_over_the_niagara, "Pass"),
        (positions.evading_at_queenston, "Stand and fight"),
    ],
)
async def test_a_windows_question_and_its_usual_answer_stay_in_sight(
    sqlite_server: Running, new_page: NewPage, state: Any, usual: str
) -> None:
    page, stage = await at(sqlite_server, new_page, state(), GB, **PHONE)
    main = page.locator(".answers > .main .button")
    await expect(main).to_have_text(usual)
    for part in (0, 120, 260):
        await page.evaluate(SCROLL, part)
        assert await all_seen(page, "#prompt, .answers > .main .button")
    assert not stage.pressed


async def test_a_battles_question_stays_in_sight_under_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page, _ = await at(sqlite_server, new_page, positions.battle_of_queenston(), **PHONE)
    for part in (0, 80, 160):
        await page.evaluate(SCROLL, part)
        assert await all_seen(page, "#prompt")
