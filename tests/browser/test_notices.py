"""Turn notices and claims on the page: the mail form, the browser's notes, the tab's icon."""

import re

import pytest
from playwright.async_api import Page, expect

from app.clock import DAY_SECONDS
from tests.browser.table import begin, caught_up, make_match, seated
from tests.browser.test_access import DESK, PHONE, faults, whole_width
from tests.fixtures.browser import NewPage
from tests.fixtures.post_office import PostOffice
from tests.fixtures.serving import Running, running
from tests.fixtures.waiting import comes_true
from tests.notify.table import link

pytestmark = pytest.mark.browser

SPY = """() => {
  window.notes = [];
  window.Notification = class {
    static permission = "default";
    static requestPermission() {
      this.permission = "granted";
      return Promise.resolve("granted");
    }
    constructor(title, options) { window.notes.push([title, options.body, options.tag]); }
    close() {}
  };
}"""
HIDE = """() => {
  Object.defineProperty(document, "hidden", { get: () => true });
  document.hasFocus = () => false;
}"""


async def set_up(page: Page) -> None:
    """Place the army by the server's own choices, then say Done."""
    await page.evaluate(
        """async () => {
          const path = location.pathname.replace("/m/", "/api/matches/");
          let frame = await (await fetch(path)).json();
          while (frame.choices) {
            const actions = frame.choices.actions;
            const { action } = actions.find((a) => !a.final) ?? actions[0];
            const body = JSON.stringify({ expect: frame.v, key: crypto.randomUUID(), action });
            const headers = { "content-type": "application/json" };
            const sent = await fetch(`${path}/act`, { method: "POST", headers, body });
            frame = (await sent.json()).frame;
            if (!actions.some((a) => !a.final)) break;
          }
        }"""
    )


@pytest.mark.long
async def test_an_address_is_left_confirmed_and_removed(
    sqlite_url: str, post_office: PostOffice, new_page: NewPage
) -> None:
    mail = {"smtp_url": post_office.url, "mail_from": "v@vedette.example"}
    public = "https://vedette.example"
    async with running(sqlite_url, **mail, public_url=public, mail_every_seconds=0.1) as server:
        page = await new_page(**PHONE)
        made = await make_match(server, page)
        await page.click("#tab-table")
        await page.fill("#notices-mail input", "ann@example.org")
        await page.click("#notices-mail button")
        await page.get_by_text("A mail is on its way to ann@example.org").wait_for()
        assert not await faults(page)
        assert await whole_width(page)
        await comes_true(lambda: bool(post_office.letters))
        opened = link(post_office.letters[0], "confirm").replace(public, server.url)
        other = await new_page(**PHONE)
        await other.goto(opened)
        assert not await faults(other)
        await other.click("#door button")
        await other.get_by_text("Confirmed.").wait_for()
        await page.reload()
        await page.click("#tab-table")
        await page.get_by_text("You are told by mail at ann@example.org").wait_for()
        await page.click("[data-notice=remove]")
        await page.wait_for_selector("#notices-mail")
        assert made.page is page


async def test_without_mail_there_is_no_form(sqlite_server: Running, new_page: NewPage) -> None:
    page = await new_page(**DESK)
    await make_match(sqlite_server, page)
    async with page.expect_response("**/notices"):
        await page.click("#tab-table")
    await page.wait_for_selector("[data-notice=sound]")
    await expect(page.locator("#notices-mail")).to_have_count(0)


@pytest.mark.long
async def test_a_hidden_page_shows_a_note_when_its_turn_comes(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob = await seated(sqlite_server, new_page, **DESK)
    await ann.add_init_script(f"({SPY})()")
    await ann.reload()
    await ann.wait_for_selector(".asked.mine")
    await ann.click("#tab-table")
    await ann.click("[data-notice=notes]")
    await ann.wait_for_selector("[data-notice=no-notes]")
    icon = ann.locator("link[rel=icon]")
    await expect(icon).to_have_attribute("href", re.compile("icon-turn.svg$"))
    await set_up(ann)
    await ann.wait_for_selector(".asked:not(.mine)")
    await expect(icon).to_have_attribute("href", re.compile("icon.svg$"))
    await ann.evaluate(HIDE)
    assert await ann.evaluate("window.notes") == []
    await set_up(bob)
    while not await ann.locator(".asked.mine").count():
        await set_up(bob)
        await caught_up(ann)
    [note] = await ann.evaluate("window.notes")
    assert note[:2] == ["Your move", "War of 1812: it is your move."]


async def test_without_notes_in_the_browser_there_is_no_button(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    await page.add_init_script("delete window.Notification")
    await make_match(sqlite_server, page)
    await page.click("#tab-table")
    await page.wait_for_selector("[data-notice=sound]")
    await expect(page.locator("[data-notice=notes]")).to_have_count(0)


@pytest.mark.parametrize(
    "device",
    [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.long)],
)
async def test_an_abandoned_match_is_claimed_on_the_page(
    sqlite_server: Running, new_page: NewPage, device: dict[str, object]
) -> None:
    matches = sqlite_server.site.matches
    real = matches._clock
    matches._clock = lambda: real() - 15 * DAY_SECONDS
    ann, bob, made = await begin(sqlite_server, new_page, **device)
    assert await ann.locator(".claim").count() == 0
    await set_up(ann)
    matches._clock = real
    await ann.wait_for_selector(".claim [data-value=win]")
    await bob.click("#tab-table")
    await bob.get_by_text("your opponent may claim it at any moment").wait_for()
    assert not await faults(ann)
    await ann.click(".claim [data-value=win]")
    assert not await faults(ann)
    await ann.click(".claim [data-do=claim]")
    for page in (ann, bob):
        await page.wait_for_selector(".outcome.us")
    assert made.invitation
