"""Chapter 14: reinforcements, delayed ones, and those that must fight their way in."""

from collections.abc import Iterator

from app.engine.ledger import rule
from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed
from app.engine.values import Choice, Event, Message, Parameter, Refusal, Side
from app.engine.words import no
from app.games.madison import actions as a
from app.games.madison.battle_state import HarbourDue, RetreatDue
from app.games.madison.board import NAVAL_LEADER, SIDES, ArrivingPieces, other
from app.games.madison.combat.events import RetreatOrdered
from app.games.madison.combat.occupying import HarbourOrdered, chase_leaders, chase_vessels
from app.games.madison.combat.retreat import force_at
from app.games.madison.combat.rounds import begin_battle
from app.games.madison.control import is_friendly
from app.games.madison.effects.events import PostponedCame
from app.games.madison.effects.in_force import is_postponed
from app.games.madison.events import PiecesPlaced, PiecesRemoved
from app.games.madison.position import DELAYED, SCHEDULE, WAITING, Position, units_at
from app.games.madison.resolution import Resolution
from app.games.madison.state import Ask, Phase, Situation, moved_to
from app.games.madison.view import ViewMadison
from app.games.madison.waiting_leaders import open_to
from app.games.madison.words import piece_name, place_name
from app.kit.turns import Done


class ArrivalsNamed(Event, frozen=True, tag="arrivals-named"):
    """A side has said who of its reinforcements comes a turn later (14.21)."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return replaced(state, answered=(*state.answered, self.side))


class ArrivalsEnded(Event, frozen=True, tag="arrivals-ended"):
    """All reinforcements that can come are there (14.1), or have fought (14.3)."""

    def apply(self, state: Situation) -> Situation:
        return replaced(state, answered=())


class ArrivalsDelayed(Event, frozen=True, tag="arrivals-delayed"):
    """Reinforcements come a turn later (14.21)."""

    pieces: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        return moved_to(state, self.pieces, DELAYED)


class ArrivalsCalled(Event, frozen=True, tag="arrivals-called"):
    """Reinforcements that were to come later come now after all (14.22)."""

    pieces: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        return moved_to(state, self.pieces, SCHEDULE)


@rule("14.1", "14.2")
def arrive(resolution: Resolution) -> None:
    """Put the arrivals of the turn on the map, less those who are put off; then cards are drawn."""
    state = resolution.state
    if late := tuple(p for _, p in _due(state) if is_postponed(state, p)):
        resolution.write(ArrivalsDelayed(late))
        return
    for side in SIDES:
        if side not in state.answered and any(may_be_put_off(state, side)):
            resolution.ask(side, Ask.ARRIVE)
            return
    for row, pieces in _rows(state):
        if _come(resolution, row, pieces):
            return
    if state.answered:
        resolution.write(ArrivalsEnded())
    resolution.begin(Phase.CARDS)


@rule("14.1", "A40")
def _rows(position: Position) -> Iterator[tuple[ArrivingPieces, tuple[str, ...]]]:
    """List the rows of the schedule of which somebody comes now: of this turn, or put off."""
    blocks, turn = position.blocks, position.turn
    is_anybody_late = any(DELAYED in places for places in position.armies.values())
    for row in position.board.sheet.schedule:
        if row.turn != turn and not is_anybody_late:
            continue
        at = SCHEDULE if row.turn == turn else DELAYED
        pieces = tuple([piece for piece in row.pieces if blocks[piece].at == at])
        if pieces:
            yield row, pieces


def _due(position: Position) -> Iterator[tuple[ArrivingPieces, str]]:
    """List who is to come by the schedule in this very turn, each with its row."""
    for row, pieces in _rows(position):
        if row.turn == position.turn:
            for piece in pieces:
                yield row, piece


@rule("9.53", "14.31", "14.33", "14.34", "14.42", "14.43")
def _come(resolution: Resolution, row: ArrivingPieces, pieces: tuple[str, ...]) -> bool:
    """Put pieces in their space; enemies too weak to control it are pushed out first.

    Whether something happened: who finds the space in enemy hands waits until cards are drawn.
    """
    state = resolution.state
    side = state.blocks[pieces[0]].side
    if not is_friendly(state, row.at, side):
        return _blocked(resolution, row, pieces)
    foe = other(side)
    if units_at(state, row.at, foe):
        push = RetreatDue(foe, force_at(state, row.at, foe), row.at, "push")
        resolution.write(RetreatOrdered(push))
        return True
    if any(is_postponed(state, piece) for piece in pieces):
        resolution.write(PostponedCame(pieces))
    chase_vessels(resolution, row.at, foe)
    if any(state.board.roster[piece].is_land for piece in pieces):
        chase_leaders(resolution, row.at, foe)
    resolution.write(PiecesPlaced(pieces, row.at, "14.1"))
    return True


@rule("14.34", "14.42", "14.43")
def _blocked(resolution: Resolution, row: ArrivingPieces, pieces: tuple[str, ...]) -> bool:
    """Vessels are lost, leaders without units wait; naval ones come to another port of the lake."""
    state = resolution.state
    roster = state.board.roster
    vessels = tuple(piece for piece in pieces if roster[piece].is_vessel)
    naval = tuple(piece for piece in pieces if roster[piece].kind == NAVAL_LEADER)
    rest = tuple(piece for piece in pieces if piece not in (*vessels, *naval))
    alone = rest if all(roster[piece].is_leader for piece in rest) else ()
    if vessels:
        resolution.write(PiecesRemoved(vessels, "14.42"))
    if waiting := (*naval, *alone):
        resolution.write(PiecesPlaced(waiting, WAITING, "14.34"))
    for leader in naval:
        if open_to(state, leader):
            sheet = roster[leader]
            due = HarbourDue(sheet.side, (leader,), WAITING, sheet.lake)
            resolution.write(HarbourOrdered(due))
    return bool(vessels or waiting)


# 14.2 Delayed reinforcements


@rule("14.21", "14.41")
def may_be_put_off(position: Position, side: Side) -> Iterator[str]:
    """List the reinforcements of this turn that may come a turn later: vessels may not."""
    for _, piece in _due(position):
        sheet = position.board.roster[piece]
        if sheet.side == side and not sheet.is_vessel:
            yield piece


def _put_off_now(position: Position, side: Side) -> Iterator[str]:
    """List the reinforcements of this turn that their side has put off."""
    for row in position.board.sheet.schedule:
        for piece in row.pieces if row.turn == position.turn else ():
            own = position.blocks[piece]
            if own.side == side and own.at == DELAYED and not is_postponed(position, piece):
                yield piece


def offer_arrivals(view: ViewMadison) -> Iterator[Choice]:
    """Offer to put reinforcements off, to call them again, and to let the rest come."""
    for piece in may_be_put_off(view, view.side):
        label = Message("madison-hold-back", {"block": piece_name(piece)})
        yield Choice(a.HoldBack(piece), False, label=label)
    for piece in _put_off_now(view, view.side):
        label = Message("madison-call-up", {"block": piece_name(piece)})
        yield Choice(a.Drop(piece), False, label=label)
    count = len([*may_be_put_off(view, view.side)])
    yield Choice(Done(), True, label=Message("madison-done-arriving", {"count": count}))


def refuse_holding(view: ViewMadison, action: a.HoldBack) -> Refusal | None:
    """Land reinforcements and leaders of this turn are put off, by a turn at most."""
    if action.block in may_be_put_off(view, view.side):
        return None
    return no("14.21", "madison-not-to-put-off")


@rule("14.22")
def refuse_calling(view: ViewMadison, action: a.Drop) -> Refusal | None:
    """Only who was put off this turn comes after all."""
    if action.block in _put_off_now(view, view.side):
        return None
    return no("14.22", "madison-not-to-put-off")


def hold_back(resolution: Resolution, action: a.HoldBack) -> None:
    """Put reinforcements off by a turn."""
    resolution.write(ArrivalsDelayed((action.block,)))


def call_up(resolution: Resolution, action: a.Drop) -> None:
    """Call off the delay of reinforcements."""
    resolution.write(ArrivalsCalled((action.block,)))


def end_arrivals(resolution: Resolution, side: Side) -> None:
    """End the side's answer: whoever is not put off comes, or waits."""
    resolution.write(DecisionClosed(side))
    resolution.write(ArrivalsNamed(side))


