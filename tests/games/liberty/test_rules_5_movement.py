"""Chapter 5: groups, sides of hexes, control, pinning, forced marches, rivers."""

from app.games.liberty.actions import Build, Deploy
from app.games.liberty.board import STANDARD
from app.games.liberty.marches import MarchesRolled
from app.games.liberty.state import Ask
from tests.games.liberty.positions import DONE, ONE, TWO, at, may, position, refused, seen, to


def test_1_1_ground_blocks_cross_no_side_that_is_all_water() -> None:
    set_up = position("falmouth: gb howe, gb channel-squadron", "gb")
    assert refused(set_up.state, "gb", to("howe", "casco-bay")[0]).rule == "1.1"
    assert may(set_up.state, "gb", to("channel-squadron", "casco-bay")[0])
    assert refused(set_up.state, "gb", to("channel-squadron", "norridgewock")[0]).rule == "1.1"


def test_5_1_blocks_of_a_group_go_where_they_like_each_once() -> None:
    set_up = position("boston: gb howe, gb 5th-foot", "gb", cards=(ONE, ONE))
    moved = set_up.play("gb", *to("howe", "concord"), *to("5th-foot", "springfield"))
    assert (moved.where("howe"), moved.where("5th-foot")) == (at("concord"), at("springfield"))
    assert refused(moved.state, "gb", to("howe", "quebec")[0]).rule == "5.1"


def test_5_1_who_enters_a_hex_with_enemies_stops_there() -> None:
    text = "boston: gb 17th-light-dragoons; springfield: am washington"
    moved = position(text, "gb").play("gb", *to("17th-light-dragoons", "springfield"))
    assert refused(moved.state, "gb", to("17th-light-dragoons", "new-haven")[0]).rule == "5.1"
    ended = moved.play("gb", DONE)
    assert ended.state.turn.attackers == {at("springfield"): "gb"}


def test_a6_who_stays_is_moved_by_the_same_action_or_another() -> None:
    text = "boston: gb howe, gb 5th-foot, gb 26th-foot"
    moved = position(text, "gb", cards=(ONE, ONE)).play("gb", *to("howe", "concord"))
    assert may(moved.state, "gb", to("26th-foot", "newport")[0])


def test_5_2_four_blocks_cross_a_clear_side_in_a_turn() -> None:
    army = ("howe", "5th-foot", "26th-foot", "guards", "rall")
    text = "boston: " + ", ".join(f"gb {block}" for block in army)
    moved = position(text, "gb")
    for block in army[:4]:
        moved = moved.play("gb", *to(block, "springfield"))
    assert refused(moved.state, "gb", to("rall", "springfield")[0]).rule == "5.2"
    assert may(moved.state, "gb", to("rall", "newport")[0])


def test_5_2_four_from_springfield_and_four_from_newport_come_to_boston() -> None:
    british = [block.id for block in STANDARD.sheet.blocks if block.nation == "british"]
    foot = [block for block in british if STANDARD.roster[block].move == 1][:9]
    text = f"springfield: {', '.join(f'gb {b}' for b in foot[:5])}; newport: " + ", ".join(
        f"gb {b}" for b in foot[5:]
    )
    moved = position(text, "gb", cards=(TWO, TWO))
    for block in (*foot[:4], *foot[5:]):
        moved = moved.play("gb", *to(block, "boston"))
    assert len(seen(moved.state, "gb").moves) == 8
    assert refused(moved.state, "gb", to(foot[4], "boston")[0]).rule == "5.2"


def test_5_2_each_player_has_the_limit_of_a_side_for_themself() -> None:
    british = ("howe", "guards", "rall", "5th-foot")
    americans = ("washington", "gates", "morgan", "maryland-line")
    text = (
        f"springfield: {', '.join(f'gb {b}' for b in british)}; "
        f"new-haven: {', '.join(f'am {b}' for b in americans)}; boston: gb jaegers"
    )
    moved = position(text, "gb")
    for block in british:
        moved = moved.play("gb", *to(block, "boston"))
    moved = moved.play("gb", DONE)
    for block in americans:
        moved = moved.play("am", *to(block, "springfield", "boston"))
    assert {moved.where(block) for block in americans} == {at("boston")}


