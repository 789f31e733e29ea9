"""A backup of a live store, restored into an empty one of either kind, and played on."""

import asyncio
import gzip
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from app.cli import app as commands
from app.engine import chain
from app.matches import repository
from app.matches.creation import MatchRequest, new_info
from app.storage.archive import Archive, Damaged
from app.storage.backup import NotPossible, backup, restore
from app.storage.database import (
    AlreadyLocked,
    Database,
    TooNew,
    acquire_lock,
    migrate,
    patient_engine,
    release_lock,
)
from app.storage.tables import journal, metadata
from tests.api.generic_client import Seats, bearer, begin, command, entropy, play_over_http, post
from tests.fixtures.databases import PostgresServer
from tests.fixtures.serving import Running, running
from tests.toygame import Pickets

NewUrl = Callable[[str], str]


@pytest.fixture
def new_url(tmp_path: Path, postgres_server: PostgresServer) -> Any:
    """Makes addresses of empty stores of either kind."""
    made: list[str] = []

    def url(kind: str) -> str:
        name = f"backup_{len(made)}"
        made.append(name)
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / name / 'vedette.sqlite3'}"
        return postgres_server.create(name)

    yield url
    for name in made:
        postgres_server.drop(name)


def rows(url: str) -> dict[str, list[Any]]:
    """Everything in a store, but for what it knows of its own making."""
    engine = sa.create_engine(url)
    with engine.connect() as on:
        found = {t.name: sorted(map(tuple, on.execute(t.select()))) for t in metadata.sorted_tables}
    engine.dispose()
    return found


async def frames(server: Running, seats: Seats) -> list[bytes]:
    """Return what everybody at a match sees."""
    return [
        (await server.client.get(f"/api/matches/{seats.match}", headers=bearer(token))).content
        for token in (*seats.tokens.values(), seats.spectator)
    ]


async def some_moves(server: Running, seats: Seats, count: int, rng: Random) -> None:
    """Both sides move a little; a draft is left lying about."""
    path = f"/api/matches/{seats.match}"
    for _ in range(count):
        for token in seats.tokens.values():
            frame = (await server.client.get(path, headers=bearer(token))).json()
            if frame["choices"]:
                await post(server.client, f"{path}/act", command(frame, rng), token)


