"""Chapter 3: the one question of the game, its answers, why not, and what follows."""

from collections.abc import Iterator, Mapping

from app.engine.decisions import Answer, Decision, prompt, step
from app.engine.game import Choice, Message, Refusal, Side
from app.engine.resolution import Answered, Resolution
from tests.fords.actions import Done, Post
from tests.fords.battle import fight
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
        return Refusal("3", Message("fords-not-in-hand"))
    if action.block in view.posts:
        return Refusal("3", Message("fords-has-a-post"))
    if action.place not in PLACES:
        return Refusal("1", Message("fords-no-such-place"))
    return None


def refuse_done(view: Fords, _action: Done) -> Refusal | None:
    """Rule 3: every block has a post."""
    left = [id_ for id_, own in view.blocks.items() if own.at == HAND and id_ not in view.posts]
    return Refusal("3", Message("fords-blocks-left", {"blocks": len(left)})) if left else None


def post(resolution: Resolution[Situation], action: Post) -> None:
    """Rule 3: write down a post."""
    resolution.write(BlockPosted(action.block, action.place))


def end_posting(resolution: Resolution[Situation], side: Side, _action: Done) -> None:
    """Rule 3: a side is done; once both are, all is opened and fought out."""
    resolution.write(Answered(side))
    if not resolution.state.awaiting:
        fight(resolution)


DECISIONS: Mapping[str, Decision[Fords, Resolution[Situation]]] = {
    POSTING: Decision(
        "3",
        "fords-awaits-posting",
        prompt("fords-ask-posting"),
        (offer_posts,),
        {Post: step(refuse_post, post), Done: Answer(refuse_done, end_posting)},
        sealed=True,
    )
}


def refusal(view: Fords, action: object) -> Refusal | None:
    """Say why an action is refused from this view; None when it may be done."""
    decision = DECISIONS.get(view.ask)
    answer = decision.answers.get(type(action)) if decision else None
    if answer is None:
        return Refusal("3", Message("refusal-not-asked"))
    return answer.refuse(view, action)
