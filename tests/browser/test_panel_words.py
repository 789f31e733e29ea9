"""The panel beside the map: a question opens at its headline, and what is said of it holds."""

import json
import re
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from app.games import games
from app.games.war1812.actions import Done, Fire, Retreat, Stand
from tests.browser.quebec1759.test_columns import Theatre, frame, view
from tests.browser.staging import Stage, shown
from tests.browser.table import alone, at_match, live
from tests.browser.test_keyboard import presses
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.games.war1812.positions import marches, position

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.timeout(120)]

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 700}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}}
MACHINE = {"machines": {"fr": "commander"}}
TURN = "document.querySelector('#turn').scrollTop"
TAB = "document.querySelector('#tab-body').scrollTop"


def answers(count: int) -> list[dict[str, Any]]:
    return [
        {"action": {"type": "meet", "n": n}, "final": False, "label": {"key": "notices-mail-none"}}
        for n in range(count)
    ]


def asked(key: str, v: int, actions: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    shown_ = frame(view(None), actions, v)
    return shown_ | {"choices": shown_["choices"] | {"prompt": {"key": key}}} | more


async def theatre(server: Running, page: Page, first: dict[str, Any]) -> Theatre:
    made = Theatre(page)
    await made.open(server, first)
    return made


async def test_a_new_question_opens_at_its_headline_and_a_step_keeps_the_scroll(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    first = asked("quebec1759-ask-orders", 1, answers(12))
    made = await theatre(sqlite_server, page, first)
    await page.evaluate("document.querySelector('#turn').scrollTo(0, 250)")
    draft = {"steps": [{"type": "send-ottawa", "to": "CR"}], "typed": [""], "rejected_steps": []}
    made.show(first | {"v": 2, "draft": draft})
    await expect(page.locator(".draft li")).to_have_count(1)
    assert await page.evaluate(TURN) == 250
    made.show(asked("quebec1759-ask-meeting", 3, answers(12)))
    await expect(page.locator("#prompt")).to_contain_text("Forces of equal size")
    assert await page.evaluate(TURN) == 0
    # The same words again are a new question, once something was told between them.
    await page.evaluate("document.querySelector('#turn').scrollTo(0, 250)")
    line = {"n": 5, "message": {"key": "quebec1759-line-tide-bars"}, "rule": "23"}
    made.show(asked("quebec1759-ask-meeting", 4, answers(12), log=[line]))
    await expect(page.locator(".latest li")).to_have_count(1)
    assert await page.evaluate(TURN) == 0


async def test_each_tab_has_a_scroll_of_its_own(sqlite_server: Running, new_page: NewPage) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)
    await ann.click("#tab-places")
    await expect(ann.locator(".place").first).to_be_visible()
    await ann.evaluate("document.querySelector('#tab-body').scrollTo(0, 300)")
    await ann.click("#tab-table")
    await expect(ann.locator("[data-do=device-link]")).to_be_visible()
    assert await ann.evaluate(TAB) == 0
    await ann.evaluate("document.querySelector('#tab-body').scrollTo(0, 100)")
    await ann.click("#tab-places")
    await expect(ann.locator(".place").first).to_have_count(1)
    assert await ann.evaluate(TAB) == 300
    await ann.click("#tab-table")
    await expect(ann.locator("[data-do=device-link]")).to_have_count(1)
    assert await ann.evaluate(TAB) == 100


async def suggesting(page: Page, choice: dict[str, Any]) -> None:
    async def answer(route: Route) -> None:
        await route.fulfill(json={"v": 1, "choice": choice})

    await page.route("**/suggest", answer)


async def test_a_suggestion_that_has_no_button_is_named(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    home = {
        "action": {"type": "send-home", "block": "BR-15"},
        "final": True,
        "subject": "block:BR-15",
    }
    await suggesting(page, home)
    await theatre(sqlite_server, page, asked("quebec1759-ask-supply", 1, [home], **MACHINE))
    await page.get_by_role("button", name="Suggest a step").click()
    said = page.locator(".help [role=status]")
    await expect(said).to_contain_text("The Commander would now choose, on the map: 15th Foot")
    await expect(page.locator(".suggested")).to_have_count(0)


async def test_a_suggestion_that_has_a_button_is_marked_and_named(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    stay = {"action": {"type": "visit", "what": "stay"}, "final": True}
    stay["label"] = {"key": "quebec1759-visit-stay"}
    await suggesting(page, stay)
    await theatre(sqlite_server, page, asked("quebec1759-ask-visit", 1, [stay], **MACHINE))
    await page.get_by_role("button", name="Suggest a step").click()
    said = page.locator(".help [role=status]")
    await expect(said).to_contain_text("the marked button: “Stay with the other French”")
    await expect(page.locator(".suggested")).to_have_text("Stay with the other French")


READ = """() => {
  const said = document.querySelector('.help [role=status]');
  const { x, y, width, height } = said.getBoundingClientRect();
  return said.contains(document.elementFromPoint(x + width / 2, y + height - 3));
}"""


@pytest.mark.parametrize("window", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_suggestion_comes_into_sight(
    sqlite_server: Running, new_page: NewPage, window: dict[str, Any]
) -> None:
    page = await new_page(**window)
    stay = {"action": {"type": "visit", "what": "stay"}, "final": True}
    stay["label"] = {"key": "quebec1759-visit-stay"}
    await suggesting(page, stay)
    asked_once = asked("quebec1759-ask-visit", 1, [stay, *answers(12)], **MACHINE)
    await theatre(sqlite_server, page, asked_once)
    button = page.get_by_role("button", name="Suggest a step")
    await button.evaluate("(node) => node.scrollIntoView({ block: 'end' })")
    await button.dispatch_event("click")
    await expect(page.locator(".help [role=status]")).to_contain_text("Stay with the other French")
    await page.wait_for_function(READ)


ROOM = """() => {
  // The usual answer stays in sight over what is told: its own place is at the end.
  document.querySelector("#turn").scrollTop = 1e6;
  const box = (node) => node.getBoundingClientRect();
  const [top, bottom] = ['top', 'bottom'].map((side) => box(document.querySelector('.help'))[side]);
  const answers = [...document.querySelectorAll('.answers button')].map(box);
  return Math.min(...answers.map((one) => Math.max(top - one.bottom, one.top - bottom)));
}"""


async def test_answers_and_suggestions_have_room_between_them(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    two = [choice | {"final": True} for choice in answers(2)]
    made = await theatre(sqlite_server, page, asked("board-undo", 1, answers(2), **MACHINE))
    for v, actions in enumerate((answers(2), two, [*answers(1), two[1]]), start=2):
        made.show(asked("board-undo", v, actions, **MACHINE))
        await expect(page.locator(".answers button")).to_have_count(2)
        # Both at one moment: between two calls the panel may be drawn anew.
        assert await page.evaluate(ROOM) >= 8, actions


async def test_once_orders_are_open_a_seal_is_told_by_what_was_sealed(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)

    def at(key: str, v: int) -> dict[str, Any]:
        sides = [
            {"side": s, "message": {"key": f"quebec1759-awaits-{key}"}, "sealed": True}
            for s in ("gb", "fr")
        ]
        return asked(f"quebec1759-ask-{key}", v, answers(1), awaiting=sides, sealed=["fr"])

    made = await theatre(sqlite_server, page, at("orders", 1))
    await expect(page.locator(".asked.mine")).to_contain_text("France has sealed its order")
    made.show(at("picks", 2))
    await expect(page.locator(".asked.mine")).to_contain_text("has named the blocks")
    await expect(page.locator(".asked.mine")).not_to_contain_text("has sealed")
    made.show(at("picks", 3) | {"choices": None})
    await expect(page.locator(".asked")).to_contain_text("has named the blocks")


async def test_a_result_that_was_put_away_stays_away_after_a_reload(
    sqlite_server: Running, new_page: NewPage
) -> None:
    text = "plattsburg: us infantry 1; lacolle: gb infantry 4 4; kingston: gb infantry 2"
    stage = Stage.at(position(text, mover="gb"), "gb")
    stage.act("gb", *marches(stage.state, "lacolle", "plattsburg"), Done())
    stage.act("us", Stand(), dice=(1,))
    stage.act("gb", Fire(), dice=(6,) * 8)
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    await page.click("[data-do=dismiss]")
    await expect(page.locator(".battle-result")).to_have_count(0)
    await page.reload()
    await live(page)
    await expect(page.locator("#calendar")).to_contain_text("1812")
    await expect(page.locator(".battle-result")).to_have_count(0)


async def test_a_pursuit_has_a_lesson_of_its_own(sqlite_server: Running, new_page: NewPage) -> None:
    text = "buffalo: us infantry 4 3; fort-erie: gb infantry 4 2; york: gb infantry 2"
    stage = Stage.at(position(text, mover="gb"), "gb")
    stage.act("gb", *marches(stage.state, "fort-erie", "buffalo"), Done())
    stage.act("us", next(a for a in stage.choices("us") if isinstance(a, Retreat)))
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    await expect(page.locator("#prompt")).to_contain_text("fire after them")
    await expect(page.locator(".coach")).to_contain_text("one die, whatever its number")
    await expect(page.locator(".coach")).not_to_contain_text("as many dice as its number")


async def test_the_first_question_names_the_towns_that_must_be_held(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)
    await expect(ann.locator("#prompt")).to_contain_text("a block in every town worth 2 or more")
    await expect(ann.locator("#prompt a.rule")).to_have_attribute("href", re.compile(r"3\.3$"))


async def test_keys_do_what_their_sheet_says(sqlite_server: Running, new_page: NewPage) -> None:
    text = "buffalo: us infantry 4 3 2; fort-erie: gb infantry 4; york: gb infantry 2"
    stage = Stage.at(position(text), "us")
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    # All here, with nothing in hand.
    await page.focus("#town-buffalo")
    await presses(page, "a")
    await expect(page.locator("#pieces .block.held")).to_have_count(3)
    await presses(page, "Escape", "6")
    assert await page.get_attribute("#tab-table", "aria-selected") == "true"
    await presses(page, "?")
    await expect(page.locator(".key-sheet dd", has_text="open a tab")).to_have_count(1)
    digits = page.locator(".key-sheet dt", has_text="–").locator("kbd")
    last = len(await page.locator("[role=tab]").all())
    await expect(digits).to_have_text(["1", str(last)])


async def test_the_key_for_answers_goes_to_done_first(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    done = {"action": {"type": "done"}, "final": True, "label": {"key": "board-undo"}}
    await theatre(sqlite_server, page, asked("board-undo", 1, [*answers(2), done]))
    await presses(page, "d")
    focused = await page.evaluate("document.activeElement.dataset.key")
    assert json.loads(focused) == {"type": "done"}


WITH_COMMANDER = [key for key, game in games().items() if "commander" in game.machines]


@pytest.mark.parametrize("game", WITH_COMMANDER)
async def test_a_suggested_step_is_only_said(
    sqlite_server: Running, new_page: NewPage, game: str
) -> None:
    page = await new_page(**DESK, reduced_motion="reduce")
    side = games()[game].sides[0]
    await at_match(sqlite_server, page, game, side=side, machine="commander")
    await page.wait_for_selector(".asked.mine")
    asked_before = await page.inner_text("#prompt")
    await page.get_by_role("button", name="Suggest a step").click()
    said = page.locator(".help [role=status]")
    await expect(said).to_contain_text("The Commander would now ")
    await expect(said).not_to_contain_text(re.compile(r"\w+-step-"))
    await expect(page.locator(".draft li")).to_have_count(0)
    assert await page.inner_text("#prompt") == asked_before
