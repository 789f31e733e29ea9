"""Events, each with its outcome: dice, draws, who was lost."""

from app.engine.memo import replaced
from app.engine.values import Draw, Event, Side
from app.kit.blocks import GONE, HAND, with_block

from .state import Situation


class BlocksDrawn(Event, frozen=True, tag="drawn"):
    """A side drew its blocks blind (2)."""

    side: Side
    candidates: tuple[str, ...]
    blocks: tuple[str, ...]
    draws: tuple[Draw, ...]

    def apply(self, state: Situation) -> Situation:
        return moved(state, self.blocks, HAND)


class BlockPosted(Event, frozen=True, tag="posted"):
    """A side wrote down where a block is to stand; nobody else sees it yet (3)."""

    block: str
    at: str

    def apply(self, state: Situation) -> Situation:
        return replaced(state, posts={**state.posts, self.block: self.at})


class PostsOpened(Event, frozen=True, tag="opened"):
    """All posts are opened: the blocks stand at their places, still face down (3)."""

    def apply(self, state: Situation) -> Situation:
        for block, at in state.posts.items():
            state = moved(state, (block,), at)
        return replaced(state, posts={})


class BlocksMet(Event, frozen=True, tag="met"):
    """Both sides fired at a place, a die for each strength; `lost` left the map (4)."""

    at: str
    dice: dict[Side, int]
    draws: tuple[Draw, ...]
    lost: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        return moved(state, self.lost, GONE)


class DayEnded(Event, frozen=True, tag="day"):
    """The survivors go back to their side's hand (4)."""

    def apply(self, state: Situation) -> Situation:
        there = tuple(id_ for id_, b in state.blocks.items() if b.at in state.board.places)
        return replaced(moved(state, there, HAND), day=state.day + 1)


def moved(state: Situation, blocks: tuple[str, ...], to: str) -> Situation:
    """Return the state with some blocks at another place."""
    for block in blocks:
        state = with_block(state, block, at=to)
    return state
