"""The uses that a card has now, and its event (8.2, 8.31)."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.values import Refusal
from app.engine.words import no
from app.games.madison import construction, depots, restoring
from app.games.madison.board import Board
from app.games.madison.effects import running
from app.games.madison.effects.cases import Case
from app.games.madison.effects.conditions import are_met, before_battle
from app.games.madison.effects.operations import would_change
from app.games.madison.effects.sheets import is_for, paths_of
from app.games.madison.operations.forces import CAMPAIGN_COMMAND, refuse_leading
from app.games.madison.operations.stages import PlayStaged
from app.games.madison.play_state import PlayStage, Run, Use
from app.games.madison.position import play_of
from app.games.madison.resolution import Resolution
from app.games.madison.state import Phase
from app.games.madison.view import ViewMadison

MOVING = (Use.LEADER, Use.UNITS)
ALWAYS = (*MOVING, Use.BUILD, Use.RESTORE, Use.DEPOT)
WINTER = "winter"
"""The kind of a card whose event is played in winter alone (16.1)."""


@rule("8.31", "8.22")
def uses_of(view: ViewMadison, card: str) -> Iterator[Use]:
    """List the ways in which a card may be used, held among them; refusals leave what may be."""
    if view.phase == Phase.PREWAR:
        yield from MOVING
        return
    kinds = view.board.cards[card].kinds
    if Use.EVENT in kinds and WINTER not in kinds:
        yield Use.EVENT
    if has_operations(view.board, card):
        yield Use.OPERATIONS
    if Use.CAMPAIGN in kinds:
        yield Use.CAMPAIGN
    yield from (*ALWAYS, Use.HOLD)


def has_operations(board: Board, card: str) -> bool:
    """Whether a card played for operations does more than its value does."""
    sheet = board.cards[card]
    return Use.OPERATIONS in sheet.kinds and any(op.get("on") != "drawn" for op in sheet.ops)


def refuse_use(view: ViewMadison, card: str, use: str) -> Refusal | None:
    """Return why a card can't be used in a way now."""
    match use:
        case Use.EVENT:
            return refuse_event(view, card)
        case Use.OPERATIONS:
            return _refuse_operations(view, card)
        case Use.LEADER:
            return refuse_leading(view, view.side, view.board.cards[card].value)
        case Use.UNITS:
            return None
        case Use.CAMPAIGN if use in view.board.cards[card].kinds:
            return refuse_leading(view, view.side, CAMPAIGN_COMMAND)
        case Use.BUILD:
            return construction.refuse_any(view, view.side, view.board.cards[card].value)
        case Use.RESTORE:
            return restoring.refuse_any(view, view.side)
        case Use.DEPOT:
            return depots.refuse_any(view, view.side)
        case _:
            return no("8.31", "madison-no-such-use")


@rule("8.31", "8.21", "8.27", "7.35", "A16")
def refuse_event(view: ViewMadison, card: str) -> Refusal | None:
    """An event that the flag allows, in its season, whose conditions hold and that does something.

    7.35, A16 A winter card does its event in winter alone, from where it lies held.
    """
    sheet = view.board.cards[card]
    if Use.EVENT not in sheet.kinds:
        return no("8.31", "madison-no-such-use")
    if not is_for(sheet, view.side):
        return no("8.21", "madison-not-your-event")
    if (WINTER in sheet.kinds) != (view.phase == Phase.WINTER):
        return no("7.35", "madison-winter-only")
    case = Case(view, view.side, card, held=card in view.cards.held, use=Use.EVENT)
    if not are_met(case, sheet.when):
        return no("8.27", "madison-conditions")
    if not does_something(case):
        return no("8.27", "madison-changes-nothing")
    return None


def does_something(case: Case) -> bool:
    """Whether any operation of a card would run, used so; else it may not be played."""
    return any(
        running.is_of_use(case, op) and are_met(case, op.get("if", ())) and would_change(case, op)
        for _, op in paths_of(case.position.board.cards[case.card])
    )


@rule("8.22", "8.31")
def _refuse_operations(view: ViewMadison, card: str) -> Refusal | None:
    """An operations card: what doesn't wait for a battle must hold, and somebody can be led."""
    if not has_operations(view.board, card):
        return no("8.31", "madison-no-such-use")
    if not is_for(view.board.cards[card], view.side):
        return no("8.21", "madison-not-your-event")
    case = Case(view, view.side, card, use=Use.OPERATIONS)
    if not are_met(case, before_battle(view.board.cards[card].when)):
        return no("8.27", "madison-conditions")
    return None


def begin_event(resolution: Resolution, card: str) -> None:
    """Begin to carry out the event of the card that is played."""
    side = play_of(resolution.state).side
    sheet = resolution.state.board.cards[card]
    paths = tuple(path for path, _ in paths_of(sheet))
    running.begin(resolution, Run(card, side, Use.EVENT, paths))


def go_on(resolution: Resolution) -> None:
    """Carry out the next operation of the event (`PlayStage.EFFECT`); then the play ends."""
    if resolution.state.runs:
        running.go_on(resolution)
    else:
        resolution.write(PlayStaged(PlayStage.END))