def test_5_6_no_river_joins_ticonderoga_and_albany() -> None:
    text = "lake-champlain: gb howe; fort-ticonderoga: gb rall"
    moved = position(text, "gb").play(
        "gb", *to("howe", "fort-ticonderoga", "albany"), *to("rall", "albany")
    )
    moves = seen(moved.state, "gb").moves
    assert {block: (move.way, move.marches) for block, move in moves.items()} == {
        "howe": ("land", True),
        "rall": ("land", False),
    }


def test_5_6_a_lake_shore_leads_no_further_than_niagara() -> None:
    set_up = position("irondequoit: gb howe", "gb")
    moved = set_up.play("gb", *to("howe", "fort-niagara"))
    assert seen(moved.state, "gb").moves["howe"].way == "river"
    beyond = STANDARD.near[at("fort-niagara")]
    ways = {to_: STANDARD.river(at("fort-niagara"), to_) for to_ in beyond}
    here = STANDARD.river(at("irondequoit"), at("fort-niagara"))
    assert [to_ for to_, river in ways.items() if river == here] == [at("irondequoit")]


def test_5_2_two_cross_forest_and_three_with_a_river() -> None:
    side = STANDARD.side(at("montreal"), at("lake-champlain"))
    assert side is not None
    assert (side.terrain, side.river, side.limit) == ("forest", "richelieu", 3)
    plain = STANDARD.side(at("boston"), at("concord"))
    assert plain is not None
    assert plain.limit == 4
    forest = STANDARD.side(at("albany"), at("fort-ticonderoga"))
    assert forest is not None
    assert (forest.limit, forest.stops) == (2, True)


def test_a49_both_directions_share_a_sides_limit() -> None:
    text = "albany: gb howe, gb 5th-foot; fort-ticonderoga: gb rall"
    moved = position(text, "gb").play(
        "gb", *to("howe", "fort-ticonderoga"), *to("5th-foot", "fort-ticonderoga")
    )
    assert refused(moved.state, "gb", to("rall", "albany")[0]).rule == "5.2"


def test_a7_forest_ends_the_move_after_it_is_crossed() -> None:
    moved = position("fort-ticonderoga: gb 17th-light-dragoons", "gb").play(
        "gb", *to("17th-light-dragoons", "albany")
    )
    assert refused(moved.state, "gb", to("17th-light-dragoons", "kingston")[0]).rule == "5.2"


def test_5_3_an_empty_hex_without_a_town_is_nobodys() -> None:
    view = seen(position("boston: gb howe; concord: am gates", "gb").state, "gb")
    assert view.held[at("boston")] == "gb"
    assert view.held[at("concord")] == "am"
    assert view.held[at("springfield")] == "am"
    assert view.held[at("shawnee")] == "gb"
    assert at("beauce") not in view.held


def test_a11_control_stays_until_the_turn_ends() -> None:
    moved = position("boston: gb howe, gb 5th-foot", "gb").play("gb", *to("howe", "springfield"))
    assert seen(moved.state, "gb").held[at("springfield")] == "am"
    ended = moved.play("gb", DONE).play("am", DONE)
    assert ended.state.turn.held[at("springfield")] == "gb"


def test_a11_the_score_follows_those_who_hold_until_the_turn_ends() -> None:
    text = "boston: gb howe; newport: gb rall; springfield: am gates"
    left = position(text, "gb").play("gb", *to("rall", "atlantic"))
    view = seen(left.state, "gb")
    assert (view.points, view.points_ahead) == (16, 14)
    assert view.held[at("newport")] == "gb"
    ended = left.play("gb", DONE).play("am", DONE)
    assert ended.state.turn.held[at("newport")] == "am"


def test_a11_a_town_that_is_fought_over_is_whose_it_was() -> None:
    text = "boston: gb howe, gb 5th-foot; springfield: am gates; concord: am washington"
    attacking = position(text, "am").play("am", *to("gates", "boston"))
    view = seen(attacking.state, "gb")
    assert (view.points, view.points_ahead) == (14, 14)


def test_a10_a_town_with_enemy_blocks_is_the_enemys() -> None:
    view = seen(position("boston: gb howe", "gb").state, "am")
    assert view.held[at("boston")] == "gb"


