"""Chapter 7: the order of battles, rounds, fire, retreats, regrouping, reserves."""

import pytest

from app.games.liberty.actions import Fire, Leave, PutNext, Stand
from app.games.liberty.battles import BlocksCaptured, RoundBegan, WithdrawalBegan
from app.games.liberty.fire import BlockFired, BlockHit
from app.games.liberty.game import GAME
from app.games.liberty.state import Ask
from app.kit.battle import BattleEnded, TakeHit
from tests.games.liberty.positions import (
    DONE,
    Played,
    at,
    may,
    play,
    position,
    refused,
    seen,
    to,
    ways,
)

HERE = at("springfield")
MISS = 6


def attack(text: str, *blocks: str, side: str = "gb", to_: str = "springfield") -> Played:
    """Attack with blocks; the other side moves nothing."""
    moved = position(text, side)
    for block in blocks:
        moved = moved.play(side, *to(block, to_))
    return moved.play(side, DONE).play("am" if side == "gb" else "gb", DONE)


TWO_LEADERS = "boston: gb howe; springfield: am washington"


def test_2_0_blocks_stand_with_their_backs_to_the_enemy() -> None:
    view = seen(position(TWO_LEADERS, "gb").state, "gb")
    assert "washington" not in view.blocks
    assert view.armies[f"am@{HERE}"] == 1


def test_7_1_player_1_fixes_the_whole_order_of_battles() -> None:
    text = "boston: gb howe, gb guards; springfield: am washington; newport: am gates"
    moved = position(text, "gb").play(
        "gb", *to("howe", "springfield"), *to("guards", "newport"), DONE
    )
    asked = moved.play("am", DONE)
    assert asked.asked() == ("gb", Ask.ORDER)
    assert refused(asked.state, "gb", DONE).rule == "7.1"
    one = asked.play("gb", PutNext(at("newport")))
    assert refused(one.state, "gb", PutNext(at("newport"))).rule == "7.1"
    begun = one.play("gb", PutNext(HERE), DONE)
    view = seen(begun.state, "am").battle
    assert view is not None
    assert view.at == at("newport")
    assert begun.state.turn.order == (HERE,)


def test_7_21_classes_act_in_turn_the_defender_first() -> None:
    text = "boston: gb howe, gb jaegers; springfield: am washington, am morgan"
    fought = attack(text, "howe", "jaegers")
    turns = []
    for _ in range(4):
        side, _ask = fought.asked()
        view = seen(fought.state, side).battle
        assert view is not None
        turns.append((view.letter, *view.ready))
        block = view.ready[0]
        fought = fought.play(side, Fire(block), dice=[MISS] * fought.cv(block))
    assert turns == [("B", "morgan"), ("B", "jaegers"), ("C", "washington"), ("C", "howe")]
    assert fought.one(RoundBegan).number == 2


def test_7_31_a_block_throws_a_die_for_each_strength_and_hits_up_to_its_number() -> None:
    fought = attack("boston: gb howe; springfield: am washington 3", "howe")
    fired = fought.play("am", Fire("washington"), dice=[1, 3, 4])
    assert fired.one(BlockFired).hits == 2
    assert fired.cv("howe") == 2


def test_2_12_guards_hit_with_four() -> None:
    fought = attack("boston: gb guards 2; springfield: am washington", "guards")
    fought = fought.play("am", Fire("washington"), dice=[MISS] * 4)
    assert fought.play("gb", Fire("guards"), dice=[4, 5]).one(BlockFired).hits == 1


@pytest.mark.parametrize(
    ("block", "place", "hits"), [("mohawk", "oswego", 1), ("morgan", "springfield", 3)]
)
def test_2_12_b1_hits_with_a_1_and_b3_with_1_to_3(block: str, place: str, hits: int) -> None:
    side, enemy = ("gb", "am washington") if block == "mohawk" else ("am", "gb howe")
    other, attacker = enemy.split()
    near = "fort-stanwix" if block == "mohawk" else "boston"
    fought = attack(f"{near}: {enemy}; {place}: {side} {block}", attacker, side=other, to_=place)
    fired = fought.play(side, Fire(block), dice=[1, 2, 3, 4][: fought.cv(block)])
    assert fired.one(BlockFired).hits == hits


def test_2_25_indians_hit_with_two_at_home() -> None:
    fought = attack("mohawk: gb mohawk; tioga: am gates", "gates", side="am", to_="mohawk")
    fired = fought.play("gb", Fire("mohawk"), dice=[1, 2, 3])
    assert fired.one(BlockFired).hits == 2


def test_2_11_a_block_without_strength_is_a_prisoner() -> None:
    fought = attack("boston: gb howe 1; springfield: am washington", "howe")
    fired = fought.play("am", Fire("washington"), dice=[1, 1, 1, 1])
    assert fired.where("howe") == "prison"
    assert fired.has(BattleEnded) or fired.asked() == ("am", Ask.REGROUP)


