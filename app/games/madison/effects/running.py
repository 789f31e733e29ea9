"""How a card takes effect: its operations one after another, and what is picked for them."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.effects import (
    operations_battle,
    operations_forces,
    operations_lakes,
    operations_pieces,
)
from app.games.madison.effects.cases import Case, case_of
from app.games.madison.effects.conditions import are_met
from app.games.madison.effects.events import (
    OperationBegan,
    OperationsAdded,
    Picked,
    RunBegan,
    RunEnded,
)
from app.games.madison.effects.operations import OPERATIONS, Operation
from app.games.madison.effects.sheets import OTHERWISE, Op, number_in, op_at, paths_inside
from app.games.madison.play_state import Run, Use
from app.games.madison.position import OFF_MAP, Position, play_of
from app.games.madison.resolution import Resolution
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison
from app.games.madison.words import card_name, piece_name, place_name
from app.kit.turns import Done

FILLED = (operations_battle, operations_forces, operations_lakes, operations_pieces)
"""The chapters of operations, which enter theirs when they are read."""
AFTER = "after"
"""As what a card runs that waited for the end of a battle."""


def begin(resolution: Resolution, run: Run) -> None:
    """Begin the effect of a card."""
    resolution.write(RunBegan(run))


def run_of(position: Position) -> Run:
    """Return the effect that is being carried out."""
    return position.runs[-1]


def _op_of(position: Position, run: Run) -> Op:
    return op_at(position.board, run.card, run.todo[0])


@rule("8.27")
def go_on(resolution: Resolution) -> None:
    """Carry out the next operation, skip it if it would change nothing, or ask what to pick."""
    state = resolution.state
    run = run_of(state)
    if not run.todo:
        resolution.write(RunEnded(run.card))
        return
    op, path = _op_of(state, run), run.todo[0]
    case = case_of(state, run)
    if not is_of_use(case, op) or not are_met(case, op.get("if", ())):
        resolution.write(OperationBegan(path))
        return
    sheet = OPERATIONS[op["op"]]
    if not sheet.changes(case, op):
        resolution.write(OperationBegan(path))
        if OTHERWISE in op:
            resolution.write(OperationsAdded(paths_inside(path, OTHERWISE, op[OTHERWISE])))
        return
    _carry_out(resolution, case, op, sheet)


def is_of_use(case: Case, op: Op) -> bool:
    """Whether an operation runs when the card is used so: not what only a battle can have."""
    if op.get("mode", case.use) != case.use or ("on" in op and case.use != AFTER):
        return False
    return case.use != Use.EVENT or op["op"] not in operations_battle.BATTLE_OPS


def _carry_out(resolution: Resolution, case: Case, op: Op, sheet: Operation) -> None:
    """Carry an operation out, with all that can be picked if there is no choice."""
    if sheet.options is None:
        picked: tuple[str, ...] = ()
    elif op["op"] == "discard":
        if op["how"] == "choice":
            resolution.ask(sheet.chooser(case, op), Ask.EFFECT)
            return
        picked = ()
    else:
        options = sheet.options(case, op)
        most = sheet.most(case, op)
        is_open = len(options) > 1 and _has_choice(op, sheet)
        if len(options) > most or is_open or not sheet.least(case, op):
            resolution.ask(sheet.chooser(case, op), Ask.EFFECT)
            return
        picked = tuple(options)
    _do(resolution, case, op, sheet, picked)


def _has_choice(op: Op, sheet: Operation) -> bool:
    """Whether not all that may be picked need be good to pick: who crosses, and who stays."""
    return sheet.fits is not None or bool(op["op"] == "move_units")


def _do(
    resolution: Resolution, case: Case, op: Op, sheet: Operation, picked: tuple[str, ...]
) -> None:
    resolution.write(OperationBegan(case.path))
    sheet.do(resolution, case, op, picked)


# What is picked


def _asked(view: ViewMadison) -> tuple[Case, Op, Operation]:
    run = run_of(view)
    op = _op_of(view, run)
    return case_of(view, run, view.cards.hand), op, OPERATIONS[op["op"]]


def _options(case: Case, op: Op, sheet: Operation) -> list[str]:
    return sheet.options(case, op) if sheet.options else []


def offer_picks(view: ViewMadison) -> Iterator[Choice]:
    """Offer what may be picked; a single pick commits."""
    case, op, sheet = _asked(view)
    picked = run_of(view).picked
    alone = _is_single(case, op, sheet)
    for name in _options(case, op, sheet):
        subject = _subject(view, op, name)
        if name in picked:
            yield Choice(a.Drop(name), False, subject, label=_label(view, op, name))
        else:
            yield Choice(a.Pick(name), alone, subject, label=_label(view, op, name))


def _is_single(case: Case, op: Op, sheet: Operation) -> bool:
    return sheet.most(case, op) == 1 and sheet.least(case, op) == 1 and not _has_choice(op, sheet)


def _subject(view: ViewMadison, op: Op, name: str) -> str:
    """Return what is pressed on the map for it, for a lake its box; "" for what isn't there."""
    if _is_lake(view, op, name):
        return f"space:{view.board.lakes[name].box}"
    piece = name.partition("@")[0]
    if piece in view.blocks:
        return "" if view.blocks[piece].at in OFF_MAP else f"block:{piece}"
    if name in view.board.spaces:
        return f"space:{name}"
    return ""


