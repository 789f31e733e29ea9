"""How far a dragoon could ride: each way told can be made, none is left out."""

import pytest

from app.games.war1812.actions import March
from app.games.war1812.board import STANDARD
from app.games.war1812.foresight import foresee
from app.games.war1812.projection import project
from tests.games.war1812.positions import block, may, play, position


def rides(state, side, rider):
    told = foresee(project(state, side), f"block:{rider}")
    assert told is not None
    return {way.path[-1]: way.path for way in told.ways}


@pytest.mark.parametrize("side", ["us", "gb"])
@pytest.mark.parametrize("origin", ["albany", "york", "plattsburg"])
def test_16_what_is_foreseen_of_a_dragoon_is_what_it_can_do(side, origin):
    enemy = "gb" if side == "us" else "us"
    state = position(
        f"{origin}: {side} dragoon; utica: {enemy} infantry 3; london: {enemy} infantry 2",
        mover=side,
    )
    rider = block(state, side, origin)
    told = rides(state, side, rider)
    made: dict[str, set[tuple[str, str]]] = {}
    for through in STANDARD.neighbours[origin]:
        further = play(state, side, March(rider, through)).state
        for to in STANDARD.neighbours[through]:
            if may(further, side, March(rider, to)) and to not in STANDARD.neighbours[origin]:
                made.setdefault(to, set()).add((through, to))
    assert {*told} == {*made}
    assert all(path in made[to] for to, path in told.items())


def test_17_a_ride_avoids_the_border_where_it_can():
    state = position("malone: us dragoon")
    told = rides(state, "us", block(state, "us", "malone"))
    assert all(
        not STANDARD.crosses_into_canada(("malone", *path))
        for to, path in told.items()
        if STANDARD.towns[to].side == "us"
    )


def test_16_nothing_is_foreseen_of_infantry_nor_after_a_move():
    state = position("albany: us infantry 3, us dragoon")
    foot, rider = sorted(
        (b for b, own in state.blocks.items() if own.at == "albany"),
        key=lambda b: STANDARD.roster[b].kind == "dragoon",
    )
    assert foresee(project(state, "us"), f"block:{foot}") is None
    moved = play(state, "us", March(rider, "utica")).state
    assert foresee(project(moved, "us"), f"block:{rider}") is None
