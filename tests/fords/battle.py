"""Chapters 2, 4 and 5: what happens by itself, and how a match ends."""

from app.engine.ledger import rule
from app.engine.resolution import Resolution
from app.engine.values import Message, Outcome, Side
from app.kit.battle import hits_of
from app.kit.blocks import HAND, army

from .board import GB, US
from .events import BlocksDrawn, BlocksMet, DayEnded, PostsOpened
from .state import POOL, Situation


@rule("2")
def draw_blocks(resolution: Resolution[Situation]) -> None:
    """Rule 2: each side draws its blocks blind; then both post them."""
    board = resolution.state.board
    for side in board.sides:
        pool = tuple(army(resolution.state, POOL, side))
        blocks, draws = resolution.pick(pool, board.sheet.drawn)
        resolution.write(BlocksDrawn(side, pool, blocks, draws))
    ask_for_posts(resolution)


@rule("4")
def fight(resolution: Resolution[Situation]) -> None:
    """Rule 4: open the posts, fight at each place in turn, end the day."""
    resolution.write(PostsOpened())
    for at in resolution.state.board.places:
        if all(army(resolution.state, at, side) for side in (US, GB)):
            _meet(resolution, at)
    resolution.write(DayEnded())
    ask_for_posts(resolution)


def ask_for_posts(resolution: Resolution[Situation]) -> None:
    """Rule 3: both sides post at once, until the match is over."""
    if outcome(resolution.state) is None:
        for side in resolution.state.board.sides:
            resolution.ask(side, "posting")


def _meet(resolution: Resolution[Situation], at: str) -> None:
    """Rule 4: a die for each strength; each 6 takes an enemy block, the weakest first."""
    state = resolution.state
    dice = {side: sum(state.blocks[b].cv for b in army(state, at, side)) for side in (US, GB)}
    draws = resolution.roll(sum(dice.values()))
    hits = {GB: hits_of(draws[: dice[US]]), US: hits_of(draws[dice[US] :])}
    lost = [block for side in (US, GB) for block in _weakest(state, side, at)[: hits[side]]]
    resolution.write(BlocksMet(at, dice, draws, tuple(lost)))


def _weakest(state: Situation, side: Side, at: str) -> list[str]:
    return sorted(army(state, at, side), key=lambda block: state.blocks[block].cv)


@rule("5")
def outcome(state: Situation) -> Outcome | None:
    """Rule 5: after the last day, or when a side has no block left, the side with more wins."""
    left = {side: len(army(state, HAND, side)) for side in (US, GB)}
    if state.awaiting or (state.day <= state.board.sheet.days and all(left.values())):
        return None
    winner = "" if left[US] == left[GB] else max(left, key=left.__getitem__)
    return Outcome(winner, "5", Message(f"fords-over-{winner or 'draw'}"))
