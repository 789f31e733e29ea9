"""Quebec 1759 hides what it alone has to hide."""

from itertools import repeat

import pytest
from msgspec.structs import replace

from app.engine.values import PUBLIC
from app.games.quebec1759 import reveals
from app.games.quebec1759.board import FR, GB, STANDARD
from app.games.quebec1759.game import Quebec1759
from app.games.quebec1759.ottawa_events import BlocksScouted, RaidAnswered
from app.games.quebec1759.state import Raid, Situation
from app.kit.blocks import with_block
from proofs.leakproof import leakproof
from tests.games.dice import Scripted

GAME = Quebec1759()

pytestmark = pytest.mark.timeout(900)
"""Seconds by the wall's clock: a proof takes a quarter of a minute of a machine that is its own."""


def test_nobody_can_tell_two_worlds_apart_too_early_by_the_tide() -> None:
    report = leakproof(GAME, 1, "tides", {"tides": "before-orders", "return_fire": "light-troops"})
    assert report.differences == []
    assert report.frames_compared > 100


def raided(state: Situation, cv: int) -> Situation:
    """Return the state with the Ottawa among the British on the island."""
    state = with_block(state, STANDARD.ottawa, at="OR", cv=cv)
    return replace(state, raid=Raid("OR", "raid", answered=False))


def test_22_5_return_fire_takes_no_more_than_leaves_the_ottawa_at_1() -> None:
    before = raided(GAME.blank("standard", {}), 3)
    draws = tuple(map(Scripted([6] * 5).draw, repeat(6, 5)))
    after = RaidAnswered("OR", (), draws).apply(before)
    assert after.blocks[STANDARD.ottawa].cv == 1
    facts = {fact.what for fact in reveals.reveals(before, RaidAnswered("OR", (), draws))[PUBLIC]}
    assert facts == {"answer", "ottawa-must-go"}


def test_22_5_what_the_ottawa_had_is_told_when_they_must_go() -> None:
    """The French CV in all is public, and falls by so much."""
    draws = tuple(map(Scripted([6] * 3).draw, repeat(6, 3)))
    worlds = (raided(GAME.blank("standard", {}), cv) for cv in (3, 4))
    weak, strong = (reveals.reveals(w, RaidAnswered("OR", (), draws))[PUBLIC] for w in worlds)
    assert weak != strong


def test_22_3_what_is_scouted_is_told_to_the_french_alone() -> None:
    before = raided(GAME.blank("standard", {}), 4)
    scouted = BlocksScouted("OR", ("BR-15", "BR-WOLFE"), ("BR-15", "BR-WOLFE"), ())
    told = reveals.reveals(before, scouted)
    assert len(told[FR]) == 2
    assert told[GB] == told[PUBLIC] == ()
