"""Two players, one page: between their turns nothing of either side is left on it."""

import re
from io import BytesIO

import pytest
from axe_playwright_python.async_playwright import Axe
from PIL import Image, ImageChops
from playwright.async_api import Error, Page, expect

from tests.browser.table import BLOCK_ID, caught_up, drive, live, step
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

PINS = {"us": "1812", "gb": "271828"}
HANDS = 12
"""How often the device changes hands: set-up, and turns of both sides."""
HEADS = re.compile(r'heads[\\"]*:\[[^\]]')
"""Receipts: how many heads there are would tell how often somebody moved."""
UNSEEN = 16
"""Of 255: Chromium smooths a round corner now so, now so. Ink on paper differs by 100."""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1440, "height": 900}}

KEPT = """async () => JSON.stringify({
  local: {...localStorage}, session: {...sessionStorage}, history: history.state,
  databases: await indexedDB.databases(), caches: await caches.keys(), name: window.name,
})"""


async def make(server: Running, page: Page) -> None:
    """Make a match for two on this page."""
    await page.goto(f"{server.url}/new")
    await expect(page.get_by_label("Your friend's name")).to_be_hidden()
    await page.check("input[name=machine][value=here]")
    await page.check("input[name=side][value=us]")
    await page.fill("input[name=name]", "Ann")
    await page.fill("input[name=friend]", "Bob")
    await page.click("button[type=submit][form=new]")
    await drawn(page)


async def drawn(page: Page) -> None:
    """Wait until the curtain is drawn, with all that is on it."""
    await page.wait_for_url("**/curtain/*")
    await page.wait_for_selector("#lines li")
    await page.evaluate("document.fonts.ready")
    # Without a style of its own a die would be as wide as the page.
    widths = await page.locator("#lines .die").evaluate_all(
        "dice => dice.map((die) => die.getBoundingClientRect().width)"
    )
    assert all(10 < width < 40 for width in widths), widths


async def take(page: Page) -> str:
    """Whose turn it is takes the device; returns their side."""
    asked = page.locator(".hand-over:visible")
    side = await asked.get_attribute("data-side") or ""
    fields = asked.locator("input")
    await expect(fields.first).to_be_focused()
    if await fields.count() == 1:
        # As long as it has to be: it needs no Enter.
        await page.keyboard.type(PINS[side])
    else:
        await page.keyboard.type(PINS[side])
        await page.keyboard.press("Tab")
        await page.keyboard.type(PINS[side])
        await page.keyboard.press("Enter")
    await page.wait_for_url("**/m/*")
    await live(page)
    return side


async def dismissed(page: Page) -> list[str]:
    """Read what happened meanwhile, if that is told, and go to the board by the keyboard."""
    await page.wait_for_selector("#turn .asked, .outcome")
    told = page.locator("dialog.since")
    if not await told.count():
        return []
    lines = await told.locator(".line-words").all_inner_texts()
    await page.keyboard.press("Enter")
    await expect(told).to_have_count(0)
    return lines


async def play_until_drawn(page: Page, seed: int) -> set[str]:
    """Play the side that sits until the curtain falls; give what its blocks are said to be."""
    await drive(page, seed)
    seen = await labels(page)
    while True:
        try:
            await step(page, 0.62)
        except Error:
            # The page went away under the step.
            return seen
        if "/curtain/" in page.url:
            return seen
        await page.wait_for_timeout(15)


async def labels(page: Page) -> set[str]:
    """Read what the board says of each block."""
    found = await page.locator("#pieces [data-names], .tray-block").evaluate_all(
        "nodes => nodes.map(node => node.getAttribute('aria-label') ?? '')"
    )
    return {label for label in found if label}


