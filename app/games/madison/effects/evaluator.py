"""The evaluator of cards: which uses a card has now, and what its operations do (8.2, 8.31)."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.values import Refusal
from app.engine.words import no
from app.games.madison import depots, restoring
from app.games.madison.operations.forces import CAMPAIGN_COMMAND, refuse_leading
from app.games.madison.operations.stages import PlayStaged
from app.games.madison.play_state import Stage, Use
from app.games.madison.position import play_of
from app.games.madison.resolution import Resolution
from app.games.madison.state import Phase
from app.games.madison.view import ViewMadison

MOVING = (Use.LEADER, Use.UNITS)
ALWAYS = (*MOVING, Use.RESTORE, Use.DEPOT)


@rule("8.31")
def uses_of(view: ViewMadison, card: str) -> Iterator[Use]:
    """List the ways in which a card may be used, held among them; refusals leave what may be."""
    if view.phase == Phase.PREWAR:
        yield from MOVING
        return
    if Use.CAMPAIGN in view.board.cards[card].kinds:
        yield Use.CAMPAIGN
    yield from (*ALWAYS, Use.HOLD)


def refuse_use(view: ViewMadison, card: str, use: str) -> Refusal | None:
    """Say why a card can't be used in a way now."""
    match use:
        case Use.LEADER:
            return refuse_leading(view, view.side, view.board.cards[card].value)
        case Use.UNITS:
            return None
        case Use.CAMPAIGN if use in view.board.cards[card].kinds:
            return refuse_leading(view, view.side, CAMPAIGN_COMMAND)
        case Use.RESTORE:
            return restoring.refuse_any(view, view.side)
        case Use.DEPOT:
            return depots.refuse_any(view, view.side)
        case _:
            return no("8.31", "madison-no-such-use")


def go_on(resolution: Resolution) -> None:
    """Carry out the next operation of the event under way (Stage.EFFECT)."""
    assert play_of(resolution.state).stage == Stage.EFFECT
    resolution.write(PlayStaged(Stage.END))
