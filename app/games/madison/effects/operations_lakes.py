"""Operations of cards on vessels, lakes and building (11, 12, 15)."""

from app.engine.ledger import rule
from app.games.madison.battle_state import HarbourDue
from app.games.madison.combat.occupying import HarbourOrdered
from app.games.madison.construction import HALVES, may_be_repaired
from app.games.madison.effects import free_points
from app.games.madison.effects.cases import Case
from app.games.madison.effects.in_force import NO_BUILD, OPEN_LAKE
from app.games.madison.effects.operations import Picks, meant, one, operation
from app.games.madison.effects.operations_pieces import (
    TO_COME,
    WHY,
    first_place,
    is_on_map,
    may_come,
)
from app.games.madison.effects.sheets import Op
from app.games.madison.events import (
    EffectBegan,
    PiecesPlaced,
    PiecesRemoved,
    PiecesRestored,
    StepsLost,
)
from app.games.madison.naval.boxes import vacate
from app.games.madison.play_state import Effect
from app.games.madison.position import is_reduced, vessels_at
from app.games.madison.resolution import Resolution

ANY = "any"


@operation(changes=lambda case, op: may_come(case, op["vessel"], op["at"]))
@rule("15.1")
def place_vessel(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Launch a vessel in the first of some friendly spaces."""
    at = first_place(case, op["vessel"], op["at"])
    resolution.write(PiecesPlaced((op["vessel"],), at, WHY))


@operation(changes=lambda case, op: case.position.blocks[op["vessel"]].at in TO_COME)
def strike_unbuilt(resolution: Resolution, _case: Case, op: Op, _picked: Picks) -> None:
    """Strike a vessel that is not yet afloat from what may be built."""
    resolution.write(PiecesRemoved((op["vessel"],), WHY))


def _vessels(case: Case, op: Op, *, boxes: bool) -> list[str]:
    position, side = case.position, meant(case, op)
    board = position.board
    places = [at for lake in op["lakes"] for at in board.ports[lake]]
    if boxes:
        places += [board.lakes[lake].box for lake in op["lakes"]]
    return [
        vessel
        for at in places
        for vessel in vessels_at(position, at, side)
        if vessel in op.get("ids", (vessel,))
        and board.roster[vessel].kind in op.get("types", (board.roster[vessel].kind,))
    ]


@operation(options=lambda case, op: _vessels(case, op, boxes=op.get("anywhere", False)))
def remove_vessels(resolution: Resolution, _case: Case, _op: Op, picked: Picks) -> None:
    """Remove vessels that lie in ports of some lakes, or in their boxes too."""
    resolution.write(PiecesRemoved(picked, WHY))
    vacate(resolution, resolution.state.board.lakes)


def _sound(case: Case, op: Op) -> list[str]:
    found = _vessels(case, op, boxes=True)
    return [vessel for vessel in found if not is_reduced(case.position, vessel)]


@operation(options=_sound)
@rule("12.42", "12.52")
def damage_vessels(resolution: Resolution, case: Case, op: Op, picked: Picks) -> None:
    """Damage sound vessels; those in a control box go to port at once."""
    state = resolution.state
    flipped = tuple(vessel for vessel in picked if state.board.roster[vessel].max > 1)
    lost = tuple(vessel for vessel in picked if vessel not in flipped)
    resolution.write(StepsLost(flipped, lost, WHY))
    for box, lake in state.board.boxes.items():
        fleet = tuple(vessel for vessel in flipped if state.blocks[vessel].at == box)
        if fleet:
            resolution.write(HarbourOrdered(HarbourDue(meant(case, op), fleet, box, lake)))


@operation(changes=lambda case, op: is_on_map(case, op["remove"]))
def capture_vessel(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Remove a vessel; another one takes its place for the captor, unless it is afloat already."""
    resolution.write(PiecesRemoved((op["remove"],), WHY))
    vacate(resolution, resolution.state.board.lakes)
    if may_come(case, op["place"], op["at"]):
        at = first_place(case, op["place"], op["at"])
        resolution.write(PiecesPlaced((op["place"],), at, WHY))


@operation(changes=lambda case, op: case.position.lakes.get(op["lake"]) == meant(case, op))
def negate_lake_control(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Suspend a side's control of a lake against the enemy during this card play."""
    effect = Effect(OPEN_LAKE, meant(case, op), (op["lake"],), card=case.card)
    resolution.write(EffectBegan(effect))


def _lakes(case: Case, op: Op) -> list[str]:
    return sorted(case.position.board.lakes) if op["lake"] == ANY else [op["lake"]]


@operation(options=_lakes, most=one)
def block_build(resolution: Resolution, case: Case, op: Op, picked: Picks) -> None:
    """Bar a side from building and repairing on a lake in its next card plays."""
    effect = Effect(NO_BUILD, meant(case, op), picked, plays=op["plays"], card=case.card)
    resolution.write(EffectBegan(effect))


def _halves(op: Op) -> int:
    return HALVES * int(op["points"])


def _to_build(case: Case, op: Op) -> list[str]:
    return free_points.to_build(case.position, meant(case, op), op["lake"], _halves(op))


def _pays_for_building(case: Case, op: Op, picked: Picks) -> bool:
    return free_points.is_affordable(case.position, picked, _halves(op), repair=False)


@operation(
    options=_to_build, most=lambda case, op: len(_to_build(case, op)), fits=_pays_for_building
)
@rule("15.1")
def build(resolution: Resolution, _case: Case, _op: Op, picked: Picks) -> None:
    """Spend free points of building on a lake: what is left over is lost."""
    for name in picked:
        vessel, _, base = name.partition(free_points.AT)
        resolution.write(PiecesPlaced((vessel,), base, "15.1"))


def _to_repair(case: Case, op: Op) -> list[str]:
    return may_be_repaired(case.position, meant(case, op), op["lake"], _halves(op))


def _pays_for_repair(case: Case, op: Op, picked: Picks) -> bool:
    return free_points.is_affordable(case.position, picked, _halves(op), repair=True)


@operation(
    options=_to_repair, most=lambda case, op: len(_to_repair(case, op)), fits=_pays_for_repair
)
@rule("15.22")
def repair(resolution: Resolution, _case: Case, _op: Op, picked: Picks) -> None:
    """Spend free points of repair on a lake."""
    resolution.write(PiecesRestored(picked, "15.22"))
