"""The browser keeps the server's promise about the dice, and holds the server to it."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from secrets import token_bytes
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from app.people import rematch as rematches
from app.people.models import MADE
from tests.browser.table import begin, enter, live, make_match
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running, others_later
from tests.verify.test_cheating_servers import cheat_at_sitting

pytestmark = [pytest.mark.browser, pytest.mark.timeout(120)]

ALARM = ".note.error[data-key=promise]"
IS_HEX = re.compile(r"^[0-9a-f]{64}$")


async def kept(page: Page) -> dict[str, Any]:
    """The receipts of the match that a page shows."""
    match = page.url.rpartition("/")[2]
    text = await page.evaluate("name => localStorage.getItem(name)", f"vedette:receipts:{match}")
    receipts: dict[str, Any] = json.loads(text)
    return receipts


async def test_the_promise_is_shown_and_kept_before_the_guests_number_is_sent(
    sqlite_server: Running, new_page: NewPage
) -> None:
    made = await make_match(sqlite_server, await new_page())
    guest = await new_page()
    await guest.goto(made.invitation)
    sent: list[Any] = []
    kept_then: list[Any] = []

    async def watch(route: Any) -> None:
        sent.append(route.request.post_data_json)
        kept_then.append(await guest.evaluate("() => ({...localStorage})"))
        await route.continue_()

    await guest.route("**/sit", watch)
    await guest.click("details summary")
    code = guest.locator("details code")
    # It is asked for by the page's script, which a slow server lets wait.
    await expect(code).not_to_have_text("")
    shown = await code.inner_text()
    assert made.invitation.endswith(f".{shown}")
    await expect(guest.locator("[data-promise=vouched]")).to_be_visible()
    await guest.click("#door button[type=submit]")
    await guest.wait_for_url("**/m/*")
    [before] = [json.loads(text) for text in kept_then[0].values() if "commitment" in text]
    creators = await kept(made.page)
    assert before["commitment"] == shown == creators["commitment"]
    assert (before["entropy"], before["other_entropy"]) == (
        sent[0]["entropy"],
        creators["entropy"],
    )
    assert IS_HEX.match(before["entropy"])
    await live(guest)
    assert await guest.locator(ALARM).count() == 0


async def test_a_link_that_promises_something_else_lets_nobody_sit_down(
    sqlite_server: Running, new_page: NewPage
) -> None:
    made = await make_match(sqlite_server, await new_page())
    guest = await new_page()
    await guest.goto(made.invitation[:-64] + "ab" * 32)
    await expect(guest.locator("[data-promise=broken]")).to_be_visible()
    asked: list[str] = []
    guest.on("request", lambda request: asked.append(request.method))
    await expect(guest.locator("#door button[type=submit]")).to_be_disabled()
    assert "POST" not in asked


@pytest.mark.long
async def test_a_link_without_a_promise_is_good_as_ever(
    sqlite_server: Running, new_page: NewPage
) -> None:
    made = await make_match(sqlite_server, await new_page())
    guest = await enter(await new_page(), made.invitation.rpartition(".")[0])
    assert (await kept(guest))["commitment"] == (await kept(made.page))["commitment"]


async def test_a_seed_changed_after_the_numbers_raises_the_alarm_on_both_boards(
    sqlite_server: Running, new_page: NewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    cheat_at_sitting(monkeypatch, lambda sheet: replace(sheet, seed=token_bytes(32)))
    made = await make_match(sqlite_server, await new_page(), side="random")
    guest = await enter(await new_page(), made.invitation)
    for page in (made.page, guest):
        await expect(page.locator(ALARM)).to_be_visible()


async def agree(ann: Page, bob: Page) -> None:
    """End a match and begin its rematch."""
    ended = ann.url
    await ann.click("#tab-table")
    await ann.click("[data-do=ask][data-value=resign]")
    await ann.click("[data-do=resign]")
    await ann.click("[data-do=rematch-ask]")
    # Bob answers Ann's offer: who presses before they hear of it may be the one who asks.
    await bob.wait_for_selector("[data-do=rematch-end]")
    await bob.click("[data-do=rematch-ask]")
    await bob.wait_for_url(lambda url: url != ended)
    await ann.click(".rematch a.primary")
    await ann.wait_for_url(bob.url)
    for page in (ann, bob):
        await live(page)


@pytest.mark.long
async def test_both_keep_the_promise_of_a_rematch(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob, _ = await begin(sqlite_server, new_page)
    before = ann.url
    await agree(ann, bob)
    assert ann.url == bob.url != before
    asker, other = await kept(ann), await kept(bob)
    assert asker["commitment"] == other["commitment"]
    assert (asker["other_entropy"], other["other_entropy"]) == ("", asker["entropy"])
    assert len({asker["entropy"], other["entropy"]}) == 2
    for page in (ann, bob):
        assert await page.locator(ALARM).count() == 0


CHEATS: dict[str, Callable[[Any], Any]] = {
    "match": lambda agreed: replace(agreed, made=agreed.made ^ 1),
    "commitment": lambda agreed: replace(agreed, seed=token_bytes(32)),
    "entropy": lambda agreed: replace(agreed, entropy=token_bytes(32)),
}


@pytest.mark.parametrize("part", others_later([*CHEATS]))
async def test_a_rematch_that_is_not_the_promised_one_raises_the_alarm(
    sqlite_server: Running, new_page: NewPage, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    decide = rematches._next

    def changed(*given: Any, **more: Any) -> Any:
        agreed = decide(*given, **more)
        return CHEATS[part](agreed) if agreed.state == MADE else agreed

    monkeypatch.setattr(rematches, "_next", changed)
    ann, bob, _ = await begin(sqlite_server, new_page)
    await agree(ann, bob)
    for page in (ann, bob):
        await expect(page.locator(ALARM)).to_be_visible()


@pytest.mark.long
async def test_pressed_by_both_at_once_a_rematch_begins_by_numbers_that_knew_the_promise(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob, _ = await begin(sqlite_server, new_page)
    ended = ann.url
    await ann.click("#tab-table")
    await ann.click("[data-do=ask][data-value=resign]")
    await ann.click("[data-do=resign]")
    for page in (ann, bob):
        await page.wait_for_selector("[data-do=rematch-ask]")
    # Bob's page does not hear of Ann's offer before Bob presses.
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    await bob.route("**/rematch", hold, times=1)
    await bob.click("[data-do=rematch-ask]")
    await ann.click("[data-do=rematch-ask]")
    await ann.wait_for_selector("[data-do=rematch-end]")
    await held[0].continue_()
    await bob.wait_for_url(lambda url: url != ended)
    await ann.click(".rematch a.primary")
    await ann.wait_for_url(bob.url)
    for page in (ann, bob):
        await live(page)
        assert await page.locator(ALARM).count() == 0
    assert (await kept(bob))["other_entropy"] == (await kept(ann))["entropy"]
