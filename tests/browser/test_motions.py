"""Motions seen on the board: it ends up true, can be skipped and turned off, and never waits."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games.war1812.actions import Done, March, Stand
from tests.browser.staging import Stage, shown
from tests.browser.table import caught_up
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tests.games.war1812.positions import asked, block, marches, position

pytestmark = pytest.mark.browser

STANDING = """() => [...document.querySelectorAll('#pieces .piece')]
  .map((piece) => [piece.getAttribute('data-names'), piece.getAttribute('aria-label')].join('|'))
  .sort()"""
GHOSTS = "() => document.querySelectorAll('#ghosts > *').length"
OVER = "() => !document.querySelector('#ghosts[data-playing]')"


def march() -> Stage:
    """Britain is about to move from London and from Fort Erie; the page is the American's."""
    text = "fort-erie: gb infantry 4 3; buffalo: us infantry 3 2; london: gb infantry 3"
    return Stage.at(position(text, mover="gb"), "us")


def attacked(stage: Stage) -> None:
    """Britain attacks Buffalo."""
    stage.act("gb", *marches(stage.state, "fort-erie", "buffalo"), Done())


async def fresh(sqlite_server: Running, new_page: NewPage, stage: Stage) -> list[str]:
    """Return what a page shows that comes to the position as it is now."""
    now = Stage(stage.headless, stage.viewer)
    page = await shown(sqlite_server, await new_page(), now)
    return await standing(page)


async def standing(page: Page) -> list[str]:
    """Return what stands on the board, as it is named and labelled."""
    found: list[str] = await page.evaluate(STANDING)
    return found


async def settled(page: Page) -> None:
    """Wait until nothing moves any more."""
    await page.wait_for_function(OVER)
    await page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")


HOLD = """(() => {
  const later = window.setTimeout;
  const held = [];
  window.setTimeout = (task, delay, ...rest) =>
    window.hold && delay >= 100 ? held.push(task) && 0 : later(task, delay, ...rest);
  window.letGo = () => {
    window.hold = false;
    for (const task of held.splice(0)) task();
  };
})()"""


async def stopped(sqlite_server: Running, new_page: NewPage, stage: Stage) -> Page:
    """A page whose motions last until it is told to let go."""
    page = await new_page()
    await page.add_init_script(HOLD)
    await shown(sqlite_server, page, stage)
    await page.evaluate("() => { window.hold = true; }")
    return page


async def moving(page: Page) -> None:
    """Wait until something moves."""
    await page.locator("#ghosts > *").first.wait_for(state="attached")


async def test_an_enemy_march_is_seen_and_the_board_is_true_after_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = march()
    page = await stopped(sqlite_server, new_page, stage)
    before = await standing(page)
    attacked(stage)
    stage.tell()
    await moving(page)
    assert await page.locator("#ghosts .block.blank.gb > g").count() == 2
    assert not await page.locator(".battle-card").count()
    await page.evaluate("() => window.letGo()")
    await settled(page)
    after = await standing(page)
    assert after != before
    assert after == await fresh(sqlite_server, new_page, stage)
    assert "Buffalo" in await page.locator(".battle-card h2").inner_text()


