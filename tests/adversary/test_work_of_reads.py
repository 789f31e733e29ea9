"""Reading costs a viewer as much work, whatever the other side has planned unseen."""

import re
import secrets
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from types import FrameType
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection

import app
from app.matches.log_pages import LINES_ON_PAGE
from app.matches.logs import LINES_IN_FRAME
from app.pictures.drawn import drawing
from tests.api.generic_client import Seats, bearer, begin, command, post
from tests.fixtures.serving import Running

WHERE = tuple(
    f"{app.__path__[0]}/{part}/" for part in ("engine", "games", "matches", "people", "pictures")
)
CLOCKWORK = "/presence.py"
"""Not what is done by the clock: looking after connections, writing down who was here."""
LONG = LINES_IN_FRAME + LINES_ON_PAGE
PLANS = (1, 40, 100)
"""Steps that are made and taken back: none so far, then one, then enough for several snapshots."""


@dataclass
class Work:
    """What was done for an answer: calls of the server's functions, statements, rows."""

    calls: Counter[str] = field(default_factory=Counter)
    statements: Counter[str] = field(default_factory=Counter)
    rows: int = 0
    """On SQLite the steps of its machine, on PostgreSQL the rows that were fetched."""

    def call(self, frame: FrameType, event: str, _: object) -> None:
        """Count a call of a function that knows of matches."""
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(WHERE) and not file.endswith(CLOCKWORK):
            self.calls[frame.f_code.co_qualname] += 1

    def step(self) -> None:
        """Count a step of SQLite's machine."""
        self.rows += 1


def observed(on: Connection, work: Work) -> None:
    """Count what the reader's connection is asked."""
    driver = on.connection.driver_connection
    assert driver is not None
    if not isinstance(driver, psycopg.Connection):
        # The trace shows values in their places, the time of day among them.
        driver.set_trace_callback(lambda text: work.statements.update([re.sub(r"\d+", "?", text)]))
        driver.set_progress_handler(work.step, 1)
        return

    class Counting(psycopg.Cursor[Any]):
        def execute(self, query: Any, *args: Any, **more: Any) -> "Counting":
            super().execute(query, *args, **more)
            work.statements[str(query)] += 1
            work.rows += max(0, self.rowcount)
            return self

    driver.cursor_factory = Counting


def unobserved(on: Connection) -> None:
    """Stop counting."""
    driver = on.connection.driver_connection
    assert driver is not None
    if isinstance(driver, psycopg.Connection):
        driver.cursor_factory = psycopg.Cursor
    else:
        driver.set_trace_callback(None)
        driver.set_progress_handler(None, 1)


@contextmanager
def counted(work: Work) -> Iterator[None]:
    """Count the calls of functions in the event loop."""
    sys.setprofile(work.call)
    try:
        yield
    finally:
        sys.setprofile(None)


async def work_of(server: Running, path: str, token: str) -> tuple[Work, bytes]:
    """Ask for something; give the work that it was, and the answer."""
    work, database = Work(), server.site.database
    await database.read(lambda on: observed(on, work))
    work.statements.clear()
    work.rows = 0
    with counted(work):
        answer = await server.client.get(path, headers=bearer(token) if token else {})
    await database.read(unobserved)
    assert answer.status_code in (200, 403, 404, 409), answer.text
    return work, answer.content


def reads(match: str, *, drawn: bool) -> list[str]:
    """All that somebody at a running match can read of it. `drawn`: whether its game is."""
    own = f"/api/matches/{match}"
    beside = ("chat?room=spectators", "log?before=7", f"log?before={LINES_ON_PAGE + 9}")
    small = [f"/m/{match}/small-light.webp", f"/m/{match}/picture.jpg", f"/m/{match}"]
    small.append(f"/m/{match}/story")
    small.append(f"/m/{match}/continue?at=9")
    if drawn:
        small.append(f"/m/{match}/film.gif")
    looks = ("history?at=0", "history?at=9", "history?line=7")
    past = (*looks, "luck", "memory", "belief", "review?side=us")
    more = (
        "log",
        "export",
        "foresee?selection=block:us07",
        *past,
        "seen",
        "rematch",
        "notes",
        "devices",
        *beside,
    )
    return [own, *(f"{own}/{what}" for what in more), *small, "/api/mine", "/"]


