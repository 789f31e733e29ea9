"""The rematch: asked for and agreed to, one and no more, by the tokens of the old seats."""

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.api.generic_client import Seats, bearer, begin, entropy, hears_nothing, received
from tests.fixtures.serving import Running, running
from tests.fixtures.waiting import answers_true
from tests.matches.test_curtain import closed_with
from tests.people.helping import call, ended, listening, next_of


async def press(server: Running, seats: Seats, who: str) -> Any:
    """Ask for a rematch, and agree if the other side turns out to have asked."""
    told = await ask(server, seats, who)
    if told.get("state") == "offered" and told["by"] != who:
        return await ask(server, seats, who, promise=promised(told))
    return told


async def ask(server: Running, seats: Seats, who: str, **more: Any) -> Any:
    body = {"entropy": entropy(), **more}
    return (await call(server, seats, who, "POST", "/rematch", body)).json()


def promised(offer: Any) -> dict[str, str]:
    """Return what an offer says of the dice of its match."""
    return {name: offer[name] for name in ("match", "commitment", "entropy")}


async def frames(server: Running, seats: Seats, match: str) -> dict[str, Any]:
    """The new match's frames, by the tokens of the old one."""
    found = {}
    for side, token in seats.tokens.items():
        answer = await server.client.get(f"/api/matches/{match}", headers=bearer(token))
        assert answer.is_success, answer.text
        found[side] = answer.json()
    return found


async def test_asked_and_agreed(server: Running) -> None:
    seats = await ended(server, name="Ann", options={"fog": "thin"})
    async with listening(server, seats, "us") as us, listening(server, seats, "gb") as gb:
        asked = await press(server, seats, "us")
        assert (asked["state"], asked["by"]) == ("offered", "us")
        for socket in (us, gb):
            assert await received(socket) == {"type": "rematch", **asked}
        agreed = await press(server, seats, "gb")
        assert agreed["state"] == "made"
        assert promised(agreed) == promised(asked)
        for socket in (us, gb):
            assert await received(socket) == {"type": "rematch", **agreed}
    found = await frames(server, seats, agreed["match"])
    assert {side: frame["viewer"] for side, frame in found.items()} == {"us": "gb", "gb": "us"}
    frame = found["us"]
    assert (frame["status"], frame["options"]) == ("running", {"fog": "thin"})
    assert frame["names"] == {"gb": "Ann"}
    assert frame["fairness"]["commitment"] == asked["commitment"]
    assert len(frame["fairness"]["entropies"]) == 2


async def test_spectators_hear_nothing_of_it(server: Running) -> None:
    seats = await ended(server)
    async with listening(server, seats, "public") as public:
        await press(server, seats, "us")
        agreed = await press(server, seats, "gb")
        await hears_nothing(public)
    for method in ("GET", "DELETE"):
        answer = await call(server, seats, "public", method, "/rematch")
        assert answer.json()["code"] == "not-yours"
    assert (await press(server, seats, "public"))["code"] == "not-yours"
    path = f"/api/matches/{agreed['match']}"
    answer = await server.client.get(path, headers=bearer(seats.spectator))
    assert answer.status_code == 401


async def test_both_press_at_once_and_one_match_is_made(server: Running) -> None:
    for _ in range(5):
        seats = await ended(server)
        both = [press(server, seats, who) for who in ("us", "gb") * 3]
        await asyncio.gather(*both)
        states = [await press(server, seats, who) for who in ("us", "gb")]
        assert states[0] == states[1]
        assert states[0]["state"] == "made"
        await frames(server, seats, states[0]["match"])


async def test_two_processes_make_one_match(postgres_url: str) -> None:
    async with (
        running(postgres_url) as first,
        running(postgres_url, heartbeat_seconds=0.1) as second,
    ):
        for _ in range(8):
            seats = await ended(first)
            async with listening(second, seats, "gb") as gb:
                both = (press(first, seats, "us"), press(second, seats, "gb"))
                await asyncio.gather(*both)
                told = await next_of(gb, "rematch")
                while told["state"] != "made":
                    told = await next_of(gb, "rematch")
            states = [await press(first, seats, "us"), await press(second, seats, "gb")]
            assert states == [{k: told[k] for k in states[0]}] * 2
            assert await frames(first, seats, told["match"])
            assert await frames(second, seats, told["match"])


