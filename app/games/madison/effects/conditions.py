"""Conditions of cards: each a small function of the case (8.27)."""

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any

from app.games.madison.board import INVASION, LANDING, other
from app.games.madison.calendar import is_winter
from app.games.madison.combat.odds import leaders_in, units_in
from app.games.madison.control import is_friendly, lakes_ruled
from app.games.madison.effects.cases import Case
from app.games.madison.effects.sheets import Op, kinds_meant, side_meant
from app.games.madison.forts import defending_fort, fort_of
from app.games.madison.operations.leading import seniors
from app.games.madison.position import OFF_MAP, is_reduced, may_march, units_at, vessels_at

Condition = Callable[[Case, Op], bool]

_ANY: dict[str, Condition] = {}
_BATTLE: dict[str, Condition] = {}
"""Conditions on a battle: an operations card waits with them for the battles that it leads to."""


def _condition(function: Condition) -> Condition:
    _ANY[function.__name__] = function
    return function


def _battle_condition(function: Callable[[Case, Op, Any], bool]) -> Condition:
    def of_battle(case: Case, op: Op) -> bool:
        battle = case.position.battle
        return battle is not None and function(case, op, battle)

    _ANY[function.__name__] = _BATTLE[function.__name__] = of_battle
    return of_battle


def is_met(case: Case, condition: Op) -> bool:
    """Whether a condition holds."""
    return _ANY[condition["c"]](case, condition)


def are_met(case: Case, conditions: Iterable[Op]) -> bool:
    """Whether all of some conditions hold."""
    return all(is_met(case, one) for one in conditions)


def before_battle(conditions: Iterable[Op]) -> list[Op]:
    """List the conditions that don't wait for a battle."""
    return [one for one in conditions if not _waits(one)]


def _waits(condition: Op) -> bool:
    if condition["c"] == "any_of":
        return any(_waits(one) for one in condition["conds"])
    return condition["c"] in _BATTLE


@_condition
def any_of(case: Case, op: Op) -> bool:
    """At least one of them holds."""
    return any(is_met(case, one) for one in op["conds"])


@_condition
def controls(case: Case, op: Op) -> bool:
    """The side controls the space."""
    return is_friendly(case.position, op["space"], side_meant(op["side"], case.side))


@_condition
def unit_on_map(case: Case, op: Op) -> bool:
    """The unit is on the map."""
    return case.position.blocks[op["unit"]].at not in OFF_MAP


@_condition
def leader_on_map(case: Case, op: Op) -> bool:
    """The leader is on the map."""
    return case.position.blocks[op["leader"]].at not in OFF_MAP


@_condition
def vessel_on_map(case: Case, op: Op) -> bool:
    """The vessel is on the map, damaged or not."""
    return case.position.blocks[op["vessel"]].at not in OFF_MAP


@_condition
def stacked(case: Case, op: Op) -> bool:
    """All of the leaders are in one space; in a battle, in it together."""
    battle, blocks = case.position.battle, case.position.blocks
    if battle is not None:
        return {*op["leaders"]} <= {*_leaders(case)}
    places = {blocks[leader].at for leader in op["leaders"]}
    return len(places) == 1 and not places & OFF_MAP


@_condition
def opponent_moves(case: Case, op: Op) -> bool:
    """The enemy's named force may go by land, or by water."""
    play = case.position.play
    if play is None:
        return False
    if op["what"] == "naval":
        return any(force.water for force in play.forces)
    return any(may_march(case.position, force) for force in play.forces)


@_condition
def opponent_leader(case: Case, op: Op) -> bool:
    """One of these leaders commands the force in question: the attackers, or one that is named."""
    play = case.position.play
    if play is None:
        return False
    if play.entering:
        return bool({*op["leaders"]} & {*seniors(case.position, play.entering, case.enemy)})
    return any(force.leader in op["leaders"] for force in play.forces)


@_condition
def opponent_plays(case: Case, op: Op) -> bool:
    """The enemy has just played a card as this kind."""
    play = case.position.play
    return play is not None and play.side == case.enemy and play.use == op["kind"]


@_condition
def lake_not_controlled_by(case: Case, op: Op) -> bool:
    """That side does not control the lake."""
    return lakes_ruled(case.position).get(op["lake"]) != side_meant(op["side"], case.side)


@_condition
def vessel_in_lake(case: Case, op: Op) -> bool:
    """The side has a vessel on the lake, in its box or in a port."""
    board, side = case.position.board, side_meant(op["side"], case.side)
    places = (board.lakes[op["lake"]].box, *board.ports[op["lake"]])
    return any(vessels_at(case.position, at, side) for at in places)


@_condition
def card_not_played(case: Case, op: Op) -> bool:
    """That card has not been used as an event."""
    return str(op["card"]) not in case.position.cards.used


@_condition
def turn(case: Case, op: Op) -> bool:
    """It is one of these turns."""
    return case.position.turn in op["in"]


@_condition
def winter(case: Case, _op: Op) -> bool:
    """The winter action phase is on."""
    return is_winter(case.position.turn)


@_condition
def held(case: Case, _op: Op) -> bool:
    """The card itself lies face down."""
    return case.held