@pytest.mark.parametrize("into", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
@pytest.mark.parametrize("out_of", ["sqlite", "postgres"])
async def test_a_match_goes_on_where_it_was_restored(
    out_of: str, into: str, new_url: NewUrl, tmp_path: Path
) -> None:
    source, target, file = new_url(out_of), new_url(into), tmp_path / "b"
    rng = Random(4)
    async with running(source) as server:
        # The second is old enough for a snapshot.
        begun = [await begin(server.client, key, "us") for key in ("pickets", "long-pickets")]
        for seats, moves in zip(begun, (2, 80), strict=True):
            await some_moves(server, seats, moves, rng)
        path = f"/api/matches/{begun[0].match}"
        said = {"room": "players", "text": "「こんにちは」\n'\"\\", "key": "k"}
        await post(server.client, f"{path}/chat", said, begun[0].tokens["gb"])
        counts = await asyncio.to_thread(backup, sa.make_url(source), file)
        seen = [await frames(server, seats) for seats in begun]
    assert counts["matches"] == 2
    assert counts["snapshots"] > 0
    assert await asyncio.to_thread(restore, sa.make_url(target), file) == counts
    assert rows(target) == rows(source)
    async with running(target) as server:
        assert [await frames(server, seats) for seats in begun] == seen
        lines = (
            await server.client.get(
                f"{path}/chat?room=players", headers=bearer(begun[0].tokens["us"])
            )
        ).json()["lines"]
        assert lines[0]["text"] == said["text"]
        played = await play_over_http(server.client, begun[0], rng)
        assert {frame["status"] for frame in played.frames.values()} == {"ended"}
        await some_moves(server, begun[1], 1, rng)


@pytest.mark.parametrize("out_of", ["sqlite", "postgres"])
async def test_an_offer_is_taken_where_it_was_restored(
    out_of: str, new_url: NewUrl, tmp_path: Path
) -> None:
    source, target, file = new_url(out_of), new_url("sqlite"), tmp_path / "b"
    wanted = {"game": "pickets", "side": "us", "entropy": entropy(), "offered": True}
    async with running(source) as server:
        made = await post(server.client, "/api/matches", wanted)
        listed = (await server.client.get("/api/offers")).json()["matches"]
        counts = await asyncio.to_thread(backup, sa.make_url(source), file)
    assert counts["offers"] == 1
    assert await asyncio.to_thread(restore, sa.make_url(target), file) == counts
    async with running(target) as server:
        [known] = (await server.client.get("/api/offers")).json()["matches"]
        assert known["link"].partition("#")[2] == listed[0]["link"].partition("#")[2]
        guest = {"invitation": made["invitation"], "entropy": entropy()}
        await post(server.client, f"/api/matches/{made['match']}/sit", guest)
        assert (await server.client.get("/api/offers")).json()["matches"] == []


async def test_a_backup_in_the_middle_of_play_is_of_one_moment(
    database_url: str, new_url: NewUrl, tmp_path: Path
) -> None:
    file, target, stop = tmp_path / "b", new_url("sqlite"), asyncio.Event()

    async def play(server: Running, seats: Seats, rng: Random) -> None:
        while not stop.is_set():
            await some_moves(server, seats, 1, rng)

    async with running(database_url) as server:
        begun = [await begin(server.client, "long-pickets", "us") for _ in range(3)]
        playing = [
            asyncio.create_task(play(server, seats, Random(n))) for n, seats in enumerate(begun)
        ]
        await some_moves(server, await begin(server.client, "long-pickets", "us"), 3, Random(9))
        await asyncio.to_thread(backup, sa.make_url(database_url), file)
        stop.set()
        await asyncio.gather(*playing)
    await asyncio.to_thread(restore, sa.make_url(target), file)
    heads: dict[int, str] = {}
    seqs: dict[int, int] = {}
    database = Database(target)
    await database.open()
    stored = await database.read(
        lambda on: on.execute(journal.select().order_by(journal.c.match, journal.c.seq)).all()
    )
    await database.close()
    for row in stored:
        assert row.seq == seqs.get(row.match, 0) + 1
        seqs[row.match] = row.seq
        if row.salt:
            heads[row.match] = chain.link(
                heads.get(row.match, chain.GENESIS), row.salt, row.payload
            )
            assert heads[row.match] == row.head.hex()
    assert len(seqs) == 4
    async with running(target) as server:
        for seats in begun:
            await some_moves(server, seats, 1, Random(1))


def filled(url: sa.URL) -> None:
    """Put one match into a store."""
    wanted = MatchRequest("pickets", "", "us", {}, "link", "Ann", bytes(32))
    release_lock(acquire_lock(Path(url.database or "")))
    engine = patient_engine(url)
    migrate(engine)
    with engine.begin() as on:
        repository.add_match(on, new_info(wanted, Pickets(), ()), Pickets().sheet)
    engine.dispose()


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A backup of one match."""
    url = sa.make_url(f"sqlite:///{tmp_path / 'made.sqlite3'}")
    filled(url)
    backup(url, tmp_path / "made")
    return tmp_path / "made"


def test_nobody_else_may_read_it(made: Path) -> None:
    assert stat.S_IMODE(made.stat().st_mode) == 0o600


def test_it_is_never_written_over(made: Path) -> None:
    before = made.read_bytes()
    with pytest.raises(FileExistsError):
        backup(sa.make_url(f"sqlite:///{made}.sqlite3"), made)
    assert made.read_bytes() == before


def test_one_that_fails_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(NotPossible):
        backup(sa.make_url(f"sqlite:///{tmp_path / 'nothing.sqlite3'}"), tmp_path / "b")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_it_is_restored_into_a_server_that_nobody_has_used(
    kind: str, made: Path, new_url: NewUrl
) -> None:
    target = new_url(kind)
    async with running(target):
        pass
    restore(sa.make_url(target), made)
    assert len(rows(target)["matches"]) == 1


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_store_with_matches_is_left_as_it_is(
    kind: str, made: Path, new_url: NewUrl
) -> None:
    target = new_url(kind)
    async with running(target) as server:
        await begin(server.client, "pickets", "us")
    before = rows(target)
    with pytest.raises(NotPossible, match="There are matches"):
        restore(sa.make_url(target), made)
    assert rows(target) == before


def test_a_file_that_a_server_holds_is_left_alone(made: Path) -> None:
    held = made.with_name("held.sqlite3")
    lock = acquire_lock(held)
    with pytest.raises(AlreadyLocked):
        restore(sa.make_url(f"sqlite:///{held}"), made)
    release_lock(lock)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_fails_half_way_leaves_nothing(
    kind: str, made: Path, new_url: NewUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = new_url(kind)
    whole = Archive.tables

    def broken_off(archive: Archive) -> Any:
        for columns, found in whole(archive):
            yield columns, found
            if columns.table == "matches":
                raise OSError(5, "Input/output error")

    monkeypatch.setattr(Archive, "tables", broken_off)
    with pytest.raises(OSError, match="Input/output"):
        restore(sa.make_url(target), made)
    monkeypatch.undo()
    engine = sa.create_engine(target)
    assert sa.inspect(engine).get_table_names() == []
    engine.dispose()
    restore(sa.make_url(target), made)
    assert len(rows(target)["matches"]) == 1


def changed(line: int, old: bytes, new: bytes) -> Callable[[bytes], bytes]:
    def change(packed: bytes) -> bytes:
        lines = gzip.decompress(packed).splitlines(keepends=True)
        assert old in lines[line]
        lines[line] = lines[line].replace(old, new)
        return gzip.compress(b"".join(lines))

    return change


@pytest.mark.parametrize(
    "damage",
    [
        lambda packed: b"",
        lambda packed: b"SQLite format 3",
        lambda packed: packed[: len(packed) // 2],
        lambda packed: packed[:-8],
        lambda packed: packed[:200] + bytes([packed[200] ^ 1]) + packed[201:],
        lambda packed: gzip.compress(b"".join(gzip.decompress(packed).splitlines(True)[:-1])),
        lambda packed: gzip.compress(gzip.decompress(packed) + b"[]\n"),
        changed(0, b"vedette-backup", b"another"),
        changed(0, b'"version":1', b'"version":2'),
        changed(-1, b'"matches":1', b'"matches":2'),
        changed(-1, b'"sha256":"', b'"sha256":"0'),
        lambda packed: gzip.compress(gzip.decompress(packed).replace(b'"pickets"', b'"packets"')),
    ],
    ids=[
        "empty", "something else", "cut in the middle", "cut at the end", "a bit", "no last line",
        "one line more", "another format", "another version", "a count", "a sum", "a value",
    ],
)  # fmt: skip
def test_a_damaged_one_is_refused(
    damage: Callable[[bytes], bytes], made: Path, new_url: NewUrl, tmp_path: Path
) -> None:
    damaged = tmp_path / "damaged"
    damaged.write_bytes(damage(made.read_bytes()))
    target = new_url("sqlite")
    with pytest.raises(Damaged):
        restore(sa.make_url(target), damaged)
    assert not Path(sa.make_url(target).database or "").exists()


def test_one_of_a_later_version_is_refused(
    made: Path, new_url: NewUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = "app.storage.database.ScriptDirectory.walk_revisions"
    monkeypatch.setattr(known, lambda _: iter(()))
    with pytest.raises(TooNew):
        restore(sa.make_url(new_url("sqlite")), made)


async def test_the_commands_say_what_they_did(
    sqlite_url: str, new_url: NewUrl, tmp_path: Path
) -> None:
    async with running(sqlite_url) as server:
        await begin(server.client, "pickets", "us")

    def run(name: str, url: str, file: str) -> tuple[int, str]:
        ended = CliRunner().invoke(
            commands, [name, str(tmp_path / file)], env={"DATABASE_URL": url}
        )
        return ended.exit_code, ended.output

    target = new_url("sqlite")
    assert run("backup", sqlite_url, "b")[0] == 0
    code, said = run("restore", target, "b")
    assert (code, said.startswith("1 matches, ")) == (0, True)
    for name, url, file, reason in [
        ("backup", sqlite_url, "b", "is there already"),
        ("backup", f"sqlite:///{tmp_path}/none", "c", "There is no"),
        ("backup", sqlite_url, "no/such/folder", "No such file"),
        ("backup", "postgresql://postgres@localhost:1/x", "d", "OperationalError"),
        ("backup", "nonsense", "d", "DATABASE_URL: "),
        ("backup", "mysql://ann:secret@host/x", "d", "DATABASE_URL: "),
        ("restore", target, "b", "There are matches"),
        ("restore", new_url("sqlite"), "missing", "No such file"),
    ]:
        code, said = run(name, url, file)
        assert (code, reason in said) == (1, True), (name, said)
        assert "Traceback" not in said
        assert "secret" not in said
