"""Rules 1 and 2: control, blocks and what is seen of them."""

from app.engine import codec
from app.games.war1812.actions import Build, Done, Fire, March, Sail, Stand, Stay, Withdraw
from app.games.war1812.state import holder
from app.kit.blocks import army
from tests.games.war1812.positions import (
    GAME,
    asked,
    block,
    marches,
    may,
    offers,
    play,
    position,
    refused,
    ships,
    strengths,
)


def test_1_2_an_enemy_town_is_held_while_own_army_stands_in_it():
    state = position("kingston: us infantry 3")
    assert holder(state, "kingston") == "us"
    after = play(state, "us", *marches(state, "kingston", "sackets-harbor"), Done()).state
    assert holder(after, "kingston") == "gb"


def test_1_2_a_home_town_is_lost_to_enemy_army_and_comes_back_when_it_leaves():
    state = position("sackets-harbor: gb infantry 3", mover="gb")
    assert holder(state, "sackets-harbor") == "gb"
    after = play(state, "gb", *marches(state, "sackets-harbor", "utica"), Done()).state
    assert (holder(after, "sackets-harbor"), holder(after, "utica")) == ("us", "gb")


def given_up(state):
    """Return how many towns are said to be given up by who is done, and one of them."""
    choices = GAME.choices(state, "us")
    assert choices
    [label] = [choice.label for choice in choices.actions if choice.action == Done()]
    assert label
    return label.params["given_up"], label.params["town"]


def test_1_2_who_moves_is_told_which_town_they_give_up_before_they_are_done():
    state = position("kingston: us infantry 3 2")
    first, second = marches(state, "kingston", "sackets-harbor")
    state = play(state, "us", first).state
    assert given_up(state) == (0, "")
    state = play(state, "us", second).state
    assert given_up(state) == (1, "@town-kingston")


def test_1_2_a_garrison_of_ships_holds_no_town():
    state = position("kingston: us infantry 3, us ships 2")
    after = play(state, "us", *marches(state, "kingston", "sackets-harbor"), Done()).state
    assert holder(after, "kingston") == "gb"


def test_a1_passing_through_takes_nothing():
    state = position("sackets-harbor: us dragoon")
    rider = block(state, "us", "sackets-harbor")
    ride = (March(rider, "kingston"), March(rider, "prescott"))
    after = play(state, "us", *ride, Done(), dice=[1]).state
    assert (holder(after, "kingston"), holder(after, "prescott")) == ("gb", "us")


def test_a2_the_indian_alone_holds_no_town():
    state = position("amherstburg: gb indian", mover="gb")
    after = play(state, "gb", *marches(state, "amherstburg", "detroit"), Done()).state
    assert holder(after, "detroit") == "us"


def test_a2_a_town_lapses_when_only_the_indian_stays():
    state = position("detroit: gb indian, gb infantry 3", mover="gb")
    leaving = March(block(state, "gb", "detroit", "infantry"), "amherstburg")
    assert holder(state, "detroit") == "gb"
    assert holder(play(state, "gb", leaving, Done()).state, "detroit") == "us"


def test_a52_a_fleet_may_shelter_in_its_town_while_the_battle_for_it_is_to_come():
    state = position(
        "kingston: gb infantry 3, gb ships 1; sackets-harbor: us infantry 3; lake-ontario: us 1",
        mover="gb",
    )
    attack = marches(state, "kingston", "sackets-harbor")
    [sail] = [s for s in offers(state, "gb", Sail) if s.origin == "kingston"]
    met = play(state, "gb", sail, *attack, Done(), dice=[1, 1, 1, 1])
    stayed = met.play("gb", Stay())
    assert Withdraw("sackets-harbor") in offers(stayed.state, "us", Withdraw)
    assert Withdraw("sackets-harbor") not in offers(met.state, "gb", Withdraw)


