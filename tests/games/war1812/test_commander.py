"""The Commander of War of 1812: it attacks at fair odds, guards its towns, and uses its turns."""

from random import Random

import pytest

from app.engine.values import Action, Side
from app.games.war1812.actions import (
    Build,
    Done,
    Embark,
    Fire,
    March,
    Repair,
    Retreat,
    Sail,
    Stand,
    Stay,
    Withdraw,
)
from app.games.war1812.commander import command
from app.games.war1812.game import GAME
from app.games.war1812.state import Situation
from app.kit.blocks import army
from tests.games.war1812.positions import block, marches, play, position


def chosen(state: Situation, side: Side = "us", seed: int = 1) -> Action:
    """Return what the Commander does."""
    offered = GAME.choices(state, side)
    assert offered is not None
    return command(GAME.view(state, side), offered, Random(seed)).action


def turn(state: Situation, side: Side = "us", seed: int = 1) -> list[Action]:
    """Return all that the Commander does in a turn, before any battle."""
    done: list[Action] = []
    while not isinstance(action := chosen(state, side, seed), Done):
        done.append(action)
        state = play(state, side, action).state
    return done


def at_the_end(text: str) -> Situation:
    """Return a position in which the American side makes the last move of a match."""
    return position(text, year=1814, campaign_turn=10, first="gb")


def marched(done: list[Action]) -> set[str]:
    """Name the towns to which blocks marched."""
    return {action.to for action in done if isinstance(action, March)}


def test_a_whole_group_attacks_at_good_odds() -> None:
    state = position("buffalo: us infantry 4 4 4 4; fort-erie: gb infantry 3; york: gb infantry 2")
    attack = [action for action in turn(state) if isinstance(action, March)]
    assert {action.to for action in attack} == {"fort-erie"}
    assert len(attack) >= 2


def test_nobody_attacks_at_bad_odds() -> None:
    text = "buffalo: us infantry 4; fort-erie: gb infantry 4 4 4; fort-george: gb infantry 3"
    assert marched(turn(position(text))) <= {"erie", "fort-niagara", "williamsburg"}


def test_a_fair_battle_is_fought_on_though_the_defender_fires_first() -> None:
    state = position("buffalo: us infantry 4 4 3; fort-erie: gb infantry 4 4")
    begun = play(state, "us", *marches(state, "buffalo", "fort-erie"), Done(), dice=[1, 1, 1])
    fired = play(begun.state, "gb", Stand(), dice=[1] * 8).state
    assert chosen(fired, "us") == Fire()


def test_an_attack_is_made_at_fair_odds_on_a_town_that_is_worth_it() -> None:
    text = "fort-erie: gb infantry 4 4 4; buffalo: us infantry 3 3 2; albany: us infantry 3"
    assert "buffalo" in marched(turn(position(text, mover="gb"), "gb"))


@pytest.mark.parametrize(("own", "attackers", "stands"), [("3 3", 3, True), ("4", 4, False)])
def test_a_defender_stands_with_a_fair_chance_and_no_other(
    own: str, attackers: int, stands: bool
) -> None:
    state = position(f"kingston: gb infantry {own}; sackets-harbor: us infantry {'3 ' * attackers}")
    group = marches(state, "sackets-harbor", "kingston")
    begun = play(state, "us", *group, Done(), dice=[1] * attackers).state
    assert isinstance(chosen(begun, "gb"), Stand if stands else Retreat)


def test_a_last_block_stays_in_a_valuable_town_beside_the_enemy() -> None:
    text = "buffalo: us infantry 4; fort-erie: gb infantry 3 3; plattsburg: us infantry 4"
    state = position(text)
    [guard] = army(state, "buffalo", "us")
    assert not any(isinstance(act, March) and act.block == guard for act in turn(state))


def test_an_empty_town_of_worth_beside_the_enemy_is_guarded_before_all_else() -> None:
    text = (
        "erie: us infantry 4 4; pittsburgh: us infantry 3; albany: us infantry 3;"
        "fort-erie: gb infantry 3; fort-george: gb infantry 4 4 4"
    )
    for seed in range(5):
        assert marched(turn(position(text), "us", seed)) == {"buffalo"}


