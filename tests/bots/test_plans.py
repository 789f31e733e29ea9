"""Plans of a turn are compared by trials from what their player sees, and by that alone."""

from random import Random
from statistics import fmean

import pytest

from app import games
from app.bots.expectations import MAX_EXPECTED, Expectation, Fate, expected
from app.bots.planner import is_turn
from app.bots.plans import (
    MAX_PLANS,
    NEAR,
    Drafts,
    End,
    Option,
    Turn,
    chosen,
    drafts,
    finalists,
    outcomes,
    turn_of,
)
from app.engine import codec
from app.engine.game import AnyGame
from app.engine.values import Action
from app.games.war1812.actions import Done, March
from app.games.war1812.game import GAME
from proofs import worlds
from proofs.headless import HeadlessMatch, acted, opened, pending_sides, random_choice
from tests.games.war1812.positions import position

ATTACK = "buffalo: us infantry 4 4 4 4; fort-erie: gb infantry 3; york: gb infantry 2"
KEYS = list(games.games())
MAX_ACTS = 400
AHEAD = GAME.pace.ahead


def to_move(*steps: Action) -> Turn:
    """The American side can take Fort Erie, and has planned some steps."""
    return turn_of(GAME.view(position(ATTACK), "us"), "us", steps)


def options(game: AnyGame, turn: Turn) -> tuple[Option, ...]:
    """Choose what is compared, as the server does."""
    found = drafts(game, turn)
    first = outcomes(game, turn, found.plans, first=0, trials=1, turns=NEAR)
    kept = finalists(found.plans, first.ends)
    assert kept[:1] == found.plans[:1]
    more = outcomes(game, turn, kept, first=1, trials=2, turns=NEAR)
    return chosen(found, kept, more.ends)


def actions(option: Option) -> list[Action]:
    return codec.decode_many(option.actions, GAME.action_type)


def attack() -> Action:
    return next(one for one in actions(options(GAME, to_move())[0]) if isinstance(one, March))


def chances(turn: Turn, found: tuple[Option, ...], trials: int) -> list[float]:
    made = outcomes(
        GAME, turn, tuple([one.actions for one in found]), first=0, trials=trials, turns=AHEAD
    )
    return [fmean([end.worth for end in ends]) for ends in zip(*made.ends, strict=True)]


def planning(game: AnyGame, seed: int) -> tuple[HeadlessMatch, str]:
    """Play at random until a side has a turn to plan; return the match and the side."""
    headless, rng = opened(game, f"plans/{seed}", {}), Random(seed)
    for _ in range(MAX_ACTS):
        side = rng.choice(pending_sides(headless))
        match = headless.state.match
        if is_turn(game, game.view(match.state, side)) and side not in match.drafts:
            return headless, side
        headless, _ = acted(headless, side, random_choice(headless, side, rng).action)
    raise AssertionError(f"{game.key} has no turn to plan")


def test_the_machines_own_plan_comes_first_and_others_differ_from_it() -> None:
    found = options(GAME, to_move())
    assert [one.is_machines for one in found] == [True, False, False][: len(found)]
    assert 1 < len(found) <= MAX_PLANS
    assert len({one.actions for one in found}) == len(found)
    assert {one.to for one in actions(found[0]) if isinstance(one, March)} == {"fort-erie"}
    assert not any(one.is_drafted for one in found)


def test_what_the_player_has_drafted_is_played_on_and_stands_last() -> None:
    march = next(
        one.action
        for one in GAME.choices(position(ATTACK), "us").actions  # type: ignore[union-attr]
        if isinstance(one.action, March) and one.action.to != "fort-erie"
    )
    found = options(GAME, to_move(march))
    assert [one.is_drafted for one in found] == [False] * (len(found) - 1) + [True]
    assert actions(found[-1])[0] == march
    # What does not follow from the draft is the same with it and without, to the last figure.
    assert found[:-1] == options(GAME, to_move())
    assert chances(to_move(march), found[:-1], 4) == chances(to_move(), found[:-1], 4)


def test_who_drafts_the_machines_own_plan_has_no_other() -> None:
    own = actions(options(GAME, to_move())[0])
    found = options(GAME, to_move(*own[:-1]))
    assert (found[0].is_machines, found[0].is_drafted) == (True, True)
    assert not any(one.is_drafted for one in found[1:])


def test_to_take_what_can_be_taken_is_better_than_to_do_nothing() -> None:
    found = (options(GAME, to_move())[0], Option(codec.stored((Done(),))))
    own, nothing = chances(to_move(), found, 8)
    assert own > nothing


def test_a_trial_comes_out_the_same_whoever_makes_it_and_when() -> None:
    turn = to_move()
    plans = tuple([one.actions for one in options(GAME, turn)])
    whole = outcomes(GAME, turn, plans, first=0, trials=4, turns=AHEAD)
    parts = [outcomes(GAME, turn, plans, first=first, trials=2, turns=AHEAD) for first in (0, 2)]
    assert whole.ends == parts[0].ends + parts[1].ends
    assert len(whole.ends) == 4