async def test_withdrawn_and_asked_again_by_either(server: Running) -> None:
    seats = await ended(server)
    await press(server, seats, "us")
    assert (await call(server, seats, "us", "DELETE", "/rematch")).json()["state"] == "withdrawn"
    gone = await call(server, seats, "gb", "DELETE", "/rematch")
    assert (gone.status_code, gone.json()["code"]) == (409, "no-rematch")
    asked = await press(server, seats, "gb")
    assert (asked["state"], asked["by"]) == ("offered", "gb")
    assert (await press(server, seats, "gb")) == asked


async def test_who_was_declined_does_not_ask_again(server: Running) -> None:
    seats = await ended(server)
    await press(server, seats, "us")
    assert (await call(server, seats, "gb", "DELETE", "/rematch")).json()["state"] == "declined"
    assert (await press(server, seats, "us"))["code"] == "no-rematch"
    assert (await press(server, seats, "gb"))["by"] == "gb"
    assert (await press(server, seats, "us"))["state"] == "made"


async def test_once_only_and_only_after_the_end(server: Running) -> None:
    seats = await begin(server.client, "pickets", "us")
    assert (await press(server, seats, "us"))["code"] == "not-ended"
    seats = await ended(server)
    await press(server, seats, "us")
    made = await press(server, seats, "gb")
    assert await press(server, seats, "us") == made
    assert (await call(server, seats, "us", "DELETE", "/rematch")).json()["code"] == "no-rematch"
    answer = await call(server, seats, "us", "POST", "/rematch", {"entropy": "ab"})
    assert answer.json()["code"] == "bad-field"


async def test_all_devices_of_a_seat_go_along_but_no_revoked_one(server: Running) -> None:
    seats = await ended(server)
    link = (await call(server, seats, "us", "POST", "/devices", {})).json()
    spent = {"secret": link["link"].partition("#")[2]}
    path = f"/api/matches/{seats.match}"
    phone = (await server.client.post(f"{path}/device", json=spent)).json()["token"]
    lost = (await call(server, seats, "us", "POST", "/devices", {})).json()
    spent = {"secret": lost["link"].partition("#")[2]}
    stolen = (await server.client.post(f"{path}/device", json=spent)).json()["token"]
    devices = (await server.client.get(f"{path}/devices", headers=bearer(stolen))).json()
    [current] = [device["id"] for device in devices["devices"] if device["current"]]
    await call(server, seats, "us", "DELETE", f"/devices/{current}")
    await press(server, seats, "us")
    made = await press(server, seats, "gb")
    new = f"/api/matches/{made['match']}"
    frame = (await server.client.get(new, headers=bearer(phone))).json()
    assert frame["viewer"] == "gb"
    assert (await server.client.get(new, headers=bearer(stolen))).status_code == 401


@pytest.mark.parametrize("where", ["old", "new"])
async def test_a_device_that_is_revoked_later_is_revoked_in_both_matches(
    server: Running, where: str
) -> None:
    seats = await ended(server)
    link = (await call(server, seats, "us", "POST", "/devices", {})).json()
    spent = {"secret": link["link"].partition("#")[2]}
    old = f"/api/matches/{seats.match}"
    lost = (await server.client.post(f"{old}/device", json=spent)).json()["token"]
    await press(server, seats, "us")
    new = f"/api/matches/{(await press(server, seats, 'gb'))['match']}"
    async with connect(f"{server.ws}{new}/live") as socket:
        await socket.send(json.dumps({"type": "hello", "token": lost}))
        assert (await received(socket))["type"] == "frame"
        path = old if where == "old" else new
        listed = (await server.client.get(f"{path}/devices", headers=bearer(lost))).json()
        [device] = [one["id"] for one in listed["devices"] if one["current"]]
        own = bearer(seats.tokens["us"])
        revoked = await server.client.delete(f"{path}/devices/{device}", headers=own)
        assert revoked.status_code == 204
        assert await closed_with(socket) == 4001
    for path in (old, new):
        assert (await server.client.get(path, headers=bearer(lost))).status_code == 401
        assert (await server.client.get(path, headers=own)).status_code == 200


