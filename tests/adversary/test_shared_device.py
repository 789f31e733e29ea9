"""A device that two share: what is left of each one's secrets when they got up, or at the end."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from app.storage.tables import tokens
from tests.api.generic_client import entropy, received
from tests.fixtures.clock import TimeOfDay
from tests.fixtures.serving import Running
from tests.matches.test_curtain import Device, closed_with, code, shared


@pytest.fixture
async def device(server: Running) -> AsyncIterator[Device]:
    async with shared(server, name="Ann", friend="Bob") as one:
        yield one


async def resign(device: Device) -> None:
    v = (await device.frame())["v"]
    answer = await device.client.post(f"{device.path}/resign", json={"expect": v, "key": "r"})
    assert answer.is_success


async def call(device: Device, method: str, what: str, body: Any = None) -> Any:
    return await device.client.request(method, f"{device.path}/{what}", json=body)


@pytest.mark.parametrize("sits", [True, False])
async def test_after_the_end_nobodys_private_things_are_on_it(device: Device, sits: bool) -> None:
    for side in ("us", "gb"):
        await device.take(side)
        noted = {"expect": 0, "text": f"what {side} thinks of the other"}
        assert (await call(device, "PUT", "notes", noted)).is_success
    await resign(device)
    if not sits:
        row = tokens.update().where(tokens.c.expires.is_not(None)).values(expires=1)
        await device.server.site.database.write(lambda on: on.execute(row).rowcount)
    for method, what, body in (
        ("GET", "notes", None),
        ("PUT", "notes", {"expect": 1, "text": "mine"}),
        ("GET", "notices", None),
        ("PUT", "notices", {"address": "bob@example.org"}),
        ("DELETE", "notices", None),
        ("GET", "devices", None),
        ("POST", "devices", {}),
    ):
        assert code(await call(device, method, what, body)) == (403, "not-yours"), what
    assert "thinks" not in (await call(device, "GET", "export")).text


async def test_a_page_that_asks_by_itself_keeps_no_seat_open(
    device: Device, time_of_day: TimeOfDay
) -> None:
    await device.take("us")
    answers = []
    for _ in range(4):
        answers.append((await call(device, "GET", "seen")).status_code)
        time_of_day.ahead += 295
    assert answers == [200, 200, 200, 423]


async def test_a_curtain_that_falls_during_the_hello_is_seen(
    device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    await device.take("us")
    matches = device.server.site.matches
    let_in = matches.caller

    async def slowly(*args: Any, **more: Any) -> Any:
        seen = await let_in(*args, **more)
        await device.curtain("close")
        return seen

    monkeypatch.setattr(matches, "caller", slowly)
    async with device.socket() as socket:
        with pytest.raises(ConnectionClosed):
            await received(socket)
        assert await closed_with(socket) == 4003


async def test_a_rematch_has_a_curtain_as_well(device: Device) -> None:
    await device.take("us")
    await resign(device)
    made = (await call(device, "POST", "rematch", {"entropy": entropy()})).json()
    assert made["state"] == "made"
    assert (await call(device, "POST", "rematch", {"entropy": entropy()})).json() == made
    again = Device(device.server, device.client, made)
    assert code(await again.client.get(again.path)) == (423, "behind-curtain")
    for side, name in (("gb", "Ann"), ("us", "Bob")):
        assert code(await again.curtain("open", side)) == (409, "no-pin")
        await again.take(side)
        frame = await again.frame()
        assert (frame["viewer"], frame["names"][side]) == (side, name)
