"""Bad guests at a real server: the short form. `python -m proofs abusetest` is the long one."""

import math
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.games import games
from app.web import connections, http, serve
from proofs.abuse import attackers, attacks
from proofs.abuse.attackers import AttackerReport
from proofs.abuse.target import Target
from tests.faults.helping import Board, board
from tests.fixtures.patience import patient
from tests.fixtures.serving import Running, running

SOON = patient(0.5)
"""Seconds after which a hasty server looks, pings and cuts off."""
GOOD = AttackerReport(
    kind="fuzz", tried=9, answers={"101": 9}, won=0, hung=0, moves=9, quiet_ms=5, quiet_p95_ms=9,
    ms=6, p95_ms=9, slowed=1.2, mb_before=100, mb_most=120, mb_after=110,
)  # fmt: skip


@pytest.mark.long
@pytest.mark.timeout(300)
async def test_the_server_goes_on_whatever_guests_do() -> None:
    report = await attackers.run_attackers(
        ["fuzz", "guess"], next(iter(games())), messages=500, sockets=8, seconds=1, seed="short"
    )
    # How quick it stays is for a machine that does nothing else.
    assert [what for what in report.problems if "times as long" not in what] == []
    for visit in report.visits:
        assert visit.moves
        assert visit.tried > 50


def target(board: Board) -> Target:
    """Somewhere for slow guests to go."""
    return Target(
        port=int(board.server.url.rpartition(":")[2]), match=board.seats.match,
        tokens=(board.secret("public"),), shared="", cookie="", offered="", amount=8, seconds=0,
        seed=1,
    )  # fmt: skip


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that soon cuts off who is slow."""
    monkeypatch.setattr(serve, "MIN_PING_SECONDS", SOON)
    monkeypatch.setattr(connections, "LOOK_SECONDS", SOON)
    monkeypatch.setattr(connections, "UNREAD_SECONDS", SOON)
    monkeypatch.setattr(http, "REQUEST_SECONDS", 4 * SOON)


@pytest.mark.usefixtures("hasty")
async def test_a_server_cuts_off_the_slow_and_the_deaf(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # How soon is for the long form to say, which has the machine for itself.
    for name in ("BEGUN_WITHIN", "UNREAD_WITHIN", "UNHEARD_WITHIN"):
        monkeypatch.setattr(attacks, name, math.inf)
    async with running(sqlite_url, heartbeat_seconds=SOON) as server:
        tally = await attacks.slow(target(await board(server)))
    assert (tally.tried, tally.hung, tally.answers) == (10, 0, {"101": 1})


async def test_a_server_that_cuts_off_nobody_in_time_is_told_of(
    sqlite_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("BEGUN_WITHIN", "UNREAD_WITHIN", "UNHEARD_WITHIN"):
        monkeypatch.setattr(attacks, name, 1.5)
    tally = await attacks.slow(target(await board(sqlite_server)))
    assert (tally.tried, tally.hung) == (10, 10)


class Alive:
    """A server that runs."""

    is_dead = False


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({}, []),
        ({"answers": {"200": 9, "500": 2}}, ["2 answers were 5xx"]),
        ({"tried": 0}, ["no attacker got in"]),
        ({"won": 1}, ["1 got what they may not have"]),
        ({"hung": 1}, ["1 times nothing came, neither an answer nor an end"]),
        ({"slowed": 2.5, "ms": 12.5}, ["a move took 2.5 times as long"]),
        ({"slowed": 2.5, "quiet_ms": 0.5, "ms": 1.25}, []),
        ({"mb_after": 200}, ["100 MB were left"]),
        ({"mb_most": 500}, ["400 MB were held"]),
    ],
)
def test_what_counts_as_a_problem(changed: dict[str, Any], told: list[str], tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text('{"event": "answer", "level": "info"}\n')
    visit = msgspec.structs.replace(GOOD, **changed)
    assert attackers._problems(visit, Alive(), log) == told  # type: ignore[arg-type]


def test_a_servers_own_mistakes_are_problems(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text('{"event": "internal", "level": "error"}\nException in ASGI application\n')
    assert len(attackers._problems(GOOD, Alive(), log)) == 2  # type: ignore[arg-type]
