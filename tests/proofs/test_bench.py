"""The bench plays for real, and says what it found."""

import contextlib
import sqlite3
from pathlib import Path

import msgspec
import pytest

from app import games
from proofs.bench import beside, engine, load, scale
from proofs.bench.report import milliseconds
from proofs.bench.server import fresh_store, serving, stored

GAME = next(iter(games.games()))


@pytest.mark.long
@pytest.mark.timeout(120)
async def test_crowds_play_and_watch() -> None:
    async with fresh_store() as file, serving(f"sqlite:///{file}") as served:
        speed = await load.full_speed(served, GAME, 2, 1, store=file)
        assert speed.actions > 10
        assert speed.cpu_ms_per_action > 0
        assert speed.to_opponent_ms
        assert 0 < speed.to_opponent_ms.p50 <= speed.to_opponent_ms.p99
        watched = await load.watched(served, GAME, 3)
        assert watched.last_has_it_ms
    assert not file.exists()


@pytest.mark.long
@pytest.mark.timeout(240)
async def test_servers_on_one_database_are_measured_side_by_side() -> None:
    report = await scale.measured(GAME, 1, 2)
    assert [one.servers for one in report.scaled] == [1, 2]
    assert all(one.database_cpu_ms_per_action > 0 for one in report.scaled)
    assert all(one.wal_bytes_per_action > 100 for one in report.scaled)
    assert 0.9 < report.commits_per_action < 1.2
    assert 4 <= report.statements_per_action < 6


@pytest.mark.long
@pytest.mark.timeout(60)
async def test_a_match_that_ends_in_its_opening_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(load, "OPENING", (100_000, 100_001))
    async with fresh_store() as file, serving(f"sqlite:///{file}") as served:
        assert (await load.paced(served, "liberty", 1, 0.1)).matches == 1


@pytest.mark.long
async def test_a_server_that_does_not_start_says_why(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="The database can't be opened"):
        async with serving(f"sqlite:///{tmp_path}"):
            pass


def test_what_is_stored_is_counted_with_what_lies_in_the_log_yet(tmp_path: Path) -> None:
    file = tmp_path / "store"
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as writer:
        writer.execute("PRAGMA journal_mode = WAL")
        writer.execute("CREATE TABLE rows (row BLOB)")
        before = stored(file)
        writer.execute("INSERT INTO rows VALUES (randomblob(100000))")
        assert file.stat().st_size < 90_000 < stored(file) - before < 120_000
    assert stored(None) == 0


def test_the_engine_plays_alone() -> None:
    assert engine.actions_per_second(games.game(GAME), 1) > 0


def test_times_are_summed_up() -> None:
    spread = milliseconds([n / 1000 for n in range(1, 102)])
    assert spread
    assert msgspec.structs.asdict(spread) == {"p50": 51, "p95": 96, "p99": 100, "measured": 101}
    assert milliseconds([0.5]) is None


@pytest.mark.long
@pytest.mark.timeout(120)
async def test_ours_plays_beside_a_bare_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "CROWDS", (2,))
    monkeypatch.setattr(beside, "PACED", 2)
    monkeypatch.setattr(load, "OPENING", (4, 6))
    monkeypatch.setattr(load, "PACE_SECONDS", 0.05)
    report = await beside.measured(GAME, 2, 1, busy=True)
    assert next(figure.what for figure in report.figures) == "2 at full speed: actions a second"
    assert all(figure.ours > 0 and figure.bare > 0 for figure in report.figures)
