"""Chapter 16: attrition, free repair, the end of depots."""

from collections.abc import Iterator

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.battle_state import Attrition
from app.games.madison.board import SIDES
from app.games.madison.combat.losses import are_alike, lose_steps, part_tecumseh
from app.games.madison.construction import damaged_in_bases
from app.games.madison.control import is_enemy_ground, value_of
from app.games.madison.effects.in_force import quarters
from app.games.madison.events import DepotsRemoved, PiecesRemoved, PiecesRestored
from app.games.madison.position import Position, is_reduced, units_at
from app.games.madison.resolution import Resolution
from app.games.madison.state import Ask, Phase, Situation
from app.games.madison.supply import unsupplied
from app.games.madison.view import ViewMadison
from app.games.madison.words import place_name
from app.kit.turns import Done

SHELTER = 4
"""How many more units winter by a depot or an event fort (2.74, 13.5)."""


class AttritionBegan(Event, frozen=True, tag="attrition-began"):
    """It is reckoned how many steps each space costs this winter (16.2)."""

    losses: dict[str, int]

    def apply(self, state: Situation) -> Situation:
        return replaced(state, attrition=Attrition(self.losses))


class AttritionTaken(Event, frozen=True, tag="attrition-taken"):
    """A unit has lost the step that its space cost it (16.22)."""

    unit: str
    at: str

    def apply(self, state: Situation) -> Situation:
        under_way = state.attrition or Attrition()
        left = {**under_way.losses, self.at: under_way.losses.get(self.at, 0) - 1}
        losses = {at: steps for at, steps in left.items() if steps > 0}
        worn = (*under_way.worn, self.unit)
        return replaced(state, attrition=replace(under_way, losses=losses, worn=worn))


class AttritionEnded(Event, frozen=True, tag="attrition-ended"):
    """The attrition of the winter is over."""

    def apply(self, state: Situation) -> Situation:
        return replaced(state, attrition=None)


# 16.2 How much a space costs


@rule("16.21", "2.74", "13.56", "13.57", "A14", "A39")
def shelter(position: Position, space: str, side: Side) -> int:
    """Return how many units of a side winter in a space: its value, a depot, a fort, cards."""
    base = value_of(position, space)
    if position.depots.get(space) == side:
        base += SHELTER
    if any(position.board.forts[fort].at == space for fort in position.forts):
        base += SHELTER
    return max(0, base + quarters(position, side, space))


@rule("16.26", "A14", "A39")
def is_barren(position: Position, space: str, side: Side) -> bool:
    """Whether nobody of a side outlives the winter in a space: one of value 0 without shelter."""
    return not value_of(position, space) and not shelter(position, space, side)


@rule("16.21", "16.22", "16.23", "16.24", "16.25", "A14", "A31")
def steps_due(position: Position, space: str, side: Side) -> int:
    """Return how many steps a side loses in a space.

    A31 In own territory reduced units don't count. In the enemy's all do; full ones flip first, and
    reduced ones are lost only out of supply.
    """
    units = units_at(position, space, side)
    full = [unit for unit in units if not is_reduced(position, unit)]
    limit = shelter(position, space, side)
    if not is_enemy_ground(position, space, side):
        return max(0, len(full) - limit)
    excess = max(0, len(units) - limit)
    cut = unsupplied(position)
    mortal = [unit for unit in units if unit not in full and unit in cut]
    return min(excess, len(full) + len(mortal))


@rule("16.22", "16.24")
def candidates(position: Position, space: str, side: Side) -> list[str]:
    """List the units that may lose the next step: full ones first; nobody loses twice."""
    worn = position.attrition.worn if position.attrition else ()
    units = [unit for unit in units_at(position, space, side) if unit not in worn]
    return [unit for unit in units if not is_reduced(position, unit)] or units


# 16.1 What happens