# 14.3 Reinforcements whose space the enemy holds


@rule("14.31", "14.21")
def fight_in(resolution: Resolution) -> None:
    """Fight in with blocked arrivals, after cards are drawn; or delay them a turn."""
    state = resolution.state
    for row, pieces in _rows(state):
        side = state.blocks[pieces[0]].side
        if is_friendly(state, row.at, side):
            # Others of its arrivals have fought the space free.
            resolution.write(PiecesPlaced(pieces, row.at, "14.1"))
            return
        if side not in state.answered:
            resolution.ask(side, Ask.FIGHT_IN)
            return
    for row, pieces in _rows(state):
        if row.turn == state.turn:
            resolution.write(ArrivalsDelayed(pieces))
        else:
            resolution.write(PiecesRemoved(pieces, "14.21"))
    if state.answered:
        resolution.write(ArrivalsEnded())
    resolution.begin(Phase.RETURN)


def blocked_rows(position: Position, side: Side) -> dict[str, tuple[str, ...]]:
    """Return a side's blocked arrivals by the space where they would fight."""
    found: dict[str, tuple[str, ...]] = {}
    for row, pieces in _rows(position):
        if position.blocks[pieces[0]].side == side and not is_friendly(position, row.at, side):
            found[row.at] = (*found.get(row.at, ()), *pieces)
    return found


def offer_fights(view: ViewMadison) -> Iterator[Choice]:
    """Offer to fight for each space where reinforcements are due, and to wait."""
    for at, pieces in blocked_rows(view, view.side).items():
        params: dict[str, Parameter] = {"count": len(pieces), "at": place_name(at)}
        yield Choice(a.FightIn(at), True, f"space:{at}", label=Message("madison-fight-in", params))
    yield Choice(a.Pass(), True, label=Message("madison-wait"))


@rule("14.31", "10.23")
def refuse_fight(view: ViewMadison, action: a.FightIn) -> Refusal | None:
    """A space of one's reinforcements that the enemy controls, and an unreduced unit for it."""
    pieces = blocked_rows(view, view.side).get(action.at, ())
    if not any(view.board.roster[piece].is_land for piece in pieces):
        return no("14.31", "madison-no-arrivals-there")
    return None


def refuse_waiting(_view: ViewMadison, action: a.Pass) -> Refusal | None:
    """One may wait."""
    return no("14.31", "madison-no-such-use") if action.until else None


@rule("14.31")
def fight(resolution: Resolution, side: Side, action: a.FightIn) -> None:
    """Put reinforcements among the enemies in their space, and fight."""
    resolution.write(DecisionClosed(side))
    pieces = blocked_rows(resolution.state, side)[action.at]
    resolution.write(PiecesPlaced(pieces, action.at, "14.31"))
    begin_battle(resolution, action.at, pieces)


def wait(resolution: Resolution, side: Side, _action: a.Pass) -> None:
    """Delay them a turn, if they have not been delayed."""
    end_arrivals(resolution, side)
