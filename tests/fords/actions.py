"""What a player can send, beside what the kit has: see `app.kit.setup.Place`."""

from app.engine.values import Action


class Done(Action, frozen=True, tag="done"):
    """Seal the posts (3)."""
