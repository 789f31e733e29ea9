"""Names and labels: what players call themselves can neither break the store nor the page."""

import html

import pytest

from app.matches.models import BY_LINK
from tests.api.generic_client import bearer, begin, entropy
from tests.fixtures.serving import Running
from tests.matches.test_curtain import shared

ODD = ["Ann\0", "\x1b[2J", "An\nn", "\u202egnA", "\u2066Ann", "\x85", "Ann\n", "An\u2028n"]


@pytest.mark.parametrize("name", ODD, ids=ascii)
async def test_control_characters_are_no_name(server: Running, name: str) -> None:
    wanted = {"game": "pickets", "side": "us", "entropy": entropy(), "name": name}
    made = await server.client.post("/api/matches", json=wanted)
    assert (made.status_code, made.json()["code"]) == (422, "bad-field")
    seats = await begin(server.client, "pickets", "us")
    path = f"/api/matches/{seats.match}/devices"
    headers = bearer(seats.tokens["us"])
    label = await server.client.post(path, json={"label": name}, headers=headers)
    assert (label.status_code, label.json()["code"]) == (422, "bad-field")


@pytest.mark.parametrize("name", ["", "Ann", "Żółć 将軍 👍🏽", "O'Hara <b>&", "عمر"])
async def test_any_other_name_is_kept_as_it_is(server: Running, name: str) -> None:
    wanted = {"game": "pickets", "side": "us", "entropy": entropy(), "name": name}
    made = (await server.client.post("/api/matches", json=wanted)).json()
    path = f"/api/matches/{made['match']}"
    frame = (await server.client.get(path, headers=bearer(made["token"]))).json()
    assert frame["names"] == ({"us": name} if name else {})


async def test_two_names_that_look_the_same_are_the_same(server: Running) -> None:
    wanted = {"game": "pickets", "side": "us", "entropy": entropy(), "name": "A\u200bnn\ufeff"}
    made = (await server.client.post("/api/matches", json=wanted)).json()
    path = f"/api/matches/{made['match']}"
    frame = (await server.client.get(path, headers=bearer(made["token"]))).json()
    assert frame["names"] == {"us": "Ann"}


async def test_a_friend_without_a_shared_device_is_refused(server: Running) -> None:
    wanted = {"game": "pickets", "side": "us", "entropy": entropy(), "friend": "Bob"}
    refused = (await server.client.post("/api/matches", json=wanted)).json()
    assert refused["code"] == "bad-option"
    assert "friend" in refused["detail"]


KEYS = ["@side-gb", "@@side-gb", "@", "side-gb", "machine-commander", "O'Hara & {$x}"]


@pytest.mark.parametrize("name", KEYS)
async def test_a_name_is_never_taken_for_the_key_of_a_message(
    sqlite_server: Running, name: str
) -> None:
    async def page(path: str) -> str:
        return html.unescape((await sqlite_server.client.get(path)).text)

    wanted = {"game": "war1812", "side": "us", "entropy": entropy(), "name": name}
    made = (await sqlite_server.client.post("/api/matches", json=wanted)).json()
    assert f"{name} invites you to War of 1812" in await page(f"/sit/{made['match']}")
    more = {"name": name, "friend": "Bob", "watch": BY_LINK}
    async with shared(sqlite_server, game="war1812", **more) as device:
        named = f"{name} (United States)"
        assert f"{named} against Bob (Britain)" in await page(f"/watch/{device.made['match']}")
        home = html.unescape((await device.client.get("/")).text)
        assert f"{named} to move" in home
        curtain = html.unescape((await device.client.get(f"/curtain/{device.made['match']}")).text)
        assert f"{named} takes the device" in curtain
        assert f'data-who="{name}"' in curtain
