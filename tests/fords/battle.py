"""Chapters 2, 4 and 5: what happens by itself, and how a match ends."""

from app.engine.chance import faces
from app.engine.resolution import Resolution
from app.engine.values import Message, Outcome, Side
from tests.fords.board import DAYS, DRAWN, GB, PLACES, SIDES, US
from tests.fords.events import BlocksDrawn, BlocksMet, DayEnded, PostsOpened
from tests.fords.state import HAND, POOL, Situation, standing

HITS_ON = 6


def draw_blocks(resolution: Resolution[Situation]) -> None:
    """Rule 2: each side draws its blocks blind; then both post them."""
    for side in SIDES:
        pool = tuple(standing(resolution.state, side, POOL))
        blocks, draws = resolution.pick(pool, DRAWN)
        resolution.write(BlocksDrawn(side, pool, blocks, draws))
    ask_for_posts(resolution)


def fight(resolution: Resolution[Situation]) -> None:
    """Rule 4: open the posts, fight at each place in turn, end the day."""
    resolution.write(PostsOpened())
    for place in PLACES:
        if all(standing(resolution.state, side, place) for side in SIDES):
            _meet(resolution, place)
    resolution.write(DayEnded())
    ask_for_posts(resolution)


def ask_for_posts(resolution: Resolution[Situation]) -> None:
    """Rule 3: both sides post at once, until the match is over."""
    if outcome(resolution.state) is None:
        for side in SIDES:
            resolution.ask(side, "posting")


def _meet(resolution: Resolution[Situation], place: str) -> None:
    """Rule 4: a die for each strength; each 6 takes an enemy block, the weakest first."""
    state = resolution.state
    dice = {side: sum(state.blocks[b].cv for b in standing(state, side, place)) for side in SIDES}
    draws = resolution.throw(sum(dice.values()))
    fell = faces(draws)
    hits = {GB: fell[: dice[US]].count(HITS_ON), US: fell[dice[US] :].count(HITS_ON)}
    lost = [block for side in SIDES for block in _weakest(state, side, place)[: hits[side]]]
    resolution.write(BlocksMet(place, dice, draws, tuple(lost)))


def _weakest(state: Situation, side: Side, place: str) -> list[str]:
    return sorted(standing(state, side, place), key=lambda block: state.blocks[block].cv)


def outcome(state: Situation) -> Outcome | None:
    """Rule 5: after the last day, or when a side has no block left, the side with more wins."""
    left = {side: len(standing(state, side, HAND)) for side in SIDES}
    if state.awaiting or (state.day <= DAYS and all(left.values())):
        return None
    winner = "" if left[US] == left[GB] else max(SIDES, key=lambda side: left[side])
    return Outcome(winner, "5", Message("fords-over"))
