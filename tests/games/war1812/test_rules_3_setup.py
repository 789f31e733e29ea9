"""Rules 3 and 4: set-up, years, turns and phases."""

from typing import Any

import pytest

from app.games.war1812.actions import Build, Done, GoFirst, March, Sail
from app.games.war1812.board import STANDARD
from app.games.war1812.projection import project
from app.games.war1812.setup import ArmyDrawn, refuse_placement
from app.games.war1812.state import Phase, Situation
from app.games.war1812.turns import OrderRolled, PlayerTurnBegan
from app.kit.setup import Place
from app.kit.victory import MatchDecided
from tests.games.dice import Scripted
from tests.games.war1812.positions import (
    GAME,
    Played,
    asked,
    block,
    marches,
    may,
    offers,
    play,
    position,
    refused,
    ships,
)


def drawn() -> Situation:
    """The position after both armies were drawn, each the first blocks of its list."""
    state = GAME.blank("standard", {})
    for event in GAME.setup("standard", {}, Scripted([0] * 22)).events:
        state = GAME.evolve(state, event)
    return state


def hand(state: Situation, side: str) -> list[str]:
    return [b for b, own in state.blocks.items() if own.side == side and own.at == "hand"]


def placements(state: Situation, side: str) -> list[Place]:
    """Fill the towns worth 2 or more, and put the rest into the last of them."""
    towns = [t.id for t in STANDARD.towns.values() if t.side == side and t.value >= 2]
    blocks = hand(state, side)
    towns += [towns[-1]] * (len(blocks) - len(towns))
    return [Place(b, t) for b, t in zip(blocks, towns, strict=True)]


def test_3_2_twelve_american_and_ten_british_blocks_are_drawn_blind():
    state = GAME.blank("standard", {})
    us, gb, *_ = GAME.setup(
        "standard", {}, Scripted([*[17 - n for n in range(12)], *[0] * 10])
    ).events
    assert isinstance(us, ArmyDrawn)
    assert (len(us.blocks), len(us.candidates), us.side) == (12, 19, "us")
    assert (len(gb.blocks), len(gb.candidates), gb.side) == (10, 18, "gb")
    assert [draw.bound for draw in us.draws] == list(range(19, 7, -1))
    assert len(set(us.blocks)) == 12
    assert not any(STANDARD.roster[b].kind == "indian" for b in gb.candidates)
    assert all(b.cv == b.max for b in state.blocks.values())


def test_3_3_the_united_states_place_first():
    assert asked(drawn()) == [("us", "place")]


def test_3_3_blocks_are_placed_at_home():
    state = drawn()
    own = hand(state, "us")[0]
    assert refused(state, "us", Place(own, "york")).message.key == "war1812-place-at-home"
    assert refused(state, "us", Place(hand(state, "gb")[0], "york")).rule == "3.3"


def test_3_3_towns_that_a_player_makes_up_are_not_remembered():
    view = project(drawn(), "us")
    own = next(iter(view.blocks))

    def remembered() -> int:
        return sum(len(known) for known in vars(view).values())

    assert refuse_placement(view, Place(own, "nowhere"))
    before = remembered()
    for n in range(100):
        assert refuse_placement(view, Place(own, f"nowhere-{n}"))
    assert remembered() == before


def test_3_3_every_town_worth_2_or_more_gets_a_block():
    state = drawn()
    own = hand(state, "us")
    state = play(state, "us", *[Place(b, "albany") for b in own[:3]]).state
    assert refused(state, "us", Place(own[3], "albany")).message.key == "war1812-garrison-first"
    assert refused(state, "us", Place(own[3], "utica")).rule == "3.3"
    assert may(state, "us", Place(own[3], "buffalo"))


def test_3_3_only_blocks_in_hand_are_placed():
    state = drawn()
    first, *_ = placements(state, "us")
    placed = play(state, "us", first).state
    for name in (first.block, "no-block"):
        refusal = refused(placed, "us", Place(name, first.at))
        assert refusal.message.key == "war1812-not-in-hand"


def test_3_3_all_blocks_must_be_placed():
    state = drawn()
    state = play(state, "us", *placements(state, "us")[:-1]).state
    assert refused(state, "us", Done()).message.key == "war1812-blocks-left-to-place"


def test_a3_spare_blocks_may_go_into_towns_worth_1():
    state = drawn()
    assert may(state, "us", Place(hand(state, "us")[0], "utica"))


def test_3_4_britain_places_when_the_american_set_up_is_fixed():
    state = drawn()
    placed = play(state, "us", *placements(state, "us"), Done()).state
    assert asked(placed) == [("gb", "place")]
    assert GAME.choices(placed, "us") is None
    assert refused(placed, "gb", Place(hand(placed, "gb")[0], "utica")).rule == "3.4"
    assert may(placed, "gb", Place(hand(placed, "gb")[0], "london"))


def test_3_4_british_towns_worth_2_or_more_need_a_block_too():
    state = drawn()
    state = play(state, "us", *placements(state, "us"), Done()).state
    own = hand(state, "gb")
    state = play(state, "gb", *[Place(b, "quebec") for b in own[:4]]).state
    assert refused(state, "gb", Place(own[4], "quebec")).message.key == "war1812-garrison-first"


def set_up(dice: list[int]) -> Played:
    state = drawn()
    state = play(state, "us", *placements(state, "us"), Done()).state
    return play(state, "gb", *placements(state, "gb"), Done(), dice=dice)


