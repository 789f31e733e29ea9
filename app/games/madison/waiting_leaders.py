"""Chapters 14.34, 14.43 and 12.6: leaders who wait for a space to arrive in."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.values import Choice, Message, Refusal
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.board import NAVAL_LEADER
from app.games.madison.events import PiecesPlaced
from app.games.madison.naval.boxes import is_port_open
from app.games.madison.position import WAITING, Position
from app.games.madison.resolution import Resolution
from app.games.madison.view import ViewMadison
from app.games.madison.words import piece_name, place_name


@rule("14.34", "14.43", "12.6", "A29")
def open_to(position: Position, leader: str) -> list[str]:
    """List the spaces where a leader who waits may come in: naval ones in any port of the lake."""
    sheet = position.board.roster[leader]
    if sheet.kind == NAVAL_LEADER:
        ports = position.board.ports[sheet.lake]
        return [to for to in ports if is_port_open(position, to, sheet.side)]
    rows = [row.at for row in position.board.sheet.schedule if leader in row.pieces]
    return [to for to in rows if is_port_open(position, to, sheet.side)]


def offer_bringing(view: ViewMadison) -> Iterator[Choice]:
    """Offer to bring in leaders who wait for a space, before a card is played."""
    for leader, own in sorted(view.blocks.items()):
        if own.at == WAITING and own.side == view.side:
            for to in open_to(view, leader):
                params = {"block": piece_name(leader), "at": place_name(to)}
                label = Message("madison-bring", params)
                yield Choice(a.Bring(leader, to), False, target=f"space:{to}", label=label)


def refuse_bringing(view: ViewMadison, action: a.Bring) -> Refusal | None:
    """A leader of one's own who waits, to a space that is free."""
    own = view.blocks.get(action.block)
    if own is None or own.side != view.side or own.at != WAITING:
        return no("14.34", "madison-nobody-waits")
    if action.at not in open_to(view, action.block):
        return no("14.34", "madison-not-free")
    return None


def bring(resolution: Resolution, action: a.Bring) -> None:
    """Bring a leader in."""
    resolution.write(PiecesPlaced((action.block,), action.at, "14.34"))
