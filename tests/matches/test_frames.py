"""A viewer's version moves exactly when what they see does, in every game."""

import json
import secrets
from random import Random

import msgspec
import pytest

from app.engine import match as engine
from app.engine.values import EVERYONE, PUBLIC
from app.games import games
from app.matches import snapshot
from app.matches.commands import Act, Undo, Unseal, decided
from app.matches.creation import begun
from app.matches.frame import frame
from app.matches.models import ENDED, OPEN, MatchInfo
from app.matches.snapshot import restored, written
from app.matches.state import MatchState, advance, awaits, new_match_state
from tests.toygame import SEALED_PICKETS, Pickets

PLAYED = {
    **games(),
    "pickets": Pickets(rounds=10),
    "sealed": SEALED_PICKETS,
    "sealed unseen": SEALED_PICKETS,
}
CHOSEN = {"sealed unseen": {"ready": "hidden"}}


def new_table(key: str, seed: int) -> MatchState:
    """A match of a game, as both players have just sat down."""
    game = PLAYED[key]
    options = {option.key: option.values[0] for option in game.options}
    info = MatchInfo(
        match=seed,
        game=key,
        edition=game.edition,
        scenario=game.scenarios[0],
        options={**options, **CHOSEN.get(key, {})},
        watch="link",
        status=OPEN,
        created=0,
        creator_side="",
        creator_name="Ann",
        guest_name="",
        seed=Random(seed).randbytes(32),
        creator_entropy=b"a" * 32,
        guest_entropy=b"",
        claim_days=14,
    )
    return begun(new_match_state(info, game), "Bob", b"b" * 32, at=1)[1].state


def step(state: MatchState, rng: Random) -> MatchState:
    """One random command of a side that is asked something; now and then an undo or an unseal."""
    sealed = [side for side in state.game.sides if engine.is_sealed(state.match, side)]
    if sealed and rng.random() < 0.3:
        command = Unseal(state.version(sealed[0]), secrets.token_hex(4))
        return advance(state, *decided(state, sealed[0], command)).state
    sides = [side for side in state.game.sides if engine.choices(state.match, side)]
    side = rng.choice(sides)
    draft = state.match.drafts.get(side)
    expect, key = state.version(side), secrets.token_hex(4)
    if draft and draft.steps and rng.random() < 0.1:
        return advance(state, *decided(state, side, Undo(expect, key))).state
    offered = json.loads(frame(state, side))["choices"]["actions"]
    action = msgspec.json.encode(rng.choice(offered)["action"])
    act = Act(expect, key, msgspec.Raw(action))
    return advance(state, *decided(state, side, act, at=1 + state.seq)).state


@pytest.mark.parametrize("key", sorted(PLAYED))
def test_a_version_moves_exactly_when_the_frame_does(key: str) -> None:
    state, rng = new_table(key, 1), Random(1)
    viewers = (*state.game.sides, PUBLIC)
    frames = {viewer: frame(state, viewer) for viewer in viewers}
    for _ in range(400):
        after = step(state, rng)
        for viewer in viewers:
            shown = frame(after, viewer)
            same_version = after.version(viewer) == state.version(viewer)
            assert (shown == frames[viewer]) == same_version, (viewer, shown, frames[viewer])
            frames[viewer] = shown
        state = after
        if state.status == ENDED:
            break


@pytest.mark.parametrize("key", sorted(PLAYED))
def test_a_snapshot_brings_back_every_frame(key: str) -> None:
    state, rng = new_table(key, 2), Random(2)
    for n in range(120):
        state = step(state, rng)
        if n % 10 == 0:
            again = restored(new_match_state(state.info, state.game), state.seq, written(state))
            for viewer in (*state.game.sides, PUBLIC):
                assert frame(again, viewer) == frame(state, viewer)
            assert (again.head, again.asked) == (state.head, state.asked)
        if state.status == ENDED:
            break


def test_a_snapshot_keeps_the_lines_since_the_last() -> None:
    state, rng = new_table("pickets", 3), Random(3)
    while state.fresh and state.status != ENDED:
        state = step(state, rng)
    log = snapshot.read(written(state)).logs[EVERYONE]
    assert log.count == len(log.latest)


def sealed(state: MatchState) -> MatchState:
    """The same match after one side has posted a picket under seal, the other nothing."""
    for action in (b'{"type":"post","place":"ford"}', b'{"type":"done"}'):
        act = Act(state.version("us"), secrets.token_hex(4), msgspec.Raw(action))
        state = advance(state, *decided(state, "us", act, at=100)).state
    return state


@pytest.mark.parametrize("key", ["sealed", "sealed unseen"])
def test_who_has_sealed_sees_what_and_may_claim_the_match_later(key: str) -> None:
    mine = json.loads(frame(sealed(new_table(key, 4)), "us"))
    assert mine["sealed"] == ["us"]
    assert mine["choices"] is None
    assert mine["draft"]["steps"] == [{"type": "post", "place": "ford"}]
    assert mine["draft"]["typed"] == ["ford"]
    assert mine["draft"]["seal"] == {"type": "done"}
    assert (mine["claim"]["by"], mine["claim"]["claimable_at"]) == ("us", 100 + 14 * 86_400)


@pytest.mark.parametrize("viewer", ["gb", PUBLIC])
def test_of_a_seal_others_see_that_it_is_there_if_it_was_agreed(viewer: str) -> None:
    state = new_table("sealed", 4)
    before, after = (json.loads(frame(t, viewer)) for t in (state, sealed(state)))
    assert after["sealed"] == ["us"]
    assert after["claim"]["by"] == "us"
    assert {part for part in before if before[part] != after[part]} == {"v", "sealed", "claim"}


@pytest.mark.parametrize("viewer", ["gb", PUBLIC])
def test_of_a_seal_others_see_nothing_if_it_was_not_agreed(viewer: str) -> None:
    state = new_table("sealed unseen", 4)
    assert frame(sealed(state), viewer) == frame(state, viewer)


def test_who_has_sealed_is_not_awaited() -> None:
    state = sealed(new_table("sealed", 4))
    assert not awaits(state, "us")
    assert awaits(state, "gb")
