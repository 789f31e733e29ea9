"""The pages for everybody: axe finds nothing; a keyboard, or a thumb on a phone, suffices."""

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from tests.browser.contrast import CONTRAST
from tests.browser.table import alone, device_link, drive, enter, make_match, seated, step
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1440, "height": 900}}


STILL = "() => matchMedia('(prefers-reduced-motion: reduce)').matches"
# What comes or changes its colours does so little by little, and axe takes what it sees.
AT_REST = """() => document.getAnimations()
  .filter((one) => one.effect.getTiming().iterations !== Infinity)
  .forEach((one) => one.finish())"""


async def faults(page: Page, part: str = "html") -> list[str]:
    """List what axe finds on a page, or on a part of it.

    Of the map's lettering it knows neither fill nor ground: it reckons with the page's ink, and
    with whatever card, tip or button lies over a caption just then.
    """
    # What the other player does meanwhile comes at once, too.
    moves = not await page.evaluate(STILL)
    if moves:
        await page.emulate_media(reduced_motion="reduce")
    await page.evaluate(AT_REST)
    context = {"include": [[part]], "exclude": [["#map textPath"]]}
    # It would write the style sheets of shadow roots anew, inline, which the site's policy refuses.
    found = await Axe().run(page, context=context, options={"preload": False})
    if moves:
        await page.emulate_media(reduced_motion="no-preference")
    return [
        f"{page.url}: {fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found.response["violations"]
        for node in fault["nodes"]
    ]


async def whole_width(page: Page) -> bool:
    """Whether nothing sticks out at the right."""
    width = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    return bool(await page.evaluate(width))


async def doors(server: Running, page: Page, new_page: NewPage) -> AsyncIterator[Page]:
    """Open every page around the board."""
    rules = ("/rules", "/rules/war1812", "/rules/war1812/10.1", "/games/war1812")
    for path in ("/", "/new", "/offers", *rules, "/no-such-page"):
        await page.goto(server.url + path)
        yield page
    made = await make_match(server, page)
    yield page
    guest = await new_page()
    await guest.goto(made.invitation)
    yield guest
    await guest.goto(made.invitation.replace("/sit/", "/device/"))
    yield guest
    await guest.goto(made.watch)
    yield guest
    await page.goto(server.url)
    yield page


@pytest.mark.long
@pytest.mark.parametrize(
    ("device", "scheme"),
    [
        pytest.param(DESK, "light", id="desk-light"),
        pytest.param(PHONE, "dark", id="phone-dark"),
        pytest.param(DESK, "dark", id="desk-dark"),
        pytest.param(PHONE, "light", id="phone-light"),
    ],
)
async def test_axe_finds_nothing_on_any_page(
    sqlite_server: Running, new_page: NewPage, device: dict[str, object], scheme: str
) -> None:
    found = []
    page = await new_page(color_scheme=scheme, **device)
    async for opened in doors(sqlite_server, page, new_page):
        found += await faults(opened)
        assert await whole_width(opened), opened.url
    assert not found, "\n".join(found)


# Nothing is asked any more when the match has ended, which it may at any moment.
ASKED = "document.querySelector('#turn .asked')?.innerText ?? ''"


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    "is_whole",
    [pytest.param(False, id="first"), pytest.param(True, id="whole", marks=pytest.mark.long)],
)
@pytest.mark.parametrize("device", others_later([DESK, PHONE]), ids=["desk", "phone"])
async def test_axe_finds_nothing_on_the_board(
    sqlite_server: Running, new_page: NewPage, device: dict[str, object], is_whole: bool
) -> None:
    """Look at the first six different questions of a match, or at all of a match."""
    ann, bob = await seated(sqlite_server, new_page, **device)
    await drive(ann, 3)
    await drive(bob, 4)
    found = []
    questions: set[str] = set()
    while True:
        for page in (ann, bob):
            await step(page, 0.5)
        asked = re.sub(r"\d+", "", await ann.evaluate(ASKED))[:40]
        if asked and asked not in questions and len(questions) < 14:
            questions.add(asked)
            # Every question with another tab, by day and by night.
            tabs = await ann.locator("[role=tab]").all()
            await tabs[len(questions) % len(tabs)].click()
            await ann.emulate_media(color_scheme="dark" if len(questions) % 2 else "light")
            found += await faults(ann)
        if (len(questions) > 5 and not is_whole) or await ann.locator(".outcome").count():
            break
    assert len(questions) > 5
    await ann.keyboard.press("?")
    found += await faults(ann)
    assert await whole_width(ann)
    assert not found, "\n".join(dict.fromkeys(found))


