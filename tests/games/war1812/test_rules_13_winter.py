"""Rules 13, 14 and 18: winter, reinforcements, victory."""

from random import Random
from typing import Any

import pytest

from app.engine.values import PUBLIC
from app.games.war1812.actions import Done, Enter, Harbour, March, Mark, Share, Stand
from app.games.war1812.board import STANDARD
from app.games.war1812.control import FleetLost
from app.games.war1812.land_battle import BattleBegan
from app.games.war1812.reinforcements import LateArrivals, ReinforcementsDrawn
from app.games.war1812.state import Phase, Situation, holder
from app.games.war1812.turns import CampaignTurnBegan
from app.games.war1812.victory import YearEnded, score
from app.games.war1812.winter import AttritionSuffered
from app.kit.blocks import army
from app.kit.victory import MatchDecided
from proofs.worlds import paired
from tests.games.dice import Scripted
from tests.games.war1812.positions import (
    GAME,
    Played,
    asked,
    block,
    may,
    offers,
    outcome_of,
    play,
    position,
    refused,
    ships,
    strengths,
)

DRAWN = [0, 0, 0, 0, 0, 0]
"""The blind draws of 1813: two for Albany, one for Pittsburgh, three for Quebec."""
ORDER = [6, 6, 1, 1]


def autumn(text: str, *, year: int = 1812, **settings: Any) -> Situation:
    """The last player turn of a year, which is American."""
    return position(text, mover="us", first="gb", campaign_turn=10, year=year, **settings)


def winter(text: str, dice: list[int] | None = None, **settings: Any) -> Played:
    return play(autumn(text, **settings), "us", Done(), dice=dice or [])


def test_13_1_winter_comes_if_nobody_has_won():
    after = winter("", [*DRAWN, *ORDER])
    kinds = [type(event) for event in after.events]
    assert kinds.index(YearEnded) < kinds.index(ReinforcementsDrawn)
    assert after.one(CampaignTurnBegan).year == 1813


def test_13_1_nothing_moves_in_winter():
    after = winter("utica: us infantry 4 3")
    own = block(after.state, "us", "utica")
    assert refused(after.state, "us", March(own, "albany")).rule == "13.2"


@pytest.mark.parametrize(("town", "blocks"), [("sackets-harbor", "2 2"), ("utica", "2")])
def test_13_2_example_as_many_as_the_towns_number_winter_safely(town, blocks):
    after = winter(f"{town}: us infantry {blocks}", [*DRAWN, *ORDER])
    assert not after.all(AttritionSuffered)


@pytest.mark.parametrize(("town", "blocks"), [("sackets-harbor", "2 2 2"), ("utica", "2 2")])
def test_13_2_example_one_more_does_not(town, blocks):
    assert asked(winter(f"{town}: us infantry {blocks}").state) == [("us", "quarters")]


def test_13_2_at_home_each_block_too_many_loses_1_cv():
    after = winter("utica: us infantry 4 3")
    marked = block(after.state, "us", "utica", cv=4)
    after = after.play("us", Mark(marked), Done(), dice=[*DRAWN, *ORDER])
    assert strengths(after.state, "us", "utica") == [3, 3]


def test_13_2_in_an_enemy_town_it_is_eliminated():
    after = winter("utica: gb infantry 4 3")
    assert asked(after.state) == [("gb", "quarters")]
    marked = block(after.state, "gb", "utica", cv=4)
    after = after.play("gb", Mark(marked), Done(), dice=[*DRAWN, *ORDER])
    assert strengths(after.state, "gb", "utica") == [3]
    assert marked in after.all(ReinforcementsDrawn)[-1].candidates


def test_13_2_the_owner_names_them():
    after = winter("utica: us infantry 4 3; albany: us infantry 4").state
    assert {m.block for m in offers(after, "us", Mark)} == set(army(after, "utica", "us"))
    safe = Mark(block(after, "us", "albany"))
    assert refused(after, "us", safe).message.key == "war1812-not-crowded"
    assert refused(after, "us", Done()).message.key == "war1812-still-crowded"


