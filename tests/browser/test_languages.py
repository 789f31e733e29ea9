"""Two languages: nothing but Japanese on a Japanese page, and a switch that loses nothing."""

import re

import pytest
from playwright.async_api import Page, expect

from tests.browser.table import alone, drive, make_match, seated, step
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = pytest.mark.browser

JAPANESE = {"locale": "ja", "viewport": {"width": 1440, "height": 900}}

NAMES = {
    *("Vedette", "English", "JavaScript", "Natural", "Earth", "Ann", "Bob", "CV", "HOST", "PUBLIC"),
    *("URL", "A", "PIN", "Esc", "Enter", "Shift", "Tab", "T", "CSV", "JSON", "OS"),
    *("Discord", "Slack"),
}
"""What is called so in Japanese, too; and what people called themselves."""

WORDS = """() => {
  const foreign = "[lang]:not([lang=ja]), script, style, noscript, #map, kbd, input";
  const isForeign = (node) => node.closest(foreign);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [document.title];
  while (walker.nextNode()) {
    if (!isForeign(walker.currentNode.parentElement)) found.push(walker.currentNode.textContent);
  }
  for (const name of ["aria-label", "title", "alt", "placeholder"]) {
    for (const node of document.querySelectorAll(`[${name}]`)) {
      if (!node.closest("[lang]:not([lang=ja])")) found.push(node.getAttribute(name));
    }
  }
  return found;
}"""


async def english(page: Page) -> set[str]:
    """List the English words on a Japanese page, but for names and addresses."""
    assert await page.get_attribute("html", "lang") == "ja"
    # Addresses, settings, and the small games of the tests, which have no words of their own.
    # A commitment is 64 hex figures.
    left_out = r"https?://\S+|\S+=\S+|(long-)?(pickets|sealed|fords)\S*|\b[0-9a-f]{64}\b"
    texts = [re.sub(left_out, "", text) for text in await page.evaluate(WORDS)]
    words = {word for text in texts for word in re.findall(r"[A-Za-z]{2,}", text)}
    return {f"{page.url}: {word}" for word in words - NAMES}


async def test_a_japanese_page_is_japanese(sqlite_server: Running, new_page: NewPage) -> None:
    page = await new_page(**JAPANESE)
    found: set[str] = set()
    for path in ("/", "/new", "/rules/war1812", "/nothing"):
        await page.goto(sqlite_server.url + path)
        found |= await english(page)
    made = await make_match(sqlite_server, page)
    await page.wait_for_selector("body.ready")
    # An open match has nothing else to show yet.
    for tab in ("chat", "notes", "table"):
        await page.click(f"#tab-{tab}")
        found |= await english(page)
    guest = await new_page(**JAPANESE)
    for door in (made.invitation, made.watch, made.invitation.replace("/sit/", "/device/")):
        await guest.goto(door)
        found |= await english(guest)
    assert not found, sorted(found)


@pytest.mark.long
async def test_a_japanese_match_is_japanese(sqlite_server: Running, new_page: NewPage) -> None:
    ann, bob = await seated(sqlite_server, new_page, **JAPANESE)
    await drive(ann, 3)
    await drive(bob, 4)
    found: set[str] = set()
    for number in range(240):
        for page in (ann, bob):
            await step(page, 0.7)
        if number % 24 == 20:
            tabs = await ann.locator("[role=tab]").all()
            await tabs[number // 24 % len(tabs)].click()
            found |= await english(ann)
    await ann.click("#tab-places")
    await ann.keyboard.press("?")
    found |= await english(ann)
    assert not found, sorted(found)


@pytest.mark.long
async def test_the_switch_loses_no_place(sqlite_server: Running, new_page: NewPage) -> None:
    ann = await alone(sqlite_server, new_page, viewport={"width": 1440, "height": 700})
    await ann.locator(".tray-block").nth(2).click()
    held = await ann.locator(".tray-block.held").get_attribute("data-names")
    await ann.click("[data-do=zoom-in]")
    seen = await ann.locator("#map svg").get_attribute("viewBox")
    await ann.click("#tab-table")
    await ann.locator("#tab-body [data-do=settings]").scroll_into_view_if_needed()
    scrolled = await ann.evaluate("document.querySelector('#tab-body').scrollTop")
    assert scrolled > 50
    address = ann.url
    await ann.click("#tab-body [data-do=settings]")
    await ann.click(".settings [data-language=ja]")
    await ann.wait_for_selector("html[lang=ja] .tray-block.held")
    await expect(ann.locator("#tab-table[aria-selected=true]")).to_have_count(1)
    assert ann.url == address
    assert await ann.locator(".tray-block.held").get_attribute("data-names") == held
    assert await ann.locator("#map svg").get_attribute("viewBox") == seen
    # Another language may take less room, and its end come sooner.
    now, most = await ann.evaluate(
        "() => [document.querySelector('#tab-body')]"
        ".flatMap((node) => [node.scrollTop, node.scrollHeight - node.clientHeight])"
    )
    assert now == pytest.approx(min(scrolled, most), abs=80)
    await expect(ann.locator("#tab-body [data-do=settings]")).to_be_in_viewport()


async def test_the_switch_keeps_what_was_typed(sqlite_server: Running, new_page: NewPage) -> None:
    page = await new_page(viewport={"width": 900, "height": 600})
    await page.goto(f"{sqlite_server.url}/new#here")
    await page.fill("input[name=name]", "Ann")
    await page.check("input[name=side][value=gb]")
    await page.click("summary")
    await page.click("[data-language=ja]")
    await page.wait_for_selector("html[lang=ja]")
    assert page.url.endswith("/new#here")
    assert await page.input_value("input[name=name]") == "Ann"
    assert await page.is_checked("input[name=side][value=gb]")
    assert await page.get_attribute("details", "open") is not None
    # A refusal of the server's, too.
    answer = await page.evaluate("fetch('/api/nothing').then((answer) => answer.json())")
    assert answer["title"] == "ここには何もありません。"
