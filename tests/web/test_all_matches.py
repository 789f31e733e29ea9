"""A link for all of a browser's matches: one use, one hour, one's own seats and no others."""

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from app.clock import now
from app.matches import all_matches
from app.matches.devices import MAX_DEVICES
from app.storage.tables import links as kept_links
from app.storage.tables import tokens
from tests.api.browser_client import Browser
from tests.api.generic_client import bearer, entropy, post
from tests.fixtures.serving import Running


async def seated(server: Running) -> tuple[Browser, Browser, list[dict[str, Any]]]:
    """Seat two browsers at two matches: the first has made one of them, the second the other."""
    ann, bob = Browser(server), Browser(server)
    own, other = await ann.make(), await bob.make()
    await bob.sit(own)
    await ann.sit(other)
    return ann, bob, [own, other]


async def test_another_device_has_all_seats_by_one_link(server: Running) -> None:
    ann, bob, matches = await seated(server)
    phone = Browser(server)
    made = (await ann.ask("POST", "/api/devices")).json()
    assert made["matches"] == 2
    taken = (await phone.take(made["link"].partition("#")[2])).json()
    assert sorted(taken["matches"]) == sorted(match["match"] for match in matches)
    assert taken["left_out"] == 0
    assert [await phone.viewer(match) for match in matches] == ["us", "gb"]
    assert [await ann.viewer(match) for match in matches] == ["us", "gb"]
    assert [await bob.viewer(match) for match in matches] == ["gb", "us"]
    listed = (await phone.ask("GET", "/api/mine")).json()["matches"]
    assert len(listed) == 2


async def test_it_is_used_once(server: Running) -> None:
    ann, _, matches = await seated(server)
    secret = await ann.link()
    assert (await Browser(server).take(secret)).status_code == 200
    late = Browser(server)
    again = await late.take(secret)
    assert (again.status_code, again.json()["code"]) == (410, "link-spent")
    assert [await late.viewer(match) for match in matches] == ["", ""]


async def test_two_devices_at_once_are_one(server: Running) -> None:
    ann, _, _ = await seated(server)
    body = {"secret": await ann.link()}
    server.client.cookies.clear()
    answers = await asyncio.gather(
        *(server.client.post("/api/device", json=body) for _ in range(5))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 410, 410, 410, 410]


