"""The game of docs/new-game.md holds what the page promises: it is played, proved and served."""

import re
import shlex
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from app.engine.leaks import SeededLeak, seeded
from proofs.leakproof import leakproof
from proofs.selfplay import selfplay
from tests.api.generic_client import begin, play_over_http, play_over_sockets
from tests.fixtures.dropped import checkout_with_fords
from tests.fixtures.serving import Running
from tests.fords.game import GAME as FORDS
from tests.fords.seeded_leaks import SEEDED_LEAKS
from tests.games import sealing
from tools.new_game import put_on_the_shelf

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "tests" / "fords").glob("*.py"))
PAGE = (ROOT / "docs" / "new-game.md").read_text("utf-8")


def test_whole_matches_end_by_the_rules() -> None:
    report = selfplay(FORDS, 20, "fords", {})
    assert sum(report.wins.values()) == 20
    assert set(report.asked) == {"fords-awaits-posting"}


@pytest.mark.parametrize("ready", ["shown", "hidden"])
def test_nobody_can_tell_two_worlds_apart(ready: str) -> None:
    report = leakproof(FORDS, 40, "fords", {"ready": ready})
    assert not report.differences
    assert report.pairs > 30
    assert report.decisions_survived > 3 * report.pairs
    assert report.facts_differing > 3 * report.pairs


@pytest.mark.parametrize(
    "plant", [*SEEDED_LEAKS, *sealing.SEEDED_LEAKS], ids=lambda plant: str(plant.what)
)
def test_a_leak_that_is_planted_is_caught(plant: SeededLeak) -> None:
    with seeded(plant):
        report = leakproof(FORDS, 40, "fords", {"ready": "hidden"}, stop_at_first=True)
    assert report.differences


async def test_a_client_that_knows_no_rules_plays_it(server: Running) -> None:
    for options in ({"ready": "shown"}, {"ready": "hidden"}):
        seats = await begin(server.client, "fords", options=options)
        over_http = await play_over_http(server.client, seats, Random(1))
        seats = await begin(server.client, "fords", options=options)
        over_sockets = await play_over_sockets(server.ws, seats, 1)
        for played in (over_http, over_sockets):
            assert all(frame["outcome"]["rule"] == "5" for frame in played.frames.values())


def test_the_page_shows_the_code_as_it_is_and_names_every_file() -> None:
    code = "\n".join(path.read_text("utf-8") for path in (*FILES, Path(__file__)))
    shown = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(shown) > 4
    for block in shown:
        assert block in code
    for path in FILES:
        assert path.name == "__init__.py" or f"`{path.name}`" in PAGE, path.name


def commands() -> list[str]:
    """List the commands that the page calls quick, as it has them."""
    [shown] = re.findall(r"```sh\n(\.venv.*?)```", PAGE, re.DOTALL)
    return [line.partition("#")[0].strip() for line in shown.splitlines()]


@pytest.mark.long
@pytest.mark.timeout(900)
def test_every_command_of_the_page_passes_for_the_game_as_it_is(tmp_path: Path) -> None:
    checkout = checkout_with_fords(tmp_path / "checkout")
    assert len(commands()) == 6
    for command in commands():
        _, *words = shlex.split(command.replace("KEY", "fords"))
        ran = subprocess.run(
            [sys.executable, *words], cwd=checkout, check=False, capture_output=True, text=True
        )
        assert ran.returncode == 0, f"{command}\n{ran.stdout}{ran.stderr}"


def test_the_game_is_copied_under_another_key(tmp_path: Path) -> None:
    written = put_on_the_shelf("mere", tmp_path)
    assert tmp_path / "app/games/mere/game.py" in written
    assert not [file for file in written if "fords" in file.read_text("utf-8").lower()]
    with pytest.raises(FileExistsError):
        put_on_the_shelf("mere", tmp_path)
