"""Which facts are hidden, and until when: for the leak proof."""

from random import Random

from msgspec.structs import replace

from app.engine.game import Slots
from app.engine.values import EVERYONE, PUBLIC, Event, Fact, Viewer
from app.kit.imagined import known_blocks, name_slots, state_shown, viewer_of
from app.kit.views import hidden_sides

from .board import GB, US
from .events import BlocksMet, PostsOpened
from .state import Situation, blank
from .view import Fords


def reveals(before: Situation, event: Event) -> dict[Viewer, tuple[Fact, ...]]:
    """Rule 3: how many blocks stand where. Rule 4: the dice of each side, and how many it lost."""
    facts: tuple[Fact, ...] = ()
    if isinstance(event, PostsOpened):
        there = sorted((at, before.blocks[id_].side) for id_, at in before.posts.items())
        facts = tuple(Fact("stands", place) for place in there)
    if isinstance(event, BlocksMet):
        lost = [sum(before.blocks[id_].side == side for id_ in event.lost) for side in (US, GB)]
        facts = (Fact("met", (event.at, *event.dice.values(), *lost)),)
    return dict.fromkeys((US, GB, PUBLIC, EVERYONE), facts)


def imagine(view: Fords, rng: Random) -> tuple[Situation, Slots]:
    """Make up a position that shows this view: what is seen as it is, the rest by lot."""
    blocks = blank(view.board, view.options).blocks | known_blocks(view)
    for side in hidden_sides(view):
        hidden = list(view.board.army[side])
        rng.shuffle(hidden)
        for at, counts in view.counts.items():
            for _ in range(counts[side]):
                id_ = hidden.pop()
                blocks[id_] = replace(blocks[id_], at=at)
    state = state_shown(Situation, view, blocks=blocks)
    return state, slots(state, viewer_of(view))


def slots(state: Situation, viewer: Viewer) -> Slots:
    """Name the blocks hidden from a viewer by all that they can tell of them: side and place."""
    return name_slots(state, viewer, _appearance)


def _appearance(state: Situation, block: str) -> str:
    own = state.blocks[block]
    return f"{own.side}@{own.at}"