FAINT = (
    "() => {"
    + CONTRAST
    + """
  const root = getComputedStyle(document.documentElement);
  const grounds = ["--country", "--country-other", "--water"]
    .map((name) => root.getPropertyValue(name));
  // What a text stands on: the last filled shape before it in its piece or town that holds it.
  const under = (text) => {
    const whole = text.closest("[data-names]");
    const box = text.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const shapes = [...whole.querySelectorAll("rect, circle, path, polygon")].filter((shape) => {
      const isBefore = shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
      const style = getComputedStyle(shape);
      const alpha = /rgba\\(.*, 0\\)/.test(style.fill) || Number(style.fillOpacity) < 1;
      const {left, right, top, bottom} = shape.getBoundingClientRect();
      return isBefore && style.fill !== "none" && !alpha && style.fill.startsWith("rgb")
        && left < x && right > x && top < y && bottom > y;
    });
    return shapes.length ? [getComputedStyle(shapes.at(-1)).fill] : grounds;
  };
  const texts = [...document.querySelectorAll("#map [data-names] text")];
  const faint = texts.flatMap((text) => under(text).flatMap((ground) => {
    const fill = getComputedStyle(text).fill;
    const found = contrast(fill, ground);
    return found < 4.5 ? [`${text.textContent}: ${fill} on ${ground}: ${found.toFixed(2)}`] : [];
  }));
  return {count: texts.length, faint};
}"""
)


HOLD_ALL = "document.querySelectorAll('.block').forEach((block) => block.classList.add('held'))"


@pytest.mark.long
async def test_names_values_and_numbers_of_the_map_are_not_faint(
    sqlite_server: Running, new_page: NewPage
) -> None:
    """By day and by night, in the middle of a match, and with every block in hand."""
    ann, bob = await seated(sqlite_server, new_page, **DESK)
    await drive(ann, 3)
    await drive(bob, 4)
    for _ in range(90):
        for page in (ann, bob):
            await step(page, 0.6)
    for prepare in ("null", HOLD_ALL):
        await ann.evaluate(prepare)
        for scheme in ("light", "dark"):
            await ann.emulate_media(color_scheme=scheme)
            await ann.evaluate(AT_REST)
            found = await ann.evaluate(FAINT)
            assert found["count"] > 40
            assert not found["faint"], "\n".join([scheme, *found["faint"]])


async def press_until(page: Page, key: str, selector: str) -> None:
    """Press a key until what has the focus fits a selector."""
    for _ in range(120):
        await page.keyboard.press(key)
        if await page.evaluate("s => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


async def test_the_army_is_set_up_by_keyboard_alone(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)
    await press_until(ann, "n", ".tray-block:not(:disabled)")
    await ann.keyboard.press("Enter")
    towns = [
        *("detroit", "pittsburgh", "erie", "buffalo", "fort-niagara", "oswego"),
        *("sackets-harbor", "plattsburg", "burlington", "albany", "albany", "utica"),
    ]
    for number, town in enumerate(towns, start=1):
        # After a block is placed the next one comes to hand by itself.
        await ann.wait_for_selector(f"#town-{town}.lit")
        await press_until(ann, "t", f"#town-{town}")
        await ann.keyboard.press("Enter")
        await expect(ann.locator(".draft li")).to_have_count(number)
    # While a step is on its way no other begins.
    await ann.wait_for_selector("body:not(.busy)")
    await ann.keyboard.press("u")
    # What was taken back comes to hand again.
    await expect(ann.locator(".draft li")).to_have_count(11)
    await ann.wait_for_selector("#town-malone.lit")
    await press_until(ann, "T", "#town-malone")
    await ann.keyboard.press(" ")
    await ann.wait_for_selector(".main button:not(:disabled)")
    await ann.keyboard.press("d")
    assert await ann.evaluate("document.activeElement.matches('.main button')")
    await ann.keyboard.press("Enter")
    await ann.wait_for_selector(".asked:not(.mine)")
    # The button is gone, and the focus is where what is asked is told.
    await expect(ann.locator("#turn")).to_be_focused()


UNDER_THE_TIP = """() => {
  const tip = document.querySelector("#tip").getBoundingClientRect();
  return [...document.querySelectorAll(".spot.lit .mark")].filter((node) => {
    const {left, right, top, bottom} = node.getBoundingClientRect();
    return left < tip.right && right > tip.left && top < tip.bottom && bottom > tip.top;
  }).length;
}"""


async def test_what_cannot_be_done_is_explained_near_its_place(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)
    await ann.locator(".tray-block").nth(3).click()
    await ann.locator("#town-york .mark").click()
    await ann.wait_for_selector("#tip .why")
    assert "own country" in await ann.inner_text("#tip .why")
    assert await ann.locator("#tip a.rule").get_attribute("href") == "/rules/war1812#rule-3.3"
    assert not await ann.locator("#turn .note").count()
    # No town that may be pointed at lies under it.
    assert not await ann.evaluate(UNDER_THE_TIP)
    await ann.keyboard.press("Escape")
    await ann.wait_for_selector("#tip", state="hidden")


async def test_a_thumb_places_a_block_on_a_phone(sqlite_server: Running, new_page: NewPage) -> None:
    ann = await alone(sqlite_server, new_page, **PHONE)
    assert await ann.title() == "● Your move · War of 1812"
    await ann.locator(".tray-block").first.tap()
    await ann.locator("#town-buffalo .mark").tap()
    await ann.wait_for_selector(".draft li")
    await ann.tap("[data-do=undo]")
    await ann.wait_for_selector(".draft", state="detached")


async def test_zoom_and_pan_by_wheel_keys_and_buttons(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)

    async def seen() -> list[float]:
        box = await ann.locator("#map svg").get_attribute("viewBox")
        return [float(part) for part in (box or "").split()]

    whole = await seen()
    await ann.click("[data-do=zoom-in]")
    assert (await seen())[2] < whole[2]
    await ann.keyboard.press("0")
    assert await seen() == whole
    box = await ann.locator("#map svg").get_attribute("viewBox") or ""
    await ann.hover("#town-buffalo .mark")
    await ann.mouse.wheel(0, -400)
    await expect(ann.locator("#map svg")).not_to_have_attribute("viewBox", box)
    near = await seen()
    assert near[2] < whole[2]
    await ann.mouse.down()
    await ann.mouse.move(400, 300, steps=4)
    await ann.mouse.up()
    assert (await seen())[:2] != near[:2]


async def test_a_second_device_can_be_revoked(sqlite_server: Running, new_page: NewPage) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)
    link = await device_link(ann)
    other = await enter(await new_page(**DESK), link)
    await ann.click("#tab-score")
    await ann.click("#tab-table")
    await expect(ann.get_by_text("Open link")).to_have_count(0)
    await ann.locator("[data-do=revoke]").first.click()
    await other.wait_for_selector("#live:not([data-state=live])")


