"""A position as one viewer may know it: every field is named, nothing is copied and stripped."""

from app.engine.values import Side, Viewer, owned_by
from app.kit.blocks import GONE, HAND, army
from app.kit.views import BlockView, asked_of, own_blocks

from .board import Board
from .state import POOL, Situation


class Fords(BlockView[Board], frozen=True, kw_only=True):
    """What a viewer sees. `posts`: where their own blocks are to stand. `counts`: how many blocks
    of each side are where.
    """

    day: int
    posts: dict[str, str]
    counts: dict[str, dict[Side, int]]


def project(state: Situation, viewer: Viewer) -> Fords:
    """Show a position to one viewer."""
    board, awaiting = state.board, asked_of(state.awaiting)
    mine = own_blocks(state, owned_by(viewer, board.sides), nowhere=(POOL,))
    return Fords(
        board=board,
        side=viewer if viewer in board.sides else "",
        options=state.options,
        ask=awaiting.get(viewer, ""),
        awaiting=awaiting,
        blocks=mine,
        day=min(state.day, board.sheet.days),
        posts={id_: at for id_, at in sorted(state.posts.items()) if id_ in mine},
        counts={
            at: {side: len(army(state, at, side)) for side in board.sides}
            for at in (*board.places, HAND, GONE)
        },
    )
