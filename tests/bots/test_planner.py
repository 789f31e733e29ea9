"""The planner sees its side's view and nothing else, keeps to its effort, and looks further."""

from random import Random

import pytest

from app import games
from app.bots.candidates import spread
from app.bots.planner import plan
from app.bots.playing_on import ImaginedDice, begins_turn, drafted, played_on
from app.engine import match as engine
from app.engine.machines import random_machine
from app.engine.values import Choice, Choices, Message, View
from app.games.war1812.actions import March
from app.kit.turns import Done
from proofs import worlds
from proofs.headless import HeadlessMatch, acted, opened, pending_sides
from tests.fords.game import GAME as FORDS
from tests.fords.game import FordsGame
from tests.fords.state import Situation
from tests.games.war1812.positions import position

EFFORT = 20
"""So little that a plan takes no time; it does not matter here whether it is good."""
KEYS = sorted(games.games())


def planned(headless: HeadlessMatch, side: str, effort: int = EFFORT, seed: int = 7):
    """Return what the planner does for a side."""
    match = headless.state.match
    offered = engine.choices(match, side)
    assert offered is not None
    return plan(headless.game, engine.view(match, side), offered, Random(seed), effort)


def to_turn(headless: HeadlessMatch, number: int) -> HeadlessMatch:
    """Play on by the game's best machine until so many turns have begun."""
    machine, rng = next(iter(headless.game.machines.values())), Random(3)
    while True:
        match, side = headless.state.match, pending_sides(headless)[0]
        if begins_turn(headless.game, match.state) and not match.drafts:
            number -= 1
            if number <= 0:
                return headless
        offered = engine.choices(match, side)
        assert offered is not None
        action = machine(engine.view(match, side), offered, rng).action
        headless, _ = acted(headless, side, action)


@pytest.mark.parametrize("key", KEYS)
def test_a_plan_is_the_same_in_worlds_that_its_side_cannot_tell_apart(key):
    headless = to_turn(opened(games.game(key), "apart", {}), 2)
    side = pending_sides(headless)[0]
    pair = worlds.split(headless, side, Random(5))
    plans = [planned(world, side) for world in (pair.real, pair.imagined)]
    assert plans[0] == plans[1]


@pytest.mark.parametrize("key", KEYS)
def test_each_action_of_a_plan_is_offered_in_turn_until_the_last_commits_them(key):
    headless = to_turn(opened(games.game(key), "offered", {}), 2)
    side = pending_sides(headless)[0]
    actions = planned(headless, side)
    for n, action in enumerate(actions, 1):
        offered = engine.choices(headless.state.match, side)
        assert offered is not None
        [choice] = [choice for choice in offered.actions if choice.action == action]
        assert choice.final == (n == len(actions))
        headless, _ = acted(headless, side, action)


def test_it_takes_its_last_chance_where_the_commander_counts_what_that_may_cost():
    """A lead of nine points draws; with Fort Erie it wins, and there is nothing left to lose."""
    text = (
        "buffalo: us infantry 2 1; erie: us infantry 1 1; albany: us infantry 1 1 1;"
        "pittsburgh: us infantry 1 1 1; burlington: us infantry 1;"
        "fort-erie: gb infantry 4; quebec: gb infantry 4"
    )
    game, state = games.game("war1812"), position(text, year=1814, campaign_turn=10, first="gb")
    offered = game.choices(state, "us")
    assert offered is not None
    seen = game.view(state, "us")
    commanded = drafted(game, state, "us", game.machines["commander"], Random(1)).actions
    actions = plan(game, seen, offered, Random(1), 600)
    marches = [
        {action.to for action in each if isinstance(action, March)} for each in (commanded, actions)
    ]
    assert "fort-erie" not in marches[0]
    assert marches[1] == {"fort-erie"}


@pytest.mark.parametrize("effort", [100, 400])
def test_it_ends_when_its_effort_is_spent(effort):
    """A trial that is begun is finished, so that it may take a little more."""
    asked = 0

    def counted(view, choices, rng):
        nonlocal asked
        asked += 1
        return random_machine(view, choices, rng)

    game = FordsGame()
    game.machines = {"random": counted}  # type: ignore[misc]
    state = game.setup("river", {}, ImaginedDice(Random(1))).state
    offered = game.choices(state, "us")
    assert offered is not None
    plan(game, game.view(state, "us"), offered, Random(1), effort)
    assert effort / 2 < asked < 2 * effort


def test_who_has_no_choice_is_not_thought_for():
    only = Choices(Message("x"), "1", (Choice(Done(), final=True),))
    assert plan(FORDS, View(), only, Random(1), EFFORT) == (Done(),)


def test_steps_to_try_are_spread_over_what_they_point_at():
    steps = [Choice(Done(), False, "block", f"town:{n % 4}") for n in range(200)]
    end = Choice(Done(), True, "end")
    tried = spread((*steps, end), 9, Random(1))
    assert len(tried) == 9
    assert end in tried
    assert {choice.target for choice in tried} == {"", *(f"town:{n}" for n in range(4))}


def test_what_is_sealed_by_both_sides_is_decided_at_once():
    game, machine = FORDS, FORDS.machines["random"]
    state = game.setup("river", {}, ImaginedDice(Random(1))).state
    draft = drafted(game, state, "us", machine, Random(2))
    reached = played_on(game, state, "us", draft.actions, machine, 3, turns=1)
    assert isinstance(reached.state, Situation)
    assert reached.state.day == 2
    assert not reached.state.posts