def _is_lake(view: ViewMadison, op: Op, name: str) -> bool:
    """Whether a lake is meant: Erie and Champlain are spaces, too."""
    return op["op"] == "block_build" and name in view.board.lakes


def named(view: ViewMadison, at: str) -> str:
    """Return what is meant by pressing a place or a counter: of lakes, by their boxes."""
    _, op, _ = _asked(view)
    return view.board.boxes.get(at, "") if op["op"] == "block_build" else at


def _label(view: ViewMadison, op: Op, name: str) -> Message | None:
    """Return the words of a choice that the board doesn't show by itself."""
    piece, _, by_water = name.partition("@")
    if by_water in view.board.spaces:
        params = {"vessel": piece_name(piece), "at": place_name(by_water)}
        return Message("madison-pick-base", params)
    if by_water:
        return Message("madison-pick-by-water", {"leader": piece_name(piece)})
    if op["op"] == "choose":
        first = next(iter(op["options"][number_in(name)]), {"op": "nothing"})
        return Message("madison-pick-option", {"what": f"@madison-op-{first['op']}"})
    if name in view.blocks and view.blocks[name].at in OFF_MAP:
        return Message("madison-pick-counter", {"counter": piece_name(name)})
    if _is_lake(view, op, name):
        return Message("madison-pick-lake", {"lake": f"@madison-lake-{name}"})
    if op["op"] == "discard":
        return Message("madison-pick-discard", {"card": card_name(name)})
    if name.startswith("force-"):
        force = play_of(view).forces[number_in(name)]
        who = piece_name(force.leader) if force.leader else "@madison-units"
        return Message("madison-pick-force", {"who": who, "at": place_name(force.at)})
    return None


def offer_done(view: ViewMadison) -> Iterator[Choice]:
    """Commit what is picked."""
    case, op, sheet = _asked(view)
    if not _is_single(case, op, sheet):
        count = len(run_of(view).picked)
        yield Choice(Done(), True, label=Message("madison-done-picking", {"count": count}))


@rule("8.27")
def refuse_pick(view: ViewMadison, action: a.Pick) -> Refusal | None:
    """Only what the card can hit, and no more of it than it says."""
    case, op, sheet = _asked(view)
    picked = run_of(view).picked
    if action.name not in _options(case, op, sheet) or action.name in picked:
        return no("8.27", "madison-no-pick")
    most = sheet.most(case, op)
    if len(picked) >= most:
        return no("8.27", "madison-picked-all", count=most)
    if sheet.fits is not None and not sheet.fits(case, op, (*picked, action.name)):
        return no("8.27", "madison-picked-enough")
    return None


def refuse_drop(view: ViewMadison, action: a.Drop) -> Refusal | None:
    """Only what is picked is let go."""
    return None if action.block in run_of(view).picked else no("8.27", "madison-no-pick")


def refuse_done(view: ViewMadison) -> Refusal | None:
    """Enough must be picked; who crosses to attack needs an unreduced unit."""
    case, op, sheet = _asked(view)
    picked = run_of(view).picked
    if _is_single(case, op, sheet):
        return no("8.27", "madison-no-pick")
    least = min(sheet.least(case, op), len(_options(case, op, sheet)))
    if len(picked) < least:
        return no("8.27", "madison-pick-more", count=least)
    if op["op"] == "attack_from" and not operations_forces.may_cross(case, op, picked):
        return no("10.23", "madison-no-full-unit")
    return None


def pick(resolution: Resolution, side: Side, action: a.Pick) -> None:
    """Pick something; where only one thing is picked, that carries the operation out."""
    state = resolution.state
    run = run_of(state)
    case, op = case_of(state, run, state.cards.hands.get(side, ())), _op_of(state, run)
    sheet = OPERATIONS[op["op"]]
    if _is_single(case, op, sheet):
        _close(resolution, side, case, op, (action.name,))
    else:
        resolution.write(Picked((*run.picked, action.name)))


def drop(resolution: Resolution, action: a.Drop) -> None:
    """Clear what was picked."""
    picked = run_of(resolution.state).picked
    resolution.write(Picked(tuple(name for name in picked if name != action.block)))


def done(resolution: Resolution, side: Side) -> None:
    """Carry the operation out with all that is picked."""
    state = resolution.state
    run = run_of(state)
    case, op = case_of(state, run, state.cards.hands.get(side, ())), _op_of(state, run)
    _close(resolution, side, case, op, run.picked)


def _close(resolution: Resolution, side: Side, case: Case, op: Op, picked: tuple[str, ...]) -> None:
    resolution.write(DecisionClosed(side))
    _do(resolution, case, op, OPERATIONS[op["op"]], picked)


def prompt(view: ViewMadison) -> Message:
    """Return the question what a card hits."""
    run = run_of(view)
    op = _op_of(view, run)
    return Message(
        "madison-ask-effect",
        {"card": card_name(run.card), "what": f"@madison-op-{op['op']}"},
    )
