"""A match of research is the match that a server would have kept, and as fair."""

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from app.bots.worlds import imagined
from app.engine import match as engine
from app.engine.chance import KeyedChance
from app.engine.game import AnyGame
from app.engine.machines import random_machine
from app.engine.values import PUBLIC
from app.games import games
from app.research import play as playing
from app.research.environment import VedetteEnv
from app.research.observations import Arrays
from app.research.play import Play
from proofs.headless import acted, opened, pending_sides
from tests.fords.game import GAME as FORDS
from tests.research.walking import other_options, shortest, walked

GAMES = [*games().values(), FORDS]
EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
OTHERWISE = pytest.mark.parametrize("otherwise", [False, True], ids=["usual", "otherwise"])


@EVERY
@OTHERWISE
def test_it_is_the_match_that_a_server_keeps(game: AnyGame, otherwise: bool) -> None:
    options = playing.rulings(game, other_options(game) if otherwise else {})
    kept = opened(game, "research", options, shortest(game))
    chance = KeyedChance(kept.key, 0)
    play, rng = playing.opened(game, shortest(game), options, chance), Random(1)
    while (side := playing.asked(play)) is not None:
        match = kept.state.match
        assert side == pending_sides(kept)[0]
        assert play.state == match.state
        offered = playing.choices(play, side)
        assert offered == engine.choices(match, side)
        view = playing.view(play, side)
        for viewer in (*game.sides, PUBLIC):
            assert playing.view(play, viewer) == engine.view(match, viewer)
        choice = random_machine(view, offered, rng)
        kept, _ = acted(kept, side, choice.action)
        play = playing.chosen(play, side, choice, chance)
    assert play.state == kept.state.match.state
    assert playing.outcome(play) == kept.state.match.outcome


@EVERY
@OTHERWISE
def test_positions_that_look_alike_are_observed_alike(game: AnyGame, otherwise: bool) -> None:
    """Fog of war: whatever is not in a side's view changes no number that it is given."""
    arrays, luck = Arrays(game), Random(2)
    compared = different = 0
    for n, (play, side) in enumerate(walked(game, 2, other_options(game) if otherwise else {})):
        if n % 5 or side in play.drafts:
            continue
        offered, view = playing.choices(play, side), playing.view(play, side)
        state = imagined(game, view, offered, luck)
        if state is None:
            continue
        world = Play(game, state)
        compared += 1
        different += state != play.state
        mine = arrays.observed(view, offered)
        theirs = arrays.observed(playing.view(world, side), playing.choices(world, side))
        assert all(np.array_equal(mine[name], theirs[name]) for name in mine)
    assert compared
    assert different, "no other world was imagined: nothing was hidden"


def test_whose_positions_differ_only_in_what_is_seen_are_observed_otherwise() -> None:
    """So the test above can fail: one number that is seen is another row."""
    game = games()["war1812"]
    arrays = Arrays(game)
    play, side = next(walked(game, 1, {}))
    view = playing.view(play, side)
    other = replace(view, year=view.year + 1)  # type: ignore[attr-defined]
    mine, theirs = arrays.observed(view, None), arrays.observed(other, None)
    assert (mine["observation"] != theirs["observation"]).sum() == 1


@EVERY
def test_a_draft_is_seen_by_its_side_alone(game: AnyGame) -> None:
    env, rng, drafts = VedetteEnv(game, options=other_options(game)), Random(4), 0
    env.reset(seed=4)
    for _ in range(300):
        side = env.agent_selection
        if env.terminations[side]:
            break
        info = env.infos[side]
        choice = random_machine(info["view"], info["choices"], rng)
        [other] = [one for one in game.sides if one != side]
        asked = env._play.game.awaiting(env._play.state)
        before = env.observe(other)
        env.step(info["choices"].actions.index(choice))
        is_secret = not choice.final or (env._play.drafts and env.agent_selection == other)
        if is_secret:
            after = env.observe(other)
            drafts += 1
            assert np.array_equal(before["observation"], after["observation"])
            assert asked == env._play.game.awaiting(env._play.state)
    assert drafts


def test_answers_under_seal_are_opened_together() -> None:
    """19.1: whatever America writes, Britain is asked the same before either is opened."""
    game = games()["war1812"]
    seen = []
    for seed in (1, 2):
        rng = Random(seed)
        walk = walked(game, 1, {"movement": "simultaneous"})
        play = next(p for p, _ in walk if all(w.sealed for w in game.awaiting(p.state)))
        before = play.state
        first = playing.asked(play)
        while (side := playing.asked(play)) == first:
            assert side is not None
            offered = playing.choices(play, side)
            choice = random_machine(playing.view(play, side), offered, rng)
            play = playing.chosen(play, side, choice, KeyedChance(bytes(32), 0))
        assert side is not None
        assert play.state is before
        seen.append((playing.view(play, side), playing.choices(play, side), play.drafts))
    (view, offered, wrote), (other_view, other_offered, other_wrote) = seen
    assert view == other_view
    assert offered == other_offered
    assert wrote != other_wrote
