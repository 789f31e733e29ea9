"""Nothing is shown before it is stored, in any order, and storing costs no more with age."""

import re
import secrets
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from fastapi.routing import iter_route_contexts

from app.matches.loaded import LoadedMatch
from app.matches.service import Matches
from app.matches.state import Advance
from app.storage.statements import Plain
from app.storage.tables import metadata
from app.web.openapi import CALLS
from tests.api.generic_client import bearer, entropy, post
from tests.faults.helping import Board, board, two_now
from tests.fixtures.patience import patient
from tests.fixtures.serving import Running, http_client, running
from tests.live.test_sockets import at_the_board

GAMES = two_now("madison")


@pytest.mark.parametrize("is_planted", [False, True], ids=["as it is", "planted"])
async def test_a_view_sent_before_the_database_committed_it(
    own_sqlite_server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_planted: bool
) -> None:
    early = []
    other = sqlite3.connect(tmp_path / "vedette.sqlite3")
    publish = LoadedMatch.publish

    def published(room: LoadedMatch, *more: Any) -> None:
        last = "SELECT max(seq) FROM journal WHERE match = ?"
        [[stored]] = other.execute(last, (room.match,)).fetchall()
        early.append(more[0].seq > (stored or 0))
        publish(room, *more)

    async def hastily(matches: Matches, room: LoadedMatch, made: Advance) -> bool:
        room.publish(made.state, made.visible_to)
        return await matches._database.append(made.entry)

    monkeypatch.setattr(LoadedMatch, "publish", published)
    if is_planted:
        monkeypatch.setattr(Matches, "_store", hastily)
    table = await board(own_sqlite_server)
    async with at_the_board(own_sqlite_server, table.seats, table.secret("us")):
        rng = Random(1)
        for _ in range(10):
            await table.play_on(rng)
    other.close()
    assert len(early) >= 10
    assert any(early) is is_planted


@pytest.mark.parametrize("game", GAMES)
async def test_log_lines_are_not_undone_while_a_client_is_away(
    own_sqlite_server: Running, game: str
) -> None:
    rng, undone = Random(game), 0
    # A match of the smallest game may end before much was undone.
    while undone <= 2:
        undone += await undoing_and_looking(await board(own_sqlite_server, game), rng)


async def undoing_and_looking(table: Board, rng: Random) -> int:
    """Play, undo, and look at the log now and then; give how often something was undone."""
    kept: dict[str, list[Any]] = {who: [] for who in (*table.sides, "public")}
    undone = 0
    for _ in range(60):
        await table.play_on(rng)
        for side in table.sides:
            if rng.random() < 0.4:
                undone += (await table.do(side, "undo")).is_success
        for who, lines in kept.items():
            if rng.random() < 0.5:
                now = (await table.call(who, "GET", "/log")).json()["lines"]
                first = now[0]["n"] if now else 1
                assert now[: len(lines) - first + 1] == lines[first - 1 :]
                assert [line["n"] for line in now] == list(range(first, first + len(now)))
                kept[who] = [*lines[: first - 1], *now]
    assert all(kept.values())
    return undone


async def test_no_list_follows_the_order_of_storage(sqlite_url: str) -> None:
    async with running(sqlite_url) as server:
        origin = {"Origin": server.url}
        async with http_client(server.url, headers=origin) as browser:
            table = await busy(server, browser)
            cookie = browser.cookies["vedette"]
        before = await everything(server, table, cookie)
    engine = sa.create_engine(sqlite_url)
    with engine.begin() as on:
        for kept in metadata.sorted_tables:
            rows = [dict(row) for row in on.execute(kept.select()).mappings()]
            on.execute(kept.delete())
            if rows:
                on.execute(kept.insert(), rows[::-1])
    engine.dispose()
    async with running(sqlite_url) as server:
        table.server = server
        after = await everything(server, table, cookie)
    assert after == before
    assert sum(answer.startswith("200") for answer in before.values()) > 20


async def busy(server: Running, browser: httpx.AsyncClient) -> Board:
    """A browser with several matches of the same second, devices, links and talk."""
    for name in ("Ann", "Bea", "Cat"):
        wanted = {"game": "pickets", "side": "us", "name": name, "machine": "random"}
        await browser.post("/api/matches", json={**wanted, "entropy": entropy()})
    table = await board(server)
    for n in range(4):
        link = await post(server.client, f"{table.path}/devices", {}, table.secret("us"))
        if n < 2:
            spent = {"secret": link["link"].partition("#")[2]}
            assert (await browser.post(f"{table.path}/device", json=spent)).is_success
        for who, room in (("us", "players"), ("gb", "players"), ("public", "spectators")):
            text = {"room": room, "text": f"{who} {n}", "key": f"{who} {n}"}
            assert (await table.call(who, "POST", "/chat", text)).is_success
    return table


