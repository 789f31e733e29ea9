"""Rule 17: the American militia."""

from typing import Any

from app.engine.values import Message
from app.games.war1812.actions import (
    Done,
    ForceMarch,
    March,
    Pursue,
    Retreat,
    Sail,
)
from app.games.war1812.forced_march import MarchRolled
from app.games.war1812.land_battle import BattleBegan
from app.games.war1812.militia import MilitiaRolled
from app.games.war1812.naval_battle import NavalBattleBegan
from app.games.war1812.state import Situation
from app.kit.blocks import army
from tests.games.war1812.positions import (
    GAME,
    Played,
    asked,
    block,
    embark,
    marches,
    play,
    position,
    refused,
    strengths,
)


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