def test_13_2_only_own_blocks_on_the_map_are_named():
    after = winter("utica: us infantry 4 3").state
    away = next(
        b for b, own in after.blocks.items() if own.side == "us" and own.at not in STANDARD.towns
    )
    for name in ("no-block", away):
        assert refused(after, "us", Mark(name)).message.key == "war1812-not-on-the-map"


def test_13_2_who_points_at_a_town_that_is_not_crowded_is_told_so():
    after = winter("utica: us infantry 4 3; albany: us infantry 4").state
    refusal = GAME.explain(GAME.view(after, "us"), "", "town:albany")
    assert refusal is not None
    assert (refusal.rule, refusal.message.key) == ("13.2", "war1812-not-crowded")


def test_a33_the_indian_counts_against_supply_and_is_lost_for_good():
    after = winter("detroit: gb infantry 4 3 2, gb indian")
    assert asked(after.state) == [("gb", "quarters")]
    indian = block(after.state, "gb", "detroit", "indian")
    after = after.play("gb", Mark(indian), Done(), dice=[*DRAWN, *ORDER])
    assert after.state.blocks[indian].at == "gone"


def test_a34_no_block_suffers_twice():
    after = winter("utica: us infantry 4 3 2")
    own = block(after.state, "us", "utica")
    marked = after.play("us", Mark(own)).state
    assert refused(marked, "us", Mark(own)).message.key == "war1812-already-marked"


def test_a59_both_sides_losses_are_chosen_in_secret_and_applied_together():
    after = winter("utica: us infantry 4 3; london: gb infantry 4 3")
    assert asked(after.state) == [("us", "quarters"), ("gb", "quarters")]
    one = after.play("us", Mark(block(after.state, "us", "utica", cv=4)), Done())
    assert not one.all(AttritionSuffered)
    assert strengths(one.state, "us", "utica") == [4, 3]
    assert GAME.view(one.state, "gb").blocks == GAME.view(after.state, "gb").blocks
    both = one.play("gb", Mark(block(one.state, "gb", "london")), Done(), dice=[*DRAWN, *ORDER])
    suffered = both.one(AttritionSuffered)
    assert len(suffered.weakened) == 2


def test_a59_an_imagined_world_loses_the_blocks_that_stand_for_those_lost():
    after = winter("utica: us infantry 4 3; albany: gb infantry 4 3 2 2 2")
    marked = block(after.state, "gb", "albany", cv=3)
    sealed = after.play("gb", Mark(marked), Done()).state
    assert asked(sealed) == [("us", "quarters")]
    for seed in range(20):
        imagined, slots = GAME.imagine(GAME.view(sealed, PUBLIC), Random(seed))
        assert imagined.winter_losses["gb"] == (paired(GAME.slots(sealed, PUBLIC), slots)[marked],)


def test_a59_then_fleets_to_port_by_the_control_that_results():
    # The last British infantry at Sandusky starves beside the Indian, and the town lapses.
    after = winter("sandusky: gb infantry 3, gb indian; lake-erie: gb 1 damaged 1")
    marked = block(after.state, "gb", "sandusky", "infantry")
    after = after.play("gb", Mark(marked), Done())
    assert holder(after.state, "sandusky") == "us"
    assert asked(after.state) == [("gb", "ports")]
    refusal = refused(after.state, "gb", Harbour("lake-erie", "sandusky", True))
    assert refusal.rule == "6.2"


def test_a59_ships_keep_their_state():
    text = "lacolle: us infantry 2; plattsburg: gb infantry 2; burlington: gb infantry 2"
    after = winter(f"{text}; lake-champlain: us 1 damaged 2", [*DRAWN, *ORDER])
    assert ships(after.state, "lacolle", "us") == (1, 2)


def test_13_3_all_ships_go_to_friendly_towns_of_their_lake():
    after = winter("lake-erie: us 1 damaged 1")
    assert asked(after.state) == [("us", "ports")]
    one = after.play("us", Harbour("lake-erie", "erie", True)).state
    assert refused(one, "us", Done()).message.key == "war1812-ships-still-out"
    acts = (Harbour("lake-erie", "erie", True), Harbour("lake-erie", "buffalo", False))
    home = after.play("us", *acts, Done(), dice=[*DRAWN, *ORDER]).state
    assert ships(home, "erie", "us") == (1, 0)
    assert ships(home, "buffalo", "us") == (0, 1)


