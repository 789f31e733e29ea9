"""What a player can send."""

from app.engine.values import Action


class Post(Action, frozen=True, tag="post"):
    """Post a block at a place (3)."""

    block: str
    place: str


class Done(Action, frozen=True, tag="done"):
    """Seal the posts (3)."""


AnyAction = Post | Done
