"""Somebody to play: posted by one, found by another on a page that is open already."""

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from app.matches.offers import MAX_OFFERS_EACH
from tests.api.generic_client import entropy, post
from tests.browser.table import live, posted
from tests.browser.test_access import DESK, PHONE, faults, whole_width
from tests.browser.test_touch import small_targets
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

FOOT = re.compile("data-language|data-choose-theme")
"""What every page has at its foot."""
SOONER = "document.dispatchEvent(new Event('visibilitychange'))"
"""What a page that is looked at again does: it asks at once, not after ten seconds."""


async def post_one(server: Running, page: Page, name: str, **more: Any) -> dict[str, Any]:
    """Post a match without the form, from a page's browser."""
    wanted = {"game": "war1812", "side": "us", "name": name, "entropy": entropy()}
    return await posted(server, page, "/api/matches", {**wanted, "offered": True, **more})


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
async def test_one_posts_and_another_takes_it_from_the_open_list(
    sqlite_server: Running, new_page: NewPage, device: dict[str, Any]
) -> None:
    ann, bob = await new_page(**device), await new_page(**device)
    await bob.goto(f"{sqlite_server.url}/offers")
    await bob.evaluate("window.wasHere = true")
    await ann.goto(f"{sqlite_server.url}/offers")
    await ann.get_by_role("link", name="Post a match").click()
    await ann.wait_for_url("**/new#anybody")
    await expect(ann.locator("[name=machine][value=anybody]")).to_be_checked()
    await ann.check("input[name=side][value=us]")
    name = f"Ann at a {device['viewport']['width']}"
    await ann.fill("input[name=name]", name)
    await ann.click(".make button")
    await ann.wait_for_url("**/m/*")
    await expect(ann.get_by_text("Listed for anybody until")).to_be_visible()
    # By itself, and without a reload.
    row = bob.locator(".offer", has_text=name)
    await expect(row).to_be_visible()
    assert await bob.evaluate("window.wasHere")
    await expect(row).to_contain_text("You would play: Britain")
    await row.get_by_role("link", name="Play").click()
    await bob.wait_for_url("**/sit/*")
    await bob.click("#door button[type=submit]")
    await bob.wait_for_url("**/m/*")
    await live(bob)
    await ann.wait_for_selector(".asked.mine")
    assert ann.url == bob.url
    other = await new_page(**device)
    await other.goto(f"{sqlite_server.url}/offers")
    await expect(other.locator(".offer", has_text=name)).to_have_count(0)


@pytest.mark.parametrize("device", others_later([PHONE, DESK]), ids=["phone", "desk"])
async def test_what_is_withdrawn_vanishes_and_the_focus_stays(
    sqlite_server: Running, new_page: NewPage, device: dict[str, Any]
) -> None:
    ann, bob = await new_page(**device), await new_page(**device)
    first = await post_one(sqlite_server, ann, "Ann the first")
    second = await post_one(sqlite_server, ann, "Ann the second")
    for page in (ann, bob):
        await page.goto(f"{sqlite_server.url}/offers")
    kept = bob.locator(f"[data-key='{second['match']}'] a")
    await kept.focus()
    await expect(bob.locator(f"[data-key='{first['match']}']")).to_be_visible()
    own = ann.locator(f"[data-key='{first['match']}']")
    await expect(own).to_contain_text("Yours")
    await own.get_by_role("button", name="Take off the list").click()
    await expect(own).to_have_count(0)
    await bob.evaluate(SOONER)
    await expect(bob.locator(f"[data-key='{first['match']}']")).to_have_count(0)
    await expect(kept).to_be_focused()
    # Whose own row is gone is not left nowhere.
    await ann.locator("[data-withdraw]").first.click()
    await bob.evaluate(SOONER)
    await expect(kept).to_have_count(0)
    await expect(bob.locator("#offers-count")).to_be_focused()


