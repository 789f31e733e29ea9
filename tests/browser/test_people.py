"""Two players and a spectator talk, take notes, and play again, each in a browser of their own."""

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import Page, Response, Route, expect

from tests.browser.table import (
    Wire,
    alone,
    at_match,
    begin,
    caught_up,
    device_link,
    enter,
    live,
    seated,
)
from tests.browser.test_access import DESK, PHONE, faults, whole_width
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running
from tests.fixtures.waiting import answers_true, comes_true

MARKUP = "</script><img src=x onerror=document.title='run'>"


async def say(page: Page, text: str) -> None:
    """Send a line to the room that is open."""
    await page.fill("[data-field=say]", text)
    await page.press("[data-field=say]", "Enter")
    await expect(page.locator(".says li.unsent")).to_have_count(0)


async def is_told(page: Page, what: str, words: str) -> bool:
    """Whether the server's answer to a match's page has some words."""
    path = page.url.replace("/m/", "/api/matches/")
    return words in await (await page.request.get(path + what)).text()


async def resign(page: Page) -> None:
    """End the match."""
    await page.click("#tab-table")
    await page.click("[data-do=ask][data-value=resign]")
    await page.click("[data-do=resign]")
    await page.wait_for_selector(".outcome")


async def test_a_long_name_ends_before_the_gear(sqlite_server: Running, new_page: NewPage) -> None:
    page = await new_page(**PHONE)
    await at_match(sqlite_server, page, "war1812", side="us", machine="commander", name="")
    await page.wait_for_selector(".asked.mine")
    names, gear = page.locator("#you"), page.locator("[data-do=settings]")
    ends = "node => Math.max(...[...node.children].map((n) => n.getBoundingClientRect().right))"
    begins = "node => node.getBoundingClientRect().left"
    assert await names.evaluate(ends) <= await gear.evaluate(begins)


async def test_players_and_spectators_talk_apart(sqlite_server: Running, new_page: NewPage) -> None:
    ann, bob, made = await begin(sqlite_server, new_page, **DESK)
    zoe = await enter(await new_page(**PHONE), made.watch)
    await ann.click("#tab-chat")
    await say(ann, MARKUP)
    # Bob looks elsewhere: the tab says so, and a screen reader is told.
    await expect(bob.locator("#tab-chat .badge")).to_contain_text("1 new")
    await expect(bob.locator("#said")).to_contain_text("Ann (United States): </script>")
    await bob.click("#tab-chat")
    await expect(bob.locator(".says-what")).to_have_text([MARKUP])
    await expect(bob.locator(".says img")).to_have_count(0)
    await expect(bob.locator("#tab-chat .badge")).to_have_count(0)
    await zoe.tap("#tab-chat")
    await zoe.fill("[data-field=watcher]", "Zoë")
    await say(zoe, "Who leads?")
    await expect(zoe.locator(".says li")).to_have_count(1)
    await expect(zoe.locator(".says li.unsent")).to_have_count(0)
    await expect(zoe.locator(".says-who")).to_contain_text("Zoë (spectator 1)")
    await expect(zoe.locator("#tab-notes")).to_be_hidden()
    for page in (ann, bob):
        await expect(page.locator(".says li")).to_have_count(1)
    found = [*await faults(ann), *await faults(zoe)]
    assert not found, "\n".join(found)
    assert await whole_width(zoe)
    await resign(bob)
    await ann.click("[data-do=chat-room][data-value=spectators]")
    await expect(ann.locator(".says-what")).to_have_text(["Who leads?"])
    await zoe.tap("[data-do=chat-room][data-value=players]")
    await expect(zoe.locator(".says-what")).to_have_text([MARKUP])
    await expect(zoe.locator("[data-field=say]")).to_have_count(0)
    assert "run" not in await bob.title()


