"""Rules 15 to 17: the Indian, the dragoons and the American militia."""

from typing import Any

import pytest

from app.engine.values import Message
from app.games.war1812.actions import (
    Build,
    Done,
    Embark,
    Fire,
    ForceMarch,
    March,
    Pursue,
    Retreat,
    Sail,
    Stand,
)
from app.games.war1812.board import STANDARD
from app.games.war1812.forced_march import MarchRolled
from app.games.war1812.indians import IndianAppeared, IndianLeft
from app.games.war1812.land_battle import BattleBegan, VolleyFired
from app.games.war1812.land_retreat import BlocksRetreated, Pursued
from app.games.war1812.militia import MilitiaRolled
from app.games.war1812.naval_battle import NavalBattleBegan
from app.games.war1812.state import Situation
from app.games.war1812.turns import PlayerTurnBegan
from app.games.war1812.victory import score
from app.kit.battle import TakeHit
from app.kit.blocks import army
from tests.games.war1812.positions import (
    GAME,
    Played,
    asked,
    block,
    embark,
    marches,
    may,
    offers,
    play,
    position,
    refused,
    strengths,
)

# 15 The Indian


def indian_at(state: Situation) -> str:
    return state.blocks[STANDARD.indian].at


def take_detroit(extra: str = "", **options: Any) -> Played:
    state = position(f"amherstburg: gb infantry 4; {extra}", mover="gb", **options)
    return play(state, "gb", *marches(state, "amherstburg", "detroit"), Done())


def test_15_the_indian_appears_when_british_army_takes_detroit():
    taken = take_detroit()
    assert taken.has(IndianAppeared)
    assert indian_at(taken.state) == "detroit"
    assert strengths(taken.state, "gb", "detroit") == [4, 4]


def test_15_only_once_a_game():
    state = position("amherstburg: gb infantry 4; gone: gb indian", mover="gb")
    taken = play(state, "gb", *marches(state, "amherstburg", "detroit"), Done())
    assert not taken.all(IndianAppeared)
    assert indian_at(taken.state) == "gone"


@pytest.mark.parametrize(
    ("text", "shown"),
    [("", "absent"), ("detroit: gb indian, gb infantry 3", "present"), ("gone: gb indian", "gone")],
)
@pytest.mark.parametrize("viewer", ["us", "gb", "public"])
def test_15_everybody_knows_whether_the_indian_is_in_play(viewer, text, shown):
    assert GAME.view(position(text), viewer).indian == shown


def test_15_it_leaves_when_its_companions_die_in_battle():
    state = position("detroit: gb infantry 1/2, gb indian; sandusky: us infantry 4 4", mover="us")
    met = play(state, "us", *marches(state, "sandusky", "detroit"), Done())
    met = met.play("gb", Stand(), dice=[1] * 5)
    met = met.play("us", Fire(), dice=[6, *[1] * 7])
    weak = block(met.state, "gb", "detroit", "infantry")
    met = met.play("gb", TakeHit(weak), Done())
    assert met.has(IndianLeft)
    assert indian_at(met.state) == "gone"
    assert met.state.battle is None


def test_15_it_fights_like_any_block():
    state = position("sandusky: gb infantry 2, gb indian; detroit: us infantry 3", mover="us")
    met = play(state, "us", *marches(state, "detroit", "sandusky"), Done())
    assert len(met.play("gb", Stand(), dice=[1] * 6).one(VolleyFired).draws) == 6


def test_15_two_pursuit_dice():
    state = position("sandusky: gb infantry 2, gb indian; erie: us infantry 3", mover="gb")
    met = play(state, "gb", *marches(state, "sandusky", "erie"), Done())
    met = met.play("us", Retreat("buffalo"))
    assert len(met.play("gb", Pursue(indian=True), dice=[1] * 3).one(Pursued).draws) == 3
    assert len(met.play("gb", Pursue(), dice=[1] * 2).one(Pursued).draws) == 2