async def test_a_match_of_friends_is_posted_and_taken_off_where_it_waits(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob = await new_page(), await new_page()
    wanted = {"game": "war1812", "side": "us", "name": "Ann", "entropy": entropy()}
    made = await posted(sqlite_server, ann, "/api/matches", wanted)
    await ann.goto(f"{sqlite_server.url}/m/{made['match']}")
    await ann.get_by_role("button", name="Post it for anybody").click()
    await expect(ann.get_by_text("Listed for anybody until")).to_be_visible()
    published = await ann.locator(".link-row .link").first.input_value()
    # It says so again when it is loaded again, in any tab.
    await ann.reload()
    await expect(ann.get_by_text("Listed for anybody until")).to_be_visible()
    await expect(ann.locator(".link-row .link").first).to_have_value(published)
    await ann.get_by_role("button", name="Take it off the list").click()
    await expect(ann.get_by_role("heading", name="Invite your opponent")).to_be_visible()
    await expect(ann.locator(".link-row .link").first).not_to_have_value(published)
    await bob.goto(published)
    await expect(bob.locator("#problem")).to_contain_text("not offered any more")
    await expect(bob.get_by_role("link", name="Other open matches")).to_be_visible()
    await bob.goto("about:blank")
    await bob.goto(await ann.locator(".link-row .link").first.input_value())
    await bob.click("#door button[type=submit]")
    await bob.wait_for_url("**/m/*")


async def test_who_lists_too_many_is_told_so_where_they_press(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await new_page()
    made = [await post_one(sqlite_server, ann, f"Ann {n}") for n in range(MAX_OFFERS_EACH)]
    wanted = {"game": "war1812", "side": "us", "name": "Ann", "entropy": entropy()}
    more = await posted(sqlite_server, ann, "/api/matches", wanted)
    await ann.goto(f"{sqlite_server.url}/m/{more['match']}")
    press = ann.get_by_role("button", name="Post it for anybody")
    await press.click()
    told = ann.locator("#turn .note.error")
    await expect(told).to_contain_text("as many matches on the list")
    path = f"{sqlite_server.url}/api/matches/{made[0]['match']}/offer"
    await ann.request.delete(path, headers={"Origin": sqlite_server.url})
    await press.click()
    await expect(ann.get_by_text("Listed for anybody until")).to_be_visible()
    await expect(told).to_have_count(0)
    # The form says so, too, and nothing is made.
    await ann.goto(f"{sqlite_server.url}/new#anybody")
    await ann.click(".make button")
    await expect(ann.locator("#problem")).to_contain_text("as many matches on the list")


async def test_what_was_taken_off_elsewhere_is_not_posted_again_by_looking(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await new_page()
    made = await post_one(sqlite_server, ann, "Ann of two tabs")
    await ann.goto(f"{sqlite_server.url}/m/{made['match']}")
    await expect(ann.get_by_text("Listed for anybody until")).to_be_visible()
    path = f"{sqlite_server.url}/api/matches/{made['match']}/offer"
    await ann.request.delete(path, headers={"Origin": sqlite_server.url})
    await ann.evaluate(SOONER)
    await expect(ann.get_by_text("is not on the list any more")).to_be_visible()
    assert (await (await ann.request.get(path)).json()) == {"offer": None}


async def test_who_was_slower_is_told_so_and_led_back(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob = await new_page(), await new_page()
    made = await post_one(sqlite_server, ann, "Ann")
    await bob.goto(made["links"]["invite"])
    button = bob.locator("#door button[type=submit]")
    await expect(button).to_be_enabled()
    guest = {"invitation": made["invitation"], "entropy": entropy()}
    await post(sqlite_server.client, f"/api/matches/{made['match']}/sit", guest)
    await button.click()
    await expect(bob.locator("#problem")).to_contain_text("Somebody else was quicker")
    await bob.get_by_role("link", name="Other open matches").click()
    await bob.wait_for_url("**/offers")
    # Who comes later hears the same.
    await bob.goto(made["links"]["invite"])
    await expect(bob.locator("#taken")).to_contain_text("Somebody else was quicker")
    await expect(bob.get_by_role("link", name="Other open matches")).to_be_visible()


async def test_without_a_script_the_list_is_there(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob = await new_page(), await new_page(java_script_enabled=False)
    made = await post_one(sqlite_server, ann, "Ann")
    await bob.goto(f"{sqlite_server.url}/offers")
    play = bob.locator(f"[data-key='{made['match']}']").get_by_role("link", name="Play")
    await expect(play).to_have_attribute("href", re.compile(rf"/sit/{made['match']}#"))


@pytest.mark.parametrize(
    ("device", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk-light", "phone-dark"]
)
async def test_the_list_is_for_thumbs_and_screen_readers(
    sqlite_server: Running, new_page: NewPage, device: dict[str, Any], scheme: str
) -> None:
    ann, bob = await new_page(color_scheme=scheme, **device), await new_page()
    await post_one(sqlite_server, ann, "Ann")
    await post_one(
        sqlite_server, bob, "Bartholomew Featherstonehaugh of Kent!!", game="quebec1759", side="gb"
    )
    await ann.goto(f"{sqlite_server.url}/offers")
    await expect(ann.locator(".offer.yours")).not_to_have_count(0)
    assert await faults(ann) == []
    assert await whole_width(ann)
    if device is PHONE:
        assert [one for one in await small_targets(ann) if not FOOT.search(one)] == []


async def test_one_posts_for_whom_they_have_played_and_nobody_else_finds_it(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob, other = await new_page(), await new_page(), await new_page()
    before = await post_one(sqlite_server, ann, "Ann", offered=False)
    guest = {"invitation": before["invitation"], "entropy": entropy()}
    await posted(sqlite_server, bob, f"/api/matches/{before['match']}/sit", guest)
    await other.goto(f"{sqlite_server.url}/new")
    await expect(other.locator("[name=machine][value=anybody]")).to_have_count(1)
    await expect(other.get_by_label("somebody I have played")).to_have_count(0)
    await ann.goto(f"{sqlite_server.url}/new")
    await ann.get_by_label("somebody I have played").check()
    await ann.click(".make button")
    await ann.wait_for_url("**/m/*")
    await expect(ann.get_by_text("for those you have played")).to_be_visible()
    row = f".offer[data-key='{ann.url.rpartition('/')[2]}']"
    for page, sees in ((ann, 1), (other, 0), (bob, 1)):
        await page.goto(f"{sqlite_server.url}/offers")
        await expect(page.locator(row)).to_have_count(sees)
    await expect(ann.locator(row)).to_contain_text("Only people you have played see it")
    shown = bob.locator(row)
    await expect(shown).to_contain_text("You have played each other before")
    await shown.get_by_role("link", name="Play").click()
    await bob.click("#door button[type=submit]")
    await bob.wait_for_url("**/m/*")
    await live(bob)
