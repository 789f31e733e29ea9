"""Chapters 9.6, 11.22 and 12.5: vessels that must go to a port, and what becomes of them."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.battle_state import HarbourDue
from app.games.madison.board import HURON, TWINS
from app.games.madison.events import LeaderReplaced, PiecesPlaced, PiecesRemoved
from app.games.madison.naval.boxes import is_port_open, vacate
from app.games.madison.naval.events import HarbourClosed, HarbourMade
from app.games.madison.position import WAITING, Position, is_reduced, vessels_at
from app.games.madison.resolution import Resolution
from app.games.madison.state import Ask
from app.games.madison.view import ViewMadison
from app.games.madison.words import piece_name, place_name


def due_of(position: Position) -> HarbourDue:
    """Return who must go to port next."""
    return position.harbours[0]


@rule("9.61", "12.51", "12.52", "12.53", "2.6", "14.43")
def havens(position: Position, due: HarbourDue) -> list[str]:
    """List the ports that they may make for: Erie and Huron are one lake.

    2.6 From Huron its own ports come first. 14.43 A leader who arrives comes to one of their lake.
    """
    ports = position.board.ports
    own = [to for to in ports[due.lake] if to != due.at and is_port_open(position, to, due.side)]
    if due.at == WAITING or (due.lake == HURON and own):
        return own
    twin = ports.get(TWINS.get(due.lake, ""), ())
    return [*own, *(to for to in twin if is_port_open(position, to, due.side))]


def bound(position: Position, due: HarbourDue) -> tuple[str, ...]:
    """List who is still to go to port: some may have left with a leader who escaped (10.81)."""
    return tuple(piece for piece in due.pieces if position.blocks[piece].at == due.at)


def make_harbour(resolution: Resolution) -> None:
    """Move the counters of the first `HarbourDue` to port, or ask where."""
    state = resolution.state
    due = due_of(state)
    there = bound(state, due)
    ports = havens(state, due)
    if not there:
        resolution.write(HarbourClosed())
    elif len(ports) > 1:
        resolution.ask(due.side, Ask.HARBOUR)
    elif ports:
        _berth(resolution, there, ports[0])
    else:
        _strand(resolution, due, there)


def _berth(resolution: Resolution, pieces: tuple[str, ...], to: str) -> None:
    due = due_of(resolution.state)
    resolution.write(HarbourMade(due.side, pieces, to))
    if due.at in resolution.state.board.boxes:
        vacate(resolution, (due.lake,))


@rule("9.62", "12.53", "A29")
def _strand(resolution: Resolution, due: HarbourDue, there: tuple[str, ...]) -> None:
    """Without a port they go to the box that own vessels hold, if they may; else they are lost.

    12.42 No damaged vessel goes there. A29 A naval leader waits for a port, as the other side of
    the counter.
    """
    state = resolution.state
    box = state.board.lakes[due.lake].box
    sound = tuple(piece for piece in there if not is_reduced(state, piece))
    if due.may_box and sound and vessels_at(state, box, due.side):
        _berth(resolution, sound, box)
        return
    vessels = tuple(piece for piece in there if state.board.roster[piece].is_vessel)
    if vessels:
        resolution.write(PiecesRemoved(vessels, "9.62" if due.may_box else "12.53"))
    for leader in there:
        sheet = state.board.roster[leader]
        if sheet.is_leader and sheet.back:
            resolution.write(LeaderReplaced(leader, sheet.back, WAITING))
        elif sheet.is_leader:
            resolution.write(PiecesPlaced((leader,), WAITING, "A29"))
    if due.at in state.board.boxes:
        vacate(resolution, (due.lake,))


def offer_harbours(view: ViewMadison) -> Iterator[Choice]:
    """Offer each port for all, and for each of them alone."""
    due = due_of(view)
    pieces = bound(view, due)
    for to in havens(view, due):
        label = Message("madison-harbour-all", {"at": place_name(to)})
        yield Choice(a.Harbour(to), True, f"space:{to}", label=label)
        for piece in pieces if len(pieces) > 1 else ():
            params = {"vessel": piece_name(piece), "at": place_name(to)}
            label = Message("madison-pick-base", params)
            yield Choice(a.Berth(piece, to), False, f"block:{piece}", f"space:{to}", label=label)


def refuse_harbour(view: ViewMadison, action: a.Harbour) -> Refusal | None:
    """A friendly port of the lake."""
    return _refuse_port(view, action.to)


def _refuse_port(view: ViewMadison, to: str) -> Refusal | None:
    if to in havens(view, due_of(view)):
        return None
    return no("12.52", "madison-no-friendly-port")


@rule("11.15", "12.52")
def refuse_berth(view: ViewMadison, action: a.Berth) -> Refusal | None:
    """One of those who must go, to a friendly port; the last one goes with all the rest.

    11.15 So do naval leaders, who go nowhere without a vessel.
    """
    pieces = bound(view, due_of(view))
    if action.block not in pieces or len(pieces) < 2:
        return no("12.52", "madison-not-there")
    vessels = {*pieces} & view.board.vessels
    has_leader = len(vessels) < len(pieces)
    if vessels and has_leader and not (action.block in vessels and len(vessels) > 1):
        return no("11.15", "madison-no-vessel-along")
    return _refuse_port(view, action.to)


def harbour(resolution: Resolution, side: Side, action: a.Harbour) -> None:
    """Send all of them to a port."""
    state = resolution.state
    resolution.write(DecisionClosed(side))
    _berth(resolution, bound(state, due_of(state)), action.to)


def berth(resolution: Resolution, action: a.Berth) -> None:
    """Send one of them to a port."""
    resolution.write(HarbourMade(due_of(resolution.state).side, (action.block,), action.to))


def prompt(view: ViewMadison) -> Message:
    """Return the question where vessels go, or a naval leader who arrives."""
    due = due_of(view)
    if due.at == WAITING:
        return Message("madison-ask-arrival-port", {"block": piece_name(due.pieces[0])})
    return Message("madison-ask-harbour", {"at": place_name(due.at)})