def attacked(defenders: str) -> str:
    """Two British attack at Springfield from Boston."""
    return f"boston: gb howe, gb 5th-foot; springfield: {defenders}"


def test_5_4_attackers_pin_as_many_defenders_as_they_are() -> None:
    text = attacked("am washington, am gates, am morgan")
    moved = position(text, "gb").play(
        "gb", *to("howe", "springfield"), *to("5th-foot", "springfield"), DONE
    )
    left = moved.play("am", *to("morgan", "new-haven"))
    assert refused(left.state, "am", to("gates", "new-haven")[0]).rule == "5.4"


def test_5_4_nobody_leaves_by_a_side_that_the_attackers_used() -> None:
    text = attacked("am washington, am gates, am morgan")
    moved = position(text, "gb").play("gb", *to("howe", "springfield"), DONE)
    assert refused(moved.state, "am", to("morgan", "boston")[0]).rule == "5.4"
    assert may(moved.state, "am", to("morgan", "newport")[0])


BY_THE_COAST = (
    "new-york: gb channel-squadron; new-haven: am washington, am gates, am de-grasse; "
    "albany: am morgan"
)


def test_5_4_nor_by_a_side_that_attacking_warships_crossed_ships_as_little() -> None:
    moved = position(BY_THE_COAST, "gb", french_war=True).play(
        "gb", *to("channel-squadron", "new-haven"), DONE
    )
    why = refused(moved.state, "am", to("gates", "new-york")[0])
    assert (why.rule, why.message.key) == ("5.4", "liberty-side-of-attackers")
    assert not may(moved.state, "am", to("gates", "new-york")[0])
    assert may(moved.state, "am", to("gates", "springfield")[0])
    assert refused(moved.state, "am", to("de-grasse", "new-york")[0]).rule == "5.4"
    assert not may(moved.state, "am", to("de-grasse", "new-york")[0])
    assert may(moved.state, "am", to("de-grasse", "newport")[0])


def test_5_4_a_side_of_attackers_on_land_is_closed_to_ships_as_well() -> None:
    text = BY_THE_COAST.replace("gb channel-squadron", "gb howe")
    moved = position(text, "gb", french_war=True).play("gb", *to("howe", "new-haven"), DONE)
    assert refused(moved.state, "am", to("de-grasse", "new-york")[0]).rule == "5.4"
    assert may(moved.state, "am", to("de-grasse", "atlantic")[0])


def test_a12_only_as_many_leave_as_are_more_than_the_attackers_whatever_arrives() -> None:
    text = attacked("am washington") + "; new-haven: am gates"
    moved = position(text, "gb").play("gb", *to("howe", "springfield"), DONE)
    joined = moved.play("am", *to("gates", "springfield"))
    assert refused(joined.state, "am", to("washington", "new-haven")[0]).rule == "5.4"


def test_5_5_a_march_goes_one_hex_further_and_may_cost_a_step() -> None:
    text = "springfield: am washington, am gates 1"
    path = ("new-haven", "new-york")
    moved = position(text, "am").play("am", *to("washington", *path), *to("gates", *path))
    why = refused(moved.state, "am", to("gates", "new-brunswick")[0])
    assert (why.rule, why.message.key) == ("5.5", "liberty-too-far")
    rolled = moved.play("am", DONE, dice=[4, 3])
    event = rolled.one(MarchesRolled)
    assert event.blocks == ("gates", "washington")
    assert event.tired == ("washington",)
    assert (rolled.cv("washington"), rolled.where("gates")) == (3, at("new-york"))


def test_a13_who_is_lost_on_the_march_attacks_nobody() -> None:
    text = "springfield: am gates 1; new-york: gb howe"
    moved = position(text, "am").play("am", *to("gates", "new-haven", "new-york"))
    lost = moved.play("am", DONE, dice=[1])
    assert lost.where("gates") == "prison"
    assert lost.state.turn.attackers == {}


LONG_MARCH = (
    "springfield: gb rall 1, gb royal-fusiliers 1; montreal: gb howe; pool: gb guards, gb jaegers"
)


