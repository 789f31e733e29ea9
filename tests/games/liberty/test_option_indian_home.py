"""Chapter 10, by option: Indians come home to defend their town."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from app.engine.values import EVERYONE, PUBLIC
from app.games.liberty import state
from app.games.liberty.actions import Fire
from app.games.liberty.battles import BattleBegan
from app.games.liberty.fire import BlockFired
from app.games.liberty.game import GAME
from app.games.liberty.homecoming import HomesEntered
from app.games.liberty.state import Ask, Situation
from app.kit.blocks import with_block
from proofs.leakproof import leakproof
from tests.games.liberty.positions import DONE, Played, at, position, refused, seen, to

ON = {"indian_home": "on"}
AWAY = "tioga: am gates; oswego: gb mohawk"


def entered(text: str, *blocks: str, options: dict[str, str] = ON) -> Played:
    """Move the Americans, first to act, to the Mohawk's town."""
    moved = position(text, "am", options=options)
    for block in blocks or ("gates",):
        moved = moved.play("am", *to(block, "mohawk"))
    return moved.play("am", DONE)


def test_a65_indians_come_home_as_soon_as_the_americans_have_moved() -> None:
    came = entered(AWAY)
    assert came.where("mohawk") == at("mohawk")
    assert came.state.turn.attackers == {at("mohawk"): "am"}
    assert came.asked() == ("gb", Ask.MOVE)


def test_10_0_they_defend_it_with_two() -> None:
    fought = entered(AWAY).play("gb", DONE)
    assert fought.one(BattleBegan).reserves == ()
    fired = fought.play("gb", Fire("mohawk"), dice=[1, 2, 3])
    assert fired.one(BlockFired).hits == 2


def test_a65_without_the_option_they_stay_where_they_are() -> None:
    stayed = entered(AWAY, options={})
    assert not stayed.has(HomesEntered)
    assert stayed.where("mohawk") == at("oswego")
    assert "indian_home" not in stayed.state.options


@pytest.mark.parametrize("place", ["pool", ""])
def test_a65_who_is_not_on_the_map_does_not_come(place: str) -> None:
    stayed = entered("tioga: am gates; boston: gb howe" + (place and f"; {place}: gb mohawk"))
    assert stayed.one(HomesEntered).blocks == ()
    assert not stayed.state.turn.attackers


def test_a65_who_is_in_a_battle_does_not_come() -> None:
    text = "tioga: am gates; oswego: gb mohawk; fort-stanwix: am washington"
    moved = position(text, "am", options=ON)
    moved = moved.play("am", *to("gates", "mohawk"), *to("washington", "oswego"), DONE)
    assert moved.one(HomesEntered).blocks == ()
    assert moved.where("mohawk") == at("oswego")


def test_a65_nobody_comes_where_others_stand_already() -> None:
    held = entered(AWAY + "; mohawk: am washington")
    assert not held.has(HomesEntered)
    defended = entered(AWAY + "; mohawk: gb rall")
    assert not defended.has(HomesEntered)


@pytest.mark.parametrize(("die", "comes"), [(1, False), (4, True)])
def test_a65_who_is_lost_on_a_forced_march_calls_nobody(die: int, comes: bool) -> None:
    moved = position("albany: am gates 1; oswego: gb mohawk", "am", options=ON)
    marched = moved.play("am", *to("gates", "german-flats", "mohawk"))
    assert marched.play("am", DONE, dice=[die]).has(HomesEntered) == comes


def test_a65_who_moved_this_turn_comes_home_too_and_that_move_is_forgotten() -> None:
    moved = position("tioga: am gates; oswego: gb mohawk", "gb", options=ON)
    away = moved.play("gb", *to("mohawk", "fort-stanwix"), DONE)
    came = away.play("am", *to("gates", "mohawk"), DONE)
    assert came.one(HomesEntered).blocks == ("mohawk",)
    assert "mohawk" not in came.state.turn.moved


def test_a65_the_british_call_nobody() -> None:
    moved = position("german-flats: gb rall; oswego: gb mohawk", "gb", options=ON)
    assert not moved.play("gb", *to("rall", "mohawk"), DONE).has(HomesEntered)


def test_a65_who_came_home_is_pinned() -> None:
    came = entered(AWAY)
    assert refused(came.state, "gb", to("mohawk", "tioga")[0]).rule == "5.4"


def test_a65_all_see_who_comes_home_and_how_strong_it_is_only_in_battle() -> None:
    came = entered("tioga: am gates; oswego: gb mohawk 1, gb rall; boston: gb howe")
    for viewer in ("am", PUBLIC):
        view = seen(came.state, viewer)
        assert view.came_home == ("mohawk",)
        assert "mohawk" not in view.blocks
        imagined, _ = GAME.imagine(view, Random(3))
        assert imagined.blocks["mohawk"].at == at("mohawk")
        assert seen(imagined, viewer) == view
    fought = came.play("gb", *to("rall", "mohawk"), DONE)
    assert seen(fought.state, "am").came_home == ()
    assert seen(fought.state, EVERYONE).blocks["mohawk"].cv == 1


@pytest.mark.parametrize("comes", [True, False])
def test_a65_the_log_tells_who_comes_home_or_that_nobody_does(comes: bool) -> None:
    before = position(AWAY, "am", options=ON).state
    event = HomesEntered((at("mohawk"),), ("mohawk",) * comes)
    [line] = GAME.log_lines(before, event, PUBLIC)
    assert line.message.key == f"liberty-line-{'came' if comes else 'nobody'}-home"
    assert bool(line.motions) == comes


FRONTIER = {
    "gates": "tioga",
    "washington": "german-flats",
    "morgan": "oswego",
    "virginia-line": "wheeling",
    "virginia-militia": "little-kanawha",
    "maryland-line": "ninety-six",
    "south-carolina-militia": "cowpens",
    "mohawk": "genesee",
    "shawnee": "redstone",
    "cherokee": "oconee",
}
"""Americans beside the towns of Indians, and these away from home."""


@pytest.mark.long
def test_with_the_option_hidden_blocks_stay_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    towns: Counter[bool] = Counter()
    begin, apply = state.blank, HomesEntered.apply

    def begun(*given: Any) -> Situation:
        situation = begin(*given)
        for block, place in FRONTIER.items():
            situation = with_block(situation, block, at=at(place))
        return situation

    def counted(event: HomesEntered, before: Situation) -> Situation:
        towns.update({True: len(event.blocks), False: len(event.towns) - len(event.blocks)})
        return apply(event, before)

    monkeypatch.setattr(state, "blank", begun)
    monkeypatch.setattr(HomesEntered, "apply", counted)
    report = leakproof(GAME, 4, "indian-home-4", ON)
    assert report.differences == []
    assert min(towns[True], towns[False]) > 0