def test_13_3_not_to_an_enemy_town_or_another_lake():
    after = winter("lake-erie: us 1").state
    assert refused(after, "us", Harbour("lake-erie", "port-dover", True)).rule == "6.2"
    assert refused(after, "us", Harbour("lake-erie", "oswego", True)).rule == "13.3"
    assert refused(after, "us", Harbour("lake-ontario", "oswego", True)).rule == "13.3"


def test_13_3_without_a_friendly_town_they_are_lost():
    text = "lacolle: us infantry 2; lake-champlain: gb 1 damaged 1"
    after = winter(text, [*DRAWN, *ORDER])
    assert after.one(FleetLost).rule == "13.3"
    assert ships(after.state, "lake-champlain", "gb") == (0, 0)


def test_a35_each_side_chooses_its_harbours_both_at_once():
    after = winter("lake-erie: us 1; lake-ontario: gb 1")
    assert asked(after.state) == [("us", "ports"), ("gb", "ports")]
    british = after.play("gb", Harbour("lake-ontario", "york", True), Done())
    assert asked(british.state) == [("us", "ports")]


def test_14_1_the_maps_number_for_each_city_and_the_coming_year():
    drawn = winter("", [*DRAWN, *ORDER]).all(ReinforcementsDrawn)
    assert {d.city: len(d.blocks) for d in drawn} == {"albany": 2, "pittsburgh": 1, "quebec": 3}


def test_14_1_example_britain_has_three_at_quebec_in_1813():
    after = winter("", [*DRAWN, *ORDER]).state
    assert len(army(after, "quebec", "gb")) == 3


def test_14_1_in_1814_other_numbers():
    after = winter("", [0] * 3 + [0] * 5 + ORDER, year=1813).state
    assert len(army(after, "quebec", "gb")) == 5
    assert len(army(after, "albany", "us")) == 2


def test_14_1_drawn_blind_from_the_pool_at_greatest_cv():
    after = winter("york: gb infantry 1/4", [*DRAWN, *ORDER])
    drawn = after.all(ReinforcementsDrawn)[-1]
    assert block(after.state, "gb", "york") not in drawn.candidates
    assert [draw.bound for draw in drawn.draws] == [17, 16, 15]
    assert all(after.state.blocks[b].cv == after.state.blocks[b].max for b in drawn.blocks)


def crowd(side: str, left: int) -> str:
    """Put all of a side's blocks but the Indian and `left` infantry where they winter safely."""
    count = sum(b.side == side and b.kind == "infantry" for b in STANDARD.roster.values()) - left
    blocks = [f"{side} dragoon", *[f"{side} infantry"] * count]
    beds = [t.id for t in STANDARD.towns.values() if t.side == side for _ in range(t.value)]
    placed = list(zip(beds, blocks, strict=False))
    return "; ".join(f"{town}: {block}" for town, block in placed)


def test_a37_from_a_short_pool_what_is_there_is_drawn():
    text = f"{crowd('gb', 2)}; {crowd('us', 8)}"
    drawn = winter(text, [0, 0, 0, 0, 0, *ORDER]).all(ReinforcementsDrawn)[-1]
    assert (drawn.city, len(drawn.blocks), len(drawn.draws)) == ("quebec", 2, 2)


@pytest.mark.parametrize("year", [1812, 1813])
def test_a37_a_pool_is_short_of_what_both_cities_draw_next_year(year):
    after = winter(f"{crowd('us', 2)}; {crowd('gb', 8)}", year=year)
    assert asked(after.state) == [("us", "split")]


