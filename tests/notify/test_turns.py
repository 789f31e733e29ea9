"""A seat that comes to be awaited gets one notice, over whole matches, and no more."""

from random import Random

import pytest

from app.engine import match as engine
from app.engine.records import Committed
from app.games import games
from app.matches.models import A_TURN, RUNNING, THE_END, Seat
from app.matches.state import advance, awaits
from proofs.headless import HeadlessMatch, opened, pending_sides, random_choice

GAME = games()["war1812"]


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_several_decisions_in_a_row_are_one_turn(seed: str) -> None:
    headless, rng = opened(GAME, seed, {}), Random(seed)
    told = dict.fromkeys((Seat.CREATOR, Seat.GUEST), 0)
    commits = dict.fromkeys(told, 0)
    is_told = dict.fromkeys(told, True)
    while headless.state.status == RUNNING:
        side = rng.choice(pending_sides(headless))
        author = Seat(GAME.sides.index(side))
        action = random_choice(headless, side, rng).action
        new = engine.act(headless.state.match, side, action, headless.chance())
        made = advance(headless.state, *new, seat=author)
        for seat in told:
            # Who has been told is not told again before they have handed over.
            news = [kind for to, kind in made.entry.notices if to == seat]
            if made.state.status == RUNNING:
                assert not (news and is_told[seat])
                assert set(news) <= {A_TURN}
                is_told[seat] = awaits(made.state, GAME.sides[seat])
                assert not is_told[seat] or awaits(headless.state, GAME.sides[seat]) or news
                told[seat] += len(news)
            else:
                assert news == ([] if seat is author else [THE_END])
        commits[author] += isinstance(new.record, Committed)
        headless = HeadlessMatch(made.state, headless.key)
    assert all(told.values())
    # Many commits leave the turn with who made them.
    assert sum(told.values()) < sum(commits.values())


def test_a_step_of_a_draft_tells_nobody() -> None:
    headless, rng = opened(GAME, "draft", {}), Random(1)
    side = pending_sides(headless)[0]
    made = engine.act(
        headless.state.match, side, random_choice(headless, side, rng).action, headless.chance()
    )
    assert advance(headless.state, *made, seat=Seat.CREATOR).entry.notices == ()
