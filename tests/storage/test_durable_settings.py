"""A PostgreSQL that is set to forget is refused, wherever that was set."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest
import sqlalchemy as sa

from app.storage.database import Database, Unsaved
from app.storage.postgres import MUST_BE_ON, NotDurable
from proofs.processes import ROOT
from tests.fixtures.databases import PostgresServer
from tests.storage.test_database import entry, terminate


def shown(server: PostgresServer, name: str) -> str:
    with psycopg.connect(host=server.socket, user="postgres", dbname="postgres") as connection:
        [value] = connection.execute(f"SHOW {name}".encode()).fetchone() or [""]
        return str(value)


@contextmanager
def switched_off(server: PostgresServer, name: str) -> Iterator[None]:
    """The whole server's setting."""
    switch(server, name, f"SET {name} = off", "off")
    try:
        yield
    finally:
        switch(server, name, f"RESET {name}", "on")


def switch(server: PostgresServer, name: str, change: str, value: str) -> None:
    """Change a setting of the whole server, and wait until it holds."""
    server.run(f"ALTER SYSTEM {change}")
    server.run("SELECT pg_reload_conf()")
    while shown(server, name) != value:
        time.sleep(0.01)


@pytest.mark.parametrize("name", MUST_BE_ON)
async def test_a_server_that_forgets_is_refused(
    name: str, postgres_server: PostgresServer, postgres_url: str
) -> None:
    with switched_off(postgres_server, name), pytest.raises(NotDurable, match=f"{name} is off"):
        await Database(postgres_url).open()


@pytest.mark.parametrize(
    "where", ["DATABASE {database}", "ROLE postgres IN DATABASE {database}", "ROLE postgres"]
)
async def test_a_setting_of_the_database_or_the_role_is_seen(
    where: str, postgres_server: PostgresServer, postgres_url: str
) -> None:
    place = where.format(database=sa.make_url(postgres_url).database)
    postgres_server.run(f"ALTER {place} SET synchronous_commit = off")
    try:
        with pytest.raises(NotDurable, match="synchronous_commit is off"):
            await Database(postgres_url).open()
    finally:
        postgres_server.run(f"ALTER {place} RESET synchronous_commit")
    opened = Database(postgres_url)
    await opened.open()
    await opened.close()


@pytest.mark.parametrize("value", ["local", "remote_write", "remote_apply", "on"])
async def test_whatever_reaches_this_disk_before_the_answer_is_accepted(
    value: str, postgres_server: PostgresServer, postgres_url: str
) -> None:
    database = sa.make_url(postgres_url).database
    postgres_server.run(f"ALTER DATABASE {database} SET synchronous_commit = {value}")
    opened = Database(postgres_url)
    await opened.open()
    assert await opened.append(entry())
    await opened.close()


async def test_what_is_changed_while_we_run_is_seen_by_the_next_connection(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    database = sa.make_url(postgres_url).database
    opened = Database(postgres_url)
    await opened.open()
    postgres_server.run(f"ALTER DATABASE {database} SET synchronous_commit = off")
    terminate(postgres_url)
    for _ in range(3):
        with pytest.raises(Unsaved):
            await opened.append(entry())
    postgres_server.run(f"ALTER DATABASE {database} RESET synchronous_commit")
    assert await opened.append(entry())
    await opened.close()


@pytest.mark.timeout(60)
def test_serve_says_what_is_wrong(postgres_server: PostgresServer, postgres_url: str) -> None:
    database = sa.make_url(postgres_url).database
    postgres_server.run(f"ALTER DATABASE {database} SET synchronous_commit = off")
    ended = subprocess.run(
        [sys.executable, "-m", "app", "serve"],
        cwd=ROOT,
        env={**os.environ, "DATABASE_URL": postgres_url, "PORT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 1
    assert "synchronous_commit is off" in ended.stderr
    assert "Traceback" not in ended.stderr