@rule("14.35", "16.1", "16.26")
def suffer(resolution: Resolution) -> None:
    """Remove units in barren spaces, and take steps from those beyond the winter quarters."""
    state = resolution.state
    if state.attrition is None:
        for space in state.board.spaces:
            for side in SIDES:
                if is_barren(state, space, side):
                    _perish(resolution, space, side)
        resolution.write(AttritionBegan(_reckoned(resolution.state)))
        return
    for space in sorted(state.attrition.losses):
        side = _sufferer(state, space)
        units = candidates(state, space, side)
        if len(units) <= 1 or are_alike(state, units) or _all_suffer(state, space, units):
            wear(resolution, units[:1], space)
            return
    for side in SIDES:
        if any(_sufferer(state, space) == side for space in state.attrition.losses):
            resolution.ask(side, Ask.ATTRITION)
            return
    resolution.write(AttritionEnded())
    resolution.begin(Phase.REPAIR)


def _all_suffer(position: Position, space: str, units: list[str]) -> bool:
    """Whether so many steps are lost that all of these units lose one."""
    losses = position.attrition.losses if position.attrition else {}
    return losses[space] >= len(units)


def _reckoned(position: Position) -> dict[str, int]:
    due = {
        space: sum(steps_due(position, space, side) for side in SIDES)
        for space in position.board.spaces
    }
    return {space: steps for space, steps in due.items() if steps}


def _sufferer(position: Position, space: str) -> Side:
    return next(side for side in SIDES if units_at(position, space, side))


@rule("16.26")
def _perish(resolution: Resolution, space: str, side: Side) -> None:
    """Remove all units of a side in a space, whatever steps they have left; leaders live."""
    units = tuple(units_at(resolution.state, space, side))
    if units:
        resolution.write(PiecesRemoved(units, "16.26"))
        part_tecumseh(resolution)


def wear(resolution: Resolution, units: list[str], space: str) -> None:
    """Take from a unit the next step that its space costs."""
    for unit in units:
        lose_steps(resolution, (unit,), "16.21")
        resolution.write(AttritionTaken(unit, space))


def _open(position: Position, side: Side) -> Iterator[tuple[str, str]]:
    """List the units of a side that may lose the next step, each with its space."""
    for space in sorted(position.attrition.losses) if position.attrition else ():
        if _sufferer(position, space) == side:
            for unit in candidates(position, space, side):
                yield unit, space


def offer_attrition(view: ViewMadison) -> Iterator[Choice]:
    """Offer the units that may lose steps, in all spaces at once; and to be done."""
    for unit, _ in _open(view, view.side):
        yield Choice(a.Lose(unit), False, f"block:{unit}")
    yield Choice(Done(), True, label=Message("madison-done-attrition"))


@rule("16.22")
def refuse_attrition(view: ViewMadison, action: a.Lose) -> Refusal | None:
    """Full units lose before reduced ones, where steps are still to be lost."""
    if any(unit == action.block for unit, _ in _open(view, view.side)):
        return None
    return no("16.22", "madison-full-units-first")


@rule("16.21")
def refuse_done(view: ViewMadison) -> Refusal | None:
    """All steps must be lost."""
    left = next(_open(view, view.side), None)
    if left is None:
        return None
    steps = view.attrition.losses[left[1]] if view.attrition else 0
    return no("16.21", "madison-steps-left", at=place_name(left[1]), count=steps)


def lose(resolution: Resolution, action: a.Lose) -> None:
    """Take a step from a unit."""
    wear(resolution, [action.block], resolution.state.blocks[action.block].at)


def done(resolution: Resolution, side: Side) -> None:
    """The side has suffered."""
    resolution.write(DecisionClosed(side))


@rule("13.53", "15.21", "16.1")
def repair(resolution: Resolution) -> None:
    """Repair vessels at bases for nothing, and remove all depots."""
    state = resolution.state
    mended = tuple(
        vessel
        for side in SIDES
        for lake in state.board.lakes
        for vessel in damaged_in_bases(state, side, lake)
    )
    if mended:
        resolution.write(PiecesRestored(mended, "15.21"))
    if state.depots:
        resolution.write(DepotsRemoved(tuple(sorted(state.depots)), "13.53"))
    resolution.begin(Phase.TURN_END)
