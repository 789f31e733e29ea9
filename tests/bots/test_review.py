"""What a decision cost is found by trials: folly costs, the machine's own plan nothing."""

from random import Random

import pytest

from app.bots.review import Case, Comparison, case_of, compared
from app.engine import codec
from app.engine.values import Action
from app.games.war1812.actions import Done, March
from app.games.war1812.game import GAME
from app.games.war1812.state import Situation
from tests.games.war1812.positions import position

ATTACK = "buffalo: us infantry 4 4 4 4; fort-erie: gb infantry 3; york: gb infantry 2"
LUCK = b"review"
TRIALS = 6


def to_move() -> Situation:
    """The American side can take Fort Erie."""
    return position(ATTACK)


def done(*actions: Action) -> Case:
    return case_of(GAME.view(to_move(), "us"), "us", actions, LUCK)


def instead(found: Comparison) -> list[Action]:
    return codec.decode_many(found.instead, GAME.action_type)


def test_to_let_a_town_go_that_could_be_taken_costs() -> None:
    found = compared(GAME, done(Done()), first=0, trials=TRIALS)
    assert {one.to for one in instead(found) if isinstance(one, March)} == {"fort-erie"}
    assert len(found.worths_done) == len(found.worths_instead) == TRIALS
    assert sum(found.worths_instead) > sum(found.worths_done)


def test_what_the_machine_would_have_done_costs_nothing() -> None:
    own = instead(compared(GAME, done(Done()), first=0, trials=1))
    assert compared(GAME, done(*own), first=0, trials=TRIALS) == Comparison()
    # In whatever order its steps were taken.
    assert compared(GAME, done(*own[-2::-1], own[-1]), first=0, trials=TRIALS) == Comparison()


def test_a_trial_comes_out_the_same_whoever_makes_it() -> None:
    case = done(Done())
    whole = compared(GAME, case, first=0, trials=4)
    parts = [compared(GAME, case, first=first, trials=2) for first in (0, 2)]
    assert whole.worths_done == parts[0].worths_done + parts[1].worths_done
    assert whole.worths_instead == parts[0].worths_instead + parts[1].worths_instead


def test_what_was_hidden_from_a_side_is_no_part_of_it() -> None:
    """Two positions that look the same to a side are reviewed alike, to the last figure."""
    state = to_move()
    view = GAME.view(state, "us")
    other = GAME.imagine(view, Random(7))[0]
    assert other != state
    assert case_of(GAME.view(other, "us"), "us", (Done(),), LUCK) == done(Done())


def test_where_no_world_shows_what_was_seen_nothing_is_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    case = done(Done())
    elsewhere = position("york: gb infantry 2")
    monkeypatch.setattr(type(GAME), "imagine", lambda *_: (elsewhere, {}))
    assert compared(GAME, case, first=0, trials=1) == Comparison()