def test_a37_with_two_cities_the_owner_splits_a_short_pool_first():
    after = winter(f"{crowd('us', 2)}; {crowd('gb', 8)}")
    assert asked(after.state) == [("us", "split")]
    assert {s.count for s in offers(after.state, "us", Share)} == {1, 2}
    assert refused(after.state, "us", Share("albany", 0)).rule == "14.1"
    split = after.play("us", Share("albany", 1), dice=[0, 0, 0, 0, 0, *ORDER])
    assert [len(d.blocks) for d in split.all(ReinforcementsDrawn)] == [1, 1, 3]


def test_a37_three_blocks_are_enough_for_both():
    after = winter(f"{crowd('us', 3)}; {crowd('gb', 8)}", [*DRAWN, *ORDER])
    assert [len(d.blocks) for d in after.all(ReinforcementsDrawn)] == [2, 1, 3]


def test_a37_winter_losses_are_in_the_pool_before_the_draw():
    after = winter("utica: us infantry 1/3 4")
    weak = block(after.state, "us", "utica", cv=1)
    after = after.play("us", Mark(weak), Done(), dice=[*DRAWN, *ORDER])
    assert weak in after.all(ReinforcementsDrawn)[0].candidates


def test_14_2_if_the_enemy_holds_the_city_they_wait():
    after = winter("albany: gb infantry 4", [*DRAWN, *ORDER])
    assert len(army(after.state, "waiting:albany", "us")) == 2
    assert len(army(after.state, "pittsburgh", "us")) == 1
    assert score(after.state, "us").army == 1


def entering(text: str = "albany: gb infantry 3", side: str = "us") -> Situation:
    return position(f"waiting:albany: us infantry 4 3; {text}", mover=side)


def test_14_2_they_may_enter_in_a_later_army_phase():
    state = entering()
    acts = [Enter(b) for b in army(state, "waiting:albany", "us")]
    met = play(state, "us", *acts, Done())
    assert met.one(BattleBegan).town == "albany"
    assert asked(met.state) == [("gb", "stand")]


def test_14_2_from_that_battle_they_cannot_retreat():
    state = entering()
    acts = [Enter(b) for b in army(state, "waiting:albany", "us")]
    met = play(state, "us", *acts, Done())
    # The British volley; then the entering side fires without being asked.
    fought = met.play("gb", Stand(), dice=[1] * 3 + [1] * 7)
    assert asked(fought.state) == [("gb", "fire")]


def test_14_2_only_what_waits_enters():
    state = entering("utica: us infantry 3")
    assert refused(state, "us", Enter(block(state, "us", "utica"))).rule == "14.2"


def test_a36_entering_is_that_turns_army_move():
    state = entering("utica: us infantry 3")
    entered = play(state, "us", Enter(block(state, "us", "waiting:albany"))).state
    refusal = refused(entered, "us", March(block(state, "us", "utica"), "oswego"))
    assert refusal.message.key == "war1812-one-group"
    moved = play(state, "us", March(block(state, "us", "utica"), "oswego")).state
    assert refused(moved, "us", Enter(block(state, "us", "waiting:albany"))).rule == "14.2"


def test_a36_while_they_wait_they_are_neither_in_the_pool_nor_worth_points():
    state = entering()
    seen = GAME.view(state, "gb")
    assert (seen.pool["us"], seen.waiting) == (17, {"albany": 2})
    assert score(state, "us").army == 0


def test_a60_any_number_of_those_that_wait_for_one_city_may_enter():
    state = position("waiting:albany: us infantry 4 3; waiting:pittsburgh: us infantry 2")
    entered = play(state, "us", Enter(block(state, "us", "waiting:albany"))).state
    assert may(entered, "us", Enter(block(entered, "us", "waiting:albany")))
    assert refused(entered, "us", Enter(block(state, "us", "waiting:pittsburgh"))).rule == "14.2"
    assert len(army(play(entered, "us", Done()).state, "waiting:albany", "us")) == 1


def test_a60_they_go_no_further_than_the_city():
    state = entering("")
    own = block(state, "us", "waiting:albany")
    entered = play(state, "us", Enter(own)).state
    assert refused(entered, "us", March(own, "utica")).message.key == "war1812-has-moved"


