"""Machines see frames and nothing else, and the commander knows better than chance."""

from random import Random

import pytest

from app import games
from app.bots import planner
from app.bots.player import planned, question, thought
from app.bots.strengths import PLANNERS
from app.engine import match as engine
from app.engine.machines import overlooking
from app.engine.values import Choice, Choices, Message
from app.kit.turns import Done
from app.matches.frame import frame
from proofs import worlds
from proofs.headless import HeadlessMatch, acted, opened, pending_sides, random_choice
from tests.fixtures.serving import others_later

KEYS = [(key, name) for key, game in games.games().items() for name in game.machines]
COMMANDED = sorted((key for key, name in KEYS if name == "commander"), reverse=True)


def machine_action(headless: HeadlessMatch, side: str, name: str, rng: Random):
    asked = question(frame(headless.state, side), headless.game)
    assert asked is not None
    _, view, choices = asked
    return headless.game.machines[name](view, choices, rng).action


@pytest.mark.parametrize(("key", "name"), KEYS)
def test_a_machine_plays_whole_matches_from_its_frames(key, name):
    headless, rng = opened(games.game(key), "machines", {}), Random(1)
    decisions = 0
    while headless.state.match.outcome is None:
        side = rng.choice(pending_sides(headless))
        headless, _ = acted(headless, side, machine_action(headless, side, name, rng))
        decisions += 1
        assert decisions < 3_000


@pytest.mark.parametrize(("key", "name"), KEYS)
def test_a_machine_chooses_alike_in_worlds_that_it_cannot_tell_apart(key, name):
    headless, rng, compared = opened(games.game(key), "blind", {}), Random(2), 0
    while compared < 40:
        if headless.state.match.outcome is not None:
            headless = opened(games.game(key), f"blind/{compared}", {})
        side = rng.choice(pending_sides(headless))
        draft = headless.state.match.drafts.get(side)
        if not (draft and draft.steps):
            pair = worlds.split(headless, side, Random(compared))
            choices = [
                machine_action(world, side, name, Random(7)) for world in (pair.real, pair.imagined)
            ]
            assert choices[0] == choices[1]
            compared += 1
        headless, _ = acted(headless, side, random_choice(headless, side, rng).action)


def test_nothing_asked_is_nothing_answered():
    headless = opened(games.game("war1812"), "idle", {})
    [asked] = pending_sides(headless)
    idle = next(side for side in headless.game.sides if side != asked)
    machine = headless.game.machines["random"]
    assert thought(frame(headless.state, idle), headless.game, machine, Random(1)) is None


@pytest.mark.parametrize("key", others_later(COMMANDED))
@pytest.mark.parametrize("seat", others_later([0, 1]))
def test_the_commander_beats_chance(key, seat):
    side = games.game(key).sides[seat]
    game, won = games.game(key), 0
    for n in range(5):
        headless, rng = opened(game, f"duel/{n}", {}), Random(n)
        while headless.state.match.outcome is None:
            asked = rng.choice(pending_sides(headless))
            if asked == side:
                action = machine_action(headless, asked, "commander", rng)
            else:
                action = random_choice(headless, asked, rng).action
            headless, _ = acted(headless, asked, action)
        outcome = headless.state.match.outcome
        won += outcome.winner == side
    assert won >= 4


def test_a_recruit_overlooks_a_share_of_what_it_could_do_but_never_how_to_end():
    offered = tuple(
        Choice(Done(), final=n == 0, subject=str(n), label=Message("x")) for n in range(200)
    )
    seen = []

    def looking(_view, choices, _rng):
        seen.append({choice.subject for choice in choices.actions})
        return choices.actions[0]

    for seed in range(20):
        overlooking(looking, 0.5)(None, Choices(Message("x"), "1", offered), Random(seed))
    assert all("0" in each and 60 < len(each) < 140 for each in seen)
    assert len(set(map(frozenset, seen))) == 20
    # Who overlooks everything sees all there is.
    overlooking(looking, 1.0)(None, Choices(Message("x"), "1", offered[1:]), Random(1))
    assert len(seen[-1]) == 199


def test_the_view_in_a_frame_is_read_back_as_it_was():
    headless = opened(games.game("war1812"), "view", {})
    [asked] = pending_sides(headless)
    match, shown = headless.state.match, frame(headless.state, asked)
    version = headless.state.version(asked)
    read = question(shown, headless.game)
    assert read == (version, engine.view(match, asked), engine.choices(match, asked))


def test_a_plan_says_which_of_its_steps_commits():
    game = games.game("war1812")
    headless = opened(game, "steps", {})
    shown = frame(headless.state, pending_sides(headless)[0])
    found = planned(shown, game, PLANNERS["general"], Random(1))
    assert found is not None
    assert [step.final for step in found.steps] == [False] * (len(found.steps) - 1) + [True]


def test_a_plan_that_is_one_step_of_a_draft_does_not_pass_for_a_decision(monkeypatch):
    monkeypatch.setattr(planner, "imagined", lambda *_: None)
    game = games.game("war1812")
    headless = opened(game, "steps", {})
    shown = frame(headless.state, pending_sides(headless)[0])
    found = planned(shown, game, PLANNERS["general"], Random(1))
    assert found is not None
    assert [step.final for step in found.steps] == [False]
