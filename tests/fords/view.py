"""A position as one viewer may know it: every field is named, nothing is copied and stripped."""

from app.engine.values import Shown, Side, View, Viewer, owned_by
from tests.fords.board import PLACES, SIDES
from tests.fords.state import GONE, HAND, POOL, Situation, standing


class OwnBlock(Shown, frozen=True):
    """A block as its owner sees it."""

    cv: int
    at: str


class Fords(View, frozen=True):
    """`side`: whose view it is, "" for a spectator. `counts`: how many blocks are where."""

    side: Side
    day: int
    ask: str
    blocks: dict[str, OwnBlock]
    posts: dict[str, str]
    counts: dict[str, dict[Side, int]]


def project(state: Situation, viewer: Viewer) -> Fords:
    """Show a position to one viewer."""
    owned = owned_by(viewer, SIDES)
    mine = {id_: block for id_, block in sorted(state.blocks.items()) if block.side in owned}
    return Fords(
        side=viewer if viewer in SIDES else "",
        day=state.day,
        ask=next((entry.ask for entry in state.awaiting if entry.side == viewer), ""),
        blocks={id_: OwnBlock(b.cv, b.at) for id_, b in mine.items() if b.at != POOL},
        posts={id_: place for id_, place in sorted(state.posts.items()) if id_ in mine},
        counts={
            at: {side: len(standing(state, side, at)) for side in SIDES}
            for at in (*PLACES, HAND, GONE)
        },
    )
