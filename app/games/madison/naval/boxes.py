"""Chapters 7.4, 11.2 and 11.4: control boxes, free moves into and out of them, lake control."""

from collections.abc import Iterable, Iterator

from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.battle_state import HarbourDue
from app.games.madison.board import NAVAL_LEADER, SIDES, TWINS, other
from app.games.madison.calendar import is_fall
from app.games.madison.combat.occupying import HarbourOrdered
from app.games.madison.control import is_friendly
from app.games.madison.events import LakeChanged, PiecesPlaced
from app.games.madison.naval.events import FleetReady, FleetsReturned, Withdrew
from app.games.madison.position import (
    Position,
    is_reduced,
    leaders_at,
    pieces_at,
    play_of,
    units_at,
    vessels_at,
)
from app.games.madison.resolution import Resolution
from app.games.madison.state import Ask, Phase
from app.games.madison.view import ViewMadison
from app.games.madison.words import piece_name, place_name
from app.kit.turns import Done


def is_port_open(position: Position, to: str, side: Side) -> bool:
    """Whether a side's vessels may make for a port: a friendly one without enemy units."""
    return is_friendly(position, to, side) and not units_at(position, to, other(side))


# 11.4 Control of the lakes


@rule("4.16", "11.41", "A47")
def settle(resolution: Resolution) -> None:
    """At the end of a card play settle who controls each lake: who has vessels in its box."""
    for lake, sheet in resolution.state.board.lakes.items():
        state = resolution.state
        holder = next((side for side in SIDES if vessels_at(state, sheet.box, side)), "")
        if state.lakes.get(lake, "") != holder:
            resolution.write(LakeChanged(lake, holder))


@rule("4.16", "11.15", "11.41", "A47")
def vacate(resolution: Resolution, lakes: Iterable[str]) -> None:
    """Take control of lakes at once from a side whose last vessel has left the box.

    11.15 A naval leader is not there without a vessel.
    """
    if resolution.state.phase != Phase.ACTION:
        return
    for lake in lakes:
        state = resolution.state
        box = state.board.lakes[lake].box
        due = {piece for one in state.harbours for piece in one.pieces}
        for side in SIDES:
            alone = tuple(one for one in leaders_at(state, box, side) if one not in due)
            if alone and not vessels_at(state, box, side):
                resolution.write(HarbourOrdered(HarbourDue(side, alone, box, lake)))
        holder = state.lakes.get(lake, "")
        if holder and not vessels_at(state, box, holder):
            resolution.write(LakeChanged(lake, ""))


def vacate_left(resolution: Resolution) -> None:
    """Release the lakes whose boxes the last vessels of the card play have left."""
    state = resolution.state
    passed = {place for moved in play_of(state).moved.values() for place in moved.path}
    boxes = state.board.boxes
    vacate(resolution, sorted(boxes[place] for place in passed if place in boxes))


# 11.21 Free withdrawal


def offer_withdrawals(view: ViewMadison) -> Iterator[Choice]:
    """Offer to take vessels out of the control boxes before a card is played."""
    for box, lake in view.board.boxes.items():
        for piece in pieces_at(view, box, view.side):
            for to in view.board.ports[lake]:
                label = Message(
                    "madison-withdraw", {"vessel": piece_name(piece), "at": place_name(to)}
                )
                subject, target = f"block:{piece}", f"space:{to}"
                yield Choice(a.Withdraw(piece, to), False, subject, target, label=label)


@rule("7.31", "11.15", "11.21")
def refuse_withdrawal(view: ViewMadison, action: a.Withdraw) -> Refusal | None:
    """A vessel in a control box goes to a friendly port of its lake.

    11.15 A naval leader goes where a vessel has gone before. 7.31 All others wait for a card.
    """
    own = view.blocks.get(action.block)
    if own is None or own.side != view.side or own.at not in view.board.boxes:
        return no("11.21", "madison-card-first")
    if action.to not in view.board.ports[view.board.boxes[own.at]]:
        return no("11.21", "madison-not-that-lake")
    if not is_port_open(view, action.to, view.side):
        return no("11.21", "madison-no-friendly-port")
    if own.kind == NAVAL_LEADER and not _went_to(view, action.to):
        return no("11.15", "madison-no-vessel-along")
    return None


def _went_to(position: Position, port: str) -> bool:
    """Whether a vessel has withdrawn to a port before this play."""
    fleet = {*play_of(position).withdrawn} & position.board.vessels
    return any(position.blocks[vessel].at == port for vessel in fleet)


def withdraw(resolution: Resolution, action: a.Withdraw) -> None:
    """Take a vessel to port; naval leaders go with the last one."""
    state = resolution.state
    own = state.blocks[action.block]
    left = [one for one in vessels_at(state, own.at, own.side) if one != action.block]
    leaders = () if left else leaders_at(state, own.at, own.side)
    pieces = dict.fromkeys((action.block, *leaders))
    resolution.write(Withdrew(tuple(pieces), action.to))
    vacate(resolution, (state.board.boxes[own.at],))


# 7.4 The mutual return of fleets


@rule("7.4", "11.22", "2.6", "11.44")
def go_home(resolution: Resolution) -> None:
    """At the end of SF all vessels leave the boxes; the markers stay there over the winter."""
    state = resolution.state
    afloat = False
    for side in _by_turns(state):
        for box, lake in state.board.boxes.items():
            pieces = tuple(pieces_at(state, box, side))
            if pieces:
                afloat = True
                resolution.write(HarbourOrdered(HarbourDue(side, pieces, box, lake)))
    if not afloat:
        resolution.begin(Phase.CHECK)


