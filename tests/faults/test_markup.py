"""Players' own words stay text, wherever they are shown."""

import re
from typing import Any

import httpx
from fastapi.routing import iter_route_contexts
from starlette.routing import Mount

from tests.api.generic_client import entropy, post
from tests.faults.helping import SIDES, board
from tests.fixtures.serving import Running
from tests.matches.test_curtain import shared

MARKUP = "</script><script>alert(1)//"
"""Of 27 letters: a name may have 40."""


async def test_a_title_or_note_that_ends_a_script_element(sqlite_server: Running) -> None:
    """No page holds it as markup, and what holds it as it is is never taken for a page."""
    table = await board(sqlite_server, name=MARKUP)
    for side in SIDES:
        assert (await table.call(side, "PUT", "/name", {"name": MARKUP})).is_success
        note = {"expect": 0, "text": MARKUP * 10}
        assert (await table.call(side, "PUT", "/notes", note)).is_success
        label = {"label": MARKUP}
        assert (await table.call(side, "POST", "/devices", label)).is_success
        line = {"room": "players", "text": MARKUP, "key": side}
        assert (await table.call(side, "POST", "/chat", line)).is_success
    said = {"room": "spectators", "text": MARKUP, "name": MARKUP, "key": "k"}
    assert (await table.call("public", "POST", "/chat", said)).is_success
    async with shared(sqlite_server, name=MARKUP, friend=MARKUP) as device:
        pages = 0
        for token in (table.secret("us"), table.secret("public"), ""):
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            match = table.seats.match if token else device.made["match"]
            for accept in ("text/html", "application/json"):
                for path in paths(sqlite_server, match):
                    asked = {**headers, "Accept": accept, "Accept-Language": "ja"}
                    pages += stays_text(await device.client.get(path, headers=asked), path)
    assert pages > 30


def paths(server: Running, match: str) -> list[str]:
    """Everything that can be read."""
    routes: list[Any] = list(iter_route_contexts(server.app.routes))
    return [
        re.sub(r"\{\w+\}", "pickets", route.path.replace("{id}", match))
        for route in routes
        if not isinstance(route.original_route, Mount)
        and "GET" in (getattr(route, "methods", None) or ())
    ]


def stays_text(answer: httpx.Response, path: str) -> bool:
    """Check an answer; True for a page."""
    kind = answer.headers.get("content-type", "").partition(";")[0]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script" not in answer.headers["content-security-policy"], "'self' alone, by default"
    if kind != "text/html":
        assert MARKUP not in answer.text or kind.endswith("json"), path
        return False
    assert "<script>" not in answer.text, path
    assert MARKUP not in answer.text, path
    assert not re.search(r"<script(?![^>]* src=)", answer.text), path
    return True


async def test_markup_in_what_never_was_a_name(sqlite_server: Running) -> None:
    """The error quotes what it refuses, as JSON."""
    wanted = {"game": MARKUP, "side": MARKUP, "entropy": entropy()}
    answer = await sqlite_server.client.post("/api/matches", json=wanted)
    assert answer.headers["content-type"] == "application/problem+json"
    for path in (f"/m/{MARKUP}", f"/rules/{MARKUP}", f"/games/{MARKUP}", f"/?{MARKUP}"):
        page = await sqlite_server.client.get(path, headers={"Accept": "text/html"})
        assert "<script>" not in page.text
    assert await post(
        sqlite_server.client, "/api/matches", {**wanted, "game": "pickets", "side": "us"}
    )