def test_a60_the_rest_enter_free_in_the_next_winter_if_the_city_is_friendly():
    after = winter("waiting:albany: us infantry 4 3", [*DRAWN, *ORDER])
    assert len(after.one(LateArrivals).blocks) == 2
    assert len(army(after.state, "albany", "us")) == 4
    still = winter("waiting:albany: us infantry 4 3; albany: gb infantry 2", [*DRAWN, *ORDER])
    assert len(army(still.state, "waiting:albany", "us")) == 4


def test_a61_reinforcements_that_enter_remove_a_lone_indian():
    after = winter("pittsburgh: gb indian", [*DRAWN, *ORDER]).state
    indian = next(b for b, own in after.blocks.items() if own.kind == "indian")
    assert len(army(after, "pittsburgh", "us")) == 1
    assert after.blocks[indian].at == "gone"


def test_a61_and_so_do_those_that_waited():
    state = position("waiting:albany: us infantry 4; albany: gb indian")
    after = play(state, "us", Enter(block(state, "us", "waiting:albany")), Done())
    assert not army(after.state, "albany", "gb")


# 18 Victory


def test_18_1_a_point_for_each_army_block_on_the_map():
    state = position("utica: us infantry 4 3 2, us dragoon; york: gb infantry 3; erie: us ships 3")
    assert score(state, "us").total == 4
    assert score(state, "gb").total == 1


def test_18_1_two_for_each_lake():
    assert score(position("lake-erie: gb 3; lake-ontario: gb 1"), "gb").lakes == 4


def test_18_1_example_kingston_and_detroit_are_worth_3_to_the_enemy():
    assert score(position("kingston: us infantry 2"), "us").towns == 3
    assert score(position("detroit: gb infantry 2"), "gb").towns == 3


def test_18_1_ones_own_towns_count_nothing():
    assert score(position("albany: us infantry 2"), "us").towns == 0


def test_18_1_navy_holds_no_enemy_town():
    state = position("kingston: us ships 2")
    assert score(state, "us").towns == 0


NINE = "albany: us infantry 4 4 4 3 3; utica: us infantry 2; buffalo: us infantry 3 3 3"


@pytest.mark.parametrize("campaign_turn", [3, 10])
def test_18_1_a_lead_of_ten_wins_at_a_years_end_only(campaign_turn):
    text = f"{NINE}; malone: us infantry 2"
    state = position(text, mover="us", first="gb", campaign_turn=campaign_turn)
    after = play(state, "us", Done(), dice=[])
    assert bool(after.all(MatchDecided)) is (campaign_turn == 10)


def test_a48_ten_points_are_enough():
    over = winter(f"{NINE}; malone: us infantry 2")
    assert over.one(MatchDecided).winner == "us"
    outcome = outcome_of(over.state)
    assert (outcome.winner, outcome.rule) == ("us", "18.1")
    assert GAME.choices(over.state, "us") is None


def test_a48_nine_are_not():
    after = play(autumn("lake-erie: us 1; " + NINE.replace(" 3 3 3", " 3")), "us", Done())
    assert not after.all(MatchDecided)


def test_18_1_britain_wins_in_the_same_way():
    text = "detroit: gb infantry 4; quebec: gb infantry 4 4 4 4 4; lake-ontario: gb 1"
    over = winter(text)
    assert over.one(MatchDecided).winner == "gb"


@pytest.mark.parametrize("year", [1812, 1813, 1814])
def test_18_2_a_draw_without_such_a_lead_after_1814_only(year):
    state = autumn("", year=year)
    events = GAME.decide(
        state, "us", Done(), Scripted([0] * (8 if year == 1813 else 6) + ORDER)
    ).events
    decided = [event for event in events if isinstance(event, MatchDecided)]
    assert [(d.winner, d.rule) for d in decided] == ([("", "18.2")] if year == 1814 else [])


def test_18_2_a_draw_has_no_winner():
    outcome = outcome_of(winter("", year=1814).state)
    assert (outcome.winner, outcome.rule) == ("", "18.2")
    assert winter("", year=1814).state.phase == Phase.YEAR_END
