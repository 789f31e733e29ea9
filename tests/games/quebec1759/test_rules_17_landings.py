"""Rules 17.1 and 19: landings, and the St. Charles."""

from app.games.quebec1759.actions import Part
from app.games.quebec1759.battle_actions import Fire, OttawaLeave, Reinforce, Retreat
from app.games.quebec1759.battle_setup import BattleBegan
from app.games.quebec1759.fire import ColumnFired, LeaderFired
from app.games.quebec1759.moves import ForcesMet
from app.games.quebec1759.rout import PursuitFired
from tests.games.quebec1759.battles import at, battle, columns, misses, offers, shown, strengths
from tests.games.quebec1759.scenes import LANDED
from tests.games.quebec1759.turns import turn


def test_17_1_at_a_landing_the_defender_throws_double_in_the_first_battle_turn():
    stood = columns("AB", LANDED, ships=(0, 4), home="BE")
    fired = stood.play("fr", Fire(), dice=misses(18))
    assert [len(event.draws) for event in fired.all(ColumnFired)] == [6, 6, 6]
    later = fired.play("gb", Fire(), dice=misses(12)).play("fr", Fire(), dice=misses(9))
    assert [len(event.draws) for event in later.all(ColumnFired)] == [3, 3, 3]


def test_17_1_not_by_those_who_came_this_turn_themselves():
    text = "gb infantry 4 4 4 from CR by river; fr infantry 3 3; fr infantry 3 from SF"
    stood = columns("AB", text, held_by="fr", ships=(0, 4), home="BE")
    fired = stood.play("fr", Fire(), dice=misses(15))
    assert sorted(len(event.draws) for event in fired.all(ColumnFired)) == [3, 6, 6]


def test_17_1_whose_dice_are_doubled_only_their_owner_knows_before():
    stood = columns("AB", LANDED, ships=(0, 4), home="BE")
    assert shown(stood.state, "fr").dice == {"left": 6, "center": 6, "right": 6}
    assert shown(stood.state, "gb").dice == {}


def test_17_1_in_a_skirmish_too():
    began = battle(
        "AB",
        "gb infantry 4 4 from CR by river; fr infantry 3 3",
        ships=(0, 4),
        home="BE",
        dice=misses(12),
    )
    assert len(began.one(ColumnFired).draws) == 12


def test_a11_a_leaders_dice_are_not_doubled():
    text = "gb infantry 4 4 4 from CR by river; fr infantry 3 3, fr leader 1"
    stood = columns("AB", text, fr=("infantry", "infantry", "leader"), ships=(0, 4), home="BE")
    fired = stood.play("fr", Fire(), dice=[*misses(12), 1, 2])
    assert len(fired.one(LeaderFired).draws) == 2


def test_a14_turned_back_defenders_fire_double():
    text = "ET: BR-15 BR-28; AB: FR-SAR"
    met = turn(text, ships_up=2, occupied="ET").orders(
        gb=[Part("ET", "AB", "river", 2)], fr=[Part("AB", "ET", "river", 1)]
    )
    assert (met.one(ForcesMet).zone, met.one(ForcesMet).turned) == ("AB", "fr")
    fired = met.act("fr", OttawaLeave(), dice=misses(6)).one(ColumnFired)
    assert (fired.side, fired.double, len(fired.draws)) == ("fr", True, 6)


def test_a23_one_block_by_river_makes_a_landing():
    text = "gb infantry 4 4 from CR by river; gb leader 1 from CR>SI; fr infantry 3 3 3"
    assert battle("AB", text, ships=(0, 2), home="BE").one(BattleBegan).landing
    road = "gb infantry 4 4 from SI; fr infantry 3 3 3"
    assert not battle("AB", road, home="BE", dice=misses(9)).one(BattleBegan).landing


def test_a24_a_reserve_that_enters_in_the_first_turn_fires_double():
    stood = columns("AB", LANDED + ", fr militia 2", ships=(0, 4), home="BE")
    entering = Reinforce(at(stood.state, "fr", "reserve"), "left")
    fired = stood.play("fr", entering, Fire(), dice=misses(22))
    assert len(fired.all(ColumnFired)[0].draws) == 10


def test_a48_pursuit_in_the_first_turn_of_a_landing_is_not_doubled_for_it():
    stood = columns("AB", LANDED, ships=(0, 4), home="BE").play("fr", Fire(), dice=misses(18))
    gone = stood.play("gb", Retreat("CR", "river"), dice=misses(9))
    assert len(gone.one(PursuitFired).draws) == 9


def test_19_over_the_st_charles_it_is_a_landing_and_a_river_retreat_without_limit():
    text = "gb infantry 4 4 4 4 4 from AB by crossing; fr infantry 3 3 3"
    stood = columns("SC", text, ships=(0, 0))
    assert stood.battle.landing
    fired = stood.play("fr", Fire(), dice=misses(18))
    assert offers(fired.state, "gb", Retreat) == [Retreat("AB", "crossing")]
    gone = fired.play("gb", Retreat("AB", "crossing"), dice=misses(9))
    assert strengths(gone.state, "gb", "AB") == [4, 4, 4, 4, 4]


def test_19_a_rout_over_it_is_pursued_double():
    text = "gb infantry 1/4 4 4 from AB by crossing; fr infantry 3 3 3"
    stood = columns("SC", text, gb=("infantry/1", "infantry", "infantry"))
    fired = stood.play("fr", Fire(), dice=[6, *misses(5), *misses(18)])
    assert len(fired.one(PursuitFired).draws) == 18
