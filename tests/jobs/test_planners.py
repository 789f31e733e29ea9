"""Machines that plan sit at every game's table, where there is a process for them to think in."""

import asyncio
import secrets
from random import Random

import pytest

from app import games
from app.bots.player import Step, Thought, thought
from app.bots.strengths import PLANNERS, seated
from app.engine.game import AnyGame
from app.jobs.machines import budget_of, is_wanted
from app.jobs.thinkers import MAX_WAITING, Thinkers
from app.matches.frame import frame
from app.web import main
from proofs.headless import opened, pending_sides
from tests.api.generic_client import bearer, entropy, post
from tests.fixtures.serving import Running, running
from tests.fixtures.waiting import comes_true
from tests.jobs.lost_thoughts import takes_a_while_to_plan
from tests.jobs.test_machines import against, my_turn

GAME = "war1812"
PLANNER = "general"
LUCK = b"luck"
UNLIMITED_SECONDS = 1000.0
"""For what a test waits for however slow the machine is."""


def set_up(game: AnyGame) -> bytes:
    """A frame in which a side has all of its set-up before it."""
    headless = opened(game, "planners", {})
    return frame(headless.state, pending_sides(headless)[0])


async def listed(server: Running, key: str) -> dict[str, list[str] | str]:
    """Return what a server says of a game's machines."""
    found = (await server.client.get("/api/games")).json()["games"]
    [game] = [one for one in found if one["key"] == key]
    return {what: game[what] for what in ("machines", "machine")}


async def test_planners_stand_above_a_games_own_machines(sqlite_url: str) -> None:
    own = list(games.game(GAME).machines)
    async with running(sqlite_url, machine_workers=1, planners="general, marshal") as server:
        assert await listed(server, GAME) == {"machines": [*PLANNERS, *own], "machine": own[0]}


@pytest.mark.parametrize("settings", [{"machine_workers": 1}, {"planners": PLANNER}])
async def test_without_a_process_or_a_host_who_wants_them_there_are_no_planners(
    sqlite_url: str, settings: dict[str, int | str]
) -> None:
    async with running(sqlite_url, **settings) as server:
        assert (await listed(server, GAME))["machines"] == list(games.game(GAME).machines)
        wanted = {"game": GAME, "side": "us", "machine": PLANNER, "entropy": entropy()}
        answer = await server.client.post("/api/matches", json=wanted)
        assert answer.status_code == 422
        assert answer.json()["detail"].endswith("(machine)")


def test_a_planner_that_there_is_not_is_refused_when_the_server_starts() -> None:
    with pytest.raises(ValueError, match="there is no napoleon"):
        seated("general,napoleon")
    assert seated(" general, marshal,") == tuple(PLANNERS)
    assert seated("") == ()


async def test_a_planner_thinks_of_all_steps_up_to_the_one_that_commits() -> None:
    game = games.game(GAME)
    thinkers = Thinkers(1, seconds=UNLIMITED_SECONDS)
    found = await thinkers.think(game, PLANNER, set_up(game), LUCK)
    assert found is not None
    assert len(found.steps) > 1
    assert [step.final for step in found.steps] == [False] * (len(found.steps) - 1) + [True]


async def test_for_a_planner_without_a_process_the_games_best_machine_moves() -> None:
    game = games.game(GAME)
    best = next(iter(game.machines.values()))
    expected = thought(set_up(game), game, best, Random(LUCK))
    assert await Thinkers(0).think(game, PLANNER, set_up(game), LUCK) == expected


async def test_where_too_many_wait_planners_leave_their_thoughts_to_a_quicker_machine() -> None:
    thinkers = Thinkers(1, seconds=UNLIMITED_SECONDS, how=takes_a_while_to_plan)
    game, quick, planned = games.game(GAME), Thought(0, ()), Thought(1, ())
    many = MAX_WAITING + 4
    found = await asyncio.gather(*(thinkers.think(game, PLANNER, b"", LUCK) for _ in range(many)))
    # One thinks, so many wait, and the rest are not let wait for long.
    assert found.count(quick) == many - MAX_WAITING - 1
    assert found.count(planned) == MAX_WAITING + 1
    assert await thinkers.think(game, PLANNER, b"", LUCK) == planned


async def test_a_match_against_a_planner_goes_on_turn_by_turn(sqlite_url: str) -> None:
    async with running(sqlite_url, machine_workers=1, planners="general, marshal") as server:
        match, token, _ = await against(server.client, GAME, PLANNER)
        for _ in range(30):
            shown = await my_turn(server.client, match, token)
            assert shown["machines"] == {"gb": PLANNER}
            path, who = f"/api/matches/{match}", bearer(token)
            advised = (await server.client.post(f"{path}/suggest", headers=who)).json()
            command = {"expect": advised["v"], "key": secrets.token_hex(8)}
            command["action"] = advised["choice"]["action"]
            await post(server.client, f"{path}/act", command, token)
        assert shown["view"]["campaign_turn"] >= 1


async def test_a_plan_that_is_refused_on_its_way_is_made_anew(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    class Misled(Thinkers):
        """Who would take the first step of each plan twice."""

        async def think(
            self,
            game: AnyGame,
            machine: str,
            frame: bytes,
            luck: bytes,
            *,
            is_told: bool = False,
        ) -> Thought | None:
            found = await super().think(game, machine, frame, luck, is_told=is_told)
            asked.append(frame)
            if found is None or found.steps[0].final:
                return found
            twice = Step(found.steps[0].action, final=True)
            return Thought(found.version, (found.steps[0], twice))

    monkeypatch.setattr(main, "Thinkers", Misled)
    async with running(sqlite_url) as server:
        await against(server.client, GAME, "commander", side="gb")
        [loaded] = server.site.matches.loaded._loaded.values()
        await comes_true(lambda: not is_wanted(loaded))
        assert len(asked) == 13
        assert len(set(asked)) == 13


def test_a_planner_is_heard_later_than_a_machine_that_does_not_plan() -> None:
    usual = budget_of("commander", is_turn=True)
    for name in PLANNERS:
        turn, other = (budget_of(name, is_turn=is_turn) for is_turn in (True, False))
        assert turn > other >= usual