def test_15_two_pursuit_dice_without_asking_when_the_lines_are_open():
    state = position("sandusky: gb infantry 2, gb indian; erie: us infantry 1/2", mover="gb")
    met = play(state, "gb", *marches(state, "sandusky", "erie"), Done())
    met = met.play("us", Stand(), dice=[1]).play("gb", Fire(), dice=[1] * 6)
    assert len(met.play("us", Retreat("buffalo"), dice=[1] * 3).one(Pursued).draws) == 3


def test_15_no_sea_movement():
    state = position("detroit: gb indian, gb infantry 3; lake-erie: gb 2", mover="gb")
    assert {e.block for e in offers(state, "gb", Embark)} == {
        block(state, "gb", "detroit", "infantry")
    }
    assert refused(state, "gb", Embark(STANDARD.indian, "buffalo")).rule == "15"


def test_15_no_victory_points():
    state = position("detroit: gb indian; york: gb infantry 3")
    assert score(state, "gb").total == 1


def test_15_never_rebuilt():
    state = position("detroit: gb infantry 2, gb indian 1; sandusky: us infantry 4")
    met = play(state, "us", *marches(state, "sandusky", "detroit"), Done())
    met = met.play("gb", Retreat("amherstburg")).play("us", Pursue(), dice=[4])
    met = met.play("gb", TakeHit(STANDARD.indian), Done())
    assert indian_at(met.state) == "gone"


def test_a38_at_the_end_of_that_battle_phase():
    kinds = [type(event) for event in take_detroit().events]
    assert kinds.index(IndianAppeared) < kinds.index(PlayerTurnBegan)
    fighting = take_detroit("sandusky: us infantry 3")
    assert fighting.has(IndianAppeared)


@pytest.mark.parametrize(("option", "there"), [("battle-phase-end", False), ("at-once", True)])
def test_a38_or_at_once_before_the_battles_elsewhere(option, there):
    state = position("sandusky: gb infantry 4 3; erie: us infantry 3", mover="gb", indian=option)
    one, two = army(state, "sandusky", "gb")
    met = play(state, "gb", March(one, "detroit"), March(two, "erie"), Done())
    assert asked(met.state) == [("us", "stand")]
    assert bool(met.all(IndianAppeared)) is there
    assert (indian_at(met.state) == "detroit") is there


def test_a38_when_detroit_falls_by_battle():
    state = position("amherstburg: gb infantry 4; detroit: us infantry 1/2", mover="gb")
    met = play(state, "gb", *marches(state, "amherstburg", "detroit"), Done())
    assert not met.all(IndianAppeared)
    taken = met.play("us", Stand(), dice=[1]).play("gb", Fire(), dice=[6, 1, 1, 1])
    assert taken.has(IndianAppeared)


def test_a39_a_lone_indian_that_is_attacked_leaves_before_any_fire():
    state = position("detroit: gb indian; sandusky: us infantry 3")
    met = play(state, "us", *marches(state, "sandusky", "detroit"), Done())
    assert met.has(IndianLeft)
    assert not met.all(VolleyFired)
    assert indian_at(met.state) == "gone"


def test_a39_a_lone_indian_that_attacks_leaves_too():
    state = position("detroit: gb indian; sandusky: us infantry 3", mover="gb")
    met = play(state, "gb", *marches(state, "detroit", "sandusky"), Done())
    assert met.has(BattleBegan)
    assert met.has(IndianLeft)
    assert strengths(met.state, "us", "sandusky") == [3]


def test_a40_it_retreats_with_its_companions():
    state = position("detroit: gb infantry 2, gb indian; sandusky: us infantry 3")
    met = play(state, "us", *marches(state, "sandusky", "detroit"), Done())
    gone = met.play("gb", Retreat("amherstburg")).play("us", Pursue(), dice=[1])
    assert indian_at(gone.state) == "amherstburg"


def test_a41_it_may_be_left_alone():
    state = position("detroit: gb infantry 2, gb indian", mover="gb")
    leaving = March(block(state, "gb", "detroit", "infantry"), "amherstburg")
    assert indian_at(play(state, "gb", leaving, Done()).state) == "detroit"


