"""The built wheel, installed by itself: all that a server needs is in it, and nothing else."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from proofs.processes import serving
from tests.api.generic_client import bearer, begin

ROOT = Path(__file__).parents[2]


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    subprocess.run(command, cwd=cwd, check=True, capture_output=True, timeout=100)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build it, as `pip wheel` and `uv build` do."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    [built] = folder.glob("vedette-*.whl")
    return built


def test_it_holds_what_a_server_reads_and_no_tests(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"app"}
    for kind in ("migrations", "static", "templates", "docs/rules"):
        held = {
            path.relative_to(ROOT).as_posix()
            for path in (ROOT / kind).rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        }
        assert held
        assert held <= {name.removeprefix("app/assets/") for name in names}
    assert not [name for name in names if "__pycache__" in name or "node_modules" in name]


async def test_installed_it_serves_from_an_empty_folder(wheel: Path, tmp_path: Path) -> None:
    installed, empty = tmp_path / "installed", tmp_path / "empty"
    empty.mkdir()
    install = ("-m", "pip", "install", "--no-deps", "--no-index", "--target")
    run(sys.executable, *install, installed, wheel, cwd=empty)
    # The dependencies are those of the environment that runs this test.
    program = (str(installed / "bin" / "vedette"), "serve")
    settings = {"PYTHONPATH": str(installed), "PATH": os.environ["PATH"], "LIMITS": "false"}
    url, log = "sqlite:///var/vedette.sqlite3", tmp_path / "log"
    async with (
        serving(url, log, program, settings=settings, root=empty) as server,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client,
    ):
        home = (await client.get("/")).text
        assert "/static/" in home
        for address in set(re.findall(r'(?:href|src)="(/static/[^"]+)"', home)):
            assert (await client.get(address)).status_code == 200, address
        for path in ("/rules/war1812", "/games/quebec1759", "/new", "/verify"):
            assert (await client.get(path)).status_code == 200, path
        seats = await begin(client, "war1812", "us")
        answer = await client.get(f"/api/matches/{seats.match}", headers=bearer(seats.tokens["us"]))
        assert answer.json()["status"] == "running"
        assert (await client.get(f"/m/{seats.match}/picture.jpg")).status_code == 200
    assert [path.name for path in empty.iterdir()] == ["var"]