UNEQUAL = "boston: gb howe 3, gb guards 3, gb rall 2; springfield: am washington"


def test_7_32_hits_fall_on_the_strongest_and_their_owner_chooses_among_equals() -> None:
    fought = attack(UNEQUAL, "howe", "guards", "rall")
    fired = fought.play("am", Fire("washington"), dice=[1, 1, MISS, MISS])
    assert fired.asked() == ("gb", Ask.TAKE_HIT)
    assert refused(fired.state, "gb", TakeHit("rall")).rule == "7.32"
    taken = fired.play("gb", TakeHit("guards"))
    # Then Howe is the strongest.
    assert [event.block for event in taken.all(BlockHit)] == ["guards", "howe"]


def test_7_4_attackers_leave_by_sides_they_came_by() -> None:
    fought = attack(TWO_LEADERS, "howe").play("am", Fire("washington"), dice=[MISS] * 4)
    assert may(fought.state, "gb", Leave("howe", (HERE, at("boston"))))
    assert refused(fought.state, "gb", Leave("howe", (HERE, at("kingston")))).rule == "7.4"


def test_7_4_defenders_leave_by_no_side_that_attackers_used() -> None:
    text = "boston: gb howe, gb rall; springfield: am washington"
    fought = attack(text, "howe")
    open_ = {path[-1] for path in ways(fought, "am")}
    assert at("boston") not in open_
    assert at("new-haven") in open_


def test_7_4_nor_by_a_side_that_attacking_warships_crossed() -> None:
    text = "new-york: gb channel-squadron; newport: am washington, am de-grasse"
    moved = position(text, "gb", french_war=True).play(
        "gb", *to("channel-squadron", "new-haven", "newport"), DONE
    )
    fought = moved.play("am", DONE)
    assert may(fought.state, "am", Leave("de-grasse", (at("newport"), at("new-haven"))))
    fought = fought.play("am", Fire("de-grasse"), dice=[MISS] * 4)
    fought = fought.play("gb", Fire("channel-squadron"), dice=[MISS] * 4)
    assert fought.asked() == ("am", Ask.FIGHT)
    open_ = {path[-1] for path in ways(fought, "am")}
    assert at("new-haven") not in open_
    assert {at("springfield"), at("boston")} <= open_


def test_7_4_attackers_leave_by_a_side_that_their_warships_crossed() -> None:
    text = (
        "boston: gb leeward-islands-squadron, gb rall; newport: gb guards; "
        "atlantic: gb channel-squadron, gb howe; portsmouth: am washington"
    )
    landing = position(text, "gb")
    for block in ("channel-squadron", "howe"):
        landing = landing.play("gb", *to(block, "portsmouth"))
    way = Leave("howe", (at("portsmouth"), at("boston")))
    joined = landing.play("gb", *to("leeward-islands-squadron", "portsmouth"))
    for moved, is_open in ((landing, False), (joined, True)):
        fought = moved.play("gb", DONE).play("am", DONE)
        while fought.asked()[0] == "gb":
            view = seen(fought.state, "gb").battle
            assert view is not None
            block = view.ready[0]
            fought = fought.play("gb", Fire(block), dice=[MISS] * fought.cv(block))
        fought = fought.play("am", Fire("washington"), dice=[MISS] * 4)
        assert may(fought.state, "gb", way) == is_open


def test_7_4_a_side_that_both_used_is_closed_to_who_came_first_whoever_sailed() -> None:
    text = "new-haven: gb howe; newport: am washington; new-york: am de-grasse"
    moved = position(text, "gb", french_war=True).play("gb", *to("howe", "newport"), DONE)
    way = Leave("howe", (at("newport"), at("new-haven")))
    fought = moved.play("am", DONE).play("am", Fire("washington"), dice=[MISS] * 4)
    assert may(fought.state, "gb", way)
    joined = moved.play("am", *to("de-grasse", "new-haven", "newport"), DONE)
    fought = joined.play("am", Fire("washington"), dice=[MISS] * 4)
    assert not may(fought.state, "gb", way)


def test_a26_a_dragoon_retreats_by_its_full_move() -> None:
    text = "boston: gb howe; springfield: am continental-dragoons"
    fought = attack(text, "howe")
    open_ = ways(fought, "am")
    assert {len(path) for path in open_} == {2, 3}


def test_a26_of_equally_short_ways_the_owner_chooses_and_reads_which_is_which() -> None:
    fought = attack("boston: gb howe; springfield: am continental-dragoons", "howe")
    to_new_york = {(HERE, at(by), at("new-york")) for by in ("new-haven", "kingston")}
    assert to_new_york <= {*ways(fought, "am")}
    offered = GAME.choices(fought.state, "am")
    assert offered is not None
    labels = [c.label for c in offered.actions if c.target == f"hex:{at('new-york')}"]
    by = {label.params["by"] for label in labels if label}
    assert by == {"@liberty-at-g7", "@liberty-at-f7"}
    for way in to_new_york:
        gone = fought.play("am", Leave("continental-dragoons", way))
        assert gone.where("continental-dragoons") == at("new-york")