def test_a62_if_pursuit_kills_the_last_companion_it_leaves():
    state = position("detroit: gb infantry 1/2, gb indian; sandusky: us infantry 3 3")
    met = play(state, "us", *marches(state, "sandusky", "detroit"), Done())
    met = met.play("gb", Retreat("amherstburg")).play("us", Pursue(), dice=[4, 1])
    met = met.play("gb", TakeHit(block(met.state, "gb", "detroit", "infantry")), Done())
    assert met.has(IndianLeft)
    assert not met.all(BlocksRetreated)


def test_a61_an_indian_alone_stops_enemy_movement():
    state = position("erie: us dragoon; sandusky: gb indian")
    rider = block(state, "us", "erie")
    moved = play(state, "us", March(rider, "sandusky")).state
    assert refused(moved, "us", March(rider, "detroit")).message.key == "war1812-enemy-ends-move"


def test_a61_and_bars_enemy_retreat():
    state = position(
        "buffalo: us infantry 3; fort-erie: gb infantry 3; erie: gb indian", mover="gb"
    )
    met = play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done()).state
    assert refused(met, "us", Retreat("erie")).message.key == "war1812-enemy-there"


def test_a61_but_no_building():
    assert may(position("erie: gb indian", mover="us"), "us", Build("erie"))


# 16 Dragoons


@pytest.mark.parametrize(
    ("side", "origin", "through", "to"),
    [("us", "albany", "utica", "oswego"), ("gb", "york", "london", "amherstburg")],
)
def test_16_the_dragoon_moves_two_towns(side, origin, through, to):
    state = position(f"{origin}: {side} dragoon", mover=side)
    rider = block(state, side, origin)
    after = play(state, side, March(rider, through), March(rider, to), Done()).state
    assert after.blocks[rider].at == to
    moved = play(state, side, March(rider, through), March(rider, to)).state
    assert not offers(moved, side, March)


def test_16_the_second_town_is_another_one():
    state = position("albany: us dragoon")
    rider = block(state, "us", "albany")
    moved = play(state, "us", March(rider, "utica")).state
    assert refused(moved, "us", March(rider, "albany")).rule == "16"


def test_16_no_sea_movement():
    state = position("buffalo: us dragoon; lake-erie: us 2")
    assert not offers(state, "us", Embark)
    assert refused(state, "us", Embark(block(state, "us", "buffalo"), "erie")).rule == "16"


def pursuit(gb: str, us: str) -> Played:
    state = position(f"fort-erie: {gb}; buffalo: {us}", mover="gb")
    met = play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done())
    return met.play("us", Retreat("erie"))


def test_16_two_pursuit_dice_if_the_enemy_has_no_dragoon_there():
    met = pursuit("gb dragoon, gb infantry 3", "us infantry 4")
    assert len(met.play("gb", Pursue(dragoon=True), dice=[1] * 3).one(Pursued).draws) == 3
    met = pursuit("gb dragoon, gb infantry 3", "us infantry 4, us dragoon")
    rolled = met.play("gb", Pursue(dragoon=True), dice=[1] * 2).one(Pursued)
    assert (len(rolled.draws), rolled.wasted) == (2, True)


def test_a42_a_pursuing_defenders_dragoon_has_its_second_die_too():
    state = position("fort-erie: gb infantry 4; buffalo: us dragoon", mover="gb")
    met = play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done())
    met = met.play("us", Stand(), dice=[1, 1])
    assert len(met.play("gb", Retreat(), dice=[1, 1]).one(Pursued).draws) == 2


def test_a42_unless_the_side_that_leaves_has_a_dragoon():
    state = position("fort-erie: gb infantry 4, gb dragoon; buffalo: us dragoon", mover="gb")
    met = play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done())
    met = met.play("us", Stand(), dice=[1, 1])
    assert len(met.play("gb", Retreat(), dice=[1]).one(Pursued).draws) == 1


def test_16_the_dragoon_may_retreat_two_towns():
    met = pursuit_with_dragoon()
    gone = met.play("us", Retreat("erie", "sandusky")).play("gb", Pursue(), dice=[1])
    [rider] = [b for b, own in gone.state.blocks.items() if (own.side, own.kind) == RIDER]
    assert gone.state.blocks[rider].at == "sandusky"
    assert len(army(gone.state, "erie", "us")) == 1


