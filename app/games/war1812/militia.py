"""Chapter 17: American militia that will not cross the border."""

from msgspec.structs import replace

from app.engine.chance import faces
from app.engine.ledger import rule
from app.engine.values import Draw, Event
from app.games.war1812.board import US, Board
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import PathTaken, Situation, turn_of, with_turn
from app.kit.blocks import with_block

REFUSES_ON = 6


class MilitiaRolled(Event, frozen=True, tag="militia"):
    """The dice at the border. The first `dice` draws are dice, the others pick who of the
    `candidates` is held.

    `forced`: it was a forced step, and the held blocks go back to the town before it.
    """

    dice: int
    held: tuple[str, ...]
    forced: bool
    landless: bool
    draws: tuple[Draw, ...]
    candidates: tuple[str, ...] = ()

    def apply(self, state: Situation) -> Situation:
        turn = turn_of(state, US)
        moved = dict(turn.moved)
        for block in self.held:
            path = moved[block].path
            back = path[-2] if self.forced else path[0]
            state = with_block(state, block, at=back)
            if self.forced:
                moved[block] = replace(moved[block], path=path[:-1])
            else:
                del moved[block]
        marching = {b: to for b, to in turn.marching.items() if b not in self.held}
        return with_turn(state, US, moved=moved, marching=marching, landless=self.landless)


@rule("17", "A45", "A46", "A47", "A63")
def roll_for_militia(resolution: Resolution) -> None:
    """One die for each American block whose way leads by land from the US into Canada.

    For every 6 one of them, picked at random, stays behind: it does not move this turn (A63).
    A45: one roll for the whole group. A46: only moves roll, not retreats. A47: if all refuse,
    moves inside the US and by sea stand, but nothing more moves.
    """
    turn = turn_of(resolution.state, US)
    if turn.mover != US:
        return
    crossing = {
        block: move
        for block, move in turn.moved.items()
        if not move.by_sea and not move.entered and may_refuse(resolution.state.board, move.path)
    }
    _roll(resolution, crossing, forced=False)


@rule("17", "A56")
def roll_for_forced_crossing(resolution: Resolution, completed: list[str]) -> None:
    """Blocks whose forced step crossed the border roll after it, in one roll.

    A56: those held stay without loss in the town they had reached.
    """
    turn = turn_of(resolution.state, US)
    crossing = {
        block: turn.moved[block]
        for block in completed
        if resolution.state.board.crosses_into_canada(turn.moved[block].path[-2:])
        and turn.moved[block].path[0] in resolution.state.board.homes[US]
    }
    _roll(resolution, crossing, forced=True)


@rule("17", "A63")
def may_refuse(board: Board, path: tuple[str, ...]) -> bool:
    """Blocks that start in the US roll when they cross; those that start in Canada never do."""
    return board.towns[path[0]].side == US and board.crosses_into_canada(path)


def _roll(resolution: Resolution, crossing: dict[str, PathTaken], *, forced: bool) -> None:
    if not crossing:
        return
    dice = resolution.roll(len(crossing))
    sixes = sum(face >= REFUSES_ON for face in faces(dice))
    # In the order of their ways first: an order by id alone would tell who went where.
    candidates = tuple(sorted(crossing, key=lambda block: (crossing[block].path, block)))
    held, picks = resolution.pick(candidates, sixes)
    resolution.write(
        MilitiaRolled(
            dice=len(crossing),
            held=held,
            forced=forced,
            landless=sixes == len(crossing),
            draws=(*dice, *picks),
            candidates=candidates if held else (),
        )
    )
