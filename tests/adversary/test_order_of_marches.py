"""2.2, 9.2: the order of the lines must not tell which kinds of block marched together."""

import pytest

from app.engine.values import PUBLIC
from app.games.war1812.actions import Done, ForceMarch, March
from app.games.war1812.board import DRAGOON, INDIAN, US
from app.games.war1812.forced_march import MarchRolled
from app.kit.blocks import army
from tests.games.war1812.positions import GAME, block, play, position

FACES = {INDIAN: 2, DRAGOON: 5, "infantry": 5}
"""What each rolls: by the 2 that goes on everybody knows the Indian."""


def told(text: str, viewer: str) -> list[tuple[str, tuple[int, ...]]]:
    """The lines of a forced march from Smith's Creek by York to London."""
    start = position(text, mover="gb")
    marching = army(start, "smiths-creek", "gb")
    moves = [March(own, "york") for own in marching]
    ready = play(start, "gb", *moves, Done(march=True))
    # Draws go to the blocks in the game's own order, which nobody else may find out.
    rolled = [FACES[ready.state.blocks[own].kind] for own in sorted(marching)]
    tries = [ForceMarch(own, "london") for own in marching]
    marched = ready.play("gb", *tries, Done(), dice=rolled)
    state, lines = ready.state, []
    for event in marched.events:
        if isinstance(event, MarchRolled):
            lines = [(line.message.key, line.dice) for line in GAME.log_lines(state, event, viewer)]
        state = GAME.evolve(state, event)
    return lines


@pytest.mark.parametrize("viewer", [US, PUBLIC])
def test_the_indians_companion_is_not_told_by_the_order_of_the_dice(viewer):
    with_dragoon = told("smiths-creek: gb indian, gb dragoon", viewer)
    with_infantry = told("smiths-creek: gb indian, gb infantry 4", viewer)
    assert len(with_dragoon) == 2
    assert with_dragoon == with_infantry


def test_9_2_it_is_known_how_many_were_lost_but_not_on_which_die():
    start = position("utica: us infantry 1/3 3", mover="us")
    weak, strong = block(start, "us", "utica", cv=1), block(start, "us", "utica", cv=3)
    facts = []
    for first, second in ((2, 3), (3, 2)):
        moves = [March(own, "williamsburg") for own in (weak, strong)]
        ready = play(start, "us", *moves, Done(march=True))
        tries = [ForceMarch(own, "buffalo") for own in (weak, strong)]
        dice = [first, second] if weak < strong else [second, first]
        marched = ready.play("us", *tries, Done(), dice=dice)
        state = ready.state
        for event in marched.events:
            if isinstance(event, MarchRolled):
                facts.append(GAME.reveals(state, event)["gb"])
            state = GAME.evolve(state, event)
    assert facts[0] == facts[1]


def test_a20_the_indian_lost_by_a_refused_march_is_known_to_be_lost():
    start = position("detroit: gb indian 1, gb infantry 1/3", mover="gb")
    facts = []
    for kind in ("indian", "infantry"):
        own = block(start, "gb", "detroit", kind)
        ready = play(start, "gb", March(own, "sandusky"), Done(march=True))
        marched = ready.play("gb", ForceMarch(own, "erie"), Done(), dice=[1])
        [event] = marched.all(MarchRolled)
        state = ready.state
        for before in marched.events[: marched.events.index(event)]:
            state = GAME.evolve(state, before)
        facts.append(GAME.reveals(state, event)["us"])
    assert facts[0] != facts[1]
