"""The fixtures do what they say."""

import asyncio
import os
import re
import socket
import sys
import urllib.request
from pathlib import Path

import anyio
import pytest
import sqlalchemy as sa
from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Page

from app.web import rulebooks, static
from tests.fixtures import serving
from tests.fixtures.browser import NewPage
from tests.fixtures.checkout import read_anew
from tests.fixtures.databases import PostgresServer, is_running
from tests.fixtures.loopback import NotLoopback, is_loopback
from tests.fixtures.order import merged

ELSEWHERE = "192.0.2.1"  # RFC 5737: an address that belongs to nobody.


def scalar(url: str, statement: str) -> object:
    engine = sa.create_engine(url)
    try:
        with engine.begin() as connection:
            result = connection.execute(sa.text(statement))
            return result.scalar() if result.returns_rows else None
    finally:
        engine.dispose()


def test_durations_of_files_that_did_not_run_are_kept(tmp_path: Path) -> None:
    for name in ("a.py", "b.py", "c.py", "d.py", "e.py"):
        (tmp_path / name).touch()
    known = {"b.py": 9, "a.py": 7, "c.py": 5, "gone.py": 4}
    kept = merged(known, {"a.py": 11.6, "c.py": 0.4, "d.py": 3.2, "e.py": 1.2}, tmp_path)
    assert kept == "12 a.py\n9 b.py\n3 d.py\n"
    assert merged(known, {}, tmp_path) == "9 b.py\n7 a.py\n5 c.py\n"


def test_a_database_answers(database_url: str) -> None:
    assert scalar(database_url, "SELECT 1") == 1


@pytest.mark.parametrize("again", [1, 2])
def test_every_test_gets_an_empty_database(database_url: str, again: int) -> None:
    assert scalar(database_url, f"CREATE TABLE seen AS SELECT {again} AS n") is None
    assert scalar(database_url, "SELECT count(*) FROM seen") == 1


def test_a_database_is_copied_from_a_template(postgres_server: PostgresServer) -> None:
    template = postgres_server.create("mould")
    scalar(template, "CREATE TABLE kept AS SELECT 1812 AS year")
    copy = postgres_server.create("cast", template="mould")
    assert scalar(copy, "SELECT year FROM kept") == 1812
    postgres_server.drop("cast")
    postgres_server.drop("mould")


def test_postgres_listens_on_no_network_address(postgres_url: str) -> None:
    assert scalar(postgres_url, "SHOW listen_addresses") == ""


def test_a_stopped_postgres_leaves_no_process() -> None:
    server = PostgresServer()
    assert is_running(server.pid)
    server.stop()
    assert not is_running(server.pid)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.9.9.9", "::1", "::", "localhost", None, b"localhost"]
)
def test_this_machine_is_loopback(host: object) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize("host", [ELSEWHERE, "10.0.0.1", "2001:db8::1", "vedette.test"])
def test_every_other_is_not(host: str) -> None:
    assert not is_loopback(host)


def test_a_connection_elsewhere_is_refused() -> None:
    with socket.socket() as plain, pytest.raises(NotLoopback):
        plain.connect((ELSEWHERE, 80))
    with socket.socket() as plain, pytest.raises(NotLoopback):
        plain.connect_ex((ELSEWHERE, 80))


def test_a_datagram_elsewhere_is_refused() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as plain, pytest.raises(NotLoopback):
        plain.sendto(b"report", (ELSEWHERE, 9))


def test_a_name_elsewhere_is_not_looked_up() -> None:
    with pytest.raises(NotLoopback):
        socket.getaddrinfo("vedette.test", 80)
    with pytest.raises(NotLoopback):
        urllib.request.urlopen("http://vedette.test/")


async def test_an_async_connection_elsewhere_is_refused() -> None:
    with pytest.raises(NotLoopback):
        await asyncio.open_connection(ELSEWHERE, 80)


async def test_a_connection_to_this_machine_goes_through() -> None:
    listener = await anyio.create_tcp_listener(local_host="127.0.0.1", local_port=0)
    async with listener, anyio.create_task_group() as tasks:

        async def answer(stream: anyio.abc.SocketStream) -> None:
            async with stream:
                await stream.send(b"who goes there")

        tasks.start_soon(listener.serve, answer)
        port = listener.extra(anyio.abc.SocketAttribute.local_port)
        async with await anyio.connect_tcp("127.0.0.1", port) as stream:
            assert await stream.receive() == b"who goes there"
        tasks.cancel_scope.cancel()


@pytest.mark.browser
async def test_chromium_opens_a_page(page: Page) -> None:
    await page.goto("data:text/html,<title>Vedette</title><h1>1812</h1>")
    assert await page.title() == "Vedette"
    assert await page.inner_text("h1") == "1812"


@pytest.mark.browser
async def test_two_pages_are_two_players(new_page: NewPage) -> None:
    english, japanese = await new_page(locale="en"), await new_page(locale="ja")
    assert english.context is not japanese.context
    assert await japanese.evaluate("navigator.language") == "ja"


@pytest.mark.browser
async def test_chromium_finds_no_other_machine(page: Page) -> None:
    for host in ("elsewhere.test", ELSEWHERE):
        with pytest.raises(PlaywrightError, match="ERR_NAME_NOT_RESOLVED"):
            await page.goto(f"http://{host}/")


FAILING = """
async def test_it(page):
    await page.goto("data:text/html,<script>throw new Error('planted')</script>")
"""


@pytest.mark.browser
async def test_an_error_on_a_page_fails_the_test(tmp_path: Path) -> None:
    ran = await pytest_run_on(FAILING, tmp_path, {})
    assert "errors on the page: ['planted']" in ran


@pytest.mark.long
async def test_a_missing_chromium_fails_the_test(tmp_path: Path) -> None:
    ran = await pytest_run_on(FAILING, tmp_path, {"CHROMIUM": "no-such-program"})
    assert "CHROMIUM=no-such-program is not a program" in ran
    ran = await pytest_run_on(FAILING, tmp_path, {"CHROMIUM": "", "PATH": str(tmp_path)})
    assert "No Chromium: install it" in ran
    assert re.search(r"\d+ error", ran)
    assert "skipped" not in ran


async def pytest_run_on(source: str, folder: Path, environment: dict[str, str]) -> str:
    """A pytest of its own, with our fixtures, on one planted test that must not pass."""
    (folder / "conftest.py").write_text(
        "from tests.conftest import anyio_backend, pytest_plugins\n"
    )
    (folder / "test_planted.py").write_text(source)
    root = Path(__file__).parent.parent
    command = [sys.executable, "-m", "pytest", "-c", str(root / "pyproject.toml")]
    command += ["--rootdir", str(folder), str(folder)]
    ran = await anyio.run_process(
        command, cwd=root, check=False, env={**os.environ, "PYTHONPATH": str(root), **environment}
    )
    assert ran.returncode == 1, ran.stdout.decode()
    return ran.stdout.decode()


def test_no_page_names_the_files_of_an_earlier_tests_sources(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def shown() -> str:
        book = rulebooks.rulebook("liberty", "en")
        assert book is not None
        return "".join(passage.html for chapter in book.chapters for passage in chapter.passages)

    with read_anew(), monkeypatch.context() as patched:
        patched.setattr(static, "digest", lambda: "sources")
        assert "/static/sources/" in shown()
    assert "/static/sources/" not in shown()


async def test_a_server_that_does_not_stop_is_given_up_and_says_where_it_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def stuck() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(serving, "STOPPING_SECONDS", 0.02)
    with pytest.raises(TimeoutError, match="in stuck"):
        await serving.stopped(asyncio.create_task(stuck()))
