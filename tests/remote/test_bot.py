"""A program plays a seat over the wire: the one in docs/bots.md, and ours."""

import asyncio
import re
import stat
import sys
from pathlib import Path
from typing import Any

import pytest

from app import games
from app.engine.board_data import digest_of
from app.matches.frame import frame
from app.remote.command import thinking
from app.remote.playing import PATIENCE_SECONDS, Frame, pause_after, played
from app.remote.seats import Refused, Seat, keep, kept, read_link, sat_down
from proofs.headless import opened, pending_sides
from tests.api.generic_client import bearer, entropy, post
from tests.fixtures.checkout import ROOT
from tests.fixtures.serving import Running

SHORT = "quebec1759"
"""The game whose matches are the shortest."""
BOARD = digest_of(games.game("war1812").sheet)[:16]
SECRET, PROMISED = "s" * 43, "c" * 64


async def made(server: Running, game: str) -> tuple[Seat, str]:
    """Make a match; return the creator's seat and an invitation to the other one."""
    side = server.site.matches.games[game].sides[0]
    wanted = {"game": game, "side": side, "entropy": entropy()}
    match = await post(server.client, "/api/matches", wanted)
    path = match["links"]["invite"].partition("/sit/")[2]
    return Seat(server.url, match["match"], side, match["token"]), f"{server.url}/sit/{path}"


async def said_by(*command: str, cwd: Path = ROOT) -> str:
    """Return what a program says that ends by itself, without an error."""
    program = await asyncio.create_subprocess_exec(
        sys.executable, *command, cwd=cwd, stdout=asyncio.subprocess.PIPE
    )
    try:
        said, _ = await program.communicate()
    finally:
        if program.returncode is None:
            program.kill()
    assert program.returncode == 0
    return said.decode()


async def outcome_of(server: Running, seat: Seat) -> dict[str, Any]:
    """Return how a match ended, as a seat sees it."""
    path = f"/api/matches/{seat.match}"
    frame = (await server.client.get(path, headers=bearer(seat.token))).json()
    outcome: dict[str, Any] = frame["outcome"]
    return outcome


async def test_the_program_of_the_docs_plays_a_whole_match(
    own_sqlite_server: Running, tmp_path: Path
) -> None:
    [program] = re.findall(
        r"```python\n(.*?)```", (ROOT / "docs/bots.md").read_text("utf-8"), re.DOTALL
    )
    (tmp_path / "seat.py").write_text(program, "utf-8")
    mine, link = await made(own_sqlite_server, SHORT)
    said, outcome = await asyncio.gather(
        said_by("seat.py", link, cwd=tmp_path), played(mine, thinking("random"))
    )
    assert said.strip() == str(outcome)
    assert outcome == await outcome_of(own_sqlite_server, mine)


async def test_a_machine_of_ours_plays_a_whole_match_elsewhere(
    own_sqlite_server: Running, tmp_path: Path
) -> None:
    mine, link = await made(own_sqlite_server, "war1812")
    file = tmp_path / "mine.json"
    command = ("-m", "app", "bot", link, "--machine", "recruit", "--seat", str(file))
    said, outcome = await asyncio.gather(said_by(*command), played(mine, thinking("commander")))
    assert f"Ended by {outcome['rule']}" in said
    assert outcome == await outcome_of(own_sqlite_server, mine)
    assert kept(file).match == mine.match
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_it_plays_on_after_it_was_stopped(own_sqlite_server: Running, tmp_path: Path) -> None:
    mine, link = await made(own_sqlite_server, SHORT)
    theirs = await asyncio.to_thread(sat_down, read_link(link), "")
    keep(theirs, tmp_path / "seat.json")
    first = asyncio.create_task(played(theirs, thinking("random")))
    await asyncio.sleep(0.2)
    first.cancel()
    again = kept(tmp_path / "seat.json")
    outcomes = await asyncio.gather(
        played(again, thinking("random")), played(mine, thinking("random"))
    )
    assert outcomes[0] == outcomes[1]


