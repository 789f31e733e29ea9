"""Whoever brings a session's secret of their own choosing gets another before they get a seat."""

import json
import re
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from app.matches import ids
from app.web.guards import COOKIE, HOST_COOKIE
from app.web.sessions import BROWSER
from tests.api.generic_client import bearer, entropy, received
from tests.fixtures.serving import Running, http_client, running
from tests.matches.test_curtain import shared

PUBLIC = "https://play.example"
NUMBER, OTHER = "ab" * 32, "cd" * 32
"""What two browsers keep for themselves."""


@pytest.fixture
async def tls_server(sqlite_url: str) -> AsyncIterator[Running]:
    """Return a server behind a proxy that speaks TLS to browsers."""
    async with running(sqlite_url, trusted_proxies="127.0.0.1", public_url=PUBLIC) as server:
        yield server


def page(server: Running, *, tls: bool = False, number: str = NUMBER) -> httpx.AsyncClient:
    """A page of ours in the browser with a `number`. Each request says which cookies it brings."""
    headers = {"Origin": PUBLIC if tls else server.url, "Sec-Fetch-Site": "same-origin"}
    headers |= {BROWSER: number} if number else {}
    if tls:
        headers |= {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    return http_client(server.url, headers=headers)


def brought(**cookies: str) -> dict[str, str]:
    return {"Cookie": "; ".join(f"{n}={secret}" for n, secret in cookies.items())}


async def created(client: httpx.AsyncClient, headers: Any, **more: Any) -> httpx.Response:
    wanted = {"game": "war1812", "side": "us", "entropy": entropy(), **more}
    answer = await client.post("/api/matches", json=wanted, headers=headers)
    assert answer.status_code == 201, answer.text
    client.cookies.clear()
    return answer


def given(answer: httpx.Response, name: str = COOKIE) -> str:
    """Return the secret that an answer hands out under a name; "" for none."""
    [*found] = answer.headers.get_list("set-cookie")
    values = [re.match(rf"{re.escape(name)}=([\w.-]+);", each) for each in found]
    return next((value[1] for value in values if value), "")


async def mine(client: httpx.AsyncClient, headers: dict[str, str]) -> set[str]:
    """List what a session holds."""
    answer = await client.get("/api/mine", headers=headers)
    return {one["match"] for one in answer.json()["matches"]}


async def seated(client: httpx.AsyncClient, how: str, headers: dict[str, str]) -> httpx.Response:
    """Take a seat in some way; another browser has made what that needs."""
    if how in ("create", "share"):
        more = {"shared": True, "name": "Ann", "friend": "Bob"} if how == "share" else {}
        return await created(client, headers, **more)
    made = (await created(client, {}, watch="link")).json()
    path = f"/api/matches/{made['match']}"
    if how == "sit":
        body = {"invitation": made["invitation"], "entropy": entropy()}
    elif how == "watch":
        body = {"secret": made["spectator"]}
    else:
        linked = await client.post(
            f"{path}/devices", json={"label": ""}, headers=bearer(made["token"])
        )
        body = {"secret": linked.json()["link"].partition("#")[2]}
    answer = await client.post(f"{path}/{how}", json=body, headers=headers)
    assert answer.is_success, answer.text
    client.cookies.clear()
    return answer


@pytest.mark.parametrize("how", ["create", "share", "sit", "watch", "device"])
async def test_a_secret_that_the_server_did_not_give_out_gets_no_seat(
    sqlite_server: Running, how: str
) -> None:
    planted = brought(**{COOKIE: ids.new_secret()})
    async with page(sqlite_server) as ann:
        fresh = given(await seated(ann, how, planted))
        assert fresh
        assert await mine(ann, planted) == set()
        assert len(await mine(ann, brought(**{COOKIE: fresh}))) == 1


async def test_a_session_that_holds_a_match_keeps_its_secret(sqlite_server: Running) -> None:
    async with page(sqlite_server) as ann:
        held = brought(**{COOKIE: given(await created(ann, {}))})
        for how in ("create", "share", "sit", "watch", "device"):
            assert given(await seated(ann, how, held)) == ""
        assert len(await mine(ann, held)) == 6


async def test_a_shared_device_keeps_its_secret_while_the_curtain_is_shut(
    sqlite_server: Running,
) -> None:
    async with shared(sqlite_server, name="Ann", friend="Bob") as device:
        await device.take("us")
        await device.curtain("close")
        held = brought(**{COOKIE: device.client.cookies[COOKIE]})
        async with page(sqlite_server) as same:
            assert given(await created(same, held)) == ""
            assert len(await mine(same, held)) == 2


async def test_a_session_whose_seats_were_all_revoked_gets_a_fresh_secret(
    sqlite_server: Running,
) -> None:
    async with page(sqlite_server) as ann:
        made = (first := await created(ann, {})).json()
        old, path = given(first), f"/api/matches/{made['match']}/devices"
        [device] = (await ann.get(path, headers=bearer(made["token"]))).json()["devices"]
        gone = await ann.delete(f"{path}/{device['id']}", headers=bearer(made["token"]))
        assert gone.is_success
        fresh = given(await created(ann, brought(**{COOKIE: old})))
        assert fresh
        assert fresh != old


async def test_behind_tls_no_other_domain_can_set_the_cookie(tls_server: Running) -> None:
    async with page(tls_server, tls=True) as ann:
        [cookie] = (await created(ann, {})).headers.get_list("set-cookie")
        name, *attributes = cookie.split("; ")
        assert name.startswith("__Host-")
        assert {"Path=/", "Secure", "HttpOnly"} < set(attributes)
        assert not any(each.lower().startswith("domain") for each in attributes)


async def test_behind_tls_the_cookie_of_this_host_goes_before_one_that_others_can_set(
    tls_server: Running,
) -> None:
    async with page(tls_server, tls=True) as ann:
        own = given(await created(ann, {}), HOST_COOKIE)
        planted = given(await created(ann, {}), HOST_COOKIE)
        held = brought(**{COOKIE: planted, HOST_COOKIE: own})
        assert await mine(ann, held) == await mine(ann, brought(**{HOST_COOKIE: own}))
        assert given(await created(ann, held), HOST_COOKIE) == ""
        assert len(await mine(ann, brought(**{HOST_COOKIE: own}))) == 2


async def earlier_session(server: Running) -> tuple[httpx.Response, str]:
    """Make a match as before `__Host-`: the browser holds the plain name."""
    async with page(server) as before:
        first = await created(before, {})
        return first, given(first)


async def test_behind_tls_a_browser_with_the_old_name_keeps_its_matches(
    tls_server: Running,
) -> None:
    first, old = await earlier_session(tls_server)
    match, held = first.json()["match"], brought(**{COOKIE: old})
    async with page(tls_server, tls=True) as ann:
        assert (await ann.get(f"/api/matches/{match}", headers=held)).json()["viewer"] == "us"
        address = tls_server.url.replace("http", "ws") + f"/api/matches/{match}/live"
        async with connect(address, additional_headers=held) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            assert (await received(socket))["type"] == "frame"
        second = await created(ann, held)
        moved = brought(**{HOST_COOKIE: given(second, HOST_COOKIE)}, **{COOKIE: old})
        assert await mine(ann, moved) == {match, second.json()["match"]}
        async with connect(address, additional_headers=moved) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            assert (await received(socket))["type"] == "frame"


async def test_behind_tls_a_session_under_the_old_name_learns_of_no_new_seat(
    tls_server: Running,
) -> None:
    """Whoever planted a session of their own, under the name that others can set, sees nothing."""
    _, planted = await earlier_session(tls_server)
    held = brought(**{COOKIE: planted})
    async with page(tls_server, tls=True) as victim, page(tls_server, tls=True) as attacker:
        made = await created(victim, held)
        fresh = given(made, HOST_COOKIE)
        assert fresh not in ("", planted)
        path = f"/api/matches/{made.json()['match']}"
        assert (await attacker.get(path, headers=held)).status_code == 401
        assert made.json()["match"] not in await mine(attacker, held)


async def test_a_shared_device_takes_its_curtain_along_from_the_old_name(
    tls_server: Running,
) -> None:
    async with shared(tls_server, name="Ann", friend="Bob") as device:
        await device.take("us")
        held = brought(**{COOKIE: device.client.cookies[COOKIE]})
        async with page(tls_server, tls=True) as same:
            fresh = given(await created(same, held), HOST_COOKIE)
            shown = await same.get(device.path, headers=brought(**{HOST_COOKIE: fresh}))
            assert shown.json()["viewer"] == "us"


async def test_behind_tls_an_old_session_keeps_its_matches_when_a_seat_is_refused(
    tls_server: Running,
) -> None:
    first, old = await earlier_session(tls_server)
    match, held = first.json()["match"], brought(**{COOKIE: old})
    async with page(tls_server, tls=True) as ann:
        refused = await ann.post(
            f"/api/matches/{match}/watch", json={"secret": ids.new_secret()}, headers=held
        )
        assert refused.status_code == 410, refused.text
        assert "set-cookie" not in refused.headers
        assert await mine(ann, held) == {match}


@pytest.mark.parametrize("disguise", ["\xa0{}", "\x85{}", "{}\xa0"])
async def test_behind_tls_a_name_that_only_looks_like_ours_is_no_session(
    tls_server: Running, disguise: str
) -> None:
    """Browsers let other domains set a cookie whose name has more to it than `__Host-`."""
    async with page(tls_server, tls=True) as ann, page(tls_server, tls=True) as attacker:
        planted = given(await created(attacker, {}), HOST_COOKIE)
        own = given(await created(ann, {}), HOST_COOKIE)
        name = disguise.format(HOST_COOKIE)
        for held in (f"{name}={planted}", f"{HOST_COOKIE}={own}; {name}={planted}"):
            raw = {"cookie": held.encode("latin-1")}
            made = (await created(ann, raw)).json()["match"]
            assert made not in await mine(attacker, brought(**{HOST_COOKIE: planted}))


async def test_of_two_cookies_of_our_name_neither_is_believed(tls_server: Running) -> None:
    async with page(tls_server, tls=True) as ann:
        one, two = [given(await created(ann, {}), HOST_COOKIE) for _ in range(2)]
        both = {"cookie": f"{HOST_COOKIE}={one}; {HOST_COOKIE}={two}"}
        assert await mine(ann, both) == set()


HOWS = ["create", "share", "sit", "watch", "device"]


@pytest.mark.parametrize("number", [OTHER, ""])
@pytest.mark.parametrize("how", HOWS)
async def test_no_seat_goes_into_a_session_that_another_browser_began(
    sqlite_server: Running, how: str, number: str
) -> None:
    async with (
        page(sqlite_server, number=number) as attacker,
        page(sqlite_server) as victim,
    ):
        bait = await created(attacker, {})
        planted = brought(**{COOKIE: given(bait)})
        fresh = given(await seated(victim, how, planted))
        assert fresh.partition(".")[0] not in ("", given(bait).partition(".")[0])
        assert await mine(attacker, planted) == set()
        assert len(await mine(victim, brought(**{COOKIE: fresh}))) == 2


async def test_a_planted_session_with_a_guessed_mark_gets_no_seat(sqlite_server: Running) -> None:
    async with page(sqlite_server, number=OTHER) as attacker, page(sqlite_server) as victim:
        secret = given(await created(attacker, {})).partition(".")[0]
        for mark in ("", ".", ".x", f".{'0' * 32}", f".{NUMBER}"):
            planted = brought(**{COOKIE: secret + mark})
            secret = given(await created(victim, planted)).partition(".")[0]
            assert secret
            assert await mine(attacker, planted) == set()


async def test_a_browser_that_lost_its_number_keeps_its_matches(sqlite_server: Running) -> None:
    async with page(sqlite_server) as before, page(sqlite_server, number=OTHER) as after:
        old = given(await created(before, {}))
        fresh = given(await created(after, brought(**{COOKIE: old})))
        assert len(await mine(after, brought(**{COOKIE: fresh}))) == 2
        assert given(await created(after, brought(**{COOKIE: fresh}))) == ""


@pytest.mark.parametrize("number", ["AB" * 32, "ab", "ab" * 33, "ab," * 20])
async def test_what_is_no_number_marks_no_session(sqlite_server: Running, number: str) -> None:
    async with page(sqlite_server, number=number) as ann:
        assert "." not in given(await created(ann, {}))