RIDER = ("us", "dragoon")


def pursuit_with_dragoon(extra: str = "") -> Played:
    state = position(
        f"fort-erie: gb infantry 3; buffalo: us infantry 4, us dragoon; {extra}", mover="gb"
    )
    return play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done())


def test_a43_it_rides_on_from_where_the_rest_goes():
    met = pursuit_with_dragoon().state
    further = {r.further for r in offers(met, "us", Retreat) if r.to == "fort-niagara"}
    assert further == {"", "fort-george"}
    assert refused(met, "us", Retreat("erie", "utica")).rule == "16"


def test_a43_not_to_an_enemy_nor_to_an_entry_town():
    met = pursuit_with_dragoon("sandusky: gb infantry 2").state
    assert refused(met, "us", Retreat("erie", "sandusky")).message.key == "war1812-enemy-there"
    state = position("erie: gb infantry 3, gb dragoon; williamsburg: us dragoon", mover="gb")
    rider = block(state, "gb", "erie", "dragoon")
    acts = (March(rider, "buffalo"), March(rider, "williamsburg"))
    met = play(state, "gb", *acts, Done()).state
    assert refused(met, "us", Retreat("utica", "williamsburg")).rule == "16"
    assert may(met, "us", Retreat("utica", "albany"))


def test_a43_without_a_dragoon_nobody_rides_on():
    state = position("fort-erie: gb infantry 3; buffalo: us infantry 4", mover="gb")
    met = play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done()).state
    assert refused(met, "us", Retreat("erie", "sandusky")).message.key == "war1812-no-dragoon"


def test_a43_an_attackers_dragoon_rides_on_from_its_own_way_back():
    state = position("london: gb infantry 3, gb dragoon; york: us infantry 1/2", mover="gb")
    met = play(state, "gb", *marches(state, "london", "york"), Done())
    met = met.play("us", Stand(), dice=[1])
    assert may(met.state, "gb", Retreat("", "amherstburg"))
    assert refused(met.state, "gb", Retreat("", "york")).message.key == "war1812-enemy-there"
    gone = met.play("gb", Retreat("", "amherstburg"), dice=[1])
    assert gone.state.blocks[block(gone.state, "gb", "amherstburg")].kind == "dragoon"
    assert len(army(gone.state, "london", "gb")) == 1


def test_a44_a_dragoon_that_meets_the_enemy_after_one_step_fights_there():
    state = position("albany: us dragoon; utica: gb infantry 2")
    rider = block(state, "us", "albany")
    moved = play(state, "us", March(rider, "utica")).state
    assert refused(moved, "us", March(rider, "oswego")).rule == "9.1"
    assert play(moved, "us", Done()).one(BattleBegan).town == "utica"


# 17 American militia


def cross(blocks: str, dice: list[int], to: str = "fort-erie", **settings: Any) -> Played:
    state = position(f"buffalo: us {blocks}", **settings)
    return play(state, "us", *marches(state, "buffalo", to), Done(), dice=dice)


def test_17_one_die_for_each_block_that_enters_canada_by_land():
    rolled = cross("infantry 4 3 2", [1, 5, 3]).one(MilitiaRolled)
    assert (rolled.dice, rolled.held) == (3, ())


def test_17_for_every_6_one_of_them_picked_at_random_stays():
    state = position("buffalo: us infantry 4 3 2")
    blocks = army(state, "buffalo", "us")
    after = play(state, "us", *marches(state, "buffalo", "fort-erie"), Done(), dice=[6, 6, 1, 2, 0])
    assert after.one(MilitiaRolled).held == (blocks[2], blocks[0])
    assert army(after.state, "fort-erie", "us") == [blocks[1]]


def test_17_the_move_cannot_be_called_off():
    after = cross("infantry 4 3", [6, 1, 0])
    assert asked(after.state) == [("gb", "campaign")]
    assert len(army(after.state, "fort-erie", "us")) == 1


