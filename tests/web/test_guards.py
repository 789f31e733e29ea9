"""Every route declares who may call it, and is held to it."""

import re
from typing import Any, get_args

import pytest
from fastapi.routing import iter_route_contexts
from starlette.routing import Mount

from app.config import Settings
from app.games import games
from app.web import guards
from app.web.guards import Who
from app.web.main import create_app
from app.web.openapi import CALLS
from tests.api.generic_client import bearer, begin
from tests.fixtures.serving import Running

NEEDS = {"seat": guards.seat, "player": guards.player}
"""The dependency that holds a route to its guard."""
FRAMEWORKS_OWN = {"/api/openapi.json"}


def routes() -> list[Any]:
    app = create_app(Settings(), games())
    return list(iter_route_contexts(app.routes))


def endpoint(route: Any) -> Any:
    return getattr(route, "endpoint", None)


def dependencies(dependant: Any) -> set[Any]:
    """Every function that a route depends on, however deep."""
    found = {dependant.call}
    for part in dependant.dependencies:
        found |= dependencies(part)
    return found


def test_every_route_declares_who_may_call_it() -> None:
    undeclared = [
        route.path
        for route in routes()
        if route.path not in FRAMEWORKS_OWN
        and not isinstance(route.original_route, Mount)
        and getattr(endpoint(route), "__may_call__", None) not in get_args(Who)
    ]
    assert undeclared == []


def test_mounts_are_static_files_alone() -> None:
    mounts = [route.path for route in routes() if isinstance(route.original_route, Mount)]
    assert len(mounts) == 1
    assert mounts[0] == "/static"


def test_a_route_for_seats_or_players_depends_on_their_guard() -> None:
    for route in routes():
        who = getattr(endpoint(route), "__may_call__", None)
        if route.path.endswith("/live") or who is None:
            continue
        held = dependencies(route.original_route.dependant)
        for kind, needed in NEEDS.items():
            if kind == who:
                assert needed in held, route.path
        if who in ("anyone", "secret", "session", "operator"):
            assert guards.seat not in held, route.path


async def test_a_route_for_seats_or_players_refuses_strangers(sqlite_server: Running) -> None:
    seats = await begin(sqlite_server.client, "pickets")
    called = 0
    for route in routes():
        if getattr(endpoint(route), "__may_call__", None) not in NEEDS or not route.methods:
            continue
        path = route.path.replace("{id}", seats.match).replace("{device}", "x")
        for method in route.methods:
            answer = await sqlite_server.client.request(method, path, json={})
            assert answer.status_code == 401, f"{method} {path}"
            called += 1
    assert called > 15


async def test_no_route_takes_a_write_from_another_sites_page(sqlite_server: Running) -> None:
    """Not even with the player's own token: the page that sends it is not ours."""
    seats = await begin(sqlite_server.client, "pickets")
    foreign = {"Origin": "https://evil.example", **bearer(seats.tokens["us"])}
    called = 0
    for route in routes():
        path = re.sub(r"\{\w+\}", "x", route.path.replace("{id}", seats.match))
        for method in set(getattr(route, "methods", None) or ()) - set(guards.SAFE_METHODS):
            for headers in (foreign, {**foreign, "Sec-Fetch-Site": "cross-site"}):
                answer = await sqlite_server.client.request(method, path, json={}, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "cross-site"), path
            called += 1
    assert called > 25


def test_what_can_be_read_changes_nothing_and_what_changes_is_not_read() -> None:
    """A link or a picture on another site's page can only read."""
    mixed = [
        route.path
        for route in routes()
        if {"GET"} < set(getattr(route, "methods", None) or ()) - {"HEAD"}
    ]
    assert mixed == []


def test_every_call_is_in_the_openapi_document() -> None:
    app = create_app(Settings(), games())
    document = app.openapi()
    operations = [
        (path, operation)
        for path, methods in document["paths"].items()
        for operation in methods.values()
        if path.startswith("/api/")
    ]
    assert len(operations) == len(CALLS)
    for path, operation in operations:
        assert "description" in operation, path
        answers = operation["responses"]
        assert "429" in answers, path
        assert [code for code in answers if code.startswith("2")], path
        if operation["operationId"].split("_api_")[0] in ("act", "create", "sit"):
            content = operation["requestBody"]["content"]["application/json"]
            assert content["example"]
            assert content["schema"]["$ref"].rsplit("/", 1)[1] in document["components"]["schemas"]


@pytest.mark.parametrize("name", ["act", "create"])
def test_examples_are_valid(name: str) -> None:
    import msgspec

    call = CALLS[name]
    assert call.takes is not None
    msgspec.json.decode(msgspec.json.encode(dict(call.example)), type=call.takes)
