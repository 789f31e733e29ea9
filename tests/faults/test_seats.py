"""Whose seat it is: nobody takes another's, and who has lost theirs does nothing more."""

import json
import secrets
from itertools import combinations
from typing import Any

import pytest
from fastapi.routing import iter_route_contexts
from starlette.routing import Mount

from app.matches import ids
from app.web.openapi import CALLS
from proofs.raw import raw_socket
from tests.api.generic_client import entropy, post
from tests.faults.helping import Board, board, said, stop_sending
from tests.fixtures.serving import Running
from tests.fixtures.waiting import comes_true


async def test_a_removed_players_open_socket_does_not_go_on_playing(
    own_sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even one that reads nothing, so that the server can't tell them that it is over."""
    monkeypatch.setattr("app.web.api.socket.FAREWELL_SECONDS", 0.1)
    table = await board(own_sqlite_server)
    link = await post(own_sqlite_server.client, f"{table.path}/devices", {}, table.secret("us"))
    body = {"secret": link["link"].partition("#")[2]}
    device = await post(own_sqlite_server.client, f"{table.path}/device", body)
    async with raw_socket(own_sqlite_server.port, f"{table.path}/live") as stolen:
        await stolen.send(said("hello", token=device["token"]))
        v = json.loads((await stolen.until(b'"head":')).partition(b'"v":')[2].partition(b",")[0])
        [connection] = own_sqlite_server.site.hub._connections
        await stop_sending(own_sqlite_server, stolen.writer.get_extra_info("sockname"))
        # What is not sent yet waits for a reader who does not come.
        for n in range(50):
            await stolen.send(said("why", key=str(n), target="x" * 200))
        await comes_true(lambda: len(connection._waiting) > 10)
        listed = (await table.call("us", "GET", "/devices")).json()["devices"]
        [gone] = [one["id"] for one in listed if not one["current"]]
        assert (await table.call("us", "DELETE", f"/devices/{gone}")).status_code == 204
        before = await table.all_told()
        for place in ("mill", "ford"):
            action = {"type": "post", "place": place}
            await stolen.send(said("act", expect=v, key=place, action=action))
        await comes_true(lambda: connection not in own_sqlite_server.site.hub._connections)
        assert await table.all_told() == before


async def test_a_stranger_does_not_remove_a_player_and_take_his_seat(server: Running) -> None:
    table = await board(server)
    [device] = (await table.call("us", "GET", "/devices")).json()["devices"]
    before = await table.all_told()
    for who in ("", "public", "gb"):
        assert not (await table.call(who, "DELETE", f"/devices/{device['id']}")).is_success
        assert not (await table.call(who, "DELETE")).is_success
        invited = await table.call(who, "POST", "/invitation", {})
        assert invited.status_code in (401, 403)
    # Nor does the creator: once play has begun nobody is invited any more.
    assert (await table.call("us", "POST", "/invitation", {})).json()["code"] == "too-late"
    for secret in (table.seats.spectator, table.secret("us"), secrets.token_urlsafe(32)):
        body = {"invitation": secret, "entropy": entropy()}
        assert (await table.call("", "POST", "/sit", body)).status_code == 410
        assert (await table.call("", "POST", "/device", {"secret": secret})).status_code == 410
    assert await table.all_told() == before
    assert (await table.do("us", action={"type": "post", "place": "mill"})).status_code == 200


async def test_a_private_match_is_not_watched_by_counting_ids_up(server: Running) -> None:
    tables = [await board(server, watch="nobody") for _ in range(6)]
    numbers = sorted(ids.read(table.seats.match) or 0 for table in tables)
    # 60 random bits: two of six stand nearer than 2^30 once in 70 million runs.
    assert min(b - a for a, b in combinations(numbers, 2)) > 2**30
    for number in numbers:
        for near in (number - 1, number + 1):
            answer = await server.client.get(f"/api/matches/{ids.shown(near)}")
            assert answer.json()["code"] == "unknown-match"
    # Who knows the id still sees nothing of it, by whatever way they ask.
    for method, path, body in reading(server):
        await sees_nothing(server, tables, method, path, body)


def reading(server: Running) -> list[tuple[str, str, Any]]:
    """Every way to ask about a match."""
    routes: list[Any] = list(iter_route_contexts(server.app.routes))
    return [
        (method, route.path, dict(CALLS[name].example) if name in CALLS else {})
        for route in routes
        if not isinstance(route.original_route, Mount) and "{id}" in route.path
        for name in [route.endpoint.__name__]
        for method in sorted(getattr(route, "methods", None) or ())
    ]


async def sees_nothing(
    server: Running, tables: list[Board], method: str, path: str, body: Any
) -> None:
    """Check that a stranger is told the same whichever match they ask about."""
    told = set()
    for table in tables[:2]:
        asked = path.replace("{id}", table.seats.match).replace("{theme}", "light")
        more: dict[str, Any] = {} if method in ("GET", "HEAD") else {"json": body}
        answer = await server.client.request(
            method, asked.replace("{", "").replace("}", ""), **more
        )
        assert answer.status_code < 500
        shown = answer.content.replace(table.seats.match.encode(), b"MATCH")
        told.add((answer.status_code, shown))
    assert len(told) == 1, f"{method} {path}"
