"""The built wheel, installed by itself: all that a server needs is in it, and nothing else."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from proofs.processes import NO_LIMITS, serving
from tests.api.generic_client import bearer, begin
from tests.fixtures.checkout import BUNDLED, ROOT
from tests.fixtures.serving import http_client

KINDS = ("bundle", "migrations", "static", "templates", "docs/rules", "geo")


def run(*command: str | Path, cwd: Path) -> None:
    subprocess.run(command, cwd=cwd, check=True, capture_output=True)


@pytest.fixture(scope="module")
def wheel(bundled_checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build it, as `pip wheel` and `uv build` do."""
    folder = tmp_path_factory.mktemp("dist")
    build = ("-m", "hatchling", "build", "-t", "wheel", "-d")
    run(sys.executable, *build, folder, cwd=bundled_checkout)
    [built] = folder.glob("vedette-*.whl")
    return built


def test_it_holds_what_a_server_reads_and_no_tests(wheel: Path, bundled_checkout: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"app"}
    assert not [name for name in names if name.endswith("leaks.py")]
    for kind in KINDS:
        held = {
            path.relative_to(bundled_checkout).as_posix()
            for path in (bundled_checkout / kind).rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        }
        assert held
        assert held <= {name.removeprefix("app/assets/") for name in names}
    assert not [name for name in names if "__pycache__" in name or "node_modules" in name]


def test_an_image_is_made_of_the_same_folders() -> None:
    commands = (ROOT / "Dockerfile").read_text("utf-8").rpartition("FROM ")[2]
    for kind in ("app", *KINDS):
        assert re.search(rf"^COPY .*\b{kind} \./{kind}$", commands, re.MULTILINE), kind


@pytest.mark.long
async def test_installed_it_serves_from_an_empty_folder(
    wheel: Path, bundled_checkout: Path, tmp_path: Path
) -> None:
    installed, empty = tmp_path / "installed", tmp_path / "empty"
    empty.mkdir()
    install = ("-m", "pip", "install", "--no-deps", "--no-index", "--target")
    run(sys.executable, *install, installed, wheel, cwd=empty)
    # The dependencies are those of the environment that runs this test.
    program = (str(installed / "bin" / "vedette"), "serve")
    settings = {"PYTHONPATH": str(installed), **NO_LIMITS, **BUNDLED}
    url, log = "sqlite:///var/vedette.sqlite3", tmp_path / "log"
    async with (
        serving(url, log, program, settings=settings, root=empty) as server,
        http_client(f"http://127.0.0.1:{server.port}") as client,
    ):
        home = (await client.get("/")).text
        assert "/static/" in home
        for address in set(re.findall(r'(?:href|src)="(/static/[^"]+)"', home)):
            answer = await client.get(address)
            assert answer.status_code == 200, address
            if address.endswith("js/pages/home.js"):
                script = bundled_checkout / "bundle/js/pages/home.js"
                assert answer.content == script.read_bytes()
        for path in ("/rules/war1812", "/games/quebec1759", "/new", "/verify"):
            assert (await client.get(path)).status_code == 200, path
        seats = await begin(client, "war1812", "us")
        answer = await client.get(f"/api/matches/{seats.match}", headers=bearer(seats.tokens["us"]))
        assert answer.json()["status"] == "running"
        assert (await client.get(f"/m/{seats.match}/picture.jpg")).status_code == 200
    assert [path.name for path in empty.iterdir()] == ["var"]