def test_17_if_all_refuse_nothing_else_moves():
    state = position("buffalo: us infantry 4 3")
    crossing, inside = army(state, "buffalo", "us")
    acts = (March(crossing, "fort-erie"), March(inside, "williamsburg"))
    after = play(state, "us", *acts, Done(march=True), dice=[6, 0])
    assert after.one(MilitiaRolled).landless
    assert asked(after.state) == [("gb", "campaign")]


def test_17_not_by_sea():
    state = position("buffalo: us infantry 4; lake-erie: us 1")
    after = play(state, "us", *embark(state, "buffalo", "port-dover"), Done())
    assert not after.all(MilitiaRolled)


def test_17_not_for_blocks_in_canada_already_nor_on_the_way_home():
    state = position("fort-erie: us infantry 4 3")
    inward, homeward = army(state, "fort-erie", "us")
    after = play(state, "us", March(inward, "port-dover"), March(homeward, "buffalo"), Done())
    assert not after.all(MilitiaRolled)


def test_17_not_for_the_british():
    state = position("fort-erie: gb infantry 4", mover="gb")
    after = play(state, "gb", *marches(state, "fort-erie", "buffalo"), Done())
    assert not after.all(MilitiaRolled)


def test_a45_only_those_that_cross_roll_all_in_one_throw():
    state = position("buffalo: us infantry 4 3 2")
    one, two, three = army(state, "buffalo", "us")
    acts = (March(one, "fort-erie"), March(two, "erie"), March(three, "fort-erie"))
    rolled = play(state, "us", *acts, Done(), dice=[1, 6, 1]).one(MilitiaRolled)
    assert rolled.dice == 2
    assert rolled.held in ((one,), (three,))
    assert rolled.draws[-1].bound == 2


def test_a45_several_destinations_roll_together():
    state = position("montreal: gb infantry 2; ogdensburg: us infantry 4, us dragoon")
    foot, rider = (block(state, "us", "ogdensburg", kind) for kind in ("infantry", "dragoon"))
    acts = (March(foot, "prescott"), March(rider, "sackets-harbor"), March(rider, "kingston"))
    assert play(state, "us", *acts, Done(), dice=[1, 1]).one(MilitiaRolled).dice == 2


def test_a45_a_dragoon_rolls_whichever_of_its_steps_crosses():
    state = position("sackets-harbor: us dragoon")
    rider = block(state, "us", "sackets-harbor")
    acts = (March(rider, "kingston"), March(rider, "prescott"))
    after = play(state, "us", *acts, Done(), dice=[6, 0])
    assert after.state.blocks[rider].at == "sackets-harbor"


def test_a46_a_retreat_into_canada_does_not_roll():
    state = position("buffalo: us infantry 3; erie: gb infantry 4", mover="gb")
    met = play(state, "gb", *marches(state, "erie", "buffalo"), Done())
    gone = met.play("us", Retreat("fort-erie")).play("gb", Pursue(), dice=[1])
    assert not gone.all(MilitiaRolled)
    assert army(gone.state, "fort-erie", "us")


def test_a47_moves_inside_the_united_states_stand_and_battles_are_fought():
    state = position("buffalo: us infantry 4 3; erie: gb infantry 2")
    crossing, inside = army(state, "buffalo", "us")
    acts = (March(crossing, "fort-erie"), March(inside, "erie"))
    after = play(state, "us", *acts, Done(), dice=[6, 0])
    assert after.state.blocks[inside].at == "erie"
    assert after.one(BattleBegan).town == "erie"


def test_a47_naval_battles_too():
    state = position("buffalo: us infantry 4; erie: us ships 1; lake-erie: gb 1")
    acts = (Sail("erie", "lake-erie", True), *marches(state, "buffalo", "fort-erie"))
    after = play(state, "us", *acts, Done(), dice=[6, 0, 1, 1, 1, 1])
    assert after.has(NavalBattleBegan)


