"""Stores of earlier versions are brought up to date, read, and played on to their end."""

import asyncio
import os
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from app import games
from app.engine import codec
from app.engine import match as engine
from app.engine.values import PUBLIC, Line
from app.matches import ids, repository
from app.matches.boards import Boards
from app.matches.loaded import LoadedMatches, loading, replayed_rows
from app.matches.log_pages import LINES_ON_PAGE
from app.matches.reading import WHOLE_LOG, Reading
from app.matches.state import MatchState, new_match_state
from app.storage.archive import Archive, as_dict
from app.storage.backup import restore
from app.storage.database import (
    Database,
    TooNew,
    acquire_lock,
    alembic_config,
    migrate,
    other_version,
    patient_engine,
    release_lock,
)
from app.storage.tables import metadata
from app.words.i18n import catalogue
from proofs.crash.ledger import Ledger, examined
from proofs.headless import HeadlessMatch, acted, pending_sides, random_choice
from tests.api.generic_client import Seats, play_over_http
from tests.fixtures.databases import opened
from tests.fixtures.serving import running
from tests.storage.keeping import FOLDER, Waiting

KEPT = sorted(FOLDER.glob("*.backup"), key=lambda path: path.stem)
ALL = bool(os.environ.get("ALL_KEPT_MATCHES"))
"""Whether every kept match is played on, over HTTP as well; else some of each store."""
SOME = 4


def name(path: Path) -> str:
    return path.stem


def waiting_in(path: Path) -> list[Waiting]:
    listed = path.with_suffix(".json").read_bytes()
    return msgspec.json.decode(listed, type=list[Waiting])


def test_every_edition_is_kept() -> None:
    kept = {(one.game, one.edition) for path in KEPT for one in waiting_in(path)}
    now = {(game.key, game.edition) for game in games.games().values()}
    assert now <= kept, "python -m tests.storage.keeping NAME"


async def loaded(database: Database, match: int) -> MatchState:
    """A match as the server loads it: from its last snapshot on."""
    found = await database.read(loading(match, Boards(games.games())))
    assert found is not None
    return found.replayed()


async def replayed_whole(database: Database, table: MatchState) -> MatchState:
    """The same match from its first record on."""
    rows = await database.read(lambda on: repository.records_after(on, table.info.match, 0))
    return replayed_rows(new_match_state(table.info, table.game), rows)


def played_on(table: MatchState, rng: Random) -> MatchState:
    """Play to the end at random."""
    headless = HeadlessMatch(table, table.info.key)
    for _ in range(5_000):
        if headless.state.match.outcome is not None:
            return headless.state
        side = rng.choice(pending_sides(headless))
        headless, _ = acted(headless, side, random_choice(headless, side, rng).action)
    raise AssertionError("no end")


@pytest.fixture(scope="module", params=KEPT, ids=name)
def store(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, str]:
    """A kept store, restored and brought up to date."""
    path: Path = request.param
    file = tmp_path_factory.mktemp(path.stem) / "vedette.sqlite3"
    restore(sa.make_url(f"sqlite:///{file}"), path)
    return path, f"sqlite:///{file}"


async def test_every_kept_match_is_as_it_was_left(store: tuple[Path, str]) -> None:
    path, url = store
    async with opened(url) as database:
        for left in waiting_in(path):
            table = await loaded(database, ids.read(left.match) or 0)
            assert table.version(left.side) == left.v
            choices = engine.choices(table.match, left.side)
            assert choices is not None
            assert choices.actions
            draft = table.match.drafts.get(left.side)
            assert (len(draft.steps) if draft else 0) == left.drafted
            # Snapshots hold nothing that the journal does not.
            whole = await replayed_whole(database, table)
            assert codec.digest(whole.match.state) == codec.digest(table.match.state)
            assert whole.head == table.head
            assert {v: log.count for v, log in whole.logs.items()} == {
                v: log.count for v, log in table.logs.items()
            }
            # What was told then has words still.
            told = [codec.decode(raw, Line) for log in table.logs.values() for raw in log.latest]
            said = {line.message.key: catalogue().words(line.message) for line in told}
            assert [key for key, words in said.items() if key == words or "{" in words] == []
    assert examined(url, Ledger()).broken == 0


async def refuse_a_gap(database: Database, match: int) -> int:
    """See that everybody's log can be read from its first line to its last; count its lines."""
    room = await LoadedMatches(database, Boards(games.games()), 10).get(match)
    for viewer in (*room.state.game.sides, PUBLIC):
        read_back = await Reading(database).log(room, viewer, None, WHOLE_LOG)
        numbers = [msgspec.json.decode(line)["n"] for line in read_back.lines]
        assert numbers == list(range(1, room.state.logs[viewer].count + 1))
    return len(numbers)


