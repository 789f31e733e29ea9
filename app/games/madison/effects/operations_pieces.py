"""Operations of cards on land units, leaders, forts, towns and depots (8.27)."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.values import Side
from app.games.madison import depots, restoring
from app.games.madison.battle_state import RetreatDue
from app.games.madison.board import other
from app.games.madison.calendar import order_of
from app.games.madison.combat.events import RetreatOrdered
from app.games.madison.combat.losses import lose_steps, loss_candidates, part_tecumseh
from app.games.madison.combat.occupying import chase_leaders, chase_vessels
from app.games.madison.combat.retreat import force_at
from app.games.madison.control import is_friendly
from app.games.madison.effects.cases import Case
from app.games.madison.effects.events import FortBuilt, LeaderTurned, TownsDestroyed
from app.games.madison.effects.in_force import DELAY, QUARTERS
from app.games.madison.effects.operations import Picks, meant, one, operation, player
from app.games.madison.effects.sheets import Op, kinds_meant
from app.games.madison.events import (
    DepotPlaced,
    DepotsRemoved,
    EffectBegan,
    PiecesPlaced,
    PiecesRemoved,
    PiecesRestored,
)
from app.games.madison.play_state import Effect
from app.games.madison.position import (
    CARD,
    DELAYED,
    OFF_MAP,
    SCHEDULE,
    STOCKS,
    WAITING,
    on_map,
    units_at,
)
from app.games.madison.resolution import Resolution

TO_COME = (SCHEDULE, DELAYED, STOCKS, CARD, WAITING)
"""Where pieces are that are yet to come."""
WHY = "8.31"
"""The rule by which a card does what it says."""
LONG = 99
"""More card plays than a side ever has: an effect that its own chapter ends."""


@rule("4.14", "15.16")
def first_place(case: Case, piece: str, places: list[str]) -> str:
    """Return the first of some spaces that a counter's owner controls, "" for none.

    4.14 Enemies too weak to control a space don't matter.
    """
    side = case.position.blocks[piece].side
    return next((at for at in places if is_friendly(case.position, at, side)), "")


def may_come(case: Case, piece: str, places: list[str]) -> bool:
    """Whether a counter that is yet to come can be put in one of some spaces."""
    return case.position.blocks[piece].at in TO_COME and bool(first_place(case, piece, places))


@rule("9.53", "9.61", "14.33")
def _bring_in(resolution: Resolution, piece: str, at: str) -> None:
    """Put a unit or a leader in a space; enemies too weak to control it give way.

    14.33 They do so for reinforcements, and even for a lone leader.
    """
    resolution.write(PiecesPlaced((piece,), at, WHY))
    state = resolution.state
    foe = other(state.blocks[piece].side)
    is_unit = state.board.roster[piece].is_land
    if units_at(state, at, foe):
        push = RetreatDue(foe, force_at(state, at, foe), at, "push")
        resolution.write(RetreatOrdered(push))
    elif is_unit:
        chase_leaders(resolution, at, foe)
    if is_unit:
        chase_vessels(resolution, at, foe)


@operation(changes=lambda case, op: may_come(case, op["unit"], op["at"]))
@rule("3.64")
def place_unit(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Put a unit in the first of some spaces that its owner controls."""
    _bring_in(resolution, op["unit"], first_place(case, op["unit"], op["at"]))


