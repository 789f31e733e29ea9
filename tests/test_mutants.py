"""The tool that changes rules in small ways: what becomes of a mutant, and which may survive."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from app.games import games
from tools.mutants.changes import KIT, mutants_of, mutants_of_kit
from tools.mutants.listed import Listed, listed_in, stale_names
from tools.mutants.run import first_failure

ROOT = Path(__file__).parents[1]
LISTS = ROOT / "tests" / "games"


def test_a_mutant_that_leaves_no_memory_to_report_it_is_noticed_all_the_same() -> None:
    def out_of_memory(**_what: object) -> None:
        raise MemoryError

    hook = SimpleNamespace(pytest_runtest_protocol=out_of_memory)
    plugins = SimpleNamespace(register=lambda _plugin: None)
    config = SimpleNamespace(hook=hook, pluginmanager=plugins)
    item: Any = SimpleNamespace(nodeid="test_rules.py::test_1_0_anything", config=config)
    assert first_failure([item]) == item.nodeid


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.long) if game == "madison" else game
        for game in (*games(), KIT)
    ],
)
def test_every_mutant_that_may_survive_is_there_under_its_name(game: str) -> None:
    """Else its line in `mutants.toml` excuses nothing, as after a change of what it quotes."""
    listed = listed_in(LISTS if game == KIT else LISTS / game, game)
    functions = {one.function for one in listed}
    if game == KIT:
        mutants = mutants_of_kit(ROOT / "app" / "kit", functions)
    else:
        mutants = mutants_of(game, ROOT / "app" / "games" / game, functions)
    assert "\n".join(stale_names(listed, mutants)) == ""


def test_a_new_game_need_not_have_a_list(tmp_path: Path) -> None:
    assert listed_in(tmp_path, "fords") == []


def test_a_stale_name_is_told_with_what_it_may_be_now(tmp_path: Path) -> None:
    (tmp_path / "retreat.py").write_text("def exits(n: int) -> int:\n    return n + 2\n")
    listed = [
        Listed(KIT, "retreat.exits: 2 => 3", "the same"),
        Listed(KIT, "retreat.exits: 1 => 2", "the same"),
        Listed(KIT, "retreat.ways: 1 => 2", "the same"),
    ]
    assert stale_names(listed, mutants_of_kit(tmp_path, {"retreat.exits"})) == [
        "kit: there is no 'retreat.exits: 1 => 2'; now it may be 'retreat.exits: 2 => 1'",
        "kit: there is no 'retreat.ways: 1 => 2'; nor a rule of that name to change",
    ]