def test_a27_indians_retreat_within_the_wilderness() -> None:
    fought = attack("mohawk: gb mohawk; tioga: am gates", "gates", side="am", to_="mohawk")
    open_ = {path[-1] for path in ways(fought, "gb")}
    assert open_
    assert open_ <= seen(fought.state, "gb").board.wilderness


def three_rounds(fought: Played) -> Played:
    """Miss with everybody until somebody must leave."""
    while fought.asked()[1] == Ask.FIGHT:
        side, _ = fought.asked()
        view = seen(fought.state, side).battle
        assert view is not None
        block = view.ready[0]
        fought = fought.play(side, Fire(block), dice=[MISS] * fought.cv(block))
    return fought


def test_7_2_after_three_rounds_the_attacker_leaves() -> None:
    over = three_rounds(attack(TWO_LEADERS, "howe"))
    assert over.one(WithdrawalBegan).side == "gb"
    assert over.asked() == ("gb", Ask.WITHDRAW)
    assert refused(over.state, "gb", DONE).rule == "7.2"
    gone = over.play("gb", Leave("howe", (HERE, at("boston"))), DONE)
    assert gone.where("howe") == at("boston")


def test_a25_who_cannot_leave_after_three_rounds_is_captured() -> None:
    text = "boston: gb howe; springfield: am washington; newport: am gates"
    moved = position(text, "gb").play("gb", *to("howe", "springfield"), DONE)
    fought = three_rounds(moved.play("am", *to("gates", "boston"), DONE))
    assert fought.one(BlocksCaptured).blocks == ("howe",)


def joined() -> Played:
    """Player 2's Gates comes to a battle that player 1 opened."""
    text = "boston: gb howe; springfield: am washington 1; new-haven: am gates"
    moved = position(text, "gb").play("gb", *to("howe", "springfield"), DONE)
    return moved.play("am", *to("gates", "springfield"), DONE)


def test_7_21_reserves_are_hidden_and_idle_in_round_1() -> None:
    view = seen(joined().state, "gb").battle
    assert view is not None
    assert view.reserves == {"am": 1}
    assert [block.group for block in view.lines["am"]] == ["washington"]


def test_a24_reserves_are_not_hit_in_round_1() -> None:
    fought = joined().play("am", Fire("washington"), dice=[MISS])
    fired = fought.play("gb", Fire("howe"), dice=[1, 1, 1, 1])
    assert fired.where("washington") == "prison"
    assert fired.cv("gates") == 3


def test_a23_reserves_leave_when_their_side_has_lost_the_fight() -> None:
    fought = joined().play("am", Fire("washington"), dice=[MISS])
    lost = fought.play("gb", Fire("howe"), dice=[1, 1, 1, 1])
    assert lost.asked() == ("am", Ask.WITHDRAW)
    gone = lost.play("am", Leave("gates", (HERE, at("new-haven"))), DONE)
    assert gone.where("gates") == at("new-haven")


def test_a22_player_2_attacks_where_it_enters_a_hex_that_player_1_has_just_moved_into() -> None:
    text = "boston: gb howe; new-haven: am gates"
    moved = position(text, "gb").play("gb", *to("howe", "springfield"), DONE)
    ended = moved.play("am", *to("gates", "springfield"), DONE)
    view = seen(ended.state, "gb").battle
    assert view is not None
    assert (view.attacker, view.reserves) == ("am", {})


UP_THE_RICHELIEU = (
    "lake-champlain: gb howe, gb guards, gb rall, gb 5th-foot; fort-ticonderoga: am washington"
)


def test_7_4_three_retreat_over_forest_with_a_river_in_each_round() -> None:
    fought = attack(UP_THE_RICHELIEU, "washington", side="am", to_="lake-champlain")
    way = (at("lake-champlain"), at("montreal"))
    for block in ("howe", "guards", "rall"):
        assert may(fought.state, "gb", Leave("5th-foot", way))
        fought = fought.play("gb", Leave(block, way))
    assert not may(fought.state, "gb", Leave("5th-foot", way))
    fought = fought.play("gb", Fire("5th-foot"), dice=[MISS] * fought.cv("5th-foot"))
    fought = fought.play("am", Fire("washington"), dice=[MISS] * 4)
    assert fought.one(RoundBegan).number == 2
    assert may(fought.state, "gb", Leave("5th-foot", way))