async def test_every_kept_log_can_be_read_whole(store: tuple[Path, str]) -> None:
    path, url = store
    async with opened(url) as database:
        matches = [ids.read(left.match) or 0 for left in waiting_in(path)]
        counts = [await refuse_a_gap(database, match) for match in matches]
    assert max(counts) > 2 * LINES_ON_PAGE


async def test_kept_matches_are_played_on_to_their_end(store: tuple[Path, str]) -> None:
    path, url = store
    async with opened(url) as database:
        for left in chosen(path, SOME):
            table = await loaded(database, ids.read(left.match) or 0)
            assert played_on(table, Random(left.match)).match.outcome is not None


def chosen(path: Path, count: int) -> list[Waiting]:
    """Some kept matches, the same every day; all in the long form."""
    found = waiting_in(path)
    return found if ALL else Random(path.stem).sample(found, count)


@pytest.mark.long
@pytest.mark.timeout(1800 if ALL else 120)
@pytest.mark.parametrize("path", KEPT if ALL else KEPT[-1:], ids=name)
async def test_players_come_back_to_their_seats_and_play_on(path: Path, postgres_url: str) -> None:
    await asyncio.to_thread(restore, sa.make_url(postgres_url), path)
    async with running(postgres_url) as server:
        for left in chosen(path, 1):
            seats = Seats(left.match, left.tokens, "")
            played = await play_over_http(server.client, seats, Random(left.match))
            assert {frame["status"] for frame in played.frames.values()} == {"ended"}
    assert examined(postgres_url, Ledger()).broken == 0


# --- Migrations, from every revision, with rows in every table ---

REVISIONS = sorted(
    script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()
)
NOW = {"sqlite": REVISIONS, "postgres": REVISIONS[:1]}
"""What is not left to `make test-long`: from the oldest revision on PostgreSQL takes all steps."""


def filler(column: sa.Column[Any], n: int) -> object:
    """Something for a column that no kept store has a value for."""
    if isinstance(column.type, sa.LargeBinary):
        return bytes([n]) * 4
    return n if isinstance(column.type, sa.Integer) else f"text {n}"


def fill(on: Connection, archive: Archive) -> dict[str, list[dict[str, Any]]]:
    """Put a kept store's rows into the tables of an earlier revision, and some into the others."""
    tables = sa.MetaData()
    tables.reflect(on)
    kept = {
        columns.table: [as_dict(columns, row) for row in rows] for columns, rows in archive.tables()
    }
    filled: dict[str, list[dict[str, Any]]] = {}
    for name in tables.tables.keys() - {"alembic_version"}:
        table = tables.tables[name]
        wanted = {column.name for column in table.c}
        found = [{key: row[key] for key in row.keys() & wanted} for row in kept.get(name, [])]
        made = [{column.name: filler(column, n) for column in table.c} for n in (1, 2)]
        on.execute(table.insert(), found or made)
        filled[name] = stored(on, table)
    return filled


def stored(on: Connection, table: sa.Table) -> list[dict[str, Any]]:
    rows = on.execute(sa.select(table).order_by(*table.primary_key))
    return [dict(row) for row in rows.mappings()]


@pytest.mark.parametrize(
    ("database_url", "revision"),
    [
        pytest.param(kind, revision, marks=[] if revision in NOW[kind] else pytest.mark.long)
        for kind in ("sqlite", "postgres")
        for revision in REVISIONS
    ],
    indirect=["database_url"],
)
async def test_a_store_of_every_revision_keeps_its_rows_and_its_matches(
    revision: str, database_url: str
) -> None:
    url = sa.make_url(database_url)
    if url.get_backend_name() == "sqlite":
        release_lock(acquire_lock(Path(url.database or "")))
    path = KEPT[0]
    engine = patient_engine(url)
    with engine.begin() as on:
        command.upgrade(alembic_config(on), revision)
        filled = fill(on, Archive(path))
    migrate(engine)
    with engine.begin() as on:
        assert compare_metadata(MigrationContext.configure(on), metadata) == []
        tables = sa.MetaData()
        tables.reflect(on)
        for known, rows in filled.items():
            now = stored(on, tables.tables[known])
            assert [{key: row[key] for key in rows[0]} for row in now] == rows
    engine.dispose()
    async with opened(database_url) as database:
        for left in waiting_in(path)[:3]:
            table = await loaded(database, ids.read(left.match) or 0)
            assert table.version(left.side) == left.v
        longest = max(waiting_in(path), key=lambda left: left.v)
        assert await refuse_a_gap(database, ids.read(longest.match) or 0) > LINES_ON_PAGE


def test_who_meets_other_tables_is_told_what_to_do() -> None:
    assert "empty" in other_version("0008")
    assert "update" in other_version("9999")


async def test_a_store_of_a_later_version_is_left_alone(database_url: str) -> None:
    async with opened(database_url) as database:
        later = sa.text("UPDATE alembic_version SET version_num = '9999'")
        await database.write(lambda on: on.execute(later))
    with pytest.raises(TooNew, match="9999"):
        await Database(database_url).open()
