"""The page of the matches that wait for anybody, as the server writes it."""

import re
from typing import Any

import httpx
import pytest

from app.clock import DAY_SECONDS
from app.web.offers_page import posted
from app.words.i18n import catalogue, languages
from tests.api.generic_client import entropy, post
from tests.fixtures.serving import Running, http_client


def browser(server: Running) -> httpx.AsyncClient:
    headers = {"Origin": server.url, "Accept": "text/html", "vedette-browser": entropy()}
    return http_client(server.url, headers=headers)


async def offered(client: httpx.AsyncClient, **more: Any) -> dict[str, Any]:
    body = {"game": "war1812", "side": "us", "entropy": entropy(), "offered": True, **more}
    made: dict[str, Any] = await post(client, "/api/matches", body)
    return made


def rows(page: str) -> dict[str, str]:
    """The rows of a page, by the match's id."""
    found = re.findall(r'<li class="offer .*?</li>', page, re.DOTALL)
    return {re.findall(r'data-key="(\w+)"', row)[0]: row for row in found}


async def page_of(client: httpx.AsyncClient, query: str = "") -> str:
    answer = await client.get(f"/offers{query}")
    assert answer.status_code == 200
    return answer.text


async def test_an_empty_list_says_so_and_what_else_there_is(own_sqlite_server: Running) -> None:
    for language, words in ((each, catalogue(each)) for each in languages()):
        page = await page_of(own_sqlite_server.client, f"?lang={language}")
        assert rows(page) == {}
        assert words.format("offers-count", {"count": 0}) in page
        assert words.format("offers-title") in page
        assert 'href="/new#anybody"' in page
        assert 'data-machine="commander"' in page


async def test_a_row_has_the_side_the_pace_the_name_and_the_way_in(sqlite_server: Running) -> None:
    async with browser(sqlite_server) as ann, browser(sqlite_server) as bob:
        made = await offered(ann, name="<Ann>", claim_days=30, options={"memory": "nobody"})
        row = rows(await page_of(bob))[made["match"]]
        assert 'translate="no">&lt;Ann&gt;</span>' in row
        assert "You would play: Britain" in row
        assert "up to 30 days" in row
        assert "posted just now" in row
        assert f'href="{made["links"]["invite"]}"' in row
        assert catalogue().format("war1812-option-memory-nobody") in row
        for picture in re.findall(r'/static/[^\s"]+\.webp', row):
            assert (await bob.get(picture)).status_code == 200
        japanese = await page_of(bob, "?lang=ja")
        assert "一手は最長30日" in rows(japanese)[made["match"]]


async def test_ones_own_is_opened_or_withdrawn_and_not_taken(sqlite_server: Running) -> None:
    async with browser(sqlite_server) as ann, browser(sqlite_server) as bob:
        made = await offered(ann, name="Ann")
        own, theirs = [rows(await page_of(each))[made["match"]] for each in (ann, bob)]
        assert f'href="/m/{made["match"]}"' in own
        assert f'data-withdraw="{made["match"]}"' in own
        assert "/sit/" not in own
        assert "Yours" in own
        assert "/sit/" in theirs
        assert "data-withdraw" not in theirs


async def test_several_games_are_parted_by_links_that_need_no_script(
    own_sqlite_server: Running,
) -> None:
    client = own_sqlite_server.client
    first = await offered(client)
    assert "offers-games" not in await page_of(client)
    second = await offered(client, game="liberty", side="random")
    both = await page_of(client)
    assert set(rows(both)) == {first["match"], second["match"]}
    assert 'href="/offers?game=liberty"' in both
    liberty = await page_of(client, "?game=liberty")
    assert set(rows(liberty)) == {second["match"]}
    assert "1 open match" in liberty
    assert "Sides are drawn by lot" in liberty
    # Who has chosen a game that nobody waits at is led back.
    assert 'href="/offers"' in await page_of(client, "?game=madison")
    assert set(rows(await page_of(client, "?game=chess"))) == {first["match"], second["match"]}


async def test_home_and_new_lead_there_with_the_number(own_sqlite_server: Running) -> None:
    client = own_sqlite_server.client
    home, new = [(await client.get(path)).text for path in ("/", "/new")]
    assert "Find somebody to play" in home
    assert "Nobody waits for a player just now" in new
    for _ in range(2):
        await offered(client)
    home, new = [(await client.get(path)).text for path in ("/", "/new")]
    assert re.search(r'href="/offers">2 open matches<', home)
    assert re.search(r'2 players wait for somebody already: <a href="/offers">', new)
    assert '<input type="radio" name="machine" value="anybody">' in new


async def test_who_finds_the_seat_taken_is_led_to_the_other_matches(
    sqlite_server: Running,
) -> None:
    made = await offered(sqlite_server.client)
    body = {"invitation": made["invitation"], "entropy": entropy()}
    await post(sqlite_server.client, f"/api/matches/{made['match']}/sit", body)
    page = (await sqlite_server.client.get(f"/sit/{made['match']}")).text
    taken = page[page.index('id="taken"') :]
    assert 'href="/offers"' in taken


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (-5, "posted just now"),
        (59, "posted just now"),
        (60, "posted a minute ago"),
        (5 * 60 + 59, "posted 5 minutes ago"),
        (3600, "posted an hour ago"),
        (5 * 3600, "posted 5 hours ago"),
        (DAY_SECONDS, "posted yesterday"),
        (2 * DAY_SECONDS, "posted 2 days ago"),
    ],
)
def test_when_it_was_posted_is_told_in_the_largest_unit(seconds: int, words: str) -> None:
    assert posted(seconds, catalogue()) == words
