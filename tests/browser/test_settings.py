"""The bar says who plays and who is here; its gear sets how this browser shows every board."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests.browser.staging import Stage, shown
from tests.browser.table import alone, enter, live, make_match, seated
from tests.browser.test_access import DESK, PHONE, faults, whole_width
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.fixtures.waiting import answers_true
from tests.games.war1812.positions import position

pytestmark = pytest.mark.browser

NIGHT_PAPER = "rgb(29, 34, 38)"
DAY_PAPER = "rgb(246, 239, 223)"


async def paper(page: Page) -> str:
    """Return the colour of the bar."""
    colour: str = await page.evaluate(
        "getComputedStyle(document.querySelector('header')).backgroundColor"
    )
    return colour


async def open_settings(page: Page) -> None:
    """Open the sheet by its gear."""
    await page.click(".bar [data-do=settings]")
    await page.wait_for_selector(".settings[open]")


async def measured(page: Page) -> tuple[float, float]:
    """Return how wide a block on the map is, and how high the name of a lone town, in pixels."""
    wide, high = await page.evaluate(
        """() => {
          const block = document.querySelector("#pieces .piece").getBoundingClientRect();
          const names = [...document.querySelectorAll("#map .town-name")];
          const name = names.find((one) => one.textContent === "Pittsburgh");
          return [block.width, name.getBoundingClientRect().height];
        }"""
    )
    return wide, high


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_day_and_night_can_be_chosen_against_the_device(
    sqlite_server: Running, new_page: NewPage, scheme: Any
) -> None:
    page = await alone(sqlite_server, new_page, color_scheme=scheme, **DESK)
    device, other = (DAY_PAPER, NIGHT_PAPER) if scheme == "light" else (NIGHT_PAPER, DAY_PAPER)
    assert await paper(page) == device
    await open_settings(page)
    await page.click("[data-choose-theme=%s]" % ("dark" if scheme == "light" else "light"))
    assert await paper(page) == other
    found = await faults(page)
    assert not found, "\n".join(found)
    await page.reload()
    await live(page)
    assert await paper(page) == other
    # Every page follows, and its pictures.
    await page.goto(sqlite_server.url)
    source = page.locator(".table source").first
    await expect(source).to_have_attribute("media", "all" if scheme == "light" else "not all")
    await page.click("footer [data-choose-theme='']")
    await expect(source).to_have_attribute("media", "(prefers-color-scheme: dark)")
    assert not [one for one in await page.context.cookies() if one["name"] == "theme"]
    await page.go_back()
    await live(page)
    assert await paper(page) == device


async def test_larger_pieces_leave_names_as_they_are(
    sqlite_server: Running, new_page: NewPage
) -> None:
    stage = Stage.at(position("detroit: us infantry 4", mover="us"), "us")
    page = await shown(sqlite_server, await new_page(**DESK), stage)
    wide, high = await measured(page)
    await open_settings(page)
    await page.click("[data-do=piece-size][data-value=large]")
    await expect(page.locator("[data-do=piece-size][data-value=large]")).to_have_attribute(
        "aria-pressed", "true"
    )
    larger, same = await measured(page)
    assert larger == pytest.approx(1.25 * wide, rel=0.03)
    assert same == pytest.approx(high, rel=0.03)
    await page.reload()
    await live(page)
    assert (await measured(page))[0] == pytest.approx(larger, rel=0.03)


async def test_the_bar_says_who_plays_and_whether_they_are_here(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob = await seated(sqlite_server, new_page, **DESK)
    await expect(ann.locator("#you")).to_contain_text("You (United States)")
    await expect(ann.locator("#you")).to_contain_text("Bob")
    await expect(ann.locator("#you .presence")).to_have_attribute("data-here", "true")
    await expect(ann.locator("#you .presence")).to_contain_text("here now")
    await bob.close()

    async def is_gone() -> bool:
        # The tab asks anew whenever it is opened.
        for tab in ("score", "table"):
            await ann.click(f"#tab-{tab}")
        return await ann.locator("#you .presence").get_attribute("data-here") == "false"

    await answers_true(is_gone)


async def test_on_a_phone_the_bar_has_room_for_both(
    sqlite_server: Running, new_page: NewPage
) -> None:
    made = await make_match(sqlite_server, await new_page(**PHONE), name="Wilhelmina Featherston")
    page = await enter(await new_page(**PHONE), made.invitation, "Bob")
    await expect(page.locator("#you")).to_contain_text("You (Britain)")
    gear = await page.locator(".bar [data-do=settings]").bounding_box()
    assert gear
    assert gear["width"] >= 44
    assert gear["height"] >= 44
    assert gear["x"] + gear["width"] < 390
    assert await whole_width(page)
    await page.tap(".bar [data-do=settings]")
    sheet = await page.locator(".settings").bounding_box()
    assert sheet
    assert sheet["x"] >= 0
    assert sheet["x"] + sheet["width"] <= 390
    found = await faults(page)
    assert not found, "\n".join(found)