def test_7_5_the_winner_moves_on_to_friendly_hexes() -> None:
    text = "boston: gb howe, gb rall; springfield: am washington 1"
    fought = attack(text, "howe").play("am", Fire("washington"), dice=[MISS])
    won = fought.play("gb", Fire("howe"), dice=[1, MISS, MISS, MISS])
    assert won.asked() == ("gb", Ask.REGROUP)
    assert may(won.state, "gb", Leave("howe", (HERE, at("boston"))))
    gone = won.play("gb", Leave("howe", (HERE, at("boston"))), DONE)
    assert gone.where("howe") == at("boston")


DRAGOONS = "boston: gb 17th-light-dragoons 3; new-york: gb howe; springfield: am gates 1"


def ends(played: Played, side: str = "gb") -> set[str]:
    """Return the places to which a side may leave."""
    return {path[-1] for path in ways(played, side)}


def test_7_5_regrouping_may_pass_an_empty_enemy_town_and_a_retreat_may_not() -> None:
    fought = attack(DRAGOONS, "17th-light-dragoons")
    won = fought.play("gb", Fire("17th-light-dragoons"), dice=[1, MISS, MISS])
    assert won.asked() == ("gb", Ask.REGROUP)
    assert ends(won) == {at("boston"), at("new-york")}
    text = "springfield: gb 17th-light-dragoons; new-york: gb howe; boston: am gates"
    assert not {at("kingston"), at("new-york")} & ends(attack(text, "gates", side="am"))


def test_7_5_regrouping_passes_no_hex_with_enemies() -> None:
    text = DRAGOONS + "; kingston: am washington; new-haven: am morgan"
    won = attack(text, "17th-light-dragoons")
    won = won.play("gb", Fire("17th-light-dragoons"), dice=[1, MISS, MISS])
    assert ends(won) == {at("boston")}


def test_7_5_who_came_by_river_passes_an_empty_enemy_town_as_well() -> None:
    moved = position("new-york: gb howe; albany: am gates 1", "gb").play(
        "gb", *to("howe", "kingston", "albany"), DONE
    )
    fought = moved.play("am", DONE).play("am", Fire("gates"), dice=[MISS])
    assert at("new-york") not in ends(fought)
    won = fought.play("gb", Fire("howe"), dice=[1, MISS, MISS, MISS])
    assert (at("albany"), at("kingston"), at("new-york")) in ways(won, "gb")


def test_7_5_so_do_ships() -> None:
    text = "new-york: gb rall; atlantic: gb howe, gb channel-squadron; newport: am gates 1"
    moved = position(text, "gb").play("gb", *to("channel-squadron", "newport"))
    moved = moved.play("gb", *to("howe", "newport"), DONE).play("am", DONE)
    way = (at("newport"), at("new-haven"), at("new-york"))
    assert way not in ways(moved, "gb")
    fought = moved.play("gb", Stand("channel-squadron")).play("am", Fire("gates"), dice=[MISS])
    won = fought.play("gb", Fire("howe"), dice=[1, MISS, MISS, MISS])
    assert way in ways(won, "gb")


def test_a28_regrouping_ends_in_friendly_hexes_only() -> None:
    text = "boston: gb howe, gb rall; springfield: am washington 1"
    fought = attack(text, "howe").play("am", Fire("washington"), dice=[MISS])
    won = fought.play("gb", Fire("howe"), dice=[1, MISS, MISS, MISS])
    assert refused(won.state, "gb", Leave("howe", (HERE, at("fort-number-four")))).rule == "7.4"


def test_a64_survivors_are_hidden_again_after_the_battle() -> None:
    text = "boston: gb howe, gb rall; springfield: am washington 1"
    fought = attack(text, "howe").play("am", Fire("washington"), dice=[MISS])
    won = fought.play("gb", Fire("howe"), dice=[1, MISS, MISS, MISS])
    view = seen(won.state, "am").battle
    assert view is not None
    assert [block.group for block in view.lines["gb"]] == [""]


def test_a55_a_block_with_a_target_fires_or_retreats() -> None:
    fought = attack(TWO_LEADERS, "howe")
    assert refused(fought.state, "am", Stand("washington")).rule == "7.21"
    assert play(fought.state, "am", Fire("washington"), dice=[MISS] * 4).asked()[0] == "gb"


def test_8_6_and_a35_ships_alone_leave_before_ground_blocks() -> None:
    text = "boston: gb channel-squadron; springfield: am washington"
    over = three_rounds(attack(text, "washington", side="am", to_="boston"))
    assert over.one(WithdrawalBegan).side == "gb"


def test_a35_ships_alone_leave_whoever_attacked() -> None:
    text = "boston: gb channel-squadron; springfield: am washington"
    over = three_rounds(attack(text, "washington", side="am", to_="boston"))
    gone = over.play("gb", Leave("channel-squadron", (at("boston"), "ATL")), DONE)
    assert gone.where("channel-squadron") == "ATL"
