"""Chapter 3: the one question of the game, its answers, why not, and what they do."""

from collections.abc import Iterator

from app.engine.decisions import Decision, Decisions, finish, prompt, step
from app.engine.ledger import rule
from app.engine.resolution import DecisionClosed, Resolution
from app.engine.values import Choice, Message, Refusal, Side
from app.engine.words import no
from app.kit.blocks import HAND
from app.kit.setup import Place
from app.kit.turns import Done
from app.kit.views import own_at

from .events import BlockPosted
from .state import Situation
from .view import Fords

POSTING = "posting"


def offer_posts(view: Fords) -> Iterator[Choice]:
    """Offer each block in hand every place, then Done."""
    for block in own_at(view, HAND):
        for at in view.board.places:
            action = Place(block, at)
            yield Choice(action, False, f"block:{block}", f"place:{at}", typed=typed(view, action))
    yield Choice(Done(), True, label=Message("fords-done"))


def typed(view: Fords, action: object) -> str:
    """Return an action in the game's shorthand: "us3 bridge"."""
    return f"{action.block} {action.at}" if isinstance(action, Place) else ""


@rule("1", "3")
def refuse_post(view: Fords, action: Place) -> Refusal | None:
    """Rules 1 and 3: a block in hand, which has no post yet, at a place of the map."""
    if action.block not in own_at(view, HAND):
        return no("3", "fords-not-in-hand")
    if action.block in view.posts:
        return no("3", "fords-has-a-post")
    if action.at not in view.board.places:
        return no("1", "fords-no-such-place")
    return None


def refuse_done(view: Fords) -> Refusal | None:
    """Rule 3: every block has a post."""
    left = [block for block in own_at(view, HAND) if block not in view.posts]
    return no("3", "fords-blocks-left", blocks=len(left)) if left else None


def post(resolution: Resolution[Situation], action: Place) -> None:
    """Rule 3: write down a post."""
    resolution.write(BlockPosted(action.block, action.at))


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
            {Place: step(refuse_post, post), Done: finish(refuse_done, end_posting)},
            sealed=True,
        )
    },
)
