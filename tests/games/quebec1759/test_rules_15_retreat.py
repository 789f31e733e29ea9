"""Rule 15: when a side may retreat, and where to."""

from app.games.quebec1759.battle_actions import Fire, OttawaLeave, Reinforce, Retreat
from app.games.quebec1759.rout import PursuitFired
from app.kit.battle import BattleEnded
from tests.games.quebec1759.battles import at, columns, may, misses, offers, refused, strengths
from tests.games.quebec1759.scenes import at_ste_foy, second_turn


def test_15_1_the_defender_may_not_retreat_in_his_first_part():
    stood = at_ste_foy()
    assert refused(stood.state, "fr", Retreat("AB", "road")).rule == "15.1"
    assert may(second_turn(stood).state, "fr", Retreat("AB", "road"))


def test_15_1_the_attacker_may_in_his_first_but_before_anything_else():
    fired = at_ste_foy("gb infantry 4 4 4 4 from CR; fr infantry 3 3 3").play(
        "fr", Fire(), dice=misses(9)
    )
    assert may(fired.state, "gb", Retreat("CR", "road"))
    planned = fired.play("gb", Reinforce(at(fired.state, "gb", "reserve"), "left"))
    assert refused(planned.state, "gb", Retreat("CR", "road")).rule == "15.1"


def test_15_2_a_defender_goes_by_the_rules_of_movement_not_to_enemies():
    stood = second_turn(
        columns(
            "AB",
            "gb infantry 4 4 4 from SI; fr infantry 3 3 3",
            elsewhere="SF gb infantry 4",
            home="BE",
        )
    )
    assert {(r.to, r.way) for r in offers(stood.state, "fr", Retreat)} == {
        ("SC", "crossing"),
        ("CR", "river"),
        ("ET", "river"),
    }
    assert refused(stood.state, "fr", Retreat("SF", "road")).rule == "15.2"
    assert refused(stood.state, "fr", Retreat("BE", "road")).rule == "15.2"
    assert refused(stood.state, "fr", Retreat("AB", "road")).rule == "15.2"


def test_15_2_not_to_the_empty_zone_that_the_attack_came_from():
    stood = second_turn(at_ste_foy())
    assert refused(stood.state, "fr", Retreat("CR", "road")).rule == "15.2"


def test_a45_but_to_one_that_friends_have_entered():
    text = "gb infantry 4 4 4 from CR; fr infantry 3 3 3"
    stood = second_turn(columns("SF", text, elsewhere="CR fr militia 2", home="BE"))
    assert may(stood.state, "fr", Retreat("CR", "road"))


def test_15_2_an_attacker_goes_back_where_he_came_from_if_no_enemy_is_there():
    fired = at_ste_foy().play("fr", Fire(), dice=misses(9))
    assert offers(fired.state, "gb", Retreat) == [Retreat("CR", "road")]
    text = "gb infantry 4 4 4 from CR; fr infantry 3 3 3"
    barred = columns("SF", text, elsewhere="CR fr militia 2", home="BE")
    barred = barred.play("fr", Fire(), dice=misses(9))
    assert not offers(barred.state, "gb", Retreat)
    assert refused(barred.state, "gb", Retreat("CR", "road")).rule == "15.2"
    assert refused(barred.state, "gb", Retreat("AB", "road")).rule == "15.2"


def test_a18_nobody_goes_where_a_battle_is_still_to_be_fought():
    text = "gb infantry 4 4 4 from CR; fr infantry 3 3 3"
    both = "AB fr militia 2, gb infantry 4"
    stood = second_turn(columns("SF", text, elsewhere=both, home="BE"))
    assert refused(stood.state, "fr", Retreat("AB", "road")).rule == "15.2"


def test_15_2_all_go_at_once_by_road_and_unpursued():
    left = second_turn(at_ste_foy("gb infantry 4 4 4 from CR; fr infantry 3 3 3, fr militia 2"))
    left = left.play("fr", Retreat("AB", "road"))
    assert not left.has(PursuitFired)
    assert strengths(left.state, "fr", "AB") == [3, 3, 3, 2]
    assert left.play("fr", OttawaLeave()).has(BattleEnded)


def test_a26_road_and_river_are_both_open_pointing_means_the_road():
    stood = second_turn(columns("AB", "gb infantry 4 4 4 from SF; fr infantry 3 3 3", home="BE"))
    assert [r for r in offers(stood.state, "fr", Retreat) if r.to == "SI"] == [
        Retreat("SI", "road"),
        Retreat("SI", "river"),
    ]