async def test_a_planner_keeps_to_its_plan_over_the_wire(own_sqlite_server: Running) -> None:
    mine, link = await made(own_sqlite_server, "war1812")
    theirs = await asyncio.to_thread(sat_down, read_link(link), "The General")
    plans = 0

    def counting(frame: bytes) -> Any:
        nonlocal plans
        found = thinking("general")(frame)
        plans += found is not None
        return found

    playing = [
        asyncio.create_task(played(mine, counting)),
        asyncio.create_task(played(theirs, thinking("commander"))),
    ]
    path = f"/api/matches/{mine.match}"
    while True:
        frame = (await own_sqlite_server.client.get(path, headers=bearer(mine.token))).json()
        # Both armies have been set up, of twelve blocks each.
        if frame["view"] and frame["view"]["phase"] != "setup":
            break
        await asyncio.sleep(0.01)
    for each in playing:
        each.cancel()
    assert plans <= 2


async def test_who_lost_the_seat_is_told(own_sqlite_server: Running) -> None:
    mine, _ = await made(own_sqlite_server, SHORT)
    with pytest.raises(Refused, match="the server ended it"):
        await played(Seat(mine.origin, mine.match, mine.side, "x" * 43), thinking("random"))


async def test_a_spent_link_is_refused_in_words(own_sqlite_server: Running) -> None:
    _, link = await made(own_sqlite_server, SHORT)
    await asyncio.to_thread(sat_down, read_link(link), "")
    with pytest.raises(Refused, match="link-spent"):
        await asyncio.to_thread(sat_down, read_link(link), "")


async def test_a_server_that_promises_other_dice_is_not_played_with(
    own_sqlite_server: Running,
) -> None:
    _, link = await made(own_sqlite_server, SHORT)
    head, _, _ = link.rpartition(".")
    with pytest.raises(Refused, match="other dice"):
        await asyncio.to_thread(sat_down, read_link(f"{head}.{PROMISED}"), "")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (f"https://play.example/sit/abc#{SECRET}.{PROMISED}", "sit"),
        (f" http://127.0.0.1:8000/device/abc#{SECRET}\n", "device"),
    ],
)
def test_links_to_seats_are_read(text: str, kind: str) -> None:
    link = read_link(text)
    assert (link.kind, link.match, link.secret) == (kind, "abc", SECRET)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "https://play.example/sit/abc",
        f"https://play.example/watch/abc#{SECRET}",
        f"ftp://play.example/sit/abc#{SECRET}",
    ],
)
def test_what_is_no_link_to_a_seat_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="no link to a seat"):
        read_link(text)


def test_a_file_without_a_seat_is_refused(tmp_path: Path) -> None:
    (tmp_path / "seat.json").write_text("{}", "utf-8")
    with pytest.raises(Refused, match="holds no seat"):
        kept(tmp_path / "seat.json")


@pytest.mark.parametrize(
    ("error", "seconds"),
    [
        (Frame("error", code="stale"), 0),
        (Frame("error", code="too-many", wait=7), 7),
        (Frame("error", code="refused"), PATIENCE_SECONDS),
    ],
)
def test_a_server_that_refuses_is_not_pressed(error: Frame, seconds: int) -> None:
    assert pause_after(error) == seconds


@pytest.mark.parametrize(
    ("own", "other"), [('"game":"war1812"', '"game":"chess"'), (BOARD, "0" * 16)]
)
def test_a_game_that_is_not_known_here_is_refused(own: str, other: str) -> None:
    headless = opened(games.game("war1812"), "other", {})
    shown = frame(headless.state, pending_sides(headless)[0])
    assert thinking("commander")(shown) is not None
    with pytest.raises(Refused, match="not known here"):
        thinking("commander")(shown.replace(own.encode(), other.encode()))
