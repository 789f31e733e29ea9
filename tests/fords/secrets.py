"""What is hidden, and when it no longer is: for the leak proof, the bots and the what-if board."""

from random import Random

from msgspec.structs import replace

from app.engine.game import Slots
from app.engine.resolution import PendingDecision
from app.engine.values import EVERYONE, PUBLIC, Event, Fact, Viewer
from tests.fords.board import PLACES, SIDES
from tests.fords.events import BlocksMet, PostsOpened
from tests.fords.state import GONE, HAND, POOL, Situation, blank, standing
from tests.fords.view import Fords


def reveals(before: Situation, event: Event) -> dict[Viewer, tuple[Fact, ...]]:
    """Rule 3: how many blocks stand where. Rule 4: the dice of each side, and how many it lost."""
    facts: tuple[Fact, ...] = ()
    if isinstance(event, PostsOpened):
        side_of = {id_: block.side for id_, block in before.blocks.items()}
        there = sorted((place, side_of[id_]) for id_, place in before.posts.items())
        facts = tuple(Fact("stands", place) for place in there)
    if isinstance(event, BlocksMet):
        lost = [sum(before.blocks[id_].side == side for id_ in event.lost) for side in SIDES]
        facts = (Fact("met", (event.place, *event.dice.values(), *lost)),)
    return dict.fromkeys((*SIDES, PUBLIC, EVERYONE), facts)


def imagine(view: Fords, rng: Random) -> tuple[Situation, Slots]:
    """Make up a position that shows this view: what is seen as it is, the rest by lot."""
    blocks = dict(blank().blocks)
    for id_, shown in view.blocks.items():
        blocks[id_] = replace(blocks[id_], at=shown.at)
    for side in SIDES:
        hidden = [id_ for id_, block in blocks.items() if block.side == side]
        if view.blocks.keys() & set(hidden):
            continue
        rng.shuffle(hidden)
        for at, counts in view.counts.items():
            for _ in range(counts[side]):
                id_ = hidden.pop()
                blocks[id_] = replace(blocks[id_], at=at)
    # Only while posts are asked for does anybody decide, and then both sides do.
    awaiting = tuple(PendingDecision(side, "posting") for side in SIDES)
    state = Situation(blocks, view.day, dict(view.posts), awaiting)
    return state, slots(state, view.side or (EVERYONE if view.blocks else PUBLIC))


def slots(state: Situation, viewer: Viewer) -> Slots:
    """Name the blocks hidden from a viewer by all that he can tell of them: side and place."""
    return {
        f"{side}@{at}#{n}": id_
        for side in SIDES
        if viewer not in (side, EVERYONE)
        for at in (*PLACES, HAND, GONE, POOL)
        for n, id_ in enumerate(standing(state, side, at))
    }
