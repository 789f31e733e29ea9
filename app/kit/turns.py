"""What ends a draft in most games."""

from app.engine.values import Action


class Done(Action, frozen=True, tag="done"):
    """Commit the draft, put it under seal, or go on."""