async def test_dice_come_to_rest_and_hits_are_taken(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = march()
    attacked(stage)
    page = await shown(sqlite_server, await new_page(), stage)
    stage.act("us", Stand(), dice=(6, 1, 2, 3, 4))
    stage.tell()
    await page.wait_for_selector("#battle .volley .die")
    await page.wait_for_function(
        "() => !document.getAnimations().some(moves)".replace(
            "moves", "(a) => a.effect.target.classList.contains('die') && a.playState === 'running'"
        )
    )
    assert await page.locator("#battle .die").count() == 5
    assert await page.locator("#battle .die.hit").count() == 1
    assert asked(stage.state) == [("gb", "take-hits")]


SEEN_LATER = """() => {
  const animate = Element.prototype.animate;
  window.later = [];
  Element.prototype.animate = function (frames, how) {
    if (frames.length === 2 && frames[0].opacity === 0 && frames[1].opacity === 0)
      window.later.push(this.getAttribute("class") ?? this.tagName);
    return animate.call(this, frames, how);
  };
}"""


async def test_no_word_tells_a_roll_before_its_dice_lie_still(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = march()
    attacked(stage)
    page = await shown(sqlite_server, await new_page(), stage)
    await page.evaluate(SEEN_LATER)
    stage.act("us", Stand(), dice=(6, 1, 2, 3, 4))
    stage.tell()
    await page.wait_for_selector("#battle .volley .die.hit")
    assert await page.evaluate("() => window.later") == ["burst", "P", "battle-state", "caption"]


async def test_a_click_finishes_the_motion_and_acts_on_the_truth(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = march()
    page = await stopped(sqlite_server, new_page, stage)
    stage.act("gb", *marches(stage.state, "london", "port-dover"), Done())
    stage.tell()
    await moving(page)
    own = block(stage.state, "us", "buffalo")
    await page.locator(f'#pieces [data-names~="block:{own}"]').click(force=True)
    assert await page.evaluate(GHOSTS) == 0
    await page.wait_for_selector(".in-hand p")
    assert await page.locator("#pieces .piece.held").count() == 1


@pytest.mark.long
async def test_a_key_skips(sqlite_server: Running, new_page: NewPage) -> None:
    stage = march()
    page = await stopped(sqlite_server, new_page, stage)
    attacked(stage)
    stage.tell()
    await moving(page)
    await page.keyboard.press("Shift")
    assert await page.evaluate(GHOSTS) == 0
    assert await standing(page) == await fresh(sqlite_server, new_page, stage)


@pytest.mark.long
async def test_a_key_opens_a_tab_while_motions_play(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = march()
    page = await stopped(sqlite_server, new_page, stage)
    attacked(stage)
    stage.tell()
    await moving(page)
    await page.focus("#tab-table")
    await page.keyboard.press("Enter")
    await expect(page.locator("#tab-table")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("how", others_later(["system", "switch"]))
async def test_less_motion_is_none(sqlite_server: Running, new_page: NewPage, how: str) -> None:
    stage = march()
    options: dict[str, Any] = {"reduced_motion": "reduce"} if how == "system" else {}
    page = await shown(sqlite_server, await new_page(**options), stage)
    if how == "switch":
        await page.click(".bar [data-do=settings]")
        await page.click("[data-do=motion]")
        await page.keyboard.press("Escape")
    await page.evaluate(
        """() => { window.seen = 0; new MutationObserver(() => { window.seen += 1; })
          .observe(document.querySelector('#ghosts'), { childList: true }); }"""
    )
    attacked(stage)
    stage.tell()
    await page.wait_for_selector(".battle-card")
    assert await standing(page) == await fresh(sqlite_server, new_page, stage)
    assert await page.evaluate("() => window.seen") == 0


@pytest.mark.long
async def test_motions_take_as_long_as_their_viewer_has_set(
    sqlite_server: Running, new_page: NewPage
) -> None:
    took = {}
    page = await new_page()
    for pace in ("Slow", "Fast"):
        stage = march()
        await shown(sqlite_server, page, stage)
        await page.click(".bar [data-do=settings]")
        await page.get_by_role("button", name=pace).click()
        chosen = page.get_by_role("button", name=pace)
        await expect(chosen).to_have_attribute("aria-pressed", "true")
        await page.keyboard.press("Escape")
        attacked(stage)
        stage.tell()
        await moving(page)
        begun = await page.evaluate("() => performance.now()")
        await page.wait_for_selector("#ghosts:not([data-playing])", state="attached")
        took[pace] = await page.evaluate("() => performance.now()") - begun
    assert took["Slow"] > 1.5 * took["Fast"]


@pytest.mark.long
async def test_a_burst_of_frames_leaves_the_newest_on_the_board(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = march()
    page = await shown(sqlite_server, await new_page(), stage)
    attacked(stage)
    stage.tell()
    stage.act("us", Stand(), dice=(6, 6, 2, 3, 4))
    stage.tell()
    for _ in range(2):
        stage.act("gb", stage.choices("gb")[0])
    stage.act("gb", Done())
    stage.tell()
    await caught_up(page)
    await settled(page)
    assert await standing(page) == await fresh(sqlite_server, new_page, stage)
    assert await page.evaluate(GHOSTS) == 0


@pytest.mark.long
async def test_what_comes_quickly_is_shown_one_after_the_other(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = march()
    attacked(stage)
    page = await stopped(sqlite_server, new_page, stage)
    stage.act("us", Stand(), dice=(1, 1, 2, 3, 4))
    stage.tell()
    await page.wait_for_selector("#battle .volley .die")
    stage.act("gb", stage.choices("gb")[0], dice=(1, 1, 1, 1, 1, 1, 1))
    stage.tell()
    await caught_up(page)
    assert await page.locator("#battle .volley").count() == 1
    assert "United States" in await page.locator("#battle .volley").inner_text()
    await page.evaluate("() => window.letGo()")
    await settled(page)
    assert await standing(page) == await fresh(sqlite_server, new_page, stage)
    assert "Britain" in await page.locator("#battle .volley").last.inner_text()


async def test_ones_own_plan_is_not_played_again(sqlite_server: Running, new_page: NewPage) -> None:
    stage = Stage.at(position("buffalo: us infantry 3 2; york: gb infantry 2"), "us")
    stage.act("us", March(block(stage.state, "us", "buffalo"), "erie"))
    page = await shown(sqlite_server, await new_page(), stage)
    before = await standing(page)
    stage.act("us", Done())
    stage.tell()
    await page.wait_for_selector(".asked:not(.mine)")
    assert await page.evaluate(GHOSTS) == 0
    assert len(await standing(page)) == len(before)


@pytest.mark.long
async def test_a_board_at_rest_draws_nothing_anew(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = march()
    attacked(stage)
    page = await shown(sqlite_server, await new_page(), stage)
    await page.wait_for_selector(".fight-ring")
    moved = await page.evaluate("() => document.getAnimations().map((a) => a.animationName)")
    await page.wait_for_function("() => !document.getAnimations().length")
    assert moved == ["fight"]


async def test_the_panel_tells_no_more_than_has_been_shown(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = march()
    page = await stopped(sqlite_server, new_page, stage)
    attacked(stage)
    stage.tell()
    await moving(page)
    await expect(page.locator(".playing .caption")).to_contain_text("from Fort Erie to Buffalo")
    await expect(page.locator(".answers button, #prompt")).to_have_count(0)
    await page.click("#tab-log")
    await expect(page.locator(".log")).not_to_contain_text("Battle")
    await page.evaluate("() => window.letGo()")
    await settled(page)
    await expect(page.locator("#prompt")).to_contain_text("stand or retreat")


async def test_score_and_turn_wait_for_what_leads_to_them(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(position("york: gb infantry 2; buffalo: us infantry 2"), "us")
    stage.act("us", Done())
    page = await stopped(sqlite_server, new_page, stage)
    told = "() => document.querySelector('#calendar').innerHTML"
    before = await page.evaluate(told)
    stage.act("gb", *marches(stage.state, "york", "london"), Done())
    stage.tell()
    await moving(page)
    assert await page.evaluate(told) == before
    await page.evaluate("() => window.letGo()")
    await settled(page)
    assert await page.evaluate(told) != before


@pytest.mark.parametrize("key", ["Enter", "d"])
async def test_a_press_that_skips_answers_nothing(
    sqlite_server: Running, new_page: NewPage, key: str
) -> None:
    stage = march()
    page = await stopped(sqlite_server, new_page, stage)
    sent: list[str] = []
    stage.sockets[0].on_message(lambda message: sent.append(str(message)))
    attacked(stage)
    stage.tell()
    await moving(page)
    await page.locator("[data-do=skip]").focus()
    await page.keyboard.press(key)
    await expect(page.locator("#prompt")).to_contain_text("stand or retreat")
    assert await page.evaluate(GHOSTS) == 0
    await caught_up(page)
    assert not sent


@pytest.mark.long
async def test_a_click_on_the_panel_only_skips(sqlite_server: Running, new_page: NewPage) -> None:
    stage = march()
    page = await stopped(sqlite_server, new_page, stage)
    sent: list[str] = []
    stage.sockets[0].on_message(lambda message: sent.append(str(message)))
    await page.evaluate("() => { window.hold = false; }")
    attacked(stage)
    probe = await shown(sqlite_server, await new_page(), Stage(stage.headless, "us"))
    spot = await probe.locator(".main button").bounding_box()
    assert spot
    await page.evaluate("() => { window.hold = true; }")
    stage.tell()
    await moving(page)
    await page.mouse.click(spot["x"] + 20, spot["y"] + 10)
    await expect(page.locator("#prompt")).to_contain_text("stand or retreat")
    await caught_up(page)
    assert not sent