@pytest.mark.long
async def test_nothing_of_either_side_is_left_between_their_turns(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    await make(sqlite_server, page)
    sat, told, turns, seen = [], 0, 0, set[str]()
    for hand in range(HANDS):
        sat.append(await take(page))
        told += len(await dismissed(page))
        seen |= await play_until_drawn(page, hand)
        await drawn(page)
        turns += await page.locator("#lines h3", has_text="campaign turn").count()
        html, kept = await page.content(), await page.evaluate(KEPT)
        for text in (html, kept):
            assert not BLOCK_ID.search(text), text
            assert not HEADS.search(text), text
            assert not [label for label in seen if label in text]
        assert await page.locator("svg.map, #pieces, .block, .tray").count() == 0
    assert sat[:3] == ["us", "gb", sat[2]]
    assert {"us", "gb"} <= set(sat[2:])
    assert told
    assert len(seen) > 20
    assert turns, "what all may know stands by turns of the game"


SET_UP = """async (last) => {
  const path = location.pathname.replace("/m/", "/api/matches/");
  for (;;) {
    const { v, choices } = await (await fetch(path)).json();
    const offered = last ? choices.actions.toReversed() : choices.actions;
    const { action } = offered.find((one) => one.action.type !== "done") ?? offered[0];
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ expect: v, key: crypto.randomUUID(), action });
    const answer = await fetch(`${path}/act`, { method: "POST", headers, body });
    if (action.type === "done") return answer.status;
  }
}"""
"""Sets an army up by the first choices, or by the last."""


@pytest.mark.parametrize("device", others_later([DESK, PHONE]), ids=["desk", "phone"])
async def test_the_curtain_shows_the_same_picture_whatever_it_hides(
    sqlite_server: Running, new_page: NewPage, device: dict[str, object]
) -> None:
    pictures, pages = [], []
    for last in (False, True):
        page = await new_page(**device)
        await make(sqlite_server, page)
        await take(page)
        try:
            assert await page.evaluate(SET_UP, last) == 423
        except Error as gone:
            # The page may be on its way to the curtain before it has told of the answer.
            if "navigation" not in str(gone):
                raise
        await drawn(page)
        taken = await page.screenshot(full_page=True, caret="hide")
        pictures.append(Image.open(BytesIO(taken)).convert("RGB"))
        match = page.url.rpartition("/")[2]
        pages.append((await page.content()).replace(match, "M"))
    assert pages[0] == pages[1]
    assert pictures[0].size == pictures[1].size
    differences = ImageChops.difference(*pictures).tobytes()
    assert max(differences) <= UNSEEN


async def test_the_board_does_not_come_back_by_the_back_button_or_a_reload(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    await make(sqlite_server, page)
    await take(page)
    await page.click("#draw-curtain")
    await drawn(page)
    await page.go_back()
    await page.go_forward()
    await drawn(page)
    # Whoever leaves the board for another page leaves it shut; so does who loads it anew.
    for leave in ("home", "reload"):
        await take(page)
        if leave == "home":
            await page.click("a.brand")
            await page.wait_for_selector(".mine")
            assert "Ann (United States) to move" in await page.inner_text(".mine")
            await page.go_back()
        else:
            await page.reload()
        await drawn(page)


@pytest.mark.long
async def test_another_language_does_not_draw_the_curtain(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    await make(sqlite_server, page)
    await take(page)
    await page.click(".bar [data-do=settings]")
    await page.click("[data-language=ja]")
    await page.wait_for_selector("html[lang=ja]")
    await live(page)
    await page.get_by_role("button", name="幕を下ろす").click()
    await drawn(page)
    assert await page.inner_text("h1:visible") == "端末をAnn(アメリカ)へ"


async def test_the_other_may_take_the_device_first_and_wrong_pins_are_told(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**PHONE)
    await make(sqlite_server, page)
    await page.get_by_role("button", name="Bob takes it instead").tap()
    asked = page.locator(".hand-over:visible")
    await asked.locator("input").first.fill("123")
    await asked.locator("[type=submit]").tap()
    await expect(asked.get_by_role("alert")).to_have_text("A PIN has 4 to 8 digits.")
    await asked.locator("input").first.fill("1234")
    await asked.locator("input").last.fill("1235")
    await asked.locator("[type=submit]").tap()
    await expect(asked.get_by_role("alert")).to_contain_text("not the same")
    await asked.locator("input").first.fill(PINS["gb"])
    await asked.locator("input").last.fill(PINS["gb"])
    await asked.locator("[type=submit]").tap()
    await live(page)
    await expect(page.locator("#you")).to_contain_text("You (Britain)")
    await expect(page.locator("#you")).to_contain_text("Ann")
    await page.get_by_role("button", name="Draw the curtain").tap()
    await drawn(page)
    await page.get_by_role("button", name="Bob takes it instead").tap()
    for number in range(3):
        await expect(asked.locator("input")).to_have_value("")
        async with page.expect_response("**/curtain/open"):
            await page.keyboard.type("000000")
        await caught_up(page)
        await expect(asked.get_by_role("alert")).to_contain_text(
            re.compile("not the PIN of Bob.*in 5 seconds" if number == 2 else "not the PIN of Bob")
        )
    await expect(asked.locator("[type=submit]")).to_be_disabled()
    # The one who waits does not keep the other from their seat.
    await page.get_by_role("button", name="Ann takes it instead").tap()
    assert await take(page) == "us"


@pytest.mark.long
async def test_the_curtain_falls_on_the_page_even_when_the_server_is_away(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    await make(sqlite_server, page)
    await take(page)
    await page.context.set_offline(True)
    await page.click("#draw-curtain")
    await page.wait_for_selector(".fallen-curtain")
    await expect(page.locator(".fallen-curtain")).to_contain_text("as soon as the server answers")
    assert await page.locator("body > *").count() == 1
    await page.context.set_offline(False)
    await drawn(page)


async def test_after_the_end_both_see_all(sqlite_server: Running, new_page: NewPage) -> None:
    page = await new_page(**DESK)
    await make(sqlite_server, page)
    await take(page)
    await page.click("#tab-table")
    await page.click("[data-do=ask][data-value=resign]")
    await page.click("[data-do=resign]")
    await page.wait_for_selector(".outcome.gb")
    await page.reload()
    await page.wait_for_selector(".outcome.gb")
    assert "/m/" in page.url


@pytest.mark.long
@pytest.mark.parametrize(
    ("device", "scheme"),
    [
        pytest.param(DESK, "light", id="desk-light"),
        pytest.param(PHONE, "dark", id="phone-dark", marks=pytest.mark.long),
        pytest.param(DESK, "dark", id="desk-dark", marks=pytest.mark.long),
        pytest.param(PHONE, "light", id="phone-light", marks=pytest.mark.long),
    ],
)
async def test_axe_finds_nothing_on_the_curtain(
    sqlite_server: Running, new_page: NewPage, device: dict[str, object], scheme: str
) -> None:
    page = await new_page(color_scheme=scheme, **device)
    await make(sqlite_server, page)
    found = (await Axe().run(page)).response["violations"]
    await take(page)
    found += (await Axe().run(page)).response["violations"]
    await page.click("#draw-curtain")
    await drawn(page)
    await page.keyboard.type("0000")
    await page.wait_for_selector(".hand-over:visible .note:visible")
    found += (await Axe().run(page)).response["violations"]
    assert not found, [(fault["id"], fault["nodes"][0]["target"]) for fault in found]
    width = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    assert await page.evaluate(width)
