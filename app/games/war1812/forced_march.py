"""Chapter 9.2: forced marches."""

from app.engine.chance import faces
from app.engine.decisions import exact
from app.engine.ledger import rule
from app.engine.memo import cached
from app.engine.values import Choice, Draw, Event, Message, Refusal, Side
from app.engine.words import no
from app.games.war1812.actions import Done, ForceMarch
from app.games.war1812.army_phase import Ways, may_force_march, ways_by_land, ways_on
from app.games.war1812.board import GB, INDIAN, US, Board
from app.games.war1812.losses import lose_cv
from app.games.war1812.militia import roll_for_forced_crossing
from app.games.war1812.resolution import Resolution
from app.games.war1812.state import PathTaken, Situation, turn_of, with_turn
from app.games.war1812.view import View1812
from app.games.war1812.words import town_name
from app.kit.blocks import with_block

COMPLETES_ON = 4


class MarchDeclared(Event, frozen=True, tag="march-declared"):
    """A block will try to march on to one more town."""

    block: str
    to: str

    def apply(self, state: Situation) -> Situation:
        side = state.blocks[self.block].side
        marching = {**turn_of(state, side).marching, self.block: self.to}
        return with_turn(state, side, marching=marching)


class MarchRolled(Event, frozen=True, tag="march-thrown"):
    """The forced marches were tried: a die for each of `blocks`, and who `completed` it."""

    blocks: tuple[str, ...]
    completed: tuple[str, ...]
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        side = state.blocks[self.blocks[0]].side
        turn = turn_of(state, side)
        moved = dict(turn.moved)
        for block in self.blocks:
            to = turn.marching[block]
            if block in self.completed:
                moved[block] = PathTaken((*moved[block].path, to))
                state = with_block(state, block, at=to)
            else:
                state = lose_cv(state, block)
        return with_turn(state, side, moved=moved, marching={})


class MarchesEnded(Event, frozen=True, tag="marches-ended"):
    """A side declared no forced march after all."""

    side: Side

    def apply(self, state: Situation) -> Situation:
        return state


@cached
def _attempts(board: Board) -> Ways:
    return ways_by_land(board, ForceMarch)


@exact
def offer_forced_marches(view: View1812) -> list[Choice]:
    """List every block that may try, with every town it may go on to, and Done."""
    trying = sum([1 for move in view.turn.moves.values() if move.march])
    done = Choice(Done(), True, label=Message("war1812-done-marching", {"blocks": trying}))
    return [*offer_attempts(view), done]


def offer_attempts(view: View1812) -> list[Choice]:
    """List every block that may try, with every town it may go on to."""
    offered: list[Choice] = []
    for block, move in view.turn.moves.items():
        if not move.march and may_force_march(view, block):
            offered += ways_on(view.board, _attempts(view.board)[block], move)
    return offered


@rule("9.2", "A55")
def refuse_forced_march(view: View1812, action: ForceMarch) -> Refusal | None:
    """Blocks that moved by land this turn may try for one town further, not back again."""
    move = view.turn.moves.get(action.block)
    if move is None:
        return no("9.2", "war1812-march-after-move")
    own = view.blocks[action.block]
    if not may_force_march(view, action.block):
        return no("9.2", "war1812-may-not-march")
    if move.march:
        return no("9.2", "war1812-march-declared", town=town_name(move.march))
    if action.to not in view.board.neighbours.get(own.at, ()):
        return no("9.2", "war1812-march-to-neighbour", origin=town_name(own.at))
    if action.to in move.path:
        return no("9.2", "war1812-not-back-again", town=town_name(action.to))
    return None


def declare(resolution: Resolution, action: ForceMarch) -> None:
    """Declare one forced march."""
    resolution.write(MarchDeclared(action.block, action.to))


@rule("9.2", "A19", "A20", "A21")
def roll_for_marches(resolution: Resolution, side: Side) -> None:
    """A die for each block that tries: 4 or more and it goes on; else it loses 1 CV.

    British +1, A21: Indian +2 in all. A19: who refuses stays where its ordinary move ended.
    """
    state = resolution.state
    turn = turn_of(state, side)
    marching = turn.marching
    if not marching:
        resolution.write(MarchesEnded(side))
        return
    blocks = tuple(sorted(marching, key=lambda b: (turn.moved[b].path, marching[b], b)))
    draws = resolution.roll(len(blocks))
    completed = tuple(
        block
        for block, face in zip(blocks, faces(draws), strict=True)
        if face + march_bonus(state, block) >= COMPLETES_ON
    )
    resolution.write(MarchRolled(blocks, completed, draws))
    if side == US:
        roll_for_forced_crossing(resolution, list(completed))


@rule("9.2", "A21")
def march_bonus(state: Situation, block: str) -> int:
    """British blocks add 1 to the die, the Indian 2."""
    if state.blocks[block].kind == INDIAN:
        return 2
    return 1 if state.blocks[block].side == GB else 0
