"""Chapter 3: the one question of the game, its answers, why not, and what they do."""

from collections.abc import Iterator

from app.engine.decisions import Decision, Decisions, finish, prompt, step
from app.engine.resolution import DecisionClosed, Resolution
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from tests.fords.actions import Done, Post
from tests.fords.board import PLACES
from tests.fords.events import BlockPosted
from tests.fords.state import HAND, Situation
from tests.fords.view import Fords

POSTING = "posting"


def offer_posts(view: Fords) -> Iterator[Choice]:
    """Offer each block in hand every place, then Done."""
    for block in view.blocks:
        for place in PLACES:
            action = Post(block, place)
            yield Choice(action, False, f"block:{block}", f"place:{place}", typed=typed(action))
    yield Choice(Done(), True, label=Message("fords-done"))


def typed(action: object) -> str:
    """Write an action in the game's shorthand: "us3 bridge"."""
    return f"{action.block} {action.place}" if isinstance(action, Post) else ""


def refuse_post(view: Fords, action: Post) -> Refusal | None:
    """Rule 3: a block in hand, which has no post yet, at a place of the map."""
    own = view.blocks.get(action.block)
    if own is None or own.at != HAND:
        return no("3", "fords-not-in-hand")
    if action.block in view.posts:
        return no("3", "fords-has-a-post")
    if action.place not in PLACES:
        return no("1", "fords-no-such-place")
    return None


def refuse_done(view: Fords) -> Refusal | None:
    """Rule 3: every block has a post."""
    left = [id_ for id_, own in view.blocks.items() if own.at == HAND and id_ not in view.posts]
    return no("3", "fords-blocks-left", blocks=len(left)) if left else None


def post(resolution: Resolution[Situation], action: Post) -> None:
    """Rule 3: write down a post."""
    resolution.write(BlockPosted(action.block, action.place))


def end_posting(resolution: Resolution[Situation], side: Side) -> None:
    """Rule 3: a side is done."""
    resolution.write(DecisionClosed(side))


DECISIONS: Decisions[Fords, Resolution[Situation]] = Decisions(
    "3",
    {
        POSTING: Decision(
            "3",
            "fords-awaits-posting",
            prompt("fords-ask-posting"),
            (offer_posts,),
            {Post: step(refuse_post, post), Done: finish(refuse_done, end_posting)},
            sealed=True,
        )
    },
)
