"""Rulings A64 and A66: in which order all is carried out, and what can't be."""

from app.games.war1812.actions import Embark, Fire, ForceMarch, March, Sail, Settle, Stand, Withdraw
from app.games.war1812.crossing import BlocksLanded
from app.games.war1812.forced_march import MarchRolled
from app.games.war1812.land_battle import BattleBegan, VolleyFired
from app.games.war1812.militia import MilitiaRolled
from app.games.war1812.naval_battle import NavalBattleBegan
from app.games.war1812.simultaneous import MarchesVoid, RideStopped
from app.games.war1812.state import Ask, holder
from app.kit.blocks import army
from tests.games.war1812.at_once import go, position, revealed
from tests.games.war1812.positions import GAME, asked, block, play, ships, strengths


def test_a66_a_forced_march_out_of_a_town_that_the_enemy_entered_is_lost():
    state = position("plattsburg: us infantry 4; montreal: gb infantry 3")
    [marching] = army(state, "plattsburg", "us")
    after = revealed(
        state,
        [March(marching, "malone"), ForceMarch(marching, "ogdensburg")],
        go(state, "gb", "montreal > malone"),
    )
    assert after.one(MarchesVoid).blocks == (marching,)
    assert not after.has(MarchRolled)
    assert after.state.blocks[marching].at == "malone"


def test_a66_a_forced_march_of_a_block_that_was_held_is_lost():
    state = position("fort-niagara: us infantry 4; quebec: gb infantry 3")
    [marching] = army(state, "fort-niagara", "us")
    orders = [March(marching, "fort-george"), ForceMarch(marching, "york")]
    after = revealed(state, orders, dice=[6, 0])
    assert after.state.blocks[marching].at == "fort-niagara"
    assert not after.has(MarchRolled)


def test_a64_a_block_that_was_ordered_away_leaves_without_a_fight():
    state = position("fort-george: gb infantry 4; fort-niagara: us infantry 3")
    after = revealed(
        state,
        go(state, "us", "fort-niagara > fort-george"),
        go(state, "gb", "fort-george > york"),
        dice=[1],
    )
    assert not after.has(BattleBegan)
    assert holder(after.state, "fort-george") == "us"
    assert len(army(after.state, "york", "gb")) == 1


def test_a64_a_block_that_crosses_a_lake_leaves_before_who_entered_its_town_attacks():
    state = position("oswego: us infantry 4; lake-ontario: us 1; utica: gb infantry 3")
    after = revealed(
        state, go(state, "us", "oswego ~ smiths-creek"), go(state, "gb", "utica > oswego")
    )
    assert not after.has(BattleBegan)
    assert holder(after.state, "oswego") == "gb"
    assert holder(after.state, "smiths-creek") == "us"


def test_a64_militia_dice_come_with_the_moves_and_naval_battles_after_them():
    state = position(
        "fort-niagara: us infantry 4; lake-erie: us 1;"
        "amherstburg: gb ships 1; fort-george: gb infantry 3"
    )
    after = revealed(
        state,
        go(state, "us", "fort-niagara > fort-george"),
        [Sail("amherstburg", "lake-erie", True)],
        dice=[1, *[1] * 4],
    )
    kinds = [type(event) for event in after.events]
    assert kinds.index(MilitiaRolled) < kinds.index(NavalBattleBegan)
    assert not after.has(BattleBegan)


def test_a64_towns_change_hands_when_all_movement_is_over():
    state = position(
        "plattsburg: us infantry 4, us ships 1; lake-champlain: us 1;"
        "lacolle: gb ships 1; montreal: gb infantry 3"
    )
    [marching] = army(state, "montreal", "gb")
    fighting = revealed(
        state,
        go(state, "us", "plattsburg > albany"),
        [
            Sail("lacolle", "lake-champlain", True),
            March(marching, "malone"),
            ForceMarch(marching, "plattsburg"),
        ],
        dice=[1] * 4,
    )
    # The fleet that is fought on the lake may still go to a town that is about to fall.
    assert asked(fighting.state) == [("gb", "naval-retreat")]
    assert holder(fighting.state, "malone") == "us"
    after = fighting.play("gb", Withdraw("lacolle"), dice=[3, 1])
    assert holder(after.state, "malone") == "us"
    assert holder(after.state, "plattsburg") == "gb"
    assert ships(after.state, "plattsburg", "gb") == (1, 0)


def test_a64_the_sides_name_battles_in_turn_the_higher_of_two_dice_first():
    state = position(
        "buffalo: us infantry 4 3 2; fort-erie: gb infantry 1; fort-niagara: gb infantry 1;"
        "williamsburg: gb infantry 1"
    )
    named = revealed(
        state,
        go(
            state,
            "us",
            "buffalo > fort-erie x1",
            "buffalo > fort-niagara x1",
            "buffalo > williamsburg x1",
        ),
        dice=[1, 1, 1, 6, 6],
    )
    assert asked(named.state) == [("gb", "next-battle")]
    assert GAME.view(named.state, "us").next_chooser == "gb"
    fought = named.play("gb", Settle("williamsburg")).state
    while asked(fought) != [("us", "next-battle")]:
        [(side, ask)] = asked(fought)
        if ask == "stand":
            fought = play(fought, side, Stand(), dice=[1]).state
        else:
            strong = sum(strengths(fought, side, "williamsburg"))
            fought = play(fought, side, Fire(), dice=[6] * strong).state
    assert GAME.view(fought, "us").settle == ("fort-erie", "fort-niagara")


def test_a64_dragoons_stop_where_the_enemy_came_at_the_same_time():
    state = position("buffalo: us dragoon; fort-erie: gb infantry 4; york: gb infantry 4")
    riding = block(state, "us", "buffalo")
    orders = [March(riding, "fort-niagara"), March(riding, "fort-george")]
    free = revealed(state, orders, dice=[1])
    assert free.state.blocks[riding].at == "fort-george"
    state = position("albany: us dragoon; malone: gb infantry 4")
    riding = block(state, "us", "albany")
    after = revealed(
        state,
        [March(riding, "plattsburg"), March(riding, "lacolle")],
        go(state, "gb", "malone > plattsburg"),
        dice=[1],
    )
    assert after.has(RideStopped)
    assert after.state.blocks[riding].at == "plattsburg"
    # 19.3 The home side of the empty town defends it.
    assert after.one(BattleBegan).attacker == "gb"


def test_a64_forced_marches_come_after_landings():
    state = position("oswego: us infantry 4 3; lake-ontario: us 1; quebec: gb infantry 2")
    by_sea, by_land = army(state, "oswego", "us")
    after = revealed(
        state,
        [Embark(by_sea, "york"), March(by_land, "utica"), ForceMarch(by_land, "albany")],
        dice=[4],
    )
    kinds = [type(event) for event in after.events]
    assert kinds.index(BlocksLanded) < kinds.index(MarchRolled)


def test_a64_a_block_stops_nobody_who_only_passes_it_on_the_way_out():
    state = position("malone: us infantry 3; montreal: gb infantry 4; york: gb infantry 2")
    after = revealed(
        state, go(state, "us", "malone > plattsburg"), go(state, "gb", "montreal > malone")
    )
    assert not after.has(VolleyFired)
    assert holder(after.state, "malone") == "gb"
    assert not [entry for entry in after.state.awaiting if entry.ask != Ask.ORDERS]
