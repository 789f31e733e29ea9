"""A match is gone on from as it is stepped through: with a machine, a friend, or at one device."""

from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from tests.api.generic_client import entropy
from tests.browser.table import at_match, caught_up, drive, enter, live, posted, step
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESK = {"viewport": {"width": 1440, "height": 900}}
MOMENT = ".replay p"
LINES = 12


async def frame_of(page: Page) -> dict[str, Any]:
    answer = await page.request.get(page.url.replace("/m/", "/api/matches/"))
    found: dict[str, Any] = await answer.json()
    return found


async def ended(server: Running, page: Page) -> dict[str, Any]:
    """Play against the machine for a while, give up, and step back to the middle of the match."""
    made = await at_match(server, page, "war1812", side="us", machine="random")
    await drive(page, 7)
    while len((await frame_of(page))["log"]) < LINES:
        await step(page, 0.7)
        await caught_up(page)
    version = (await frame_of(page))["v"]
    path = f"/api/matches/{made['match']}/resign"
    await posted(server, page, path, {"expect": version, "key": entropy()})
    await page.reload()
    await live(page)
    await page.click("[data-do=history]")
    await page.locator(".slider").evaluate("node => node.value = Math.ceil(node.max / 2)")
    await page.locator(".slider").dispatch_event("change")
    await expect(page.locator(MOMENT)).not_to_contain_text("Moment 1 of")
    return made


async def form(page: Page, least_height: int = 24) -> None:
    """Ask to go on from the moment that is shown."""
    link = page.get_by_role("link", name="Continue from here")
    await expect(link).to_be_visible()
    box = await link.bounding_box()
    assert box is not None
    assert box["height"] >= least_height
    await link.click()
    await page.wait_for_url("**/continue?at=*")
    await expect(page.get_by_role("heading", level=1)).to_contain_text("Continue from War of 1812")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_match_is_gone_on_from_against_the_machine(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    page = await new_page(reduced_motion="reduce", **size)
    old = await ended(sqlite_server, page)
    at = int(await page.locator(".slider").input_value())
    then = await page.request.get(
        f"{sqlite_server.url}/api/matches/{old['match']}/history?at={at}&eyes=us"
    )
    await form(page, 44 if size is PHONE else 24)
    await page.check("input[name=machine][value=random]")
    await page.check("input[name=side][value=us]")
    await page.click("button[type=submit][form=new]")
    await page.wait_for_url("**/m/*")
    assert old["match"] not in page.url
    await live(page)
    frame = await frame_of(page)
    assert frame["origin"]["at"] == at
    assert frame["log"][-1]["n"] > 1
    # The machine may have moved already: what it met was the moment that was shown.
    again = await page.request.get(page.url.replace("/m/", "/api/matches/") + f"/history?at={at}")
    assert (await again.json())["lines"] == (await then.json())["lines"]
    await drive(page, 5)
    before = frame["v"]
    while (await frame_of(page))["v"] < before + 3:
        await step(page, 0.7)
        await caught_up(page)
    await page.click("#tab-table")
    await expect(page.locator(".origin")).to_contain_text("Continued from War of 1812: 1812")
    href = await page.locator(".origin a").get_attribute("href")
    assert href == f"/m/{old['match']}"


async def test_a_friend_is_told_before_they_sit_down(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", **DESK)
    await ended(sqlite_server, page)
    await form(page)
    await page.check("input[name=machine][value='']")
    await page.check("input[name=side][value=gb]")
    await page.click("button[type=submit][form=new]")
    await page.wait_for_url("**/m/*")
    link = await page.locator(".link-row .link").first.input_value()
    guest = await new_page(reduced_motion="reduce", **DESK)
    await guest.goto(link)
    await expect(guest.locator("#door")).to_contain_text("It continues from a match that is over")
    await enter(guest, link, "Dan")
    frame = await frame_of(guest)
    assert frame["viewer"] == "us"
    # What came before is no news to anybody, and is not played to them.
    await expect(guest.locator(".meanwhile")).to_have_count(0)
    await guest.click("#tab-log")
    await expect(guest.locator("#tab-body")).to_contain_text("goes its own way")
    await expect(page.locator(".asked")).to_be_visible()


async def test_two_at_one_device_go_on_behind_a_curtain(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", **DESK)
    await ended(sqlite_server, page)
    await form(page)
    await page.check("input[name=machine][value=here]")
    await page.click("button[type=submit][form=new]")
    await page.wait_for_url("**/curtain/*")
    await expect(page.locator(".hand-over:visible")).to_be_visible()


async def ended_by_a_rule(route: Route) -> None:
    """Show every moment as one at which the rules have ended the match."""
    answer = await route.fetch()
    found = await answer.json()
    found["outcome"] = {"winner": "gb", "rule": "18.1", "message": {"key": "board-drawn"}}
    await route.fulfill(response=answer, json=found)


async def test_where_the_rules_ended_it_there_is_nothing_to_go_on_with(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(reduced_motion="reduce", **DESK)
    await ended(sqlite_server, page)
    # Who gave up may go on from there; the last moment of an end by the rules has no such link.
    await page.click(".steps [data-do=history] >> nth=-1")
    await expect(page.get_by_role("link", name="Continue from here")).to_be_visible()
    await page.route("**/history?at=*", ended_by_a_rule)
    await page.click(".steps [data-do=history] >> nth=0")
    await expect(page.get_by_role("link", name="Continue from here")).to_have_count(0)
