"""Whole matches, watched by an umpire who has the rulebook and not the code."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from app.engine.chance import KeyedChance
from app.engine.game import Machine
from app.engine.memo import replaced
from app.games.madison.battle_state import HarbourDue
from app.games.madison.commander import command
from app.games.madison.events import LakeChanged
from app.games.madison.game import GAME
from app.games.madison.naval.events import HarbourMade, Sailed
from app.games.madison.winter import AttritionBegan
from tests.games.madison.players import fighter, sailor
from tests.games.madison.positions import activated, position
from tests.games.madison.test_random_play import wanderer
from tests.games.madison.umpire import Umpire

MACHINES: tuple[Machine, ...] = (command, fighter, sailor)
SEEDS = range(20)
PLANNED = 0.8
"""How often a machine does as it plans: the rest is left to chance, so that all comes about."""
MUST_BE_SEEN = {
    "Sailed": 200,
    "NavalRolled": 8,
    "HarbourMade": 30,
    "RoundRolled": 60,
    "AttritionBegan": 18,
    "AttritionTaken": 100,
    "ArrivalsDelayed": 20,
    "LakeChanged": 30,
    "Withdrew": 5,
    "PutAshore": 3,
}


def watched(seed: int) -> Counter[str]:
    """Watch a match with the umpire; return how often it saw what."""
    rng, chance = Random(seed), KeyedChance(bytes(32), seed * 10_000_000)
    scenario, machine = GAME.scenarios[seed % 3], MACHINES[seed // 3 % 3]
    setup = GAME.setup(scenario, {}, chance)
    state, umpire = setup.state, Umpire(setup.state)
    while GAME.outcome(state) is None:
        umpire.at_rest()
        side = rng.choice(GAME.awaiting(state)).side
        choices = GAME.choices(state, side)
        assert choices is not None
        chooser = machine if rng.random() < PLANNED else wanderer
        choice = chooser(GAME.view(state, side), choices, rng)
        decided = GAME.decide(state, side, choice.action, chance)
        for event, after in zip(decided.events, decided.states[1:], strict=True):
            umpire.watch(event, after)
        state = decided.state
    return umpire.seen


def test_an_umpire_finds_nothing_against_the_rules_in_a_match_of_each_machine() -> None:
    assert all(watched(seed)["PlayEnded"] for seed in (2, 3, 6))


@pytest.mark.long
def test_an_umpire_finds_nothing_against_the_rules_in_whole_matches() -> None:
    seen = sum(map(watched, SEEDS), Counter[str]())
    assert {kind: seen[kind] for kind, least in MUST_BE_SEEN.items() if seen[kind] < least} == {}


@pytest.mark.parametrize(
    "wrong",
    [
        Sailed(("v_conquest",), "genesee", 2),
        Sailed(("v_conquest",), "box_erie", 1),
        Sailed(("v_conquest", "us_13"), "box_ontario", 2, ("us_13",)),
        LakeChanged("ontario", "us"),
        HarbourMade("us", ("v_conquest",), "kingston"),
        AttritionBegan({"oswego": 2}),
    ],
    ids=lambda event: type(event).__name__,
)
def test_an_umpire_objects_to_what_is_against_the_rules(wrong: Any) -> None:
    text = "oswego: us v_conquest, us us_13; kingston: gb gb_41"
    state = activated(position(text, "us"), "us", "v_conquest", "us_13").state
    due = HarbourDue("us", ("v_conquest",), "oswego", "ontario")
    state = replaced(state, harbours=(due,))
    after = wrong.apply(state)
    with pytest.raises(AssertionError):
        Umpire(state).watch(wrong, after)