async def frame_of(server: Running, seats: Seats, side: str) -> dict[str, Any]:
    answer = await server.client.get(
        f"/api/matches/{seats.match}", headers=bearer(seats.tokens[side])
    )
    found: dict[str, Any] = answer.json()
    return found


async def played_far(server: Running, seats: Seats) -> tuple[str, dict[str, Any]]:
    """Play until the log is long and a side may make a step; give the side and its frame."""
    rng, path = Random(7), f"/api/matches/{seats.match}/act"
    for _ in range(3000):
        for side, token in seats.tokens.items():
            frame = await frame_of(server, seats, side)
            offered = (frame["choices"] or {"actions": []})["actions"]
            steps = [choice for choice in offered if not choice["final"]]
            told = frame["log"][-1]["n"] if frame["log"] else 0
            if steps and told > LONG and not frame["draft"]:
                return side, frame
            if offered:
                await post(server.client, path, command(frame, rng), token)
    raise AssertionError("nobody may make a step")


async def open_in_a_browser(server: Running, seats: Seats, side: str) -> None:
    """Open a side's seat to a browser session as well, for the lists of its own matches."""
    path = f"/api/matches/{seats.match}/device"
    link = (await post(server.client, f"{path}s", {}, seats.tokens[side]))["link"]
    await server.client.post(
        path, json={"secret": link.partition("#")[2]}, headers={"origin": server.url}
    )


async def plan(server: Running, seats: Seats, side: str, times: int) -> None:
    """Make a step and take it back, so many times."""
    path, token = f"/api/matches/{seats.match}", seats.tokens[side]
    frame = await frame_of(server, seats, side)
    choices = frame["choices"]["actions"]
    step = next(choice["action"] for choice in choices if not choice["final"])
    v = frame["v"]
    for _ in range(times):
        made = {"expect": v, "key": secrets.token_hex(8), "action": step}
        v = (await post(server.client, f"{path}/act", made, token))["v"]
        taken_back = {"expect": v, "key": secrets.token_hex(8)}
        v = (await post(server.client, f"{path}/undo", taken_back, token))["v"]


def refuse_difference(found: tuple[Work, bytes], wanted: tuple[Work, bytes], where: str) -> None:
    work, before = found[0], wanted[0]
    assert found[1] == wanted[1], where
    assert work.calls - before.calls == before.calls - work.calls == Counter(), where
    assert work.statements == before.statements, where
    assert work.rows == before.rows, where


@pytest.mark.long
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", ["long-pickets", "war1812"])
@pytest.mark.parametrize("database_url", ["sqlite", "postgres"], indirect=True)
async def test_what_others_read_costs_the_same_whatever_was_planned_unseen(
    own_server: Running, game: str
) -> None:
    server = own_server
    seats = await begin(server.client, game)
    busy, _ = await played_far(server, seats)
    [other] = seats.tokens.keys() - {busy}
    await open_in_a_browser(server, seats, other)
    readers = {other: seats.tokens[other], "a spectator": seats.spectator}
    before: dict[tuple[str, str], tuple[Work, bytes]] = {}
    for times in (0, *PLANS):
        await plan(server, seats, busy, times)
        for who, token in readers.items():
            for path in reads(seats.match, drawn=drawing(game) is not None):
                if not times:  # What was never asked before is not known yet.
                    await work_of(server, path, token)
                # Looked back at for the first time, as by a process that has just begun.
                server.site.matches.reading._recollections.clear()
                found = await work_of(server, path, token)
                wanted = before.setdefault((who, path), found)
                refuse_difference(found, wanted, f"{path}, asked by {who} after {times} steps")
    assert sum(work.calls.total() for work, _ in before.values()) > 1000
    assert sum(work.statements.total() for work, _ in before.values()) > 2 * len(before)
    assert seats.match.encode() in before[other, "/api/mine"][1]
