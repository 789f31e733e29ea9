"""Everything by keyboard: walking about the map, the sheet of keys, a focus seen and kept."""

import pytest
from playwright.async_api import Page, expect

from tests.browser.contrast import CONTRAST
from tests.browser.table import alone, seated
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = pytest.mark.browser

DESK = {"viewport": {"width": 1440, "height": 900}}


async def at(page: Page) -> str:
    """Return the name of what has the focus."""
    names = "(document.activeElement.dataset.names || '').split(' ')[0]"
    return str(await page.evaluate(f"{names} || document.activeElement.id"))


async def presses(page: Page, *keys: str) -> str:
    """Press keys; tell what has the focus then."""
    for key in keys:
        await page.keyboard.press(key)
        await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    return await at(page)


async def test_the_map_is_one_stop_and_keys_walk_about_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)
    assert await ann.locator('#map [tabindex="0"]').count() == 1
    await ann.focus("#town-buffalo")
    assert await presses(ann, "ArrowLeft") == "town:fort-erie"
    assert await presses(ann, "ArrowRight") == "town:buffalo"
    around = {await presses(ann, ".") for _ in range(5)}
    assert {"town:fort-erie", "town:fort-niagara", "town:erie", "lake:lake-erie"} <= around
    box = await ann.locator("#map svg").get_attribute("viewBox")
    await presses(ann, "+", "Shift+ArrowLeft")
    assert await ann.locator("#map svg").get_attribute("viewBox") != box
    assert await ann.locator('#map [tabindex="0"]').count() == 1


async def test_a_lake_shows_that_it_has_the_focus(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)
    await ann.focus("#town-buffalo")
    while await presses(ann, ".") != "lake:lake-erie":
        pass
    stroke = "getComputedStyle(document.activeElement.querySelector('.lake-area')).strokeWidth"
    assert await ann.evaluate(stroke) == "5px"


async def test_a_block_is_placed_taken_back_and_explained_by_keys(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)
    assert (await presses(ann, "n")).startswith("block:us")
    assert await presses(ann, "Enter", "t") == "town:albany"
    await presses(ann, "Enter")
    await expect(ann.locator(".draft li")).to_have_count(1)
    assert await presses(ann, "b") != "town:albany"
    await presses(ann, "u")
    await expect(ann.locator(".draft li")).to_have_count(0)
    await ann.focus("#town-york")
    await presses(ann, "y")
    await expect(ann.locator("#tip .why")).to_contain_text("own country")
    # The refusal is spoken by itself, with its rule.
    refusal = ann.get_by_role("alert")
    await expect(refusal.get_by_role("link", name="Rule 3.3")).to_have_count(1)
    await presses(ann, "Escape")
    await expect(ann.locator("#tip .why")).to_have_count(0)
    assert await presses(ann, "q") == "turn"
    said = ann.get_by_role("log", name="What happened")
    await expect(said.locator("p").last).to_contain_text("Your move. Set up your army")


@pytest.mark.long
async def test_the_sheet_of_keys_and_letters_turned_off(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)
    await presses(ann, "2")
    assert await at(ann) == "tab-places"
    await presses(ann, "?")
    sheet = ann.get_by_role("dialog", name="Keys")
    await expect(sheet).to_be_visible()
    # What is pressed in the sheet is not meant for the board.
    await presses(ann, "l")
    assert await ann.get_attribute("#tab-places", "aria-selected") == "true"
    await sheet.get_by_role("checkbox").focus()
    await presses(ann, " ", "Escape")
    await expect(sheet).to_be_hidden()
    assert await at(ann) == "tab-places"
    await presses(ann, "l", "?", "3")
    assert await ann.get_attribute("#tab-places", "aria-selected") == "true"
    await expect(sheet).to_be_hidden()
    await ann.reload()
    await ann.wait_for_selector("body.ready")
    await presses(ann, "3")
    assert await ann.get_attribute("#tab-log", "aria-selected") == "false"
    for name in ("Settings", "Keys"):
        await ann.get_by_role("button", name=name).focus()
        await presses(ann, "Enter")
    await sheet.get_by_role("checkbox").check()
    await presses(ann, "Escape", "l")
    assert await ann.get_attribute("#tab-log", "aria-selected") == "true"


async def test_letters_in_a_field_are_letters(sqlite_server: Running, new_page: NewPage) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)
    await ann.click("#tab-table")
    field = ann.locator("#tab-body input").first
    await field.focus()
    await presses(ann, "2", "l", "u", "?")
    assert await ann.get_attribute("#tab-table", "aria-selected") == "true"
    await expect(ann.get_by_role("dialog")).to_have_count(0)


async def test_the_focus_stays_when_the_page_is_drawn_anew(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob = await seated(sqlite_server, new_page, **DESK)
    await ann.click("#tab-places")
    await ann.get_by_role("button", name="Utica", exact=True).focus()
    await bob.click("#tab-table")
    await bob.click("[data-do=draw-offer]")
    await ann.wait_for_selector("[data-do=draw-accept]")
    assert await ann.evaluate("document.activeElement.textContent") == "Utica"
    # In the list a block is dropped, the button for it goes away, and the focus stays at the place.
    await ann.locator(".tray-block").first.focus()
    await presses(ann, "Enter")
    await ann.get_by_role("button", name="To Utica").focus()
    await presses(ann, "Enter")
    await expect(ann.locator(".draft li")).to_have_count(1)
    await presses(ann, "Escape")
    await ann.wait_for_function("() => !document.querySelector('.in-hand')")
    assert await ann.evaluate("document.activeElement.closest('.place').dataset.place") == "utica"


LOOK = (
    "() => {"
    + CONTRAST
    + """
  const style = getComputedStyle(document.documentElement);
  const focus = style.getPropertyValue("--focus");
  const grounds = ["--page", "--paper", "--raised", "--country", "--country-other", "--water",
    "--water-deep"];
  return grounds.map((name) => {
    return [name, contrast(focus, style.getPropertyValue(name))];
  });
}"""
)


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_the_focus_is_seen_on_every_ground(
    sqlite_server: Running, new_page: NewPage, scheme: str
) -> None:
    ann = await alone(sqlite_server, new_page, color_scheme=scheme, **DESK)
    for name, contrast in await ann.evaluate(LOOK):
        assert contrast >= 3, name
    for selector in ("#town-buffalo", ".tray-block", "#tab-places", "[data-do=zoom-in]", ".brand"):
        await ann.locator(selector).first.focus()
        await presses(ann, "Shift")
        width = "parseFloat(getComputedStyle(document.activeElement).outlineWidth)"
        assert await ann.evaluate(width) >= 2, selector