@pytest.mark.parametrize("size", [DESK, PHONE])
async def test_the_button_for_another_device_stays_over_what_it_brings(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    ann = await alone(sqlite_server, new_page, **size)
    await ann.click("#tab-table")
    button = ann.locator("[data-do=device-link]")
    await expect(ann.locator(".devices li")).to_have_count(1)
    await button.scroll_into_view_if_needed()
    before = await button.bounding_box()
    await button.click()
    await expect(ann.locator(".devices li")).to_have_count(2)
    parts = [button, ann.locator(".link-to-give").last, ann.locator(".devices")]
    made, link, listed = [await part.bounding_box() for part in parts]
    assert before
    assert made
    assert link
    assert listed
    assert (made["x"], round(made["y"])) == (before["x"], round(before["y"]))
    assert made["y"] + made["height"] + 4 <= link["y"]
    assert link["y"] + link["height"] + 4 <= listed["y"]


async def test_resigning_is_asked_about_and_ends_the_match(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob = await seated(sqlite_server, new_page, **DESK)
    await bob.click("#tab-table")
    await bob.click("[data-do=draw-offer]")
    await ann.click("#tab-table")
    await ann.click("[data-do=draw-decline]")
    await bob.click("[data-do=draw-offer]:not(:disabled)")
    await expect(bob.locator(".note.refusal")).to_contain_text("after your next move")
    await ann.click("[data-do=ask][data-value=resign]")
    await ann.click("[data-do=resign]")
    for page in (ann, bob):
        await page.wait_for_selector(".outcome.gb")


TWICE = "() => { document.documentElement.style.fontSize = '200%' }"
APART = """() => {
  const at = (name) => document.querySelector(name).getBoundingClientRect();
  const [phase, score] = [at(".phases .now"), at(".totals")];
  return phase.right <= score.left || phase.bottom <= score.top;
}"""


async def test_letters_twice_as_large_and_a_zoomed_page_hide_nothing(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await alone(sqlite_server, new_page, viewport={"width": 960, "height": 600})
    assert await page.evaluate(APART)
    button = page.locator("#turn .button").first
    before = await button.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
    await page.evaluate(TWICE)
    for width, height in ((1440, 900), (390, 844)):
        await page.set_viewport_size({"width": width, "height": height})
        assert await page.evaluate(APART)
        assert await whole_width(page)
    after = await button.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
    assert after == 2 * before
    for path in ("/", "/new"):
        await page.goto(sqlite_server.url + path)
        await page.evaluate(TWICE)
        assert await whole_width(page)
