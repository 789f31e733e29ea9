"""Rule 18: how a battle without columns goes on and ends."""

from app.games.quebec1759.battle_actions import Fire, Retreat
from app.games.quebec1759.retreat import RetreatChosen
from app.games.quebec1759.rout import PursuitFired
from app.kit.battle import BattleEnded
from app.kit.blocks import army
from tests.games.quebec1759.battles import battle, may, misses


def test_18_a_skirmish_never_routs_and_a_road_retreat_is_not_pursued():
    began = battle("SF", "gb infantry 4 4 from CR; fr infantry 3 3", home="BE", dice=misses(6))
    assert began.asked() == ("gb", "part")
    gone = began.play("gb", Retreat("CR", "road"))
    assert not gone.has(PursuitFired)
    assert gone.has(BattleEnded)


def test_18_a_river_retreat_from_a_skirmish_is_pursued():
    text = "gb infantry 4 4 from CR by river; fr infantry 3 3"
    began = battle("AB", text, ships=(0, 2), home="BE", dice=misses(12))
    gone = began.play("gb", Retreat("CR", "river"), dice=misses(6))
    assert len(gone.one(PursuitFired).draws) == 6


def test_a27_a_skirmish_ends_when_one_side_has_nothing_left():
    text = "gb infantry 4 4 from CR; fr militia 1"
    began = battle(
        "SF", text, home="BE", elsewhere="CR fr militia 2", dice=[1, 1, 2, 6, 3, 4, 5, 1, 2]
    )
    assert not army(began.state, "SF", "fr")
    assert began.has(BattleEnded)


def test_a28_the_defender_may_not_leave_a_skirmish_in_the_first_turn():
    text = "gb infantry 4 4 from CR; fr infantry 3 3"
    began = battle("SF", text, home="BE", dice=misses(6))
    assert not [event for event in began.events if isinstance(event, RetreatChosen)]
    fired = began.play("gb", Fire(), dice=misses(8))
    assert fired.asked() == ("fr", "part")
    assert may(fired.state, "fr", Retreat("AB", "road"))


def test_a12_the_last_blocks_of_a_skirmish_may_kill_each_other():
    text = "gb leader 1 from CR; fr leader 1"
    both = battle("SF", text, home="BE", dice=[6, 6])
    assert both.has(BattleEnded)
    assert not army(both.state, "SF", "gb")
    assert not army(both.state, "SF", "fr")
