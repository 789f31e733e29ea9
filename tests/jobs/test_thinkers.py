"""Machines think in processes of their own; whatever becomes of those, a machine moves."""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from prometheus_client import REGISTRY

from app import games
from app.bots.player import Thought, thought
from app.data_sheets.files import load
from app.engine.game import AnyGame
from app.engine.machines import random_machine
from app.jobs import machines
from app.jobs.thinkers import Thinkers
from app.jobs.thinking import Question
from app.matches.frame import frame
from app.web import main
from proofs.headless import opened, pending_sides
from tests.api.generic_client import bearer, post
from tests.fixtures.serving import running
from tests.fixtures.waiting import comes_true
from tests.jobs.lost_thoughts import (
    dies,
    dies_as_a_recruit,
    dies_now_and_then,
    hangs,
    knows_nobody,
    points_needed,
)
from tests.jobs.test_machines import against, my_turn

LUCK = b"luck"
HANGS_AFTER_SECONDS = 2.0
"""How long a thought may take here: a process has started long before, and then hangs."""
CORRECTED = """
game = "quebec1759"
name = "The box in my cupboard"
source = "read off by Ann"
victory = { cv = 30 }
"""


def asked(game: AnyGame) -> bytes:
    """The first frame in which something is asked of somebody."""
    headless = opened(game, "thinkers", {})
    return frame(headless.state, pending_sides(headless)[0])


def thoughts_lost() -> float:
    """How many thoughts were lost so far, as it is counted for whoever runs the server."""
    return REGISTRY.get_sample_value("vedette_thoughts_lost_total") or 0


@pytest.mark.parametrize("key", games.games())
async def test_a_process_makes_of_a_frame_what_this_one_would(key: str) -> None:
    game = games.game(key)
    shown, machine = asked(game), next(iter(game.machines))
    here = thought(shown, game, game.machines[machine], Random(LUCK))
    assert here is not None
    assert await Thinkers(1).think(game, machine, shown, LUCK) == here


async def test_a_process_thinks_on_the_board_of_the_match(tmp_path) -> None:
    (tmp_path / "mine.toml").write_text(CORRECTED, "utf-8")
    standard = games.game("quebec1759")
    for game, cv in ((standard, 20), (load(tmp_path / "mine.toml", games.games()), 30)):
        found = await Thinkers(1, how=points_needed).think(game, "random", b"", LUCK)
        assert found == Thought(cv, ())


@pytest.mark.parametrize("how", [dies, hangs, knows_nobody])
async def test_whose_thoughts_are_lost_leaves_the_choice_to_chance(
    how: Callable[[Question], Thought | None],
) -> None:
    game = games.game("war1812")
    thinkers = Thinkers(1, seconds=HANGS_AFTER_SECONDS if how is hangs else 60, how=how)
    found = await thinkers.think(game, "commander", asked(game), LUCK)
    assert found == thought(asked(game), game, random_machine, Random(LUCK))


async def test_where_one_machine_is_lost_the_best_one_thinks() -> None:
    game = games.game("war1812")
    found = await Thinkers(1, how=dies_as_a_recruit).think(game, "recruit", asked(game), LUCK)
    assert found == thought(asked(game), game, game.machines["commander"], Random(LUCK))


async def test_where_no_process_can_be_had_the_machine_thinks_on_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def no_process(*_: object, **__: object) -> None:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr("anyio.to_process.open_process", no_process)
    game = games.game("war1812")
    found = await Thinkers(1).think(game, "recruit", asked(game), LUCK)
    assert found == thought(asked(game), game, game.machines["recruit"], Random(LUCK))


async def test_what_went_wrong_is_told_without_what_was_thought(capsys) -> None:
    game = games.game("war1812")
    await Thinkers(1, how=knows_nobody).think(game, "commander", asked(game), LUCK)
    said = capsys.readouterr().out
    assert "KeyError" in said
    assert "thinking.py" in said
    assert "nobody" not in said


async def test_nobody_waits_longer_for_a_process_than_there_are_before_them() -> None:
    game = games.game("war1812")
    thinkers = Thinkers(2)
    found = await asyncio.gather(
        *(thinkers.think(game, "commander", asked(game), bytes([n])) for n in range(20))
    )
    assert None not in found


async def test_a_machine_whose_processes_die_makes_each_of_its_moves_once(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main, "Thinkers", partial(Thinkers, how=dies_now_and_then))
    made = []
    thought_of = machines.thought_of

    async def counted(loaded, thinkers):
        found = await thought_of(loaded, thinkers)
        made.append(found.version)
        return found

    monkeypatch.setattr(machines, "thought_of", counted)
    lost = thoughts_lost()
    async with running(sqlite_url, machine_workers=1) as server:
        match, token, _ = await against(server.client, "war1812", "commander")
        [loaded] = server.site.matches.loaded._loaded.values()
        before, mine = loaded.state.seq, 0
        while len(made) < 12:
            shown = await my_turn(server.client, match, token)
            if not shown["choices"]:
                continue
            path, who = f"/api/matches/{match}", bearer(token)
            answer = (await server.client.post(f"{path}/suggest", headers=who)).json()
            command = {"expect": answer["v"], "key": secrets.token_hex(8)}
            command["action"] = answer["choice"]["action"]
            await post(server.client, f"{path}/act", command, token)
            mine += 1
        await comes_true(lambda: not machines.is_wanted(loaded))
        assert loaded.state.seq - before == mine + len(made)
        assert made == sorted(set(made))
    assert thoughts_lost() > lost


@pytest.mark.parametrize(
    ("passed", "wait"), [(0.0, 0.4), (0.1, 0.3), (0.39, 0.01), (0.5, 0.3), (0.79, 0.01), (0.9, 0.3)]
)
def test_an_answer_is_held_back_until_a_whole_number_of_budgets_is_over(
    passed: float, wait: float
) -> None:
    assert machines.wait_after(passed, 0.4) == pytest.approx(wait)


async def test_no_decision_of_a_machine_is_known_before_its_budget_is_over(sqlite_url: str) -> None:
    budget = machines.BUDGET_SECONDS
    async with running(sqlite_url, machine_pace=1) as server:
        match, token, _ = await against(server.client, "pickets", "random")
        for _ in range(3):
            shown = await my_turn(server.client, match, token)
            if shown["outcome"]:
                break
            begun, turn = asyncio.get_running_loop().time(), shown["view"]
            final = next(each for each in shown["choices"]["actions"] if each["final"])
            command = {"expect": shown["v"], "key": secrets.token_hex(8), "action": final["action"]}
            await post(server.client, f"/api/matches/{match}/act", command, token)
            assert (await my_turn(server.client, match, token))["view"] != turn
            assert asyncio.get_running_loop().time() - begun >= budget