@pytest.mark.long
async def test_a_line_is_seen_once_where_the_socket_is_quicker_than_the_answer(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob = await seated(sqlite_server, new_page, **DESK)
    is_seen = asyncio.Event()

    async def answer_late(route: Route) -> None:
        answer = await route.fetch()
        await is_seen.wait()
        await route.fulfill(response=answer)

    await ann.route("**/chat", answer_late)
    await ann.click("#tab-chat")
    await bob.click("#tab-chat")
    await say(ann, "Good morning")
    await expect(ann.locator(".says li.unsent")).to_have_count(0)
    await expect(ann.locator(".says-what")).to_have_text(["Good morning"])
    await expect(bob.locator(".says-what")).to_have_text(["Good morning"])
    is_seen.set()
    await say(ann, "And good night")
    await expect(ann.locator(".says-what")).to_have_text(["Good morning", "And good night"])


async def test_letters_that_are_typed_do_nothing_on_the_board(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann = await alone(sqlite_server, new_page, **DESK)
    await ann.locator(".tray-block:not(:disabled)").first.click()
    await ann.locator("#town-buffalo .mark").click()
    await ann.wait_for_selector(".draft li")
    await ann.click("#tab-chat")
    await ann.locator("[data-field=say]").press_sequentially("u u undo?")
    await expect(ann.locator(".draft li")).to_have_count(1)
    await ann.press("[data-field=say]", "Shift+Enter")
    await ann.locator("[data-field=say]").press_sequentially("second line")
    # What is typed is there when one comes back to it.
    await ann.click("#tab-log")
    await ann.click("#tab-chat")
    await expect(ann.locator("[data-field=say]")).to_have_value("u u undo?\nsecond line")
    await ann.press("[data-field=say]", "Enter")
    await expect(ann.locator(".says-what")).to_have_text(["u u undo?\nsecond line"])


@pytest.mark.long
async def test_a_muted_room_is_quiet_also_after_a_reload(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob = await seated(sqlite_server, new_page, **DESK)
    await bob.click("#tab-chat")
    await bob.click("[data-do=chat-mute]")
    wire = Wire().listen(bob)
    await bob.reload()
    await live(bob)
    await ann.click("#tab-chat")
    await say(ann, "Are you there?")
    await bob.click("#tab-chat")
    await expect(bob.locator(".says li")).to_have_count(1)
    await bob.click("#tab-log")
    await say(ann, "Hello?")
    await comes_true(lambda: any("Hello?" in text for text in wire.received))
    await caught_up(bob)
    await expect(bob.locator("#tab-chat .badge")).to_have_count(0)
    assert "Hello" not in await bob.inner_text("#said")


async def test_a_line_said_while_the_connection_is_away_is_said_once_it_is_back(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob = await seated(sqlite_server, new_page, **DESK)
    await ann.click("#tab-chat")
    await ann.context.set_offline(True)
    await ann.fill("[data-field=say]", "from the tunnel")
    await ann.press("[data-field=say]", "Enter")
    await expect(ann.locator(".says li.unsent")).to_have_count(1)
    await bob.click("#tab-chat")
    await say(bob, "meanwhile")
    await ann.context.set_offline(False)
    await expect(ann.locator(".says-what")).to_have_text(["meanwhile", "from the tunnel"])
    await expect(bob.locator(".says-what")).to_have_text(["meanwhile", "from the tunnel"])


def is_saving(answer: Response) -> bool:
    """Whether it is the answer to a saved note."""
    return answer.request.method == "PUT" and answer.url.endswith("/notes")


async def test_notes_save_themselves_and_no_device_overwrites_another(
    sqlite_server: Running, new_page: NewPage
) -> None:
    desk, bob = await seated(sqlite_server, new_page, **DESK)
    link = await device_link(desk)
    phone = await enter(await new_page(**PHONE), link)
    await desk.click("#tab-notes")
    async with desk.expect_response(is_saving):
        await desk.fill("#notes", "York is empty")
    await expect(desk.locator(".notes-state")).to_have_text("Saved")
    await phone.tap("#tab-notes")
    await expect(phone.locator("#notes")).to_have_value("York is empty")
    async with desk.expect_response(is_saving):
        await desk.fill("#notes", "York is held")
    await expect(desk.locator(".notes-state")).to_have_text("Saved")
    await phone.fill("#notes", "from the phone")
    await expect(phone.locator("#notes")).to_have_value("York is held")
    await expect(phone.locator(".notes pre")).to_have_text("from the phone")
    await phone.tap("[data-do=notes-append]")
    await expect(phone.locator("#notes")).to_have_value("York is held\n\nfrom the phone")
    await expect(phone.locator(".notes-state")).to_have_text("Saved")
    await desk.reload()
    await live(desk)
    await desk.click("#tab-notes")
    await expect(desk.locator("#notes")).to_have_value("York is held\n\nfrom the phone")
    # What is typed and left at once is saved all the same.
    await desk.fill("#notes", "last words")
    await desk.goto(sqlite_server.url)
    await answers_true(lambda: is_told(phone, "/notes", "last words"))
    await desk.go_back()
    await live(desk)
    await desk.click("#tab-notes")
    await expect(desk.locator("#notes")).to_have_value("last words")
    await bob.click("#tab-notes")
    await expect(bob.locator("#notes")).to_have_value("")
    found = [*await faults(desk), *await faults(phone)]
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, PHONE])
async def test_notes_lead_back_to_the_moments_and_places_that_they_name(
    sqlite_server: Running, new_page: NewPage, size: dict[str, Any]
) -> None:
    ann, _ = await seated(sqlite_server, new_page, **size)
    await ann.click("#tab-notes")
    await ann.click("[data-do=notes-moment]")
    await expect(ann.locator("#notes")).to_have_value(re.compile(r"#\d+ $"))
    await expect(ann.locator("#notes")).to_be_focused(timeout=5000)
    await ann.keyboard.type("watch Detroit")
    await expect(ann.locator(".notes-state")).to_have_text("Saved")
    await ann.reload()
    await live(ann)
    await ann.click("#tab-notes")
    marks = ann.locator(".note-marks button")
    await expect(marks).to_have_text([re.compile(r"To moment #\d+ watch Detroit"), "Detroit"])
    await marks.nth(0).click()
    await expect(ann.locator(".replay")).to_be_visible()
    await ann.click("[data-do=history-end]")
    await ann.click("#tab-notes")
    await marks.nth(1).click()
    found = await faults(ann)
    assert not found, "\n".join(found)


@pytest.mark.long
async def test_a_new_name_and_who_is_here(sqlite_server: Running, new_page: NewPage) -> None:
    ann, bob = await seated(sqlite_server, new_page, **DESK)
    await answers_true(lambda: is_told(ann, "/seen", '"here":true'))
    await ann.click("#tab-table")
    await expect(ann.locator(".seen")).to_have_text("here now")
    await ann.click("[data-do=name-change]")
    await ann.fill("[data-field=name]", "Anne </script>")
    await ann.press("[data-field=name]", "Enter")
    await bob.click("#tab-table")
    await expect(bob.locator(".players")).to_contain_text("Anne </script> (United States)")
    assert not await faults(ann)
    await bob.close()
    await answers_true(lambda: is_told(ann, "/seen", '"here":false'))
    await ann.click("#tab-score")
    await ann.click("#tab-table")
    await expect(ann.locator(".seen")).to_have_text(re.compile("last here 1 minute ago"))


async def test_a_rematch_is_offered_seen_and_begun_without_a_link(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob = await seated(sqlite_server, new_page, **DESK)
    await resign(ann)
    await bob.wait_for_selector(".outcome")
    await ann.click("[data-do=rematch-ask]")
    await expect(bob.locator(".rematch")).to_contain_text(
        "Ann (United States) offers a rematch. Your side: United States."
    )
    assert not await faults(bob)
    home = await bob.context.new_page()
    await home.goto(sqlite_server.url)
    await expect(home.locator(".match-state")).to_have_text("A rematch is offered")
    await bob.click(".rematch .primary")
    await bob.wait_for_url(lambda url: url != ann.url and "/m/" in url)
    await live(bob)
    assert "United States" in await bob.inner_text("#you")
    await ann.click(".rematch a")
    await live(ann)
    assert ann.url == bob.url
    assert "Britain" in await ann.inner_text("#you")
    # Both keep what they can check the dice with.
    for page in (ann, bob):
        kept = await page.evaluate(
            "JSON.parse(localStorage.getItem(`vedette:receipts:${location.pathname.slice(3)}`))"
        )
        assert len(kept["entropy"]) == 64
        assert kept["commitment"]


@pytest.mark.long
async def test_declined_and_withdrawn(sqlite_server: Running, new_page: NewPage) -> None:
    ann, bob = await seated(sqlite_server, new_page, **PHONE)
    await resign(ann)
    await ann.tap("[data-do=rematch-ask]")
    await ann.tap("[data-do=rematch-end]")
    await expect(bob.locator(".rematch")).to_contain_text("has withdrawn")
    await bob.tap("[data-do=rematch-ask]")
    await expect(ann.locator(".rematch")).to_contain_text("offers a rematch")
    await ann.tap("[data-do=rematch-end]")
    await expect(bob.locator(".rematch")).to_contain_text("declines")
    await expect(bob.locator(".rematch button")).to_have_count(0)


@pytest.mark.long
async def test_against_a_machine_the_rematch_begins_at_once(
    sqlite_server: Running, new_page: NewPage
) -> None:
    page = await new_page(**DESK)
    await page.goto(f"{sqlite_server.url}/new")
    body = {"game": "war1812", "side": "us", "machine": "random", "entropy": "ab" * 32}
    made = await page.evaluate(
        """async (body) => (await fetch("/api/matches", {method: "POST",
        headers: {"content-type": "application/json"}, body: JSON.stringify(body)})).json()""",
        body,
    )
    await page.goto(f"{sqlite_server.url}/m/{made['match']}")
    await live(page)
    await page.click("#tab-chat")
    await expect(page.locator(".chat")).to_contain_text("does not talk")
    await expect(page.locator("[data-field=say]")).to_have_count(0)
    await resign(page)
    await page.click("[data-do=rematch-ask]")
    await page.wait_for_url(lambda url: "/m/" in url and made["match"] not in url)
    await live(page)
    assert "Britain" in await page.inner_text("#you")


async def test_the_enter_that_ends_a_conversion_in_safari_sends_nothing(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob = await seated(sqlite_server, new_page)
    for page in (ann, bob):
        await page.click("#tab-chat")
    await ann.fill("[data-field=say]", "こんにちは")
    await ann.locator("[data-field=say]").evaluate(
        "node => node.dispatchEvent(new KeyboardEvent('keydown',"
        " {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true}))"
    )
    await expect(ann.locator("[data-field=say]")).to_have_value("こんにちは")
    await ann.press("[data-field=say]", "Enter")
    await expect(bob.get_by_text("こんにちは", exact=True)).to_be_visible()
    await expect(ann.locator(".says-what")).to_have_count(1)