def test_3_1_a_group_that_is_lost_on_the_march_has_taken_its_action() -> None:
    marched = position(LONG_MARCH, "gb", cards=(ONE, ONE)).play(
        "gb", *to("rall", "kingston", "new-york")
    )
    lost = marched.play("gb", DONE, dice=[1])
    assert lost.where("rall") == "prison"
    assert lost.asked() == ("am", Ask.MOVE)


def test_3_1_the_actions_of_other_groups_are_counted_once_beside_it() -> None:
    path = ("kingston", "new-york")
    moved = position(LONG_MARCH, "gb").play(
        "gb", *to("rall", *path), *to("royal-fusiliers", *path), *to("howe", "trois-rivieres")
    )
    half = moved.play("gb", DONE, dice=[1, 6])
    assert half.asked() == ("gb", Ask.BUILD)
    for lost in (half, moved.play("gb", DONE, dice=[1, 1])):
        built = lost.play("gb", Build(), dice=[0]).play("gb", Deploy("ATL"))
        assert built.asked() == ("am", Ask.MOVE)


def test_a51_a_march_stays_on_the_map() -> None:
    text = "boston: gb channel-squadron"
    moved = position(text, "gb").play("gb", *to("channel-squadron", "portsmouth", "falmouth"))
    by_box = refused(moved.state, "gb", to("channel-squadron", "atlantic")[0])
    assert (by_box.rule, by_box.message.key) == ("5.1", "liberty-moved-already")


def test_a51_a_warship_marches_into_a_port_alone() -> None:
    moved = position("boston: gb channel-squadron", "gb").play(
        "gb", *to("channel-squadron", "portsmouth", "falmouth")
    )
    at_sea = refused(moved.state, "gb", to("channel-squadron", "casco-bay")[0])
    assert (at_sea.rule, at_sea.message.key) == ("8.1", "liberty-no-port-in-reach")
    along = position("new-york: gb channel-squadron", "gb").play(
        "gb", *to("channel-squadron", "montauk", "rhode-island-sound", "newport")
    )
    assert seen(along.state, "gb").moves["channel-squadron"].marches


def test_5_6_two_hexes_along_one_river_whatever_forest_there_is() -> None:
    set_up = position("montreal: gb howe", "gb")
    moved = set_up.play("gb", *to("howe", "lake-champlain", "fort-ticonderoga"), DONE)
    assert moved.where("howe") == at("fort-ticonderoga")
    assert not moved.has(MarchesRolled)


def test_a15_both_steps_are_on_the_same_river() -> None:
    set_up = position("trois-rivieres: gb howe", "gb")
    moved = set_up.play("gb", *to("howe", "montreal", "lake-champlain"))
    assert seen(moved.state, "gb").moves["howe"].marches


def test_a16_dragoons_go_two_hexes_by_river_like_all() -> None:
    set_up = position("montreal: gb 17th-light-dragoons", "gb")
    moved = set_up.play("gb", *to("17th-light-dragoons", "lake-champlain", "fort-ticonderoga"))
    own = seen(moved.state, "gb").moves["17th-light-dragoons"]
    assert (own.way, own.marches) == ("river", False)


def test_a52_one_hex_along_a_river_is_a_river_move_too() -> None:
    moved = position("montreal: gb howe", "gb").play("gb", *to("howe", "lake-champlain"))
    assert seen(moved.state, "gb").moves["howe"].way == "river"


def test_10_0_indians_stay_in_the_wilderness_and_no_forest_stops_them() -> None:
    set_up = position("wyoming: gb mohawk; reading: am gates", "gb")
    assert at("kingston") not in STANDARD.wilderness
    out = position("catskills: gb mohawk", "gb")
    assert refused(out.state, "gb", to("mohawk", "kingston")[0]).rule == "10.0"
    moved = set_up.play("gb", *to("mohawk", "tioga", "west-branch"))
    assert seen(moved.state, "gb").moves["mohawk"].marches


def test_3_1_a_card_of_two_actions_moves_two_groups() -> None:
    text = "boston: gb howe; quebec: gb guards; montreal: gb rall"
    moved = position(text, "gb", cards=(TWO, TWO)).play(
        "gb", *to("howe", "concord"), *to("guards", "trois-rivieres")
    )
    assert refused(moved.state, "gb", to("rall", "trois-rivieres")[0]).rule == "3.1"