def test_where_no_world_shows_what_is_seen_there_is_nothing_to_compare(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turn, plans = to_move(), (codec.stored((Done(),)),)
    elsewhere = position("york: gb infantry 2")
    monkeypatch.setattr(type(GAME), "imagine", lambda *_: (elsewhere, {}))
    assert drafts(GAME, turn) == Drafts()
    assert outcomes(GAME, turn, plans, first=0, trials=1, turns=NEAR).ends == ()


@pytest.mark.parametrize("key", KEYS)
def test_equal_views_give_equal_answers_in_every_game(key: str) -> None:
    game = games.game(key)
    headless, side = planning(game, 3)
    pair = worlds.split(headless, side, Random(4))
    states = [world.state.match.state for world in (pair.real, pair.imagined)]
    turns = [turn_of(game.view(state, side), side, ()) for state in states]
    found = [options(game, turn) for turn in turns]
    assert states[0] != states[1]
    assert found[0] == found[1]
    assert found[0]
    plans = tuple([one.actions for one in found[0]])
    made = [outcomes(game, turn, plans, first=0, trials=1, turns=game.pace.ahead) for turn in turns]
    assert made[0] == made[1]
    assert made[0].ends


@pytest.mark.parametrize("key", KEYS)
def test_who_holds_what_is_the_same_in_worlds_that_nobody_can_tell_apart(key: str) -> None:
    """Trials are told against what is so now, which everybody may know."""
    game, held = games.game(key), 0
    for seed in range(4):
        headless, side = planning(game, seed)
        state = headless.state.match.state
        other = game.imagine(game.view(state, side), Random(seed))[0]
        assert game.holdings(other) == game.holdings(state)
        assert set(game.holdings(state).values()) <= {*game.sides}
        held += len(game.holdings(state))
    assert held


def end(**changed: str) -> End:
    return End(0.0, {place.replace("_", "-"): side for place, side in changed.items()})


NOW = {"detroit": "us", "york": "gb"}


def test_a_plan_says_what_it_takes_and_loses_and_how_often() -> None:
    ends = [end(york="us"), end(york="us", detroit="gb"), end(), end(york="us")]
    [told] = expected("us", NOW, [ends])
    assert told == (Expectation("york", Fate.TAKEN, 3), Expectation("detroit", Fate.LOST, 1))
    [enemys] = expected("gb", NOW, [ends])
    assert [one.fate for one in enemys] == [Fate.LOST, Fate.TAKEN]


def test_what_another_plan_would_lose_is_kept() -> None:
    kept, lost = expected("us", NOW, [[end(), end()], [end(detroit="gb"), end()]])
    assert kept == (Expectation("detroit", Fate.KEPT, 2),)
    assert lost == (Expectation("detroit", Fate.LOST, 1),)


def test_what_is_nobodys_may_fall_to_either_side_and_the_likelier_is_told() -> None:
    [mine] = expected("us", {}, [[end(erie="us"), end(erie="us"), end(erie="gb")]])
    assert mine == (Expectation("erie", Fate.TAKEN, 2),)
    [theirs] = expected("us", {}, [[end(erie="us"), end(erie="gb"), end(erie="gb")]])
    assert theirs == (Expectation("erie", Fate.ENEMYS, 2),)


def test_no_more_than_a_few_are_told_those_that_change_most_first() -> None:
    places = ("a", "b", "c", "d", "e")
    ends = [end(**dict.fromkeys(places[: 5 - n], "us")) for n in range(5)]
    [told] = expected("us", {}, [ends])
    assert [one.place for one in told] == list(places[:MAX_EXPECTED])


def test_what_hardly_ever_happens_is_not_told() -> None:
    ends = [end(york="us"), *[end() for _ in range(19)]]
    assert expected("us", NOW, [ends]) == ((),)


def test_a_town_that_is_threatened_is_held_and_a_lake_without_ships_is_nobodys() -> None:
    held = GAME.holdings(position(ATTACK))
    assert held["fort-erie"] == "gb"
    assert "lake-erie" not in held


def worth(*worths: float) -> tuple[End, ...]:
    return tuple([End(one, {}) for one in worths])


def test_plans_that_came_to_the_same_or_differ_by_little_make_room_for_others() -> None:
    plans = (b'["a","done"]', b'["b","done"]', b'["a","c","d","done"]', b'["e","f","done"]')
    same = [worth(0.1, 0.1, 0.3, 0.0)]
    kept = [one.actions for one in chosen(Drafts(plans), plans, same)]
    assert kept == [plans[0], plans[2], plans[3]]
    alike = (*plans[:1], b'["a","b","done"]', b'["a","b","c","done"]', plans[3])
    kept = [one.actions for one in chosen(Drafts(alike), alike, [worth(0.1, 0.2, 0.3, 0.0)])]
    assert kept == [alike[0], alike[2], alike[3]]