@operation(changes=lambda case, op: may_come(case, op["leader"], op["at"]))
def place_leader(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Put a leader who is yet to come in the first of some friendly spaces."""
    _bring_in(resolution, op["leader"], first_place(case, op["leader"], op["at"]))


def is_on_map(case: Case, piece: str) -> bool:
    """Whether a counter is on the map."""
    return case.position.blocks[piece].at not in OFF_MAP


@operation(changes=lambda case, op: is_on_map(case, op["unit"]))
def remove_unit(resolution: Resolution, _case: Case, op: Op, _picked: Picks) -> None:
    """Remove a unit from the game."""
    resolution.write(PiecesRemoved((op["unit"],), WHY))
    part_tecumseh(resolution)


@operation(changes=lambda case, op: _may_be_hit(case, op, op["leader"]))
@rule("3.54")
def remove_leader(resolution: Resolution, _case: Case, op: Op, _picked: Picks) -> None:
    """Remove a leader from the game; with Tecumseh go the Shawnee."""
    resolution.write(PiecesRemoved((op["leader"],), WHY))
    part_tecumseh(resolution)


def _may_be_hit(case: Case, op: Op, piece: str) -> bool:
    return is_on_map(case, piece) and (not op.get("inBattle") or piece in case.among)


@operation(changes=lambda case, op: is_on_map(case, op["leader"]))
@rule("3.41")
def flip_leader(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Turn a leader to the other side of the counter."""
    back = case.position.board.roster[op["leader"]].back
    resolution.write(LeaderTurned(op["leader"], back))


def _to_restore(case: Case, op: Op) -> list[str]:
    position, side = case.position, meant(case, op)
    kinds, regions = tuple(kinds_meant(op["types"])), op.get("regions")
    return [
        unit
        for at, _ in on_map(position, side)
        if at in position.board.spaces
        and (not regions or position.board.spaces[at].region in regions)
        for unit in units_at(position, at, side)
        if restoring.refuse_unit(position, unit, kinds) is None
    ]


@operation(options=_to_restore)
@rule("13.4")
def restore(resolution: Resolution, _case: Case, _op: Op, picked: Picks) -> None:
    """Turn reduced units in supply, on their own ground, to the full side."""
    resolution.write(PiecesRestored(picked, WHY))


def _to_reduce(case: Case, op: Op) -> list[str]:
    position, side = case.position, meant(case, op)
    hit = [unit for unit in _to_hit(case, op, side) if position.blocks[unit].side == side]
    return loss_candidates(position, hit) if op.get("inBattle") else hit


def _to_hit(case: Case, op: Op, side: Side) -> Iterator[str]:
    position = case.position
    kinds = kinds_meant(op["types"]) if "types" in op else None
    for at, _ in on_map(position, side):
        units = units_at(position, at, side)
        if at not in op.get("spaces", (at,)) or len(units) > op.get("maxUnitsInSpace", len(units)):
            continue
        for unit in units:
            if kinds is not None and position.board.roster[unit].kind not in kinds:
                continue
            if not op.get("inBattle") or unit in case.among:
                yield unit


def _who_reduces(case: Case, op: Op) -> Side:
    """Return who picks the units: those in a battle their owner does (10.52)."""
    return meant(case, op) if op.get("inBattle") else player(case, op)


@operation(options=_to_reduce, chooser=_who_reduces)
@rule("3.17", "10.52")
def reduce(resolution: Resolution, _case: Case, op: Op, picked: Picks) -> None:
    """Take a step from units; or remove them, whatever they have left."""
    if op.get("eliminate"):
        resolution.write(PiecesRemoved(picked, WHY))
        part_tecumseh(resolution)
    else:
        lose_steps(resolution, picked, WHY)


def _for_depots(case: Case, op: Op) -> list[str]:
    position, side = case.position, meant(case, op)
    own = (space.id for space in position.board.spaces.values() if space.side == side)
    return [at for at in own if depots.refuse_depot(position, side, at) is None]


def _depots_left(case: Case, op: Op) -> int:
    side = meant(case, op)
    standing = sum(owner == side for owner in case.position.depots.values())
    return min(int(op["n"]), depots.MAX_DEPOTS - standing)


@operation(options=_for_depots, most=_depots_left)
@rule("13.52", "13.54")
def depot(resolution: Resolution, case: Case, op: Op, picked: Picks) -> None:
    """Create depots."""
    for at in picked:
        resolution.write(DepotPlaced(meant(case, op), at))


def _depots_of(case: Case, op: Op) -> list[str]:
    side = meant(case, op)
    standing = sorted(at for at, owner in case.position.depots.items() if owner == side)
    return [at for at in standing if at in op.get("spaces", standing)]


@operation(options=_depots_of)
def remove_depots(resolution: Resolution, _case: Case, _op: Op, picked: Picks) -> None:
    """Remove depots."""
    resolution.write(DepotsRemoved(picked, WHY))


def _fort_is_missing(case: Case, op: Op) -> bool:
    return op["fort"] not in case.position.forts


@operation(changes=_fort_is_missing)
@rule("2.74")
def place_fort(resolution: Resolution, _case: Case, op: Op, _picked: Picks) -> None:
    """Put an event fort in its space."""
    resolution.write(FortBuilt(op["fort"]))


def _to_destroy(case: Case, op: Op) -> list[str]:
    position = case.position
    return [
        at
        for at in op["spaces"]
        if at not in position.destroyed
        and not (op.get("onlyIfNoEnemyUnit") and units_at(position, at, case.enemy))
    ]


def _must_destroy(_case: Case, op: Op) -> int:
    """Return how many towns must be destroyed: "up to two" may be none."""
    return int(op["n"] == 1)


@operation(options=_to_destroy, least=_must_destroy)
@rule("4.13", "15.32")
def destroy_town(resolution: Resolution, case: Case, op: Op, picked: Picks) -> None:
    """Destroy towns for good, and their naval bases where the card says so."""
    spaces = resolution.state.board.spaces
    bases = tuple(at for at in picked if op.get("baseToo") and spaces[at].base)
    if picked:
        resolution.write(TownsDestroyed(case.side, picked, bases))


@operation(changes=lambda case, op: op["space"] not in case.position.ruined)
@rule("15.32")
def destroy_base(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Destroy a naval base for good."""
    resolution.write(TownsDestroyed(case.side, bases=(op["space"],)))


def _arriving(case: Case, op: Op) -> list[str]:
    """List the units of a side's next reinforcements."""
    position, side = case.position, meant(case, op)
    for turn in position.board.turns:
        if order_of(turn) <= order_of(position.turn):
            continue
        units = [
            piece
            for one in position.board.sheet.schedule
            if one.turn == turn
            for piece in one.pieces
            if position.blocks[piece].side == side
            and position.board.roster[piece].is_land
            and position.blocks[piece].at == SCHEDULE
            and piece not in postponed(position.effects, piece)
        ]
        if units:
            return units
    return []


def postponed(effects: tuple[Effect, ...], piece: str) -> tuple[str, ...]:
    """Return the units with which a card has put one off, itself among them."""
    return next((e.names for e in effects if e.kind == DELAY and piece in e.names), ())


@operation(options=_arriving)
@rule("14.2")
def delay_reinforcements(resolution: Resolution, case: Case, op: Op, picked: Picks) -> None:
    """Delay units of a side's next reinforcements by one reinforcement phase."""
    effect = Effect(DELAY, meant(case, op), picked, plays=LONG, card=case.card)
    resolution.write(EffectBegan(effect))


def _quarters(case: Case, op: Op) -> list[str]:
    """List the spaces where a side winters of which a card may name one."""
    position, side = case.position, meant(case, op)
    return sorted(
        at
        for at, _ in on_map(position, side)
        if at in op.get("spaces", (at,))
        and at in position.board.spaces
        and units_at(position, at, side)
    )


@operation(options=_quarters, most=one)
@rule("16.21")
def winter_quarters(resolution: Resolution, case: Case, op: Op, picked: Picks) -> None:
    """Raise or lower how many units of a side winter safely in one space this year."""
    effect = Effect(QUARTERS, meant(case, op), picked, int(op["n"]), plays=-1, card=case.card)
    resolution.write(EffectBegan(effect))