async def test_it_is_good_for_an_hour(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, _ = await seated(server)
    secret = await ann.link()
    at = now()
    monkeypatch.setattr(all_matches, "now", lambda: at + all_matches.LASTS)
    assert (await Browser(server).take(secret)).status_code == 410
    monkeypatch.setattr(all_matches, "now", lambda: at + all_matches.LASTS - 10)
    assert (await Browser(server).take(secret)).status_code == 200


async def test_the_last_link_alone_is_good(server: Running) -> None:
    ann, bob, _ = await seated(server)
    theirs = await bob.link()
    first, second = await ann.link(), await ann.link()
    assert (await Browser(server).take(first)).status_code == 410
    assert (await Browser(server).take(second)).status_code == 200
    # What the other player has made for themselves stays good.
    assert (await Browser(server).take(theirs)).status_code == 200


async def test_a_device_whose_answer_was_lost_asks_again_and_has_its_seats(
    server: Running,
) -> None:
    ann, _, matches = await seated(server)
    secret, key, phone = await ann.link(), entropy(), Browser(server)
    await phone.take(secret, key)
    lost, phone.cookie = phone.cookie, ""
    again = await phone.take(secret, key)
    assert again.status_code == 200
    assert len(again.json()["matches"]) == 2
    assert [await phone.viewer(match) for match in matches] == ["us", "gb"]
    phone.cookie = lost
    assert [await phone.viewer(match) for match in matches] == ["", ""]
    for tried in ("", entropy()):
        assert (await Browser(server).take(secret, tried)).status_code == 410


async def test_a_key_of_another_seat_gives_none_of_these(server: Running) -> None:
    ann, _, _ = await seated(server)
    key = entropy()
    other = Browser(server)
    await other.make(key=key)
    answer = await other.take(await ann.link(), key)
    assert (answer.status_code, answer.json()["code"]) == (409, "key-used")


async def test_a_device_that_is_revoked_in_one_match_is_so_in_all(server: Running) -> None:
    ann, _, matches = await seated(server)
    phone = Browser(server)
    await phone.take(await ann.link())
    path = f"/api/matches/{matches[0]['match']}/devices"
    listed = (await ann.ask("GET", path)).json()["devices"]
    [device] = [each["id"] for each in listed if not each["current"]]
    assert (await ann.ask("DELETE", f"{path}/{device}")).status_code == 204
    assert [await phone.viewer(match) for match in matches] == ["", ""]
    assert [await ann.viewer(match) for match in matches] == ["us", "gb"]


async def test_an_open_link_stands_in_each_match_and_is_revoked_there(server: Running) -> None:
    ann, bob, matches = await seated(server)
    secret = await ann.link()
    path = f"/api/matches/{matches[1]['match']}/devices"
    [link] = (await ann.ask("GET", path)).json()["links"]
    # It is nobody else's: the other player neither sees nor revokes it.
    assert (await bob.ask("GET", path)).json()["links"] == []
    assert (await bob.ask("DELETE", f"{path}/{link['id']}")).status_code == 404
    assert (await ann.ask("DELETE", f"{path}/{link['id']}")).status_code == 204
    assert (await Browser(server).take(secret)).status_code == 410


async def test_a_browser_at_the_other_side_is_not_let_in_there(server: Running) -> None:
    ann, bob, matches = await seated(server)
    third = await ann.make(game="war1812", machine="commander")
    taken = (await bob.take(await ann.link())).json()
    assert taken["matches"] == [third["match"]]
    assert taken["left_out"] == 2
    assert [await bob.viewer(match) for match in matches] == ["gb", "us"]
    assert await bob.viewer(third) == "us"


async def test_where_a_device_plays_all_matches_the_link_stays_good(server: Running) -> None:
    ann, bob, _ = await seated(server)
    secret = await ann.link()
    for here in (ann, bob):
        answer = await here.take(secret)
        assert (answer.status_code, answer.json()["code"]) == (409, "nothing-to-take")
    assert (await Browser(server).take(secret)).status_code == 200


async def test_who_bears_the_other_sides_token_is_not_let_in_there(server: Running) -> None:
    ann, bob, matches = await seated(server)
    # A program that knows the seat by its token alone.
    path = f"/api/matches/{matches[0]['match']}"
    link = (await bob.ask("POST", f"{path}/devices", {})).json()["link"].partition("#")[2]
    server.client.cookies.clear()
    theirs = await post(server.client, f"{path}/device", {"secret": link})
    body = {"secret": await ann.link()}
    server.client.cookies.clear()
    taken = await server.client.post("/api/device", json=body, headers=bearer(theirs["token"]))
    assert taken.json()["matches"] == [matches[1]["match"]]


async def test_a_shared_device_gives_no_seat_away(server: Running) -> None:
    ann = Browser(server)
    await ann.make(shared=True)
    answer = await ann.ask("POST", "/api/devices")
    assert (answer.status_code, answer.json()["code"]) == (401, "no-seat")
    own = await ann.make(game="war1812", machine="commander")
    phone = Browser(server)
    assert (await phone.take(await ann.link())).json()["matches"] == [own["match"]]


async def test_who_has_no_seat_makes_no_link(server: Running) -> None:
    watcher, ann = Browser(server), Browser(server)
    match = await ann.make()
    path = f"/api/matches/{match['match']}/watch"
    assert (await watcher.ask("POST", path, {"secret": match["spectator"]})).status_code == 200
    for browser in (watcher, Browser(server)):
        answer = await browser.ask("POST", "/api/devices")
        assert (answer.status_code, answer.json()["code"]) == (401, "no-seat")
    # A match that was called off is nothing to take along.
    assert (await ann.ask("DELETE", f"/api/matches/{match['match']}")).status_code == 204
    assert (await ann.ask("POST", "/api/devices")).status_code == 401


async def test_a_seat_with_too_many_devices_is_left_out(server: Running) -> None:
    ann, _, matches = await seated(server)
    path = f"/api/matches/{matches[0]['match']}"
    for _ in range(MAX_DEVICES - 1):
        link = (await ann.ask("POST", f"{path}/devices", {})).json()["link"].partition("#")[2]
        await Browser(server).ask("POST", f"{path}/device", {"secret": link})
    taken = (await Browser(server).take(await ann.link())).json()
    assert taken["matches"] == [matches[1]["match"]]
    assert taken["left_out"] == 1


async def test_neither_kind_of_link_is_good_for_the_other(server: Running) -> None:
    ann, _, matches = await seated(server)
    path = f"/api/matches/{matches[0]['match']}"
    of_one = (await ann.ask("POST", f"{path}/devices", {})).json()["link"].partition("#")[2]
    of_all, phone = await ann.link(), Browser(server)
    assert (await phone.take(of_one)).status_code == 410
    for call in ("device", "watch"):
        answer = await phone.ask("POST", f"{path}/{call}", {"secret": of_all})
        assert answer.status_code == 410


async def test_no_secret_of_it_is_stored(server: Running) -> None:
    ann, _, _ = await seated(server)
    secret, phone = await ann.link(), Browser(server)
    token = (await phone.take(secret)).json()["token"]

    def kept(on: sa.Connection) -> str:
        return repr([on.execute(table.select()).all() for table in (kept_links, tokens)])

    stored = await server.site.database.read(kept)
    for known in (secret, token, phone.cookie.partition("=")[2].partition(".")[0]):
        assert known not in stored


@pytest.mark.parametrize("secret", ["", "x", "A" * 43, "é" * 43, "A" * 5000])
async def test_what_is_no_links_secret_is_refused(server: Running, secret: str) -> None:
    answer = await Browser(server).take(secret)
    assert answer.status_code in (410, 422)
