"""The Commander of Quebec 1759: how it sets up, what it orders, when it leaves a battle."""

from random import Random
from typing import Any

import pytest

from app.engine import match as engine
from app.engine.values import Side
from app.games.quebec1759.actions import Part, Pick
from app.games.quebec1759.battle_actions import Fire, Retreat
from app.games.quebec1759.board import FR, GB, STANDARD
from app.games.quebec1759.commander import command
from app.games.quebec1759.commander_field import HALT, March, Plan, field_of
from app.games.quebec1759.commander_foresight import MILITIA_CV, outcomes
from app.games.quebec1759.commander_odds import odds
from app.games.quebec1759.state import Ask
from app.games.quebec1759.view import View1759
from app.kit.turns import Done
from proofs.headless import HeadlessMatch, acted, opened
from tests.games.quebec1759.battles import misses, shown
from tests.games.quebec1759.scenes import at_ste_foy
from tests.games.quebec1759.turns import GAME, Played, turn, view

SEEDS = range(12)
MAIN = (
    "FR-SAR FR-ROU FR-LAN FR-GUY FR-BEA FR-MAR FR-M1 FR-M2 FR-M3 FR-MONTCALM FR-OTT; "
    "SC: FR-M4 FR-M5 FR-M6 FR-TR1; CR: FR-Q5 FR-D1; SF: FR-Q6; SI: FR-D2; MO: FR-D3 FR-D4; "
)
"""The French army, and what it has spread over the shore but for four of Quebec's militia."""


def chosen(state: Any, side: Side, seed: int = 1) -> Any:
    """Return what the Commander does in a position."""
    offered = GAME.choices(state, side)
    assert offered is not None
    return command(GAME.view(state, side), offered, Random(seed)).action


def ordered(began: Played, side: Side, seed: int) -> list[Any]:
    """Return the parts of the order that the Commander writes."""
    rng, parts = Random(seed), list[Any]()
    while True:
        offered = GAME.choices(began.state, side)
        assert offered is not None
        action = command(view(began, side), offered, rng).action
        if action == Done():
            return parts
        parts.append(action)
        began = began.act(side, action)


def set_up(seed: int) -> dict[str, int]:
    """Return how many French blocks stand where once the Commander has set them up."""
    headless, rng = opened(GAME, "set-up", {}), Random(seed)
    while (seen := french(headless)).ask == Ask.PLACE:
        offered = engine.choices(headless.state.match, FR)
        assert offered is not None
        headless, _ = acted(headless, FR, command(seen, offered, rng).action)
    return {zone: there.army[FR] for zone, there in seen.zones.items() if FR in there.army}


def french(headless: HeadlessMatch) -> View1759:
    """Return what the French see, with what they have drafted."""
    seen = engine.view(headless.state.match, FR)
    assert isinstance(seen, View1759)
    return seen


def test_the_french_set_up_in_ways_that_cannot_be_foretold() -> None:
    ways = [set_up(seed) for seed in SEEDS]
    assert len({tuple(way.items()) for way in ways}) > len(ways) // 2
    assert len({max(way, key=lambda zone: way[zone]) for way in ways}) > 2


def test_british_do_not_land_beside_the_main_army_with_a_road_to_them() -> None:
    began = turn(f"BE: {MAIN} AB: FR-Q1 FR-Q2 FR-Q3 FR-Q4", number=1)
    for seed in SEEDS:
        parts = ordered(began, GB, seed)
        assert parts
        assert all(part.to not in ("MO", "BE", "SC") or part.count == 1 for part in parts)


def test_orders_are_not_told_by_habit() -> None:
    began = turn(f"AB: {MAIN} BE: FR-Q1 FR-Q2 FR-Q3 FR-Q4", number=1)
    for side in (GB, FR):
        orders = {tuple(ordered(began, side, seed)) for seed in range(40)}
        assert len(orders) > 1


def test_the_french_gather_on_abraham_when_the_last_turn_comes() -> None:
    began = turn(
        "AB: FR-SAR FR-ROU FR-Q1; SI: BR-15 BR-28 BR-35 BR-43 BR-47 BR-AR; CR: BR-48; "
        "SF: FR-LAN FR-GUY FR-BEA FR-MAR FR-M1 FR-M2 FR-M3 FR-OTT",
        number=16,
        ships_up=4,
        rest=("OR", "BE"),
        occupied="SI CR LE ET MO",
    )
    for seed in SEEDS:
        assert ordered(began, FR, seed) == [Part("SF", "AB", "road", 7)]


def test_who_goes_alone_to_take_a_zone_is_the_weakest() -> None:
    sent = Part("OR", "LE", "river", 1)
    asked = turn(f"AB: {MAIN} BE: FR-Q1 FR-Q2 FR-Q3 FR-Q4", number=1).orders(gb=[sent])
    picked = chosen(asked.state, GB)
    assert isinstance(picked, Pick)
    assert asked.state.blocks[picked.block].cv == 1
    assert picked.block != "BR-WOLFE"


@pytest.mark.parametrize(
    ("attack", "does"), [("2/4 2/4 2/4", Retreat("CR", "road")), ("4 4 4", Fire())]
)
def test_who_is_weaker_leaves_by_road_before_it_is_too_late(attack: str, does: Any) -> None:
    fought = at_ste_foy(f"gb infantry {attack} from CR; fr infantry 3 3 3")
    dice = sum(shown(fought.state, FR).dice.values())
    fought = fought.play(FR, Fire(), dice=misses(dice))
    assert chosen(fought.state, GB) == does


def test_who_is_driven_out_of_st_charles_is_expected_to_cross_to_abraham() -> None:
    # Montmorency is British, and there is no other road than that over the water (19).
    began = turn(
        "SC: FR-SAR FR-ROU FR-LAN; BE: BR-15 BR-28 BR-35 BR-43 BR-47 BR-48 BR-58; MO: BR-78",
        rest=("OR", "AB"),
    )
    field = field_of(view(began, GB))
    attack = Plan("BE", (March("SC", "road", 7, 28),))
    after = outcomes(STANDARD, field, {GB: attack, FR: HALT})
    chance, driven_out = max(after, key=lambda outcome: outcome[0])
    assert chance > 1 / 2
    assert driven_out.cv[FR].keys() == {"AB"}
    assert driven_out.cv[FR]["AB"] > field.cv[FR]["AB"] - MILITIA_CV


def test_odds_are_those_of_battles_that_were_played_out() -> None:
    # Forty against forty by road, sixteen against twelve over water, of 1,500 battles each.
    even = odds(40, 40, landing=False, exit_by_road=True)
    landed = odds(16, 12, landing=True, exit_by_road=True)
    assert even.won == pytest.approx(0.25, abs=0.05)
    assert landed.won == pytest.approx(0.56, abs=0.05)
    assert odds(16, 12, landing=False, exit_by_road=True).won > landed.won
