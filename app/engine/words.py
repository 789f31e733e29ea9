"""Small phrases that every chapter of every game uses to refuse, ask and tell."""

from app.engine.values import Message, Parameter, Refusal, Side


def no(rule: str, key: str, **params: Parameter) -> Refusal:
    """Make a refusal: the rule's number, the message and what goes into it."""
    return Refusal(rule, Message(key, params))


def side_name(side: Side) -> str:
    """Return the message that names a side."""
    return f"@side-{side}"