async def everything(server: Running, table: Board, cookie: str) -> dict[str, str]:
    """Ask for all that can be read, with each token and with the browser's cookie."""
    asked = {
        "cookie": {"Cookie": f"vedette={cookie}"},
        **{who: bearer(table.secret(who)) for who in (*table.sides, "public")},
    }
    routes: list[Any] = list(iter_route_contexts(server.app.routes))
    told = {}
    for route in routes:
        if "GET" not in (getattr(route, "methods", None) or ()) or route.path == "/metrics":
            continue
        path = route.path.replace("{id}", table.seats.match)
        for who, headers in asked.items():
            answer = await server.client.get(re.sub(r"\{\w+\}", "pickets", path), headers=headers)
            # Each server has its own address.
            told[f"{who} {path}"] = f"{answer.status_code} {answer.text.replace(server.url, '')}"
    return told


async def test_every_write_while_the_database_is_locked_is_told_to_be_unsaved(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.storage.database.BUSY_SECONDS", 0.02)
    async with running(sqlite_url, heartbeat_seconds=patient(0.5)) as server:
        table, secret = await board(server), secrets.token_urlsafe(32)
        other = sqlite3.connect(tmp_path / "vedette.sqlite3", isolation_level=None)
        before = await table.all_told()
        async with at_the_board(server, table.seats, table.secret("us")):
            other.execute("BEGIN IMMEDIATE")
            told: dict[str, httpx.Response] = {}
            for method, path, body in writing(table, secret):
                told[f"{method} {path}"] = await table.call("us", method, path, body)
        other.execute("ROLLBACK")
        other.close()
        codes = {call: answer.json().get("code", "") for call, answer in told.items()}
        wrong = {call: code for call, code in codes.items() if told[call].status_code == 500}
        assert wrong == {}
        unsaved = [call for call, code in codes.items() if code == "unsaved"]
        assert len(unsaved) >= 12, codes
        assert all(told[call].headers["retry-after"] for call in unsaved)
        assert await table.all_told() == before
        assert (await table.do("us", action={"type": "done"})).status_code == 200
        assert (await server.client.get("/readyz")).text == "ok\n"


def writing(table: Board, secret: str) -> Iterator[tuple[str, str, Any]]:
    """Every call that changes something about a match, with a body that it can read."""
    routes: list[Any] = list(iter_route_contexts(table.server.app.routes))
    changed: dict[str, dict[str, Any]] = {
        "act": {"expect": 1, "action": {"type": "done"}},
        "undo": {"expect": 1},
        "resign": {"expect": 1},
        "draw": {"expect": 1},
        "say": {"room": "players"},
        "sit": {"invitation": secret},
    }
    for route in routes:
        name = getattr(getattr(route, "endpoint", None), "__name__", "")
        if name not in CALLS or not route.path.startswith("/api/matches/{id}"):
            continue
        for method in {"POST", "PUT", "DELETE"} & set(route.methods):
            body = {**CALLS[name].example, **changed.get(name, {})}
            path = route.path.removeprefix("/api/matches/{id}").replace("{device}", "x")
            yield method, path, body


EARLY, LATE, SAMPLE = 20, 220, 40
"""Ages of a match in commands, and how many of them are measured."""


@pytest.mark.long
async def test_cost_does_not_grow_with_the_age_of_a_match(own_sqlite_server: Running) -> None:
    table, rng = await board(own_sqlite_server, "long-pickets"), Random(3)
    frames = {side: await table.frame(side) for side in table.sides}
    costs: list[tuple[int, int, int]] = []
    with counted() as statements:
        for _ in range(LATE + SAMPLE):
            side = next(side for side in table.sides if frames[side]["choices"])
            action = rng.choice(frames[side]["choices"]["actions"])["action"]
            sent = {"expect": frames[side]["v"], "key": secrets.token_hex(8), "action": action}
            before = len(statements)
            with counted_calls() as calls:
                answer = await table.call(side, "POST", "/act", sent)
            costs.append((len(statements) - before, calls.total(), len(answer.text)))
            frames[side] = answer.json()["frame"]
            other = table.sides[side == table.sides[0]]
            frames[other] = await table.frame(other)
    early, late = costs[EARLY : EARLY + SAMPLE], costs[LATE:]
    # Presence is written down in between, now and then.
    assert median(each[0] for each in late) <= median(each[0] for each in early) + 1
    assert median(each[2] for each in late) < 1.3 * median(each[2] for each in early) + 1000
    assert median(each[1] for each in late) < 1.5 * median(each[1] for each in early)
    [room] = own_sqlite_server.site.matches.loaded._loaded.values()
    assert max(len(log.latest) for log in room.state.logs.values()) < 300


@contextmanager
def counted_calls() -> Iterator[Counter[str]]:
    """Count the calls of functions in this thread: as good as time, and the same every time."""
    counts: Counter[str] = Counter()
    sys.setprofile(lambda _frame, event, _of: counts.update((event,)))
    try:
        yield counts
    finally:
        sys.setprofile(None)


@contextmanager
def counted() -> Iterator[list[str]]:
    """List the statements that the server makes, those that pass SQLAlchemy by as well."""
    statements: list[str] = []
    plainly = Plain.run

    def note(_on: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        statements.append(statement)

    def run(plain: Plain, on: sa.Connection, parameters: Any) -> Any:
        statements.append(repr(plain))
        return plainly(plain, on, parameters)

    sa.event.listen(sa.Engine, "before_cursor_execute", note)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Plain, "run", run)
            yield statements
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", note)
