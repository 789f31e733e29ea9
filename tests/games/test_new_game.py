"""The game of docs/new-game.md holds what the page promises: it is played, proved and served."""

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from app.engine.leaks import SeededLeak, seeded
from proofs.leakproof import leakproof
from proofs.selfplay import selfplay
from tests.api.generic_client import begin, play_over_http, play_over_sockets
from tests.fixtures.serving import Running
from tests.fords import view
from tests.fords.game import GAME as FORDS
from tests.games import sealing

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


def _strengths_shown(real: Any) -> Any:
    def leaky(state: Any, viewer: str) -> Any:
        shown = real(state, viewer)
        strongest = max((b.cv for b in state.blocks.values() if b.at == "hand"), default=0)
        return msgspec.structs.replace(shown, counts={**shown.counts, "cv": {"us": strongest}})

    return leaky


SEEDED_LEAKS = (
    SeededLeak("a count depends on what is hidden", "strength", view, "project", _strengths_shown),
    *sealing.SEEDED_LEAKS,
)


@pytest.mark.parametrize("plant", SEEDED_LEAKS, ids=lambda plant: str(plant.what))
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