def _by_turns(position: Position) -> tuple[Side, Side]:
    first = position.first or SIDES[0]
    return first, other(first)


@rule("7.4", "11.23", "A2", "A30")
def return_fleets(resolution: Resolution) -> None:
    """In SS owners of markers may put vessels back; where nobody does control is lost."""
    state = resolution.state
    _launch(resolution)
    if is_fall(state.turn):
        resolution.begin(Phase.FIRST)
        return
    for side in _by_turns(state):
        if side not in state.answered and any(_may_return(state, side)):
            resolution.ask(side, Ask.RETURN)
            return
    for lake, holder in sorted(state.lakes.items()):
        if not vessels_at(state, state.board.lakes[lake].box, holder):
            resolution.write(LakeChanged(lake, ""))
    if state.answered:
        resolution.write(FleetsReturned())
    resolution.begin(Phase.FIRST)


@rule("A30")
def _launch(resolution: Resolution) -> None:
    """Launch what lies on the stocks when a scenario begins, if its owner has the port."""
    state = resolution.state
    begin = state.board.scenarios[state.scenario]
    for launch in begin.launches if state.turn == begin.first else ():
        own = state.blocks[launch.vessel]
        if own.at not in state.board.spaces and is_friendly(state, launch.at, own.side):
            resolution.write(PiecesPlaced((launch.vessel,), launch.at, "A30"))


@rule("2.6", "11.23")
def _may_return(position: Position, side: Side) -> Iterator[tuple[str, str]]:
    """List sound vessels and naval leaders in port, each with a lake whose marker is its side's.

    2.6 Erie and Huron are one lake for this.
    """
    board = position.board
    for lake, holder in sorted(position.lakes.items()):
        if holder != side:
            continue
        twin = board.ports.get(TWINS.get(lake, ""), ())
        for port in (*board.ports[lake], *twin):
            for piece in pieces_at(position, port, side):
                is_leader = board.roster[piece].kind == NAVAL_LEADER
                sound = board.roster[piece].is_vessel and not is_reduced(position, piece)
                if sound or is_leader:
                    yield piece, lake


def offer_return(view: ViewMadison) -> Iterator[Choice]:
    """Offer vessels to put back into the boxes, to take them out again, and to be done."""
    for piece, lake in _may_return(view, view.side):
        params = {"vessel": piece_name(piece), "lake": f"@madison-lake-{lake}"}
        label = Message("madison-put-back", params)
        target = f"space:{view.board.lakes[lake].box}"
        yield Choice(a.PutBack(piece, lake), False, f"block:{piece}", target, label=label)
    for box in view.board.boxes:
        for piece in pieces_at(view, box, view.side):
            for to in view.board.ports[view.board.boxes[box]]:
                yield Choice(a.Recall(piece, to), False, f"block:{piece}", f"space:{to}")
    yield Choice(Done(), True, label=Message("madison-done-returning"))


@rule("11.15", "11.23")
def refuse_return(view: ViewMadison, action: a.PutBack) -> Refusal | None:
    """Sound vessels of the lake, and naval leaders, where one's marker lies.

    11.15 A naval leader goes where a vessel of the same port has gone before.
    """
    if (action.block, action.lake) not in _may_return(view, view.side):
        return no("11.23", "madison-no-return")
    own = view.blocks[action.block]
    box = view.board.lakes[action.lake].box
    if own.kind == NAVAL_LEADER and not _came_from(view, own.at, box):
        return no("11.15", "madison-no-vessel-along")
    return None


def _came_from(view: ViewMadison, port: str, box: str) -> bool:
    """Whether a vessel of the viewer's has been put back from a port into a control box."""
    return any(view.put_back.get(one, "") == port for one in vessels_at(view, box, view.side))


def refuse_recall(view: ViewMadison, action: a.Recall) -> Refusal | None:
    """Vessels that were put back go to a friendly port."""
    own = view.blocks.get(action.block)
    if own is None or own.side != view.side or own.at not in view.board.boxes:
        return no("11.23", "madison-not-in-box")
    ports = view.board.ports[view.board.boxes[own.at]]
    if action.to not in ports or not is_port_open(view, action.to, view.side):
        return no("11.23", "madison-no-friendly-port")
    return None


@rule("11.15", "11.23")
def refuse_ready(view: ViewMadison) -> Refusal | None:
    """A naval leader is in a box with a vessel alone, one that came along."""
    for box in view.board.boxes:
        for leader in leaders_at(view, box, view.side):
            # Who never left the box has no port, as the vessels have none that stayed with them.
            if not _came_from(view, view.put_back.get(leader, ""), box):
                return no("11.15", "madison-leader-needs-vessel")
    return None


def put_back(resolution: Resolution, action: a.PutBack) -> None:
    """Put a vessel into a box."""
    state = resolution.state
    box = state.board.lakes[action.lake].box
    port = state.blocks[action.block].at
    resolution.write(PiecesPlaced((action.block,), box, "11.23", port))


def recall(resolution: Resolution, action: a.Recall) -> None:
    """Take a vessel out of the box again."""
    resolution.write(PiecesPlaced((action.block,), action.to, "11.23"))


def end_return(resolution: Resolution, side: Side) -> None:
    """The fleet is where it shall be."""
    resolution.write(DecisionClosed(side))
    resolution.write(FleetReady(side))