def test_a52_a_town_entered_without_a_battle_changes_hands_before_the_naval_battles():
    state = position(
        "kingston: gb infantry 3, gb ships 1; lake-ontario: us 1; oswego: us infantry 2",
        mover="gb",
    )
    attack = marches(state, "kingston", "sackets-harbor")
    [sail] = [s for s in offers(state, "gb", Sail) if s.origin == "kingston"]
    met = play(state, "gb", sail, *attack, Done(), dice=[1, 1, 1, 1])
    assert Withdraw("sackets-harbor") in offers(met.state, "gb", Withdraw)
    stayed = met.play("gb", Stay())
    assert Withdraw("sackets-harbor") not in offers(stayed.state, "us", Withdraw)


def test_2_2_only_the_number_of_enemy_blocks_is_seen():
    state = position("buffalo: us infantry 4 3; fort-erie: gb infantry 3, gb dragoon")
    seen = GAME.view(state, "us")
    assert seen.towns["fort-erie"].army == {"gb": 2}
    assert set(seen.blocks) == {b for b in state.blocks if b.startswith("us")}
    assert b"dragoon" not in codec.wire(GAME.view(position("york: gb dragoon"), "public"))


def test_2_2_spectators_own_no_block_and_after_the_end_all_is_open():
    state = position("buffalo: us infantry 4; fort-erie: gb infantry 3")
    assert not GAME.view(state, "public").blocks
    assert len(GAME.view(state, "everyone").blocks) == 19 + 18


def test_2_3_a_block_loses_one_cv_at_a_time():
    state = position("buffalo: us infantry 4; fort-erie: gb infantry 3")
    met = play(state, "us", *marches(state, "buffalo", "fort-erie"), Done(), dice=[1])
    met = met.play("gb", Stand(), dice=[6, 6, 1])
    assert strengths(met.state, "us", "fort-erie") == [2]


def test_2_3_a_block_below_1_goes_back_to_the_pool_at_its_greatest_cv():
    state = position("buffalo: us infantry 4; fort-erie: gb infantry 1/3")
    target = block(state, "gb", "fort-erie")
    met = play(state, "us", *marches(state, "buffalo", "fort-erie"), Done(), dice=[1])
    met = met.play("gb", Stand(), dice=[1]).play("us", Fire(), dice=[6, 1, 1, 1])
    eliminated = met.state.blocks[target]
    assert (eliminated.at, eliminated.cv) == ("pool", 3)


def test_2_4_a_side_has_six_ships_and_no_more():
    full = position("lake-erie: us 3; lake-ontario: us 2 damaged 1")
    assert refused(full, "us", Build("erie")).message.key == "war1812-no-ship-left"
    five = position("lake-erie: us 3; lake-ontario: us 2")
    assert may(five, "us", Build("erie"))


def test_2_4_ships_and_their_state_are_seen_by_all():
    state = position("lake-erie: us 2 damaged 1")
    for viewer in ("us", "gb", "public"):
        seen = GAME.view(state, viewer).fleets["lake-erie/us"]
        assert (seen.operational, seen.damaged) == (2, 1)
    assert ships(state, "lake-erie", "us") == (2, 1)


def test_a51_how_many_took_each_way_is_seen_but_not_which():
    state = position("buffalo: us infantry 4 3")
    after = play(state, "us", *marches(state, "buffalo", "williamsburg", 1), Done()).state
    for viewer in ("gb", "public"):
        seen = GAME.view(after, viewer)
        [arrow] = seen.last_turn.arrows
        assert (arrow.path, arrow.count) == (("buffalo", "williamsburg"), 1)
        assert not seen.last_turn.moves
        assert b"us0" not in codec.wire(seen)
        assert b"us1" not in codec.wire(seen)


def test_a51_two_positions_that_differ_in_hidden_blocks_look_the_same():
    one = position("york: gb infantry 4; kingston: gb dragoon")
    two = position("york: gb dragoon; kingston: gb infantry 2/3")
    assert codec.wire(GAME.view(one, "us")) == codec.wire(GAME.view(two, "us"))
    assert codec.wire(GAME.view(one, "public")) == codec.wire(GAME.view(two, "public"))


def test_a51_pools_are_counted_only():
    state = position("york: gb infantry 4")
    assert GAME.view(state, "us").pool == {"us": 19, "gb": 17}
    assert army(state, "york", "gb")
    assert asked(state) == [("us", "campaign")]