def test_the_army_gathers_along_the_front_for_an_attack_to_come() -> None:
    text = (
        "prescott: gb infantry 4 4; kingston: gb infantry 4; sackets-harbor: us infantry 3 3 2;"
        "ogdensburg: us infantry 4 4 4"
    )
    assert marched(turn(position(text, mover="gb"), "gb")) == {"kingston"}


def test_no_turn_is_passed_while_there_is_a_ship_to_build_or_repair() -> None:
    quiet = "albany: us infantry 4; quebec: gb infantry 4; erie: us ships damaged 1"
    assert Repair("erie") in turn(position(quiet))
    assert any(isinstance(act, Build) for act in turn(position("albany: us infantry 4")))


def test_ships_sail_before_the_army_moves() -> None:
    text = (
        "buffalo: us infantry 4 4 4 4; fort-erie: gb infantry 3; plattsburg: us ships 1;"
        "york: gb infantry 2"
    )
    done = turn(position(text))
    assert done[0] == Sail("plattsburg", "lake-champlain", True)
    assert marched(done) == {"fort-erie"}


def test_ships_carry_an_army_to_an_undefended_town() -> None:
    text = "oswego: us infantry 4 4; lake-ontario: us 2; fort-niagara: us infantry 3"
    done = turn(position(text))
    assert any(isinstance(act, Embark) for act in done)


def test_nobody_goes_to_and_fro() -> None:
    """Before an enemy who does nothing the army comes to rest."""
    text = (
        "quebec: gb infantry 4; montreal: gb infantry 4 3; kingston: gb infantry 4;"
        "york: gb infantry 2; plattsburg: us infantry 4 4 3; ogdensburg: us infantry 4 4 3;"
        "sackets-harbor: us infantry 4 4 3"
    )
    state, went = position(text, mover="gb"), list[tuple[str, str, str]]()
    for _ in range(5):
        for action in turn(state, "gb"):
            if isinstance(action, March):
                went.append((action.block, state.blocks[action.block].at, action.to))
            state = play(state, "gb", action).state
        state = play(state, "gb", Done()).state
        state = play(state, "us", Done()).state
    assert went
    assert not any((who, to, origin) in went for who, origin, to in went)


def test_the_last_move_of_a_match_takes_undefended_points() -> None:
    text = "detroit: us infantry 4 4; sandusky: us infantry 2; quebec: gb infantry 4"
    assert "amherstburg" in marched(turn(at_the_end(text)))


def test_the_last_move_of_a_match_risks_what_has_no_use_any_more() -> None:
    """An attack that no answer can punish is made though the odds are but even."""
    text = "kingston: gb infantry 4 3; sackets-harbor: us infantry 4 4"
    state = at_the_end(text)
    attack = block(state, "us", "sackets-harbor")
    assert March(attack, "kingston") in turn(state)


def test_an_army_goes_home_from_a_town_that_cannot_feed_it_in_winter() -> None:
    text = "lacolle: us infantry 4 4 4 4; plattsburg: us infantry 2; quebec: gb infantry 2"
    state = position(text, campaign_turn=10, first="gb")
    left = [act for act in turn(state) if isinstance(act, March)]
    assert len(left) >= 2


def test_8_2_a_beaten_fleet_seeks_no_shelter_in_a_town_under_attack() -> None:
    state = position(
        "detroit: us infantry 4, us infantry 3; erie: us infantry 1; lake-erie: us 1;"
        "amherstburg: gb infantry 4, gb infantry 4, gb ships 3",
        mover="gb",
    )
    out = [Sail("amherstburg", "lake-erie", True)] * 3
    attack = marches(state, "amherstburg", "detroit")
    fought = play(state, "gb", *out, *attack, Done(), dice=[1] * 8).state
    assert chosen(play(fought, "gb", Stay()).state) == Withdraw("erie")
