"""Rule 2.5: shifting CV between two blocks of a zone, before orders are opened."""

from app.engine.decisions import exact
from app.engine.ledger import rule
from app.engine.memo import cached_by_key
from app.engine.values import Choice, Event, Message, Refusal
from app.engine.words import no
from app.games.quebec1759.actions import Transfer
from app.games.quebec1759.board import LEADER, OTTAWA, OTTAWA_GO_AT, Board
from app.games.quebec1759.resolution import Resolution
from app.games.quebec1759.shorthand import written
from app.games.quebec1759.state import Situation
from app.games.quebec1759.view import View1759
from app.kit.blocks import OwnBlock, with_block
from app.kit.views import own_at

OTTAWA_KEEP = OTTAWA_GO_AT + 1
"""22.5, A1: with less the Ottawa would be removed."""


class StrengthShifted(Event, frozen=True, tag="shifted"):
    """A block gave another one CV."""

    giver: str
    taker: str

    def apply(self, state: Situation) -> Situation:
        giver, taker = state.blocks[self.giver], state.blocks[self.taker]
        state = with_block(state, self.giver, cv=giver.cv - 1)
        return with_block(state, self.taker, cv=taker.cv + 1)


@exact
def offer_transfers(view: View1759) -> list[Choice]:
    """Offer each way to shift one CV."""
    board, blocks, offered = view.board, view.blocks, list[Choice]()
    for here in [own_at(view, zone) for zone in board.zones]:
        takers = [b for b in here if _can_take(blocks[b])] if len(here) > 1 else []
        givers = [b for b in here if _can_give(blocks[b])] if takers else []
        for giver in givers:
            offered += [_choice(board, (giver, taker)) for taker in takers if taker != giver]
    return offered


@cached_by_key
def _choice(board: Board, shift: tuple[str, str]) -> Choice:
    giver, taker = shift
    action, label = Transfer(giver, taker), Message("quebec1759-transfer")
    names = (f"block:{giver}", f"block:{taker}")
    return Choice(action, False, *names, label, typed=written(board, action))


def _can_take(own: OwnBlock) -> bool:
    return own.kind != LEADER and own.cv < own.max


def _can_give(own: OwnBlock) -> bool:
    least = OTTAWA_KEEP if own.kind == OTTAWA else 1
    return own.kind != LEADER and own.cv > least


@rule("2.5", "A1")
def refuse_transfer(view: View1759, action: Transfer) -> Refusal | None:
    """Both stand in one zone; each stays between 1 and its own greatest CV, leaders apart."""
    giver, taker = view.blocks.get(action.giver), view.blocks.get(action.taker)
    if giver is None or taker is None or giver.at not in view.board.zones:
        return no("2.5", "quebec1759-not-yours")
    if giver.at != taker.at or action.giver == action.taker:
        return no("2.5", "quebec1759-transfer-one-zone")
    if LEADER in (giver.kind, taker.kind):
        return no("A1", "quebec1759-transfer-no-leader")
    if not _can_give(giver):
        return no("A1", "quebec1759-transfer-too-weak")
    if not _can_take(taker):
        return no("A1", "quebec1759-transfer-full")
    return None


def transfer(resolution: Resolution, action: Transfer) -> None:
    """Shift one CV."""
    resolution.write(StrengthShifted(action.giver, action.taker))
