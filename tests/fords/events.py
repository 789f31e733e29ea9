"""What happens, each event with its outcome: dice, draws, who was lost."""

from msgspec.structs import replace

from app.engine.memo import replaced
from app.engine.resolution import DecisionClosed, DecisionOpened
from app.engine.values import Draw, Event, Side
from tests.fords.board import PLACES
from tests.fords.state import GONE, HAND, Situation


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
    place: str

    def apply(self, state: Situation) -> Situation:
        return replaced(state, posts={**state.posts, self.block: self.place})


class PostsOpened(Event, frozen=True, tag="opened"):
    """All posts are opened: the blocks stand at their places, still face down (3)."""

    def apply(self, state: Situation) -> Situation:
        for block, place in state.posts.items():
            state = moved(state, (block,), place)
        return replaced(state, posts={})


class BlocksMet(Event, frozen=True, tag="met"):
    """Both sides fired at a place, a die for each strength; `lost` left the map (4)."""

    place: str
    dice: dict[Side, int]
    draws: tuple[Draw, ...]
    lost: tuple[str, ...]

    def apply(self, state: Situation) -> Situation:
        return moved(state, self.lost, GONE)


class DayEnded(Event, frozen=True, tag="day"):
    """The survivors go back to their side's hand (4)."""

    def apply(self, state: Situation) -> Situation:
        there = tuple(id_ for id_, block in state.blocks.items() if block.at in PLACES)
        return replaced(moved(state, there, HAND), day=state.day + 1)


AnyEvent = (
    DecisionClosed | DecisionOpened | BlocksDrawn | BlockPosted | PostsOpened | BlocksMet | DayEnded
)


def moved(state: Situation, blocks: tuple[str, ...], to: str) -> Situation:
    """Return the state with some blocks at another place."""
    after = {id_: replace(state.blocks[id_], at=to) for id_ in blocks}
    return replaced(state, blocks={**state.blocks, **after})