@_condition
def after_treaty(case: Case, _op: Op) -> bool:
    """The Treaty of Ghent has just been played."""
    return case.position.phase == "treaty"


@_condition
def unit_in_space(case: Case, op: Op) -> bool:
    """The side has a land unit in the space."""
    return bool(units_at(case.position, op["space"], side_meant(op["side"], case.side)))


@_condition
def no_type_in_space(case: Case, op: Op) -> bool:
    """The side has no unit of the type in the space."""
    units = units_at(case.position, op["space"], side_meant(op["side"], case.side))
    kinds = kinds_meant([op["type"]])
    return not any(case.position.board.roster[unit].kind in kinds for unit in units)


@_condition
def naval_battle(case: Case, _op: Op) -> bool:
    """The battle is a naval one."""
    return case.position.naval is not None


@_condition
def lake(case: Case, op: Op) -> bool:
    """The lake of the naval battle, or the one that a landing came over, is one of these."""
    naval, battle = case.position.naval, case.position.battle
    if naval is not None:
        return naval.lake in op["in"]
    return battle is not None and case.position.board.lake_at(battle.at) in op["in"]


@_battle_condition
def role(case: Case, op: Op, battle: Any) -> bool:
    """Who plays the card attacks, or defends."""
    return bool(getattr(battle, op["is"]) == case.side)


@_battle_condition
def battle_in(_case: Case, op: Op, battle: Any) -> bool:
    """The battle is in one of these spaces."""
    return battle.at in op["spaces"]


@_battle_condition
def battle_region(case: Case, op: Op, battle: Any) -> bool:
    """The battle is in one of these regions."""
    return case.position.board.spaces[battle.at].region in op["regions"]


@_battle_condition
def battle_territory(case: Case, op: Op, battle: Any) -> bool:
    """The battle is in that side's territory (2.18)."""
    return case.position.board.spaces[battle.at].side == side_meant(op["is"], case.side)


@_battle_condition
def terrain(case: Case, op: Op, battle: Any) -> bool:
    """The terrain of the space, even where a fort sets it aside."""
    return bool(case.position.board.spaces[battle.at].terrain == op["is"])


def _leaders(case: Case) -> Iterable[str]:
    battle = case.position.battle
    if battle is None:
        return ()
    return chain.from_iterable(
        leaders_in(case.position, battle, side) for side in (battle.attacker, battle.defender)
    )


@_battle_condition
def leader_in_battle(case: Case, op: Op, _battle: Any) -> bool:
    """One of these leaders is in the battle."""
    return bool({*op["leaders"]} & {*_leaders(case)})


@_battle_condition
def unit_in_battle(case: Case, op: Op, battle: Any) -> bool:
    """One of these units is in the battle."""
    units = chain.from_iterable(
        units_in(case.position, battle, side) for side in (battle.attacker, battle.defender)
    )
    return bool({*op["units"]} & {*units})


@_battle_condition
def has_type(case: Case, op: Op, battle: Any) -> bool:
    """The side has a unit of the type in the battle."""
    units = units_in(case.position, battle, side_meant(op["side"], case.side))
    kinds = kinds_meant([op["type"]])
    return any(case.position.board.roster[unit].kind in kinds for unit in units)


@_battle_condition
def no_fort(case: Case, _op: Op, battle: Any) -> bool:
    """No fort counts for the defence."""
    return defending_fort(case.position, battle.at) is None


@_battle_condition
def fort_in_space(case: Case, _op: Op, battle: Any) -> bool:
    """A fort counts for the defence."""
    return defending_fort(case.position, battle.at) is not None


@_battle_condition
def across_invasion(_case: Case, _op: Op, battle: Any) -> bool:
    """Some attackers came over an invasion route."""
    return INVASION in battle.ways.values()


@_battle_condition
def amphibious(_case: Case, _op: Op, battle: Any) -> bool:
    """The attack is a landing."""
    return LANDING in battle.ways.values()


@_battle_condition
def attack_from_fort(case: Case, _op: Op, battle: Any) -> bool:
    """The attackers made their last step from a space with a fort that no enemy has."""
    position = case.position
    return any(
        at in position.board.spaces
        and fort_of(position, at) is not None
        and not units_at(position, at, battle.defender)
        for at in battle.came.values()
    )


@_battle_condition
def battle_at_port_with_friendly_vessel(case: Case, _op: Op, battle: Any) -> bool:
    """A sound vessel of one's own is in the lakeside space, and the enemy lacks the lake."""
    position = case.position
    on = position.board.lake_at(battle.at)
    if not on or lakes_ruled(position).get(on) == other(case.side):
        return False
    fleet = vessels_at(position, battle.at, case.side)
    return any(not is_reduced(position, vessel) for vessel in fleet)


@_battle_condition
def lead_type(case: Case, op: Op, _battle: Any) -> bool:
    """The side's lead unit is of the type."""
    kinds = kinds_meant([op["type"]])
    return bool(case.lead) and case.position.board.roster[case.lead].kind in kinds


@_battle_condition
def lead_class(case: Case, op: Op, _battle: Any) -> bool:
    """The side's lead unit has that class printed."""
    return bool(case.lead) and case.position.board.roster[case.lead].letter == op["class"]


NAMES = frozenset(_ANY)
"""Every condition that a card may name."""
