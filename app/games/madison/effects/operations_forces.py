"""Operations of cards that move forces, and those that keep the enemy's from moving (8.31)."""

from collections.abc import Iterable

from app.engine.ledger import rule
from app.engine.values import Side
from app.games.madison.board import INVASION, LANDING, LEADER, NAVAL_LEADER, ROAD, TECUMSEH
from app.games.madison.effects.cases import Case
from app.games.madison.effects.events import ForcesStopped, VesselsStopped
from app.games.madison.effects.in_force import BAR, PIN, may_attack
from app.games.madison.effects.operations import Picks, meant, one, operation
from app.games.madison.effects.sheets import Op, number_in
from app.games.madison.events import EffectBegan
from app.games.madison.operations.stages import (
    AttackCancelled,
    AttackDeclared,
    ForceNamed,
    PlayStaged,
)
from app.games.madison.play_state import Effect, Force, PlayStage
from app.games.madison.position import (
    is_reduced,
    leaders_at,
    may_march,
    on_map,
    play_of,
    units_at,
    vessels_at,
)
from app.games.madison.resolution import Resolution

BY_WATER = "@water"
"""What is added to a leader's id who is to go by water."""


@rule("11.21")
def may_activate(case: Case, op: Op) -> list[str]:
    """List the leaders that a card activates, whatever their command; by water too.

    11.21 Nobody who withdrew before the card is, and nobody sails in what withdrew.
    """
    position, side = case.position, meant(case, op)
    gone = position.play.withdrawn if position.play else ()
    found: list[str] = []
    for at, pieces in on_map(position, side):
        for piece in pieces:
            sheet = position.board.roster[piece]
            if not sheet.is_leader or (op["leaders"] != "any" and piece not in op["leaders"]):
                continue
            if sheet.kind == LEADER and not op.get("landing"):
                found.append(piece)
            if piece != TECUMSEH and piece not in gone and _may_sail(case, op, at, gone):
                found.append(piece + BY_WATER)
    return found


@rule("8.27", "12.42")
def _may_sail(case: Case, op: Op, at: str, gone: tuple[str, ...]) -> bool:
    """Whether vessels in a place may go: for a landing, sound ones on the lake of its ports."""
    position = case.position
    fleet = [ship for ship in vessels_at(position, at, meant(case, op)) if ship not in gone]
    if not op.get("landing"):
        return bool(fleet)
    lakes = {position.board.lake_at(port) for port in op["attackOnly"]}
    is_near = position.board.lake_at(at) in lakes
    return is_near and any(not is_reduced(position, ship) for ship in fleet)


@operation(options=may_activate, most=one)
@rule("8.41", "8.27")
def activate_leader(resolution: Resolution, case: Case, op: Op, picked: Picks) -> None:
    """Activate a leader, whatever his command value, on the terms of the card."""
    state = resolution.state
    leader, _, by_water = picked[0].partition("@")
    sheet = state.board.roster[leader]
    force = Force(
        "naval" if sheet.kind == NAVAL_LEADER else "leader",
        state.blocks[leader].at,
        leader,
        bool(by_water),
        mp=op.get("mp", sheet.move + op["mpBonus"] if "mpBonus" in op else 0),
        unit_mp=op.get("unitMp", 0),
        limit=op.get("maxUnits", 0),
        only=tuple(op.get("attackOnly", ())),
        peaceful=op.get("noAttack", False),
    )
    resolution.write(ForceNamed(force))
    resolution.write(PlayStaged(PlayStage.NAMED))


def _land_units(case: Case, side: Side, spaces: Iterable[str] | None = None) -> list[str]:
    position = case.position
    wanted = None if spaces is None else {*spaces}
    return [
        unit
        for at, _ in on_map(position, side)
        if at in position.board.spaces and (wanted is None or at in wanted)
        for unit in units_at(position, at, side)
    ]


@operation(options=lambda case, op: _land_units(case, meant(case, op), op.get("from")))
def move_units(resolution: Resolution, case: Case, op: Op, picked: Picks) -> None:
    """Move some land units, from any spaces: a force for each space."""
    blocks = resolution.state.blocks
    for at in dict.fromkeys(blocks[unit].at for unit in picked):
        units = tuple(unit for unit in picked if blocks[unit].at == at)
        peaceful = not op.get("mayAttack", True)
        force = Force("units", at, pieces=units, unit_mp=op.get("mp", 0), peaceful=peaceful)
        resolution.write(ForceNamed(force))
    resolution.write(PlayStaged(PlayStage.NAMED))


def raiders(case: Case, op: Op) -> list[str]:
    """List who may cross: land units, and the leaders beside them."""
    position = case.position
    leaders = [
        leader
        for at in op["from"]
        for leader in leaders_at(position, at, case.side)
        if position.board.roster[leader].kind == LEADER
    ]
    return [*_land_units(case, case.side, op["from"]), *leaders]


