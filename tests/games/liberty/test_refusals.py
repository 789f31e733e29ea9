"""Liberty refuses actions that were never offered, and offers them by its rules' small print."""

from random import Random
from typing import Any

import pytest

from app.engine.values import Illegal
from app.games.liberty.actions import Fire, Leave, Move, Stand
from app.games.liberty.board import AM, GB, STANDARD
from app.games.liberty.control import is_enemys, is_neutral
from app.games.liberty.game import GAME
from tests.games.dice import Scripted
from tests.games.liberty.positions import at, may, position, refused, seen, to, ways
from tests.games.liberty.test_rules_7_battles import attack
from tests.games.random_play import steps

TEXT = "boston: gb howe, gb jaegers; springfield: am washington, am morgan"


def test_7_21_only_whose_turn_it_is_fires_or_stands() -> None:
    fought = attack(TEXT, "howe", "jaegers")
    for action in (Fire("washington"), Stand("washington"), Fire("howe"), Stand("howe")):
        assert refused(fought.state, AM, action).rule == "7.21"


def test_a55_who_has_a_target_does_not_stand_idle() -> None:
    fought = attack(TEXT, "howe", "jaegers")
    why = refused(fought.state, AM, Stand("morgan"))
    assert (why.rule, why.message.key) == ("7.21", "liberty-has-target")


def test_1_1_ground_blocks_end_no_step_on_the_water() -> None:
    set_up = position("falmouth: am gates", AM)
    water = [one.id for one in STANDARD.sheet.hexes if one.water]
    near = [hex_ for hex_ in STANDARD.near[at("falmouth")] if hex_ in water]
    assert near
    for hex_ in near:
        assert refused(set_up.state, AM, Move("gates", hex_)).rule == "1.1"


def test_5_2_a_forest_side_carries_two_blocks_and_no_third_but_ships_freely() -> None:
    forest = next(
        side
        for side in STANDARD.sheet.sides
        if side.terrain == "forest" and not side.river and side.ground
    )
    a = STANDARD.hexes[forest.a].name.lower().replace(" ", "-").replace(".", "")
    text = f"{a}: am gates, am morgan, am washington"
    moved = position(text, AM).play(AM, Move("gates", forest.b), Move("morgan", forest.b))
    why = refused(moved.state, AM, Move("washington", forest.b))
    assert (why.rule, why.message.params["limit"]) == ("5.2", 2)


def test_8_1_a_full_side_lets_a_warship_pass() -> None:
    text = (
        "boston: gb howe, gb guards, gb rall, gb 5th-foot, gb 26th-foot, gb channel-squadron;"
        "quebec: gb knyphausen"
    )
    moved = position(text, GB)
    for block in ("howe", "guards", "rall", "5th-foot"):
        moved = moved.play(GB, *to(block, "portsmouth"))
    assert refused(moved.state, GB, to("26th-foot", "portsmouth")[0]).rule == "5.2"
    assert may(moved.state, GB, to("channel-squadron", "portsmouth")[0])


def test_5_3_nobody_s_hex_and_the_enemy_s_are_told_apart() -> None:
    view = seen(position("boston: gb howe; concord: am gates", GB).state, GB)
    assert is_enemys(view, at("concord"), GB)
    assert is_enemys(view, at("newport"), GB)
    assert not is_enemys(view, at("boston"), GB)
    assert not is_enemys(view, "ATL", GB)
    assert is_neutral(view, at("haverhill"))
    assert not is_neutral(view, at("newport"))
    assert not is_neutral(view, "ATL")


def test_5_3_the_atlantic_is_nobody_s_whoever_is_there() -> None:
    view = seen(position("atlantic: gb howe, am rochambeau", GB, french_war=True).state, GB)
    assert not is_enemys(view, "ATL", GB)
    assert not is_neutral(view, "ATL")


def sensible(action: Any, rng: Random) -> Any:
    """Change one name in an action to another block's or place's."""
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    for name, value in fields.items():
        if name == "block":
            fields[name] = rng.choice([*STANDARD.roster])
        elif name in ("to", "at"):
            fields[name] = rng.choice(STANDARD.places)
        elif name == "path":
            fields[name] = (*value[:1], rng.choice(STANDARD.places))
        elif name == "card":
            fields[name] = rng.choice([*STANDARD.cards])
    return type(action)(**fields)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_not_offered_is_refused(seed: int) -> None:
    rng, played = Random(seed), steps("liberty", seed)
    refusals = 0
    for step in rng.sample(played, min(120, len(played))):
        offered = GAME.choices(step.before, step.side)
        assert offered is not None
        actions = [choice.action for choice in offered.actions]
        tried = [sensible(rng.choice(actions), rng) for _ in range(12)]
        tried += [rng.choice(played).choice.action for _ in range(4)]
        for action in tried:
            if action not in actions:
                with pytest.raises(Illegal):
                    GAME.decide(step.before, step.side, action, Scripted([]))
                refusals += 1
    assert refusals > 300


def test_a_move_is_named_by_its_hexes() -> None:
    moved = position("boston: gb howe", GB).play(GB, *to("howe", "concord"))
    assert moved.where("howe") == at("concord")


def test_a49_a_forest_side_lets_two_retreat_in_a_round() -> None:
    text = "boston: gb howe; springfield: am gates, am morgan, am washington, am maryland-line"
    fought = attack(text, "howe")
    left: dict[str, int] = {}
    while fought.asked()[0] == AM and seen(fought.state, AM).ask == "fight":
        here = seen(fought.state, AM)
        assert here.battle is not None
        block = here.battle.ready[0]
        paths = [p for p in ways(fought, AM) if len(p) == 2]
        limits = {p[-1]: STANDARD.side(p[0], p[-1]) for p in paths}
        narrow = [to_ for to_, side in limits.items() if side and side.limit == 2]
        assert all(left.get(to_, 0) < 2 for to_ in narrow)
        if not narrow:
            break
        fought = fought.play(AM, Leave(block, (at("springfield"), narrow[0])))
        left[narrow[0]] = left.get(narrow[0], 0) + 1
    assert max(left.values()) == 2


def test_5_1_a_block_that_can_go_no_further_is_told_why_before_any_place_is_pointed_at() -> None:
    played = position("new-york: gb howe 4; boston: am gates 3", GB)
    while near := [hex_ for hex_ in STANDARD.hexes if may(played.state, GB, Move("howe", hex_))]:
        played = played.play(GB, Move("howe", near[0]))
    why = GAME.explain(seen(played.state, GB), "block:howe", "")
    assert why
    assert (why.rule, why.message.key) == ("5.5", "liberty-too-far")


@pytest.mark.parametrize("selection", ["block:gatinais", ""])
def test_9_1_who_points_at_the_french_before_their_war_is_told_of_it(selection: str) -> None:
    set_up = position("french-indies: am gatinais; boston: am gates", AM)
    why = GAME.explain(seen(set_up.state, AM), selection, "" if selection else "hex:FWI")
    assert why
    assert (why.rule, why.message.key) == ("9.1", "liberty-french-wait")


def test_5_1_who_points_at_an_enemys_block_with_an_empty_hand_is_told_whose_it_is() -> None:
    set_up = position("boston: gb howe; springfield: am gates", GB)
    why = GAME.explain(seen(set_up.state, GB), "", f"hex:{at('springfield')}")
    assert why
    assert (why.rule, why.message.key) == ("5.1", "liberty-is-the-enemys")
    empty = GAME.explain(seen(set_up.state, GB), "", f"hex:{at('concord')}")
    assert empty
    assert empty.message.key == "refusal-not-that-way"