async def test_against_a_machine_it_begins_at_once(server: Running) -> None:
    body = {"game": "pickets", "side": "us", "entropy": entropy(), "machine": "random"}
    made = (await server.client.post("/api/matches", json=body)).json()
    seats = Seats(made["match"], {"us": made["token"]}, "")
    frame = (await call(server, seats, "us", "GET", "")).json()
    await call(server, seats, "us", "POST", "/resign", {"expect": frame["v"], "key": "r"})
    both = await asyncio.gather(press(server, seats, "us"), press(server, seats, "us"))
    assert both[0] == both[1]
    assert both[0]["state"] == "made"
    frame = (await frames(server, seats, both[0]["match"]))["us"]
    assert (frame["viewer"], frame["machines"]) == ("gb", {"us": "random"})

    async def has_played() -> bool:
        frame = (await frames(server, seats, both[0]["match"]))["us"]
        return "us" not in {waiting["side"] for waiting in frame["awaiting"]}

    await answers_true(has_played)


async def test_the_home_list_shows_an_offer(server: Running) -> None:
    browser = {"Origin": server.url}
    made = (
        await server.client.post(
            "/api/matches",
            json={"game": "pickets", "side": "us", "entropy": entropy()},
            headers=browser,
        )
    ).json()
    cookie = dict(server.client.cookies)
    server.client.cookies.clear()
    body = {"invitation": made["invitation"], "entropy": entropy()}
    path = f"/api/matches/{made['match']}"
    guest = (await server.client.post(f"{path}/sit", json=body)).json()
    seats = Seats(made["match"], {"us": made["token"], "gb": guest["token"]}, "")
    frame = (await call(server, seats, "gb", "GET", "")).json()
    await call(server, seats, "gb", "POST", "/resign", {"expect": frame["v"], "key": "r"})

    async def first() -> Any:
        header = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookie.items())}
        return (await server.client.get("/api/mine", headers=header)).json()["matches"]

    assert [match["rematch"] for match in await first()] == [False]
    await press(server, seats, "gb")
    assert [match["rematch"] for match in await first()] == [True]
    await press(server, seats, "us")
    assert sorted((m["match"] == seats.match, m["rematch"], m["side"]) for m in await first()) == [
        (False, False, "gb"),
        (True, False, "us"),
    ]


async def test_all_but_the_seed_is_shown_before_the_other_number_is_sent(server: Running) -> None:
    seats = await ended(server)
    own = entropy()
    await call(server, seats, "us", "POST", "/rematch", {"entropy": own})
    shown = (await call(server, seats, "gb", "GET", "/rematch")).json()
    assert set(shown) == {"state", "by", "commitment", "match", "entropy"}
    assert shown["entropy"] == own
    path = f"/api/matches/{shown['match']}"
    before = await server.client.get(path, headers=bearer(seats.tokens["gb"]))
    assert before.status_code == 404
    made = await ask(server, seats, "gb", promise=promised(shown))
    frame = (await frames(server, seats, made["match"]))["us"]
    assert frame["fairness"]["entropies"][0] == own
    assert frame["fairness"]["commitment"] == shown["commitment"]


async def test_a_number_that_knew_of_no_promise_does_not_agree(server: Running) -> None:
    seats = await ended(server)
    asked = await ask(server, seats, "us")
    assert await ask(server, seats, "gb") == asked
    made = await ask(server, seats, "gb", promise=promised(asked))
    assert made["state"] == "made"


@pytest.mark.parametrize("part", ["match", "commitment", "entropy"])
async def test_another_promise_than_the_offers_is_refused(server: Running, part: str) -> None:
    seats = await ended(server)
    asked = await ask(server, seats, "us")
    other = {**promised(asked), part: "00" * 32}
    assert (await ask(server, seats, "gb", promise=other))["code"] == "other-promise"
    assert (await call(server, seats, "gb", "GET", "/rematch")).json() == asked


async def test_a_withdrawn_offer_can_not_be_agreed_to(server: Running) -> None:
    seats = await ended(server)
    asked = await ask(server, seats, "us")
    await call(server, seats, "us", "DELETE", "/rematch")
    gone = (await call(server, seats, "gb", "GET", "/rematch")).json()
    assert (gone["state"], gone["match"], gone["entropy"]) == ("withdrawn", None, "")
    assert (await ask(server, seats, "gb", promise=promised(asked)))["code"] == "other-promise"
    again = await ask(server, seats, "us")
    assert (await ask(server, seats, "gb", promise=promised(asked)))["code"] == "other-promise"
    assert (await ask(server, seats, "gb", promise=promised(again)))["state"] == "made"
