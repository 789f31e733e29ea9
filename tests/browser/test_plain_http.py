"""Over plain http, under a name that is not localhost: whoever lets friends in their network in."""

from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser, Page, expect

from app.games import games
from tests.browser.process import play_on, sat_down
from tests.browser.table import caught_up, drive, enter, live, make_match, step
from tests.fixtures.browser import PLAIN_HOST, NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(180)]

LONG = pytest.mark.long
GAMES = sorted(games())
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def plain(server: Running) -> str:
    """Return the address of a server by its name in the network."""
    return f"http://{PLAIN_HOST}:{server.port}"


@pytest.mark.parametrize(
    ("game", "device"),
    [
        *(pytest.param(game, DESK, id=f"{game}-desk") for game in GAMES),
        *(
            pytest.param(game, PHONE, id=f"{game}-phone", marks=[] if game == GAMES[0] else LONG)
            for game in GAMES
        ),
    ],
)
async def test_an_action_comes_through(
    sqlite_server: Running, new_page: NewPage, game: str, device: dict[str, object]
) -> None:
    page = await new_page(reduced_motion="reduce", **device)
    async with AsyncExitStack() as stack:
        match, (player, _) = await sat_down(sqlite_server.url, game, stack)
        await play_on(page, plain(sqlite_server), match, player)
    assert not await page.evaluate("isSecureContext")


@pytest.mark.parametrize(
    "device", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone", marks=LONG)]
)
async def test_two_friends_sit_down_talk_take_back_resign_and_check_the_dice(
    sqlite_server: Running, new_page: NewPage, device: dict[str, object]
) -> None:
    ann = await new_page(reduced_motion="reduce", **device)
    made = await make_match(sqlite_server, ann, address=plain(sqlite_server))
    assert made.invitation.startswith(plain(sqlite_server))
    await ann.locator(".link-row button").first.click()
    await expect(ann.locator(".link-row button").first).to_have_text("Copied")
    show = ann.get_by_role("button", name="QR code")
    await show.first.click()
    await expect(ann.get_by_role("img", name="The link as a QR code")).to_be_in_viewport(ratio=0.9)
    await expect(show.first).to_have_attribute("aria-expanded", "true")
    await show.first.click()
    await expect(ann.locator(".link-code")).to_have_count(0)
    bob = await enter(await new_page(reduced_motion="reduce", **device), made.invitation, "Bob")
    await ann.wait_for_selector(".asked.mine")
    await drive(ann, 3)
    await ordered(ann)
    steps = await ann.locator(".draft ol li").count()
    await ann.locator("[data-do=undo]").first.click()
    await expect(ann.locator(".draft ol li")).to_have_count(steps - 1)
    await ann.click("#tab-chat")
    await ann.fill("[data-field=say]", "Good morning")
    await ann.keyboard.press("Enter")
    await bob.click("#tab-chat")
    await expect(bob.get_by_text("Good morning", exact=True)).to_be_visible()
    await ann.click("#tab-table")
    await ann.get_by_role("button", name="Resign").click()
    await ann.get_by_role("button", name="Yes, resign").click()
    await expect(bob.locator(".outcome")).to_be_visible()
    match = bob.url.rpartition("/")[2]
    await bob.goto(f"{plain(sqlite_server)}/verify#{match}")
    await expect(bob.locator("#report .verdict")).to_have_class("verdict proved")


REFUSED = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, {
    get: () => { throw new DOMException("refused", "SecurityError"); },
  });
}
"""
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""


@pytest.mark.parametrize(
    "storage", [pytest.param(REFUSED, id="refused", marks=LONG), pytest.param(FULL, id="full")]
)
async def test_where_a_browser_keeps_nothing_a_match_is_made_and_played(
    sqlite_server: Running, new_page: NewPage, storage: str
) -> None:
    ann = await new_page(reduced_motion="reduce", **DESK)
    await ann.add_init_script(storage)
    await ann.goto(f"{sqlite_server.url}/new")
    await ann.check("input[name=side][value=us]")
    await ann.fill("input[name=name]", "Ann")
    await ann.click("button[type=submit]")
    await ann.wait_for_url("**/m/*")
    await live(ann)
    # The links could not be kept for this page: it offers a new one.
    await ann.get_by_role("button", name="Make a new invitation").click()
    invitation = await ann.locator(".link-row .link").first.input_value()
    bob = await new_page(reduced_motion="reduce", **DESK)
    await bob.add_init_script(storage)
    await enter(bob, invitation, "Bob")
    await ann.wait_for_selector(".asked.mine")
    await drive(ann, 3)
    await ordered(ann)
    for page in (ann, bob):
        await looks_into_every_tab(page)


async def ordered(page: Page) -> None:
    """Press what is lit until an order stands in the plan and nothing is under way."""
    # What was pressed last must be drawn before one looks, else a further order is pressed.
    while True:
        await caught_up(page)
        await page.wait_for_selector("body:not(.busy)")
        if await page.locator(".draft ol li").count():
            return
        assert await step(page, 1) != "stuck"


async def looks_into_every_tab(page: Page) -> None:
    """Look into them by press and by key."""
    for tab in await page.locator("[role=tab]").all():
        await tab.click()
        await expect(tab).to_have_attribute("aria-selected", "true")
    await page.keyboard.press("1")
    await expect(page.locator("[role=tab]").first).to_have_attribute("aria-selected", "true")


async def test_an_error_that_nothing_handles_is_shown(
    sqlite_server: Running, browser: Browser
) -> None:
    context = await browser.new_context()
    page = await context.new_page()
    await page.goto(f"{sqlite_server.url}/new")
    fault = page.get_by_role("alert").filter(has_text="This page made a mistake")
    await expect(fault).to_be_hidden()
    for planted in (
        "setTimeout(() => { throw new TypeError('no key') })",
        "void Promise.reject(new TypeError('no answer'))",
    ):
        await page.evaluate(f"() => {{ {planted} }}")
        await expect(fault).to_contain_text("TypeError: no")
        await fault.get_by_role("button", name="Close").click()
        await expect(fault).to_be_hidden()
    await context.close()
