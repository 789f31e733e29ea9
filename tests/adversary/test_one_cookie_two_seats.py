"""One cookie serves both seats of a shared device: what one player hides, no answer tells.

Two worlds that differ only in what the American hides - where their pickets stand, their draft,
notes, the label of their other device - are asked everything that the server answers, with the
session's cookie, behind the curtain and with Britain's seat open.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.routing import iter_route_contexts
from starlette.routing import Mount

from app.web.openapi import CALLS
from tests.api.generic_client import received
from tests.fixtures.serving import Running
from tests.matches.test_curtain import Device, closed_with, shared

COMMITTED = ((("mill", "ford"), "Attack the mill"), (("bridge", "church"), "Wait for spring"))
DRAFTED = ((("mill", "ford"), "Attack the mill"), (("church",), "Wait for spring"))
"""Of a draft not even the number of its steps may be told."""
NOT_ASKED = {"create", "choose_pin", "open_curtain", "close_curtain", "metrics"}
"""What makes another match, opens a seat or shuts it; what the operator alone may ask."""
RANDOM = re.compile(
    r"[0-9a-f]{64}"  # commitments, heads and entropies
    r"|(?<=#)[\w-]{43}|(?<=\")[\w-]{43}(?=\")"  # secrets of links
    r'|(?<="id":")[\w-]+'
    r"|\b\d{10}\b"  # moments
)


def calls(server: Running) -> Iterator[tuple[str, str, Any]]:
    """Every route with each of its methods, and a body that it can read."""
    routes: list[Any] = list(iter_route_contexts(server.app.routes))
    for route in routes:
        if isinstance(route.original_route, Mount) or not getattr(route, "methods", None):
            continue
        endpoint: Any = getattr(route, "endpoint", None)
        name = getattr(endpoint, "__name__", "")
        if name in NOT_ASKED:
            continue
        body = dict(CALLS[name].example) if name in CALLS else {}
        for method in sorted(route.methods):
            yield method, route.path, body


def plainly(text: str, device: Device) -> str:
    """Leave out of an answer what differs between any two matches."""
    return RANDOM.sub("~", text.replace(device.made["match"], "MATCH"))


async def told(device: Device) -> dict[str, str]:
    """Ask for everything with the device's cookie."""
    answers = {}
    for method, path, body in calls(device.server):
        named = path.replace("{id}", device.made["match"]).replace("{game}", "war1812")
        asked = re.sub(r"\{theme\}", "light", re.sub(r"\{(?!theme)\w+\}", "x", named))
        more = {} if method in ("GET", "HEAD") else {"json": body}
        answer = await device.client.request(method, asked, **more)
        shown = f"{answer.status_code} {answer.headers.get('location', '')} {answer.text}"
        answers[f"{method} {path}"] = plainly(shown, device)
    return answers


async def heard(device: Device) -> list[str]:
    """Send on a socket what can be sent, and return all answers."""
    said: list[str] = []
    async with device.socket() as socket:
        for kind in ("act", "undo", "resign", "draw", "why"):
            await socket.send(json.dumps({"type": kind, "key": kind, **CALLS[kind].example}))
        await socket.send(json.dumps({"type": "ping"}))
        while not said or '"heartbeat"' not in said[-1]:
            said.append(plainly(json.dumps(await received(socket), sort_keys=True), device))
            if '"behind-curtain"' in said[-1]:
                await closed_with(socket)
                break
    return said


@pytest.mark.parametrize("hidden", [COMMITTED, DRAFTED], ids=["committed", "drafted"])
async def test_what_the_other_hides_is_in_no_answer(sqlite_server: Running, hidden: Any) -> None:
    worlds = []
    for places, noted in hidden:
        async with shared(sqlite_server, name="Ann", friend="Bob") as device:
            await device.take("us")
            label = {"label": f"telephone for {noted}"}
            assert (await device.client.post(f"{device.path}/devices", json=label)).is_success
            kept = {"expect": 0, "text": noted}
            assert (await device.client.put(f"{device.path}/notes", json=kept)).is_success
            for place in places:
                assert (await device.act("post", place=place)).is_success
            await (device.act("done") if hidden is COMMITTED else device.curtain("close"))
            behind = await told(device), await heard(device)
            await device.take("gb")
            seated = await told(device), await heard(device)
            assert (await device.frame())["viewer"] == "gb", "the seat was open to the end"
            worlds.append((behind, seated))
    one, other = worlds
    for seen, twin in zip(one, other, strict=True):
        assert seen[0].keys() == twin[0].keys()
        for call, answer in seen[0].items():
            assert answer == twin[0][call], call
        assert seen[1] == twin[1]
    shut, opened = one[0][0], one[1][0]
    assert sum(answer.startswith("423") for answer in shut.values()) > 15
    assert not any(answer.startswith("423") for answer in opened.values())
    assert sum(answer.startswith("2") for answer in opened.values()) > 30
    assert len(one[1][1]) > len(one[0][1]) == 1
