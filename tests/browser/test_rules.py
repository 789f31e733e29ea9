"""The rules: searched as one types, and read beside the board without leaving it."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.games import games
from tests.browser.table import alone, at_match
from tests.browser.test_access import DESK, PHONE, faults, whole_width
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = pytest.mark.browser


def shown(page: Page) -> Any:
    """The rules that a search has left."""
    return page.locator(".numbered:not([hidden])")


@pytest.mark.parametrize(
    ("locale", "words", "numbers", "said"),
    [
        ("en", "Pursuit DOUBLED", ["12.4"], "Found: 1 of 121 rules"),
        ("ja", "追撃 2倍", ["12.4"], "121項中1項が見つかりました"),
    ],
)
async def test_a_search_leaves_what_has_all_its_words(
    sqlite_server: Running,
    new_page: NewPage,
    locale: str,
    words: str,
    numbers: list[str],
    said: str,
) -> None:
    page = await new_page(locale=locale, **DESK)
    await page.goto(f"{sqlite_server.url}/rules/war1812#rule-12.4")
    await page.keyboard.press("/")
    await page.keyboard.type(words)
    await expect(page.locator("#found")).to_have_text(said)
    assert await shown(page).locator(".number").all_inner_texts() == numbers
    await expect(page.locator(".chapter:not([hidden])")).to_have_count(1)
    assert await page.evaluate("CSS.highlights.get('found').size") >= 2
    await page.keyboard.press("Enter")
    await expect(page.locator("#rule-12\\.4.current")).to_be_in_viewport()
    assert page.url.endswith("#rule-12.4")
    assert "?q=" in page.url
    await page.reload()
    await expect(shown(page)).to_have_count(1)
    await page.focus("#search")
    await page.keyboard.press("Escape")
    await expect(shown(page)).to_have_count(121)
    assert page.url.endswith("/rules/war1812#rule-12.4")


async def test_a_search_that_finds_nothing_says_so(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**PHONE)
    await page.goto(f"{sqlite_server.url}/rules/war1812")
    await page.fill("#search", "artillery")
    await expect(page.locator("#found")).to_have_text("Nothing found")
    await expect(shown(page)).to_have_count(0)


async def test_a_search_never_hides_what_the_address_points_at(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    await page.goto(f"{sqlite_server.url}/rules/war1812")
    await page.fill("#search", "doubled")
    await page.evaluate("location.hash = 'rule-1.1'")
    await expect(page.locator("#rule-1\\.1")).to_be_in_viewport()
    await expect(shown(page)).to_have_count(121)


async def test_a_phone_has_the_contents_open_unless_it_is_led_to_a_rule(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(viewport={"width": 390, "height": 844})
    await page.goto(f"{sqlite_server.url}/rules/madison")
    await expect(page.locator(".contents a").first).to_be_in_viewport()
    await expect(page.locator("h1")).to_be_in_viewport()
    await page.goto(f"{sqlite_server.url}/rules/madison?q=depot")
    await expect(page.locator(".contents a").first).to_be_hidden()


@pytest.mark.parametrize("game", sorted(games()))
async def test_on_a_phone_with_text_of_twice_the_size_no_rule_is_wider_than_the_page(
    sqlite_server: Running, new_page: NewPage, game: str
) -> None:
    page = await new_page(**PHONE)
    for locale in ("en", "ja"):
        await page.goto(f"{sqlite_server.url}/rules/{game}?lang={locale}")
        await page.evaluate("document.documentElement.style.fontSize = '200%'")
        width = await page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390


async def test_without_a_script_all_rules_can_be_read(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(java_script_enabled=False, **DESK)
    await page.goto(f"{sqlite_server.url}/rules/war1812")
    await expect(page.locator("#search")).to_be_hidden()
    await page.click(".contents a >> text=Winning")
    await expect(page.locator("#rule-18\\.1")).to_be_in_viewport()


async def test_the_language_that_is_switched_to_wins_over_the_address(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    await page.goto(f"{sqlite_server.url}/rules/war1812?lang=en#rule-8.4")
    await page.click("[data-language=ja]")
    await expect(page.locator("h1")).to_have_text("1812年戦争:規則")
    assert page.url.endswith("/rules/war1812#rule-8.4")


async def test_a_rule_opens_beside_the_board_and_gives_the_focus_back(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)
    address = ann.url
    await ann.locator(".tray-block").nth(3).click()
    await ann.locator("#turn .held, #turn .hand, #turn a.rule").first.wait_for()
    await ann.locator("#turn a.rule").first.focus()
    await ann.keyboard.press("Enter")
    beside = ann.get_by_role("dialog", name="Rule 3.3")
    await expect(beside).to_be_focused()
    await expect(beside).to_contain_text("The United States place first.")
    assert not await faults(ann)
    # A rule that it names opens in the same place.
    await beside.get_by_text("A3").click()
    await expect(ann.get_by_role("dialog", name="Rule A3")).to_contain_text("worth 1")
    await ann.keyboard.press("Escape")
    await expect(ann.get_by_role("dialog")).to_have_count(0)
    await expect(ann.locator("#turn a.rule").first).to_be_focused()
    # The block is still in hand, and the page is still the match.
    await expect(ann.locator(".tray-block[aria-pressed=true]")).to_have_count(1)
    assert ann.url == address
    assert len(ann.context.pages) == 1


@pytest.mark.long
async def test_a_rule_beside_the_board_on_a_phone_in_japanese(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, locale="ja", **PHONE)
    await ann.locator("#turn a.rule").first.tap()
    beside = ann.get_by_role("dialog", name="規則3.3")
    await expect(beside).to_contain_text("アメリカが先に置く")
    assert await whole_width(ann)
    assert not await faults(ann)
    await beside.get_by_role("button", name="閉じる").tap()
    await expect(beside).to_have_count(0)


async def test_a_word_of_the_game_leads_to_its_rule_where_it_stands_first(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await new_page(**DESK)
    await at_match(sqlite_server, ann, "quebec1759", side="gb", machine="commander")
    score = ann.locator("#tab-body")
    await expect(score.get_by_role("link", name="CV", exact=True)).to_have_count(1)
    await expect(score.get_by_role("rowheader", name="Zones held")).to_be_visible()
    await score.get_by_role("link", name="CV", exact=True).click()
    beside = ann.get_by_role("dialog", name="Rule 2.2")
    await expect(beside).to_contain_text("CV")
    assert len(ann.context.pages) == 1
    assert not await faults(ann)


async def test_a_rule_that_cannot_be_fetched_leaves_a_link(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)
    await ann.route("**/rules/**", lambda route: route.abort())
    await ann.locator("#turn a.rule").first.click()
    link = ann.locator("#rule-beside .rule-text a")
    await expect(link).to_have_text("The rule could not be fetched.")
    assert await link.get_attribute("href") == "/rules/war1812/3.3"


async def test_a_rule_opens_beside_the_form_for_a_new_match(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    await page.goto(f"{sqlite_server.url}/new")
    await page.fill("input[name=name]", "Ann")
    await page.click("summary")
    await page.click("a.rule >> text=A31")
    await expect(page.get_by_role("dialog", name="Rule A31")).to_contain_text("mixed attack")
    assert await page.input_value("input[name=name]") == "Ann"
    assert not await faults(page)