def forced_crossing(blocks: str, dice: list[int]) -> Played:
    """Blocks march from Williamsburg to Buffalo and try for Fort Erie."""
    state = position(f"williamsburg: us {blocks}")
    declared = play(state, "us", *marches(state, "williamsburg", "buffalo"), Done(march=True))
    tries = [ForceMarch(b, "fort-erie") for b in army(declared.state, "buffalo", "us")]
    return declared.play("us", *tries, Done(), dice=dice)


def test_a56_the_march_die_first_then_the_militia_dice():
    after = forced_crossing("infantry 4 3", [4, 1, 1])
    assert len(after.one(MarchRolled).completed) == 1
    assert after.one(MilitiaRolled).dice == 1


def test_a56_the_held_stay_without_loss_in_the_town_before():
    after = forced_crossing("infantry 4", [6, 6, 0])
    assert strengths(after.state, "us", "buffalo") == [4]


def test_a63_a_held_block_does_not_move_at_all_this_turn():
    state = position("buffalo: us infantry 4 3")
    after = play(
        state,
        "us",
        *marches(state, "buffalo", "fort-erie"),
        Done(march=True),
        dice=[6, 1, 0],
    ).state
    [held] = army(after, "buffalo", "us")
    assert refused(after, "us", ForceMarch(held, "erie")).rule == "9.2"


def test_a63_a_block_that_starts_in_canada_never_rolls():
    state = position("fort-george: us dragoon")
    rider = block(state, "us", "fort-george")
    ride = (March(rider, "fort-niagara"), March(rider, "buffalo"))
    declared = play(state, "us", *ride, Done(march=True))
    assert not declared.all(MilitiaRolled)
    again = declared.play("us", ForceMarch(rider, "fort-erie"), Done(), dice=[6])
    assert again.state.blocks[rider].at == "fort-erie"
    assert not again.all(MilitiaRolled)


def test_a43_not_to_the_town_that_the_attack_came_from_even_when_it_is_empty():
    text = "sackets-harbor: gb infantry 3; oswego: us infantry 4, us dragoon"
    state = position(text, mover="gb")
    met = play(state, "gb", *marches(state, "sackets-harbor", "oswego"), Done()).state
    back = refused(met, "us", Retreat("utica", "sackets-harbor"))
    assert back.message.key == "war1812-attack-came-from"
    assert may(met, "us", Retreat("utica", "albany"))
    held = position(text.replace("gb inf", "gb infantry 4, gb inf"), mover="gb")
    all_but_one = marches(held, "sackets-harbor", "oswego", 1)
    assert (
        refused(
            play(held, "gb", *all_but_one, Done()).state, "us", Retreat("utica", "sackets-harbor")
        ).message.key
        == "war1812-enemy-there"
    )


def rolling(text: str, *acts: Any, mover: str = "us") -> object:
    """Return how many blocks a player is told to be about to roll at the border."""
    state = position(text, mover=mover)
    moved = play(state, mover, *acts).state if acts else state
    [done] = [label for action, label in done_labels(moved, mover) if action == Done()]
    return done.params.get("crossing", 0)


def done_labels(state: Situation, side: str) -> list[tuple[Any, Message]]:
    """Return what a side may do, with the words for it."""
    choices = GAME.choices(state, side)
    assert choices
    return [(c.action, c.label) for c in choices.actions if isinstance(c.label, Message)]


def test_17_a_player_is_told_how_many_blocks_roll_at_the_border():
    text = "detroit: us infantry 4 3; amherstburg: us infantry 2"
    first, second = army(position(text), "detroit", "us")
    assert rolling(text) == 0
    assert rolling(text, March(first, "amherstburg")) == 1
    assert rolling(text, March(first, "amherstburg"), March(second, "amherstburg")) == 2
    assert rolling(text, March(first, "sandusky")) == 0


def test_17_a_player_is_told_that_nobody_rolls_at_sea_nor_of_the_british():
    afloat = "buffalo: us infantry 4; lake-erie: us 1"
    assert rolling(afloat, *embark(position(afloat), "buffalo", "port-dover")) == 0
    british = "amherstburg: gb infantry 4"
    invading = marches(position(british, mover="gb"), "amherstburg", "detroit")
    assert rolling(british, *invading, mover="gb") == 0