def may_cross(case: Case, op: Op, picked: Picks) -> bool:
    """Whether those picked may cross: not too many units, and one that can attack if need be."""
    roster = case.position.board.roster
    units = [piece for piece in picked if roster[piece].is_land]
    return _few_enough(case, op, picked) and _is_any_able(case, op, units)


def _few_enough(case: Case, op: Op, picked: Picks) -> bool:
    """Whether no more units cross than the card says."""
    roster = case.position.board.roster
    most: int = op["maxUnits"]
    return sum(roster[piece].is_land for piece in picked) <= most


def _can_raid(case: Case, op: Op) -> bool:
    return _is_any_able(case, op, _land_units(case, case.side, op["from"]))


def _is_any_able(case: Case, op: Op, units: list[str]) -> bool:
    """Whether one of some units can go where a card says: a full one, where enemies stand."""
    position = case.position
    is_defended = bool(units_at(position, op["to"][0], case.enemy))
    if is_defended and not may_attack(position, case.side):
        return False
    return any(not is_defended or not is_reduced(position, unit) for unit in units)


@operation(
    options=raiders,
    changes=_can_raid,
    most=lambda case, op: len(raiders(case, op)),
    fits=_few_enough,
)
@rule("8.27")
def attack_from(resolution: Resolution, case: Case, op: Op, picked: Picks) -> None:
    """Cross to a space, whatever lies between, and fight there; or move in where no enemy is."""
    to = op["to"][0]
    at = resolution.state.blocks[picked[0]].at
    resolution.write(ForceNamed(Force("event", at, pieces=picked)))
    resolution.write(AttackDeclared(picked, to, _way(resolution, op, at), 0))


def _way(resolution: Resolution, op: Op, at: str) -> str:
    """Return the kind of the last step: what the card says to ignore counts as a road."""
    link = resolution.state.board.near.get(at, {}).get(op["to"][0])
    kind = link.kind if link else LANDING
    ignored = {INVASION: "ignoreInvasion", LANDING: "ignoreAmphibious"}.get(kind, "")
    return ROAD if not link or op.get(ignored) else kind


def _named(case: Case, *, water: bool) -> list[str]:
    """List the named forces that go by land, or by water, by their number."""
    card = case.position.board.cards[case.card]
    wanted = [one["leaders"] for one in card.when if one["c"] == "opponent_leader"]
    return [
        f"force-{n}"
        for n, force in enumerate(play_of(case.position).forces)
        if (force.water if water else may_march(case.position, force))
        and not force.cancelled
        and all(force.leader in leaders for leaders in wanted)
    ]


@operation(options=lambda case, _op: _named(case, water=False), most=one)
@rule("8.31")
def pin_force(resolution: Resolution, case: Case, op: Op, picked: Picks) -> None:
    """Pin a space: who starts there, or comes there in this play, goes only so far from it."""
    force = play_of(resolution.state).forces[number_in(picked[0])]
    effect = Effect(PIN, case.enemy, (force.at,), op["maxSpaces"], card=case.card)
    resolution.write(EffectBegan(effect))


@operation()
def pin_types(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Keep a side's units of some types out of enemy territory in this card play."""
    effect = Effect(BAR, meant(case, op), tuple(op["types"]), card=case.card)
    resolution.write(EffectBegan(effect))


@operation(options=lambda case, _op: _named(case, water=True), most=one)
@rule("8.31", "11.21")
def cancel_naval_move(resolution: Resolution, _case: Case, _op: Op, picked: Picks) -> None:
    """Keep a naval force where it is, with all that it would carry; land units still march."""
    state = resolution.state
    at = number_in(picked[0])
    force, roster = play_of(state).forces[at], state.board.roster
    marching = [piece for piece in force.pieces if not roster[piece].is_vessel]
    resolution.write(VesselsStopped(at) if marching else ForcesStopped((at,)))


@operation()
def cancel_attack(resolution: Resolution, case: Case, _op: Op, _picked: Picks) -> None:
    """Call off an attack: the force stays where it would have attacked from."""
    play = play_of(resolution.state)
    pieces = tuple(dict.fromkeys((*play.entering, *_of_the_force(case, play.entering))))
    resolution.write(AttackCancelled(pieces))


def _of_the_force(case: Case, entering: tuple[str, ...]) -> tuple[str, ...]:
    """List whoever else is in hand of a leader who attacks: his force moves no more."""
    group = play_of(case.position).group
    return group if {*entering} & {*group} else ()


def _both(case: Case, _op: Op) -> list[str]:
    forces = play_of(case.position).forces
    return [f"force-{n}" for n, force in enumerate(forces) if not force.cancelled]


@operation(
    options=_both,
    changes=lambda case, op: len(_both(case, op)) > 1,
    most=one,
    chooser=lambda case, _op: case.enemy,
)
@rule("8.7")
def cancel_second_leader(resolution: Resolution, case: Case, op: Op, picked: Picks) -> None:
    """Restrict two forces to one, its player's choice."""
    stopped = tuple(number_in(n) for n in _both(case, op) if n != picked[0])
    resolution.write(ForcesStopped(stopped))