def test_3_5_each_base_gets_an_operational_ship():
    state = set_up([6, 6, 1, 1]).state
    for side, bases in (
        ("us", ("erie", "sackets-harbor", "plattsburg")),
        ("gb", ("amherstburg", "kingston", "lacolle")),
    ):
        assert [ships(state, base, side) for base in bases] == [(1, 0)] * 3
    assert state.spare == {"us": 3, "gb": 3}


def test_3_5_the_other_blocks_are_the_pool():
    assert GAME.view(set_up([6, 6, 1, 1]).state, "public").pool == {"us": 7, "gb": 8}


def at_years_end(year: int, text: str = "", **options: Any) -> Situation:
    return position(text, mover="us", first="gb", year=year, campaign_turn=10, **options)


REINFORCED_1813 = [0, 0, 0, 0, 0, 0]


def test_4_1_a_year_has_ten_campaign_turns_and_a_winter():
    state = position("", mover="us", first="gb", campaign_turn=9)
    after = play(state, "us", Done()).state
    assert (after.year, after.campaign_turn, asked(after)) == (1812, 10, [("gb", "campaign")])
    dice = [*REINFORCED_1813, 6, 6, 1, 1]
    after = play(at_years_end(1812), "us", Done(), dice=dice).state
    assert (after.year, after.campaign_turn, after.phase) == (1813, 1, Phase.ORDER)


def test_a4_there_is_no_winter_after_1814():
    over = play(at_years_end(1814), "us", Done())
    assert over.one(MatchDecided).rule == "18.2"
    assert asked(over.state) == []
    assert over.state.phase == Phase.YEAR_END


@pytest.mark.parametrize(("dice", "higher"), [([6, 1, 3, 3], "us"), ([1, 2, 1, 3], "gb")])
def test_4_2_the_higher_sum_of_two_dice_is_asked(dice, higher):
    assert asked(set_up(dice).state) == [(higher, "order")]


@pytest.mark.parametrize(("first", "begins"), [(True, "gb"), (False, "us")])
def test_4_2_he_chooses_to_be_first_or_second(first, begins):
    settled = set_up([1, 1, 3, 3]).play("gb", GoFirst(first))
    assert asked(settled.state) == [(begins, "campaign")]


def test_4_2_a_campaign_turn_is_one_player_turn_each():
    state = position("", mover="gb", campaign_turn=4)
    second = play(state, "gb", Done())
    assert (asked(second.state), second.state.campaign_turn) == ([("us", "campaign")], 4)
    third = second.play("us", Done())
    assert (asked(third.state), third.state.campaign_turn) == ([("gb", "campaign")], 5)


def test_a5_ties_are_thrown_again():
    rolled = set_up([3, 3, 1, 5, 4, 4, 1, 1])
    assert len(rolled.all(OrderRolled)) == 2
    assert asked(rolled.state) == [("us", "order")]


def test_a5_once_a_year_by_default():
    state = position("", mover="us", first="gb")
    assert asked(play(state, "us", Done()).state) == [("gb", "campaign")]


def test_a5_every_campaign_turn_by_option():
    state = position("", mover="us", first="gb", turn_order="turn")
    rolled = play(state, "us", Done(), dice=[6, 6, 1, 1])
    assert asked(rolled.state) == [("us", "order")]
    assert rolled.play("us", GoFirst(True)).one(PlayerTurnBegan).side == "us"


def test_a5_not_between_the_two_player_turns_even_so():
    state = position("", mover="us", first="us", turn_order="turn")
    assert asked(play(state, "us", Done()).state) == [("gb", "campaign")]


def test_4_3_the_naval_phase_comes_before_the_army_phase():
    state = position("buffalo: us infantry 4; erie: us ships 1")
    moved = play(state, "us", *marches(state, "buffalo", "williamsburg")).state
    for naval in (Build("erie"), Sail("erie", "lake-erie", True)):
        assert refused(moved, "us", naval).rule == "4.3"
    sailed = play(state, "us", Sail("erie", "lake-erie", True)).state
    assert may(sailed, "us", March(block(state, "us", "buffalo"), "williamsburg"))


def test_4_3_naval_battles_come_before_battles_on_land():
    state = position(
        "buffalo: us infantry 4; erie: us ships 1; fort-erie: gb infantry 3; lake-erie: gb 1"
    )
    both = (Sail("erie", "lake-erie", True), *marches(state, "buffalo", "fort-erie"))
    met = play(state, "us", *both, Done(), dice=[1, 1, 1, 1, 1]).state
    assert met.naval
    assert not met.battle
    assert asked(met) == [("us", "naval-retreat")]


def test_4_4_a_player_may_do_nothing_and_saves_nothing_up():
    state = position("", mover="us", first="us")
    idle = play(state, "us", Done()).play("gb", Done()).state
    assert asked(idle) == [("us", "campaign")]
    built = play(idle, "us", Build("erie")).state
    assert refused(built, "us", Build("plattsburg")).rule == "5.1"
    assert not offers(built, "us", Build)


def test_3_3_what_cannot_be_done_in_the_set_up_is_refused_by_its_rule() -> None:
    view = GAME.view(drawn(), "us")
    refusal = GAME.explain(view, "", "town:york")
    assert refusal is not None
    assert refusal.rule == "3.3"
